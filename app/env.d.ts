/// <reference types="vite/client" />

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** The settings of `.env.example`. */
interface ImportMetaEnv {
  readonly VITE_OFFLINE?: string;
  readonly VITE_SEND_ENDPOINT?: string;
  readonly VITE_SEND_PUBLIC_KEY?: string;
  readonly VITE_SEND_SERVICE?: string;
  readonly VITE_SEND_TEMPLATE?: string;
  readonly VITE_SHOP_URL?: string;
}
