import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(findPackageJSON('..', import.meta.url)!);

/**
 * Path of one of our source files (`src/kit/…`), whatever the working directory. Threads and processes run from the
 * sources, which always exist: the built server is one file, and each of them needs a separate file.
 */
export const sourceFile = (path: string): string => join(root, path);
