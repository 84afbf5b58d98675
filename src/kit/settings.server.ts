import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import * as limits from '../rules/limits.ts';
import { readStages } from '../rules/review-stages.ts';
import { isPushKey } from './push/push-key.server.ts';

const portMessage = 'it must be a whole number from 0 to 65535';
const Port = z
  .string()
  .regex(/^\d{1,5}$/, portMessage)
  .transform(Number)
  .pipe(z.number().max(65_535, portMessage));
const optional = z.string().trim().min(1).optional();

/** Every setting of the product, read from the environment only here. `npm start -- --help` lists them. */
const Settings = z.object({
  PORT: Port.prefault('3000').describe('port to listen on'),
  HOST: z.string().default('localhost').describe('address to listen on; 0.0.0.0 for all'),
  STELE_DATA: z.string().default('./data').describe('folder for the database and media'),
  DATABASE_URL: optional
    .refine((url) => url === undefined || isPostgresUrl(url), 'it must be like postgres://user:password@host/database')
    .describe('a PostgreSQL ≥ 15; without it Stele starts its own under STELE_DATA'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'it must be like https://stele.example' })
    .refine(isOrigin, 'it must be like https://stele.example, with no path: Stele answers at the root of a host')
    .optional()
    .describe('address that readers use, for links, feeds and sitemap'),
  HSTS_SUBDOMAINS: z
    .enum(['on', 'off'])
    .default('off')
    .describe('with PUBLIC_URL under https, tell browsers that all subdomains of its host come by HTTPS only'),
  STELE_WORLD: z
    .string()
    .refine(
      (world) => ['on', 'off'].includes(world) || existsSync(join(world, 'content.json')),
      'it must be on, off, or a folder with content.json',
    )
    .default('on')
    .describe('content to start with: on, the built-in world; off, none; or a folder (docs/content.md)'),
  PAGE_CACHE_MB: z.coerce
    .number()
    .min(0)
    .default(128)
    .describe('memory for whole pages, in megabytes; 0 renders each anew'),
  DATA_CACHE_MB: z.coerce
    .number()
    .min(0)
    .default(64)
    .describe('memory for what pages are made of, in megabytes; 0 asks the database each time'),
  GRAPH: z
    .enum(['memory', 'database'])
    .default('memory')
    .describe('where paths are found: database needs no memory, and more time'),
  CONNECTIONS: z.coerce.number().int().min(10).default(10_000).describe('connections at once, sockets included'),
  CONNECTIONS_A_NETWORK: z.coerce
    .number()
    .int()
    .min(10)
    .default(256)
    .describe('the same from one address, where no proxy is trusted'),
  NETWORK_POINTS: z.coerce
    .number()
    .int()
    .min(0)
    .default(limits.networkPoints)
    .describe('what one network may cost in a second, about in milliseconds of work; 0: anything'),
  METRICS_TOKEN: optional.describe(
    'who shows it as bearer token reads /metrics; without it this machine alone, and nobody where PUBLIC_URL, TRUST_PROXY or METRICS_PORT is set',
  ),
  METRICS_PORT: Port.optional().describe('a second port, for /metrics alone and without a token; keep it from readers'),
  METRICS_HOST: z.string().default('localhost').describe('address to listen on for METRICS_PORT'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(0.5)
    .describe('how long a process that is told to stop still takes requests, while /healthz/ready says 503'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('warn').describe('how much to log'),
  STELE_DEV: z
    .enum(['on', 'off'])
    .default('off')
    .describe('open /dev/widgets, /dev/outbox, /dev/identity; never where strangers come'),
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where codes for phones are sent (docs/operating.md); without it they wait in the outbox'),
  SMS_GATEWAY_SECRET: optional.describe('what signs them'),
  SMTP_URL: optional.describe('mail server, as smtps://user:password@host; without it no mail is sent'),
  MAIL_FROM: optional.describe('sender of mail, as Stele <stele@example.org>'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('S3-compatible store for pictures (docs/operating.md); without it they stand under STELE_DATA'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'it must be the name of a bucket')
    .default('stele')
    .describe('bucket in it'),
  S3_REGION: z.string().default('us-east-1').describe('its region'),
  S3_ACCESS_KEY: optional.describe('key that may read, write and delete there'),
  S3_SECRET_KEY: optional.describe('what belongs to it'),
  WEIXIN_APP_ID: optional.describe('WeChat sign-in: the id of your website app; without it the button is not shown'),
  WEIXIN_SECRET: optional.describe('its secret'),
  WEIXIN_CONSENT_URL: z
    .string()
    .default('https://open.weixin.qq.com/connect/qrconnect')
    .describe('where consent is asked for'),
  WEIXIN_API_URL: z.string().default('https://api.weixin.qq.com').describe('where codes are exchanged'),
  BOUND_BY: z
    .enum(['phone', 'any'])
    .default('phone')
    .describe('what binds an account: a phone, or also a confirmed mail or a passkey'),
  SECOND_FACTOR: z
    .enum(['off', 'reviewers', 'administrators'])
    .default('off')
    .describe(
      'who needs a second factor (docs/operating.md) to use the rights of their role: reviewers and administrators, or administrators alone',
    ),
  SECOND_FACTOR_KEY: optional
    .refine(
      (text) => text === undefined || Buffer.from(text, 'base64').length === 32,
      'it must be like the answer of: openssl rand -base64 32',
    )
    .describe(
      'key under which secrets of authenticator apps are encrypted, the same for every process; without it the file second-factor.key of STELE_DATA',
    ),
  REVIEW_STAGES: z
    .string()
    .default('')
    .transform(
      (text, context) => (text ? readStages(text) : {}) ?? (context.addIssue('as text=2,relations=1'), z.NEVER),
    )
    .describe('stages of review by module, as text=2,relations=1; one unless set'),
  SOURCE_LOOKUP: z
    .enum(['on', 'off'])
    .default('off')
    .describe('ask outside for books and articles by ISBN and DOI (docs/operating.md)'),
  SOURCE_DOI_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://doi.org')
    .describe('where DOIs are asked for'),
  SOURCE_ISBN_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://openlibrary.org')
    .describe('where ISBNs are asked for'),
  PICTURE_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || []))
    .describe(
      'hosts from which members may bring pictures by address (IIIF), as iiif.museum.example,*.library.example; https and its port, unless a host names others, as http://images.inside:8080',
    )
    .refine(
      (hosts) => hosts.every((host) => /^(?:https?:\/\/)?(?:\*\.)?[a-z\d.-]+(?::\d{1,5})?$/.test(host)),
      'it must be hosts, as iiif.museum.example,*.library.example',
    ),
  WIKIMEDIA: z
    .enum(['on', 'off'])
    .default('off')
    .describe('fetch pictures from Wikimedia Commons and facts from Wikidata on request (docs/operating.md)'),
  WIKIMEDIA_CONTACT: optional.describe(
    'mail or web address by which Wikimedia can reach you, sent with each request; PUBLIC_URL unless set, and one of them is needed',
  ),
  WIKIMEDIA_DATA_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.wikidata.org/w/api.php')
    .describe('API of Wikidata'),
  WIKIMEDIA_FILES_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://commons.wikimedia.org/w/api.php')
    .describe('API of Wikimedia Commons'),
  WIKIMEDIA_UPLOAD_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://upload.wikimedia.org')
    .describe('host of the files of Wikimedia Commons; files elsewhere are not fetched'),
  IMAGE_MODEL: optional.describe(
    'file of an ONNX model by which pictures are found that are like one (docs/media.md); without it our own descriptor',
  ),
  EMBEDDINGS_URL: z
    .url({ protocol: /^https?$/, error: 'it must be like https://embeddings.example/v1/embeddings' })
    .optional()
    .describe(
      'a service that turns texts into vectors (POST /v1/embeddings), by which search finds what is meant (docs/operating.md)',
    ),
  EMBEDDINGS_MODEL: optional.describe('name of the model that it shall use'),
  EMBEDDINGS_KEY: optional.describe('key for it, sent as a bearer token'),
  TEXT_MODEL: optional.describe(
    'file of an ONNX model that does the same here, with its tokenizer.json beside it (docs/operating.md)',
  ),
  INVITATION: z
    .enum(['optional', 'needed'])
    .default('optional')
    .describe('whether an invitation is needed to register'),
  SLOW_STATEMENT_MS: z.coerce
    .number()
    .min(1)
    .default(500)
    .describe('statements that take so many milliseconds are logged by name and listed at /review/health'),
  TRUST_PROXY: optional
    .refine(
      (text) => text === undefined || areNetworks(text),
      'it must be addresses or networks, like 127.0.0.1 or 10.0.0.0/8,loopback',
    )
    .describe('address of the proxy in front, whose X-Forwarded-* is believed'),
  BACKUP_TO: optional.describe('a folder, or s3://bucket/prefix, into which a backup is taken every night'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7).describe('how many backups are kept there'),
  BACKUP_KEY: optional
    .refine((text) => text === undefined || text.length >= 12, 'it must have 12 letters or more')
    .describe('pass phrase, or 64 hexadecimal digits, under which backups are encrypted'),
  DATABASE_READ_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((urls) => urls.every(isPostgresUrl), 'it must be addresses like those of DATABASE_URL, with commas between')
    .describe('replicas of the database that answer readers (docs/scaling.md), with commas between'),
  REPLICA_LAG_SECONDS: z.coerce
    .number()
    .min(0.1)
    .default(5)
    .describe('a replica that lies further behind is left out until it has caught up'),
  PUSH_KEY: optional
    .refine((text) => text === undefined || isPushKey(text), 'it must be like the answer of: openssl rand -base64 32')
    .describe('key under which browsers are sent what is watched (web push); without it nobody is offered that'),
  PUSH_CONTACT: optional
    .refine(
      (text) => text === undefined || /^(?:mailto:.+@.+|https:\/\/.+)$/s.test(text),
      'it must begin with mailto: or https:',
    )
    .describe('where push services reach you, as mailto:you@stele.example; PUBLIC_URL unless set'),
  PUSH_SERVICE: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'it must be like http://push.example, with no path')
    .optional()
    .describe('a push service of your own, which may lie inside; the public ones are always asked'),
  BACKUP_LOG: z
    .enum(['on', 'off'])
    .default('off')
    .describe('keep the log of the own database in BACKUP_TO, so that any moment can be restored (docs/operating.md)'),
});
export type Settings = z.output<typeof Settings>;

