import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../tests/chromium.ts';
import type { Figure, Row } from './figure.ts';

const times = 3;

interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<
    'first-contentful-paint' | 'largest-contentful-paint' | 'cumulative-layout-shift' | 'total-blocking-time',
    { numericValue: number }
  >;
}

/**
 * How Lighthouse throttles: `simulate` computes from a fast load how long a slow one would take, `devtools` makes the
 * browser wait. The simulation counts everything before the first paint, including fonts that block nothing.
 */
type Throttling = 'simulate' | 'devtools';

/**
 * Lighthouse on its phone profile (slow 4G: 1.6 Mbit/s, 150 ms round trip; processor four times slower): home and an
 * entry, in Chinese, English and Japanese.
 */
export const phone: Figure = async (product) => {
  const chromium = await findChromium();
  const rows: Row[] = [];
  for (const [language, path] of [
    ['zh', '/'],
    ['en', '/'],
    ['zh', '/detail/qin-shi-huang'],
    ['en', '/detail/augustus-en'],
    ['jp', '/'],
    ['jp', '/detail/qin-shi-huang-jp'],
  ] as const) {
    const reports: Report[] = [],
      throttled: Report[] = [];
    for (let time = 0; time < times; time++) {
      reports.push(await runLighthouse(chromium, product.url + path, language, 'simulate'));
      throttled.push(await runLighthouse(chromium, product.url + path, language, 'devtools'));
    }
    const page = `${path}, ${language}: `;
    const audit = (name: keyof Report['audits'], of = reports) => of.map(({ audits }) => audits[name].numericValue);
    rows.push(
      {
        what: `${page}score`,
        unit: 'of 100',
        values: reports.map(({ categories }) => (categories.performance.score ?? NaN) * 100),
      },
      { what: `${page}FCP, the text in the font that stands in`, unit: 'ms', values: audit('first-contentful-paint') },
      {
        what: `${page}LCP`,
        unit: 'ms',
        values: audit('largest-contentful-paint'),
        budget: { text: '< 1,200 ms', met: (value) => value < 1200 },
      },
      {
        what: `${page}LCP, network and processor really throttled`,
        unit: 'ms',
        values: audit('largest-contentful-paint', throttled),
        budget: { text: '< 1,200 ms', met: (value) => value < 1200 },
      },
      {
        what: `${page}CLS`,
        unit: '',
        values: audit('cumulative-layout-shift'),
        budget: { text: '0 every time', met: (_, __, values) => values.every((value) => value === 0) },
      },
      {
        what: `${page}TBT`,
        unit: 'ms',
        values: audit('total-blocking-time'),
        budget: { text: '< 50 ms', met: (value) => value < 50 },
      },
    );
  }
  return rows;
};

/** Lighthouse sometimes loses a trace and asks to be run again; a successful result is never repeated. */
async function runLighthouse(...page: Parameters<typeof runLighthouseOnce>): Promise<Report> {
  for (let left = 3; ; left--) {
    try {
      return await runLighthouseOnce(...page);
    } catch (error) {
      if (left === 0 || !String(error).includes('run Lighthouse again')) throw error;
      console.log(`Lighthouse lost a trace of ${page[1]}: again`);
    }
  }
}

async function runLighthouseOnce(
  chromium: string,
  url: string,
  language: string,
  throttling: Throttling,
): Promise<Report> {
  const flags = [
    '--quiet',
    '--only-categories=performance',
    `--throttling-method=${throttling}`,
    // By default the browser would wait nearly four times as long for each file, as if each needed a connection.
    ...(throttling === 'devtools'
      ? ['--throttling.requestLatencyMs=150', '--throttling.downloadThroughputKbps=1638.4']
      : []),
    '--output=json',
    '--output-path=stdout',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    `--extra-headers=${JSON.stringify({ Cookie: `sys_lang=${language}` })}`,
  ];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bench/node_modules/lighthouse/cli/index.js', url, ...flags],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 1e8 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse, ${url}: ${report.runtimeError.message}`);
  return report;
}
