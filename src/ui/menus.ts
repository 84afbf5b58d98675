/**
 * Menus are `details` with `data-menu`, in islands or not: a click elsewhere closes them, and so does Escape, which
 * returns the focus to the summary.
 */
export function listenForMenus(): void {
  const opened = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];

  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      for (const menu of opened()) if (!menu.contains(target as Node)) menu.open = false;
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const menu = opened().at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !menu) return;
    // A dialog that was opened from it is closed first.
    if ((event.target as Element).closest('dialog, [popover]')) return;
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')!.focus();
  });
}
