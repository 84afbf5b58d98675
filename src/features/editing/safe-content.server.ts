import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import type { Citation } from '../../rules/nouns.ts';
import { plainText, safeHtml } from '../../rules/safe-html.ts';
import type { Text } from '../entries/rules.ts';
import type { Contents } from './publish.server.ts';

/** How each module's content is kept: nothing in it that could run. A text is markup; all else is words, shown as they are, and addresses. */
const makers: { [M in keyof Contents]: (content: Contents[M]) => Contents[M] } = {
  text: (text: Text) => ({
    ...text, name: plainText(text.name), summary: plainText(text.summary), otherNames: text.otherNames.map(plainText).filter(Boolean),
    ...(text.pronunciation !== undefined && { pronunciation: plainOrNull(text.pronunciation) }), disambiguation: plainOrNull(text.disambiguation), body: safeHtml(text.body),
    ...(text.articles && { articles: text.articles.map((one) => ({ ...one, reason: plainText(one.reason) })).filter(({ reason }) => reason) }),
  }),
  facts: (facts) => ({ ...facts, times: facts.times.map(withSafeSource), ...(facts.portrait && { portrait: { ...facts.portrait, credit: withSafeSource(facts.portrait.credit) } }) }),
  relations: ({ relations }) => ({ relations: relations.map(withSafeSource) }),
  timeline: ({ events }) => ({ events: events.map(withSafeSource) }),
  timemap: ({ nodes }) => ({ nodes: nodes.map(withSafeSource) }),
};

/** What somebody wrote, as it is kept. Fails with `tooLarge`. */
export function safeContent<M extends keyof Contents>(module: M, content: Contents[M]): Contents[M] {
  if (JSON.stringify(content).length > limits.revisionLength) fail('tooLarge');
  return makers[module](content);
}

const plainOrNull = (text: string | null) => (text && plainText(text)) || null;

/** Of the web, or of this house: no script, nothing that only looks like a path. */
const isAddress = (url: string) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(url);

const withSafeSource = <Item extends { source: Citation | null }>(item: Item): Item =>
  item.source && item.source.url !== null && !isAddress(item.source.url) ? { ...item, source: { ...item.source, url: null } } : item;
