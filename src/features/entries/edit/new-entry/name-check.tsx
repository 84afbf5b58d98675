import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../../kit/calls/endpoint.ts';
import { useReader, useText } from '../../../../kit/reader.tsx';
import { entryAddress } from '../../../../rules/entry-ids.ts';
import { languageTag, type Language } from '../../../../rules/languages.ts';
import { checkName } from '../../writing-contract.ts';
import { getSuggestion, type Suggestion } from '../../../../kit/suggestions/contract.ts';

type Namesakes = ReplyOf<typeof checkName>['entries'];
/** Delay between typing and the name check, in milliseconds. */
const debounceMs = 300;

/** Most similar entries shown at once. */
const maxSimilar = 5;

/** The reply of `load` for `key`, requested after a pause in typing; null until known. `load` depends only on `key`. */
function useDebouncedReply<T>(key: string, load: ((signal: AbortSignal) => Promise<T>) | null): T | null {
  const [knownReply, setKnown] = useState<{ key: string; reply: T } | null>(null);
  const start = useEffectEvent((signal: AbortSignal) => load?.(signal));
  useEffect(() => {
    const flight = new AbortController();
    const rest = setTimeout(() => {
      start(flight.signal)?.then(
        (reply) => setKnown({ key, reply }),
        () => {}, // failures are ignored, because the server checks the name again
      );
    }, debounceMs);
    return () => {
      clearTimeout(rest);
      flight.abort();
    };
  }, [key]);
  return knownReply?.key === key ? knownReply.reply : null;
}

/** The entries with the same name and disambiguation (V07); null until known. */
export function useNameCheck(name: string, disambiguation: string | null): Namesakes | null {
  const input = { name: name.trim(), disambiguation: disambiguation?.trim() || null };
  const reply = useDebouncedReply(
    JSON.stringify(input),
    input.name ? (signal) => call(checkName, input, { signal, quiet: true }) : null,
  );
  return reply?.entries ?? null;
}

/** Entries that may be the same subject, also found by other names, scripts and languages. */
export function useSimilarEntries(name: string): readonly Suggestion[] {
  const keyword = name.trim();
  const reply = useDebouncedReply(
    keyword,
    keyword ? (signal) => call(getSuggestion, { keyword, size: maxSimilar }, { signal, quiet: true }) : null,
  );
  return reply?.sugNodes ?? [];
}

/** Asks whether the new entry already exists; does not prevent continuing. */
export function SimilarEntries({ entries }: { entries: readonly Suggestion[] }) {
  const { language, t } = useReader();
  const tagOf = (other: Language) => (other === language ? undefined : languageTag(other));
  return (
    <div role="status">
      {entries.length > 0 && (
        <div className="stack close panel writing-told similar-entries">
          <p>
            <strong>{t('write.similar')}</strong>
          </p>
          <ul className="bare">
            {entries.map(({ id, name, disambiguation, found: matchedName, when, kind, language: written }) => (
              <li key={id}>
                <a href={entryAddress(id)} target="_blank" rel="noopener" lang={tagOf(written)}>
                  {name}
                  {disambiguation && ` (${disambiguation})`}
                </a>
                {matchedName && (
                  <>
                    {' · '}
                    <span lang={tagOf(matchedName.language)}>{matchedName.name}</span>
                  </>
                )}
                {` · ${when ?? t(`kind.${kind}`)} `}
                <EditInstead id={id} name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Link to an existing entry; the hidden name distinguishes several such links. */
function EditInstead({ id, name }: { id: string; name: string }) {
  const text = useText();
  return (
    <a className="button" href={`/user/edit?id=${encodeURIComponent(id)}`}>
      {text('write.clash.edit')}
      <span className="unseen"> {name}</span>
    </a>
  );
}

/** The entries that already have the name, with links, because they may be the same subject. */
export function NameClash({ entries }: { entries: Namesakes | null }) {
  const text = useText();
  return (
    <div role="status">
      {entries && entries.length > 0 && (
        <div className="stack close panel writing-told">
          <p>
            <strong>{text('write.clash')}</strong>
          </p>
          <ul className="bare">
            {entries.map(({ id, name, disambiguation, summary }) => (
              <li key={id}>
                <a href={entryAddress(id)} target="_blank" rel="noopener">
                  {name}
                  {disambiguation && ` (${disambiguation})`}
                </a>
                {summary && <> · {summary}</>} <EditInstead id={id} name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
