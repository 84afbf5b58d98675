import { moveCursor, readCursor } from '../../ui/cursor.ts';
import { nextCentury } from '../../ui/year/next-century.ts';

/** Without a touch for this long the next visitor is awaited. */
const idleMs = 120_000;
/** Between two steps of the attract loop. */
const stepMs = 4_000;
/** The loop on the map begins and ends with these years. */
const firstYear = -500;
const lastYear = 2000;

/** Address of the first kiosk page, to which an idle kiosk returns. */
const startKey = 'kiosk-start';

/**
 * A kiosk: a page with `?kiosk` in its address has no header and footer (document.tsx). Its links keep to this site and
 * to kiosk pages; when it is idle, it returns to its first page and, on the map, walks through the centuries.
 */
export function runKiosk(): void {
  const bar = document.querySelector<HTMLElement>('.kiosk-bar');
  // In the frame of a tour the parameter only hides header and footer.
  if (!bar || window.self !== window.top) return;
  const start = sessionStorage.getItem(startKey) ?? location.href;
  sessionStorage.setItem(startKey, start);
  bar.hidden = false;
  bar.querySelector('a')!.href = start;
  keepToKioskPages();

  const isAtStart = () => location.pathname === new URL(start).pathname;
  let attracting: ReturnType<typeof setInterval> | undefined;
  let idle: ReturnType<typeof setTimeout>;
  const attract = () => {
    if (!isAtStart()) return location.assign(start);
    document.documentElement.dataset.kiosk = 'idle';
    if (location.pathname !== '/timemap') return;
    attracting = setInterval(() => {
      const year = readCursor(location.search).year ?? firstYear;
      moveCursor({ year: year >= lastYear ? firstYear : nextCentury(year) });
    }, stepMs);
  };
  const wait = () => {
    clearTimeout(idle);
    clearInterval(attracting);
    document.documentElement.dataset.kiosk = '';
    idle = setTimeout(attract, idleMs);
  };
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, wait, { capture: true, passive: true });
  wait();
  // Before the first touch, nothing has to be reset.
  if (isAtStart()) attract();
}

/** Opens links to other pages of this site as kiosk pages, and no others. */
function keepToKioskPages(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link) return;
      const address = new URL(link.href);
      if (address.origin !== location.origin || link.hasAttribute('download')) return event.preventDefault();
      link.target = '';
      address.searchParams.set('kiosk', '');
      link.href = address.href;
    },
    { capture: true },
  );
  document.addEventListener(
    'submit',
    ({ target }) => {
      const form = target as HTMLFormElement;
      if (form.elements.namedItem('kiosk')) return;
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = 'kiosk';
      form.append(field);
    },
    { capture: true },
  );
}
