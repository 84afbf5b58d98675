import { Element, Text, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { cleanPaste } from '../../../../editing/text/paste/paste.ts';
import { docOf, sanitizeSegment, type SegmentDoc } from './segment-doc.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const lineEnd = '<br />';
const blocks = /^(?:p|div|h[1-6]|blockquote|pre|ul|ol|li|dl|dt|dd|table|tr|section|article|figure|figcaption|hr)$/;
const emphasisTags: Record<string, string> = { b: 'strong', i: 'em' };

/**
 * Converts pasted HTML to a segment's text: paragraphs become lines; Word's footnotes and the notes of an entry become
 * inline notes. `isKnown`: whether the segment has the note whose mark was copied.
 */
export function convertPastedHtml(html: string, origin: string, isKnown: (note: string) => boolean): string {
  const words = (nodes: readonly ChildNode[]): string =>
    nodes
      .map((node) => {
        if (node instanceof Text) return escapeHtml(node.data);
        if (!(node instanceof Element)) return '';
        const { name, attribs, children } = node,
          inside = words(children);
        if (name === 'br') return lineEnd;
        if (name === 'sup' && attribs['data-note'] !== undefined && !isKnown(attribs['data-note'])) return '';
        if (attribs['note-id'] !== undefined) return inside && `<small class="note">${inside}</small>`;
        if (blocks.test(name)) return lineEnd + inside + lineEnd;
        if (name === 'td' || name === 'th') return `${inside} `;
        const tag = emphasisTags[name] ?? name;
        const about = Object.entries(attribs).map(
          ([key, value]) => ` ${key}="${escapeHtml(value).replaceAll('"', '&quot;')}"`,
        );
        return `<${tag}${about.join('')}>${inside}</${tag}>`;
      })
      .join('');
  return sanitizeSegment(words(parseDocument(cleanPaste(html, origin), { decodeEntities: true }).children))
    .replace(/(?<!\s)\s*<br \/>(?:\s|<br \/>)*/g, lineEnd)
    .replace(/^(?:<br \/>|\s)+|(?<!<br \/>|\s)(?:<br \/>|\s)+$/g, '');
}

/** Converts plain text; each of its lines becomes a line of the segment. */
export const convertPastedText = (text: string): SegmentDoc =>
  docOf(escapeHtml(text.replace(/\r\n?/g, '\n').trim()).replace(/\n+/g, lineEnd));
