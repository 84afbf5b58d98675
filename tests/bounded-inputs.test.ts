import { expect, test } from 'vitest';
import { z } from 'zod';
import { implementations } from '../src/calls.server.ts';
import { axis } from '../src/features/timelines/contract.ts';

/** The part of JSON Schema that is examined here. */
interface Shape {
  type?: string | string[];
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
  not?: unknown;
  properties?: Record<string, Shape>;
  items?: Shape;
  prefixItems?: Shape[];
  additionalProperties?: boolean | Shape;
  propertyNames?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  $defs?: Record<string, Shape>;
}

/** Paths of values of unlimited size; `[]` and `{}` mean any item of a list or a record. */
function unbounded(shape: Shape, path: string): string[] {
  const types = [shape.type].flat(),
    closed = shape.enum !== undefined || shape.const !== undefined;
  const isRecord = typeof shape.additionalProperties === 'object',
    isNumber = types.includes('number') || types.includes('integer');
  const problems = [
    types.includes('string') && !closed && shape.maxLength === undefined && !shape.format && `${path}: a text`,
    types.includes('array') && shape.maxItems === undefined && !shape.prefixItems && `${path}: a list`,
    isRecord && !shape.propertyNames?.enum && shape.maxProperties === undefined && `${path}: a record`,
    isNumber && !closed && (shape.minimum === undefined || shape.maximum === undefined) && `${path}: a number`,
    Object.keys(shape).every((key) => ['default', 'description', '$schema'].includes(key)) && `${path}: anything`,
  ].filter((problem) => problem !== false);
  const inner = [
    ...Object.entries(shape.properties ?? {}).map(([name, child]) => [child, `${path}.${name}`] as const),
    ...(shape.items ? [[shape.items, `${path}[]`] as const] : []),
    ...(typeof shape.additionalProperties === 'object' ? [[shape.additionalProperties, `${path}{}`] as const] : []),
    ...[shape.anyOf, shape.oneOf, shape.allOf, shape.prefixItems].flatMap((some) =>
      (some ?? []).map((child) => [child, path] as const),
    ),
    ...Object.entries(shape.$defs ?? {}).map(([name, child]) => [child, `${path}#${name}`] as const),
  ];
  return [...problems, ...inner.flatMap(([child, at]) => unbounded(child, at))];
}

/** A spelled-out boolean is one of a few words. */
const asJson = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod;
      if (def.type === 'pipe' && def.out._zod.def.type === 'boolean') jsonSchema.maxLength = 10;
    },
  }) as Shape;

/** A reviewer's correction is validated later, with the schema of its part. */
const readLater = [/^POST \/data\/review\/act \.content: anything$/];

test('security H3: every input of every call is bounded: texts, lists, records, numbers', () => {
  const unboundedInputs = implementations.flat().flatMap(({ endpoint }) => {
    return unbounded(asJson(endpoint.input), '').map((where) => `${endpoint.routes[0] ?? endpoint.summary} ${where}`);
  });
  expect(unboundedInputs.filter((input) => !readLater.some((allowed) => allowed.test(input)))).toEqual([]);
});

test('security H3: equal requests to an axis are normalized to one, whatever their order and repeats', () => {
  const question = axis.input.parse({ regions: ['europe', 'africa', 'europe'], kinds: ['war', 'war'] });
  expect(question).toMatchObject({ regions: ['africa', 'europe'], kinds: ['war'] });
  expect(axis.input.safeParse({ regions: Array(560_000).fill('europe') }).success).toBe(false);
});
