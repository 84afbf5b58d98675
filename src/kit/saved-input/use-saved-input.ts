import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { canonicalJson } from '../../rules/canonical-json.ts';
import * as limits from '../../rules/limits.ts';
import { mergeInput } from './merge-input.ts';
import { useInputOwner, type InputOwner } from './owner.ts';
import { readInput, removeCopy, removeInput, saveOnLeaving, writeInput, type InputCopy } from './store.ts';

export interface SavedInput<Value> {
  value: Value;
  set(next: Value | ((now: Value) => Value)): void;
  /**
   * Call after the current value was sent, applied or abandoned: removes the copy, and resets the field to its initial
   * value. Input typed since then stays.
   */
  clear(): void;
  /** Whether `clear` would change anything. */
  isChanged: boolean;
}

/** A place on the page with its current address, for dialogs of an editor. */
export const placeOnPage = (name: string): string => `${name} ${location.pathname}${location.search}`;

/** A place for a field that changes given content: input based on other content is never restored. */
export function placeOnContent(name: string, content: unknown): string {
  const json = canonicalJson(content);
  let hash = 0x811c9dc5; // FNV-1a
  for (let at = 0; at < json.length; at++) hash = Math.imul(hash ^ json.charCodeAt(at), 0x01000193) >>> 0;
  return placeOnPage(`${name} ${json.length}.${hash.toString(36)}`);
}

/**
 * State of a field or a form that survives leaving the page, a closed dialog and a killed tab: it is saved in this
 * browser for this account under the name of a place, until `clear`. Only JSON values; never passwords or codes.
 * Without a place it is plain state. `initial` is the value when nothing was typed; it is never saved.
 */
export function useSavedInput<Value>(place: string | null, initial: Value): SavedInput<Value> {
  const owner = useInputOwner();
  const [value, setValue] = useState(initial);
  const isInitial = (some: Value) => canonicalJson(some) === canonicalJson(initial);
  /** The newest value, ahead of the next render. */
  const latest = useRef(value);
  /** Owner and place of the shown value. */
  const displayedInput = useRef<{ owner: InputOwner; place: string | null; isTyped: boolean }>({
    owner: undefined,
    place,
    isTyped: false,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where the value must be saved; null if the saved copy is current. */
  const pending = useRef<{ owner: string | null; place: string } | null>(null);
  /** The copy that the shown value began with, possibly of another tab: it is replaced by this tab's copy. */
  const adopted = useRef<InputCopy<Value> | null>(null);

  function show(next: Value) {
    latest.current = next;
    setValue(() => next);
  }
  function removeAdopted() {
    if (adopted.current) removeCopy(adopted.current);
    adopted.current = null;
  }
  const save = useEffectEvent(() => {
    clearTimeout(timer.current);
    const target = pending.current;
    if (!target) return;
    pending.current = null;
    if (isInitial(latest.current)) removeInput(target.owner, target.place);
    else writeInput(target.owner, target.place, latest.current);
    removeAdopted();
  });
  const load = useEffectEvent(() => {
    const before = displayedInput.current;
    if (owner === undefined) return;
    if (before.owner === owner && before.place === place) {
      // Signed in again: input typed in between is saved, too.
      if (before.isTyped && place !== null) pending.current = { owner, place };
      return save();
    }
    // After the end of a session the input stays on screen, but is not saved for a visitor.
    if (owner === null && typeof before.owner === 'string' && before.place === place) return;
    const isSamePlace = before.place === place,
      // Input typed before the account was known, or before signing in, belongs to the account that signed in.
      goesOn = isSamePlace && before.isTyped && typeof before.owner !== 'string';
    if (before.owner === null && place !== null && goesOn) removeInput(null, place);
    displayedInput.current = { owner, place, isTyped: goesOn };
    if (place === null) return void (isSamePlace || show(initial));
    const copy = readInput<Value>(owner, place);
    if (goesOn) {
      // Typed before the owner of the saved copy was known: keeps both.
      if (copy) show(mergeInput(copy.value, latest.current));
      adopted.current = copy;
      pending.current = { owner, place };
      return save();
    }
    adopted.current = copy;
    if (copy) show(copy.value);
    else if (!isSamePlace || before.owner) show(initial);
  });
  useLayoutEffect(() => {
    load();
    return () => save();
  }, [owner, place]);

  useEffect(() => saveOnLeaving(() => save()), []);

  return {
    value,
    isChanged: !isInitial(value),
    set(next) {
      show(typeof next === 'function' ? (next as (now: Value) => Value)(latest.current) : next);
      displayedInput.current.isTyped = true;
      const { owner: writer } = displayedInput.current;
      if (place === null || writer === undefined || owner !== writer) return;
      pending.current = { owner: writer, place };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save(), limits.savedInputMs);
    },
    clear() {
      const { owner: writer } = displayedInput.current;
      const isSent = (some: Value) => canonicalJson(some) === canonicalJson(value);
      if (!isSent(latest.current)) return;
      if (place !== null && writer !== undefined) {
        // A dialog that was closed and reopened in between saves its current input in the same place.
        const isOwnCopy = pending.current !== null || isSent(readInput<Value>(writer, place)?.value ?? initial);
        if (isOwnCopy) removeInput(writer, place);
      }
      clearTimeout(timer.current);
      pending.current = null;
      removeAdopted();
      displayedInput.current.isTyped = false;
      show(initial);
    },
  };
}
