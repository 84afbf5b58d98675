/**
 * `npm run doctor`: reports faults of settings, permissions, disk, clock, versions, database and gateways, with their
 * remedy; changes nothing. Exits with 1 if a fault keeps Stele from working.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFolder } from '../src/kit/own-postgres/folder.server.ts';
import { startOwnPostgres } from '../src/kit/own-postgres/own-postgres.server.ts';
import { readSettingsWithFaults, settingsHints, type Settings } from '../src/kit/settings.server.ts';
import { checkBackups } from './doctor/backups.ts';
import { checkDatabases } from './doctor/database.ts';
import { bad, runCheck, lineOf, ok, warn, type Finding } from './doctor/finding.ts';
import { checkGateways } from './doctor/gateways.ts';
import { checkMachine } from './doctor/machine.ts';
import { checkPorts } from './doctor/ports.ts';
import { checkSettings } from './doctor/settings.ts';

process.chdir(join(import.meta.dirname, '..')); // STELE_DATA is relative to this folder, as in start.ts

async function checkOwnDatabase(settings: Settings): Promise<Finding[]> {
  if (!existsSync(databaseFolder(settings.STELE_DATA)))
    return [ok('own database', 'it is not there yet; the first start makes it')];
  try {
    const ownPostgres = await startOwnPostgres(settings.STELE_DATA);
    return await checkDatabases(ownPostgres.url, settings).finally(() => ownPostgres.stop());
  } catch (error) {
    return [
      bad('own database', String(Object(error).message), 'See the sections on the database in docs/operating.md.'),
    ];
  }
}

/** Runs each check separately, so that one failure does not hide another. */
async function runChecks(): Promise<Finding[]> {
  const { settings, faults } = readSettingsWithFaults();
  const isFaulty = (name: string) => faults.some((fault) => fault.name === name);
  const results = [
    ...(await runCheck('settings', () => checkSettings(settings))),
    ...(await runCheck('machine', () => checkMachine(settings))),
    ...(await runCheck('PORT', () => checkPorts(settings))),
    ...(isFaulty('DATABASE_URL')
      ? []
      : await runCheck('database', () =>
          settings.DATABASE_URL ? checkDatabases(settings.DATABASE_URL, settings) : checkOwnDatabase(settings),
        )),
    ...(await runCheck('BACKUP_TO', () => checkBackups(settings))),
    ...(await runCheck('gateways', () => checkGateways(settings))),
  ];
  return [
    ...settingsHints().map((hint) => warn('settings', hint, 'Correct its name, or unset it.')),
    ...faults.map(({ name, message }) => bad(name, message, 'docs/settings.md lists what each may be.')),
    // For the other checks, an invalid setting counts as unset.
    ...results.filter(
      ({ about, level }) => !isFaulty(about) && !(faults.length && about === 'settings' && level === 'ok'),
    ),
  ];
}

const findings = await runChecks();
for (const finding of findings) console.log(lineOf(finding));
const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
console.log(`\n${count('bad')} to mend, ${count('warn')} to look at, ${count('ok')} well.`);
process.exitCode = count('bad') ? 1 : 0;
