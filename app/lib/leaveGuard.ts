/** Returns a function that switches on and off whether the browser asks before it leaves the page. */
export function createLeaveGuard(): (on: boolean) => void {
  const ask = (event: Event) => event.preventDefault();
  return (on) => {
    // Only while needed: pages with such a listener do not enter the back/forward cache of some browsers.
    if (on) {
      addEventListener("beforeunload", ask);
    } else {
      removeEventListener("beforeunload", ask);
    }
  };
}
