import { z } from "zod";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LENGTHS = { name: 120, email: 254, phone: 40, comments: 4000 };

const longest = (max: number) => z.string().max(max, `too-long ${max}`);
/** Messages are keys, without `contact.error.`. */
const needed = (field: string) =>
  z.string().trim().min(1, `${field}.required`).max(LENGTHS.name, `too-long ${LENGTHS.name}`);

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, "").length;
  return /^\+?[\d\s\-./()]*$/.test(value) && digits >= 6 && digits <= 15;
}

const isDays = (value: string) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 365;

const today = () => new Date().toLocaleDateString("sv");

/** The fields of the form, with their names in the sending provider's template. */
export const schema = z
  .object({
    user_name: needed("name"),
    user_email: z.union([z.literal(""), z.email("email.invalid").max(LENGTHS.email)]),
    user_number: longest(LENGTHS.phone)
      .trim()
      .refine((value) => !value || isPhone(value), "phone.invalid"),
    user_machinery: needed("machine"),
    user_city: needed("city"),
    user_rentalDate: z
      .string()
      .refine((value) => !value || DAY.test(value), "date.invalid")
      .refine((value) => !value || value >= today(), "date.past"),
    user_rentalDays: z
      .string()
      .min(1, "days.required")
      .refine((value) => !value || isDays(value), "days.invalid"),
    user_comments: longest(LENGTHS.comments),
  })
  .refine(({ user_email, user_number }) => user_email !== "" || user_number !== "", {
    path: ["user_email"],
    message: "reach",
    when: () => true,
  });

export type Request = z.infer<typeof schema>;
