/**
 * `npm run backup -- PATH`: takes a backup, whether or not the product is running. Started by a job (features/backups),
 * it reports its progress to that job.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BackupMessage } from '../src/features/backups/backup-jobs.server.ts';
import { backUp } from '../src/kit/backups/back-up.server.ts';
import { ensureBaseBackup } from '../src/kit/backups/base-backup.server.ts';
import { readKeyFile } from '../src/features/accounts/second-factor/secret-box.server.ts';
import { selectSettings } from '../src/kit/backups/saved-settings.server.ts';
import { openBackupLocation } from '../src/kit/backups/location.server.ts';
import { lowerPriority } from '../src/kit/backups/priority.server.ts';
import { createDrivers } from '../src/kit/drivers.server.ts';
import { readSettings, settingNames } from '../src/kit/settings.server.ts';
import { withDatabase } from './database.ts';
import { describeFailure } from './describe-failure.ts';
import { megabytes, showBytes } from './show-progress.ts';

const help = `Takes a backup of everything, while the site serves or not: tables, media, settings.

  npm run backup -- PATH [--keep <number>]

  PATH     a folder, or s3://bucket/prefix in the store of S3_ENDPOINT; media that are there are not copied again
  --keep   how many backups stay there, the newest [BACKUP_KEEP]

It is encrypted under BACKUP_KEY. npm run restore -- PATH --check proves it. Other settings are those of npm start.`;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping.signal.aborted) process.exit(130);
    stopping.abort(new Error('It was stopped'));
  });

lowerPriority();
const startFolder = process.cwd();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const [path, ...more] = positionals;
const keep = values.keep === undefined ? undefined : Number(values.keep);
if (values.help) console.log(help);
else if (!path || more.length || (keep !== undefined && !(Number.isInteger(keep) && keep > 0))) {
  console.error(help);
  process.exitCode = 1;
} else process.exitCode = await takeBackup(path.startsWith('s3://') ? path : resolve(startFolder, path));

async function takeBackup(place: string): Promise<number> {
  const progress = showBytes();
  const send = (news: BackupMessage) => process.send?.(news);
  return withDatabase(async (db, databaseUrl) => {
    try {
      const settings = readSettings();
      const opened = await openBackupLocation(place, settings, { toWrite: true });
      const report = await backUp({
        place: opened,
        databaseUrl,
        media: createDrivers(db, settings).media,
        settings: selectSettings(
          settingNames,
          {
            ...process.env,
            SECOND_FACTOR_KEY: settings.SECOND_FACTOR_KEY ?? (await readKeyFile(settings.STELE_DATA)),
          },
          { isEncrypted: opened.key !== null },
        ),
        version: (JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string })
          .version,
        keep: keep ?? settings.BACKUP_KEEP,
        onProgress(done, total) {
          if (process.send) send({ done, total });
          else progress.show(done, total);
        },
        signal: stopping.signal,
      });
      const base =
        settings.BACKUP_LOG === 'on'
          ? await ensureBaseBackup(opened, { databaseUrl, steleData: settings.STELE_DATA, signal: stopping.signal })
          : null;
      progress.end();
      send({ report });
      const { id, rows, tableBytes, media, newMediaBytes, removed } = report;
      console.log(
        `${place}/${id}: ${rows} rows (${megabytes(tableBytes)} MB), ${media} files (${megabytes(newMediaBytes)} MB new) in ${progress.seconds().toFixed(1)} s` +
          `${opened.key ? ', encrypted' : ''}${removed ? `; ${removed} older removed` : ''}` +
          `${base ? `; the whole folder (${megabytes(base.bytes)} MB), on which the log can be replayed` : ''}`,
      );
      return 0;
    } catch (error) {
      progress.end();
      const { name, detail, words } = describeFailure(error);
      send({ failed: { name, detail } });
      console.error(`${words}\nThe next backup goes on with the media that are copied.`);
      return stopping.signal.aborted ? 130 : 1;
    }
  });
}
