import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { productUrl } from '../product-under-test.ts';

/**
 * A browser profile with a single page. Later tests reuse both: a page in a new process costs a second of processor
 * time, an existing one a sixth of that.
 */
interface Profile {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
  /** Whether a test changed what cannot be reset (clock, init scripts, bindings, devtools), or closed the page. */
  isSpent: boolean;
}

/** One for all tests of a worker; ends with it. */
let browser: Promise<Browser> | undefined;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Unused profiles, by options that cannot be changed. */
const unusedProfiles = new Map<string, Profile[]>();

export interface BorrowedProfile {
  context: BrowserContext;
  page: Page;
  /** Passes it to the next test in a clean state, or closes it after a failed test. */
  leave(outcome: { failed: boolean }): Promise<void>;
}

/** An empty profile: no cookies, no storage, no history. */
export async function borrowProfile(fixed: BrowserContextOptions, webgl: boolean): Promise<BorrowedProfile> {
  const key = JSON.stringify([fixed, webgl, productUrl()]),
    waiting = unusedProfiles.get(key) ?? [];
  unusedProfiles.set(key, waiting);
  const profile = waiting.pop() ?? (await makeProfile(fixed, webgl));
  return {
    context: profile.context,
    page: profile.page,
    async leave({ failed }) {
      if (!failed && !profile.isSpent && (await succeedsInTime(tidy(profile)))) waiting.push(profile);
      else await succeedsInTime(profile.context.close());
    },
  };
}

async function makeProfile(fixed: BrowserContextOptions, webgl: boolean): Promise<Profile> {
  browser ??= chromium.launch({ executablePath: inject('chromium'), args: flags });
  const context = await (await browser).newContext({ ...fixed, baseURL: productUrl(), reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000); // in parallel with other work everything takes longer
  if (!webgl) await context.addInitScript(withoutWebgl);
  const page = await context.newPage();
  const profile: Profile = { context, page, devtools: await context.newCDPSession(page), isSpent: false };
  const spend = () => {
    profile.isSpent = true;
  };
  page.once('close', spend);
  page.once('crash', spend);
  markSpentOnCall(context.clock, 'install', spend);
  markSpentOnCall(context, 'newCDPSession', spend);
  for (const owner of [context, page])
    for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding'] as const)
      markSpentOnCall(owner, name, spend);
  return profile;
}

/** Page events that tests listen to. Not all events: Playwright listens to some itself. */
const pageEvents = [
  'console',
  'pageerror',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'dialog',
  'websocket',
];

function markSpentOnCall<Name extends string>(owner: Record<Name, unknown>, name: Name, spend: () => void) {
  const method = owner[name] as (...given: unknown[]) => unknown;
  owner[name] = (...given: unknown[]) => {
    spend();
    return method.apply(owner, given);
  };
}

async function tidy({ context, page, devtools }: Profile): Promise<void> {
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {})); // unsaved input may be lost
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await Promise.all([
    context.setOffline(false),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearPermissions(),
  ]);
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
  // Not about:blank: the process of a site ends with its last page, and a new one costs a sixth of a second.
  await page.goto('/robots.txt');
  for (const event of pageEvents) page.removeAllListeners(event);
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ media: null, contrast: null, forcedColors: null });
  await devtools.send('Storage.clearDataForOrigin', { origin: productUrl(), storageTypes: 'all' });
  await devtools.send('Page.resetNavigationHistory');
  await context.clearCookies();
}

/** Whether work succeeds in time: a browser that hangs costs one page, not the run. */
async function succeedsInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), 20_000);
  });
  const ended = work.then(
    () => true,
    () => false,
  );
  return Promise.race([ended, late]).finally(() => clearTimeout(timer));
}

function withoutWebgl() {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : (getContext as (...args: unknown[]) => unknown).call(this, kind, ...rest);
  } as typeof getContext;
}
