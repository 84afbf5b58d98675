import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Answer } from '../../src/kit/answers/contract.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { cutKeyword } from '../../src/rules/search/keyword.ts';
import { findAnswer } from '../../src/kit/registry/answers.server.ts';
import { languages, type Language } from '../../src/rules/languages.ts';
import { formatTime, formatYear, readHistoricalTime, type TimeNote } from '../../src/rules/time/historical-time.ts';
import { polygonsContain } from '../../src/features/timemaps/face/shapes.ts';
import type { BorderShape } from '../../src/features/timemaps/rules.ts';

type Templates = Record<string, Record<string, string[]>>;
const templates = JSON.parse(readFileSync('tests/questions/templates.json', 'utf8')) as Templates;

/** A question made from a fact of the database. */
export interface GeneratedQuestion {
  kind: string;
  language: Language;
  question: string;
  /** Subjects that the card must name, one of each list; null if there must be no card. */
  subjects: string[][] | null;
  /** What it must say, if it states a time. */
  text: string | null;
}

interface Fact {
  kind: string;
  a: string;
  b?: string;
  year?: number;
  /** One of these must be named besides `a`. */
  answers?: string[];
  /** A stored time whose formatted form must be in the sentence. */
  time?: string;
}

/** Facts as the tables state them, read without the code that answers. */
async function readFacts(db: Database): Promise<Fact[]> {
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  type Life = {
    id: string;
    role: string;
    start: string;
    end: string | null;
    startNote: TimeNote | null;
    endNote: TimeNote | null;
    kind: string;
  };
  const times = await rows(sql<Life>`
    select subject_id as id, role, start_time as start, end_time as end, start_note, end_note, kind from subject_time t
    join subject on subject.id = t.subject_id order by subject_id, t.position`);
  const only = new Map([...Map.groupBy(times, ({ id }) => id)].map(([id, list]) => [id, list]));
  const facts: Fact[] = [];
  for (const [a, list] of only) {
    const life = list.find(({ role }) => role === 'life');
    const hasOwnEnds = list.some(({ role }) => role === 'birth' || role === 'death');
    if (life && !hasOwnEnds) {
      const isOne = life.start === life.end;
      if (!(isOne && life.startNote === 'before')) facts.push({ kind: 'born', a, time: life.start });
      if (life.end && life.endNote !== 'to present' && !(isOne && life.endNote === 'after'))
        facts.push({ kind: 'died', a, time: life.end });
    }
    const reign = list.find(({ role }) => role === 'reign');
    if (reign) facts.push({ kind: 'reigned', a, time: reign.start });
    const [main] = list;
    const kinds: Record<string, string> = {
      war: 'fought',
      event: 'fought',
      polity: 'began',
      place: 'began',
      book: 'written',
      painting: 'painted',
    };
    const kind = kinds[main!.kind];
    if (kind) facts.push({ kind, a, time: main!.start });
  }
  type Pair = { a: string; b: string };
  const parents = (gender: string) =>
    rows(sql<Pair>`
    select child.subject_id as a, partner.subject_id as b from family_child child
    join family_partner partner on partner.union_id = child.union_id
    join subject on subject.id = partner.subject_id and subject.gender = ${gender}`);
  const spouses = await rows(sql<Pair>`
    select one.subject_id as a, other.subject_id as b from family_union u
    join family_partner one on one.union_id = u.id join family_partner other on other.union_id = u.id and other.subject_id <> one.subject_id
    join subject on subject.id = other.subject_id and subject.gender = 'female' where u.kind = 'marriage'`);
  const makers = (words: string[]) =>
    rows(sql<Pair>`
    select to_id as a, from_id as b from relation join subject on subject.id = to_id
    where word->>'en' = any(${words}) and subject.kind in ('book', 'painting')`);
  const related: [string, Pair[]][] = [
    ['father', await parents('male')],
    ['mother', await parents('female')],
    ['wife', spouses],
    ['painter', await makers(['painter of'])],
    ['author', await makers(['author of', 'reputed author of'])],
  ];
  for (const [kind, pairs] of related)
    for (const [a, own] of Map.groupBy(pairs, (pair) => pair.a))
      facts.push({ kind, a, answers: own.map(({ b }) => b) });
  const reigns = await rows(sql<Pair & { year: number }>`
    select to_id as a, from_id as b, (from_year + to_year) / 2 as year from relation
    where word->>'en' = 'ruler of' and from_year is not null and sign(from_year) = sign(to_year) and to_year < 9999`);
  for (const { a, b, year } of reigns) facts.push({ kind: 'ruler', a, year, answers: [b] });
  const events = await rows(sql<{ a: string; year: number }>`
    select distinct event.subject_id as a, event.year from event join subject on subject.id = event.subject_id
    where subject.kind in ('place', 'site') and abs(event.year) < 3000`);
  for (const { a, year } of events) facts.push({ kind: 'happened', a, year: Number(year) });
  facts.push(...(await readBorders(db)));
  const friends = await rows(sql<Pair>`
    select from_id as a, to_id as b from relation join subject s on s.id = from_id join subject o on o.id = to_id
    where s.kind = 'person' and o.kind = 'person' and union_id is null order by relation.id limit 120`);
  for (const { a, b } of friends) facts.push({ kind: 'connected', a, b, answers: [b] });
  return facts;
}

