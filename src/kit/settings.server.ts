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
    .describe('PostgreSQL 15 or later; without it Stele starts its own in STELE_DATA'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'it must be like https://stele.example' })
    .refine(isOrigin, 'it must be like https://stele.example, with no path: Stele answers at the root of a host')
    .optional()
    .describe('address that readers use, for links, feeds and sitemap'),
  HSTS_SUBDOMAINS: z
    .enum(['on', 'off'])
    .default('off')
    .describe('with an https PUBLIC_URL: tell browsers to use HTTPS for all subdomains of its host, too'),
  STELE_WORLD: z
    .string()
    .refine(
      (world) => ['on', 'off'].includes(world) || existsSync(join(world, 'content.json')),
      'it must be on, off, or a folder with content.json',
    )
    .default('on')
    .describe('initial content: on for the built-in world, off for none, or a folder (docs/content.md)'),
  PAGE_CACHE_MB: z.coerce
    .number()
    .min(0)
    .default(128)
    .describe('memory for cached pages, in megabytes; with 0 every request renders its page'),
  DATA_CACHE_MB: z.coerce
    .number()
    .min(0)
    .default(64)
    .describe('memory for cached replies of calls, in megabytes; with 0 every call queries the database'),
  GRAPH: z
    .enum(['memory', 'database'])
    .default('memory')
    .describe('where paths are searched; database needs no memory but more time'),
  PROCESSES: z
    .union([z.literal('auto'), z.coerce.number().int().min(1).max(64)])
    .default('auto')
    .describe('number of processes that serve; auto starts one per core while they need at most half of the memory'),
  CONNECTIONS: z.coerce
    .number()
    .int()
    .min(10)
    .default(10_000)
    .describe('maximum concurrent connections, including WebSockets'),
  CONNECTIONS_A_NETWORK: z.coerce
    .number()
    .int()
    .min(10)
    .default(256)
    .describe('maximum concurrent connections from one address, if TRUST_PROXY is not set'),
  NETWORK_POINTS: z.coerce
    .number()
    .int()
    .min(0)
    .default(limits.networkPoints)
    .describe('budget of one network per second, in milliseconds of work; 0 for no limit'),
  METRICS_TOKEN: optional.describe(
    'bearer token for /metrics; without it only this machine may read them, and no client if PUBLIC_URL, TRUST_PROXY or METRICS_PORT is set',
  ),
  METRICS_PORT: Port.optional().describe(
    'second port that answers only /metrics, without a token; block it from outside',
  ),
  METRICS_HOST: z.string().default('localhost').describe('address to listen on for METRICS_PORT'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(0.5)
    .describe('seconds for which a stopping process still accepts requests, while /healthz/ready answers 503'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug'])
    .default('warn')
    .describe('least severe messages to log'),
  STELE_DEV: z
    .enum(['on', 'off'])
    .default('off')
    .describe('enables /dev/widgets, /dev/outbox and /dev/identity; never use it on a public site'),
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('gateway for SMS codes (docs/operating.md); without it they are stored in the outbox'),
  SMS_GATEWAY_SECRET: optional.describe('secret that signs requests to it'),
  SMTP_URL: optional.describe('mail server, such as smtps://user:password@host; without it no mail is sent'),
  MAIL_FROM: optional.describe('sender of mail, such as Stele <stele@example.org>'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('S3-compatible store for media (docs/operating.md); without it they are stored in STELE_DATA'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'it must be the name of a bucket')
    .default('stele')
    .describe('bucket of that store'),
  S3_REGION: z.string().default('us-east-1').describe('its region'),
  S3_ACCESS_KEY: optional.describe('access key that may read, write, list and delete in the bucket'),
  S3_SECRET_KEY: optional.describe('secret of the access key'),
  WEIXIN_APP_ID: optional.describe(
    'id of your WeChat website app, for login by WeChat; without it there is no such button',
  ),
  WEIXIN_SECRET: optional.describe('its secret'),
  WEIXIN_CONSENT_URL: z
    .string()
    .default('https://open.weixin.qq.com/connect/qrconnect')
    .describe('page on which WeChat asks for consent'),
  WEIXIN_API_URL: z.string().default('https://api.weixin.qq.com').describe('address at which WeChat exchanges codes'),
  BOUND_BY: z
    .enum(['phone', 'any'])
    .default('phone')
    .describe(
      'what members need before they may contribute: a phone, or any of phone, confirmed mail address and passkey',
    ),
  SECOND_FACTOR: z
    .enum(['off', 'reviewers', 'administrators'])
    .default('off')
    .describe(
      'roles that need a second factor (docs/operating.md) to use their rights; reviewers includes administrators',
    ),
  SECOND_FACTOR_KEY: optional
    .refine(
      (text) => text === undefined || Buffer.from(text, 'base64').length === 32,
      'it must be like the output of: openssl rand -base64 32',
    )
    .describe(
      'key that encrypts the secrets of authenticator apps, the same for every process; without it the file second-factor.key in STELE_DATA',
    ),
  REVIEW_STAGES: z
    .string()
    .default('')
    .transform(
      (text, context) => (text ? readStages(text) : {}) ?? (context.addIssue('as text=2,relations=1'), z.NEVER),
    )
    .describe('stages of review by part, such as text=2,relations=1; default 1'),
  SOURCE_LOOKUP: z
    .enum(['on', 'off'])
    .default('off')
    .describe('look up books and articles by ISBN and DOI on the Internet (docs/operating.md)'),
  SOURCE_DOI_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://doi.org')
    .describe('service that resolves DOIs'),
  SOURCE_ISBN_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://openlibrary.org')
    .describe('service that resolves ISBNs'),
  PICTURE_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || []))
    .describe(
      'hosts from which members may add pictures by address (IIIF), such as iiif.museum.example,*.library.example; https unless a host names another scheme and port, such as http://images.inside:8080',
    )
    .refine((hosts) => hosts.every(isHostPattern), 'it must be hosts, as iiif.museum.example,*.library.example'),
  EMBED_HOSTS: z
    .string()
    .default('*')
    .transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || []))
    .describe('other sites that may embed pages in frames, such as https://school.example,*.museum.example; * for any')
    .refine(
      (hosts) => hosts.every((host) => host === '*' || isHostPattern(host)),
      'it must be * or hosts, as https://school.example,*.museum.example',
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
    'ONNX model file for the search for similar pictures (docs/media.md); without it Stele uses its own descriptor',
  ),
  EMBEDDINGS_URL: z
    .url({ protocol: /^https?$/, error: 'it must be like https://embeddings.example/v1/embeddings' })
    .optional()
    .describe(
      'service that computes embeddings of texts (POST /v1/embeddings) for search by meaning (docs/operating.md)',
    ),
  EMBEDDINGS_MODEL: optional.describe('model that this service uses'),
  EMBEDDINGS_KEY: optional.describe('key of this service, sent as a bearer token'),
  TEXT_MODEL: optional.describe(
    'ONNX model file for search by meaning without a service, with tokenizer.json beside it (docs/operating.md)',
  ),
  INVITATION: z
    .enum(['optional', 'needed'])
    .default('optional')
    .describe('whether an invitation is needed to register'),
  SLOW_STATEMENT_MS: z.coerce
    .number()
    .min(1)
    .default(500)
    .describe(
      'milliseconds after which a database statement counts as slow: it is logged and listed at /review/health',
    ),
  TRUST_PROXY: optional
    .refine(
      (text) => text === undefined || areNetworks(text),
      'it must be addresses or networks, like 127.0.0.1 or 10.0.0.0/8,loopback',
    )
    .describe('address of the proxy in front of Stele, whose X-Forwarded-* headers are trusted'),
  BACKUP_TO: optional.describe('folder or s3://bucket/prefix for nightly backups'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7).describe('number of backups to keep'),
  BACKUP_KEY: optional
    .refine((text) => text === undefined || text.length >= 12, 'it must have 12 letters or more')
    .describe('pass phrase, or 64 hexadecimal digits, that encrypts backups'),
  DATABASE_READ_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((urls) => urls.every(isPostgresUrl), 'it must be addresses like those of DATABASE_URL, with commas between')
    .describe('replicas of the database for readers (docs/scaling.md), separated by commas'),
  REPLICA_LAG_SECONDS: z.coerce
    .number()
    .min(0.1)
    .default(5)
    .describe('seconds of lag from which a replica is not used'),
  PUSH_KEY: optional
    .refine((text) => text === undefined || isPushKey(text), 'it must be like the output of: openssl rand -base64 32')
    .describe('key for push notifications to browsers (web push); without it they are not offered'),
  PUSH_CONTACT: optional
    .refine(
      (text) => text === undefined || /^(?:mailto:.+@.+|https:\/\/.+)$/s.test(text),
      'it must begin with mailto: or https:',
    )
    .describe('contact for push services, such as mailto:you@stele.example; default PUBLIC_URL'),
  PUSH_SERVICE: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'it must be like http://push.example, with no path')
    .optional()
    .describe('additional push service, which may be in a private network; public ones always work'),
  BACKUP_LOG: z
    .enum(['on', 'off'])
    .default('off')
    .describe('archive the log of the built-in database in BACKUP_TO, to restore any moment (docs/operating.md)'),
});
export type Settings = z.output<typeof Settings>;

/** A host, or with `*.` all hosts below one; with scheme and port where they matter. */
const isHostPattern = (host: string): boolean => /^(?:https?:\/\/)?(?:\*\.)?[a-z\d.-]+(?::\d{1,5})?$/.test(host);

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
    'Read from the environment once, at the start; an empty setting counts as not set. Generated from the schema by `npm run settings`; `npm run doctor` says what is wrong with yours.',
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
