import { listSeparator, usesHan, type InLanguages } from '../src/rules/languages.ts';
import { formatRecord } from '../src/rules/time/historical-time-format.ts';
import type { TimeRecord } from '../src/rules/time/historical-time.ts';
import { cleanText, mapLanguages } from './clean-text.ts';
import { statementsOf, textIn, timeIn, type Statement } from './wikidata-claims.ts';
import { isFileName } from './wikidata-pictures.ts';
import { recordOf, type Moment } from './wikidata-times.ts';

/** A flag or a coat of arms of a state, with the periods in which it was used, as far as they are stated. */
export interface Emblem {
  type: EmblemType;
  /** Its file on Commons. */
  name: string;
  periods: TimeRecord[];
}
type EmblemType = keyof typeof properties;

const properties = { flag: 'P41', arms: 'P94' } as const;
/** Flags, and coats of arms, that one state gets; a state with more has changed details that a reader cannot tell apart. */
const maxEmblems = 12;

/**
 * The flags (P41) and coats of arms (P94) of a state in the order of their periods (P580, P582); `leftOut` names the
 * others. One without a period is for all times, so it is left out if Wikidata prefers another.
 */
export function emblemsOf(entity: Record<string, unknown>): { emblems: Emblem[]; leftOut: string[] } {
  const statements = statementsOf(entity),
    leftOut: string[] = [];
  const emblems = (['flag', 'arms'] as const).flatMap((type) => {
    const all = statements.get(properties[type]) ?? [],
      hasPreferred = all.some(({ isPreferred }) => isPreferred);
    const byName = new Map<string, { name: string; periods: TimeRecord[]; from: number }>();
    for (const statement of all) {
      const { main, isPreferred } = statement;
      if (main.is === 'none') continue;
      const name = cleanText(textIn(main)).replaceAll('_', ' ');
      const leaveOut = (why: string) => void leftOut.push(`${type}${name && ` “${name}”`}: ${why}`);
      const period = periodOf(statement);
      if (!isFileName(name)) leaveOut('Wikidata does not name its file');
      else if (period === 'bad') leaveOut('its period cannot be read');
      else if (!period && hasPreferred && !isPreferred)
        leaveOut('no period is stated for it, and another is preferred');
      else {
        const emblem = byName.get(name) ?? { name, periods: [], from: Infinity };
        byName.set(name, emblem);
        if (period) {
          emblem.periods.push(period.record);
          emblem.from = Math.min(emblem.from, period.from);
        }
      }
    }
    const ordered = [...byName.values()].toSorted((a, b) => (a.from === b.from ? 0 : a.from - b.from));
    for (const { name } of ordered.slice(maxEmblems))
      leftOut.push(`${type} “${name}”: the gallery gets ${maxEmblems} at most`);
    return ordered.slice(0, maxEmblems).map(({ name, periods }): Emblem => ({ type, name, periods }));
  });
  return { emblems, leftOut };
}

/** The period of a statement; null if it states none. */
function periodOf({ qualifiers }: Statement): { record: TimeRecord; from: number } | 'bad' | null {
  const [start, end] = ['P580', 'P582'].map((property) => timeIn(qualifiers.get(property)?.[0], qualifiers));
  if (start === 'bad' || end === 'bad') return 'bad';
  const [first, last] = [start, end].map((time) => (time === 'none' ? null : (time ?? null))) as [
    Moment | null,
    Moment | null,
  ];
  const moment = first ?? last;
  if (!moment) return null;
  if (first && last) {
    const record = recordOf({ start: first, end: last });
    return record ? { record, from: first.earliest } : 'bad';
  }
  // One end is known: the other is after or before it.
  const record: TimeRecord = {
    startTime: moment.from,
    endTime: moment.from,
    startNote: first ? moment.note : 'before',
    endNote: first ? 'after' : moment.note,
    timeDesc: null,
  };
  return { record, from: moment.earliest };
}

const words: Record<EmblemType, InLanguages> = {
  flag: { zh: '旗帜', en: 'Flag', fr: 'Drapeau', es: 'Bandera', jp: '旗' },
  arms: { zh: '徽章', en: 'Coat of arms', fr: 'Armoiries', es: 'Escudo de armas', jp: '紋章' },
};

/** What an emblem is, with its periods: “Flag (1204 – 1261)”. */
export const captionOf = ({ type, periods }: Emblem): InLanguages =>
  mapLanguages((language) => {
    const written = periods.map((period) => formatRecord(period, language)).join(listSeparator(language)),
      word = words[type][language];
    if (!word || !written) return word ?? null;
    return usesHan(language) ? `${word}（${written}）` : `${word} (${written})`;
  });
