import { parseEntryId } from '../src/rules/entry-ids.ts';

/** Whether another site's id of a thing can be its id here: readable in an address, and without the suffix of a language. */
export const isOwnId = (id: string): boolean => /^[a-z][a-z0-9-]{0,79}$/.test(id) && parseEntryId(id).subjectId === id;
