import { localizeCitation, formatCitation } from '../../../rules/citations.ts';
import { useReader, type Reader } from '../../../kit/reader.tsx';
import { formatCoordinates } from '../../../rules/place/coordinates.ts';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import {
  fallbackOrder,
  selectTranslation,
  languageName,
  languageNames,
  languageTag,
  readLanguage,
  type InLanguages,
} from '../../../rules/languages.ts';
import type { Citation, Place } from '../../../rules/schemas.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import type { ComparisonContext } from './changes-view.ts';

/** A text in all its languages, the reader's first. */
export function TextsValue({ of }: { of: InLanguages }) {
  const { language } = useReader();
  const spoken = fallbackOrder(language).filter((code) => of[code]);
  return (
    <span className="in-languages">
      {spoken.map((code) => (
        <span key={code} lang={languageTag(code)}>
          {of[code]}
          {(spoken.length > 1 || code !== language) && <small lang={languageTag(code)}> {languageNames[code]}</small>}
        </span>
      ))}
    </span>
  );
}

/** A formatted time, with the stored value. */
export function TimeValue({ time }: { time: TimeRecord }) {
  const { language } = useReader();
  const storedText = [...new Set([time.startTime, time.endTime])]
    .flatMap((value) => (value ? value.replace(' 00:00:00', '') : []))
    .join(' / ');
  return (
    <span className="tabular">
      {writeRecord(time, language)}{' '}
      <small>
        {storedText}
        {time.timeDesc && ` · ${time.timeDesc}`}
      </small>
    </span>
  );
}

export function PlaceValue({ place }: { place: Place }) {
  const { language } = useReader();
  return (
    <span>
      <TextsValue of={place.name} /> <small className="tabular">{formatCoordinates(place, language)}</small>
    </span>
  );
}

/** Names with their values: external identifiers, attributes. */
export function Pairs({ of }: { of: Record<string, string> }) {
  return (
    <span className="pairs">
      {Object.entries(of).map(([name, value]) => (
        <span key={name}>
          <small>{name}</small> {value}
        </span>
      ))}
    </span>
  );
}

export function SourceValue({ source }: { source: Citation }) {
  const { url, year, ...cited } = localizeCitation(source, useReader().language);
  const line = [formatCitation(cited), year].filter(Boolean).join(', ');
  return url ? (
    <a href={url} rel="noopener external">
      {line}
    </a>
  ) : (
    <span>{line}</span>
  );
}

/** A text in the reader's language, or the next available one. */
export function LocalizedValue({ of }: { of: InLanguages }) {
  const { language } = useReader();
  const text = selectTranslation(of, language);
  return <span lang={text ? languageTag(text.language) : undefined}>{text?.value}</span>;
}

export function WeightValue({ value }: { value: number }) {
  return useReader().t(`desk.weight.${value}` as 'desk.weight.1');
}

/** An entry without a page. Its id is in the tooltip, for lookups. */
export function EntryWithoutPage({ id }: { id: string }) {
  return <em title={id}>{useReader().t('difference.noPage')}</em>;
}

/** A line that begins with a language code (`zh: 论语`), with the name of the language; null for any other line. */
export function readLanguageLine(line: string, { language }: Reader): string | null {
  const [, code, text] = /^(\w+): (.*)$/s.exec(line) ?? [];
  const spoken = readLanguage(code);
  return spoken && `${languageName(spoken, language)}: ${text}`;
}

interface Props {
  ids: readonly string[];
  speaking: Pick<ComparisonContext, 'linked'>;
}

/** Links to the subjects that an item mentions. */
export function MentionedEntries({ ids, speaking: { linked } }: Props) {
  const links = ids.map((id) => {
    const entry = linked.get(id);
    return entry ? (
      <a key={id} href={entryAddress(entry.id)} lang={languageTag(entry.language)}>
        {entry.name}
      </a>
    ) : (
      <EntryWithoutPage key={id} id={id} />
    );
  });
  return links.length === 1 ? links : <span className="pairs">{links}</span>;
}
