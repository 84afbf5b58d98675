import { call } from '../../../kit/calls/call.ts';
import { canonicalJson } from '../../../rules/canonical-json.ts';
import type { Gender } from '../../../rules/kinds.ts';
import { selectTranslation, type InLanguages, type Language } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import type { Family, Member, Union } from '../rules.ts';
import { isIncompleteCitation } from '../../../editing/fields/editable-citation.ts';
import { toEditableTime, type EditableTime } from '../../../editing/fields/editable-time.ts';
import type { ListCodec } from '../../../editing/list/list-part.ts';
import { saveFamily } from '../writing-contract.ts';

/** A member while it is edited: a linked entry, or a new person. */
export interface EditableMember {
  /** Empty until an entry is chosen; for a new person, their future id. */
  id: string;
  /** Null for an existing entry. */
  person: EditablePerson | null;
  /** The hidden alternative, restored when the user switches back. */
  other?: Pick<EditableMember, 'id' | 'person'>;
}
interface EditablePerson {
  /** In the language of the page. */
  name: string;
  /** In the other languages. */
  names: InLanguages;
  gender: Gender | null;
  royal: boolean;
  /** From birth to death. */
  life: EditableTime;
}
export interface EditableChild extends EditableMember {
  adopted: boolean;
  doubtful: boolean;
}

/** A union while it is edited. */
export interface EditableUnion {
  partners: EditableMember[];
  children: EditableChild[];
  kind: Union['kind'];
  time: EditableTime;
  ended: Union['ended'];
  doubtful: boolean;
  source: Citation | null;
  was: Union | null;
}

export const emptyUnion = (language: Language): EditableUnion => ({
  partners: [],
  children: [],
  kind: 'marriage',
  time: toEditableTime(null, language),
  ended: null,
  doubtful: false,
  source: null,
  was: null,
});

const idAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Generated like ids on the server (kit/database/ids.server.ts): short and random. */
const newPersonId = () =>
  `s${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => idAlphabet[byte & 31]).join('')}`;

/** A new person with the gender that the role implies. */
export const newPerson = (gender: Gender | null, language: Language): EditableMember => ({
  id: newPersonId(),
  person: { name: '', names: {}, gender, royal: false, life: toEditableTime(null, language) },
});
/** Switches a member between an existing entry and a new person; restores earlier input for each. */
export const switchMember = <M extends EditableMember>(member: M, isNew: boolean, language: Language): M =>
  (member.person !== null) === isNew
    ? member
    : {
        ...member,
        ...(member.other ?? (isNew ? newPerson(null, language) : { id: '', person: null })),
        other: { id: member.id, person: member.person },
      };
export const asChild = (member: EditableMember): EditableChild => ({ adopted: false, doubtful: false, ...member });

/** Errors of a union: missing or not understood. */
export type UnionFault = 'member' | 'name' | 'life' | 'time' | 'source' | 'alone';
export function faultsOfUnion(
  { partners, children, time, source, was }: EditableUnion,
  language: Language,
): UnionFault[] {
  const members = [...partners, ...children];
  const unread = ({ typed, record }: EditableTime) => typed.trim() !== '' && !record;
  const faults: Record<UnionFault, boolean> = {
    alone: members.length < 2,
    member: members.some(({ id }) => !id),
    name: members.some(({ person }) => person !== null && !selectTranslation(namesOf(person, language), language)),
    life: members.some(({ person }) => person !== null && unread(person.life)),
    time: unread(time),
    source: isIncompleteCitation(source, was?.source),
  };
  return (Object.keys(faults) as UnionFault[]).filter((fault) => faults[fault]);
}

function namesOf({ name, names }: EditablePerson, language: Language): InLanguages {
  const { [language]: before, ...others } = names;
  const trimmedName = name.trim();
  return trimmedName === (before ?? '') ? names : trimmedName ? { ...names, [language]: trimmedName } : others;
}

const toEditableMember = ({ id, person }: Member, language: Language): EditableMember => ({
  id,
  person: person
    ? {
        name: person.names[language] ?? '',
        names: person.names,
        gender: person.gender,
        royal: person.royal,
        life: toEditableTime(person.life, language),
      }
    : null,
});
const readMember = ({ id, person }: EditableMember, language: Language): Member => ({
  id,
  ...(person && {
    person: {
      names: namesOf(person, language),
      gender: person.gender,
      royal: person.royal,
      life: person.life.record,
    },
  }),
});

