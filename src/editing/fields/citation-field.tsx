import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { AbortedCall, call } from '../../kit/calls/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { Failure, type ErrorName } from '../../rules/errors.ts';
import { localizeCitation } from '../../rules/citations.ts';
import type { Citation } from '../../rules/schemas.ts';
import { readIdentifier } from '../../rules/source-identifiers.ts';
import { Field } from '../../ui/form/field.tsx';
import '../../ui/entry-box/suggestions.css';
import './citation-field.css';
import {
  withLocation,
  isAddress,
  isIncompleteCitation,
  isIdentifier,
  readCitation,
  toCitationFields,
  type CitationFields,
} from './editable-citation.ts';
import { useSourceLookup } from './use-source-lookup.ts';
import { findSource } from '../lookups/source-contract.ts';
import { Button } from '../../ui/form/button.tsx';

/** Delay between typing and the request, in milliseconds; fewest letters for a request. */
const debounceMs = 200,
  minLetters = 2;
const isSearchable = (title: string) => [...title.trim()].length >= minLetters || /\p{Script=Han}/u.test(title);

interface Props {
  citation: Citation | null;
  /** Marks missing values as errors after a failed submission. */
  isRefused?: boolean;
  /** For a field that the user opened to type in it. */
  autoFocus?: boolean;
  /** Also called with an incomplete citation (`isIncompleteCitation`). */
  onCitation(citation: Citation | null): void;
}

/** A citation: chosen from known sources, found by ISBN or DOI, or typed. */
export function CitationField({ citation, onCitation, autoFocus, isRefused = false }: Props) {
  const { t, language } = useReader(),
    id = useId(),
    canLookUp = useSourceLookup();
  // Keeps the fields as typed, because parsing trims spaces.
  const [rawInput, setMine] = useState<{ fields: CitationFields; as: string } | null>(null);
  const fields =
    rawInput && rawInput.as === JSON.stringify(citation) ? rawInput.fields : toCitationFields(citation, language);
  const [typed, setTyped] = useState<string | null>(null);
  const [suggestions, setFound] = useState<{ of: string; sources: Citation[] } | null>(null);
  const [active, setActive] = useState(-1);
  const [asking, setAsking] = useState(false);
  const [lookupResult, setTold] = useState<{ of: string; failure: ErrorName } | { of: string; title: string } | null>(
    null,
  );
  const options = typed !== null && suggestions?.of === typed ? suggestions.sources : [];

  function set(change: Partial<CitationFields>) {
    const next = { ...fields, ...change },
      read = readCitation(next, citation, language);
    setMine({ fields: next, as: JSON.stringify(read) });
    onCitation(read);
  }
  function type(title: string) {
    setTyped(title);
    setActive(-1);
    setTold(null);
    set({ title });
  }
  function pick(source: Citation) {
    setTyped(null);
    const next = withLocation(source, fields.where);
    setMine(null);
    onCitation(next);
  }
  useEffect(() => {
    // An ISBN or DOI is sent only on request; if lookups are disabled, it finds known sources.
    if (typed === null || !isSearchable(typed) || (canLookUp && isIdentifier(typed))) return;
    const flight = new AbortController();
    const rest = setTimeout(
      () =>
        void call(findSource, { q: typed }, { signal: flight.signal, quiet: true }).then(
          ({ sources }) => setFound({ of: typed, sources }),
          () => {},
        ),
      debounceMs,
    );
    return () => {
      clearTimeout(rest);
      flight.abort();
    };
  }, [typed, canLookUp]);

  async function lookUp() {
    const of = fields.title;
    if (readIdentifier(of) === 'wrong') return setTold({ of, failure: 'identifierWrong' });
    if (!canLookUp) return;
    setAsking(true);
    try {
      const {
        sources: [source],
      } = await call(findSource, { q: of }, { quiet: true });
      if (source) {
        pick(source);
        setTold({ of: localizeCitation(source, language).title, title: localizeCitation(source, language).title });
      }
    } catch (error) {
      if (!(error instanceof AbortedCall))
        setTold({ of, failure: error instanceof Failure ? error.errorName : 'requestFailed' });
    } finally {
      setAsking(false);
    }
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault(); // chooses a suggestion instead of submitting
      if (options[active]) pick(options[active]);
      else if (isIdentifier(fields.title)) void lookUp();
      else setTyped(null);
    } else if (event.key === 'Escape' && options.length) {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length) {
      event.preventDefault();
      setActive(
        (active + (event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : options.length - 1) + options.length) %
          options.length,
      );
    }
  }
  const now = lookupResult?.of === fields.title ? lookupResult : null;
  const lacksTitle = !fields.title.trim() && isIncompleteCitation(citation);
  const isNumbered = isIdentifier(fields.title),
    isWrong = fields.url.trim() !== '' && !isAddress(fields.url);
  const line = (field: keyof CitationFields, fault?: string) => (
    <Field label={t(`write.source.${field}`)} fault={fault}>
      <input
        type={field === 'url' ? 'url' : 'text'}
        autoComplete="off"
        value={fields[field]}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </Field>
  );
  return (
    <fieldset className="citation-field">
      <legend>{t('write.source')}</legend>
      <div className="field citation-title">
        <label htmlFor={id}>{t('write.source.title')}</label>
        <div className="together">
          <input
            id={id}
            type="text"
            role="combobox"
            autoFocus={autoFocus}
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length ? `${id}-list` : undefined}
            aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
            aria-describedby={`${id}-told`}
            aria-invalid={(lacksTitle && isRefused) || undefined}
            placeholder={t('write.source.example')}
            value={fields.title}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
            onBlur={() => setTyped(null)}
          />
          {isNumbered && canLookUp && (
            <Button aria-busy={asking} onClick={() => asking || void lookUp()}>
              {t('write.source.lookUp')}
            </Button>
          )}
        </div>
        {options.length > 0 && (
          // A press must not move the focus from the field before the click is handled.
          <div
            id={`${id}-list`}
            className="suggestions"
            role="listbox"
            aria-label={t('write.source.known')}
            onMouseDown={(event) => event.preventDefault()}
          >
            {options.map((source, index) => {
              const shownSource = localizeCitation(source, language);
              return (
                <div
                  key={index}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  onMouseEnter={() => setActive(index)}
                  onClick={() => pick(source)}
                >
                  <span className="names">
                    {shownSource.title}{' '}
                    <small>{[shownSource.author, shownSource.year].filter(Boolean).join(', ')}</small>
                  </span>
                </div>
              );
            })}
          </div>
        )}
        <p
          id={`${id}-told`}
          className={lacksTitle || (now && 'failure' in now) ? 'fault' : 'hint good'}
          aria-live={lacksTitle && isRefused ? 'assertive' : 'polite'}
        >
          {lacksTitle && t('write.source.title.missing')}
          {now && ('failure' in now ? t(`error.${now.failure}`) : t('write.source.found', { title: now.title }))}
        </p>
      </div>
      {line('where')}
      <details open={Boolean(fields.author || fields.year || fields.url) || undefined}>
        <summary>{t('write.source.more')}</summary>
        <div className="citation-more">
          {line('author')}
          {line('year')}
          {line('url', isWrong ? t('write.source.url.wrong') : undefined)}
        </div>
      </details>
    </fieldset>
  );
}
