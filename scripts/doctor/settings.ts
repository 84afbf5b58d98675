import { existsSync } from 'node:fs';
import '../../src/features.server.ts';
import { findUnknownStage } from '../../src/kit/registry/parts.server.ts';
import type { Settings } from '../../src/kit/settings.server.ts';
import { ok, warn, bad, type Finding } from './finding.ts';

const isLocalhost = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host);

/** Settings that are valid one by one, but not together. */
export function checkSettings(settings: Settings): Finding[] {
  const unknownStage = findUnknownStage(settings.REVIEW_STAGES);
  const findings: (Finding | false)[] = [
    unknownStage !== null && bad('REVIEW_STAGES', unknownStage, 'Name parts that are there.'),
    settings.STELE_DEV === 'on' &&
      settings.PUBLIC_URL !== undefined &&
      bad('STELE_DEV', 'the doors for developers are open to readers', 'Unset STELE_DEV.'),
    settings.PUBLIC_URL === undefined &&
      !isLocalhost(settings.HOST) &&
      warn(
        'PUBLIC_URL',
        'it is not set, so links carry whatever host a reader asks for',
        'Set PUBLIC_URL to the address that readers use.',
      ),
    settings.PUBLIC_URL?.startsWith('http:') === true &&
      !isLocalhost(new URL(settings.PUBLIC_URL).hostname) &&
      warn('PUBLIC_URL', 'readers come without HTTPS: passkeys do not work, cookies travel open', 'Put TLS in front.'),
    settings.PUBLIC_URL?.startsWith('https:') === true &&
      settings.TRUST_PROXY === undefined &&
      warn(
        'TRUST_PROXY',
        'HTTPS ends at a proxy that is not named, so all readers count as one network',
        'Set TRUST_PROXY to its address.',
      ),
    settings.SMS_GATEWAY_URL === undefined
      ? warn('SMS_GATEWAY_URL', 'codes for phones wait in the outbox', 'Set a gateway before strangers register.')
      : settings.SMS_GATEWAY_SECRET === undefined &&
        bad('SMS_GATEWAY_SECRET', 'texts are signed with nothing', 'Set it to what the gateway checks.'),
    settings.SMTP_URL !== undefined &&
      settings.MAIL_FROM === undefined &&
      bad('MAIL_FROM', 'mail leaves as stele@localhost, which is refused nearly everywhere', 'Set MAIL_FROM.'),
    settings.S3_ENDPOINT !== undefined &&
      (settings.S3_ACCESS_KEY === undefined || settings.S3_SECRET_KEY === undefined) &&
      bad('S3_ACCESS_KEY, S3_SECRET_KEY', 'the store is asked without a key', 'Set both.'),
    settings.WEIXIN_APP_ID !== undefined &&
      (settings.WEIXIN_SECRET === undefined || settings.PUBLIC_URL === undefined) &&
      bad('WEIXIN_SECRET, PUBLIC_URL', 'WeChat sign-in needs both', 'Set them, or unset WEIXIN_APP_ID.'),
    settings.IMAGE_MODEL !== undefined &&
      !existsSync(settings.IMAGE_MODEL) &&
      bad('IMAGE_MODEL', `there is no file ${settings.IMAGE_MODEL}`, 'Name the file of an ONNX model, or unset it.'),
    settings.IMAGE_MODEL !== undefined &&
      !existsSync('node_modules/onnxruntime-web') &&
      bad(
        'IMAGE_MODEL',
        'nothing is installed that runs it',
        'npm install --no-save --ignore-scripts onnxruntime-web (docs/media.md).',
      ),
    settings.TEXT_MODEL !== undefined &&
      !existsSync(settings.TEXT_MODEL) &&
      bad('TEXT_MODEL', `there is no file ${settings.TEXT_MODEL}`, 'Name the file of an ONNX model, or unset it.'),
    settings.TEXT_MODEL !== undefined &&
      settings.EMBEDDINGS_URL !== undefined &&
      warn('TEXT_MODEL', 'EMBEDDINGS_URL is used instead', 'Unset one of them.'),
    settings.BACKUP_LOG === 'on' &&
      (settings.BACKUP_TO === undefined || settings.DATABASE_URL !== undefined) &&
      bad(
        'BACKUP_LOG',
        'it keeps the log of the database in STELE_DATA, in BACKUP_TO',
        'Set BACKUP_TO; with DATABASE_URL have that PostgreSQL archive its log itself, and unset BACKUP_LOG.',
      ),
    settings.DATABASE_READ_URLS.length > 0 &&
      settings.DATABASE_URL === undefined &&
      bad(
        'DATABASE_READ_URLS',
        'replicas belong to a database of yours, which is not named',
        'Set DATABASE_URL to the primary.',
      ),
    settings.DATABASE_URL !== undefined &&
      settings.S3_ENDPOINT === undefined &&
      warn(
        'S3_ENDPOINT',
        'pictures stand in a folder, which processes on several machines do not share',
        'On one machine all is well; otherwise set S3_ENDPOINT.',
      ),
    settings.METRICS_TOKEN === undefined &&
      settings.METRICS_PORT === undefined &&
      (settings.PUBLIC_URL !== undefined || settings.TRUST_PROXY !== undefined || !isLocalhost(settings.HOST)) &&
      warn(
        'METRICS_TOKEN',
        settings.PUBLIC_URL === undefined && settings.TRUST_PROXY === undefined
          ? 'only this machine may read /metrics'
          : 'nobody may read /metrics: what asks from this machine may be the proxy',
        'Set it, or METRICS_PORT, where Prometheus asks.',
      ),
    settings.METRICS_PORT !== undefined &&
      !isLocalhost(settings.METRICS_HOST) &&
      warn(
        'METRICS_HOST',
        `whoever reaches port ${settings.METRICS_PORT} reads the figures without a token`,
        'Let no reader reach that port.',
      ),
  ];
  const wrong = findings.filter((finding) => finding !== false);
  return wrong.some(({ level }) => level === 'bad') ? wrong : [ok('settings', 'they can be read'), ...wrong];
}
