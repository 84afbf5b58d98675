import * as limits from '../../src/rules/limits.ts';
import { unionKinds } from '../../src/features/families/rules.ts';
import type { Citation } from '../../src/rules/schemas.ts';
import type { Language } from '../../src/rules/languages.ts';
import { uniqueBy } from '../../src/kit/merge-objects.ts';
import { cutToLength } from '../../src/rules/text-width.ts';
import { cleanText } from '../clean-text.ts';
import type { ImportedRelation, ImportedUnion, ReportLine, RelationWords } from '../record.ts';
import { readGedcomDate, spanOf } from './gedcom-dates.ts';
import { findChild, findChildren, textOf, useText, type GedcomNode } from './gedcom-file.ts';
import { removeCycles } from './gedcom-cycles.ts';
import { removeImpossibleKin } from './gedcom-kin-ages.ts';
import { parenthoodWords } from './kin-words.ts';

interface FamilyContext {
  file: string;
  language: Language;
  /** Readable people, by pointer. */
  people: ReadonlyMap<string, GedcomNode>;
  /** Pointers of people who are not imported. */
  leftOut: ReadonlySet<string>;
  /** The first source of a record or an event. */
  citationOf(node: GedcomNode | undefined): Citation | null;
  citation: Citation;
  /** Lines of a record that nothing uses. */
  unusedLinesOf(record: GedcomNode): ReportLine[];
}

/** Families as unions and relations, by the pointer of the person who records them, and what the report says of them. */
export interface ReadFamilies {
  unions: ReadonlyMap<string, ImportedUnion[]>;
  relations: ReadonlyMap<string, ImportedRelation[]>;
  broken: ReportLine[];
  omitted: ReportLine[];
  notices: ReportLine[];
}

/** Maximum partners of a family; each pair of them becomes a union. */
const maxPartners = 8;

type Role = 'HUSB' | 'WIFE';
interface Partner {
  key: string;
  role: Role;
}
/** How a child belongs to a partner; any other word is of the file. */
type Parenthood = 'birth' | 'adopted' | 'foster' | 'step' | 'sealing' | 'challenged' | 'disproved' | { word: string };

/** A union with the line of each child, for the report. */
export interface FamilyUnion {
  family: GedcomNode;
  union: ImportedUnion;
  childLines: Map<string, number>;
}

/** Reads the families of a file. */
export function readFamilies(records: readonly GedcomNode[], context: FamilyContext): ReadFamilies {
  return new FamilyReader(records, context).read();
}

class FamilyReader {
  readonly #context: FamilyContext;
  readonly #families: GedcomNode[];
  readonly #lines = { broken: [] as ReportLine[], omitted: [] as ReportLine[], notices: [] as ReportLine[] };
  readonly #relations = new Map<string, ImportedRelation[]>();
  /** Links of people to families that the family does not repeat, by the pointer of the family. */
  readonly #links = new Map<string, { FAMC: GedcomNode[]; FAMS: GedcomNode[] }>();
  readonly #owners = new Map<GedcomNode, string>();

