import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `npm run browsers -- http://localhost:3000 [FOLDER]` opens pages of a running site in Debian's Firefox (package
 * `firefox-esr`, or `FIREFOX_PATH`) over WebDriver BiDi, prints what it reports as errors, and saves a screenshot of each
 * page. Tests use Chromium only.
 */
const [address = 'http://localhost:3000', folder = 'browsers'] = process.argv.slice(2);
const path = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const port = 9222;

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

if (!existsSync(path)) {
  console.error(`There is no ${path}: install the package firefox-esr, or set FIREFOX_PATH.`);
  process.exit(1);
}
const profile = await mkdtemp(join(tmpdir(), 'stele-firefox-'));
const firefox = spawn(
  path,
  ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
  {
    stdio: 'ignore',
  },
);
try {
  const failures = await openPages(await connect());
  if (failures) process.exitCode = 1;
} finally {
  firefox.kill();
  await new Promise((done) => firefox.once('exit', done));
  await rm(profile, { recursive: true, force: true });
}

interface Session {
  send(method: string, params: object): Promise<Record<string, unknown>>;
  /** Lines that the pages have reported since the last call. */
  takeErrors(): string[];
}

async function connect(): Promise<Session> {
  const socket = await openSocket();
  const pending = new Map<number, { resolve(result: Record<string, unknown>): void; reject(error: Error): void }>();
  const errors: string[] = [];
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.method === 'log.entryAdded' && message.params.level === 'error') errors.push(message.params.text);
    if (message.type === 'error') pending.get(message.id)?.reject(new Error(message.message));
    if (message.type === 'success') pending.get(message.id)?.resolve(message.result);
  });
  const session: Session = {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        pending.set(++lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    takeErrors: () => errors.splice(0),
  };
  await session.send('session.new', { capabilities: {} });
  await session.send('session.subscribe', { events: ['log.entryAdded'] });
  return session;
}

/** Firefox listens after some seconds. */
async function openSocket(): Promise<WebSocket> {
  for (let attempt = 0; ; attempt++) {
    const socket = new WebSocket(`ws://localhost:${port}/session`);
    const isOpen = await new Promise((done) => {
      socket.addEventListener('open', () => done(true));
      socket.addEventListener('error', () => done(false));
    });
    if (isOpen) return socket;
    if (attempt === 60) throw new Error('Firefox does not answer.');
    await wait(500);
  }
}

/** Opens every page and returns the number of pages with errors. */
async function openPages({ send, takeErrors }: Session): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const { context } = contexts[0]!;
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  let failures = 0;
  for (const [name, page] of Object.entries(pages)) {
    await send('browsingContext.navigate', { context, url: address + page, wait: 'complete' });
    await wait(drawingMs);
    const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
    await writeFile(join(folder, `${name}.png`), Buffer.from(data, 'base64'));
    const errors = takeErrors();
    if (errors.length) failures++;
    console.log(`${name}: ${errors.length ? errors.join(' | ') : 'no errors'}`);
  }
  return failures;
}
