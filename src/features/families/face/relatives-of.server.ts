import type { Database } from '../../../kit/database/database.server.ts';
import { allFamilies } from '../kin/all-families.server.ts';

/** A person and everyone connected to them through unions, at any distance, nearest first. */
export const relativesOf = async (db: Database, person: string): Promise<string[]> =>
  (await allFamilies(db)).relativesOf(person);
