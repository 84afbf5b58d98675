import { connect as dial } from 'node:net';
import { createTransport } from 'nodemailer';
import { reasonOf } from '../../src/kit/database/database-errors.server.ts';
import { createMediaStore } from '../../src/kit/drivers.server.ts';
import type { Settings } from '../../src/kit/settings.server.ts';
import { adviceOnService, bad, ok, rootCauseOf, warn, type Finding } from './finding.ts';

/** Timeout of each check, in milliseconds. */
const timeoutMs = 8_000;
/** The name of a file that does not exist. */
const missingFile = `health/${'0'.repeat(43)}.webp`;

/** Checks every gateway without sending a message to anyone. */
export async function checkGateways(settings: Settings): Promise<Finding[]> {
  const { SMS_GATEWAY_URL, SMTP_URL, S3_ENDPOINT, WEIXIN_APP_ID, WEIXIN_API_URL, SOURCE_LOOKUP, EMBEDDINGS_URL } =
    settings;
  return Promise.all([
    ...(SMS_GATEWAY_URL ? [checkConnection('SMS_GATEWAY_URL', SMS_GATEWAY_URL)] : []),
    ...(SMTP_URL ? [checkMailServer(SMTP_URL)] : []),
    ...(S3_ENDPOINT ? [checkStore(settings)] : []),
    ...(WEIXIN_APP_ID ? [checkConnection('WEIXIN_API_URL', WEIXIN_API_URL)] : []),
    ...(EMBEDDINGS_URL ? [checkConnection('EMBEDDINGS_URL', EMBEDDINGS_URL)] : []),
    ...(SOURCE_LOOKUP === 'on'
      ? [
          checkConnection('SOURCE_DOI_URL', settings.SOURCE_DOI_URL),
          checkConnection('SOURCE_ISBN_URL', settings.SOURCE_ISBN_URL),
        ]
      : []),
    ...(settings.WIKIMEDIA === 'on' ? checkWikimedia(settings) : []),
    ...(settings.PUBLIC_URL ? [checkOwnAddress(settings.PUBLIC_URL)] : []),
  ]);
}

/** Wikidata and Commons: a contact, and connections unless they go through a proxy. */
function checkWikimedia(settings: Settings): (Finding | Promise<Finding>)[] {
  if (!settings.WIKIMEDIA_CONTACT && !settings.PUBLIC_URL)
    return [
      bad(
        'WIKIMEDIA_CONTACT',
        'WIKIMEDIA=on has no effect: Wikimedia demands an address by which they can reach you',
        'Set WIKIMEDIA_CONTACT or PUBLIC_URL.',
      ),
    ];
  if (process.env.HTTPS_PROXY ?? process.env.https_proxy) return [ok('WIKIMEDIA', 'requests go through HTTPS_PROXY')];
  return [
    checkConnection('WIKIMEDIA_DATA_URL', settings.WIKIMEDIA_DATA_URL),
    checkConnection('WIKIMEDIA_FILES_URL', settings.WIKIMEDIA_FILES_URL),
    checkConnection('WIKIMEDIA_UPLOAD_URL', settings.WIKIMEDIA_UPLOAD_URL),
  ];
}

/** Opens a connection and closes it. */
async function checkConnection(setting: string, address: string): Promise<Finding> {
  const { hostname, port, protocol } = new URL(address);
  const failure = await new Promise<unknown>((done) => {
    const socket = dial({ host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) });
    socket.setTimeout(timeoutMs, () => done(Object.assign(new Error('it does not answer'), { code: 'ETIMEDOUT' })));
    socket.once('connect', () => done(null));
    socket.once('error', done);
    socket.once('connect', () => socket.destroy());
  });
  return failure === null
    ? ok(setting, `${hostname} can be reached`)
    : bad(
        setting,
        `${hostname}: ${reasonOf(rootCauseOf(failure))}`,
        adviceOnService(failure, 'Check the address, the name service and the firewall.'),
      );
}

/** Talks to a mail server up to the point before a message: greeting, TLS, sign-in. */
async function checkMailServer(url: string): Promise<Finding> {
  const transport = createTransport({ url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs } as never);
  try {
    await transport.verify();
    return ok('SMTP_URL', 'the mail server lets Stele in');
  } catch (error) {
    return bad(
      'SMTP_URL',
      reasonOf(rootCauseOf(error)),
      adviceOnService(error, 'Check host, port, user and password.'),
    );
  } finally {
    transport.close();
  }
}

async function checkStore(settings: Settings): Promise<Finding> {
  return createMediaStore(settings)
    .sizeOf(missingFile)
    .then(
      () => ok('S3_ENDPOINT', `the bucket ${settings.S3_BUCKET} answers`),
      (error: unknown) =>
        bad(
          'S3_ENDPOINT',
          `${new URL(settings.S3_ENDPOINT!).host}: ${reasonOf(rootCauseOf(error)).slice(0, 200)}`,
          adviceOnService(error, 'Check address, bucket, region and keys.'),
        ),
    );
}

/** Whether this Stele is reachable under its public address. */
async function checkOwnAddress(origin: string): Promise<Finding> {
  const answer = await fetch(new URL('/healthz/live', origin), { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => reasonOf(rootCauseOf(error)),
  );
  if (typeof answer === 'string')
    return warn('PUBLIC_URL', `${origin}: ${answer}`, 'Start Stele, then check name service, proxy and certificate.');
  return answer.ok
    ? ok('PUBLIC_URL', `Stele answers at ${origin}`)
    : warn('PUBLIC_URL', `${origin} answers with ${answer.status}`, 'Check where the proxy leads.');
}
