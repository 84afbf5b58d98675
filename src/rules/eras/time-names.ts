import { erasOrBuiltIn, readEraNames } from './eras.ts';
import type { Era } from './era.ts';
import { combineNameReaders, readPeriodNames } from './periods.ts';
import { readReigns } from './reigns.ts';
import type { NameReader } from '../time/reading/one-time.ts';

/** For `readTime`: the names of eras, imported and built in, and of dynasties, ages and European reigns. */
export const createNameReader = (imported: readonly Era[] = []): NameReader =>
  combineNameReaders(readEraNames(erasOrBuiltIn(imported)), readPeriodNames, readReigns);