  constructor(records: readonly GedcomNode[], context: FamilyContext) {
    this.#context = context;
    this.#families = records.filter(({ tag }) => tag === 'FAM');
    const familyPointers = new Set(this.#families.map(({ pointer }) => pointer));
    for (const [key, person] of context.people)
      for (const tag of ['FAMC', 'FAMS'] as const)
        for (const link of findChildren(person, tag)) {
          const pointer = useText(link).trim();
          this.#owners.set(link, key);
          if (familyPointers.has(pointer)) {
            const links = this.#links.get(pointer) ?? { FAMC: [], FAMS: [] };
            links[tag].push(link);
            this.#links.set(pointer, links);
          } else if (pointer !== '@VOID@')
            this.#report('broken', link, `${tag}: there is no family ${cleanText(pointer).slice(0, 60)}`);
        }
  }

  read(): ReadFamilies {
    const seen = new Set<string>(),
      unions: FamilyUnion[] = [];
    for (const family of this.#families) {
      if (family.pointer !== null && seen.has(family.pointer)) {
        this.#report('broken', family, `a second family ${family.pointer}: left out`);
        continue;
      }
      if (family.pointer !== null) seen.add(family.pointer);
      unions.push(...this.#unionsOf(family));
      this.#lines.omitted.push(...this.#context.unusedLinesOf(family));
    }
    for (const { family, line, why } of removeCycles(unions, this.#context.people))
      this.#lines.broken.push({ where: `${this.#context.file}:${line} ${family.tag}.CHIL`, why });
    const { removed, unlikely } = removeImpossibleKin(unions, this.#context.people);
    for (const [list, problems] of [
      ['broken', removed],
      ['notices', unlikely],
    ] as const)
      for (const { line, tag, why } of problems)
        this.#lines[list].push({ where: `${this.#context.file}:${line} ${tag}`, why });
    return { unions: this.#byTeller(unions), relations: this.#relations, ...this.#lines };
  }

  #report(list: 'broken' | 'omitted' | 'notices', node: GedcomNode, why: string): void {
    this.#lines[list].push({ where: `${this.#context.file}:${node.line} ${node.tag}`, why });
  }

  #byTeller(unions: readonly FamilyUnion[]): Map<string, ImportedUnion[]> {
    const byTeller = new Map<string, ImportedUnion[]>();
    for (const { family, union } of unions) {
      const { partners, children } = union;
      const teller = partners[0] ?? children[0]?.key;
      if (teller === undefined) continue;
      if (partners.length + children.length < 2) {
        this.#report('omitted', family, `a family with one known person, ${teller}`);
        continue;
      }
      const others = byTeller.get(teller) ?? [];
      if (others.length < limits.unionsOfPerson) byTeller.set(teller, [...others, union]);
      else this.#report('broken', family, `more than ${limits.unionsOfPerson} families of ${teller}`);
    }
    return byTeller;
  }

  #unionsOf(family: GedcomNode): FamilyUnion[] {
    const links = this.#links.get(family.pointer ?? '') ?? { FAMC: [], FAMS: [] };
    const partners = this.#partnersOf(family, links.FAMS),
      children = this.#childrenOf(family, links.FAMC, partners);
    const pairs = this.#pairsOf(family, partners);
    if (partners.length + children.length < 2) {
      const member = partners[0]?.key ?? children[0]?.key;
      this.#report(
        'omitted',
        family,
        member ? `a family with one known person, ${member}` : 'a family without anybody',
      );
      return [];
    }
    const details = this.#detailsOf(family),
      source = details.source;
    const unions: FamilyUnion[] = [];
    const unionOf = (couple: readonly string[]): FamilyUnion => {
      const existingUnion = unions.find(({ union }) => union.partners.join() === couple.join());
      if (existingUnion) return existingUnion;
      const isCouple = pairs.some((pair) => pair.join() === couple.join());
      const newUnion: FamilyUnion = {
        family,
        childLines: new Map(),
        union: {
          partners: [...couple],
          ...(isCouple ? details : { kind: 'marriage' as const, time: null, ended: null, doubtful: false, source }),
          ...(partners.length > 2 && { doubtful: true }),
          children: [],
        },
      };
      unions.push(newUnion);
      return newUnion;
    };
    for (const pair of pairs) unionOf(pair);
    for (const child of children)
      for (const pair of pairs.length ? pairs : [[]])
        this.#addChild(child, { family, pair, partners, unionOf, isDoubtful: partners.length > 2, source });
    return unions;
  }

  #pairsOf(family: GedcomNode, partners: readonly Partner[]): string[][] {
    const keys = partners.map(({ key }) => key);
    if (keys.length < 3) return keys.length ? [keys] : [];
    const [husbands, wives] = (['HUSB', 'WIFE'] as const).map((role) =>
      partners.filter((partner) => partner.role === role).map(({ key }) => key),
    ) as [string[], string[]];
    const pairs =
      husbands.length && wives.length
        ? husbands.flatMap((husband) => wives.map((wife) => [husband, wife]))
        : keys.flatMap((key, at) => keys.slice(at + 1).map((other) => [key, other]));
    this.#report(
      'notices',
      family,
      `a family with ${keys.length} partners (${keys.join(', ')}): a doubtful union for each pair, with the children as doubtful`,
    );
    return pairs;
  }

