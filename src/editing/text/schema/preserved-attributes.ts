import { Extension } from '@tiptap/core';

/** Attributes that the specification allows (spec §5) in addition to those of the schema. */
const allowedAttributes = /^(?:style|class|id|ref-id|type|cite-id|border|note-id|contenteditable|data-(?!own-).+)$/;
/**
 * Attributes that would take effect in the editor: a duplicate id, a part that cannot be edited. They are renamed while
 * editing.
 */
const activeAttributes = ['id', 'contenteditable'];
export const maskPrefix = 'data-own-';

/** The attributes of an element that are preserved unchanged. */
export function preservedAttributesOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const plain =
      name.startsWith(maskPrefix) && activeAttributes.includes(name.slice(maskPrefix.length))
        ? name.slice(maskPrefix.length)
        : name;
    if (allowedAttributes.test(plain)) attributes[plain] = value;
  }
  return attributes;
}

export const maskAttributes = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      activeAttributes.includes(name) ? maskPrefix + name : name,
      value,
    ]),
  );

/** Preserves the attributes of every node and mark, so that nothing is lost that the editor cannot show. */
export const preserveAttributes = (types: string[]) =>
  Extension.create({
    name: 'keeping',
    addGlobalAttributes: () => [
      {
        types,
        attributes: {
          kept: {
            default: {},
            parseHTML: preservedAttributesOf,
            renderHTML: ({ kept }: { kept?: Record<string, string> }) => maskAttributes(kept ?? {}),
          },
        },
      },
    ],
  });
