import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isDumpId, manifestFile } from './manifest.ts';
import { listDumps } from './write-dump.server.ts';

/**
 * `/dumps/of/{id}/{file}`: the nightly dumps. A download that was cut off goes on where it stopped (`Range`).
 * `/dumps/latest` leads to the manifest of the newest. The folder appears with the first dump.
 */
export async function mountDumpFiles(app: FastifyInstance, folder: string): Promise<void> {
  app.get('/dumps/latest', { config: { cost: 'ordinary' } }, async (_, reply) => {
    const [latest] = await listDumps(folder);
    if (!latest) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').redirect(`/dumps/of/${latest}/${manifestFile}`, 302);
  });
  await app.register(fastifyStatic, { root: resolve(folder, '..'), serve: false, decorateReply: true });
  app.get('/dumps/of/:id/:file', { config: { cost: 'page' } }, async (request, reply) => {
    const { id, file } = request.params as { id: string; file: string };
    if (!isDumpId(id) || !/^[a-z-]+\.(?:ndjson\.gz|nt\.gz|json)$/.test(file)) return reply.callNotFound();
    reply.headers({ 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' });
    return reply.sendFile(`${id}/${file}`, resolve(folder), { immutable: true, maxAge: '1d' });
  });
}