  #partnersOf(family: GedcomNode, links: readonly GedcomNode[]): Partner[] {
    const partners = (['HUSB', 'WIFE'] as const).flatMap((role) =>
      findChildren(family, role).flatMap((line) => {
        const key = this.#personAt(line);
        return key === null ? [] : [{ key, role }];
      }),
    );
    const namedKeys = new Set(partners.map(({ key }) => key));
    for (const link of links) {
      const key = this.#owners.get(link)!;
      if (namedKeys.has(key) || this.#context.leftOut.has(key)) continue;
      const sex = textOf(findChild(this.#context.people.get(key), 'SEX'))
        .trim()
        .toUpperCase();
      partners.push({ key, role: sex === 'F' ? 'WIFE' : 'HUSB' });
      this.#report('notices', link, `only the person states this family; ${family.pointer} does not name ${key}`);
    }
    const distinct = uniqueBy(partners, ({ key }) => key);
    for (const { key } of distinct.slice(maxPartners))
      this.#report('broken', family, `more than ${maxPartners} partners: ${key}`);
    return distinct.slice(0, maxPartners);
  }

  #childrenOf(family: GedcomNode, links: readonly GedcomNode[], partners: readonly Partner[]) {
    const children = findChildren(family, 'CHIL').flatMap((line) => {
      const key = this.#personAt(line);
      return key === null ? [] : [{ key, line }];
    });
    const namedKeys = new Set(children.map(({ key }) => key));
    for (const link of links) {
      const key = this.#owners.get(link)!;
      if (namedKeys.has(key) || this.#context.leftOut.has(key)) continue;
      children.push({ key, line: link });
      this.#report('notices', link, `only the person states this family; ${family.pointer} does not name ${key}`);
    }
    return uniqueBy(children, ({ key }) => key).flatMap(({ key, line }, at) => {
      if (partners.some((partner) => partner.key === key))
        this.#report('broken', line, `${key} would be their own parent`);
      else if (at >= limits.childrenOfUnion)
        this.#report('broken', line, `more than ${limits.childrenOfUnion} children: ${key}`);
      else return [{ key, line }];
      return [];
    });
  }

  /** The person that a line names; null if there is none. */
  #personAt(line: GedcomNode): string | null {
    const pointer = useText(line).trim();
    if (this.#context.people.has(pointer)) return this.#context.leftOut.has(pointer) ? null : pointer;
    if (pointer !== '@VOID@') {
      const name = cleanText(pointer).slice(0, 60);
      this.#report(
        'broken',
        line,
        /^@.*@$/s.test(pointer) ? `there is no person ${name}` : `no pointer to a person: ${name}`,
      );
    }
    return null;
  }

  #addChild(
    { key, line }: { key: string; line: GedcomNode },
    {
      family,
      pair,
      partners,
      unionOf,
      isDoubtful,
      source,
    }: {
      family: GedcomNode;
      pair: readonly string[];
      partners: readonly Partner[];
      unionOf(couple: readonly string[]): FamilyUnion;
      isDoubtful: boolean;
      source: Citation;
    },
  ): void {
    const link = this.#links.get(family.pointer ?? '')?.FAMC.find((candidate) => this.#owners.get(candidate) === key);
    const status = useText(findChild(link, 'STAT'));
    if (/dispro/i.test(status)) {
      this.#report(
        'omitted',
        link!,
        `${key} as a child of ${pair.join(' and ') || family.pointer}: ${cleanText(status)}`,
      );
      return;
    }
    let isChallenged = /challenged/i.test(status);
    const parenthoodOf = (role: Role | null) => this.#parenthoodOf(key, family, { line, link, role });
    const groups = new Map<boolean, string[]>();
    for (const partner of pair) {
      const parenthood = parenthoodOf(partners.find((candidate) => candidate.key === partner)!.role);
      if (parenthood === 'disproved') {
        this.#report('omitted', line, `${key} as a child of ${partner}: disproved`);
        continue;
      }
      isChallenged ||= parenthood === 'challenged';
      if (parenthood === 'birth' || parenthood === 'adopted' || parenthood === 'challenged')
        groups.set(parenthood === 'adopted', [...(groups.get(parenthood === 'adopted') ?? []), partner]);
      else this.#addRelation(key, partner, parenthood, { line: link ?? line, source });
    }
    const noPartner = pair.length ? null : parenthoodOf(null);
    if (noPartner === 'birth' || noPartner === 'adopted' || noPartner === 'challenged')
      groups.set(noPartner === 'adopted', []);
    else if (noPartner !== null)
      this.#report('broken', link ?? line, `${key}, ${describeParenthood(noPartner)}: the family names no adult`);
    for (const [adopted, couple] of groups) {
      const union = unionOf(couple);
      if (union.childLines.has(key)) continue;
      union.childLines.set(key, line.line);
      union.union.children.push({ key, adopted, doubtful: isDoubtful || isChallenged });
    }
    if (groups.size > 1)
      this.#report(
        'notices',
        line,
        `${key} is a child of one partner by birth and of the other by adoption: two unions`,
      );
  }

  /** How a child belongs to the partner with a role: stated for both (PEDI, ADOP), or for one (_FREL, _MREL). */
  #parenthoodOf(
    key: string,
    family: GedcomNode,
    { line, link, role }: { line: GedcomNode; link: GedcomNode | undefined; role: Role | null },
  ): Parenthood {
    const ofRole = useText(findChild(line, role === 'WIFE' ? '_MREL' : '_FREL'));
    const pedigree = useText(findChild(link, 'PEDI')),
      phrase = useText(findChild(findChild(link, 'PEDI'), 'PHRASE'));
    const adoption = findChildren(this.#context.people.get(key), 'ADOP')
      .map((event) => findChild(event, 'FAMC'))
      .find((adoptionLink) => textOf(adoptionLink).trim() === family.pointer && adoptionLink !== undefined);
    if (adoption) {
      const by = useText(findChild(adoption, 'ADOP')).trim().toUpperCase();
      useText(adoption);
      if (role === null || by === '' || by === 'BOTH' || by === role) return 'adopted';
    }
    return readParenthood(ofRole || phrase || pedigree);
  }

  #addRelation(
    child: string,
    adult: string,
    parenthood: Exclude<Parenthood, 'birth' | 'adopted' | 'challenged' | 'disproved'>,
    { line, source }: { line: GedcomNode; source: Citation },
  ): void {
    const words: RelationWords =
      typeof parenthood === 'string'
        ? parenthoodWords[parenthood]
        : {
            type: 'family',
            word: { [this.#context.language]: cutToLength(parenthood.word, limits.relationWordLength) },
            inverse: null,
            sentence: null,
          };
    const others = this.#relations.get(child) ?? [];
    if (others.some(({ to, word }) => to === adult && word === words.word)) return; // of another pair of partners
    const relation: ImportedRelation = { ...words, to: adult, time: null, place: null, description: null, source };
    this.#relations.set(child, [...others, relation]);
    this.#report(
      'notices',
      line,
      `${describeParenthood(parenthood)}: a relation to ${adult}, not a child of the union`,
    );
  }

  /** Kind, times, end and source of a family. */
  #detailsOf(family: GedcomNode): Pick<ImportedUnion, 'kind' | 'time' | 'ended' | 'doubtful'> & { source: Citation } {
    const [wedding, annulment, divorceEvent] = ['MARR', 'ANUL', 'DIV'].map((tag) => findFamilyEvent(family, tag));
    const divorce = annulment ? undefined : divorceEvent; // one end of a union is stored, the other is reported
    const otherKind = unionKinds.find((kind) => kind !== 'marriage' && eventOf(family, kind)),
      other = otherKind && eventOf(family, otherKind),
      death = eventOf(family, 'ended by death'),
      doubt = eventOf(family, 'doubtful');
    for (const event of [wedding, annulment, divorce, other, death, doubt])
      if (event) {
        event.isUsed = true;
        if (event !== wedding) useText(findChild(event, 'TYPE'));
      }
    const isUnmarried = isStatedUnmarried(family, wedding);
    const kind = otherKind ?? (isUnmarried ? 'other' : 'marriage');
    const [begin, end] = [this.#dateOf(wedding ?? other), this.#dateOf(annulment ?? divorce ?? death)];
    const time = spanOf(begin?.value, end?.value, this.#context.language);
    if (!time && begin && end)
      for (const date of [begin, end])
        this.#report(
          'broken',
          date,
          `an end before its beginning: ${begin.value} to ${end.value}; neither is imported`,
        );
    return {
      kind,
      time,
      ended: annulment ? 'annulment' : divorce ? 'divorce' : death ? 'death' : null,
      doubtful: doubt !== undefined,
      source: this.#context.citationOf(wedding) ?? this.#context.citationOf(family) ?? this.#context.citation,
    };
  }

  #dateOf(event: GedcomNode | undefined): GedcomNode | undefined {
    const date = findChild(event, 'DATE');
    if (!date) return undefined;
    date.isUsed = true;
    if (!date.value.trim()) return undefined;
    if (typeof readGedcomDate(date.value, this.#context.language) !== 'string') return date;
    this.#report('broken', date, `no date: ${cleanText(date.value).slice(0, 60)}`);
    return undefined;
  }
}

/** Words of programs for the link of a child, in their languages. */
const parenthoodForms: readonly (readonly [RegExp, Exclude<Parenthood, { word: string }>])[] = [
  [
    /^(?:|birth|blood|own|(?:il)?legitimate|natural|normal|bio(?:logical)?|genetic|unknown|leiblich\w*|(?:un)?ehelich\w*|biologi\w*|naturel(?:le)?|(?:il)?l[ée]gitime|biol[óo]gic[oa]|(?:i)?leg[íi]tim[oa]|naciment[oa]|naissance|geburt)(?: child)?$/u,
    'birth',
  ],
  [
    /^(?:adopt(?:ed|ion|ive|iert\w*|iv\w*|[ée]e?|ad[oa]|ato|ata|if)?|geadopteerd|angenommen|养子|養子|养女|養女|嗣子|过继|過繼)(?: child| kind)?$/u,
    'adopted',
  ],
  [/^(?:foster(?:ed)?|pflege\w*|(?:enfant )?plac[ée]e?|acogid[oa]|里子)(?:[- ]?child)?$/u, 'foster'],
  [/^(?:step\w*|stief\w*|beau-fils|belle-fille|bel-enfant|hijastr[oa]|继子|繼子|継子)(?:[- ]?child)?$/u, 'step'],
  [/^seal(?:ed|ing)$/, 'sealing'],
  [/^(?:challenged|private|doubtful|uncertain)$/, 'challenged'],
  [/^dispro(?:ved|ven)$/, 'disproved'],
];
function readParenthood(text: string): Parenthood {
  const word = cleanText(text).toLowerCase();
  const [, parenthood] = parenthoodForms.find(([form]) => form.test(word)) ?? [];
  return parenthood ?? { word };
}
const describeParenthood = (parenthood: Parenthood) =>
  typeof parenthood === 'string' ? parenthood : `“${parenthood.word.slice(0, 60)}”`;

export const typeOf = (event: GedcomNode) => textOf(findChild(event, 'TYPE')).trim().toLowerCase();
/** An event without a tag of its own, by its type. */
export const eventOf = (node: GedcomNode, type: string) =>
  findChildren(node, 'EVEN').find((event) => typeOf(event) === type);

/** Whether a file says that the partners did not marry: MARR with such a TYPE, MARR N, NO MARR, _STAT. */
function isStatedUnmarried(family: GedcomNode, wedding: GedcomNode | undefined): boolean {
  const type = findChild(wedding, 'TYPE');
  if (type && unmarried.test(type.value.trim())) {
    type.isUsed = true;
    return true;
  }
  if (wedding) return false;
  const denials = findChildren(family, 'NO').filter(({ value }) => value.trim().toUpperCase() === 'MARR');
  for (const denial of denials) denial.isUsed = true;
  return (
    denials.length > 0 ||
    findChildren(family, 'MARR').length > 0 ||
    [...findChildren(family, '_STAT'), ...findChildren(family, '_MSTAT')].some(({ value }) =>
      unmarried.test(value.trim()),
    )
  );
}
const unmarried =
  /^(?:unmarried|not married|never married|single|partners?|domestic partner\w*|common[- ]law|cohabit\w*|friends|unverheiratet|ledig|non mari[ée]s?|union libre|concubinage|no casad[oa]s|pareja|内縁|未婚|同居)$/iu;

/** An event of a family, unless it is stated not to have happened (`1 DIV N`). */
function findFamilyEvent(family: GedcomNode, tag: string): GedcomNode | undefined {
  const isDenied = ({ value }: GedcomNode) => value.trim().toUpperCase() === 'N';
  const events = findChildren(family, tag);
  for (const event of events) if (isDenied(event)) event.isUsed = true;
  return events.find((event) => !isDenied(event));
}
