import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../../kit/calls/endpoint.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { entryAddress } from '../../../../rules/entry-ids.ts';
import { Failure } from '../../../../rules/errors.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { findWikidataItems, readWikidataItem, type ItemProposal } from '../../wikidata/contract.ts';
import { ItemLines } from './item-lines.tsx';
import type { ChosenLines } from './item-choice.ts';

type FoundItems = ReplyOf<typeof findWikidataItems>['items'];

/** Pause in typing after which Wikidata is asked, in milliseconds: longer than for our own entries. */
const pauseMs = 900;
/** Shortest name that is looked up, in characters. */
const minLength = 2;

/** Whether the operator has enabled Wikimedia; asked once, with the first name. */
let isOff = false;

interface Props {
  name: string;
  /** The item to begin with, whose statements are shown at once. */
  item: string | null;
  /** The name that a used item set: it is not looked up again. */
  usedName: string | null;
  /** Uses the ticked lines of an item; resolves when the picture is stored. */
  onUse(lines: ChosenLines): Promise<void>;
}

/** "Is it one of these?": items of Wikidata with the typed name, and what the chosen one states. */
export function WikidataItems({ name, item, usedName, onUse }: Props) {
  const { t } = useReader();
  const id = useId(),
    heading = useRef<HTMLHeadingElement>(null);
  const keyword = name.trim();
  const [results, setFound] = useState<{ keyword: string; items: FoundItems; failure: Failure | null } | null>(null);
  const [proposal, setProposal] = useState<ItemProposal | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const search = useEffectEvent(async (words: string, signal: AbortSignal) => {
    if (isOff || words.length < minLength || words === usedName) return setFound(null);
    try {
      const { isOn, items } = await call(findWikidataItems, { name: words }, { signal, quiet: true });
      isOff = !isOn;
      setFound(isOn ? { keyword: words, items, failure: null } : null);
    } catch (error) {
      if (!signal.aborted) setFound({ keyword: words, items: [], failure: toFailure(error) });
    }
  });
  useEffect(() => {
    const flight = new AbortController(),
      pause = setTimeout(() => void search(keyword, flight.signal), pauseMs);
    return () => {
      clearTimeout(pause);
      flight.abort();
    };
  }, [keyword]);

  const begin = useEffectEvent((itemId: string) => void choose(itemId));
  useEffect(() => {
    if (item !== null) begin(item);
  }, [item]);

  async function choose(itemId: string) {
    setBusy(true);
    setFailure(null);
    try {
      setProposal(await call(readWikidataItem, { id: itemId }, { quiet: true }));
      requestAnimationFrame(() => heading.current?.focus());
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(false);
  }
  async function take(lines: ChosenLines) {
    setBusy(true);
    await onUse(lines);
    setProposal(null);
    setFound(null);
    setBusy(false);
  }
  const explain = ({ errorName, details }: Failure) => t(`error.${errorName}`, details as Record<string, string>);

  if (proposal)
    return (
      <ItemLines
        key={proposal.id}
        heading={heading}
        proposal={proposal}
        busy={busy}
        onUse={(lines) => void take(lines)}
        onClose={() => setProposal(null)}
      />
    );
  const isShown = results?.keyword === keyword && (results.items.length > 0 || results.failure !== null);
  if (!isShown) return <div role="status">{failure && <p className="panel">{explain(failure)}</p>}</div>;
  return (
    <div role="status" aria-busy={busy}>
      <div className="stack close panel writing-told similar-entries">
        {results.failure && <p>{t('wikidata.failed', { why: explain(results.failure) })}</p>}
        {results.items.length > 0 && (
          <>
            <p id={`${id}-title`}>
              <strong>{t('wikidata.title')}</strong>
            </p>
            <ul className="bare" aria-labelledby={`${id}-title`}>
              {results.items.map((item) => (
                <li key={item.id}>
                  <a href={`https://www.wikidata.org/wiki/${item.id}`} target="_blank" rel="noopener noreferrer">
                    {item.label}
                  </a>
                  {` · ${item.description ?? item.id} `}
                  {item.entry ? (
                    <a className="button" href={entryAddress(item.entry.id)} target="_blank" rel="noopener">
                      {t('wikidata.known')}
                      <span className="unseen"> {item.entry.name}</span>
                    </a>
                  ) : (
                    <Button disabled={busy} onClick={() => void choose(item.id)}>
                      {t('wikidata.choose')}
                      <span className="unseen">
                        {' '}
                        {item.label} {item.description}
                      </span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        {failure && <p>{explain(failure)}</p>}
      </div>
    </div>
  );
}

const toFailure = (error: unknown): Failure => (error instanceof Failure ? error : new Failure('requestFailed'));
