import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { checkBackups } from '../scripts/doctor/backups.ts';
import { checkSettings } from '../scripts/doctor/settings.ts';
import { checkDatabases, hostOf } from '../scripts/doctor/database.ts';
import { bundledPackages, licencesPage, shippedPackages } from '../scripts/sbom/shipped-packages.ts';
import { readSettings, settingsPage } from '../src/kit/settings.server.ts';
import { openDatabase } from './world.ts';

const read = (path: string) => readFileSync(path, 'utf8');

test('docs/settings.md matches the schema: npm run settings', () => {
  expect(read('docs/settings.md')).toBe(settingsPage());
});

/** Licences that allow redistributing the product; LGPL and MPL are those of unmodified libraries. */
const permissive =
  /^(?:MIT(?:-0)?|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0|PSF-2\.0|OFL-1\.1|MPL-2\.0|Zlib|LGPL-3\.0-or-later)$/;

test('every shipped package has a licence that allows shipping it', () => {
  const shipped = shippedPackages(read('package-lock.json'), bundledPackages());
  expect(shipped.length).toBeGreaterThan(200);
  const odd = shipped.filter(
    ({ licence }) => !licence.split(/[()]| AND | OR /).every((term) => !term || permissive.test(term)),
  );
  expect(odd).toEqual([]);
  expect(licencesPage(shipped)).toContain('| react | 19.');
});

test('the container has all folders that the product runs on', () => {
  const lines = read('deploy/Containerfile').split('\n');
  const copied = lines.flatMap((line) => (line.startsWith('COPY ') ? line.split(' ').slice(1, -1) : []));
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  const ran = lines.flatMap((line) => [...line.matchAll(/node (scripts\/\S+\.ts)/g)].map(([, file]) => file!));
  expect(ran.filter((file) => !existsSync(file))).toEqual([]);

  // Everything that start.ts and the scripts import is in a copied folder.
  const reached = [...read('start.ts').matchAll(/from '\.\/([\w-]+)\//g)].map(([, folder]) => folder!);
  expect(reached.filter((folder) => !copied.includes(folder))).toEqual([]);
});

/** Names of settings, of standard environment variables, and of those that `npm start` sets. */
const isSetting = (name: string) =>
  settingsPage().includes(`| \`${name}\` |`) || name === 'NODE_ENV' || manifest.scripts.start.startsWith(`${name}=`);

test('unit and container set only known settings', () => {
  const names = [
    ...read('deploy/stele.service').matchAll(/^Environment=(.*)$/gm),
    ...read('deploy/Containerfile').matchAll(/^ENV (.*)$/gm),
  ].flatMap(([, line]) => line!.split(' ').map((assignment) => assignment.split('=')[0]!));
  expect(names).toContain('STELE_DATA');
  expect(names.filter((name) => !isSetting(name))).toEqual([]);
});

test('unit and container start the product with the command of `npm start`', () => {
  const [variable, , , ...words] = manifest.scripts.start.split(' '); // exec scripts/node.sh
  const unit = read('deploy/stele.service'),
    container = read('deploy/Containerfile');
  for (const file of [unit, container]) expect(file).toContain(variable);
  expect(unit).toContain(`/scripts/node.sh ${words.join(' ')}\n`);
  expect(container).toContain(`CMD ${JSON.stringify(['node', ...words]).replaceAll(',', ', ')}`);
});

test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd accepts the unit, and rates it as isolated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unit = join(folder, 'stele.service');
  writeFileSync(
    unit,
    read('deploy/stele.service')
      .replaceAll('/opt/stele', resolve('.'))
      .replaceAll(/^(User|Group)=.*\n/gm, ''),
  );
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes('stele'))).toEqual([]);
  const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=45', unit], {
    encoding: 'utf8',
  });
  expect(judged.stdout + judged.stderr).toMatch(/Overall exposure level/);
  expect(judged.status, judged.stdout.split('\n').at(-2)).toBe(0);
});

