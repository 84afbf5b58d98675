/** Bare Fastify: one route that sends the same bytes. Arguments: the file with them, its headers as JSON. */
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';

const [, , file, headers] = process.argv;
const body = readFileSync(file!),
  responseHeaders = JSON.parse(headers!) as Record<string, string>;
const app = Fastify();
app.get('/*', (_request, reply) => reply.headers(responseHeaders).send(body));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
