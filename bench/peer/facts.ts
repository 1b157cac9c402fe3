import company from "../../data/company.json" with { type: "json" };

const AND: Record<string, string> = { es: "y", en: "and", val: "i" };
const TAGS: Record<string, string> = { es: "es", en: "en", val: "ca" };

/** Values of the placeholders in the texts. */
export function factsIn(language: string): Record<string, string> {
  const { address, hours, phones, school, grant } = company;
  return {
    name: company.name,
    "legal-name": company.legalName,
    "tax-id": company.taxId,
    registry: company.registry,
    address: `${address.street}, ${address.postalCode} ${address.town} (${address.province})`,
    email: company.email,
    "phone-1": phones[0] ?? "",
    "phone-2": phones[1] ?? "",
    hours: hours.map((span) => span.join("–")).join(` ${AND[language]} `),
    years: String(company.yearsOfExperience),
    grant: grant.euros.toLocaleString(TAGS[language], { useGrouping: "always" }),
    school: school.name,
    "school-phone": school.phone,
    site: company.site,
  };
}
