/** Whether the browser is Firefox, for what no property of the browser tells. */
export const isFirefox = (): boolean => CSS.supports("-moz-appearance", "none");
