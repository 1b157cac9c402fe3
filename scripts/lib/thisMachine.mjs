/** Whether an address is of this machine, which needs no https. @param {string} address */
export const isThisMachine = (address) =>
  URL.canParse(address) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
