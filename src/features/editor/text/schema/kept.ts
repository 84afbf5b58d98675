import { Extension } from '@tiptap/core';

/** Attributes that the specification allows (spec §5) in addition to those of the schema. */
const allowed = /^(?:style|class|id|ref-id|type|cite-id|border|note-id|contenteditable|data-(?!own-).+)$/;
/**
 * Attributes that would take effect in the editor: a duplicate id, a part that cannot be edited. They are renamed while
 * editing.
 */
const acting = ['id', 'contenteditable'];
export const aside = 'data-own-';

/** The attributes of an element that are preserved unchanged. */
export function keptOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const plain = name.startsWith(aside) && acting.includes(name.slice(aside.length)) ? name.slice(aside.length) : name;
    if (allowed.test(plain)) attributes[plain] = value;
  }
  return attributes;
}

export const asShown = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [acting.includes(name) ? aside + name : name, value]),
  );

/** Preserves the attributes of every node and mark, so that nothing is lost that the editor cannot show. */
export const keeping = (types: string[]) =>
  Extension.create({
    name: 'keeping',
    addGlobalAttributes: () => [
      {
        types,
        attributes: {
          kept: {
            default: {},
            parseHTML: keptOf,
            renderHTML: ({ kept }: { kept?: Record<string, string> }) => asShown(kept ?? {}),
          },
        },
      },
    ],
  });
