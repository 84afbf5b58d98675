import type { ErrorName } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { cleanName } from '../../../rules/names.ts';
import type { Citation } from '../../../rules/nouns.ts';
import { isSimpleEnough, plainText, safeHtml } from '../../../rules/safe-html.ts';
import type { Text } from '../../entries/rules.ts';
import { withPlainNotes } from '../../entries/reading/notes.server.ts';
import type { Contents } from '../face/publish.server.ts';

const nameOf = (text: string) => cleanName(plainText(text));
const nameOrNull = (text: string | null) => (text && nameOf(text)) || null;

/**
 * How each module's content is kept: nothing in it that could run. A text is markup; all else is words, shown as they
 * are, and addresses.
 */
const makers: { [M in keyof Contents]: (content: Contents[M]) => Contents[M] } = {
  text: (text: Text) => ({
    ...text,
    name: nameOf(text.name),
    summary: plainText(text.summary),
    otherNames: text.otherNames.map(nameOf).filter(Boolean),
    ...(text.pronunciation !== undefined && { pronunciation: nameOrNull(text.pronunciation) }),
    disambiguation: nameOrNull(text.disambiguation),
    body: withPlainNotes(safeHtml(text.body)),
    ...(text.articles && {
      articles: text.articles.map((one) => ({ ...one, reason: plainText(one.reason) })).filter(({ reason }) => reason),
    }),
  }),
  facts: (facts) => ({
    ...facts,
    times: facts.times.map(withSafeSource),
    ...(facts.portrait && { portrait: { ...facts.portrait, credit: withSafeSource(facts.portrait.credit) } }),
  }),
  relations: ({ relations }) => ({ relations: relations.map(withSafeSource) }),
  timeline: ({ events }) => ({ events: events.map(withSafeSource) }),
  timemap: ({ nodes }) => ({ nodes: nodes.map(withSafeSource) }),
};

export type Cleaned<Content> = { content: Content } | { fault: ErrorName };

/** What somebody wrote, as it is kept; or why it is not. */
export function cleanContent<M extends keyof Contents>({
  module,
  content,
}: {
  module: M;
  content: Contents[M];
}): Cleaned<Contents[M]> {
  const fault = module === 'text' ? faultOf((content as Text).body) : null;
  if (fault) return { fault };
  const clean = makers[module](content);
  // A sign may be several letters once it is written as markup.
  return isTooLarge(clean) ? { fault: 'tooLarge' } : { content: clean };
}

export const isTooLarge = (content: unknown) => JSON.stringify(content).length > limits.revisionLength;
const faultOf = (body: string): ErrorName | null =>
  body.length > limits.bodyLength ? 'tooLarge' : isSimpleEnough(body) ? null : 'textTooComplex';

/** Of the web, or of this house: no script, nothing that only looks like a path. */
const isAddress = (url: string) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(url);

const withSafeSource = <Item extends { source: Citation | null }>(item: Item): Item =>
  item.source && item.source.url !== null && !isAddress(item.source.url)
    ? { ...item, source: { ...item.source, url: null } }
    : item;
