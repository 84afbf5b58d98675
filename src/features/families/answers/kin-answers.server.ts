import type { AnswerDoubt, AnswerLine } from '../../../kit/answers/contract.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import type { AnswerContext, Answerer, Answerers } from '../../../kit/registry/answers.server.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import type { TextKey } from '../../../kit/texts.ts';
import { localizeCitation } from '../../../rules/citations.ts';
import type { Gender } from '../../../rules/kinds.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { composeSentence } from '../../../rules/sentences/compose-sentence.ts';
import type { FamilyUnion } from '../contract.ts';
import { loadUnionsAround } from '../queries.server.ts';

/** Which relatives a question asks for. */
const asksFor: Record<string, { relative: 'parent' | 'child' | 'spouse' | 'sibling'; gender?: Gender }> = {
  father: { relative: 'parent', gender: 'male' },
  mother: { relative: 'parent', gender: 'female' },
  parent: { relative: 'parent' },
  son: { relative: 'child', gender: 'male' },
  daughter: { relative: 'child', gender: 'female' },
  child: { relative: 'child' },
  wife: { relative: 'spouse', gender: 'female' },
  husband: { relative: 'spouse', gender: 'male' },
  spouse: { relative: 'spouse' },
  brother: { relative: 'sibling', gender: 'male' },
  sister: { relative: 'sibling', gender: 'female' },
  sibling: { relative: 'sibling' },
};

/** Two people of a union and what joins them: `a` and `b` of the sentence. */
interface Kinship {
  a: string;
  b: string;
  /** The one who is asked for. */
  relativeId: string;
  text: 'spouse' | 'sibling' | 'born' | 'adopted';
  isDoubtful: boolean;
  union: FamilyUnion;
}

function kinshipsOf(subjectId: string, unions: readonly FamilyUnion[], relative: string): Kinship[] {
  return unions.flatMap((union): Kinship[] => {
    const { partners, children, kind, doubtful } = union;
    const ownLink = children.find(({ id }) => id === subjectId);
    const others = partners.filter((id) => id !== subjectId);
    const isPartner = partners.includes(subjectId);
    const parentOf = (a: string, { id: b, adopted, doubtful: isChildDoubtful }: FamilyUnion['children'][number]) => ({
      a,
      b,
      text: adopted ? ('adopted' as const) : ('born' as const),
      isDoubtful: isChildDoubtful,
      union,
    });
    if (relative === 'parent' && ownLink) return partners.map((a) => ({ ...parentOf(a, ownLink), relativeId: a }));
    if (relative === 'child' && isPartner)
      return children.map((child) => ({ ...parentOf(subjectId, child), relativeId: child.id }));
    if (relative === 'spouse' && isPartner && kind === 'marriage')
      return others.map((b) => ({ a: subjectId, b, relativeId: b, text: 'spouse', isDoubtful: doubtful, union }));
    if (relative === 'sibling' && ownLink && !ownLink.adopted)
      return children
        .filter(({ id, adopted }) => id !== subjectId && !adopted)
        .map(({ id: b, doubtful: isOtherDoubtful }) => ({
          a: subjectId,
          b,
          relativeId: b,
          text: 'sibling',
          isDoubtful: ownLink.doubtful || isOtherDoubtful,
          union,
        }));
    return [];
  });
}

/** The parents, children, spouses, brothers and sisters of a person, as the unions of their family state them. */
const kin: Answerer = async ({ subjectId, role }, context) => {
  const sought = asksFor[role ?? ''];
  if (!sought) return null;
  const { db, language } = context;
  const { unions } = await loadUnionsAround(db, [subjectId], { up: true, down: true }, 1);
  const kinships = kinshipsOf(subjectId, unions, sought.relative);
  if (!kinships.length) return null;
  const ids = [...new Set([subjectId, ...kinships.map(({ relativeId }) => relativeId)])];
  const [entries, genders] = await Promise.all([loadLinkedEntries(db, ids, language), loadGenders(context, ids)]);
  const subject = entries.get(subjectId);
  // A child of a first marriage that the second partner adopted stays the first one's own.
  const isOwnChild = ({ relativeId, text }: Kinship) =>
    text === 'adopted' && kinships.some((other) => other.relativeId === relativeId && other.text === 'born');
  const lines = kinships
    .filter((kinship) => (!sought.gender || genders.get(kinship.relativeId) === sought.gender) && !isOwnChild(kinship))
    .toSorted((one, other) => Number(one.text === 'adopted') - Number(other.text === 'adopted'))
    .flatMap((kinship) => lineOf(kinship, entries, genders, context) ?? []);
  return subject ? { lines, page: { name: 'family', href: `/family/${encodeURIComponent(subject.id)}` } } : null;
};

async function loadGenders({ db }: AnswerContext, ids: readonly string[]): Promise<Map<string, Gender | null>> {
  const rows = await db.selectFrom('subject').where('id', 'in', ids).select(['id', 'gender']).execute();
  return new Map(rows.map(({ id, gender }) => [id, gender]));
}

function lineOf(
  { a, b, text, isDoubtful, union }: Kinship,
  entries: ReadonlyMap<string, LinkedEntry>,
  genders: ReadonlyMap<string, Gender | null>,
  { language }: AnswerContext,
): AnswerLine | null {
  const ends = { a: entries.get(a), b: entries.get(b) };
  if (!ends.a || !ends.b) return null;
  const key: TextKey =
    text === 'sibling'
      ? 'answer.siblings'
      : text === 'spouse'
        ? 'union.sentence.spouse'
        : `union.sentence.${genders.get(a) ?? 'unknown'}.${text}`;
  const doubts: AnswerDoubt[] = isDoubtful ? ['doubtful'] : [];
  return {
    sentence: composeSentence(translateFor(language)(key, { a: '{a}', b: '{b}' }), { a: ends.a, b: ends.b }, language),
    language,
    time: text === 'spouse' ? union.time : null,
    doubts,
    source: localizeCitation(union.source, language),
  };
}

/** What families answer. */
export const familyAnswers: Answerers = { kin };
