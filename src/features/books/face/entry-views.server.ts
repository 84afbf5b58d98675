import { sql, type RawBuilder } from 'kysely';

/** The books of a subject: editions of it, works by it, and linked books. Each branch uses an index. */
export const booksBelongingTo = (subject: RawBuilder<unknown>) => sql<{ id: string }>`
  select id from book where work_id = ${subject} union all select id from book where authors @> array[${subject}]::text[]
  union all select book_id from book_of_subject where subject_id = ${subject}`;

export const hasBooks = (subject: RawBuilder<unknown>) => sql<boolean>`exists (${booksBelongingTo(subject)})`;

/** Whether an approved passage of a book mentions the subject. */
export const isQuoted = (subject: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from book_mention where subject_id = ${subject} and state = 'passed')`;
