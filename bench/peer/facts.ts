import company from "../../data/company.json" with { type: "json" };
import { LANGUAGES } from "../../scripts/lib/languages.mjs";

/** Values of the placeholders in the texts. */
export function factsIn(language: string): Record<string, string> {
  const { address, hours, phones, school, grant } = company;
  const own = LANGUAGES.find(({ code }) => code === language);
  return {
    name: company.name,
    "legal-name": company.legalName,
    "tax-id": company.taxId,
    registry: company.registry,
    address: `${address.street}, ${address.postalCode} ${address.town} (${address.province})`,
    email: company.email,
    phone: phones[0] ?? "",
    "other-phones": phones
      .slice(1)
      .map((other) => ` ${own?.and} ${other}`)
      .join(""),
    hours: hours.map((span) => span.join("–")).join(` ${own?.and} `),
    years: String(company.yearsOfExperience),
    grant: grant.euros.toLocaleString(own?.hreflang, { useGrouping: "always" }),
    school: school.name,
    "school-phone": school.phone,
    site: company.site,
  };
}
