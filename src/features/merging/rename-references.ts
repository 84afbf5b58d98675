import type { z } from 'zod';
import { entryAddress, languageSuffix } from '../../rules/entry-ids.ts';
import { EntryId } from '../../rules/schemas.ts';

export interface Renaming {
  from: string;
  to: string;
}

/** How a text refers to an entry by id, in addition to its address: `@` links and pictures of paintings. */
export const referenceAttribute = (id: string) => `ref-id="${id}"`;

/**
 * Replaces an id in a content: in every `EntryId` of its schema, and in references and links of its texts; page
 * addresses keep their language.
 */
export function renameReferences<Content>(schema: z.ZodType<Content>, content: Content, renaming: Renaming): Content {
  const { from, to } = renaming;
  const address = new RegExp(
    `${entryAddress(from).replace(/[.*()]/g, '\\$&')}(?=${languageSuffix}(?![\\w.!~*'()%-]))`,
    'g',
  );
  const inText = (text: string) =>
    text.replace(address, () => entryAddress(to)).replaceAll(referenceAttribute(from), () => referenceAttribute(to));

  const walk = (of: z.core.$ZodType | undefined, value: unknown): unknown => {
    if (of === (EntryId as z.core.$ZodType)) return value === from ? to : value;
    const def = of && (of as z.core.$ZodTypes)._zod.def;
    // Unwrap optional schemas before testing for a text.
    if (def && 'innerType' in def) return walk(def.innerType, value);
    if (def?.type === 'pipe') return walk(def.in, value);
    if (def?.type === 'union')
      return walk(
        def.options.find((option) => (option as z.ZodType).safeParse(value).success),
        value,
      );
    if (typeof value === 'string') return inText(value);
    if (typeof value !== 'object' || value === null || !def) return value;
    if (def.type === 'array') return (value as unknown[]).map((item) => walk(def.element, item));
    if (def.type === 'tuple') return (value as unknown[]).map((item, at) => walk(def.items[at] ?? undefined, item));
    const field = (name: string) =>
      def.type === 'object' ? def.shape[name] : def.type === 'record' ? def.valueType : undefined;
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, walk(field(name), child)]));
  };
  return walk(schema, content) as Content;
}