/** Places and the states that held them, by the shapes alone. */
async function readBorders(db: Database): Promise<Fact[]> {
  const places = await db
    .selectFrom('subject')
    .where('kind', 'in', ['place', 'site'])
    .where('latitude', 'is not', null)
    .select(['id', 'latitude', 'longitude'])
    .orderBy('id')
    .execute();
  const { rows } = await sql<{ subjectId: string; from: number; to: number; shape: BorderShape }>`
    select subject_id, year_of(start_time) as from, year_of(coalesce(end_time, start_time)) as to, shape from border where subject_id is not null`.execute(
    db,
  );
  return places.flatMap(({ id, latitude, longitude }) =>
    [-300, 117, 800, 1300, 1700].flatMap((year): Fact[] => {
      const holders = rows.filter(
        ({ from, to, shape }) =>
          from < year && year < to && polygonsContain(shape.coordinates, [longitude!, latitude!]),
      );
      return holders.length ? [{ kind: 'held', a: id, year, answers: holders.map(({ subjectId }) => subjectId) }] : [];
    }),
  );
}

/** Every subject's name by language, and how many subjects share it. */
async function readNames(db: Database) {
  const entries = await db.selectFrom('entry').select(['subjectId', 'language', 'name']).execute();
  return new Map(entries.map(({ subjectId, language, name }) => [`${subjectId} ${language}`, name]));
}

const fill = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Questions with a known answer, and questions that must get no card. */
export async function generateQuestions(db: Database): Promise<GeneratedQuestion[]> {
  const [facts, names] = [await readFacts(db), await readNames(db)];
  const questions: GeneratedQuestion[] = [];
  for (const [index, fact] of facts.entries())
    for (const [place, language] of languages.entries()) {
      const [a, b] = [fact.a, fact.b].map((id) => (id ? names.get(`${id} ${language}`) : ''));
      const forms = templates[language]?.[fact.kind];
      if (a === undefined || b === undefined || !forms) continue;
      // Common kinds are sampled: each fact is asked in some of the languages.
      const isCommon = ['born', 'died', 'began', 'father', 'mother', 'wife', 'happened', 'held'].includes(fact.kind);
      if (isCommon && (index + place) % 3) continue;
      const question = fill(forms[(index + place) % forms.length]!, {
        a,
        b: b ?? '',
        year: fact.year === undefined ? '' : formatYear(fact.year, language),
      });
      if (cutKeyword(question) !== question) continue; // a search term may have 58 characters
      const time = fact.time ? readHistoricalTime(fact.time) : null;
      questions.push({
        kind: fact.kind,
        language,
        question,
        subjects: [fact.kind === 'happened' ? [] : [fact.a], fact.answers ?? []].filter((ids) => ids.length > 0),
        text: time && formatTime(time, language),
      });
    }
  return [...questions, ...(await generateUnanswerable(db, names))];
}

