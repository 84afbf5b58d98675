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

/** The metadata of a save. */
export interface Save extends Upon {
  itemId: string;
  baseId: string | null;
  note: string;
  /** Token of the lock, when submitting. */
  token?: string;
  /** Saves a draft instead of submitting. */
  draft?: boolean;
}

/** Converts a part's content to the form that is edited and stored in this browser, and back. */
export interface Codec<Body, Content> {
  name: Module;
  /** From the published version or a draft; null for an empty part. */
  bodyOf(content: Content | null): Body;
  /** Leaves out incomplete values. */
  contentOf(body: Body): Content;
  isWhole(body: Body): boolean;
  /** For a part outside an entry: its key, whether other members can edit it, and how to open it. */
  apart?: { key: string; isShared: boolean; open(): Promise<OpenedPart<Content>> };
  save(how: Save, content: Content): Promise<Saved>;
}

/** The versions of a part that is edited. */
export type OpenedPart<Content> = Pick<Opened<Content>, 'itemId' | 'base' | 'draft' | 'rejected'>;
export interface PartProps<Content> extends Omit<EditorProps<Content>, 'opened' | 'from'> {
  opened: OpenedPart<Content>;
}

/** The form stored in this browser. */
type StoredForm<Body> = Body & { baseId: string | null; note: string };
interface Begun<Body, Content> {
  key: string;
  beginning: Beginning<StoredForm<Body>, Content>;
}

/** A rejected work that was never published exists only in `rejected`; its author continues from that version. */
const beginsFromRejected = (
  apart: { isShared: boolean } | undefined,
  { base, rejected }: OpenedPart<unknown>,
): boolean => apart?.isShared === false && base === null && rejected !== null;

/** The state that the author continues from, computed once. */
export function useBegun<Body, Content>(
  { name, apart, bodyOf, contentOf }: Codec<Body, Content>,
  { opened, memberId }: PartProps<Content>,
): Begun<Body, Content> {
  const { language } = useReader();
  const mending = useMending();
  const [draftStart] = useState(() => {
    const key = draftKey(mending?.keptAs ?? memberId, opened.itemId, apart ? `${name} ${apart.key}` : name, language);
    const beginning = beginningOf<StoredForm<Body>, Content>({
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
  return draftStart;
}

/** The origin of a version to merge: published in the meantime, or saved to the same draft elsewhere. */
type MergedFrom = 'published' | 'draft';

interface Typed<Body, Content> {
  body: Body;
  /** Merges another version of the content; `was` is the common base, null if unknown. */
  merge(was: Content | null, is: Content, from: MergedFrom): void;
  /** The reason why it cannot be submitted yet; null if it can. */
  lack: string | null;
}

/** A part that is edited: its draft, its lock and its submission. */
export interface PartDraft<Content> {
  /** The published version, as known here. */
  base: Content | null;
  note: string;
  setNote(note: string): void;
  lock: Lock;
  again(): void;
  saving: Autosave;
  /** Time of the draft that editing began from; null when it began from the published or a rejected version. */
  draftAt: number | null;
  /** Whether editing began from the rejected version automatically. */
  isRejected: boolean;
  busy: boolean;
  fault: string | null;
  saved: Saved | null;
  submit(): void;
  startOver(): void;
}

/**
 * Saves, locks and submits a part, and merges versions published or saved elsewhere in the meantime. For parts that
 * merge automatically; the text editor asks its author.
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
  const saving = useAutosave<StoredForm<Body>, Content>({
    key,
    beginning,
    draftId: opened.draft?.id ?? null,
    content: contentOf,
    read: () => ({ ...body, baseId, note }),
    isWhole: codec.isWhole,
    toServer: (form, upon) =>
      codec.save({ itemId, baseId: form.baseId, note: form.note.trim(), draft: true, ...upon }, contentOf(form)),
    reload: async () => (await reopen()).draft,
  });

  /** Merges a newer published version. */
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
  /** Merges a change of the same draft from elsewhere. */
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
