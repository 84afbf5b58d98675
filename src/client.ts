import { followReading } from './features/entries/nav/follow-reading.ts';
import { listenForCards } from './features/entries/reading/listen-for-cards.ts';
import { listenForSearchKey } from './features/search/face/search-key.ts';
import { offerLanguage, showCookieBanner } from './features/site/first-visit.ts';
import { reportReading } from './features/tracking/face/report-reading.ts';
import { islands } from './features.ts';
import { linkJoinedStyles } from './kit/islands/joined-styles.ts';
import { wakeIslands } from './kit/islands/wake.ts';
import { listenForMenus } from './ui/menus.ts';
import { offerReadingAloud } from './ui/read-aloud/voices.ts';

/** Zod, which some islands load, would try to compile code, and Firefox reports the attempt that the page forbids. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/**
 * The script of every page. Its own work needs no React, which is loaded when the first island wakes. It runs when the
 * document is complete; waiting with `await` here would keep the bundler from joining its modules.
 */
function start() {
  linkJoinedStyles();
  wakeIslands(islands);
  showCookieBanner();
  offerLanguage();
  listenForMenus();
  listenForSearchKey();
  listenForCards();
  followReading();
  offerReadingAloud();
  reportReading();
  if (location.pathname.startsWith('/embed/'))
    void import('./ui/embed/frame.ts').then(({ hideRepeatedBar, reportHeight }) => {
      hideRepeatedBar();
      reportHeight();
    });
  const livingMap = document.querySelector<HTMLElement>('.living-map');
  if (livingMap) void import('./features/home/world/move-map.ts').then(({ moveMap }) => moveMap(livingMap));
  if (document.documentElement.dataset.kiosk !== undefined)
    void import('./features/site/kiosk.ts').then(({ runKiosk }) => runKiosk());
  // Installing the app implies reading offline; other readers switch it on at /download.
  if (matchMedia('(display-mode: standalone)').matches)
    void import('./features/site/app/offline-storage.ts').then(({ enableOffline }) => enableOffline());
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
