import type { z } from 'zod';
import { entryAddress } from '../../rules/entry-ids.ts';
import { EntryId } from '../../rules/schemas.ts';

export interface Renaming {
  from: string;
  to: string;
}

/**
 * A content with another id in place of one: wherever its schema has an `EntryId`, and in the addresses of pages that
 * its texts link to, which keep their language.
 */
export function renamed<Content>(schema: z.ZodType<Content>, content: Content, renaming: Renaming): Content {
  const { from, to } = renaming;
  const address = new RegExp(
    `${entryAddress(from).replace(/[.*()]/g, '\\$&')}(?=(?:-(?:en|fr|es|jp))?(?![\\w.!~*'()%-]))`,
    'g',
  );
  const inText = (text: string) => text.replace(address, () => entryAddress(to));

  const walk = (of: z.core.$ZodType | undefined, value: unknown): unknown => {
    if (of === (EntryId as z.core.$ZodType)) return value === from ? to : value;
    if (typeof value === 'string') return inText(value);
    if (typeof value !== 'object' || value === null || !of) return value;
    const { def } = (of as z.core.$ZodTypes)._zod;
    if ('innerType' in def) return walk(def.innerType, value);
    if (def.type === 'pipe') return walk(def.in, value);
    if (def.type === 'union')
      return walk(
        def.options.find((one) => (one as z.ZodType).safeParse(value).success),
        value,
      );
    if (def.type === 'array') return (value as unknown[]).map((one) => walk(def.element, one));
    if (def.type === 'tuple') return (value as unknown[]).map((one, at) => walk(def.items[at] ?? undefined, one));
    const field = (name: string) =>
      def.type === 'object' ? def.shape[name] : def.type === 'record' ? def.valueType : undefined;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(field(name), one)]));
  };
  return walk(schema, content) as Content;
}
