/**
 * Settings of an installation, from the environment of the build; see `.env.example`. Each is named whole, as Vite puts
 * it in the place of its name: of the environment as an object, it would publish everything.
 */
import type { SendTarget } from "bancal";

export const sendTarget: SendTarget = {
  endpoint:
    import.meta.env.VITE_SEND_ENDPOINT || "https://api.emailjs.com/api/v1.0/email/send-form",
  publicKey: import.meta.env.VITE_SEND_PUBLIC_KEY ?? "",
  service: import.meta.env.VITE_SEND_SERVICE ?? "",
  template: import.meta.env.VITE_SEND_TEMPLATE ?? "",
};

export const shopUrl = import.meta.env.VITE_SHOP_URL || "/shop.json";
