import { z } from 'zod';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../tests/world.ts';
import { parts } from '../../../kit/registry/parts.server.ts';
import { requirePart } from '../../../kit/registry/parts.server.ts';
import { cleanContent } from './content-worker.server.ts';

interface JsonSchema {
  type?: string;
  enum?: unknown;
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
  [key: string]: unknown;
}

/** Every place in a schema where the size of a text, list or number is unlimited. */
function unbounded(schema: unknown, where = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((subschema, place) => unbounded(subschema, `${where}/${place}`));
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maxLength, maxItems, maximum, prefixItems, ...rest } = schema as JsonSchema;
  const isOpen =
    !('enum' in rest) &&
    !('const' in rest) &&
    ((type === 'string' && maxLength === undefined) ||
      (type === 'array' && maxItems === undefined && !prefixItems) ||
      ((type === 'number' || type === 'integer') && maximum === undefined));
  return [
    ...(isOpen ? [where] : []),
    ...Object.entries(rest).flatMap(([key, value]) => unbounded(value, `${where}/${key}`)),
  ];
}

test('every text, list and number in submitted content has a limit', () => {
  for (const { name: module } of parts)
    expect(
      unbounded(z.toJSONSchema(requirePart(module).schema, { io: 'input', unrepresentable: 'any' }), module),
    ).toEqual([]);
});

test('all content of the built-in world can be submitted again, and stays unchanged', async () => {
  const { db } = await openDatabase();
  const revisions = await db.selectFrom('revision').select(['id', 'module', 'content']).execute();
  expect(revisions.length).toBeGreaterThan(1000);
  for (const { module, content } of revisions) {
    const parsed = requirePart(module).schema.parse(content);
    expect(parsed).toMatchObject(content as object);
    const cleaned = cleanContent({ module, content: parsed as never });
    // Markup is normalized (<br />); its words and elements stay.
    if (module !== 'text') expect(cleaned).toEqual({ content: parsed });
    else expect(cleaned).toMatchObject({ content: { ...(content as object), body: expect.any(String) } });
  }
});
