import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import ece from 'http_ece';
import { importJWK, SignJWT } from 'jose';
import { isPrivateHost, postExternal } from '../external-fetch.server.ts';
import { counts } from '../watching/counts.server.ts';

/** A browser's push address and encryption keys: RFC 8030, RFC 8291. */
interface PushTarget {
  endpoint: string;
  /** The browser's key, a point on P-256, and its secret; base64url. */
  p256dh: string;
  auth: string;
}
/** Sends messages to browsers through their push services. */
export interface PushDriver {
  /** Our public key, a point on P-256, with which browsers subscribe; base64url. */
  publicKey: string;
  /** Whether messages may be sent to this address. */
  accepts(target: PushTarget): Promise<boolean>;
  /**
   * `gone`: the browser has unsubscribed for good. `later`: the service is away or overloaded. `refused`: the service
   * rejects the message, and would again. Of waiting messages on one topic, only the last is delivered.
   */
  send(target: PushTarget, message: string, topic: string): Promise<'sent' | 'gone' | 'later' | 'refused'>;
}

const curve = 'prime256v1';
/** How long a service keeps a message for an offline browser, in seconds. */
const ttlSeconds = 3 * 86_400;
/** Lifetime of a signature, at most a day (RFC 8292), in seconds. */
const signatureSeconds = 12 * 3600;
const timeoutMs = 10_000;
const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/**
 * Web push with the operator's key (VAPID, RFC 8292). Addresses come from browsers: only public hosts are contacted,
 * over HTTPS on the default port; `ownService` is the origin of the operator's own push service, which may be private.
 */
export function webPush(key: string, contact: string, ownService?: string): PushDriver {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(key, 'base64'));
  const publicKey = pair.getPublicKey('base64url');
  const [x, y] = [pair.getPublicKey().subarray(1, 33), pair.getPublicKey().subarray(33)];
  const signing = importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      d: pair.getPrivateKey('base64url'),
      x: x.toString('base64url'),
      y: y.toString('base64url'),
    },
    'ES256',
  );
  const isOwn = (url: URL) => ownService !== undefined && url.origin === new URL(ownService).origin;
  const mayAsk = (url: URL) =>
    isOwn(url) || (url.protocol === 'https:' && url.port === '' && !url.username && !isAddress(url));

  async function authorization(audience: string): Promise<string> {
    const token = await new SignJWT({ aud: audience, sub: contact })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setExpirationTime(`${signatureSeconds}s`)
      .sign(await signing);
    return `vapid t=${token}, k=${publicKey}`;
  }

  return {
    publicKey,
    async accepts({ endpoint, p256dh, auth }) {
      if (!URL.canParse(endpoint) || bytesOf(auth).length !== 16 || !isPoint(p256dh)) return false;
      const url = new URL(endpoint);
      return mayAsk(url) && (isOwn(url) || !(await isPrivateHost(url.hostname)));
    },
    async send({ endpoint, p256dh, auth }, message, topic) {
      const url = new URL(endpoint);
      const serverKeys = createECDH(curve);
      serverKeys.generateKeys();
      const body = ece.encrypt(Buffer.from(message), {
        version: 'aes128gcm',
        privateKey: serverKeys,
        dh: p256dh,
        authSecret: auth,
      });
      const headers = {
        authorization: await authorization(url.origin),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(ttlSeconds),
        urgency: 'normal',
        topic,
      };
      const status = await postExternal(url, { headers, body, timeoutMs, trusted: isOwn(url) }).catch(() => 0);
      const isSent = status >= 200 && status < 300;
      counts.gateways.inc({ gateway: 'push', result: isSent ? 'done' : 'failed' });
      if (isSent) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      return status === 0 || status === 429 || status >= 500 ? 'later' : 'refused';
    },
  };
}

/** Whether the host is an IP address; push services have names. */
const isAddress = ({ hostname }: URL) => isIP(hostname.replace(/^\[|\]$/g, '')) > 0;

/** Whether a key is a point on the curve: otherwise no message could be encrypted for it. */
function isPoint(key: string): boolean {
  const probe = createECDH(curve);
  probe.generateKeys();
  try {
    probe.computeSecret(bytesOf(key));
    return bytesOf(key).length === 65;
  } catch {
    return false;
  }
}
