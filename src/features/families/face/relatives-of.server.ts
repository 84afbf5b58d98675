import type { Database } from '../../../kit/database/database.server.ts';
import { allFamilies } from '../kin/all-families.server.ts';

/** A person and everybody whom unions join to them, however far, the nearest first. */
export const relativesOf = async (db: Database, person: string): Promise<string[]> =>
  (await allFamilies(db)).joinedTo(person);
