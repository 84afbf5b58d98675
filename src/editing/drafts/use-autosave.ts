import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Failure } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import type { SaveResult } from '../revisions/contract.ts';
import { loadCurrentMember } from '../../kit/member/current-member.ts';
import type { InitialDraft, RemoteChange, ServerDraft } from './initial-draft.ts';
import { deleteLocalDraft, saveLocalDraft, copyKeyOf } from './local-drafts.ts';
import { useReviewerEdit } from '../reviewer-edit.tsx';
import { useTabLeaderContext } from './tab-leader.ts';

/**
 * Where the typed text is saved: nowhere yet, in this browser (`here`), on the server (`kept`). `away`: the server is
 * unreachable; `ended`: the member is signed out; `full`: the member has reached the limit of drafts on the server.
 */
type SaveStatus = 'untouched' | 'typing' | 'here' | 'kept' | 'away' | 'ended' | 'full';

/** Precondition of a save: the version of the draft that it is based on. */
export interface SavePrecondition {
  onVersion: number | null;
  tab: string;
}

export interface Autosave<Content = unknown> {
  safety: SaveStatus;
  /** Time of the last save, in milliseconds since 1970. */
  at: number | null;
  /** Reports that something was typed. */
  touch(): void;
  /** Removes the copy from this browser after submitting or discarding. */
  deleteLocal(): void;
  /** Returns a function that is true while nothing has been typed since this call. */
  watch(): () => boolean;
  /** Saves to this browser at once, and waits for a running save to the server. */
  saveNow(): Promise<void>;
  /** Saves to the server at once, because the next page reads the draft there. */
  sendNow(): Promise<void>;
  precondition(): SavePrecondition;
  /** Id of the draft on the server; null for none. */
  draftId(): string | null;
  /** A change from another tab or device; nothing is saved to the server until it is merged. */
  elsewhere: RemoteChange<Content> | null;
  /** Reports that `elsewhere` is merged into the typed text. */
  confirmMerged(): void;
  /** Loads the newer draft after the server has rejected a save as outdated. */
  loadNewerDraft(): Promise<void>;
}

interface AutosaveOptions<Writing, Content> {
  key: string;
  beginning: InitialDraft<Writing, Content>;
  draftId: string | null;
  read(): Writing;
  content(writing: Writing): Content;
  /** Whether the server's draft holds everything; an incomplete date is stored in the browser only. */
  isComplete(writing: Writing): boolean;
  /** Null if there is nothing that the server could store yet. */
  toServer(writing: Writing, upon: SavePrecondition): Promise<SaveResult | null>;
  /** Loads the server's current draft. */
  reload(): Promise<ServerDraft<Content> | null>;
}

/**
 * Saves the typed text: to the browser after 0.3 seconds without typing and when the page is left, to the server every
 * 20 seconds. Each save names the version that it is based on; if another tab has saved since, its change becomes
 * `elsewhere`.
 */
