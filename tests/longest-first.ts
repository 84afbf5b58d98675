import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow tests that use a browser or whole processes; they include the longest. */
const slowPattern = /\/tests\/(?:browser|process)\//;

/**
 * Runs slow tests first, so that no worker remains alone with one at the end: slow kinds first, and within a kind the
 * files that took longest in the last run, or the largest if there is no record (vitest's own order).
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (slowPattern.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((file, other) => rank(file) - rank(other));
  }
}
