import { erasOrBuiltIn, readEraNames } from './eras.ts';
import type { Era } from './era.ts';
import { combineNameReaders, readPeriodNames } from './periods.ts';
import { readReigns } from './reigns.ts';
import type { NameReader } from '../time/reading/one-time.ts';

const noEras: readonly Era[] = [];
const readers = new WeakMap<readonly Era[], NameReader>();

/**
 * For `readTime`: the names of eras, imported and built in, and of dynasties, ages and European reigns. Made once for a
 * list of eras, because indexing their names takes a twentieth of a second.
 */
export function createNameReader(imported = noEras): NameReader {
  let reader = readers.get(imported);
  if (!reader) {
    reader = combineNameReaders(readEraNames(erasOrBuiltIn(imported)), readPeriodNames, readReigns);
    readers.set(imported, reader);
  }
  return reader;
}
