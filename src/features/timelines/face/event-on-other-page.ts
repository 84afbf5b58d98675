/** Whether the address refers to an event that is not on this page but on another one of a long timeline. */
export const isEventOnOtherPage = (): boolean =>
  location.hash.startsWith('#event-') && !document.getElementById(decodeURIComponent(location.hash.slice(1)));
