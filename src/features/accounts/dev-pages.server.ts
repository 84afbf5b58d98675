import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../kit/database/database.server.ts';
import { localIdentity, localIdentityPath } from '../../kit/drivers.server.ts';
import { escapeXml } from '../../kit/markup.ts';

/** How many texts and mails the outbox shows. */
const maxShown = 50;
/** As with WeChat, a code works once and for five minutes. */
const codeLifetimeMs = 5 * 60_000;
/** Test people, who always give consent. */
const people = ['Sima Qian', 'Ban Zhao', '杜甫', 'Hypatia'];

/** An HTML fragment: values put into it are escaped, unless they are fragments themselves. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const html = (parts: TemplateStringsArray, ...values: (string | Html | Html[])[]) =>
  new Html(
    parts.reduce(
      (page, part, at) =>
        page +
        [values[at - 1]!]
          .flat()
          .map((value) => (value instanceof Html ? value.text : escapeXml(value)))
          .join('') +
        part,
    ),
  );

const sendPage = (reply: FastifyReply, title: string, body: Html, status = 200) =>
  reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': `default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <meta name="robots" content="noindex" />
            <meta name="color-scheme" content="light dark" />
            <title>${title}</title>
          </head>
          <body
            style="max-width: 46em; margin: 2em auto; padding: 0 1em; font-family: system-ui, sans-serif; line-height: 1.5"
          >
            <main>
              <h1>${title}</h1>
              ${body}
            </main>
          </body>
        </html>`.text,
    );

/**
 * Pages for development and tests, mounted with STELE_DEV=on only: the outbox, and an identity provider that signs in
 * anyone.
 */
export function mountDevPages(
  app: FastifyInstance,
  { db, originOf }: { db: Database; originOf(request: FastifyRequest): string },
) {
  app.get('/dev/outbox', async (_request, reply) => {
    const letters = await db.selectFrom('outbox').orderBy('createdAt', 'desc').limit(maxShown).selectAll().execute();
    return sendPage(
      reply,
      'Outbox',
      letters.length
        ? html`<ol reversed style="padding: 0; list-style: none">
            ${letters.map(renderMessage)}
          </ol>`
        : html`<p>Nothing has been sent yet.</p>`,
    );
  });
  mountTestIdentityProvider(app, originOf);
}

const renderMessage = ({
  kind,
  target,
  subject,
  body,
  createdAt,
}: {
  kind: string;
  target: string;
  subject: string;
  body: string;
  createdAt: Date;
}) =>
  html`<li style="border-top: 1px solid; padding: .6em 0">
    <b>${kind}</b> to <b>${target}</b>,
    <time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 19).replace('T', ' ')}</time
    >${subject ? html`<br />${subject}` : ''}
    <pre style="white-space: pre-wrap; margin: .4em 0 0">${body}</pre>
  </li>`;

interface Consent {
  name: string;
  openid: string;
  /** Expiry, in milliseconds since 1970. */
  until: number;
}
type Query = Record<string, string | undefined>;

/**
 * Source: WeChat Open Platform, "Website app: WeChat login". Codes are stored in memory: they are used by one process
 * and expire within minutes.
 */
function mountTestIdentityProvider(app: FastifyInstance, originOf: (request: FastifyRequest) => string) {
  const codes = new Map<string, Consent>(),
    tokens = new Map<string, Consent>();
  const forget = () =>
    [codes, tokens].forEach((consents) =>
      consents.forEach(({ until }, key) => until < Date.now() && consents.delete(key)),
    );
  const refuse = (errcode: number, errmsg: string) => ({ errcode, errmsg });

  app.get<{ Querystring: Query }>(localIdentity.consent, async (request, reply) => {
    const { redirect_uri: redirect = '', state = '', appid, response_type: type, scope, name, refused } = request.query;
    // Like WeChat, redirects only to the registered domain.
    if (
      appid !== localIdentity.appId ||
      type !== 'code' ||
      scope !== 'snsapi_login' ||
      !URL.canParse(redirect) ||
      new URL(redirect).origin !== originOf(request)
    )
      return sendPage(
        reply,
        'The request is not right',
        html`<p>appid, response_type, scope or redirect_uri is not what it should be.</p>`,
        400,
      );
    const back = new URL(redirect);
    if (refused !== undefined) {
      back.searchParams.set('state', state);
      return reply.redirect(back.href);
    }
    if (name?.trim()) {
      forget();
      const code = randomBytes(16).toString('hex');
      codes.set(code, {
        name: name.trim().slice(0, 60),
        openid: `o${createHash('sha256').update(name.trim()).digest('base64url').slice(0, 27)}`,
        until: Date.now() + codeLifetimeMs,
      });
      back.searchParams.set('code', code);
      back.searchParams.set('state', state);
      return reply.redirect(back.href);
    }
    const hiddenFields = Object.entries({ appid, redirect_uri: redirect, response_type: type, scope, state }).map(
      ([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`,
    );
    const button = 'display: block; min-width: 16em; min-height: 44px; margin: .5em 0; font: inherit';
    return sendPage(
      reply,
      'A messaging app, for development',
      html`<p>Stele wants to know who you are. Whoever you choose is signed in.</p>
        <form>
          ${hiddenFields}${people.map((person) => html`<button name="name" value="${person}" style="${button}">${person}</button>`)}
        </form>
        <form>
          ${hiddenFields}
          <p>
            <label
              >Somebody else <input name="name" required maxlength="60" style="min-height: 44px; font: inherit"
            /></label>
            <button style="min-height: 44px; font: inherit">Sign in</button>
          </p>
        </form>
        <form>${hiddenFields}<button name="refused" value="1" style="${button}">Refuse</button></form>`,
    );
  });

  app.get<{ Querystring: Query }>(`${localIdentityPath}/sns/oauth2/access_token`, async (request) => {
    const { appid, secret, code = '', grant_type: type } = request.query;
    if (appid !== localIdentity.appId) return refuse(40013, 'invalid appid');
    if (secret !== localIdentity.secret) return refuse(40125, 'invalid appsecret');
    if (type !== 'authorization_code') return refuse(40002, 'invalid grant_type');
    forget();
    const consent = codes.get(code);
    codes.delete(code);
    if (!consent) return refuse(40029, 'invalid code');
    const token = randomBytes(24).toString('hex');
    tokens.set(token, { ...consent, until: Date.now() + 7200_000 });
    return {
      access_token: token,
      expires_in: 7200,
      refresh_token: randomBytes(24).toString('hex'),
      openid: consent.openid,
      scope: 'snsapi_login',
      unionid: `u${consent.openid}`,
    };
  });

  app.get<{ Querystring: Query }>(`${localIdentityPath}/sns/userinfo`, async (request) => {
    const { access_token: token = '', openid } = request.query;
    forget();
    const consent = tokens.get(token);
    if (!consent) return refuse(40001, 'invalid credential, access_token is invalid or not latest');
    if (openid !== consent.openid) return refuse(40003, 'invalid openid');
    return {
      openid,
      nickname: consent.name,
      sex: 0,
      language: '',
      city: '',
      province: '',
      country: '',
      headimgurl: '',
      privilege: [],
      unionid: `u${openid}`,
    };
  });
}