/** Every metric that the product defines, and those of Node. */
async function knownMetrics(): Promise<Set<string>> {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'stele_' });
  const ownMetrics = globSync('src/**/*.server.ts').flatMap((file) => read(file).match(/\bstele_[a-z_]+/g) ?? []);
  return new Set([...ownMetrics, ...(await register.getMetricsAsArray()).map(({ name }) => name)]);
}

test('alerts and dashboard use existing metrics, and every alert says what to do', async () => {
  const metrics = await knownMetrics();
  for (const file of ['deploy/alerts.yml', 'deploy/dashboard.json']) {
    const metricNames = [...read(file).matchAll(/\bstele_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    );
    expect(metricNames.length).toBeGreaterThan(10);
    expect(
      metricNames.filter((name) => !metrics.has(name)),
      file,
    ).toEqual([]);
  }
  const alerts = read('deploy/alerts.yml').split('- alert: ').slice(1);
  expect(
    alerts.filter(
      (alert) => !/expr: .+\n +for: \d+[mh]\n +labels: .+\n +annotations: \{ summary: ".+", todo: ".+" \}/.test(alert),
    ),
  ).toEqual([]);
  expect(JSON.parse(read('deploy/dashboard.json'))).toMatchObject({ title: 'Stele', panels: expect.any(Array) });
});

const listFindings = (environment: NodeJS.ProcessEnv) =>
  checkSettings(readSettings(environment)).flatMap(({ level, about }) => (level === 'ok' ? [] : `${level} ${about}`));

test('the doctor reports settings that are valid alone and wrong together', () => {
  const sms = { SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_SECRET: 's' };
  expect(listFindings(sms)).toEqual([]);
  expect(listFindings({})).toEqual(['warn SMS_GATEWAY_URL']);
  expect(listFindings({ ...sms, HOST: '0.0.0.0' })).toEqual(['warn PUBLIC_URL', 'warn METRICS_TOKEN']);
  expect(listFindings({ ...sms, PUBLIC_URL: 'https://stele.example', STELE_DEV: 'on' })).toEqual([
    'bad STELE_DEV',
    'warn TRUST_PROXY',
    'warn METRICS_TOKEN',
  ]);
  expect(listFindings({ ...sms, HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost', METRICS_PORT: '9464' })).toEqual([]);
  expect(listFindings({ ...sms, METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toEqual(['warn METRICS_HOST']);
  expect(
    listFindings({ ...sms, SMS_GATEWAY_SECRET: '', SMTP_URL: 'smtp://x', S3_ENDPOINT: 'https://s3.example' }),
  ).toEqual(['bad SMS_GATEWAY_SECRET', 'bad MAIL_FROM', 'bad S3_ACCESS_KEY, S3_SECRET_KEY']);
  expect(listFindings({ ...sms, DATABASE_READ_URLS: 'postgres://a/b' })).toEqual(['bad DATABASE_READ_URLS']);
  expect(hostOf('postgres://user:secret@db.example:5433/stele')).toBe('db.example:5433');
});

test('the doctor recognizes the tables of this version, and a replica that is a primary', async () => {
  const { url } = await openDatabase();
  const settings = readSettings({ DATABASE_URL: url, DATABASE_READ_URLS: url });
  const findings = await checkDatabases(url, settings);
  expect(findings.map(({ level, message }) => `${level} ${message.replace(/\d+/g, 'n')}`)).toEqual([
    'ok it answers, in UTF-n and a locale with letters',
    'ok n of n connections are used',
    'ok this machine and the database agree',
    'ok they are those of this version',
    'warn it is no replica, but a primary',
  ]);
});

test('the doctor reports each fault in one line with what to do, and exits with 1', () => {
  const run = spawnSync(process.execPath, ['scripts/doctor.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      STELE_DATA: '/proc/no/where',
      DATABASE_URL: 'postgres://stele:secret@127.0.0.1:1/stele',
      STELE_WROLD: 'off',
    },
  });
  expect(run.status).toBe(1);
  expect(run.stdout).toMatch(/^! settings: There is no setting STELE_WROLD/m);
  expect(run.stdout).toMatch(
    /^✗ database at 127\.0\.0\.1:1: .*ECONNREFUSED.*\n {4}→ Nothing listens there: .*DATABASE_URL/m,
  );
  expect(run.stdout).toMatch(/^\d+ to mend, \d+ to look at, \d+ well\.$/m);
  expect(run.stdout + run.stderr).not.toContain('secret');
});

test('the doctor checks backups: age of the newest, whether the key fits, whether they share a disk with the data', async () => {
  const backupSettings = { BACKUP_TO: 'tests/released/backup-2026-11-23', STELE_DATA: 'tests' };
  const describeBackups = async (environment: NodeJS.ProcessEnv) =>
    (await checkBackups(readSettings(environment))).map(
      ({ level, message }) => `${level} ${message.replace(/\d+/, 'n')}`,
    );
  expect(await describeBackups({})).toEqual(['warn no backup is taken by itself']);
  expect(await describeBackups({ BACKUP_TO: '/no/where' })).toEqual(['warn no backup is there yet']);
  const sameDiskWarning = 'warn it lies on the disk of STELE_DATA, and dies with it';
  expect(await describeBackups({ ...backupSettings, BACKUP_KEY: 'nabonidus dug here' })).toEqual([
    'warn the newest backup is n hours old, encrypted',
    sameDiskWarning,
  ]);
  expect(await describeBackups({ ...backupSettings, BACKUP_KEY: 'another pass phrase' })).toEqual([
    expect.stringMatching(/^bad /),
    sameDiskWarning,
  ]);
});

test('every test and every file named in docs/security.md and docs/asvs.md exists', () => {
  const security = read('docs/security.md') + read('docs/asvs.md'),
    tests = new Set(globSync('{src,tests,importers,world}/**/*.test.{ts,tsx}').map((path) => path.split('/').at(-1)!));
  const namedTests = new Set(security.match(/[\w.-]+\.test\b/g));
  expect(namedTests.size).toBeGreaterThan(30);
  expect([...namedTests].filter((name) => !tests.has(`${name}.ts`) && !tests.has(`${name}.tsx`))).toEqual([]);
  const paths = [...security.matchAll(/`([\w/.-]+\/[\w.-]+\.(?:ts|tsx|service))`/g)].map(([, path]) => path!);
  expect(
    paths.filter((path) => !['', 'src/', 'src/features/', 'src/editing/'].some((at) => existsSync(at + path))),
  ).toEqual([]);
});

test('docs/asvs.md lists each of the 253 requirements of ASVS 5.0 level 2 once, and counts its verdicts correctly', () => {
  const verdicts = ['met', 'by the operator', 'specified otherwise', 'not applicable', 'left'],
    page = read('docs/asvs.md'),
    cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
  const requirements = page
    .split('\n')
    .map(cellsOf)
    .filter(([, number]) => /^\d+\.\d+\.\d+$/.test(number ?? ''));
  expect(new Set(requirements.map(([, number]) => number)).size).toBe(253);
  expect(requirements.map(([, , level]) => level).filter((level) => level === 'L1')).toHaveLength(70);
  expect(requirements.map(([, , level]) => level).filter((level) => level === 'L2')).toHaveLength(183);
  const countsOf = (chapter: string) =>
    verdicts.map((verdict) =>
      String(
        requirements.filter(
          ([, number, , , outcome]) => outcome === verdict && (chapter === 'all' || number!.startsWith(`${chapter}.`)),
        ).length,
      ),
    );
  const summary = [...page.matchAll(/^\| (?:V(\d+) [^|]+|all) \|([ \d|]+)\|$/gm)];
  expect(summary).toHaveLength(18);
  for (const [line, chapter = 'all', counts] of summary)
    expect(
      counts!.split('|').map((count) => count.trim()),
      line,
    ).toEqual(countsOf(chapter));
  const [met, operators, specified, notApplicable, left] = countsOf('all');
  expect(read('docs/security.md')).toContain(
    `Of 253, ${met} are met, ${operators} are the operator's, ${specified} are specified otherwise, ${notApplicable} do not apply, and ${left} are left`,
  );
});
