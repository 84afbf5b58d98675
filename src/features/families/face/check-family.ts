import { astronomicalYear, readHistoricalTime, type TimeRecord } from '../../../rules/time/historical-time.ts';
import type { Gender } from '../../../rules/kinds.ts';
import { isTimeInOrder } from '../../../rules/time/historical-time-checks.ts';
import {
  checkTime,
  createFinding,
  longestLength,
  checkKnownSpan,
  type Finding,
  type IsOld,
  type SubjectFacts,
} from '../../../rules/revisions/findings.ts';
import { membersOf, type Family, type Member, type Union } from '../rules.ts';

/** Known facts about a person named in a family. */
interface KnownPerson {
  name: string;
  isPerson: boolean;
  gender: Gender | null;
  life: TimeRecord | null;
}

/** Context of a family: people by id, and ancestor unions that other subjects record. */
export interface FamilyContext {
  people: ReadonlyMap<string, KnownPerson>;
  unions: readonly { toldBy: string; partners: readonly string[]; children: readonly string[] }[];
}

/** Plausible years between the birth of a parent and of a child; values outside need a reviewer's attention. */
const plausibleAges = { least: 11, most: { male: 90, female: 58 } } as const;

/** Astronomical years of birth and death; null when open or unknown. */
export function yearsOfLife(life: TimeRecord | null): { born: number | null; died: number | null } {
  const year = (text: string | null | undefined) => {
    const time = text ? readHistoricalTime(text) : null;
    return time ? astronomicalYear(time.year) : null;
  };
  if (!life) return { born: null, died: null };
  return {
    born: life.startNote === 'before' || life.startNote === 'after' ? null : year(life.startTime),
    died: life.endNote === 'to present' || life.endNote === 'after' ? null : year(life.endTime),
  };
}

/**
 * S06 and impossible data, checked while typing: a union without its own subject, a person twice in a union, a person
 * who is their own ancestor. Unlikely data (a parent aged eleven, a wedding after a death) is a warning for reviewers.
 */
export function checkFamily({ unions }: Family, knownFamily: FamilyContext, self: string, isOld: IsOld): Finding[] {
  const people = new Map(knownFamily.people);
  for (const { id, person } of unions.flatMap(membersOf))
    if (person && !people.has(id))
      people.set(id, { name: nameOf(person.names), isPerson: true, gender: person.gender, life: person.life });
  const ancestors = ancestorsIn([
    ...knownFamily.unions,
    ...unions.map(({ partners, children }) => ({
      partners: partners.map(({ id }) => id),
      children: children.map(({ id }) => id),
    })),
  ]);
  return unions.flatMap((union, place) => {
    const where = `unions.${place}`;
    const wrong = [...checkMembers(union, people, self, where), ...checkOrigins(union, people, ancestors, where)];
    if (isOld(union)) return wrong;
    return [
      ...wrong,
      ...checkRecordedOnce(union, unions.slice(0, place), knownFamily, people, where),
      ...checkTime(union.time, `${where}.time`),
      ...checkTimes(union, people, where),
      ...(union.source ? [] : [createFinding('sourceMissing', `${where}.source`)]),
    ];
  });
}

type People = ReadonlyMap<string, KnownPerson>;
const nameOf = (names: Readonly<Record<string, string | undefined>>) => Object.values(names).find(Boolean) ?? '';
const nameOrId = (people: People, id: string) => people.get(id)?.name || id;

function checkMembers(union: Union, people: People, self: string, where: string): Finding[] {
  const members = membersOf(union),
    ids = members.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  return [
    ...(members.length < 2 ? [createFinding('unionEmpty', where)] : []),
    ...(ids.includes(self) ? [] : [createFinding('unionWithoutSelf', where)]),
    ...(twice === undefined ? [] : [createFinding('twiceInUnion', where, { name: nameOrId(people, twice) })]),
    ...members.flatMap(({ id, person }: Member) => {
      if (person && !longestLength(person.names)) return [createFinding('nameMissing', where)];
      const knownPerson = people.get(id);
      if (!knownPerson) return [createFinding('endMissing', where, { id })];
      return knownPerson.isPerson ? [] : [createFinding('notAPerson', where, { name: knownPerson.name })];
    }),
    ...members.flatMap(({ person }) => checkTime(person?.life ?? null, where)),
  ];
}

