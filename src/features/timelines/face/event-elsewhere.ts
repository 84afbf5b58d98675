/** Whether the address names an event that is not on the page: it is on another page of a long timeline. */
export const isEventElsewhere = (): boolean =>
  location.hash.startsWith('#event-') && !document.getElementById(decodeURIComponent(location.hash.slice(1)));
