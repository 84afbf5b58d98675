import { useEffect, useEffectEvent, useState } from 'react';
import { useReader } from '../../kit/reader.tsx';
import type { Module } from '../../rules/modules.ts';
import type { SaveResult } from '../revisions/contract.ts';
import type { EditorProps } from '../part-editor.ts';
import { useReviewerEdit } from '../reviewer-edit.tsx';
import { chooseInitialDraft, type InitialDraft, type RemoteChange } from './initial-draft.ts';
import { draftKey, readCopies } from './local-drafts.ts';
import { openPart, loadVersion, type OpenedEntryPart } from './open-part.ts';
import { useAutosave, type Autosave, type SavePrecondition } from './use-autosave.ts';
import { useLock, type Lock } from './use-lock.ts';
import { useSending } from './use-sending.ts';

export interface SaveMetadata extends SavePrecondition {
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
  isComplete(body: Body): boolean;
  /** For a part outside an entry: its key, whether other members can edit it, and how to open it. */
  apart?: { key: string; isShared: boolean; open(): Promise<OpenedPart<Content>> };
  save(how: SaveMetadata, content: Content): Promise<SaveResult>;
}

export type OpenedPart<Content> = Pick<OpenedEntryPart<Content>, 'itemId' | 'base' | 'draft' | 'rejected'>;
export interface PartProps<Content> extends Omit<EditorProps<Content>, 'opened' | 'from'> {
  opened: OpenedPart<Content>;
}

type StoredForm<Body> = Body & { baseId: string | null; note: string };
interface DraftStart<Body, Content> {
  key: string;
  beginning: InitialDraft<StoredForm<Body>, Content>;
}

/** A rejected work that was never published exists only in `rejected`; its author continues from that version. */
const startsFromRejected = (
  apart: { isShared: boolean } | undefined,
  { base, rejected }: OpenedPart<unknown>,
): boolean => apart?.isShared === false && base === null && rejected !== null;

/** The state that the author continues from, computed once. */
export function useDraftStart<Body, Content>(
  { name, apart, bodyOf, contentOf }: Codec<Body, Content>,
  { opened, memberId }: PartProps<Content>,
): DraftStart<Body, Content> {
  const { language } = useReader();
  const mending = useReviewerEdit();
  const [draftStart] = useState(() => {
    const key = draftKey(mending?.keptAs ?? memberId, opened.itemId, apart ? `${name} ${apart.key}` : name, language);
    const beginning = chooseInitialDraft<StoredForm<Body>, Content>({
      copies: readCopies(key),
      draft: opened.draft,
      content: contentOf,
      baseIdOf: ({ baseId }) => baseId,
      startFrom: (draft) => ({
        ...bodyOf(
          (draft ?? opened.base ?? (startsFromRejected(apart, opened) ? opened.rejected : null))?.content ?? null,
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
type MergeSource = 'published' | 'draft';

interface EditedBody<Body, Content> {
  body: Body;
  /** Merges another version of the content; `was` is the common base, null if unknown. */
  merge(was: Content | null, is: Content, from: MergeSource): void;
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
  saved: SaveResult | null;
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
  { key, beginning }: DraftStart<Body, Content>,
  { body, merge, lack }: EditedBody<Body, Content>,
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
    isComplete: codec.isComplete,
    toServer: (form, upon) =>
      codec.save({ itemId, baseId: form.baseId, note: form.note.trim(), draft: true, ...upon }, contentOf(form)),
    reload: async () => (await reopen()).draft,
  });

  /** Merges a newer published version. */
  async function bringTogether(id?: string) {
    const [is, was] = await Promise.all([
      id && !apart ? loadVersion<Content>(id) : reopen().then((now) => now.base),
      baseId === opened.base?.id ? opened.base : baseId ? loadVersion<Content>(baseId).catch(() => null) : null,
    ]);
    if (!is) return;
    merge(was?.content ?? null, is.content, 'published');
    setBaseId(is.id);
    setBase(() => is.content);
    saving.touch();
  }
  /** Merges a change of the same draft from elsewhere. */
  const bringHome = useEffectEvent((elsewhere: RemoteChange<Content>) => {
    merge(elsewhere.was ?? opened.base?.content ?? null, elsewhere.is, 'draft');
    if (elsewhere.baseId === opened.base?.id) setBaseId(elsewhere.baseId);
    saving.confirmMerged();
  });
  const { elsewhere } = saving;
  useEffect(() => {
    if (elsewhere) bringHome(elsewhere);
  }, [elsewhere]);

  const { refuse, send, startOver, ...sent } = useSending({ lock, again, saving, onAgain, onOutdated: bringTogether });
  const mending = useReviewerEdit();
  async function submit() {
    if (lack !== null) return refuse(lack);
    if (mending) {
      if (await mending.onApprove(contentOf(body))) saving.deleteLocal();
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
    isRejected: startsFromRejected(apart, opened),
    ...sent,
    submit: () => void submit(),
    startOver: () => void startOver(),
  };
}
