import { Fragment, Slice, type Node } from '@tiptap/pm/model';

/** The ids of a document's notes; empty for one without. */
export function noteIdsOf(document: Node): Set<string> {
  const ids = new Set<string>();
  document.descendants((node) => {
    if (node.type.name === 'note') ids.add(attributesOf(node)['note-id'] ?? '');
  });
  return ids;
}

/** Renames the notes of a paste so that their ids are unique in the document and the paste. */
export function withFreeNoteIds(slice: Slice, document: Node): Slice {
  const taken = noteIdsOf(document);
  const freeId = (id: string): string => {
    if (id && !taken.has(id)) return id;
    let number = 1;
    while (taken.has(`p${number}`)) number++;
    return `p${number}`;
  };
  const renameIn = (fragment: Fragment): Fragment =>
    Fragment.fromArray(
      fragment.content.map((node) => {
        if (node.isLeaf && node.type.name !== 'note') return node;
        if (node.type.name !== 'note') return node.copy(renameIn(node.content));
        const attributes = attributesOf(node),
          id = freeId(attributes['note-id'] ?? '');
        taken.add(id);
        return node.type.create({ ...node.attrs, kept: { ...attributes, 'note-id': id } }, null, node.marks);
      }),
    );
  return new Slice(renameIn(slice.content), slice.openStart, slice.openEnd);
}

const attributesOf = ({ attrs }: Node) => attrs.kept as Record<string, string>;
