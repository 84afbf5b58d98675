import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { Failure, fail } from '../rules/errors.ts';
import type { Database } from './database/database.server.ts';
import { withDrawings } from './pictures/drawings.server.ts';
import { folderStore, withFallbackStore } from './pictures/folder-store.server.ts';
import type { MediaStore } from './pictures/media-store.server.ts';
import { s3Store } from './pictures/s3-store.server.ts';
import { newId } from './database/ids.server.ts';
import { webPush, type PushDriver } from './push/web-push.server.ts';
import type { Settings } from './settings.server.ts';
import { countGateway, counts } from './watching/counts.server.ts';
import { sourceLookup, type SourceDriver } from './source-lookup.server.ts';
import { openWikimedia, type Wikimedia } from './wikimedia/wikimedia.server.ts';

/** Sends SMS; fails with `gatewayFailed`. */
interface SmsDriver {
  kind: 'gateway' | 'outbox';
  send(phone: string, text: string): Promise<void>;
}
/** Sends mail; fails with `gatewayFailed`. */
export interface MailDriver {
  kind: 'gateway' | 'outbox';
  send(letter: {
    to: string;
    subject: string;
    text: string;
    /** Address for the List-Unsubscribe header. */ unsubscribe?: string;
  }): Promise<void>;
}
/** Sign-in by a messaging app: WeChat's web OAuth. */
interface WeixinDriver {
  /** The consent page, which redirects to `redirect` with code and state. */
  consentUrl(redirect: string, state: string): string;
  /**
   * Exchanges the code for an identity; fails with `thirdPartyFailed` (the provider refused, with its reason) or
   * `gatewayFailed` (no usable answer).
   */
  identify(code: string): Promise<{ outsideId: string; name: string }>;
}
/** External services, each behind a small interface. */
export interface Drivers {
  sms: SmsDriver;
  /** Null in production without a mail server: no mail can be sent. In development mail goes to the outbox. */
  mail: MailDriver | null;
  weixin: WeixinDriver | null;
  /** Null if the operator has not enabled look-ups. */
  sources: SourceDriver | null;
  /** Wikidata and Wikimedia Commons; null if the operator has not enabled them. */
  wikimedia: Wikimedia | null;
  /** Storage for uploaded files. */
  media: MediaStore;
  /** Null if the operator configured no key. */
  push: PushDriver | null;
}

/**
 * The built-in identity provider for development (features/accounts/dev-pages.server.ts), which implements WeChat's
 * API.
 */
export const localIdentityPath = '/dev/identity';
export const localIdentity = {
  appId: 'stele-dev',
  secret: 'stele-dev',
  consent: `${localIdentityPath}/connect/qrconnect`,
} as const;

/** Timeout of a gateway, in milliseconds. */
const timeoutMs = 8_000;

/** `getServerAddress` returns the address of this server, once it listens: the built-in identity provider is called there. */
export function createDrivers(db: Database, settings: Settings, getServerAddress?: () => string): Drivers {
  const dev = settings.STELE_DEV === 'on';
  return {
    sms: settings.SMS_GATEWAY_URL
      ? smsGateway(settings.SMS_GATEWAY_URL, settings.SMS_GATEWAY_SECRET ?? '')
      : smsOutbox(db),
    mail: settings.SMTP_URL
      ? smtp(settings.SMTP_URL, settings.MAIL_FROM ?? 'stele@localhost')
      : dev
        ? mailOutbox(db)
        : null,
    weixin: settings.WEIXIN_APP_ID
      ? weixin({
          appId: settings.WEIXIN_APP_ID,
          secret: settings.WEIXIN_SECRET ?? '',
          consent: settings.WEIXIN_CONSENT_URL,
          api: () => settings.WEIXIN_API_URL,
        })
      : dev && getServerAddress
        ? weixin({ ...localIdentity, api: () => getServerAddress() + localIdentityPath })
        : null,
    sources:
      settings.SOURCE_LOOKUP === 'on'
        ? sourceLookup({
            doi: settings.SOURCE_DOI_URL.replace(/\/$/, ''),
            isbn: settings.SOURCE_ISBN_URL.replace(/\/$/, ''),
          })
        : null,
    wikimedia: openWikimedia(settings),
    media: withDrawings(createMediaStore(settings)),
    push: settings.PUSH_KEY
      ? webPush(
          settings.PUSH_KEY,
          settings.PUSH_CONTACT ?? settings.PUBLIC_URL ?? 'mailto:stele@localhost',
          settings.PUSH_SERVICE,
        )
      : null,
  };
}

