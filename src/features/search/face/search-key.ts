/** The key `/` focuses the search box, as on many sites; without React, so that it works before the box is alive. */
export function listenForSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, defaultPrevented, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || defaultPrevented || ctrlKey || metaKey || altKey || isWriting(target)) return;
    const box = [...document.querySelectorAll('.search-box')].find((searchBox) => searchBox.checkVisibility());
    if (!box) return;
    event.preventDefault();
    box.querySelector<HTMLInputElement>('form:not([hidden]) input')!.focus();
  });
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