const inventedNames: Record<string, string[]> = {
  en: ['Zorblax the Unready', 'Queen Ulmira', 'Brantovia', 'the Battle of Quorn'],
  fr: ['Zorblax le Lent', 'la reine Ulmire', 'la Brantovie', 'la bataille de Quorn'],
  es: ['Zorblax el Lento', 'la reina Ulmira', 'Brantovia', 'la batalla de Quorn'],
  zh: ['佐尔布拉克斯', '乌尔米拉女王', '布兰托维亚', '阔恩之战'],
  jp: ['ゾルブラックス', 'ウルミラ女王', 'ブラントヴィア', 'クォーンの戦い'],
};

/** Facts that nothing states, names that do not exist, names that several share, and terms that ask nothing. */
async function generateUnanswerable(db: Database, names: ReadonlyMap<string, string>): Promise<GeneratedQuestion[]> {
  const { rows: orphans } = await sql<{ id: string }>`
    select id from subject where kind = 'person' and not exists (select from family_child where subject_id = subject.id)
      and not exists (select from relation where to_id = subject.id and word->>'en' in ('father of', 'mother of'))
    order by id limit 80`.execute(db);
  const { rows: shared } = await sql<{ language: Language; name: string }>`
    select language, name from entry join subject on subject.id = entry.subject_id where kind = 'person'
    group by language, name having count(*) > 1 and max(weight) < 4 order by 1, 2 limit 100`.execute(db);
  const none = (kind: string, language: Language, question: string): GeneratedQuestion => ({
    kind,
    language,
    question,
    subjects: null,
    text: null,
  });
  return languages.flatMap((language) => {
    const forms = templates[language]!;
    const ask = (kind: string, a: string) => fill(forms[kind]![0]!, { a, b: a, year: formatYear(1100, language) });
    return [
      ...orphans.flatMap(({ id }) => {
        const name = names.get(`${id} ${language}`);
        return name ? [none('unknown fact', language, ask('father', name))] : [];
      }),
      ...(inventedNames[language] ?? []).flatMap((name) =>
        Object.keys(forms).map((kind) => none('made-up name', language, ask(kind, name))),
      ),
      ...shared
        .filter((name) => name.language === language)
        .map(({ name }) => none('shared name', language, ask('born', name))),
      ...[...names].filter((_, index) => index % 40 === 0).map(([, name]) => none('no question', language, name)),
    ];
  });
}

/** The outcome of a question: whether its card is right, wrong, or missing. */
export type Outcome = 'right' | 'wrong' | 'missing' | 'rightly none';

function judge({ subjects, text }: GeneratedQuestion, answer: Answer | null): Outcome {
  if (!answer) return subjects === null ? 'rightly none' : 'missing';
  if (subjects === null) return 'wrong';
  const named = new Set(
    answer.lines.flatMap(({ sentence }) =>
      sentence.flatMap((part) => (typeof part === 'string' ? [] : part.entry.itemId)),
    ),
  );
  const said = answer.lines.flatMap(({ sentence }) => sentence.filter((part) => typeof part === 'string')).join(' ');
  const isRight = subjects.every((ids) => ids.some((id) => named.has(id))) && (text === null || said.includes(text));
  return isRight ? 'right' : 'wrong';
}

/** The share of cards that are right, and the share of answerable questions that get a right card. */
export async function measureAnswers(db: Database, questions: readonly GeneratedQuestion[]) {
  const counts: Record<Outcome, number> = { right: 0, wrong: 0, missing: 0, 'rightly none': 0 };
  const failures: { question: GeneratedQuestion; answer: Answer | null; outcome: Outcome }[] = [];
  for (const question of questions) {
    const answer = await findAnswer(question.question, { db, language: question.language, cacheTags() {} });
    const outcome = judge(question, answer);
    counts[outcome]++;
    if (outcome === 'wrong' || outcome === 'missing') failures.push({ question, answer, outcome });
  }
  return {
    counts,
    failures,
    precision: counts.right / (counts.right + counts.wrong),
    recall:
      counts.right /
      (counts.right +
        counts.missing +
        failures.filter(({ outcome, question }) => outcome === 'wrong' && question.subjects).length),
  };
}
