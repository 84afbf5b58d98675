import { chromium } from 'playwright-core';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { build } from 'vite';
import { findChromium } from '../tests/chromium.ts';
import { rounds, type Figure, type Row } from './figure.ts';
import { latencyRows, measureEachMs } from './timing.ts';

/** Number of bodies per round. */
const bodiesPerRound = 100;
const bodies = { '0.1 kB': 100, '30 kB': 30_000 } as const;
/** A cheap call, so that the cost of sealing dominates. */
const call = '/api/help/questionContent';
const bodyOf = (letters: number) => ({ id: 'what-is-stele', language: 'en', padding: 'x'.repeat(letters) });

/** Cost of sealing a body in the browser and of opening it on the server, compared with a plain body. */
export const sealing: Figure = async ({ url }) => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    await page.goto(url);
    await page.addScriptTag({ type: 'module', content: `${await buildSealModule()}\nwindow.seal = seal;` });
    await page.waitForFunction('window.seal');
    const rows: Row[] = [];
    for (const [size, letters] of Object.entries(bodies)) {
      const sealAll = () =>
        page.evaluate(
          async ({ body, count }) => {
            const { seal } = window as unknown as { seal(body: unknown): Promise<string> };
            const times = [];
            for (let round = 0; round < count; round++) {
              const began = performance.now();
              await seal(body);
              times.push(performance.now() - began);
            }
            return times;
          },
          { body: bodyOf(letters), count: bodiesPerRound },
        );
      await sealAll();
      const sealed: number[][] = [],
        taken: number[][] = [],
        plain: number[][] = [];
      for (let round = 0; round < rounds; round++) {
        sealed.push(await sealAll());
        taken.push(await measureEachMs(await sealBodies(url, letters), (body) => post(url, body, 'application/jose')));
        plain.push(
          await measureEachMs(
            Array.from({ length: bodiesPerRound }, () => JSON.stringify(bodyOf(letters))),
            (body) => post(url, body, 'application/json'),
          ),
        );
      }
      rows.push(...latencyRows(`a body of ${size} sealed in the browser`, sealed, { only: ['p50', 'p95'] }));
      rows.push(
        ...latencyRows(`a call with ${size}, sealed, opened and answered`, taken, {
          only: ['p50', 'p95'],
          peers: [{ name: 'in plain JSON', times: plain.flat() }],
        }),
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
};

async function post(url: string, body: string, type: string) {
  const response = await fetch(url + call, { method: 'POST', body, headers: { 'content-type': type } });
  const { code } = (await response.json()) as { code: number };
  if (code !== 200) throw new Error(`answered ${code}`);
}

async function sealBodies(url: string, letters: number): Promise<string[]> {
  const { data } = (await (await fetch(`${url}/data/seal/key`)).json()) as { data: { key: JWK & { kid: string } } };
  const key = await importJWK(data.key, 'ECDH-ES');
  const text = new TextEncoder().encode(JSON.stringify(bodyOf(letters)));
  return Promise.all(
    Array.from({ length: bodiesPerRound }, () =>
      new CompactEncrypt(text)
        .setProtectedHeader({
          alg: 'ECDH-ES',
          enc: 'A256GCM',
          kid: data.key.kid,
          iat: Date.now(),
          jti: crypto.randomUUID(),
        } as never)
        .encrypt(key),
    ),
  );
}

/** kit/calls/body-encryption.ts as a single browser module. */
async function buildSealModule(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry: 'src/kit/calls/body-encryption.ts', formats: ['es'] } },
  });
  const [{ output }] = built as unknown as [{ output: { code: string }[] }];
  return output[0]!.code.replace(
    /export\s*\{([^}]*)\};?/,
    (_, names: string) => `const seal = ${/(\w+) as encryptBody\b/.exec(names)?.[1] ?? 'encryptBody'};`,
  );
}
