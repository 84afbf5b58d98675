import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { photocopyAddress } from '../../media/face/iiif/addresses.ts';
import type { BookDetail, ShownWitness } from '../contract.ts';
import { nameOfTag } from '../tags.ts';
import { webAddressOf } from '../web-address.ts';
import { useWitnessName } from './witness-choice.tsx';

/** The sources of the text, and all other facts about the book. */
export function BookProvenance({ detail, read }: { detail: BookDetail; read: readonly ShownWitness[] }) {
  const { t } = useReader();
  const nameOf = useWitnessName();
  const rows: [string, ReactNode][] = [
    [t('book.by.dynasty'), detail.customInfos.dynasty],
    [t('book.field.nationality'), detail.customInfos.nationality],
    [t('book.field.writing'), detail.writingDate],
    [t('book.field.originalName'), detail.originalName],
    [t('book.field.otherTitles'), detail.otherTitles.join(' · ')],
    [t('book.field.classification'), detail.classification],
    [t('book.field.translator'), detail.translator],
    [t('book.field.publisher'), [detail.publisher, detail.pubLocation, detail.pubDate].filter(Boolean).join(', ')],
    [t('book.field.binding'), detail.binding && t(`book.choice.${detail.binding}`)],
    [t('book.field.pageTotal'), detail.pageTotal],
    ['ISBN', [detail.isbn10, detail.isbn13].filter(Boolean).join(' · ')],
    ...detail.infos.map(({ key, text }): [string, ReactNode] => [key, text]),
    [t('book.field.originalUrl'), <Address key="url" url={detail.originalUrl} />],
  ];
  return (
    <section className="wrap book-about ui" id="about" aria-labelledby="about-title">
      <h2 id="about-title">{t('book.about')}</h2>
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
                  {t('book.iiif')}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {detail.tags.length > 0 && (
        <p className="row book-tags">
          {detail.tags.map((tag) => (
            <a key={tag} className="chip" href={`/book?tag=${encodeURIComponent(tag)}`}>
              {nameOfTag(tag, t)}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

function Address({ url }: { url: string | null }) {
  const { t } = useReader();
  const safe = webAddressOf(url);
  return safe ? (
    <a href={safe} rel="noreferrer">
      {t('book.source')}
    </a>
  ) : null;
}
