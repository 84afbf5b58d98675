import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import encodeQR from 'qr';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import { languages, languageTag, type Language } from '../../../rules/languages.ts';
import { icon, pngIcons } from './icon.ts';
import { manifestAddress } from './addresses.ts';

const cacheOneDay = 'public, max-age=86400';

/**
 * The files that make the site an app: a manifest in each language, icons, the service workers (for stored pages and
 * for push messages), and the QR code. Browsers check workers at every start, so that they find a new one at once.
 */
export function mountAppFiles(app: FastifyInstance, { originOf }: { originOf(request: FastifyRequest): string }) {
  for (const language of languages)
    app.get(manifestAddress(language), (_request, reply) =>
      reply
        .header('cache-control', cacheOneDay)
        .type('application/manifest+json; charset=utf-8')
        .send(manifestIn(language)),
    );
  for (const address of ['/favicon.svg', '/app/icon.svg'])
    app.get(address, (_request, reply) => reply.header('cache-control', cacheOneDay).type('image/svg+xml').send(icon));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  for (const { name } of pngIcons) {
    const png = readFileSync(resolve('build/client/app', name));
    app.get(`/app/${name}`, (_request, reply) =>
      reply.header('cache-control', cacheOneDay).type('image/png').send(png),
    );
  }
  for (const name of ['service-worker.js', 'push-worker.js']) {
    const worker = readFileSync(resolve('build/client', name), 'utf8');
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
    );
  }
  app.get('/app/scan.svg', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('image/svg+xml')
      .send(encodeQR(`${originOf(request)}/download`, 'svg', { border: 2, ecc: 'medium' })),
  );
}

/** https://www.w3.org/TR/appmanifest/ */
function manifestIn(language: Language): string {
  const t = translateFor(language);
  const shortcut = (name: string, url: string) => ({ name, url });
  return JSON.stringify({
    id: '/',
    name: `${t('site.name')}: ${t('site.claim')}`,
    short_name: t('site.name'),
    description: t('site.description'),
    lang: languageTag(language),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f0',
    theme_color: '#a52a1c',
    categories: ['books', 'education'],
    icons: [
      { src: '/app/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...pngIcons.map(({ name, px }) => ({
        src: `/app/${name}`,
        sizes: `${px}x${px}`,
        type: 'image/png',
        ...(name.includes('maskable') && { purpose: 'maskable' }),
      })),
    ],
    shortcuts: [
      shortcut(t('search.title'), '/search'),
      shortcut(t('home.timeline'), '/timeline'),
      shortcut(t('site.maps'), '/timemap'),
      shortcut(t('site.library'), '/book'),
    ],
  });
}
