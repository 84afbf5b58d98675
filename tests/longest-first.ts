import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first; measured, in no other order than this. */
const longest = [
  'every-page',
  'browser/timemap',
  'browser/graph',
  'process/die',
  'browser/map',
  'browser/timeline',
  'browser/search',
  'process/start',
  'browser/stage',
  'process/stop',
];

/**
 * Begins with the long files, so that no worker is left alone with one at the end, even where no earlier run is
 * remembered.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
