import { Fragment } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag, type Language } from '../../../rules/languages.ts';
import type { Citation, LinkedEntry } from '../../../rules/schemas.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import { titleParts } from './event-title.ts';
import '../owned-title.css';

interface Props {
  title: string;
  /** Language of the title; the reader's by default. */
  language?: Language;
  /** Null on the owner's own page: only the title is shown. */
  owner: LinkedEntry | null;
  hash?: string;
}

/** The title of an event after a link to its owner; only the link if the title is the owner's name. */
export function OwnedTitle({ title, language: of, owner, hash = '' }: Props) {
  const { language, t } = useReader();
  const lang = of === undefined || of === language ? undefined : languageTag(of);
  if (!owner) return <span lang={lang}>{title}</span>;
  const { name, rest } = title === owner.name ? { name: title, rest: '' } : titleParts(title, owner.name, t);
  return (
    <span className="owned">
      <EntryLink entry={{ ...owner, name }} hash={hash} />
      {rest && <span lang={lang}>{rest}</span>}
    </span>
  );
}

interface EventSourcesProps {
  source: Citation | null;
  also: readonly { source: Citation | null }[];
}

/** The sources of an event and its twins, without duplicates. */
export function EventSources({ source, also }: EventSourcesProps) {
  const sources = new Map(
    [source, ...also.map((twin) => twin.source)].flatMap((citation) =>
      citation ? [[JSON.stringify(citation), citation] as const] : [],
    ),
  );
  return [...sources].map(([key, citation], at) => (
    <Fragment key={key}>
      {at > 0 && <small className="source"> · </small>}
      <SourceNote source={citation} />
    </Fragment>
  ));
}

/** The entries with a twin of this event. */
export function TwinLinks({ also }: { also: readonly { id: string; entry: LinkedEntry }[] }) {
  const { t } = useReader();
  if (!also.length) return null;
  return (
    <p className="row also ui">
      {t('event.alsoIn')}{' '}
      {also.map(({ id, entry }) => (
        <EntryLink key={id} entry={entry} hash="#/timeline" />
      ))}
    </p>
  );
}
