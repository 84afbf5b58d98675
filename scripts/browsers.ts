import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `npm run browsers -- http://localhost:3000 [FOLDER]` opens pages of a running site in Debian's Firefox (package
 * `firefox-esr`, or `FIREFOX_PATH`) and WebKit (`webkit2gtk-driver`, with `xvfb` where there is no display), prints the
 * errors that they report, and saves a screenshot of each page. Tests use Chromium only.
 */
const [address = 'http://localhost:3000', folder = 'browsers'] = process.argv.slice(2);

/** Pages that draw with every canvas, and those with the most text. */
const pages = {
  home: '/',
  entry: '/detail/ming-dynasty-en',
  timeline: '/timeline',
  map: '/timemap?year=1500',
  graph: '/detail/ming-dynasty-en#/relation',
  path: '/relation/atobPath',
  tree: '/family/qianlong?way=all',
  library: '/book',
  reader: '/book/detail?id=book-laozi',
  paintings: '/product/painting',
  painting: '/painting/detail?paintingType=alone&paintingId=school-of-athens-en',
  articles: '/article',
};
/** Milliseconds that a page has to draw after it has loaded. */
const drawingMs = 2500;

/** A browser that shows one page at a time. */
interface Browser {
  open(url: string): Promise<void>;
  /** A PNG in base64. */
  takeScreenshot(): Promise<string>;
  /** Errors since the last call. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}
const viewport = { width: 1280, height: 900 };

const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  webkitPath = '/usr/bin/WebKitWebDriver';
const browsers: [name: string, path: string, packages: string, start: () => Promise<Browser>][] = [
  ['firefox', firefoxPath, 'firefox-esr', startFirefox],
  ['webkit', webkitPath, 'webkit2gtk-driver and xvfb', startWebkit],
];
await mkdir(folder, { recursive: true });
for (const [name, path, packages, start] of browsers) {
  if (!existsSync(path)) {
    console.error(`${name}: there is no ${path}; install ${packages}.`);
    process.exitCode = 1;
    continue;
  }
  const browser = await start();
  try {
    if (await openPages(name, browser)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

/** Opens every page and returns the number of pages with errors. */
async function openPages(browserName: string, browser: Browser): Promise<number> {
  let failures = 0;
  for (const [name, page] of Object.entries(pages)) {
    await browser.open(address + page);
    await wait(drawingMs);
    await writeFile(join(folder, `${browserName}-${name}.png`), Buffer.from(await browser.takeScreenshot(), 'base64'));
    const errors = await browser.takeErrors();
    if (errors.length) failures++;
    console.log(`${browserName} ${name}: ${errors.length ? errors.join(' | ') : 'no errors'}`);
  }
  return failures;
}

async function end(process: ChildProcess) {
  process.kill();
  await new Promise((done) => process.once('exit', done));
}

/** Repeats `attempt` until it succeeds: browsers listen after some seconds. */
async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      if (count === 60) throw error;
      await wait(500);
    }
  }
}

/** Firefox, by WebDriver BiDi. */
async function startFirefox(): Promise<Browser> {
  const port = 9222;
  const profile = await mkdtemp(join(tmpdir(), 'stele-firefox-'));
  const firefox = spawn(
    firefoxPath,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
    { stdio: 'ignore' },
  );
  const socket = await retry(
    () =>
      new Promise<WebSocket>((resolve, reject) => {
        const opening = new WebSocket(`ws://localhost:${port}/session`);
        opening.addEventListener('open', () => resolve(opening));
        opening.addEventListener('error', () => reject(new Error('Firefox does not answer.')));
      }),
  );
  const pending = new Map<number, { resolve(result: Record<string, unknown>): void; reject(error: Error): void }>();
  const errors: string[] = [];
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.method === 'log.entryAdded' && message.params.level === 'error') errors.push(message.params.text);
    if (message.type === 'error') pending.get(message.id)?.reject(new Error(message.message));
    if (message.type === 'success') pending.get(message.id)?.resolve(message.result);
  });
  const send = (method: string, params: object) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      pending.set(++lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const { context } = contexts[0]!;
  await send('browsingContext.setViewport', { context, viewport });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    takeScreenshot: async () => String((await send('browsingContext.captureScreenshot', { context })).data),
    takeErrors: async () => errors.splice(0),
    async close() {
      await end(firefox);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** WebKitGTK, by WebDriver. It does not report the console: a page without a heading or wider than the window counts as an error. */
async function startWebkit(): Promise<Browser> {
  const port = 9223;
  const display = process.env.DISPLAY ?? ':97';
  const screen = process.env.DISPLAY
    ? null
    : spawn('Xvfb', [display, '-screen', '0', '1440x1000x24'], { stdio: 'ignore' });
  const driver = spawn(webkitPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const call = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await reply.json()) as { value: Record<string, unknown> & { message?: string } };
    if (!reply.ok) throw new Error(value.message ?? reply.statusText);
    return value;
  };
  const { sessionId } = await retry(() => call('POST', '/session', { capabilities: {} }));
  const session = `/session/${String(sessionId)}`;
  await call('POST', `${session}/window/rect`, viewport);
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    takeScreenshot: async () => String(await call('GET', `${session}/screenshot`)),
    takeErrors: async () =>
      (await call('POST', `${session}/execute/sync`, {
        script: `const { scrollWidth, clientWidth } = document.documentElement;
          return [!document.querySelector('h1') && 'no heading', scrollWidth > clientWidth && 'wider than the window'].filter(Boolean)`,
        args: [],
      })) as unknown as string[],
    async close() {
      await call('DELETE', session);
      await end(driver);
      if (screen) await end(screen);
    },
  };
}
