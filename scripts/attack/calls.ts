import { z } from 'zod';
import { splitRoute, type Access, type Endpoint } from '../../src/kit/calls/endpoint.ts';

/** One route of the product, as the attack calls it. */
export interface AttackCall {
  line: string;
  method: 'GET' | 'POST';
  path: string;
  access: Access;
  /** Whether a banned member must be refused: it writes, and its contract makes no exception. */
  isRefusedToBanned: boolean;
  takesFile: boolean;
  example: Record<string, unknown>;
  /** Top-level fields that take an id, whether the example has them or not. */
  idFields: readonly IdField[];
  /** Values of a field such as `type` that states what an id refers to. */
  kinds: Readonly<Record<string, readonly string[]>>;
}

interface IdField {
  name: string;
  takes: 'text' | 'number' | 'list';
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
}

const isIdName = (name: string) =>
  /^(?:ids?|[a-z]+Ids?|username|token|author|by|comment|into|belongItem|a|b|segment|translatedFrom|imageId|itemId)$/.test(
    name,
  );

/** All routes of these endpoints. Endpoints without a route are called by page loaders only. */
export function callsOf(endpoints: readonly Endpoint[]): AttackCall[] {
  return endpoints.flatMap((endpoint) => {
    const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    const properties = Object.entries(schema.properties ?? {});
    const example = endpoint.example as Record<string, unknown>;
    return endpoint.routes.map((line) => ({
      line,
      ...splitRoute(line),
      access: endpoint.for,
      isRefusedToBanned: endpoint.routes[0]!.startsWith('POST') && !endpoint.whileBanned && endpoint.for !== 'anyone',
      takesFile: endpoint.carries === 'file' || endpoint.carries === 'recording',
      example,
      idFields: [
        ...properties.flatMap(([name, property]) => (isIdName(name) ? (idField(name, property) ?? []) : [])),
        ...nestedIds(example),
      ],
      kinds: Object.fromEntries(
        properties.flatMap(([name, property]) =>
          /^(?:type|module|mediaType|what)$/.test(name) && property.enum ? [[name, property.enum.map(String)]] : [],
        ),
      ),
    }));
  });
}

function idField(name: string, schema: JsonSchema): IdField | null {
  if (schema.enum) return null;
  const types = [schema, ...(schema.anyOf ?? [])].flatMap(({ type }) => type ?? []);
  if (types.includes('array')) return { name, takes: 'list' };
  if (types.includes('string')) return { name, takes: 'text' };
  return types.includes('integer') ? { name, takes: 'number' } : null;
}

/** Dotted paths of ids inside objects and lists of the example, such as `relation.to` or `proposals.0.id`. */
function nestedIds(value: unknown, at: readonly string[] = []): IdField[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): IdField[] => {
    const path = [...at, name];
    if (typeof inner === 'string')
      return at.length && /^(?:id|to|itemId|[a-z]+Id)$/.test(name) ? [{ name: path.join('.'), takes: 'text' }] : [];
    return nestedIds(inner, path);
  });
}

/** The example of a call with an id in one of its fields. */
export function inputWith({ example }: AttackCall, { name, takes }: IdField, id: string): Record<string, unknown> {
  const input = structuredClone(example);
  const path = name.split('.');
  const last = path.pop()!;
  const parent = path.reduce<Record<string, unknown>>((value, part) => value[part] as Record<string, unknown>, input);
  parent[last] = takes === 'list' ? [id] : takes === 'number' ? Number(id) : id;
  return input;
}

/** Whether a field accepts an id of this form. */
export const acceptsId = ({ takes }: IdField, id: string) => takes !== 'number' || /^\d{1,15}$/.test(id);
