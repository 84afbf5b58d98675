import { z } from 'zod';
import { readStages } from '../rules/review-stages.ts';

const Port = z.coerce.number().int().min(0).max(65_535);
const optional = z.string().trim().min(1).optional();

/** Every setting of the product: read once, here, from the environment. `npm start -- --help` lists them. */
const Settings = z.object({
  PORT: Port.default(3000).describe('port to listen on'),
  HOST: z.string().default('localhost').describe('address to listen on; 0.0.0.0 for all'),
  STELE_DATA: z.string().default('./data').describe('folder for the database and media'),
  DATABASE_URL: optional.describe('a PostgreSQL ≥ 15; without it Stele starts its own under STELE_DATA'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional().describe('address that readers use, for links, feeds and sitemap'),
  STELE_WORLD: z.enum(['on', 'off']).default('on').describe('load the built-in world'),
  PAGE_CACHE_MB: z.coerce.number().min(0).default(256).describe('memory for whole pages, in megabytes; 0 renders each anew'),
  DATA_CACHE_MB: z.coerce.number().min(0).default(64).describe('memory for what pages are made of, in megabytes; 0 asks the database each time'),
  GRAPH: z.enum(['memory', 'database']).default('memory').describe('where paths are found: database needs no memory, and more time'),
  CONNECTIONS: z.coerce.number().int().min(10).default(10_000).describe('connections at once, sockets included'),
  CONNECTIONS_A_NETWORK: z.coerce.number().int().min(10).default(256).describe('the same from one address, where no proxy is trusted'),
  METRICS_TOKEN: optional.describe('who shows it as bearer token reads /metrics; without it this machine alone'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('warn').describe('how much to log'),
  STELE_DEV: z.enum(['on', 'off']).default('off').describe('open /dev/widgets, /dev/outbox, /dev/identity; never where strangers come'),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional().describe('where codes for phones are sent (docs/operating.md); without it they wait in the outbox'),
  SMS_GATEWAY_SECRET: optional.describe('what signs them'),
  SMTP_URL: optional.describe('mail server, as smtps://user:password@host; without it no mail is sent'),
  MAIL_FROM: optional.describe('sender of mail, as Stele <stele@example.org>'),
  WEIXIN_APP_ID: optional.describe('WeChat sign-in: the id of your website app; without it the button is not shown'),
  WEIXIN_SECRET: optional.describe('its secret'),
  WEIXIN_CONSENT_URL: z.string().default('https://open.weixin.qq.com/connect/qrconnect').describe('where consent is asked for'),
  WEIXIN_API_URL: z.string().default('https://api.weixin.qq.com').describe('where codes are exchanged'),
  BOUND_BY: z.enum(['phone', 'any']).default('phone').describe('what binds an account: a phone, or also a confirmed mail or a passkey'),
  REVIEW_STAGES: z.string().default('').transform((text, context) => (text ? readStages(text) : {}) ?? (context.addIssue('as text=2,relations=1'), z.NEVER)).describe('stages of review by module, as text=2,relations=1; one unless set'),
  SOURCE_LOOKUP: z.enum(['on', 'off']).default('off').describe('ask outside for books and articles by ISBN and DOI (docs/operating.md)'),
  SOURCE_DOI_URL: z.url({ protocol: /^https?$/ }).default('https://doi.org').describe('where DOIs are asked for'),
  SOURCE_ISBN_URL: z.url({ protocol: /^https?$/ }).default('https://openlibrary.org').describe('where ISBNs are asked for'),
  INVITATION: z.enum(['optional', 'needed']).default('optional').describe('whether an invitation is needed to register'),
  TRUST_PROXY: optional.describe('address of the proxy in front, whose X-Forwarded-* is believed'),
});
export type Settings = z.output<typeof Settings>;

/** One line a setting: name, default, meaning. */
export function settingsHelp(): string {
  return Object.entries(Settings.shape)
    .map(([name, schema]) => {
      const value = schema.safeParse(undefined).data;
      return `  ${name.padEnd(18)} ${(schema.description ?? '').padEnd(64)} ${value === undefined ? '' : `[${String(value)}]`}`.trimEnd();
    })
    .join('\n');
}

/** Throws an `Error` whose message is one line a person can act on. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Settings.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  throw new Error(`The setting ${issue.path.join('.')} is wrong: ${issue.message}. 'npm start -- --help' lists the settings.`);
}
