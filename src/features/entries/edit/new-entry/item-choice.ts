import type { Kind } from '../../../../rules/kinds.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { Facts } from '../../rules.ts';
import type { ItemProposal } from '../../wikidata/contract.ts';
import type { FurtherPart } from '../../writing-contract.ts';
import type { TextHead } from '../text/text-fields.tsx';
import type { Further } from './further.ts';

/** One thing that an item states, which an author takes or not. */
export type ItemLine =
  | { of: 'kind' | 'place' | 'same' | 'picture' }
  | { of: 'text'; language: Language; isTaken: boolean }
  | { of: 'time' | 'relation' | 'event'; at: number };

/** The key of a line, unique in its item. */
export const keyOfLine = (line: ItemLine): string =>
  'at' in line ? `${line.of} ${line.at}` : line.of === 'text' ? `text ${line.language}` : line.of;

/** The lines of an item, in reading order. A text whose name is taken cannot be proposed. */
export function linesOf({ facts, texts, relations, events, picture }: ItemProposal): ItemLine[] {
  const listed = (of: 'time' | 'relation' | 'event', list: readonly unknown[]) => list.map((_, at) => ({ of, at }));
  return [
    { of: 'kind' },
    ...texts.map(({ language, isTaken }): ItemLine => ({ of: 'text', language, isTaken })),
    ...listed('time', facts.times),
    ...(facts.place ? [{ of: 'place' as const }] : []),
    { of: 'same' },
    ...listed('relation', relations),
    ...listed('event', events),
    ...(picture ? [{ of: 'picture' as const }] : []),
  ];
}

/** What an author took from an item. */
export interface ChosenLines {
  kind: Kind | null;
  /** The head of the text in the author's language. */
  head: TextHead | null;
  facts: Partial<Pick<Facts, 'region' | 'times' | 'place' | 'same'>>;
  further: Further;
  /** A file of Commons to copy. */
  picture: string | null;
}

export function chooseLines(
  proposal: ItemProposal,
  { kind, isTicked, language }: { kind: Kind; isTicked(line: ItemLine): boolean; language: Language },
): ChosenLines {
  const { facts, texts, relations, events, picture } = proposal;
  const ticked = <T>(of: 'time' | 'relation' | 'event', list: readonly T[]) =>
    list.filter((_, at) => isTicked({ of, at }));
  const takenTexts = texts.filter(({ isTaken, language: of }) => isTicked({ of: 'text', language: of, isTaken }));
  const ownText = takenTexts.find((text) => text.language === language)?.text;
  const takenRelations = ticked('relation', relations),
    takenEvents = ticked('event', events);
  const parts: FurtherPart[] = [
    ...takenTexts.flatMap(({ language: of, text }): FurtherPart[] =>
      of === language ? [] : [{ module: 'text', language: of, content: text }],
    ),
    ...(takenRelations.length
      ? [
          {
            module: 'relations' as const,
            content: { relations: takenRelations.map(({ relation }) => relation) },
          },
        ]
      : []),
    ...(takenEvents.length ? [{ module: 'timeline' as const, content: { events: takenEvents } }] : []),
  ];
  const { body: _, ...head } = ownText ?? { body: '' };
  return {
    kind: isTicked({ of: 'kind' }) ? kind : null,
    head: ownText ? (head as TextHead) : null,
    facts: {
      times: ticked('time', facts.times),
      ...(isTicked({ of: 'place' }) && { place: facts.place, region: facts.region }),
      ...(isTicked({ of: 'same' }) && { same: facts.same }),
    },
    further: {
      parts,
      names: Object.fromEntries(takenRelations.map(({ relation, name }) => [relation.to, name])),
    },
    picture: isTicked({ of: 'picture' }) ? picture : null,
  };
}
