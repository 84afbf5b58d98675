/** `npm run restore -- PATH [--check]`: restores a backup into an empty site, or verifies it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asEnvironmentFile } from '../src/kit/backups/saved-settings.server.ts';
import type { Manifest } from '../src/kit/backups/manifest.server.ts';
import { openBackupLocation, type BackupLocation } from '../src/kit/backups/location.server.ts';
import {
  findBackup,
  readMigrations,
  verifyBackup,
  restore,
  restoreMedia,
  readSavedSettings,
} from '../src/kit/backups/restore.server.ts';
import {
  verifyRecoveryFiles,
  requireNewDatabaseFolder,
  restoreToMoment,
  findRecoveryFiles,
} from '../src/kit/backups/restore-to-moment.server.ts';
import { assertDatabaseUsable } from '../src/kit/database/database-faults.server.ts';
import { connect } from '../src/kit/database/database.server.ts';
import { migrationsIn } from '../src/kit/database/migrations.server.ts';
import { createMediaStore } from '../src/kit/drivers.server.ts';
import { startOwnPostgres, type OwnPostgres } from '../src/kit/own-postgres/own-postgres.server.ts';
import { readSettings, type Settings } from '../src/kit/settings.server.ts';
import { describeFailure } from './describe-failure.ts';
import { megabytes, showBytes } from './show-progress.ts';

const help = `Brings a backup into an empty STELE_DATA, or an empty database at DATABASE_URL; nothing is overwritten.

  npm run restore -- PATH [--backup <id> | --until <time>] [--check]

  PATH      a folder, or s3://bucket/prefix in the store of S3_ENDPOINT
  --backup  one of those there [the newest that is whole]
  --until   a moment, as 2026-11-23T14:05:00Z: STELE_DATA's database as it was then, where BACKUP_LOG kept its log;
            media are those of the newest backup
  --check   reads all of it and proves that it can be restored; nothing is touched

Encrypted ones need BACKUP_KEY. Other settings are those of npm start.`;

/** Name of the file in STELE_DATA that receives the settings of the backed-up site. */
const settingsFile = 'settings-of-backup.env';
/** Maximum number of faults to print. */
const maxFaults = 20;

const startFolder = process.cwd();
process.chdir(join(import.meta.dirname, '..')); // STELE_DATA is relative to this folder, as in start.ts
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    backup: { type: 'string' },
    until: { type: 'string' },
    check: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [path, ...more] = positionals;
if (values.help) console.log(help);
else if (!path || more.length || (values.until !== undefined && (values.backup || !isTimestamp(values.until)))) {
  console.error(help);
  process.exitCode = 1;
} else process.exitCode = await run(path.startsWith('s3://') ? path : resolve(startFolder, path)).catch(reportFailure);

/** Whether a text is a time with its zone; without a zone it would be ambiguous. */
function isTimestamp(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
  );
}

function reportFailure(error: unknown): number {
  console.error(describeFailure(error).words);
  return 1;
}

async function run(path: string): Promise<number> {
  const settings = readSettings();
  const place = await openBackupLocation(path, settings);
  if (values.until) return restoreMoment(place, new Date(values.until), settings);
  const { id, manifest } = await findBackup(place, values.backup);
  const migrations = await migrationsIn(join(import.meta.dirname, '../migrations'));
  readMigrations(manifest, migrations);
  const what = `${path}/${id} (Stele ${manifest.version}, ${manifest.takenAt})`;
  return values.check ? check(place, manifest, what) : restoreBackup(place, manifest, what, settings);
}

async function check(place: BackupLocation, manifest: Manifest, what: string): Promise<number> {
  const progress = showBytes();
  const faults = await verifyBackup(place, manifest, progress.show);
  progress.end();
  for (const fault of faults.slice(0, maxFaults)) reportFailure(fault);
  if (faults.length) console.error(`${what} cannot be restored: ${faults.length} faults.`);
  else console.log(`${what} is whole: ${sizeOf(manifest)} read in ${progress.seconds().toFixed(1)} s.`);
  return faults.length ? 1 : 0;
}

/** Restores the database as it was at a moment, with the media of the newest backup. */
async function restoreMoment(place: BackupLocation, until: Date, settings: Settings): Promise<number> {
  if (settings.DATABASE_URL)
    throw new Error('--until restores the database of STELE_DATA alone: leave DATABASE_URL empty.');
  const way = await findRecoveryFiles(place, until);
  const what = `${place.path} as of ${until.toISOString()}: the folder of ${way.base.takenAt} and ${way.segments.length} segments of the log`;
  const progress = showBytes();
  if (values.check) {
    await verifyRecoveryFiles(place, way);
    console.log(`${what} are whole, read in ${progress.seconds().toFixed(1)} s.`);
    return 0;
  }
  const { manifest } = await findBackup(place);
  await requireNewDatabaseFolder(settings.STELE_DATA);
  const { files } = await restoreMedia(place, manifest, createMediaStore(settings));
  await writeSettings(place, manifest, settings);
  // Comes last, so that an interrupted restore can be started again.
  await restoreToMoment(place, way, { steleData: settings.STELE_DATA, until, onProgress: progress.show });
  progress.end();
  console.log(`${what} are restored, with ${files} files of media, in ${progress.seconds().toFixed(1)} s.`);
  return 0;
}

async function writeSettings(place: BackupLocation, manifest: Manifest, settings: Settings): Promise<string> {
  const file = resolve(settings.STELE_DATA, settingsFile);
  await mkdir(settings.STELE_DATA, { recursive: true, mode: 0o700 });
  await writeFile(file, asEnvironmentFile(await readSavedSettings(place, manifest)), { mode: 0o600 });
  return file;
}

async function restoreBackup(
  place: BackupLocation,
  manifest: Manifest,
  what: string,
  settings: Settings,
): Promise<number> {
  const migrations = await migrationsIn(join(import.meta.dirname, '../migrations'));
  const progress = showBytes();
  let ownPostgres: OwnPostgres | undefined,
    close = async () => {};
  try {
    if (!settings.DATABASE_URL) ownPostgres = await startOwnPostgres(settings.STELE_DATA);
    const connection = connect(settings.DATABASE_URL ?? ownPostgres!.url, 2);
    close = () => connection.db.destroy();
    await assertDatabaseUsable(connection.db);
    const media = createMediaStore(settings);
    const { migrated } = await restore({ place, manifest, connection, media, migrations, onProgress: progress.show });
    progress.end();
    const file = await writeSettings(place, manifest, settings);
    console.log(
      `${what} is restored: ${sizeOf(manifest)} in ${progress.seconds().toFixed(1)} s` +
        `${migrated.length ? `, and brought up to this version (${migrated.length} migrations)` : ''}.` +
        `\nIts settings stand in ${file}; npm start opens the site.`,
    );
    return 0;
  } catch (error) {
    progress.end();
    return reportFailure(error);
  } finally {
    await close().catch(() => {});
    await ownPostgres?.stop();
  }
}

function sizeOf({ tables, media }: Manifest): string {
  const sum = (of: 'rows' | 'bytes') => tables.reduce((total, table) => total + table[of], 0);
  return `${sum('rows')} rows (${megabytes(sum('bytes'))} MB) and ${media.files} files (${megabytes(media.bytes)} MB)`;
}
