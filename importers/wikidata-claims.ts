import { asList, asObject, ownProperty } from './clean-text.ts';
import { momentWithin, readTimeValue, type Moment } from './wikidata-times.ts';

/** A statement of an item, not deprecated. */
export interface Statement {
  isPreferred: boolean;
  main: Snak;
  /** By property. */
  qualifiers: ReadonlyMap<string, Snak[]>;
}

/** A stated value: `some` is an unknown value, `none` means that there is certainly none. */
export interface Snak {
  is: 'value' | 'some' | 'none';
  type: string;
  value: unknown;
}

/** Maximum statements of one property; Wikidata's items have some hundreds at most, its hubs thousands. */
const maxStatements = 500;

/** The statements of an item by property, preferred ones first. Invalid ones are left out. */
export function statementsOf(entity: Record<string, unknown>): Map<string, Statement[]> {
  const claims = asObject(ownProperty(entity, 'claims')) ?? asObject(ownProperty(entity, 'statements')) ?? {};
  const statementsByProperty = new Map<string, Statement[]>();
  for (const [property, claimList] of Object.entries(claims)) {
    if (!/^P\d+$/.test(property)) continue;
    const statements = asList(claimList)
      .slice(0, maxStatements)
      .flatMap((claim) => parseStatement(claim) ?? []);
    if (statements.length)
      statementsByProperty.set(property, [
        ...statements.filter(({ isPreferred }) => isPreferred),
        ...statements.filter(({ isPreferred }) => !isPreferred),
      ]);
  }
  return statementsByProperty;
}

function parseStatement(claim: unknown): Statement | null {
  const main = parseSnak(ownProperty(claim, 'mainsnak')),
    rank = ownProperty(claim, 'rank');
  if (!main || rank === 'deprecated') return null;
  const qualifiers = new Map<string, Snak[]>();
  for (const [property, snaks] of Object.entries(asObject(ownProperty(claim, 'qualifiers')) ?? {}))
    qualifiers.set(
      property,
      asList(snaks)
        .slice(0, maxStatements)
        .flatMap((rawSnak) => parseSnak(rawSnak) ?? []),
    );
  return { isPreferred: rank === 'preferred', main, qualifiers };
}

function parseSnak(rawSnak: unknown): Snak | null {
  const kind = ownProperty(rawSnak, 'snaktype');
  if (kind === 'somevalue') return { is: 'some', type: '', value: null };
  if (kind === 'novalue') return { is: 'none', type: '', value: null };
  const value = ownProperty(rawSnak, 'datavalue'),
    type = ownProperty(value, 'type');
  return kind === 'value' && typeof type === 'string'
    ? { is: 'value', type, value: ownProperty(value, 'value') }
    : null;
}

/** The item id of a value, as Q and a number; old dumps have only the number. */
export function itemIn(snak: Snak | undefined): string | null {
  if (snak?.type !== 'wikibase-entityid') return null;
  const id = ownProperty(snak.value, 'id'),
    number = ownProperty(snak.value, 'numeric-id'),
    type = ownProperty(snak.value, 'entity-type');
  if (typeof id === 'string') return /^Q\d{1,9}$/.test(id) ? id : null;
  return type === 'item' && Number.isSafeInteger(number) && (number as number) > 0 ? `Q${number as number}` : null;
}

export const itemsIn = (statements: readonly Statement[] | undefined): string[] => [
  ...new Set((statements ?? []).flatMap(({ main }) => itemIn(main) ?? [])),
];

export function textIn(snak: Snak | undefined): string | null {
  if (snak?.type === 'string' && typeof snak.value === 'string') return snak.value;
  const text = snak?.type === 'monolingualtext' ? ownProperty(snak.value, 'text') : null;
  return typeof text === 'string' ? text : null;
}

/** Certainty of a time: `sourcing circumstances` has circa, presumably, possibly. */
const notes = new Map([
  ['Q5727902', 'about'],
  ['Q18122778', 'doubtful'],
  ['Q30230067', 'doubtful'],
  ['Q18603603', 'doubtful'],
  ['Q18912752', 'doubtful'],
  ['Q32188232', 'doubtful'],
] as const);
/** Whether a qualifier says that a statement is not certain: presumably, possibly, disputed, allegedly. */
export const isUncertain = (qualifiers: ReadonlyMap<string, Snak[]>): boolean =>
  ['P1480', 'P5102'].some((property) =>
    qualifiers.get(property)?.some((qualifier) => notes.get(itemIn(qualifier) as never) === 'doubtful'),
  );

/** The time of a statement or a qualifier, with its certainty. `bad` if it is invalid. */
export function timeIn(
  snak: Snak | undefined,
  qualifiers?: ReadonlyMap<string, Snak[]>,
): Moment | 'none' | 'bad' | null {
  if (snak?.is === 'none') return 'none';
  const [earliest, latest] = ['P1319', 'P1326'].map((property) => boundIn(qualifiers?.get(property)?.[0]));
  if (snak?.is === 'some') return earliest || latest ? (momentWithin(earliest ?? null, latest ?? null) ?? 'bad') : null;
  if (snak?.type !== 'time') return null;
  const moment = readTimeValue(snak.value);
  if (!moment) return 'bad';
  const note =
    (qualifiers?.get('P1480') ?? []).map((qualifier) => notes.get(itemIn(qualifier) as never)).find(Boolean) ?? null;
  // Some time in the decade, century or millennium that the value names.
  if (moment.note && (earliest || latest)) {
    const narrowed = momentWithin(earliest ?? moment, latest ?? moment);
    if (narrowed) return { ...narrowed, note: note ?? narrowed.note };
  }
  return note ? { ...moment, note } : moment;
}

const boundIn = (snak: Snak | undefined): Moment | null => (snak?.type === 'time' ? readTimeValue(snak.value) : null);

/** Latitude and longitude on earth; `bad` if invalid. */
export function positionIn(snak: Snak | undefined): { latitude: number; longitude: number } | 'bad' | null {
  if (snak?.type !== 'globecoordinate') return null;
  const latitude = ownProperty(snak.value, 'latitude'),
    longitude = ownProperty(snak.value, 'longitude'),
    globe = ownProperty(snak.value, 'globe');
  if (typeof globe === 'string' && !globe.endsWith('/Q2')) return null; // the moon, Mars
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || !(Math.abs(latitude) <= 90)) return 'bad';
  const turned = longitude > 180 && longitude <= 360 ? longitude - 360 : longitude;
  return Math.abs(turned) <= 180 ? { latitude, longitude: turned } : 'bad';
}
