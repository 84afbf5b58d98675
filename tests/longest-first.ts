import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that wait for a browser or for whole processes: the longest of all are among them. */
const slow = /\/tests\/(?:browser|process)\//;

/**
 * Begins with what takes longest, so that no worker is left alone with it at the end: the slow kinds, and within a kind
 * the files that took longest in the last run, or the largest where none is remembered (vitest's own order).
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (slow.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
