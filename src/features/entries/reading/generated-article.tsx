import { Fragment, type ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { fullStop, languageTag } from '../../../rules/languages.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import type { EntryRelation } from '../../relations/contract.ts';
import { groupByMeaning } from '../../relations/face/meanings.ts';
import type { TimelineEvent } from '../../timelines/contract.ts';
import { OwnedTitle } from '../../timelines/face/owned-title.tsx';
import type { TimemapNode } from '../../timemaps/contract.ts';
import { withoutPlace, formatPlaceSuffix } from './event-place.ts';

type FormattedTime = { when: string | null };
export interface EntryNarrative {
  events: readonly (TimelineEvent & FormattedTime)[];
  places: readonly (TimemapNode & FormattedTime)[];
  relations: readonly (Pick<
    EntryRelation,
    'id' | 'type' | 'direction' | 'says' | 'language' | 'other' | 'description'
  > &
    FormattedTime)[];
}

interface Props {
  entry: LinkedEntry;
  narrative: EntryNarrative;
  glances: ReactNode;
}

/**
 * An article generated for an entry without text: its most important events, its places and related subjects, in order
 * and as sentences. The sections below have all of them with their sources.
 */
export function GeneratedArticle({ entry, narrative, glances }: Props) {
  const { t } = useReader();
  // Places of events are already mentioned with them.
  const described = narrative.places.filter(({ description, owner }) => description && !owner);
  return (
    <>
      {narrative.events.length > 0 && (
        <div className="text told">
          <h2>{t('entry.told.events')}</h2>
          {narrative.events.map((event) => (
            <EventSentence key={event.id} event={event} of={entry} />
          ))}
        </div>
      )}
      {glances}
      {described.length > 0 && (
        <div className="text told">
          <h2>{t('entry.told.places')}</h2>
          {described.map(({ id, title, when, description }) => (
            <p key={id}>
              {when && <b className="tabular">{when}</b>} {title}. {description}
            </p>
          ))}
        </div>
      )}
      {narrative.relations.length > 0 && (
        <div className="text told">
          <h2>{t('entry.told.relations')}</h2>
          {groupByMeaning(entry.kind, narrative.relations).map(({ meaning, group }) => (
            <Fragment key={meaning}>
              <h3>{t(`relation.about.${meaning}`)}</h3>
              {group.map((relation) => (
                <RelationSentence key={relation.id} relation={relation} entry={entry} />
              ))}
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
}

interface EventSentenceProps {
  event: EntryNarrative['events'][number];
  of: LinkedEntry;
}

function EventSentence({ event: { title, owner, when, place, with: others }, of }: EventSentenceProps) {
  const { language, t } = useReader();
  const stop = fullStop(language),
    companions = withoutPlace(others, place?.name);
  return (
    <p>
      <b className="tabular">{when}</b>{' '}
      <OwnedTitle title={title} owner={owner.itemId === of.itemId ? null : owner} hash="#/timeline" />
      {formatPlaceSuffix(title, place?.name, language, of.name)}
      {stop}
      {companions.length > 0 && (
        <span className="told-with ui">
          {' '}
          {t('entry.with')}{' '}
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

function RelationSentence({ relation, entry }: { relation: EntryNarrative['relations'][number]; entry: LinkedEntry }) {
  const { language } = useReader();
  const { says: sentence, language: sentenceLanguage, other, when, description } = relation;
  const stop = fullStop(sentenceLanguage);
  return (
    <p lang={sentenceLanguage === language ? undefined : languageTag(sentenceLanguage)}>
      {sentence.split(/(\{here\}|\{other\})/).map((part, place) =>
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
