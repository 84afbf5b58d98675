import { z } from 'zod';
import { errors } from '../../rules/errors.ts';
import { apiTasks } from '../registry/api-tasks.server.ts';
import { parts } from '../registry/parts.server.ts';
import { apiCode, languages } from '../../rules/languages.ts';
import { PartName } from '../../rules/schemas.ts';
import * as limits from '../../rules/limits.ts';
import { splitRoute, type Endpoint } from './endpoint.ts';
import { costOfCall } from './pricing/network-limits.server.ts';
import { tasksHtml } from './task-examples.server.ts';
import { escapeXml } from '../markup.ts';

const languageParameter = {
  name: 'lang',
  in: 'path',
  required: true,
  schema: { type: 'string', enum: languages.map(apiCode) },
};

/** The OpenAPI 3.1 document of all calls, generated from the contracts. */
export function openApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    for (const line of endpoint.routes) {
      const { method, path } = splitRoute(line);
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(endpoint, method, path) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stele',
      version: '1',
      description:
        'An encyclopedia of world history. Every response is { code, message?, data }. ' +
        'Each network may spend x-points-a-second points per second, unless the operator sets another limit, and ' +
        'thirty times as many per minute; x-points is the cost of a call. ' +
        'Calls beyond that get status 429, with Retry-After in seconds.',
      'x-points-a-second': limits.networkPoints,
      license: { name: 'Apache-2.0' },
    },
    paths,
  };
}

function describeOperation(endpoint: Endpoint, method: string, path: string) {
  const input = jsonSchema(endpoint.input, 'input') as { properties?: Record<string, object>; required?: string[] };
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!));
  const example = endpoint.example as Record<string, unknown>;
  const others = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.has(name));
  const parameters = [
    ...[...inPath].map((name) =>
      name === 'lang'
        ? languageParameter
        : {
            name,
            in: 'path',
            required: true,
            schema: input.properties?.[name] ?? { type: 'string' },
            example: example[name],
          },
    ),
    ...(method === 'GET'
      ? others.map(([name, schema]) => ({
          name,
          in: 'query',
          required: input.required?.includes(name) ?? false,
          schema,
          example: example[name],
        }))
      : []),
  ];
  return {
    summary: endpoint.summary,
    tags: [path.split('/')[2] ?? 'stele'],
    ...(endpoint.for !== 'anyone' && { security: [{ bearer: [] }], description: `For: ${endpoint.for}.` }),
    'x-points': limits.costs[costOfCall(endpoint)],
    ...(parameters.length && { parameters }),
    ...(method === 'POST' && {
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { ...Object.fromEntries(others), language: languageParameter.schema },
              required: input.required,
            },
            example: { ...example, language: 'en' },
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'Success',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { code: { const: 200 }, data: jsonSchema(endpoint.reply, 'output') },
              required: ['code', 'data'],
            },
          },
        },
      },
      ...Object.fromEntries(
        ([...(endpoint.fails ?? []), 'tooManyRequests'] as const).map((name) => [errors[name], { description: name }]),
      ),
    },
  };
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override({ zodSchema, jsonSchema: written }) {
      if (zodSchema === PartName) written.enum = parts.map(({ name }) => name);
    },
  });
  return rest;
};

/** The same document as an HTML page without scripts, after the tasks with their examples at a site. */
export function docsPage(endpoints: readonly Endpoint[], origin: string): string {
  const sections = endpoints
    .filter(({ routes }) => routes.length > 0)
    .map((endpoint) => {
      const { method, path } = splitRoute(endpoint.routes[0]!);
      const rest = { ...(endpoint.example as Record<string, unknown>) };
      const filled = path.replace('{lang}', 'en').replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = String(rest[name]);
        delete rest[name];
        return value;
      });
      const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
      const address = query.size ? `${filled}?${query}` : filled;
      return `<section><h3><code>${escapeXml(endpoint.routes.join('\n'))}</code></h3><p>${escapeXml(endpoint.summary)}</p>
<p><b>For</b> ${endpoint.for}${endpoint.carries ? ` · <b>body</b> ${endpoint.carries}` : ''}${endpoint.fails?.length ? ` · <b>fails with</b> ${endpoint.fails.join(', ')}` : ''}</p>
<p><b>Example</b> ${method === 'GET' && endpoint.for === 'anyone' && endpoint.exampleRuns !== false ? `<a href="${escapeXml(address)}">${escapeXml(address)}</a>` : `<code>${escapeXml(method === 'GET' ? address : JSON.stringify(endpoint.example))}</code>`}</p>
<details><summary>Input</summary><pre>${escapeXml(JSON.stringify(jsonSchema(endpoint.input, 'input'), null, 2))}</pre></details>
<details><summary>Reply</summary><pre>${escapeXml(JSON.stringify(jsonSchema(endpoint.reply, 'output'), null, 2))}</pre></details></section>`;
    });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calls_Stele</title></head>
<body style="max-width: 60em; margin: 2em auto; padding: 0 1em; font-family: system-ui, sans-serif; line-height: 1.5; color-scheme: light dark"><main>
<h1>Stele for your programs</h1>
${tasksHtml(apiTasks, origin)}
<h2>All calls</h2>
<p>${endpoints.length} calls. Every response is <code>{ code, message?, data }</code>; <code>{lang}</code> is ${languages.map(apiCode).join(', ')}. As OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${sections.join('\n')}</main></body></html>`;
}
