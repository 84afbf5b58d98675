import { Element, Text, type ChildNode, type Document } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { Language } from '../../../rules/languages.ts';
import { readPictureAddress, srcSetOf } from '../../../rules/picture-address.ts';
import { creditParts } from '../../media/face/credit.ts';
import type { Credits } from '../../media/face/publish-pictures.server.ts';

/** Largest width of a text, in pixels (`--measure` in styles/tokens.css). */
const textWidthPx = 670;

/** Prepares the pictures of a text for readers: lazy loading, a width that fits, and a credit line below. */
export function preparePictures(document: Document, language: Language, credits: Credits): void {
  for (const image of DomUtils.findAll(({ name }) => name === 'img', document.children)) {
    const picture = readPictureAddress(image.attribs.src ?? '');
    if (!picture) continue;
    const figure = findFigure(image);
    const share = Number(/width:\s*(\d+)%/.exec(figure?.attribs.style ?? '')?.[1] ?? 100) / 100;
    image.attribs = {
      alt: '',
      ...image.attribs,
      srcset: srcSetOf(image.attribs.src!)!,
      sizes: `(width < 48rem) 92vw, ${Math.round(textWidthPx * share)}px`,
      loading: 'lazy',
      decoding: 'async',
    };
    const credit = credits.get(picture.hash);
    if (!figure || !credit) continue;
    const parts = creditParts(credit, language).flatMap(({ text, url }, index): ChildNode[] => [
      ...(index ? [new Text(' · ')] : []),
      url ? new Element('a', { href: url, rel: 'noopener external' }, [new Text(text)]) : new Text(text),
    ]);
    let caption = figure.children.find(
      (child): child is Element => child instanceof Element && child.name === 'figcaption',
    );
    if (!caption) DomUtils.appendChild(figure, (caption = new Element('figcaption', {})));
    DomUtils.appendChild(caption, new Element('small', { class: 'credit' }, parts));
  }
}

function findFigure(node: Element): Element | null {
  for (let above = node.parent; above; above = above.parent)
    if (above instanceof Element && above.name === 'figure') return above;
  return null;
}
