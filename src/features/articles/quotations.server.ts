import { render } from 'dom-serializer';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readPictureAddress } from '../../rules/picture-address.ts';
import { serviceAddress } from '../media/face/iiif/addresses.ts';
import type { ArticleContent } from './rules.ts';
import { readDetail, readPassage } from './face/quotations.ts';

/** Things in a body: entries that it links, books that it quotes, paintings whose details it shows. */
function findBodyMentions(body: string): string[] {
  if (!/ref-id|cite-id/.test(body)) return [];
  const ids = DomUtils.findAll(
    ({ attribs }) => 'ref-id' in attribs || 'cite-id' in attribs,
    parseDocument(body, { decodeEntities: true }).children,
  ).flatMap(({ attribs }) => attribs['ref-id'] ?? readPassage(attribs['cite-id'] ?? '')?.bookId ?? []);
  return [...new Set(ids)];
}

/** Things that an article has as cards, links or quotes. */
export function findMentions({ body, sections }: ArticleContent): string[] {
  const cards = sections.flatMap((section) => section.cards.map(({ id }) => id));
  return [...new Set([...cards, ...findBodyMentions(body)])];
}

/** Longest side of a detail shown, in pixels. */
const detailPx = 900;

/** Makes figures of a detail load only that detail, cropped by the IIIF service at the size needed. */
export function cropDetails(html: string): string {
  if (!html.includes('type="detail"')) return html;
  const document = parseDocument(html, { decodeEntities: true });
  for (const figure of DomUtils.findAll(isDetail, document.children)) {
    const detail = readDetail(figure.attribs['cite-id'] ?? '');
    const [image] = DomUtils.findAll(({ name }) => name === 'img', figure.children);
    const picture = readPictureAddress(image?.attribs.src ?? '');
    if (!detail || !image || !picture) continue;
    const { x, y, width, height } = detail;
    const shape = (width * picture.width) / (height * picture.height); // width to height
    const [wide, high] = shape > 1 ? [detailPx, detailPx / shape] : [detailPx * shape, detailPx];
    const { srcset: _set, sizes: _sizes, ...rest } = image.attribs;
    image.attribs = {
      ...rest,
      src: `${serviceAddress(detail.imageId)}/pct:${x},${y},${width},${height}/^!${detailPx},${detailPx}/0/default.webp`,
      width: String(Math.round(wide)),
      height: String(Math.round(high)),
    };
  }
  return render(document.children, { encodeEntities: 'utf8' });
}

const isDetail = ({ name, attribs }: Element) => name === 'figure' && attribs.type === 'detail';
