import { Mark, type KeyboardShortcutCommand } from '@tiptap/core';
import { entryLink } from '../../../rules/entry-link.ts';

interface Inline {
  name: string;
  /** The elements that it represents; new ones use the first. */
  tags: readonly string[];
  key?: string;
  /** Several may apply to the same text. */
  nested?: boolean;
  /** Text typed at its end belongs to it. */
  grows?: boolean;
}

const tagOf = (element: Element) => element.tagName.toLowerCase();

function markOf({ name, tags, key, nested = false, grows = true }: Inline) {
  return Mark.create({
    name,
    inclusive: grows,
    ...(nested && { excludes: '' }),
    addAttributes: () => ({ tag: { default: tags[0]!, parseHTML: tagOf, rendered: false } }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ mark, HTMLAttributes }) => [mark.attrs.tag as string, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      const toggle: KeyboardShortcutCommand = () => this.editor.commands.toggleMark(name);
      return key ? { [key]: toggle } : {};
    },
  });
}

/** A link: to an entry if it has a `ref-id` (features/reading/face/reading.server.ts), else to its address. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  // The outermost mark, so that bold text inside a link stays inside it.
  priority: 1000,
  addAttributes: () => ({
    tag: { default: 'a', parseHTML: tagOf, rendered: false },
    href: {
      default: null,
      parseHTML: (element) => element.getAttribute('href') && entryLink(element.getAttribute('href')!),
    },
  }),
  parseHTML: () => [{ tag: 'a' }, { tag: 'span[ref-id]' }],
  renderHTML: ({ mark, HTMLAttributes: { href, ...attributes } }) => [
    mark.attrs.tag as string,
    { ...attributes, ...(typeof href === 'string' && { href }) },
    0,
  ],
});

export const marks = [
  Link,
  markOf({
    name: 'phrase',
    tags: ['span', 'small', 'mark', 'q', 'abbr', 'dfn', 'time', 'bdi', 'bdo', 'code'],
    nested: true,
    grows: false,
  }),
  markOf({ name: 'bold', tags: ['strong', 'b'], key: 'Mod-b' }),
  markOf({ name: 'italic', tags: ['em', 'i'], key: 'Mod-i' }),
  markOf({ name: 'underline', tags: ['u', 'ins'], key: 'Mod-u' }),
  markOf({ name: 'strike', tags: ['s', 'del'], key: 'Mod-Shift-s' }),
  markOf({ name: 'sub', tags: ['sub'], key: 'Mod-,' }),
  markOf({ name: 'sup', tags: ['sup'], key: 'Mod-.' }),
  markOf({ name: 'source', tags: ['cite'], grows: false }),
];
