import { DomUtils, parseDocument } from 'htmlparser2';
import type { Citation } from '../../../rules/schemas.ts';

export const citationsIn = (body: string): Citation[] =>
  body.includes('cite-id')
    ? DomUtils.findAll(
        (node) => node.name === 'cite' && 'cite-id' in node.attribs,
        parseDocument(body, { decodeEntities: true }).children,
      ).map((cite) => ({
        title: DomUtils.textContent(cite),
        author: cite.attribs['data-author'] ?? null,
        year: cite.attribs['data-year'] ?? null,
        url: cite.attribs['data-url'] ?? null,
        where: null,
      }))
    : [];