/** A folder, or an S3-compatible store that falls back to the folder for files from before it was set up. */
export function createMediaStore(settings: Settings): MediaStore {
  const folder = folderStore(join(settings.STELE_DATA, 'media'));
  if (!settings.S3_ENDPOINT) return folder;
  const s3 = s3Store({
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKey: settings.S3_ACCESS_KEY ?? '',
    secretKey: settings.S3_SECRET_KEY ?? '',
  });
  return withFallbackStore(s3, folder);
}

/**
 * Without a gateway messages are written to a table: `npm run outbox` shows them to the operator, /dev/outbox to
 * developers.
 */
const smsOutbox = (db: Database): SmsDriver => ({
  kind: 'outbox',
  async send(target, body) {
    await db.insertInto('outbox').values({ id: newId(), kind: 'sms', target, body }).execute();
  },
});
const mailOutbox = (db: Database): MailDriver => ({
  kind: 'outbox',
  async send({ to, subject, text }) {
    await db.insertInto('outbox').values({ id: newId(), kind: 'mail', target: to, subject, body: text }).execute();
  },
});

/**
 * A generic HTTP gateway: POST of `{ id, to, text }` as JSON with `x-stele-time` (milliseconds) and `x-stele-signature:
 * sha256=HMAC(secret, time + "." + body)` in hex. Any 2xx status means accepted.
 */
const smsGateway = (url: string, secret: string): SmsDriver => ({
  kind: 'gateway',
  async send(to, text) {
    const body = JSON.stringify({ id: randomUUID(), to, text }),
      time = String(Date.now());
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', 'x-stele-time': time, 'x-stele-signature': `sha256=${signature}` },
      body,
    }).catch(() => null);
    await response?.body?.cancel();
    counts.gateways.inc({ gateway: 'sms', result: response?.ok ? 'done' : 'failed' });
    if (!response?.ok) fail('gatewayFailed');
  },
});

function smtp(url: string, from: string): MailDriver {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  } as never);
  return {
    kind: 'gateway',
    async send({ to, subject, text, unsubscribe }) {
      const letter = {
        from,
        to,
        subject,
        text,
        ...(unsubscribe && { headers: { 'List-Unsubscribe': `<${unsubscribe}>` } }),
      };
      await countGateway('mail', transport.sendMail(letter)).catch((error: unknown) => {
        throw Object.assign(new Failure('gatewayFailed'), { cause: error });
      });
    },
  };
}

/** Source: WeChat Open Platform, "Website app: WeChat login": qrconnect, sns/oauth2/access_token, sns/userinfo. */
function weixin({
  appId,
  secret,
  consent,
  api,
}: {
  appId: string;
  secret: string;
  consent: string;
  api: () => string;
}): WeixinDriver {
  async function ask(path: string, query: Record<string, string>): Promise<Record<string, unknown>> {
    const response = await fetch(`${api()}${path}?${new URLSearchParams(query)}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    const answer: unknown = await response?.json().catch(() => null);
    counts.gateways.inc({ gateway: 'weixin', result: response?.ok ? 'done' : 'failed' });
    if (!response?.ok || typeof answer !== 'object' || answer === null) fail('gatewayFailed');
    const { errcode, errmsg } = answer as { errcode?: number; errmsg?: unknown };
    if (errcode) fail('thirdPartyFailed', { reason: `: ${String(errmsg ?? errcode).slice(0, 200)}` });
    return answer as Record<string, unknown>;
  }
  return {
    consentUrl: (redirect, state) =>
      `${consent}?${new URLSearchParams({ appid: appId, redirect_uri: redirect, response_type: 'code', scope: 'snsapi_login', state })}#wechat_redirect`,
    async identify(code) {
      const {
        access_token: token,
        openid,
        unionid,
      } = await ask('/sns/oauth2/access_token', { appid: appId, secret, code, grant_type: 'authorization_code' });
      if (typeof token !== 'string' || typeof openid !== 'string' || !openid) fail('gatewayFailed');
      const { nickname } = await ask('/sns/userinfo', { access_token: token, openid });
      return {
        outsideId: typeof unionid === 'string' && unionid ? unionid : openid,
        name: String(nickname ?? '').slice(0, 60),
      };
    },
  };
}
