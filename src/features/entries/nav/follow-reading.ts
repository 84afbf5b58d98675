import { watchReading } from '../../../kit/islands/watch-reading.ts';

/** How far below the top of the window a reader is taken to read, as a share of its height. */
const readingLine = 0.3;

/**
 * While an entry is read: marks the current section in its navigation, and in the panel next to the text, where there is
 * one, what the current paragraph mentions. Plain script, because a page that is only read loads no React.
 */
export function followReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.entry-nav a[href^="#"]')];
  if (!links.length) return;
  const text = document.querySelector('.view-text')!;
  const sections = links.map((link) => ({
    link,
    view: document.getElementById(link.hash.slice(1))?.closest('.view') ?? text,
  }));
  const blocks = [...text.querySelectorAll('.text > :is(p, blockquote, ul, ol, figure)')];
  const panel = text.querySelector<HTMLElement>('.glances');
  const marks = [...(panel?.querySelectorAll<HTMLElement>('[data-follow]') ?? [])];
  let read: Element | undefined;

  const look = () => {
    const line = innerHeight * readingLine;
    const opened = sections.find(({ view }) => view.matches(':target, :has(:target)') && isInWindow(view));
    const current = opened ?? sections.findLast(({ view }) => isShown(view) && topOf(view) <= line) ?? sections[0]!;
    for (const { link } of sections)
      if (link === current.link) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');

    const isBeside = panel && getComputedStyle(panel).position === 'sticky';
    const block = isBeside ? blocks.find((candidate) => candidate.getBoundingClientRect().bottom > line) : undefined;
    if (!block || block === read || topOf(block) > innerHeight * 0.7) return;
    read = block;
    const mentioned = marks.filter(({ dataset }) =>
      dataset.follow!.split('|').some((what) => isMentioned(what, block)),
    );
    // A paragraph that mentions nothing here leaves the panel as it is.
    if (mentioned.length) for (const mark of marks) mark.toggleAttribute('data-now', mentioned.includes(mark));
  };
  watchReading(look);
  addEventListener('hashchange', look);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
const isShown = (element: Element) => element.getClientRects().length > 0;
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Whether a block has a link to this address, or this name as whole words. */
function isMentioned(what: string, block: Element): boolean {
  if (what.startsWith('/')) return block.querySelector(`a[href="${CSS.escape(what)}"]`) !== null;
  const text = block.textContent,
    at = text.indexOf(what);
  if (at < 0 || what.length < 2) return false;
  const isLetter = (character = '') => /[\p{Ll}\p{Lu}]/u.test(character);
  return !isLetter(text[at - 1]) && !isLetter(text[at + what.length]);
}
