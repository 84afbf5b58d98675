import { z } from 'zod';
import * as limits from '../../rules/limits.ts';
import { LanguageCode, LinkedEntry, PageNumber, PageSize } from '../../rules/schemas.ts';
import { endpoint } from '../calls/endpoint.ts';

/** A range in a text: start and exclusive end, in UTF-16 units as for `slice`. */
export const HighlightRange = z.tuple([z.number(), z.number()]);
export type HighlightRange = z.output<typeof HighlightRange>;

/** The search term: of any length and script, cut to 58 characters (V02). */
export const Keyword = z.string().max(16_384).default('');

/** A suggested entry. Source: spec §3 "Search suggestion". */
export const Suggestion = LinkedEntry.extend({
  /** The matched name, if it is not the entry's own: another name, or one in another language. */
  found: z.object({ name: z.string(), language: LanguageCode }).nullable(),
  /** Positions of the typed letters in `found`, or else in `name`; empty for readings and typing errors. */
  marks: z.array(HighlightRange),
  /** The years of its main time in its language: distinguishes namesakes. */
  when: z.string().nullable(),
});
export type Suggestion = z.output<typeof Suggestion>;

/** A passage of a book that the typed text names exactly: `Iliad 1.1`. `lang` is the tag of `text`. */
export const SuggestedPlace = z.object({ name: z.string(), href: z.string(), text: z.string(), lang: z.string() });
export type SuggestedPlace = z.output<typeof SuggestedPlace>;

export const getSuggestion = endpoint('GET /api/search/getSuggestion', {
  summary:
    'Entries whose name begins with the typed text, ' +
    'in any language and script, by reading, and with one or two typing errors.',
  for: 'anyone',
  cached: true,
  input: z.object({
    keyword: Keyword,
    /** Only entries that are linked with others. */
    hasKgs: z.stringbool().or(z.boolean()).default(false),
    page: PageNumber.default(1),
    size: PageSize.default(limits.suggestions),
  }),
  /** `places` come before the entries; absent if there are none, for a page after the first, and where only linked entries are asked for. */
  reply: z.object({ sugNodes: z.array(Suggestion), more: z.boolean(), places: z.array(SuggestedPlace).optional() }),
  example: { keyword: 'qin' },
});
