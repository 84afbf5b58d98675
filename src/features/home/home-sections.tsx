import { useReader, useText } from '../../kit/reader.tsx';
import { entryAddress } from '../../rules/entry-ids.ts';
import { languageTag } from '../../rules/languages.ts';
import { firstSentences } from '../../rules/text-width.ts';
import { formatTime, readHistoricalTime } from '../../rules/time/historical-time.ts';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import type { LinkedEntry } from '../../rules/schemas.ts';
import type { PathHop } from '../relations/face/path-hop.ts';
import { PathSentence } from '../relations/face/path-sentence.tsx';
import { TwinLinks, OwnedTitle } from '../timelines/face/owned-title.tsx';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import type { mostRead } from '../tracking/contract.ts';
import type { tourList } from '../tours/contract.ts';
import { TourPicture } from '../tours/face/tour-picture.tsx';
import type { Category, DatedEvent, ListedEntry } from './contract.ts';
import { EntryCard } from './entry-card.tsx';
import { glyphs } from './glyphs.ts';

/** One entry with its picture and the first two sentences of its summary. */
export function StoryOfTheDay({ entry }: { entry: ListedEntry }) {
  const { language, t } = useReader();
  const { id, name, kind, summary, picture } = entry;
  return (
    <section
      className="home-story"
      aria-labelledby="story-title"
      data-kind={kind}
      lang={entry.language === language ? undefined : languageTag(entry.language)}
    >
      {picture && (
        <a className="story-picture" href={entryAddress(id)} aria-hidden="true" tabIndex={-1}>
          <ResponsivePicture url={picture} alt="" sizes="(max-width: 48rem) 100vw, 34rem" />
        </a>
      )}
      <div>
        <p className="ui home-kicker" lang={languageTag(language)}>
          {t('home.story')}
        </p>
        <h2 id="story-title">
          <a href={entryAddress(id)}>{name}</a>
        </h2>
        <p className="story-text">{firstSentences(summary, entry.language, 2)}</p>
        <p className="ui" lang={languageTag(language)}>
          <a href={entryAddress(id)}>{t('home.readOn')}</a>
        </p>
      </div>
    </section>
  );
}

/** Tours as pictures. */
export function TourCards({ tours }: { tours: ReplyOf<typeof tourList>['tours'] }) {
  const { language, t } = useReader();
  return (
    <section className="home-tours" aria-labelledby="home-tours-title">
      <header className="row">
        <h2 id="home-tours-title">{t('home.tours')}</h2>
        <a className="ui touch" href="/tours">
          {t('home.allTours')}
        </a>
      </header>
      <ul className="bare">
        {tours.map(({ id, title, description, stops, picture, places, language: written }) => (
          <li key={id} className="panel" lang={written === language ? undefined : languageTag(written)}>
            <span className="tour-picture" aria-hidden="true">
              <TourPicture picture={picture} places={places} sizes="(max-width: 48rem) 100vw, 24rem" />
            </span>
            <h3>
              <a className="cover-link" href={`/tour/${encodeURIComponent(id)}`}>
                {title}
              </a>
            </h3>
            {description && <p>{description}</p>}
            <p className="ui hint">{t('tour.stops', { count: stops })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PathSearchProps {
  pairs: readonly { from: LinkedEntry; to: LinkedEntry }[];
  /** A found path between the first pair; empty without one. */
  hops: readonly PathHop[];
}

/** The path between two entries that stays in their own time. */
const pathAddress = (from: LinkedEntry, to: LinkedEntry) =>
  `/relation/atobPath?id=${encodeURIComponent(from.id)}&to=${encodeURIComponent(to.id)}&way=time`;

/** The path search, which accepts names in any spelling, with a found path as sentences and further example pairs. */
export function PathSearch({ pairs, hops }: PathSearchProps) {
  const text = useText();
  const [firstPair, ...others] = pairs;
  return (
    <section className="home-path" aria-labelledby="home-path-title">
      <div>
        <h2 id="home-path-title">{text('home.path')}</h2>
        <p>{text('home.pathLead')}</p>
        <form className="row ui" action="/relation/atobPath" method="get">
          {(['id', 'to'] as const).map((name) => (
            <input
              key={name}
              type="text"
              name={name}
              required
              autoComplete="off"
              aria-label={text(name === 'id' ? 'search.start' : 'search.end')}
              placeholder={firstPair![name === 'id' ? 'from' : 'to'].name}
            />
          ))}
          <button className="button first">{text('search.go')}</button>
        </form>
        <ul className="bare">
          {others.map(({ from, to }) => (
            <li key={from.itemId}>
              <a href={pathAddress(from, to)}>
                <span>{from.name}</span> <span aria-hidden="true">→</span> <span>{to.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {hops.length > 0 && (
        <div className="panel home-found">
          <h3>
            <a href={pathAddress(firstPair!.from, firstPair!.to)}>
              {firstPair!.from.name} <span aria-hidden="true">→</span> {firstPair!.to.name}
            </a>
          </h3>
          <ol className="bare">
            {hops.map((hop) => (
              <li key={hop.id} data-kind={hop.to.kind}>
                <PathSentence hop={hop} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** The six categories, each with a picture, or with its glyph where no entry has one. */
export function Categories({ categories }: { categories: readonly Category[] }) {
  const { t } = useReader();
  return (
    <section className="home-categories" aria-label={t('home.categories')}>
      {categories.map(({ kind, name, count, picture }) => (
        <a key={kind} className="category-card" data-kind={kind} href={`/category/${kind}`}>
          {picture ? (
            <span className="category-picture" aria-hidden="true">
              <ResponsivePicture url={picture} alt="" sizes="(max-width: 30rem) 50vw, (max-width: 60rem) 33vw, 13rem" />
            </span>
          ) : (
            <span className="glyph" aria-hidden="true" lang="zh-Hant">
              {glyphs[kind]}
            </span>
          )}
          <strong>{name}</strong>
          <small className="ui">{t('home.entries', { count })}</small>
        </a>
      ))}
    </section>
  );
}

/** Events of this day of the year and the next days. */
export function OnThisDay({ events }: { events: readonly DatedEvent[] }) {
  const { language, t } = useReader();
  return (
    <section>
      <h2>{t('home.onThisDay')}</h2>
      <ol className="bare day-list">
        {events.map(({ id, title, time, entry, also }) => (
          <li key={id}>
            <time className="ui tabular">{formatTime(readHistoricalTime(time.startTime)!, language)}</time>
            <div>
              <OwnedTitle title={title} owner={entry} hash="#/timeline" />
              <TwinLinks also={also} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The most read entries of the last days: a ranked list of names. */
export function MostRead({ entries }: { entries: ReplyOf<typeof mostRead> }) {
  const { language, t } = useReader();
  return (
    <section className="home-read" aria-labelledby="home-read-title">
      <h2 id="home-read-title">{t('home.mostRead')}</h2>
      <ol className="bare">
        {entries.map(({ id, name, href, kind, language: spoken }) => (
          <li key={id} data-kind={kind}>
            <a href={href} lang={spoken === language ? undefined : languageTag(spoken)}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Featured({ entries }: { entries: readonly ListedEntry[] }) {
  const text = useText();
  return (
    <section>
      <h2>{text('home.featured')}</h2>
      <div className="entry-list">
        {entries.map((entry) => (
          <EntryCard key={entry.itemId} entry={entry} />
        ))}
      </div>
    </section>
  );
}
