import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endProcess, killWithBench, removeWithBench } from '../product.ts';
import { titleOf, writeDump } from './pages.ts';

/** MediaWiki with its own processes and folder, which are removed at its end. */
export interface Wiki {
  /** Includes its version. */
  name: string;
  url: string;
  stop(): Promise<void>;
}

const packages = [
  'nginx',
  'php-fpm',
  'php-cli',
  'php-apcu',
  'php-intl',
  'php-mysql',
  'mariadb-server',
  'mediawiki',
  'wrk',
];
const program = '/usr/share/mediawiki';
/** In its first minute MediaWiki takes its messages for changed, and a page sends ten times as many queries. */
const warmUpMs = 100_000;
const user = userInfo().username;

/** Sets up a wiki with this number of pages from Debian's packages, ready to be measured. */
export async function startWiki(pages: number): Promise<Wiki> {
  const home = mkdtempSync(join(tmpdir(), 'stele-bench-'));
  const place = removeWithBench(home);
  const servers: ChildProcess[] = [];
  const stop = async () => {
    for (const server of servers.toReversed()) await endProcess(server);
    place.remove();
  };
  const serve = (command: string, ...given: string[]) => {
    const server = spawn(`/usr/sbin/${command}`, given, {
      cwd: home,
      env: settingsAt(home),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    servers.push(killWithBench(server));
  };
  try {
    const url = `http://127.0.0.1:${await freePort()}`;
    writeSettings(home, url);
    await startDatabase(home, serve);
    await fill(home, pages);
    const fpm = readdirSync('/usr/sbin').find((name) => name.startsWith('php-fpm'))!;
    serve(fpm, '--fpm-config', join(home, 'php-fpm.conf'), '--allow-to-run-as-root', ...phpSettings);
    await retry(() => existsSync(join(home, 'php.sock')));
    serve('nginx', '-p', home, '-c', 'nginx.conf');
    const name = await retry(() => generatorOf(`${url}/wiki/${titleOf(0)}`));
    await pause(warmUpMs);
    return { name, url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const phpSettings = ['opcache.memory_consumption=256', 'opcache.validate_timestamps=0', 'apc.shm_size=512M'].flatMap(
  (setting) => ['-d', setting],
);

/** Installs missing packages; if that is not allowed, says so and returns false. */
export async function installPackages(): Promise<boolean> {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  try {
    await run('dpkg-query', ['--show', ...packages]).catch(() =>
      run('sh', ['-c', `apt-get update && DEBIAN_FRONTEND=noninteractive ${command}`]),
    );
    return true;
  } catch {
    console.log(`MediaWiki is not here, and nothing is measured beside it. As root, on Debian 12: ${command}`);
    return false;
  }
}

/** Runs a program until it exits. */
function run(command: string, given: string[], env?: Record<string, string>): Promise<unknown> {
  const running = promisify(execFile)(command, given, { env: { ...process.env, ...env }, maxBuffer: 2 ** 26 });
  killWithBench(running.child);
  return running;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const settingsAt = (home: string) => ({
  ...process.env,
  WIKI_HOME: home,
  MW_CONFIG_FILE: join(import.meta.dirname, 'LocalSettings.php'),
});

function writeSettings(home: string, url: string): void {
  for (const name of ['nginx.conf', 'php-fpm.conf']) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    const filled = text
      .replaceAll('{home}', home)
      .replaceAll('{user}', user)
      .replaceAll('{address}', new URL(url).host);
    writeFileSync(join(home, name), filled);
  }
  for (const folder of ['cache', 'pages', 'temporary']) mkdirSync(join(home, folder));
}

async function startDatabase(home: string, serve: (command: string, ...given: string[]) => void): Promise<void> {
  const log = join(home, 'mariadb.log'),
    socket = join(home, 'mariadb.sock');
  const common = ['--no-defaults', `--datadir=${home}/mariadb`, `--user=${user}`];
  await run('mariadb-install-db', [...common, '--auth-root-authentication-method=normal']);
  serve(
    'mariadbd',
    ...common,
    `--log-error=${log}`,
    '--skip-networking',
    `--socket=${socket}`,
    '--innodb-buffer-pool-size=1G',
  );
  await retry(() => existsSync(socket)).catch(() => {
    throw new Error(`MariaDB does not start:\n${readFileSync(log, 'utf8')}`);
  });
}

async function fill(home: string, pages: number): Promise<void> {
  const script = (name: string, ...given: string[]) =>
    run('php', [`${program}/maintenance/${name}`, ...given], settingsAt(home));
  await run(
    'php',
    [
      `${program}/maintenance/install.php`,
      `--confpath=${home}`, // the settings it writes there are unused
      '--dbname=wiki',
      `--dbserver=localhost:${home}/mariadb.sock`,
      '--dbuser=root',
      '--installdbuser=root',
      '--lang=zh-hans',
      '--pass=nobody signs in here',
      'Peer',
      'Operator',
    ],
    { MW_CONFIG_FILE: join(home, 'LocalSettings.php') },
  );
  await script('rebuildLocalisationCache.php', '--lang=en,zh-hans');
  await writeDump(join(home, 'pages.xml'), pages);
  await script('importDump.php', '--no-updates', join(home, 'pages.xml'));
}

/** Name of the generator that a page states. */
async function generatorOf(page: string): Promise<string | undefined> {
  const answer = await fetch(page).catch(() => null);
  return answer?.ok ? /name="generator" content="([^"]+)"/.exec(await answer.text())?.[1] : undefined;
}

/** Retries until there is a result, for a minute. */
async function retry<T>(ask: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await ask();
    if (answer) return answer;
    await pause(100);
  }
  throw new Error('MediaWiki does not start.');
}