/** Converts a union between its stored and its edited form. */
export const unionCodec: ListCodec<Family, Union, EditableUnion> = {
  name: 'family',
  itemsOf: ({ unions }) => unions,
  contentOf: (unions) => ({ unions }),
  save: (how, family) => call(saveFamily, { ...how, family }, { quiet: true }),
  isSame: [
    ({ partners }, writing) => {
      const ids = (members: readonly { id: string }[]) =>
        members
          .map(({ id }) => id)
          .sort()
          .join(' ');
      return partners.length > 0 && ids(partners) === ids(writing.partners);
    },
    ({ children }, writing) => children.some(({ id }) => writing.children.some((child) => child.id === id)),
  ],
  toEditable: (union, language) => ({
    partners: union.partners.map((partner) => toEditableMember(partner, language)),
    children: union.children.map(({ adopted, doubtful, ...member }) => ({
      ...toEditableMember(member, language),
      adopted,
      doubtful,
    })),
    kind: union.kind,
    time: toEditableTime(union.time, language),
    ended: union.ended,
    doubtful: union.doubtful,
    source: union.source,
    was: union,
  }),
  read(writing, language) {
    if (faultsOfUnion(writing, language).length) return null;
    const { was } = writing,
      union = toUnion(writing, language);
    return was && canonicalJson(union) === canonicalJson(was) ? was : union;
  },
};

function toUnion(writing: EditableUnion, language: Language): Union {
  const { partners, children, kind, time, ended, doubtful, source, was } = writing;
  return {
    partners: partners.map((partner) => readMember(partner, language)),
    kind,
    time: time.record,
    ended,
    doubtful,
    children: children.map(({ adopted, doubtful: unsure, ...member }) => ({
      ...readMember(member, language),
      adopted,
      doubtful: unsure,
    })),
    source,
    origin: was?.origin ?? null,
  };
}

/** An incomplete union as far as it can be drawn: a name or time may be missing; null with fewer than two members. */
export function toDrawableUnion(writing: EditableUnion, language: Language): Union | null {
  const isChosen = ({ id }: EditableMember) => id !== '';
  const partners = writing.partners.filter(isChosen),
    children = writing.children.filter(isChosen);
  return partners.length + children.length < 2 ? null : toUnion({ ...writing, partners, children }, language);
}

/** The six roles that can be added. Source: spec §3 "Family member". */
export const roles = ['father', 'mother', 'wife', 'husband', 'son', 'daughter'] as const;
export type Role = (typeof roles)[number];
const genderOf: Record<Role, Gender> = {
  father: 'male',
  mother: 'female',
  wife: 'female',
  husband: 'male',
  son: 'male',
  daughter: 'female',
};

/** Adds a relative to a union, or creates one if none fits: `at` is its index in `unions`. */
export function withRelative(
  unions: readonly EditableUnion[],
  self: string,
  role: Role,
  /** Index of the open union; children are added to it if the person is one of the partners. */
  open: number | null,
  language: Language,
): { at: number | null; union: EditableUnion } {
  const member = newPerson(genderOf[role], language),
    selfMember: EditableMember = { id: self, person: null };
  if (role === 'father' || role === 'mother') {
    const at = unions.findIndex(
      ({ partners, children }) => partners.length < 2 && children.some(({ id }) => id === self),
    );
    const before = unions[at] ?? { ...emptyUnion(language), children: [asChild(selfMember)] };
    const partners = role === 'father' ? [member, ...before.partners] : [...before.partners, member];
    return { at: at < 0 ? null : at, union: { ...before, partners } };
  }
  if (role === 'wife' || role === 'husband')
    return {
      at: null,
      union: { ...emptyUnion(language), partners: role === 'wife' ? [selfMember, member] : [member, selfMember] },
    };
  const isOwn = (union: EditableUnion | undefined) => union?.partners.some(({ id }) => id === self) ?? false;
  const at = open !== null && isOwn(unions[open]) ? open : unions.findLastIndex(isOwn);
  const before = unions[at] ?? { ...emptyUnion(language), partners: [selfMember] };
  return { at: at < 0 ? null : at, union: { ...before, children: [...before.children, asChild(member)] } };
}
