import { Fragment, type ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import type { SeenRelation } from '../../relations/contract.ts';
import { groupByMeaning } from '../../relations/face/meanings.ts';
import type { SeenEvent } from '../../timelines/contract.ts';
import { OwnedTitle } from '../../timelines/face/owned-title.tsx';
import type { TimemapNode } from '../../timemaps/contract.ts';
import { companionsBehind, placeBehind } from './told-event.ts';

type When = { when: string | null };
export interface Told {
  events: readonly (SeenEvent & When)[];
  places: readonly (TimemapNode & When)[];
  relations: readonly (Pick<SeenRelation, 'id' | 'type' | 'direction' | 'says' | 'language' | 'other' | 'description'> &
    When)[];
}

/**
 * An article generated for an entry without text: events, places and related subjects, in order and as sentences. The
 * lists next to it have the sources.
 */
export function ToldEntry({ entry, told, glances }: { entry: LinkedEntry; told: Told; glances: ReactNode }) {
  const { say } = useReader();
  // Places of events are already mentioned with them.
  const described = told.places.filter(({ description, owner }) => description && !owner);
  return (
    <div className="text told">
      {told.events.length > 0 && (
        <>
          <h2>{say('entry.told.events')}</h2>
          {told.events.map((event) => (
            <ToldEvent key={event.id} event={event} of={entry.itemId} />
          ))}
        </>
      )}
      {glances}
      {described.length > 0 && (
        <>
          <h2>{say('entry.told.places')}</h2>
          {described.map(({ id, title, when, description }) => (
            <p key={id}>
              {when && <b className="tabular">{when}</b>} {title}. {description}
            </p>
          ))}
        </>
      )}
      {told.relations.length > 0 && (
        <>
          <h2>{say('entry.told.relations')}</h2>
          {groupByMeaning(entry.kind, told.relations).map(({ meaning, group }) => (
            <Fragment key={meaning}>
              <h3>{say(`relation.about.${meaning}`)}</h3>
              {group.map((relation) => (
                <ToldRelation key={relation.id} relation={relation} entry={entry} />
              ))}
            </Fragment>
          ))}
        </>
      )}
    </div>
  );
}

function ToldEvent({
  event: { title, owner, when, place, with: others },
  of,
}: {
  event: Told['events'][number];
  of: string;
}) {
  const { language, say } = useReader();
  const stop = endOf(language),
    companions = companionsBehind(others, place?.name);
  return (
    <p>
      <b className="tabular">{when}</b>{' '}
      <OwnedTitle title={title} owner={owner.itemId === of ? null : owner} hash="#/timeline" />
      {placeBehind(title, place?.name, language)}
      {stop}
      {companions.length > 0 && (
        <span className="told-with ui">
          {' '}
          {say('entry.with')}{' '}
          {companions.map((other) => (
            <Fragment key={other.itemId}>
              <EntryLink entry={other} />{' '}
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}

function ToldRelation({ relation, entry }: { relation: Told['relations'][number]; entry: LinkedEntry }) {
  const { language } = useReader();
  const { says, language: said, other, when, description } = relation;
  const stop = endOf(said);
  return (
    <p lang={said === language ? undefined : languageTag(said)}>
      {says.split(/(\{here\}|\{other\})/).map((part, place) =>
        part === '{here}' ? (
          entry.name
        ) : part === '{other}' ? (
          <a key={place} href={entryAddress(other.id)} data-kind={other.kind}>
            {other.name}
          </a>
        ) : (
          part
        ),
      )}
      {when && <span className="when tabular"> ({when})</span>}
      {stop}
      {description && ` ${description}${/[.。!?！？]$/.test(description) ? '' : stop}`}
    </p>
  );
}
const endOf = (language: Language) => (language === 'zh' || language === 'jp' ? '。' : '.');
