import { Fragment } from 'react';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import type { kinOf } from './contract.ts';

/** How two people are related: every kinship in both directions, the people on its path, and the common ancestors. */
export function KinAnswer({ kin: { a, b, kinships, people } }: { kin: ReplyOf<typeof kinOf> }) {
  const { language, say } = useReader();
  const names = new Map(people.map((one) => [one.itemId, one]));
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
  if (!kinships.length) return <p role="status">{say('family.kin.none', { a: a.name, b: b.name })}</p>;
  return (
    <ol className="bare kin-answer">
      {kinships.map(({ term, back, via, ancestors, doubtful }) => (
        <li key={`${term} ${via.join(' ')}`} data-doubtful={doubtful || undefined}>
          <p className="kin-term">
            {say('family.kin.is', { a: a.name, b: b.name, term })}
            {doubtful && <small> ({say('family.legend.doubtful')})</small>}
          </p>
          <p>{say('family.kin.is', { a: b.name, b: a.name, term: back })}</p>
          <p className="kin-via">
            <span>{say('family.kin.via')}</span>{' '}
            {via.map((id, place) => (
              <Fragment key={id}>
                {place > 0 && <span aria-hidden="true"> → </span>}
                {link(id)}
              </Fragment>
            ))}
          </p>
          {ancestors.length > 0 && (
            <p className="kin-via">
              <span>{say('family.kin.ancestors')}</span>{' '}
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
