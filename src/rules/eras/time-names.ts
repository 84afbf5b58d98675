import { erasOrBuiltIn, readEraNames } from './eras.ts';
import type { Era } from './era.ts';
import { combineNameReaders, readPeriodNames } from './periods.ts';
import type { NameReader } from '../time/reading/one-time.ts';

/** For `readTime`: the names of eras, imported and built in, and of dynasties and ages. */
export const createNameReader = (imported: readonly Era[] = []): NameReader =>
  combineNameReaders(readEraNames(erasOrBuiltIn(imported)), readPeriodNames);