const isPostgresUrl = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url);

/** Whether a URL has no path, query or hash. */
function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname, search, hash } = new URL(url);
  return pathname === '/' && !search && !hash;
}

/** Whether Fastify accepts the text as `trustProxy`. */
const areNetworks = (text: string): boolean =>
  text
    .split(',')
    .map((proxy) => proxy.trim())
    .every((proxy) => {
      if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true;
      const [address = '', bits, more] = proxy.split('/');
      const family = isIP(address);
      return (
        family > 0 &&
        more === undefined &&
        (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
      );
    });

/** Width of the longest setting name. */
const nameColumnWidth = 21;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

/** The help text: name, meaning and default of each setting, wrapped to the terminal's width in characters. */
export function settingsHelp(width = 100): string {
  const { properties = {} } = z.toJSONSchema(Settings, { io: 'input', unrepresentable: 'any' });
  return Object.entries(Settings.shape)
    .map(([name, { description = '' }]) => {
      const { default: value } = properties[name] as { default?: string | number };
      const words = [...description.split(' '), ...(value === undefined || value === '' ? [] : [`[${value}]`])];
      return wrap(words, Math.max(40, width - nameColumnWidth - 3))
        .map((line, at) => `  ${(at ? '' : name).padEnd(nameColumnWidth)} ${line}`)
        .join('\n');
    })
    .join('\n');
}

/** The settings page of docs/, generated by `npm run settings`. */
export function settingsPage(): string {
  const { properties = {} } = z.toJSONSchema(Settings, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(Settings.shape).map(([name, { description = '' }]) => {
    const { default: value, enum: choices } = properties[name] as { default?: string | number; enum?: string[] };
    const meaning = choices ? `${description} (${choices.map((choice) => `\`${choice}\``).join(', ')})` : description;
    return `| \`${name}\` | ${meaning.replaceAll('|', '\\|')} | ${value === undefined || value === '' ? '' : `\`${value}\``} |`;
  });
  return [
    '# Settings',
    '',
    'Read once, at the start, from the environment; an empty one is not set. Made from the schema by `npm run settings`; `npm run doctor` says what is wrong with yours.',
    '',
    '| setting | meaning | default |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function wrap(words: string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Warnings about STELE_ variables that are no settings. */
export function settingsHints(environment: NodeJS.ProcessEnv = process.env): string[] {
  const validNames = settingNames;
  return Object.keys(environment)
    .filter((name) => name.startsWith('STELE_') && !validNames.includes(name) && name !== 'STELE_TESTS')
    .map((name) => {
      const meant = validNames
        .map((candidate) => ({ one: candidate, far: distance(name, candidate) }))
        .sort((a, b) => a.far - b.far)[0]!;
      return `There is no setting ${name}${meant.far <= 2 || name.startsWith(meant.one) ? `: did you mean ${meant.one}?` : `. 'npm start -- --help' lists the settings.`}`;
    });
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + Number(letter !== other)));
    row = next;
  }
  return row[b.length]!;
}

const withoutEmptyValues = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** Reads the settings; throws an `Error` with a one-line message that says what to correct. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const result = Settings.safeParse(withoutEmptyValues(environment));
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  throw new Error(
    `The setting ${issue.path.join('.')} is wrong: ${issue.message}. 'npm start -- --help' lists the settings.`,
  );
}

/** The settings, with defaults in place of wrong ones, and each fault once. */
export function readSettingsWithFaults(environment: NodeJS.ProcessEnv = process.env): {
  settings: Settings;
  faults: { name: string; message: string }[];
} {
  const given = withoutEmptyValues(environment);
  const { error } = Settings.safeParse(given);
  const faults = new Map((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
  const right = Object.fromEntries(Object.entries(given).filter(([name]) => !faults.has(name)));
  return { settings: Settings.parse(right), faults: [...faults].map(([name, message]) => ({ name, message })) };
}
