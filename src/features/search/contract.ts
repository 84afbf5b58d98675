import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { Answer } from '../../kit/answers/contract.ts';
import { kinds, regions } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { LanguageCode, LinkedEntry, PageNumber, PageSize, TimeRecord } from '../../rules/schemas.ts';
import { HighlightRange, Keyword, SuggestedPlace, Suggestion } from '../../kit/suggestions/contract.ts';
import { searchTypes } from '../../rules/search/search-types.ts';

/** A search result as the results page shows it. */
export const Hit = LinkedEntry.extend({
  /** Null for results that are not subjects. */
  kind: z.enum(kinds).nullable(),
  type: z.enum(searchTypes),
  /** For things that members create (`special`); null for others. */
  made: z.string().nullable(),
  href: z.string(),
  time: TimeRecord.nullable(),
  /** Address of the picture that represents it. */
  picture: z.string().nullable(),
  found: Suggestion.shape.found,
  /** Ranges in `name`. */
  nameMarks: z.array(HighlightRange),
  /** An excerpt of the original text around the match. */
  snippet: z.object({ text: z.string(), language: LanguageCode, marks: z.array(HighlightRange) }).nullable(),
});
export type Hit = z.output<typeof Hit>;

const Facet = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.number() }));

/** Called by the results page, whose address also serves programs. */
export const searchAll = endpoint([], {
  summary: 'Everything that contains the search terms, the subject itself first.',
  for: 'anyone',
  cached: true,
  input: z.object({
    keyword: Keyword,
    type: z.enum(searchTypes).default('entries'),
    page: PageNumber.default(1),
    size: PageSize.default(limits.searchPageSize),
    kind: z.enum(kinds).optional(),
    region: z.enum(regions).optional(),
    /** Historical century: 1 is AD 1–100, −1 is 100–1 BC. */
    century: z.coerce.number().int().optional(),
    /** The language a text was found in. */
    in: LanguageCode.optional(),
  }),
  reply: z.object({
    /** The search term, cut and normalized. */
    keyword: z.string(),
    /** The answer of the data, if the term is a question; on the first page only. */
    answer: Answer.nullable(),
    /** Places that the term names exactly, such as `Iliad 1.1`; on the first page only. `lang` is the tag of `text`. */
    places: z.array(SuggestedPlace),
    total: z.number(),
    /** Whether `total` and the counts are only a lower bound. */
    capped: z.boolean(),
    hits: z.array(Hit),
    counts: z.record(z.enum(searchTypes), z.number()),
    facets: z.object({
      kind: Facet(z.enum(kinds)),
      region: Facet(z.enum(regions)),
      century: Facet(z.number()),
      language: Facet(LanguageCode),
    }),
    /** A similar name, if there were few results or none. */
    didYouMean: z.string().nullable(),
    /** Whether the site's text model took part in the order. */
    isByMeaning: z.boolean(),
    /** If nothing was found: entries near in meaning, and those that parts of the term find. */
    nearby: z.array(LinkedEntry),
  }),
  example: { keyword: '长城' },
});
export type SearchResults = z.output<typeof searchAll.reply>;
