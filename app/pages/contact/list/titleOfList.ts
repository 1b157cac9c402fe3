/** Where the focus goes from what is gone: the title of the list, or of the page if there is no list any more. */
export const titleOfList = (): HTMLElement | null =>
  document.getElementById("list-title") ?? document.querySelector("h1");
