import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';
import { textFiles } from '../registry/texts.server.ts';

/** Serves the built scripts and styles and the texts of each language; their addresses change with their content. */
export async function mountAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve('build/client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
  for (const [url, json] of textFiles())
    app.get(url, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/json; charset=utf-8')
        .send(json),
    );
}
