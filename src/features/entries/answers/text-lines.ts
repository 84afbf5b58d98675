import render from 'dom-serializer';
import { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { toPlainText } from '../../../rules/safe-html.ts';

/** Longest part of a text that an assistant reads at once, in characters. */
export const maxPartLength = 12_000;

const isPicture = (node: Element) =>
  node.name === 'figure' && DomUtils.existsOne(({ name }) => name === 'img', node.children);

/**
 * The lines of markup as an assistant reads them: one for each paragraph, item, heading or row. Pictures have none: their
 * captions are not part of the running text.
 */
export function linesOf(html: string): string[] {
  const document = parseDocument(html);
  for (const picture of DomUtils.findAll(isPicture, document.children)) DomUtils.removeElement(picture);
  return toPlainText(
    render(document).replace(/<\/(?:p|li|h\d|blockquote|tr|pre|dt|dd|caption|figcaption|div)>/g, '$&\n'),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