export function useAutosave<Writing, Content>({
  key,
  beginning,
  draftId,
  read,
  content,
  isComplete,
  toServer,
  reload,
}: AutosaveOptions<Writing, Content>): Autosave<Content> {
  const { tab, isWriting, onHandover } = useTabLeaderContext(),
    isCorrection = useReviewerEdit() !== null;
  const [safety, setSafety] = useState<SaveStatus>('untouched');
  const [at, setAt] = useState<number | null>(null);
  const [elsewhere, setElsewhere] = useState(beginning.elsewhere);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined),
    ofServer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Number of changes, and the number each place has saved. Starting from a local copy counts as one change. */
  const typed = useRef(beginning.places.length ? 1 : 0),
    local = useRef(0),
    server = useRef(0);
  const draft = useRef({ id: draftId, version: beginning.version, was: beginning.was });
  const flight = useRef<Promise<void> | null>(null);
  /** Keys of local copies that the typed text now includes. */
  const absorbed = useRef<string[]>([]);
  const upon = (): SavePrecondition => ({ onVersion: draft.current.version, tab });

  /** A tab without the seat saves nothing, because its text may be old. A yielding tab held it until now. */
  const saveLocally = useEffectEvent((isYielding = false) => {
    clearTimeout(rest.current);
    if (local.current === typed.current || !(isWriting || isYielding)) return;
    const changeCount = typed.current;
    if (
      saveLocalDraft(key, {
        value: read(),
        at: Date.now(),
        tab,
        onVersion: draft.current.version,
        was: draft.current.was,
      })
    ) {
      local.current = changeCount; // if the browser stores nothing, the next call tries again
      for (const place of absorbed.current.splice(0)) deleteLocalDraft(place);
      setAt(Date.now());
      setSafety((now) => (now === 'typing' || now === 'kept' ? 'here' : now));
    }
  });
  const outdated = useEffectEvent(async () => {
    const is = await reload().catch(() => undefined);
    if (is === undefined) ofServer.current ??= setTimeout(() => void saveToServer(), limits.serverDraftMs); // retry with the next save
    else if (!is) draft.current = { id: null, version: null, was: null };
    else {
      draft.current = { ...draft.current, id: is.id };
      const { was } = draft.current,
        { content: serverContent, baseId, version } = is;
      setElsewhere((now) => [
        { was, is: serverContent, baseId, version, place: null },
        ...now.filter((copy) => copy.version === null),
      ]);
    }
  });
  const send = useEffectEvent(async () => {
    const changeCount = typed.current,
      writing = read();
    try {
      const saved = await toServer(writing, upon());
      if (!saved) return;
      draft.current = { id: saved.revisionId, version: saved.version, was: content(writing) };
      server.current = changeCount;
      if (changeCount === typed.current && isComplete(writing)) {
        clearTimeout(rest.current);
        local.current = changeCount;
        deleteLocalDraft(copyKeyOf(key, tab));
      } else {
        local.current = -1; // the copy names the version it is based on
        saveLocally(true);
      }
      setAt(Date.now());
      setSafety(changeCount === typed.current ? 'kept' : 'here');
    } catch (error) {
      if (error instanceof Failure && error.errorName === 'draftOutdated') return await outdated();
      const ended = error instanceof Failure && error.errorName === 'accountExpired';
      if (ended) void loadCurrentMember();
      setSafety(ended ? 'ended' : error instanceof Failure && error.errorName === 'quotaReached' ? 'full' : 'away');
      ofServer.current ??= setTimeout(() => void saveToServer(), limits.serverDraftMs);
    }
  });
  const saveToServer = useEffectEvent(async (isYielding = false) => {
    clearTimeout(ofServer.current);
    ofServer.current = undefined;
    if (isCorrection || server.current === typed.current || elsewhere.length || !(isWriting || isYielding)) return;
    await (flight.current ??= send().finally(() => {
      flight.current = null;
    }));
  });

  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' && saveLocally());
    const back = () => void saveToServer();
    document.addEventListener('visibilitychange', leave);
    const hide = () => saveLocally();
    addEventListener('pagehide', hide);
    addEventListener('online', back);
    return () => {
      saveLocally();
      clearTimeout(rest.current);
      clearTimeout(ofServer.current);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', hide);
      removeEventListener('online', back);
    };
  }, []);
  useEffect(
    () =>
      onHandover(async () => {
        saveLocally(true);
        await flight.current;
        await saveToServer(true);
      }),
    [onHandover],
  );
  // Send a copy that only this browser has to the server; adopt the copy of a closed tab.
  const adopt = useEffectEvent(() => {
    if (!beginning.places.length || typed.current === server.current) return;
    ofServer.current ??= setTimeout(() => void saveToServer(), limits.serverDraftMs);
    absorbed.current.push(...beginning.places.filter((place) => place !== copyKeyOf(key, tab)));
    saveLocally();
  });
  useEffect(() => {
    if (isWriting) adopt();
  }, [isWriting]);

  function touch() {
    typed.current++;
    setSafety((now) => (now === 'away' || now === 'ended' || now === 'full' ? now : 'typing'));
    clearTimeout(rest.current);
    rest.current = setTimeout(() => saveLocally(), limits.localDraftMs);
    ofServer.current ??= setTimeout(() => void saveToServer(), limits.serverDraftMs);
  }
  return {
    safety,
    at,
    touch,
    precondition: upon,
    loadNewerDraft: outdated,
    elsewhere: elsewhere[0] ?? null,
    confirmMerged() {
      const [first, ...others] = elsewhere;
      if (!first) return;
      if (first.version !== null) draft.current = { ...draft.current, version: first.version, was: first.is };
      if (first.place) absorbed.current.push(first.place);
      setElsewhere(others);
      touch();
    },
    deleteLocal() {
      clearTimeout(rest.current);
      clearTimeout(ofServer.current);
      ofServer.current = undefined;
      local.current = server.current = typed.current;
      deleteLocalDraft(copyKeyOf(key, tab));
      setSafety('untouched');
    },
    watch() {
      const changeCount = typed.current;
      return () => typed.current === changeCount;
    },
    async saveNow() {
      saveLocally();
      await flight.current;
    },
    async sendNow() {
      saveLocally();
      await flight.current;
      await saveToServer();
    },
    draftId: () => draft.current.id,
  };
}
