import { useMemo, useState } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { useDraftStart, usePartDraft, type Codec, type PartDraft } from '../drafts/use-part-draft.ts';
import type { EditorProps } from '../part-editor.ts';
import { mergeItems, type ListCodec, type ReadRow, type EditableItem } from './list-part.ts';
import { compareRows, createRowParser, type ChangeMark } from './read-rows.ts';
import { useList, type List } from './use-list.ts';

/** The row whose form is open. */
interface OpenRow {
  key: number;
  /** Whether the form takes the focus: not if it was opened on a canvas, where the focus stays. */
  focus: boolean;
}

export interface ListPart<Content, Item, Writing> {
  list: List<Writing>;
  rows: readonly ReadRow<Item, Writing>[];
  /** The published items, as known here. */
  base: readonly Item[];
  /** How each row differs from the published version, and the removed items. */
  marks: ReadonlyMap<number, ChangeMark>;
  removed: readonly Item[];
  /** Keys of incomplete rows; they prevent submitting. */
  faulty: ReadonlySet<number>;
  /** Keys of rows that came from another member's version. */
  arrived: ReadonlySet<number>;
  /** Message about merged changes; null for none. */
  merged: string | null;
  open: OpenRow | null;
  openRow(key: number | null, focus?: boolean): void;
  /** Adds a row and opens it. */
  addRow(item: Writing, at?: 'end' | 'begin'): void;
  /** Restores a removed item. */
  putBack(item: Item): void;
  /** Continues from the last rejected version. */
  continueRejected(content: Content): void;
  draft: PartDraft<Content>;
}

/**
 * The state of a list editor, from opening to submitting: its rows compared with the published version, the open row,
 * undo, and merging.
 */
export function useListPart<Content, Item, Writing extends EditableItem<Item>>(
  list: ListCodec<Content, Item, Writing>,
  props: EditorProps<Content>,
): ListPart<Content, Item, Writing> {
  const { language, t } = useReader();
  const read = useMemo(() => createRowParser(list, language), [list, language]);
  const written = (items: readonly Item[]) => items.map((item) => list.toEditable(item, language));
  const itemsOf = (content: Content | null) => (content === null ? [] : list.itemsOf(content));
  const itemsIn = (items: readonly Writing[]) => read(items.map((item, key) => ({ key, item }))).map((row) => row.read);
  const codec: Codec<{ items: readonly Writing[] }, Content> = {
    name: list.name,
    bodyOf: (content) => ({ items: written(itemsOf(content)) }),
    contentOf: ({ items }) => list.contentOf(itemsIn(items).filter((item) => item !== null)),
    isComplete: ({ items }) => !itemsIn(items).includes(null),
    save: list.save,
  };
  const draftStart = useDraftStart(codec, props);
  const steps = useList(draftStart.beginning.writing.items, () => draft.saving.touch());
  const rows = useMemo(() => read(steps.rows), [read, steps.rows]);
  const faulty = new Set(rows.flatMap((row) => (row.read === null ? [row.key] : [])));
  const [arrived, setArrived] = useState<{ keys: ReadonlySet<number>; message: string | null }>({
    keys: new Set(),
    message: null,
  });
  const [open, setOpen] = useState<OpenRow | null>(null);

  const draft = usePartDraft(codec, props, draftStart, {
    body: { items: steps.rows.map(({ item }) => item) },
    merge(was, is, from) {
      const localItems = rows.flatMap((row) => (row.read === null ? [] : [row.read]));
      const { items, arrived: came } = mergeItems(itemsOf(was), localItems, itemsOf(is));
      const stays = new Set(items);
      const gone = rows.filter((row) => row.read !== null && !stays.has(row.read)).map(({ key }) => key);
      if (gone.length) steps.remove(gone);
      const { length: count } = came;
      setArrived({
        keys: new Set(came.map((_, place) => steps.nextKey + place)),
        message:
          from === 'draft' ? t('write.draft.merged', { count }) : count ? t('write.list.arrived', { count }) : null,
      });
      if (count) steps.add(written(came));
    },
    lack: faulty.size ? t('write.list.faults', { count: faulty.size }) : null,
  });
  const base = useMemo(() => itemsOf(draft.base), [draft.base]);
  const { marks, removed } = useMemo(() => compareRows(list, base, rows, language), [list, base, rows, language]);
  return {
    list: steps,
    rows,
    base,
    marks,
    removed,
    faulty,
    arrived: arrived.keys,
    merged: arrived.message,
    open: open && steps.rows.some(({ key }) => key === open.key) ? open : null,
    openRow: (key, focus = false) => setOpen(key === null ? null : { key, focus }),
    addRow(item, at) {
      steps.add([item], at);
      setOpen({ key: steps.nextKey, focus: true });
    },
    putBack: (item) => steps.add(written([item])),
    continueRejected(content) {
      steps.remove(steps.rows.map(({ key }) => key));
      steps.add(written(itemsOf(content)));
    },
    draft,
  };
}
