import { Fragment } from 'react';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import type { kinOf } from './contract.ts';

/** How two people are related: every kinship in both directions, the people on its path, and the common ancestors. */
export function KinAnswer({ kin: { a, b, kinships, people } }: { kin: ReplyOf<typeof kinOf> }) {
  const { language, t } = useReader();
  const names = new Map(people.map((person) => [person.itemId, person]));
  const link = (id: string) => {
    const entry = names.get(id);
    return entry ? (
      <a href={entryAddress(entry.id)} lang={entry.language === language ? undefined : languageTag(entry.language)}>
        {entry.name}
      </a>
    ) : (
      id
    );
  };
  if (!kinships.length) return <p role="status">{t('family.kin.none', { a: a.name, b: b.name })}</p>;
  return (
    <ol className="bare kin-answer">
      {kinships.map(({ term, back, via, ancestors, doubtful }) => (
        <li key={`${term} ${via.join(' ')}`} data-doubtful={doubtful || undefined}>
          <p className="kin-term">
            {t('family.kin.is', { a: a.name, b: b.name, term })}
            {doubtful && <small> ({t('family.legend.doubtful')})</small>}
          </p>
          <p>{t('family.kin.is', { a: b.name, b: a.name, term: back })}</p>
          <p className="kin-via">
            <span>{t('family.kin.via')}</span>{' '}
            {via.map((id, place) => (
              <Fragment key={id}>
                {place > 0 && <span aria-hidden="true"> → </span>}
                {link(id)}
              </Fragment>
            ))}
          </p>
          {ancestors.length > 0 && (
            <p className="kin-via">
              <span>{t('family.kin.ancestors')}</span>{' '}
              {ancestors.map((id, place) => (
                <Fragment key={id}>
                  {place > 0 && ' · '}
                  {link(id)}
                </Fragment>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
