import { expect, test } from 'vitest';
import { heartbeat } from '../../editing/revisions/contract.ts';
import { parts } from '../registry/parts.server.ts';
import { openApi } from './openapi.server.ts';

test('the documentation lists all parts', () => {
  const { paths } = openApi([heartbeat]);
  const { type } = (
    paths['/api/item/heartbeat/update']!.post as {
      requestBody: { content: { 'application/json': { schema: { properties: { type: { enum: string[] } } } } } };
    }
  ).requestBody.content['application/json'].schema.properties;
  expect(type.enum).toEqual(parts.map(({ name }) => name));
});

test('the documentation gives the cost of a call for a network, and the limit', () => {
  const { info, paths } = openApi([heartbeat]);
  expect(info['x-points-a-second']).toBe(400);
  expect(paths['/api/item/heartbeat/update']!.post).toMatchObject({
    'x-points': 2,
    responses: { 429: { description: 'tooManyRequests' } },
  });
});
