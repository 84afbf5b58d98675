import type { ReactNode } from 'react';
import { showIslandFailure } from './failed-line.ts';
import { pageDataId, type PageData } from './page-data.ts';
import { loadPartViews } from '../registry/part-views.ts';
import { fetchJson, loadTexts, type TextSet } from './text-sets.ts';
import { onWakeRequest } from './wake-request.ts';

/** How the browser finds an island's code and texts, and whether it wakes without being touched. */
export interface IslandCode {
  load(): Promise<(props: never) => ReactNode>;
  texts: readonly TextSet[];
  isWanted: () => boolean;
  /** Whether it uses parts (kit/registry/part-views.ts). */
  needsParts: boolean;
}
export const islandCode = (
  texts: readonly TextSet[],
  load: IslandCode['load'],
  isWanted = () => false,
): IslandCode => ({
  load,
  texts,
  isWanted,
  needsParts: false,
});
/** For members' working pages: all texts and all parts are loaded. */
export const workspaceCode = (load: IslandCode['load']): IslandCode => ({
  ...islandCode(['all'], load),
  needsParts: true,
});

/**
 * Wakes the islands of the page, each at its time (`Wake` in island.tsx). React is loaded with the first of them. An
 * island that cannot be loaded, or throws, shows an error next to its server-rendered content.
 */
export function wakeIslands(codes: Readonly<Record<string, IslandCode>>): void {
  const data = JSON.parse(document.getElementById(pageDataId)!.textContent) as PageData;
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const ofOthers = islands.filter(({ dataset }) => dataset.wake === 'others');
  /** Whether an island is alive; resolves once the islands that serve it have been woken, too. */
  const woken = new WeakMap<HTMLElement, Promise<boolean>>();

  function wake(island: HTMLElement): Promise<boolean> {
    const before = woken.get(island);
    if (before) return before;
    const alive = Promise.all([wakeAlone(island), ...(ofOthers.includes(island) ? [] : ofOthers.map(wake))]);
    woken.set(
      island,
      alive.then(([isAlive]) => isAlive),
    );
    return woken.get(island)!;
  }

  const wakeAlone = (island: HTMLElement): Promise<boolean> =>
    new Promise<boolean>((settle) => {
      const onBroken = (error: unknown) => {
        console.error(error);
        delete island.dataset.alive;
        woken.set(island, Promise.resolve(false)); // until the reader tries again
        showIslandFailure(island, data, () => {
          woken.delete(island);
          void wake(island);
        });
        settle(false);
      };
      const onAlive = () => {
        island.dataset.alive = '';
        settle(true);
      };
      takeOver(island, onAlive, onBroken).catch(onBroken);
    });

  /** Props that are not in the page, by the names of their islands. */
  let late: Promise<Record<string, object>> | undefined;
  async function propsOf(name: string): Promise<object> {
    late ??= fetchJson<Record<string, object>>(data.late!);
    late.catch(() => (late = undefined));
    const props = (await late)[name];
    if (!props) throw new Error(`no props for ${name}: the page has changed`);
    return props;
  }

  async function takeOver(island: HTMLElement, onAlive: () => void, onBroken: (error: unknown) => void) {
    const { load, texts, needsParts } = codes[island.dataset.island!]!;
    const [{ hydrateIsland }, Component, dictionary, props] = await Promise.all([
      import('./hydrate.tsx'),
      load(),
      loadTexts(texts, data.texts),
      data.props[Number(island.dataset.place)] ?? propsOf(island.dataset.island!),
      needsParts && loadPartViews(),
    ]);
    hydrateIsland(island, {
      Component: Component as (props: object) => ReactNode,
      props,
      dictionary,
      onAlive,
      onBroken,
    });
  }

  const wakeAll = (which: (island: HTMLElement) => boolean) =>
    islands.filter(which).forEach((island) => void wake(island));
  const ofAddress = ({ dataset }: HTMLElement) => dataset.wake === 'address';

  const wakeWanted = () => wakeAll(({ dataset }) => codes[dataset.island!]!.isWanted());
  wakeWanted();
  onWakeRequest(wakeWanted);
  if (location.hash || location.search) wakeAll(ofAddress);
  addEventListener('hashchange', () => {
    wakeAll(ofAddress);
    wakeWanted();
  });
  wakeWhenSeen(islands, wake);
  wakeWhenTouched(wake);
}

type WakeIsland = (island: HTMLElement) => Promise<boolean>;

function wakeWhenSeen(islands: readonly HTMLElement[], wake: WakeIsland) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void wake(target.closest<HTMLElement>('[data-island]')!);
    }
  });
  // An island's element has no box of its own (styles/base.css), nor have links that React puts before its content.
  for (const island of islands) {
    const content = island.querySelector(':scope > :not(link)');
    if (island.dataset.wake === 'seen' && content) observer.observe(content);
  }
}

/**
 * Any island wakes when it is touched. A click on an element that needs script, or on a tab without a panel of its own, is
 * replayed once the island is alive. Links, forms and disclosures work before that, except those that script changes (`data-live`): they
 * wait too, and do their default action if the island cannot be woken.
 */
function wakeWhenTouched(wake: WakeIsland) {
  const sleeping = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-alive])') : null;
  const touched = ({ target }: { target: EventTarget | null }) => {
    const island = sleeping(target);
    if (island) void wake(island);
  };
  for (const touch of ['pointerdown', 'focusin']) document.addEventListener(touch, touched, true);
  // A pointer that does not move gets events from a page that appears under it.
  const moved = (event: PointerEvent) => (event.movementX || event.movementY) && touched(event);
  document.addEventListener('pointermove', moved, true);
  touched({ target: document.activeElement });

  /** Links and buttons whose island could not be woken. */
  const withoutScript = new WeakSet<Element>();
  document.addEventListener(
    'click',
    (event) => {
      const island = sleeping(event.target);
      const pressed = (event.target as Element).closest<HTMLElement>('button[type=button], [role=tab], [data-live]');
      if (!island || !pressed || pressed.closest('.island-failed') || withoutScript.has(pressed)) return;
      if (pressed instanceof HTMLAnchorElement && (opensNewTab(event) || showsTarget(pressed))) return;
      event.preventDefault();
      event.stopPropagation();
      void wake(island).then((alive) => {
        if (!alive && !('live' in pressed.dataset)) return;
        if (!alive) withoutScript.add(pressed);
        setTimeout(() => pressed.click()); // a click inside a keyboard's click on the same element is ignored
      });
    },
    true,
  );
}

/** Whether a tab shows its panel without script, as the `:target` of the page; the island then wakes by the hash. */
const showsTarget = ({ role, hash, pathname }: HTMLAnchorElement) =>
  role === 'tab' && pathname === location.pathname && document.getElementById(hash.slice(1)) !== null;

/** Whether a click on a link opens another tab or window, or downloads. */
const opensNewTab = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey;
