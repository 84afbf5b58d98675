import type { FoundPassage } from '../../../books/search/contract.ts';
import { writeDetail, writePassage } from '../../face/quotations.ts';
import type { PaintingDetail } from '../../../paintings/contract.ts';
import { paintingAddress } from '../../../paintings/face/painting-address.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const link = (href: string, words: string) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;

export function passageHtml(book: { id: string; title: string }, passage: FoundPassage): string {
  const { chapter, chapterTitle, witness, segment, text, href } = passage;
  const citeId = writePassage({ bookId: book.id, chapter, witness, segment });
  const place = [book.title, chapterTitle, segment].filter(Boolean).join(', ');
  return `<blockquote type="passage" cite-id="${escapeHtml(citeId)}"><p>${escapeHtml(text.trim())}</p><cite>${link(href, place)}</cite></blockquote>`;
}

type View = PaintingDetail['views'][number];
type Region = View['regions'][number];

/** The bounding box of a region, in percent of its picture. */
export function boxOf({ points }: Pick<Region, 'points'>) {
  const share = (value: number) => Math.min(1, Math.max(0, value));
  const [xs, ys] = [points.map(([x]) => share(x)), points.map(([, y]) => share(y))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const hundredths = (value: number) => Math.floor(value * 10_000) / 100;
  return {
    x: hundredths(left),
    y: hundredths(top),
    width: hundredths(Math.max(...xs) - left),
    height: hundredths(Math.max(...ys) - top),
  };
}

/** A figure that shows a region of a painting, or the whole picture without a region. */
export function detailHtml(painting: PaintingDetail, view: View, region: Region | null): string {
  const label = region?.label ?? '';
  const caption = [escapeHtml(label), link(paintingAddress(painting.id), painting.name)].filter(Boolean).join(' · ');
  const which = region
    ? ` type="detail" cite-id="${escapeHtml(writeDetail({ imageId: view.id, ...boxOf(region) }))}"`
    : '';
  return `<figure${which} ref-id="${escapeHtml(painting.itemId)}"><img src="${escapeHtml(view.url)}" alt="${escapeHtml(label || painting.name)}"><figcaption>${caption}</figcaption></figure>`;
}
