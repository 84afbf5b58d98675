import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(findPackageJSON('..', import.meta.url)!);

/**
 * Where a source file of ours lies, whatever the working directory: `src/kit/…`. Threads and processes run from the
 * sources, which are always there: the built server is one file, and each of them needs a file of its own.
 */
export const sourceFile = (path: string): string => join(root, path);
