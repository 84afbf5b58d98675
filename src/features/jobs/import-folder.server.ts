import { link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { newId } from '../../kit/database/ids.server.ts';
import type { Settings } from '../../kit/settings.server.ts';
import { fail } from '../../rules/errors.ts';
import { importFilePattern } from './rules.ts';

/** Folder of the collections that administrators import. */
export const importFolder = ({ STELE_DATA }: Pick<Settings, 'STELE_DATA'>): string => resolve(STELE_DATA, 'imports');

/** Maximum number of listed files, newest first. */
const maxListed = 100;

export async function listImportFiles(settings: Settings) {
  const folder = importFolder(settings);
  const names = (await readdir(folder).catch(() => [])).filter((name) => importFilePattern.test(name));
  const entries = await Promise.all(
    names.map(async (name) => ({ name, is: await stat(join(folder, name)).catch(() => null) })),
  );
  const files = entries
    .flatMap(({ name, is }) => (is ? { name, bytes: is.isFile() ? is.size : null, at: is.mtimeMs } : []))
    .sort((a, b) => b.at - a.at)
    .slice(0, maxListed)
    .map(({ name, bytes }) => ({ name, bytes }));
  return { folder, files };
}

/** Fails with `importFileMissing`. */
export async function assertFileExists(settings: Settings, name: string): Promise<void> {
  await stat(join(importFolder(settings), name)).catch(() => fail('importFileMissing'));
}

/** Stores an uploaded file under an unused name; fails with `importFileThere`. Of concurrent uploads one succeeds. */
export async function saveImportFile(settings: Settings, name: string, content: Uint8Array): Promise<void> {
  const folder = importFolder(settings),
    path = join(folder, name),
    unfinished = join(folder, `.${newId()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (await stat(path).catch(() => null)) fail('importFileThere');
  try {
    await writeFile(unfinished, content, { mode: 0o600 });
    await link(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') fail('importFileThere');
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}
