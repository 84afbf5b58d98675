import { withDescription, formatRecord } from '../../rules/time/historical-time-format.ts';
import { endsOfLife } from '../../rules/time/life.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import type { Kind } from '../../rules/kinds.ts';
import { selectTranslation, type Language } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { Translate } from '../../kit/texts.ts';
import type { EntryHead } from '../../rules/entry-head.ts';

/** The fields of an info box, by kind; `time.*` and `place` come from the facts, the rest from relations. */
export const templates: Record<Kind, readonly string[]> = {
  person: [
    'time.life',
    'time.birth',
    'time.death',
    'time.reign',
    'time.active',
    'place',
    'relation.family',
    'relation.teach',
    'relation.career',
    'relation.achievement',
  ],
  polity: ['time.span', 'place', 'relation.career', 'relation.location', 'relation.evolution'],
  war: ['time.span', 'place', 'relation.experience', 'relation.enemy'],
  event: ['time.span', 'place', 'relation.experience'],
  book: ['time.made', 'place', 'relation.achievement', 'relation.attribution', 'relation.influence'],
  painting: ['time.made', 'place', 'relation.achievement', 'relation.nonhuman-human'],
  site: ['time.made', 'time.span', 'place', 'relation.achievement', 'relation.location'],
  place: ['time.span', 'place', 'relation.location'],
  people: ['time.span', 'place', 'relation.location', 'relation.evolution'],
  idea: ['time.span', 'place', 'relation.influence', 'relation.attribution'],
};

/** The label of a field: `time.life` of a person is "Life", `place` depends on the kind. */
export const fieldLabel = (field: string, kind: Kind, t: Translate) =>
  field === 'place' ? t(`entry.place.${kind}`) : t(`entry.${field}` as never);

export interface Fact {
  key: string;
  name: string;
  value: string;
  source: Citation | null;
}

/** A life that states only one of its ends is labelled and written as a birth or a death. */
function singleEndOf(time: EntryHead['times'][number]): { role: 'birth' | 'death'; record: TimeRecord } | null {
  if (time.role !== 'life' || time.endNote === 'to present') return null;
  const { birth, death } = endsOfLife([time]);
  if (birth && death) return null;
  const record = birth ?? death;
  return record && { role: birth ? 'birth' : 'death', record: { ...record, timeDesc: time.timeDesc } };
}

/** Facts of a subject besides its text, as label and value. */
export function factsOf(head: EntryHead, language: Language, t: Translate): Fact[] {
  const times = head.times.map((time) => {
    const { role, record } = singleEndOf(time) ?? { role: time.role, record: time };
    return {
      key: `time.${time.role}`,
      name: t(`entry.time.${role}`),
      value: withDescription(formatRecord(record, language), record),
      source: time.source,
    };
  });
  const place = selectTranslation(head.place?.name, language);
  return [
    ...times,
    ...(place ? [{ key: 'place', name: fieldLabel('place', head.kind, t), value: place.value, source: null }] : []),
  ];
}
