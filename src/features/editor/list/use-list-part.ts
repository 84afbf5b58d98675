import { useEffect, useEffectEvent, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { Saved } from '../../revisions/contract.ts';
import type { EditorProps } from '../face/part.ts';
import { mergeItems, type ListDefinition } from './list-part.ts';
import { beginningOf, type Elsewhere } from '../drafts/beginning.ts';
import { draftKey, readCopies } from '../drafts/local-drafts.ts';
import { openPart, versionOf } from '../drafts/open-part.ts';
import { useAutosave, type Autosave } from '../drafts/use-autosave.ts';
import { useList, type List } from './use-list.ts';
import { useLock, type Lock } from '../drafts/use-lock.ts';
import { useSending } from '../drafts/use-sending.ts';

interface Kept<Writing> {
  items: Writing[];
  baseId: string | null;
  note: string;
}

export interface ListPart<Writing, Item = unknown> {
  list: List<Writing>;
  /** What readers see, as far as it is known here. */
  base: readonly Item[];
  /** Keys of the rows that are not whole yet; the part is not sent while there are any. */
  faulty: ReadonlySet<number>;
  /** Keys from which on rows came in from somebody else's version; null for none. */
  arrivedFrom: number | null;
  arrived: number;
  /** What has been brought in, as a text. */
  told: 'write.list.arrived' | 'write.draft.merged' | null;
  note: string;
  setNote(note: string): void;
  lock: Lock;
  again(): void;
  saving: Autosave;
  draftAt: number | null;
  busy: boolean;
  fault: string | null;
  saved: Saved | null;
  submit(): void;
  startOver(): void;
  /** Takes up what was not let through last. */
  takeUp(items: readonly Writing[]): void;
}

/**
 * A part that is a list, from opening to submitting: its draft, its lock, taking back steps, and merging with what came
 * out meanwhile.
 */
export function useListPart<Content, Item, Writing>(
  form: ListDefinition<Content, Item, Writing>,
  { opened, memberId, isSignedIn, onAgain }: EditorProps<Content>,
): ListPart<Writing, Item> {
  const { name } = form;
  const itemsOf = (content: Content | undefined) => (content === undefined ? [] : form.itemsOf(content));
  const { language, say } = useReader();
  const { itemId } = opened;
  const key = draftKey(memberId, itemId, name, language);
  const written = (items: readonly Item[]) => items.map((item) => form.write(item, language));
  const itemsIn = (rows: readonly Writing[]) =>
    rows.map((row) => form.read(row, language)).filter((item) => item !== null);
  const contentOf = ({ items }: Kept<Writing>) => form.contentOf(itemsIn(items));
  const [beginning] = useState(() =>
    beginningOf<Kept<Writing>, Content>({
      copies: readCopies(key),
      draft: opened.draft,
      content: contentOf,
      baseIdOf: (writing) => writing.baseId,
      begin(draft) {
        const items = written(itemsOf((draft ?? opened.base)?.content));
        return { items, baseId: (draft ? draft.baseId : opened.base?.id) ?? null, note: draft?.note ?? '' };
      },
    }),
  );
  const { writing: first, draftAt } = beginning;
  const [note, setNote] = useState(first.note);
  const [baseId, setBaseId] = useState(first.baseId);
  const [base, setBase] = useState<readonly Item[]>(() => itemsOf(opened.base?.content));
  const [arrived, setArrived] = useState<{
    from: number;
    count: number;
    told: 'write.list.arrived' | 'write.draft.merged';
  } | null>(null);
  const { lock, again } = useLock({ itemId, type: name, language, memberId: isSignedIn ? memberId : null });
  const list: List<Writing> = useList(first.items, () => saving.touch());
  const read = list.rows.map(({ key: row, item }) => ({ row, item: form.read(item, language) }));
  const whole = read.flatMap(({ item }) => (item ? [item] : []));
  const faulty = new Set(read.flatMap(({ row, item }) => (item ? [] : [row])));
  const saving = useAutosave<Kept<Writing>, Content>({
    key,
    beginning,
    draftId: opened.draft?.id ?? null,
    content: contentOf,
    read: () => ({ items: list.rows.map(({ item }) => item), baseId, note }),
    isWhole: ({ items }) => itemsIn(items).length === items.length,
    toServer: ({ items, baseId: on, note: said }, upon) =>
      form.save({ itemId, baseId: on, note: said.trim(), draft: true, ...upon }, form.contentOf(itemsIn(items))),
    reload: async () => (await openPart<Content>(name, itemId)).draft,
  });

  /** Brings in what another version made of the same list; what came is marked. */
  function bringIn(was: Content | undefined, is: Content, told: 'write.list.arrived' | 'write.draft.merged') {
    const { items, arrived: came } = mergeItems(itemsOf(was), whole, itemsOf(is));
    const gone = read.filter(({ item }) => item && !items.includes(item)).map(({ row }) => row);
    if (gone.length) list.remove(gone);
    setArrived({ from: list.nextKey, count: came.length, told });
    if (came.length) list.add(written(came));
  }
  /** What readers see is no longer what this was written upon: both are brought together. */
  async function bringTogether(id?: string) {
    const [is, was] = await Promise.all([
      id ? versionOf<Content>(id) : openPart<Content>(name, itemId).then((now) => now.base),
      baseId ? versionOf<Content>(baseId).catch(() => null) : null,
    ]);
    if (!is) return;
    bringIn(was?.content, is.content, 'write.list.arrived');
    setBaseId(is.id);
    setBase(itemsOf(is.content));
    saving.touch();
  }
  /** The same draft went on elsewhere: what it has become there is brought in, and both go on as one. */
  const bringHome = useEffectEvent((elsewhere: Elsewhere<Content>) => {
    bringIn(elsewhere.was ?? opened.base?.content, elsewhere.is, 'write.draft.merged');
    if (elsewhere.baseId === opened.base?.id) setBaseId(elsewhere.baseId);
    saving.merged();
  });
  const { elsewhere } = saving;
  useEffect(() => {
    if (elsewhere) bringHome(elsewhere);
  }, [elsewhere]);
  const sending = useSending({ lock, again, saving, onAgain, onOutdated: bringTogether });
  async function submit() {
    if (faulty.size) return sending.refuse(say('write.list.faults', { count: faulty.size }));
    await sending.send((token, upon) =>
      form.save({ itemId, token, baseId, note: note.trim(), ...upon }, form.contentOf(whole)),
    );
  }
  return {
    list,
    base,
    faulty,
    arrivedFrom: arrived?.count ? arrived.from : null,
    arrived: arrived?.count ?? 0,
    told: arrived && (arrived.count || arrived.told === 'write.draft.merged') ? arrived.told : null,
    note,
    setNote: (next) => {
      setNote(next);
      saving.touch();
    },
    lock,
    again,
    saving,
    draftAt,
    busy: sending.busy,
    fault: sending.fault,
    saved: sending.saved,
    submit: () => void submit(),
    startOver: () => void sending.startOver(),
    takeUp(items) {
      list.remove(list.rows.map((row) => row.key));
      list.add(items);
    },
  };
}
