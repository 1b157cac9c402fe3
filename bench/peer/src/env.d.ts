declare module "virtual:texts" {
  const texts: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default texts;
}
