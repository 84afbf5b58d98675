import type { ReactNode } from 'react';
import type { Reader } from '../../../kit/reader.tsx';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import { type TimeRecord } from '../../../rules/time/historical-time.ts';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { nameOfLanguageTag } from '../face/language-names.ts';
import { bindings, genres, witnessKinds, type PhotocopyPage } from '../rules.ts';
import type { ChangesView, ItemView, ComparisonContext } from '../../../editing/revisions/face/changes-view.ts';
import { ReviewPicture } from '../../../editing/revisions/face/pictures/compared-picture.tsx';
import { MentionedEntries, readLanguageLine } from '../../../editing/revisions/face/values.tsx';

const isOneOf = <Code extends string>(codes: readonly Code[], text: string | undefined): text is Code =>
  (codes as readonly (string | undefined)[]).includes(text);

/** A witness in words: its kind and language, then its edition and licence. */
function formatWitness(line: string, { t, language }: Reader): string | null {
  const [key, kind, tag, ...rest] = line.split(' · ');
  if (!isOneOf(witnessKinds, kind) || !tag) return null;
  return [`${t(`book.${kind}`)} (${nameOfLanguageTag(tag, language)})`, ...rest, key].join(' · ');
}

/** An author with a link to their entry: `Sima Qian (sima-qian)`. */
function renderAuthor(line: string, linked: ComparisonContext['linked']): ReactNode {
  const [, name, id] = /^(.*) \((\S+)\)$/s.exec(line) ?? [];
  return id && linked.has(id) ? (
    <>
      {name} · <MentionedEntries ids={[id]} speaking={{ linked }} />
    </>
  ) : null;
}

function renderLine(field: string, line: string, reader: Reader, linked: ComparisonContext['linked']): ReactNode {
  const { t, language } = reader;
  switch (field) {
    case 'genre':
      return isOneOf(genres, line) ? t(`book.genre.${line}`) : null;
    case 'binding':
      return isOneOf(bindings, line) ? t(`book.choice.${line}`) : null;
    case 'language':
      return nameOfLanguageTag(line, language);
    case 'writing':
      return formatRecord(JSON.parse(line) as TimeRecord, language);
    case 'witnesses':
      return formatWitness(line, reader);
    case 'bookAuthors':
      return renderAuthor(line, linked);
    case 'work':
    case 'bookEntry':
      return <MentionedEntries ids={[line]} speaking={{ linked }} />;
    case 'cover':
      return readPictureAddress(line) ? <ReviewPicture url={line} /> : null;
    case 'titles':
    case 'dynasty':
    case 'nationality':
      return readLanguageLine(line, reader);
    default:
      return null;
  }
}

/** The changes of a submitted book, with stored codes translated. */
export const bookChanges: ChangesView = { renderLine };

/** A page of a photocopy, shown to the reviewer as readers will see it. */
function PageImage({ value }: { value: string }) {
  if (readPictureAddress(value)) return <ReviewPicture url={value} />;
  return <img className="compared-page" src={value} alt="" loading="lazy" />;
}

const pages: ItemView<PhotocopyPage> = {
  Line: ({ item }) => <span>{item.label}</span>,
  byTime: false,
  labels: { image: 'difference.page', label: 'difference.pageNumber', segments: 'difference.pageSegments' },
  fields: {
    image: PageImage,
    canvas: ({ value }) => (
      <a href={value} rel="noopener external">
        {value}
      </a>
    ),
    label: ({ value }) => value,
    segments: ({ value }) => value.join(', '),
  },
};
export const chapterChanges: ChangesView = { items: pages };
