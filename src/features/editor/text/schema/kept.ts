import { Extension } from '@tiptap/core';

/** What the specification lets an element carry (spec §5) beside what the schema itself understands. */
const allowed = /^(?:style|class|id|ref-id|type|cite-id|border|note-id|contenteditable|data-(?!own-).+)$/;
/**
 * On the screen these would act: an id that the page has already, a part that cannot be edited. They travel under
 * another name.
 */
const acting = ['id', 'contenteditable'];
export const aside = 'data-own-';

/** The attributes of an element that travel with it untouched. */
export function keptOf(element: Element): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const plain = name.startsWith(aside) && acting.includes(name.slice(aside.length)) ? name.slice(aside.length) : name;
    if (allowed.test(plain)) kept[plain] = value;
  }
  return kept;
}

export const asShown = (kept: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(kept).map(([name, value]) => [acting.includes(name) ? aside + name : name, value]));

/** Every node and mark keeps the attributes that it came with: what the editor cannot show is not destroyed. */
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
