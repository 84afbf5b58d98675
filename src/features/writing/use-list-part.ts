import { useState } from 'react';
import { call } from '../../kit/call.ts';
import { useReader } from '../../kit/reader.tsx';
import type { Saved } from '../editing/contract.ts';
import { lines } from './calls.ts';
import { itemsOf, mergeItems, type Form, type Items, type ListName } from './list-part.ts';
import { draftKey, readLocal } from './local-drafts.ts';
import { newestVersion, versionOf, type Opened } from './open-part.ts';
import { useAutosave, type Autosave } from './use-autosave.ts';
import { useList, type List } from './use-list.ts';
import { useLock, type Lock } from './use-lock.ts';
import { useSending } from './use-sending.ts';

/** What every editor of a part is given. */
export interface PartProps<L extends ListName> {
  opened: Opened<L>;
  memberId: string;
  isSignedIn: boolean;
  /** Opens the part anew. */
  onAgain(): void;
}

interface Kept<Writing> {
  items: Writing[];
  baseId: string | null;
  note: string;
}

/** How a list is saved: the same for all three but for the name of the field. */
interface Save {
  itemId: string;
  baseId: string | null;
  note: string;
  token?: number;
  draft?: boolean;
}
const saves: { [L in ListName]: (save: Save, items: readonly Items[L][]) => Promise<Saved> } = {
  timeline: (save, events) => call(lines.saveTimeline, { ...save, timeline: { events: [...events] } }, { quiet: true }),
  timemap: (save, nodes) => call(lines.saveTimemap, { ...save, timemap: { nodes: [...nodes] } }, { quiet: true }),
  relations: (save, relations) => call(lines.saveRelations, { ...save, relations: [...relations] }, { quiet: true }),
};

export interface ListPart<Writing, Item = unknown> {
  list: List<Writing>;
  /** What readers see, as far as it is known here. */
  base: readonly Item[];
  /** Keys of the rows that are not whole yet; the part is not sent while there are any. */
  faulty: ReadonlySet<number>;
  /** Keys from which on rows came in from somebody else's version; null for none. */
  arrivedFrom: number | null;
  arrived: number;
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

/** A part that is a list, from opening to submitting: its draft, its lock, taking back steps, and merging with what came out meanwhile. */
export function useListPart<L extends ListName, Writing>(name: L, form: Form<Items[L], Writing>, { opened, memberId, isSignedIn, onAgain }: PartProps<L>): ListPart<Writing, Items[L]> {
  const { language, say } = useReader();
  const { itemId } = opened;
  const key = draftKey(memberId, itemId, name, language);
  const written = (items: readonly Items[L][]) => items.map((item) => form.write(item, language));
  const [{ first, draftAt }] = useState(() => {
    const local = readLocal<Kept<Writing>>(key), { draft, base } = opened;
    if (local && (!draft || local.at >= draft.at)) return { first: local.value, draftAt: local.at };
    return { first: { items: written(itemsOf(name, (draft ?? base)?.content)), baseId: base?.id ?? null, note: '' }, draftAt: draft?.at ?? null };
  });
  const [note, setNote] = useState(first.note);
  const [baseId, setBaseId] = useState(first.baseId);
  const [base, setBase] = useState<readonly Items[L][]>(() => itemsOf(name, opened.base?.content));
  const [arrived, setArrived] = useState<{ from: number; count: number } | null>(null);
  const { lock, again } = useLock({ itemId, type: name, language, memberId: isSignedIn ? memberId : null });
  const list: List<Writing> = useList(first.items, () => saving.touch());
  const read = list.rows.map(({ key: row, item }) => ({ row, item: form.read(item, language) }));
  const whole = read.flatMap(({ item }) => (item ? [item] : []));
  const faulty = new Set(read.flatMap(({ row, item }) => (item ? [] : [row])));
  const saving = useAutosave<Kept<Writing>>({
    key, read: () => ({ items: list.rows.map(({ item }) => item), baseId, note }),
    toServer: async (kept) => {
      await saves[name]({ itemId, baseId: kept.baseId, note: kept.note.trim(), draft: true }, whole);
      return true;
    },
  });

  /** What readers see is no longer what this was written upon: both are brought together, and what came in is marked. */
  async function bringTogether(id?: string) {
    const [is, was] = await Promise.all([id ? versionOf<L>(id) : newestVersion(name, itemId), baseId ? versionOf<L>(baseId).catch(() => null) : null]);
    if (!is) return;
    const { items, arrived: came } = mergeItems(itemsOf(name, was?.content), whole, itemsOf(name, is.content));
    const gone = read.filter(({ item }) => item && !items.includes(item)).map(({ row }) => row);
    if (gone.length) list.remove(gone);
    setArrived({ from: list.nextKey, count: came.length });
    if (came.length) list.add(written(came));
    setBaseId(is.id);
    setBase(itemsOf(name, is.content));
    saving.touch();
  }
  const sending = useSending({ opened, lock, again, saving, onAgain, onOutdated: bringTogether });
  async function submit() {
    if (faulty.size) return sending.refuse(say('write.list.faults', { count: faulty.size }));
    await sending.send((token) => saves[name]({ itemId, token, baseId, note: note.trim() }, whole));
  }
  return {
    list, base, faulty, arrivedFrom: arrived?.count ? arrived.from : null, arrived: arrived?.count ?? 0,
    note, setNote: (next) => { setNote(next); saving.touch(); },
    lock, again, saving, draftAt,
    busy: sending.busy, fault: sending.fault, saved: sending.saved,
    submit: () => void submit(), startOver: () => void sending.startOver(),
    takeUp(items) {
      list.remove(list.rows.map((row) => row.key));
      list.add(items);
    },
  };
}
