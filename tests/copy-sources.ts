import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';

const isTest = /\.test\.tsx?$/;
const copiedPaths =
  'src importers migrations bench start.ts vite.config.ts package.json package-lock.json tsconfig.json'.split(' ');

/** Copies the product's sources into a folder that is removed with those of the run; a test may change the copy. */
export function copySources(name: string): string {
  const folder = mkdtempSync(join(inject('folder'), `${name}-`));
  for (const path of copiedPaths)
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !isTest.test(file) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
