import { useEffect, useEffectEvent, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { Module } from '../../../rules/modules.ts';
import type { Saved } from '../../revisions/contract.ts';
import type { EditorProps } from '../face/part.ts';
import { useMending } from '../face/mending.tsx';
import { beginningOf, type Beginning, type Elsewhere } from './beginning.ts';
import { draftKey, readCopies } from './local-drafts.ts';
import { openPart, versionOf, type Opened } from './open-part.ts';
import { useAutosave, type Autosave, type Upon } from './use-autosave.ts';
import { useLock, type Lock } from './use-lock.ts';
import { useSending } from './use-sending.ts';

/** What a save of a part says beside the content. */
export interface Save extends Upon {
  itemId: string;
  baseId: string | null;
  note: string;
  /** Of the lock, for what is submitted. */
  token?: string;
  /** Kept for its author only. */
  draft?: boolean;
}

/** A part's content, and the body as which it is typed and kept in this browser. */
export interface Codec<Body, Content> {
  name: Module;
  /** From what readers see or a draft; null where there is nothing yet. */
  bodyOf(content: Content | null): Body;
  /** Leaves out whatever is not whole yet. */
  contentOf(body: Body): Content;
  isWhole(body: Body): boolean;
  /** Of what is no part of an entry: which of many, whether others can write it too, and how it is opened. */
  apart?: { key: string; isShared: boolean; open(): Promise<OpenedPart<Content>> };
  save(how: Save, content: Content): Promise<Saved>;
}

/** What is known of a part that is written. */
export type OpenedPart<Content> = Pick<Opened<Content>, 'itemId' | 'base' | 'draft' | 'rejected'>;
export interface PartProps<Content> extends Omit<EditorProps<Content>, 'opened' | 'from'> {
  opened: OpenedPart<Content>;
}

/** As it is kept in this browser. */
type Kept<Body> = Body & { baseId: string | null; note: string };
interface Begun<Body, Content> {
  key: string;
  beginning: Beginning<Kept<Body>, Content>;
}

/** A work of one's own that readers never saw stands nowhere but in what was rejected: its author goes on with that. */
const beginsFromRejected = (
  apart: { isShared: boolean } | undefined,
  { base, rejected }: OpenedPart<unknown>,
): boolean => apart?.isShared === false && base === null && rejected !== null;

/** What the author goes on with, read once. */
export function useBegun<Body, Content>(
  { name, apart, bodyOf, contentOf }: Codec<Body, Content>,
  { opened, memberId }: PartProps<Content>,
): Begun<Body, Content> {
  const { language } = useReader();
  const mending = useMending();
  const [begun] = useState(() => {
    const key = draftKey(mending?.keptAs ?? memberId, opened.itemId, apart ? `${name} ${apart.key}` : name, language);
    const beginning = beginningOf<Kept<Body>, Content>({
      copies: readCopies(key),
      draft: opened.draft,
      content: contentOf,
      baseIdOf: ({ baseId }) => baseId,
      begin: (draft) => ({
        ...bodyOf(
          (draft ?? opened.base ?? (beginsFromRejected(apart, opened) ? opened.rejected : null))?.content ?? null,
        ),
        baseId: (draft ? draft.baseId : opened.base?.id) ?? null,
        note: draft?.note ?? '',
      }),
    });
    return { key, beginning };
  });
  return begun;
}

/** Where a version comes from that is merged with what is typed: readers see it by now, or it is the same draft's. */
type MergedFrom = 'published' | 'draft';

interface Typed<Body, Content> {
  body: Body;
  /** Merges another version of the same content; `was` is what both began from, null where that is not known. */
  merge(was: Content | null, is: Content, from: MergedFrom): void;
  /** Why it is not to be sent yet, in words; null where it may be. */
  lack: string | null;
}

/** A part while it is written: its draft, its lock, and sending it to a reviewer. */
export interface PartDraft<Content> {
  /** What readers see, as far as it is known here. */
  base: Content | null;
  note: string;
  setNote(note: string): void;
  lock: Lock;
  again(): void;
  saving: Autosave;
  /** When the draft was kept that this began from; null where it began from what readers see, or what was rejected. */
  draftAt: number | null;
  /** Whether it began from what was rejected, without being asked. */
  isRejected: boolean;
  busy: boolean;
  fault: string | null;
  saved: Saved | null;
  submit(): void;
  startOver(): void;
}

/**
 * Keeps, locks and sends what is typed, and merges what came out or what the same draft became elsewhere meanwhile. For
 * parts that merge by themselves; a text asks its author.
 */
export function usePartDraft<Body, Content>(
  codec: Codec<Body, Content>,
  { opened, memberId, isSignedIn, onAgain }: PartProps<Content>,
  { key, beginning }: Begun<Body, Content>,
  { body, merge, lack }: Typed<Body, Content>,
): PartDraft<Content> {
  const { language } = useReader();
  const { itemId } = opened,
    { name, apart, contentOf } = codec;
  const reopen = (): Promise<OpenedPart<Content>> => (apart ? apart.open() : openPart<Content>(name, itemId));
  const [note, setNote] = useState(beginning.writing.note);
  const [baseId, setBaseId] = useState(beginning.writing.baseId);
  const [base, setBase] = useState<Content | null>(opened.base?.content ?? null);
  const isShared = apart?.isShared ?? true;
  const { lock: held, again } = useLock({
    itemId,
    type: name,
    part: apart?.key,
    language,
    memberId: isSignedIn && isShared ? memberId : null,
  });
  const lock: Lock = isShared ? held : { is: 'unneeded' };
  const saving = useAutosave<Kept<Body>, Content>({
    key,
    beginning,
    draftId: opened.draft?.id ?? null,
    content: contentOf,
    read: () => ({ ...body, baseId, note }),
    isWhole: codec.isWhole,
    toServer: (kept, upon) =>
      codec.save({ itemId, baseId: kept.baseId, note: kept.note.trim(), draft: true, ...upon }, contentOf(kept)),
    reload: async () => (await reopen()).draft,
  });

  /** Readers see something newer than this was written upon. */
  async function bringTogether(id?: string) {
    const [is, was] = await Promise.all([
      id && !apart ? versionOf<Content>(id) : reopen().then((now) => now.base),
      baseId === opened.base?.id ? opened.base : baseId ? versionOf<Content>(baseId).catch(() => null) : null,
    ]);
    if (!is) return;
    merge(was?.content ?? null, is.content, 'published');
    setBaseId(is.id);
    setBase(() => is.content);
    saving.touch();
  }
  /** The same draft went on elsewhere; both go on as one. */
  const bringHome = useEffectEvent((elsewhere: Elsewhere<Content>) => {
    merge(elsewhere.was ?? opened.base?.content ?? null, elsewhere.is, 'draft');
    if (elsewhere.baseId === opened.base?.id) setBaseId(elsewhere.baseId);
    saving.merged();
  });
  const { elsewhere } = saving;
  useEffect(() => {
    if (elsewhere) bringHome(elsewhere);
  }, [elsewhere]);

  const { refuse, send, startOver, ...sent } = useSending({ lock, again, saving, onAgain, onOutdated: bringTogether });
  const mending = useMending();
  async function submit() {
    if (lack !== null) return refuse(lack);
    if (mending) {
      if (await mending.onPass(contentOf(body))) saving.forget();
      return;
    }
    await send((token, upon) => codec.save({ itemId, token, baseId, note: note.trim(), ...upon }, contentOf(body)));
  }
  return {
    base,
    note,
    setNote: (next) => {
      setNote(next);
      saving.touch();
    },
    lock,
    again,
    saving,
    draftAt: beginning.draftAt,
    isRejected: beginsFromRejected(apart, opened),
    ...sent,
    submit: () => void submit(),
    startOver: () => void startOver(),
  };
}
