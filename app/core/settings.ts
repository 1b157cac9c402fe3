/** Settings of an installation, from the environment of the build; see `.env.example`. */
import type { SendTarget } from "bancal";

const env: Record<string, string | undefined> = import.meta.env;

export const sendTarget: SendTarget = {
  endpoint: env.VITE_SEND_ENDPOINT || "https://api.emailjs.com/api/v1.0/email/send-form",
  publicKey: env.VITE_SEND_PUBLIC_KEY ?? "",
  service: env.VITE_SEND_SERVICE ?? "",
  template: env.VITE_SEND_TEMPLATE ?? "",
};

export const shopUrl = env.VITE_SHOP_URL || "/shop.json";
