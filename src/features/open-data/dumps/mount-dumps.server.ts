import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { manifestFile } from './manifest.ts';
import { listDumps } from './write-dump.server.ts';

/**
 * `/dumps/of/{id}/{file}`: the nightly dumps. A download that was cut off goes on where it stopped (`Range`).
 * `/dumps/latest` leads to the manifest of the newest.
 */
export async function mountDumpFiles(app: FastifyInstance, folder: string): Promise<void> {
  app.get('/dumps/latest', { config: { cost: 'ordinary' } }, async (_, reply) => {
    const [latest] = await listDumps(folder);
    if (!latest) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').redirect(`/dumps/of/${latest}/${manifestFile}`, 302);
  });
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: resolve(folder),
    prefix: '/dumps/of/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1d',
    setHeaders: (reply) => {
      reply.headers({ 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' });
    },
  });
}
