import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { photocopyAddress } from '../../media/face/iiif/addresses.ts';
import type { BookDetail, WitnessShown } from '../contract.ts';
import { webAddressOf } from '../web-address.ts';
import { useWitnessName } from './witness-choice.tsx';

/** The sources of the text, and all other facts about the book. */
export function BookProvenance({ detail, read }: { detail: BookDetail; read: readonly WitnessShown[] }) {
  const { say } = useReader();
  const nameOf = useWitnessName();
  const rows: [string, ReactNode][] = [
    [say('book.by.dynasty'), detail.customInfos.dynasty],
    [say('book.field.nationality'), detail.customInfos.nationality],
    [say('book.field.writing'), detail.writingDate],
    [say('book.field.originalName'), detail.originalName],
    [say('book.field.otherTitles'), detail.otherTitles.join(' · ')],
    [say('book.field.classification'), detail.classification],
    [say('book.field.translator'), detail.translator],
    [say('book.field.publisher'), [detail.publisher, detail.pubLocation, detail.pubDate].filter(Boolean).join(', ')],
    [say('book.field.binding'), detail.binding && say(`book.choice.${detail.binding}`)],
    [say('book.field.pageTotal'), detail.pageTotal],
    ['ISBN', [detail.isbn10, detail.isbn13].filter(Boolean).join(' · ')],
    ...detail.infos.map(({ key, text }): [string, ReactNode] => [key, text]),
    [say('book.field.originalUrl'), <Address key="url" url={detail.originalUrl} />],
  ];
  return (
    <section className="wrap book-about ui" id="about" aria-labelledby="about-title">
      <h2 id="about-title">{say('book.about')}</h2>
      <dl className="facts">
        {rows.map(
          ([name, value]) =>
            value !== null &&
            value !== '' &&
            !(typeof value === 'object' && detail.originalUrl === null) && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {read.map((witness) => (
          <div key={witness.key}>
            <dt>{nameOf(witness)}</dt>
            <dd>
              {[witness.edition, witness.licence].filter(Boolean).join(' · ')} <Address url={witness.sourceUrl} />{' '}
              {witness.kind === 'photocopy' && (
                <a href={photocopyAddress(detail.id, witness.key)} rel="nofollow">
                  {say('book.iiif')}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {detail.tags.length > 0 && (
        <p className="book-tags">
          {detail.tags.map((tag) => (
            <a key={tag} href={`/book?tag=${encodeURIComponent(tag)}`}>
              {tag}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

function Address({ url }: { url: string | null }) {
  const { say } = useReader();
  const safe = webAddressOf(url);
  return safe ? (
    <a href={safe} rel="noreferrer">
      {say('book.source')}
    </a>
  ) : null;
}