/** All ancestors of a person, through all unions. */
function ancestorsIn(unions: readonly { partners: readonly string[]; children: readonly string[] }[]) {
  const parents = new Map<string, string[]>();
  for (const { partners, children } of unions)
    for (const child of children) parents.set(child, [...(parents.get(child) ?? []), ...partners]);
  return (id: string): ReadonlySet<string> => {
    const above = new Set<string>();
    for (const edge = [id]; edge.length;)
      for (const parent of parents.get(edge.pop()!) ?? [])
        if (!above.has(parent)) {
          above.add(parent);
          edge.push(parent);
        }
    return above;
  };
}

function checkOrigins(
  { partners, children }: Union,
  people: People,
  ancestorsOf: (id: string) => ReadonlySet<string>,
  where: string,
): Finding[] {
  const member = [...partners, ...children].find(({ id }) => ancestorsOf(id).has(id));
  return member ? [createFinding('ownAncestor', where, { name: nameOrId(people, member.id) })] : [];
}

const pairOf = (ids: readonly string[]) => [...ids].sort().join(' ');

/** A union is recorded only once, in the family of one member. A child has one birth union, unless it is doubtful. */
function checkRecordedOnce(
  { partners, children, time }: Union,
  before: readonly Union[],
  knownFamily: FamilyContext,
  people: People,
  where: string,
): Finding[] {
  const pair = pairOf(partners.map(({ id }) => id)),
    isPair = partners.length === 2;
  const elsewhere = knownFamily.unions.find((other) => isPair && pairOf(other.partners) === pair);
  const twice = before.find(
    (other) =>
      isPair && pairOf(other.partners.map(({ id }) => id)) === pair && other.time?.startTime === time?.startTime,
  );
  const born = children.filter(({ adopted, doubtful }) => !adopted && !doubtful);
  const bornTwice = born.find(
    ({ id }) =>
      before.some((other) => other.children.some((child) => child.id === id && !child.adopted && !child.doubtful)) ||
      knownFamily.unions.some((other) => other.children.includes(id) && pairOf(other.partners) !== pair),
  );
  return [
    ...(elsewhere ? [createFinding('unionElsewhere', where, { name: nameOrId(people, elsewhere.toldBy) })] : []),
    ...(twice ? [createFinding('unionTwice', where)] : []),
    ...(bornTwice ? [createFinding('bornTwice', where, { name: nameOrId(people, bornTwice.id) })] : []),
  ];
}

/** Compares births, deaths and the times of unions. */
function checkTimes({ partners, children, time }: Union, people: People, where: string): Finding[] {
  const findings: Finding[] = [];
  const withBounds = ({ name, isPerson, life }: KnownPerson): SubjectFacts => {
    const { born, died } = boundsOfLife(life);
    return { name, isPerson, earliest: born, latest: died };
  };
  if (time && isTimeInOrder(time))
    for (const { id } of partners) {
      const partner = people.get(id);
      if (partner) findings.push(...checkKnownSpan(time, withBounds(partner), `${where}.time`));
    }
  for (const { id: parentId } of partners) {
    const parent = people.get(parentId);
    if (!parent) continue;
    const { born, died } = yearsOfLife(parent.life);
    for (const { id, adopted } of children) {
      const child = people.get(id),
        birth = yearsOfLife(child?.life ?? null).born;
      if (!child || birth === null || adopted) continue;
      const names = { parent: parent.name, name: child.name };
      if (born !== null && birth - born < plausibleAges.least)
        findings.push(createFinding('parentTooYoung', where, names));
      if (born !== null && birth - born > plausibleAges.most[parent.gender ?? 'male'])
        findings.push(createFinding('parentTooOld', where, names));
      // A father may die before the birth.
      if (died !== null && birth > died + (parent.gender === 'female' ? 0 : 1))
        findings.push(createFinding('bornAfterDeath', where, names));
    }
  }
  return findings;
}

/** Birth and death in Unix seconds, as the shared time checks expect; null for an open end. */
function boundsOfLife(life: TimeRecord | null): { born: number | null; died: number | null } {
  const { born, died } = yearsOfLife(life);
  const seconds = 365.2425 * 86_400;
  // One year of tolerance: a wedding check does not need the day of birth.
  return {
    born: born === null ? null : (born - 1970) * seconds - seconds,
    died: died === null ? null : (died + 1 - 1970) * seconds + seconds,
  };
}
