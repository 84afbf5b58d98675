import { fetchJson } from '../../../kit/islands/text-sets.ts';
import { apiCode, readLanguage } from '../../../rules/languages.ts';
import { formatYear } from '../../../rules/time/historical-time.ts';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';
import { nextCentury } from '../../../ui/year/next-century.ts';
import { mapLabel } from '../../timemaps/face/map-label.ts';
import type { DrawnState, LabelLayout } from '../../timemaps/face/year-picture/picture-size.ts';

interface Picture {
  from: number | null;
  until: number | null;
  states: DrawnState[];
}

/** Time between two centuries, in milliseconds. */
const centuryMs = 2000;

/**
 * Moves the map of the home page (living-map.tsx): to the year of its slider, and by itself to the next century every
 * two seconds while it is seen, until it is touched or paused; never for readers who prefer reduced motion. Needs no
 * React, so that the page stays light.
 */
export function moveMap(map: HTMLElement): void {
  const slider = map.querySelector<HTMLInputElement>('input[name=year]')!,
    window = map.querySelector<HTMLElement>('.living-window')!,
    button = map.querySelector<HTMLButtonElement>('button[data-play]')!,
    output = map.querySelector('output')!;
  const language = readLanguage(document.documentElement.dataset.language) ?? 'en';
  const pictures: Picture[] = [];
  let playing = false,
    isSeen = false;
  const yearOf = () => Number(slider.value) || 1;

  function setPlaying(value: boolean) {
    playing = value;
    const name = button.dataset[playing ? 'pause' : 'play']!;
    button.ariaLabel = name;
    button.title = name;
    button.querySelector('path')!.setAttribute('d', playing ? 'M5.5 3v10M10.5 3v10' : 'M5 3l8 5-8 5z');
    button.querySelector('svg')!.toggleAttribute('data-filled', !playing);
  }

  async function findPicture(year: number): Promise<Picture> {
    const loaded = pictures.find(
      ({ from, until }) => (from === null || from <= year) && (until === null || year <= until),
    );
    if (loaded) return loaded;
    // The call `yearPicture`, without the code that encrypts and repeats calls, which needs React.
    const query = new URLSearchParams({ year: `${year}`, lang: apiCode(language) });
    const { data: picture } = await fetchJson<{ data: Picture }>(`/data/timemap/picture?${query}`);
    pictures.push(picture);
    return picture;
  }

  /** Shows the year of the slider at once, and its map when it is there; a failed request leaves the former map. */
  async function show() {
    const year = yearOf();
    output.textContent = formatYear(year, language);
    slider.ariaValueText = output.textContent;
    window.ariaBusy = 'true';
    try {
      const { states } = await findPicture(year);
      if (year === yearOf()) draw(window, states);
    } finally {
      if (year === yearOf()) window.ariaBusy = null;
    }
  }
  const showQuietly = () => void show().catch(() => setPlaying(false));

  function showNextCentury() {
    if (!playing || !isSeen || document.hidden || window.ariaBusy) return;
    const century = nextCentury(yearOf());
    slider.value = century > Number(slider.max) ? slider.min : `${century}`;
    showQuietly();
  }

  slider.addEventListener('input', () => (setPlaying(false), showQuietly()));
  for (const touch of ['pointerdown', 'keydown'])
    map.addEventListener(touch, ({ target }) => {
      if (!button.contains(target as Node)) setPlaying(false);
    });
  button.addEventListener('click', () => setPlaying(!playing));
  new IntersectionObserver(([entry]) => (isSeen = entry!.isIntersecting)).observe(window);
  setInterval(showNextCentury, centuryMs);
  setPlaying(!prefersReducedMotion());
}

function createSvg<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Record<string, string>) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** The same elements as `StatesOfYear`. */
function draw(window: HTMLElement, states: readonly DrawnState[]) {
  window.querySelector('#year-states')!.replaceChildren(
    ...states.map(({ name, href, hue, path }) => {
      const shape = createSvg('path', { class: 'year-state', d: path });
      shape.style.setProperty('--hue', `var(--border-${hue})`);
      shape.append(createSvg('title', {}));
      shape.firstElementChild!.textContent = name;
      if (!href) return shape;
      const link = createSvg('a', { href, tabindex: '-1' });
      link.append(shape);
      return link;
    }),
  );
  for (const layout of ['wide', 'narrow'] satisfies LabelLayout[])
    window.querySelector(`.year-names.of-${layout}`)!.replaceChildren(
      ...states.flatMap(({ name, labels }) => {
        const place = labels[layout];
        if (!place) return [];
        const text = createSvg('text', { x: `${place[0]}`, y: `${place[1]}` });
        text.textContent = mapLabel(name);
        return text;
      }),
    );
}
