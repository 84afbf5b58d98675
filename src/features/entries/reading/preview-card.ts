import { call } from '../../../kit/calls/call.ts';
import { fastRead } from '../contract.ts';
import './preview-card.css';

/** Distance between a link and its card, in pixels, and how long the pointer may leave both, in milliseconds. */
const gap = 8,
  closeDelayMs = 250;

let shownPreview: { card: HTMLElement; link: HTMLElement } | null = null;
let closeTimer: ReturnType<typeof setTimeout> | undefined;

function close(): void {
  shownPreview?.card.remove();
  shownPreview?.link.removeAttribute('aria-describedby');
  shownPreview = null;
}

const element = (name: string, text: string, className = '') => {
  const newElement = document.createElement(name);
  newElement.textContent = text;
  newElement.className = className;
  return newElement;
};

/** The card of an entry: its name and kind, its time, and its first words; null if it cannot be loaded. */
async function createEntryCard(link: HTMLAnchorElement): Promise<Node[] | null> {
  const id = decodeURIComponent(new URL(link.href).pathname.split('/')[2] ?? '');
  const entry = await call(fastRead, { id }, { quiet: true }).catch(() => null);
  if (!entry) return null;
  return [
    element('span', entry.name, 'preview-rubbing'),
    element('b', entry.name),
    ...(entry.when ? [element('small', entry.when, 'tabular')] : []),
    element('p', entry.summary, 'clamped'),
  ];
}

/** The text of a note, from the list at the end of the text. */
function createNoteCard(link: HTMLAnchorElement): Node[] | null {
  const note = document.getElementById(link.hash.slice(1))?.querySelector('span');
  return note ? [note.cloneNode(true)] : null;
}

/** Shows the card of a link, next to it and within the window, until the pointer leaves both, or Escape. */
export async function showPreview(link: HTMLAnchorElement): Promise<void> {
  if (shownPreview?.link === link) return;
  close();
  const isNote = link.closest('.note') !== null;
  const content = isNote ? createNoteCard(link) : await createEntryCard(link);
  if (!content || !link.isConnected || (!isNote && !link.matches(':hover'))) return;
  const card = element('div', '', 'popup preview-card ui');
  card.id = 'preview-card';
  card.role = 'tooltip';
  card.append(...content);
  const text = link.closest<HTMLElement>('[lang]');
  if (text) card.lang = text.lang;
  document.body.append(card);
  link.setAttribute('aria-describedby', card.id);
  shownPreview = { card, link };

  const { left, top, bottom } = link.getBoundingClientRect(),
    { offsetWidth: width, offsetHeight: height } = card;
  const below = bottom + gap + height <= innerHeight || top < height + gap;
  card.style.left = `${scrollX + Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`;
  card.style.top = `${scrollY + (below ? bottom + gap : top - gap - height)}px`;
}

document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
document.addEventListener('pointerover', ({ target }) => {
  clearTimeout(closeTimer);
  if (
    shownPreview &&
    target instanceof Node &&
    !shownPreview.card.contains(target) &&
    !shownPreview.link.contains(target)
  )
    closeTimer = setTimeout(close, closeDelayMs);
});
document.addEventListener('click', ({ target }) => {
  if (
    shownPreview &&
    target instanceof Node &&
    !shownPreview.card.contains(target) &&
    !shownPreview.link.contains(target)
  )
    close();
});
