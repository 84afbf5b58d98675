import type { Call } from '../../../kit/calls/endpoint.ts';
import { Island } from '../../../kit/islands/island.tsx';
import { Redirect, type LoaderData, type PageRequest } from '../../../kit/pages/page.ts';
import { useText } from '../../../kit/reader.tsx';
import { entryId, parseEntryId } from '../../../rules/entry-ids.ts';
import { Failure } from '../../../rules/errors.ts';
import { hreflang, languages, type Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { pathStops, shortestPath, type ShortestPath } from '../contract.ts';
import { examplePairs } from '../rules.ts';
import { ShareButton } from '../../social/face/share-button.tsx';
import { PathFailureMessage, type PathFailure } from './path-failure-message.tsx';
import { PathForm } from './path-form.tsx';
import { isFiltered, pathAddress, pathPage, readPathQuery, type PathQuery } from './path-query.ts';
import { loadOffers, pathInputOf } from './path-offers.ts';
import { presentPaths } from './path-sentences.ts';
import { PathOffers, PathResults } from './path-results.tsx';
import '../../../ui/entry-box/suggestions.css';
import './paths.css';

/** `/relation/atobPath?id=…&to=…`: the shortest path between two entries. Source: spec §2. */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const query = readPathQuery(url.searchParams);
  const idsOrNames = [query.id, ...query.pass, query.to];
  const entries = await findEntries(call, idsOrNames);
  const clean = pathAddress(withIds(query, entries));
  // A typed name is redirected to the entry's id.
  if (
    entries.some(
      (entry, place) =>
        entry &&
        ![idsOrNames[place], parseEntryId(idsOrNames[place]!).subjectId].includes(entry.itemId) &&
        idsOrNames[place] !== entry.id,
    )
  )
    throw new Redirect(clean);

  const stops = entries.map((entry, place) =>
    idsOrNames[place] ? { id: entry?.id ?? idsOrNames[place], name: entry?.name ?? idsOrNames[place] } : null,
  );
  const unknown = idsOrNames.findIndex((idOrName, place) => idOrName && !entries[place]);
  const isSent = url.searchParams.has('to') && (query.id !== '' || query.to !== '');
  const missing = isSent && !query.id ? ('id' as const) : isSent && !query.to ? ('to' as const) : null;
  const [start, end] = [entries[0]!, entries.at(-1)!];
  const answer = unknown < 0 && start && end ? await search(call, query) : null;
  const failure: PathFailure | null =
    unknown >= 0
      ? { error: 'entryNotFound', idOrName: idsOrNames[unknown]! }
      : answer && 'error' in answer
        ? answer
        : null;
  const paths = answer && 'paths' in answer ? presentPaths(answer, query.choice) : null;
  const hasOffers = paths || (query.way !== 'shortest' && failure?.error === 'noPath');
  const offers = hasOffers ? await loadOffers(call, query, answer && 'paths' in answer ? answer : null) : [];
  const examples = paths ? [] : await loadExamplePairs(call);

  const title = start && end ? t('path.title', { a: start.name, b: end.name }) : t('path.heading');
  const description = paths
    ? paths.text.join(t('path.sentencesEnd'))
    : start && end
      ? t('path.description', { a: start.name, b: end.name })
      : t('path.what');
  return {
    query,
    stops,
    missing,
    failure,
    found: paths,
    offers,
    examples,
    title,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title,
      description,
      ...pairAddresses(query, start, end, language),
      indexed: !failure && !isFiltered(query) && !query.pass.length && query.choice === 1 && query.way === 'shortest',
    },
  };
}

export const status = ({ failure }: LoaderData<typeof loader>) => (failure?.error === 'entryNotFound' ? 404 : 200);

async function findEntries(call: Call, idsOrNames: string[]): Promise<(LinkedEntry | null)[]> {
  const given = idsOrNames.filter(Boolean);
  const entries = await call(pathStops, { asked: given });
  const entryOf = new Map(given.map((idOrName, place) => [idOrName, entries[place]!]));
  return idsOrNames.map((idOrName) => entryOf.get(idOrName) ?? null);
}

/** The query with the ids of the entries in the reader's language. */
const withIds = (query: PathQuery, entries: (LinkedEntry | null)[]): PathQuery => ({
  ...query,
  id: entries[0]?.id ?? query.id,
  to: entries.at(-1)?.id ?? query.to,
  pass: query.pass.map((idOrName, place) => entries[place + 1]?.id ?? idOrName),
});

/** Searches for paths; returns failures that the page itself explains, and throws all others. */
async function search(call: Call, query: PathQuery): Promise<ShortestPath | PathFailure> {
  try {
    return await call(shortestPath, pathInputOf(query));
  } catch (thrown) {
    const { errorName: error, details } = thrown instanceof Failure ? thrown : {};
    if (error === 'samePathEnds' || error === 'noPath') return { error };
    if (error === 'passNotReached') return { error, name: String(details?.name ?? '') };
    throw thrown;
  }
}

async function loadExamplePairs(call: Call): Promise<{ a: string; b: string; href: string }[]> {
  const ends = await call(pathStops, { asked: examplePairs.flat() });
  return examplePairs.flatMap((_, place) => {
    const [a, b] = [ends[place * 2], ends[place * 2 + 1]];
    return a && b
      ? [{ a: a.name, b: b.name, href: `${pathPage}?id=${encodeURIComponent(a.id)}&to=${encodeURIComponent(b.id)}` }]
      : [];
  });
}

/** The canonical address of a pair, and the same in each language. */
function pairAddresses({ id, to }: PathQuery, start: LinkedEntry | null, end: LinkedEntry | null, language: Language) {
  if ((id || to) && !(start && end)) return { canonical: pathPage, alternates: {} };
  const idIn = (entry: LinkedEntry, targetLanguage: Language) =>
    targetLanguage === language ? entry.id : entryId(entry.itemId, targetLanguage);
  const inLanguage = (targetLanguage: Language) =>
    `${pathPage}?${new URLSearchParams([
      ...(start && end
        ? [
            ['id', idIn(start, targetLanguage)],
            ['to', idIn(end, targetLanguage)],
          ]
        : []),
      ['lang', hreflang(targetLanguage)],
    ])}`;
  return {
    canonical: inLanguage(language),
    alternates: Object.fromEntries(languages.map((targetLanguage) => [targetLanguage, inLanguage(targetLanguage)])),
  };
}

export const head = (loaded: LoaderData<typeof loader>) => pageMeta(loaded.head);

/** Form for two entries, and the path between them as a graph, as text, and on a time line. */
export default function PathPage({
  query,
  stops,
  missing,
  failure,
  found: paths,
  offers,
  examples,
  title,
}: LoaderData<typeof loader>) {
  const text = useText();
  const isEmpty = !paths && !failure && !stops.some(Boolean);
  return (
    <div className="path-page">
      <header className="path-head">
        <div className="wrap">
          <h1>{title}</h1>
          {paths && <ShareButton title={title} />}
          {isEmpty && <p className="lead">{text('path.what')}</p>}
          {failure && <PathFailureMessage failure={failure} query={query} />}
          {paths && (
            <label className="path-again ui">
              <input type="checkbox" className="unseen" /> {text('path.again')} <span aria-hidden="true">▾</span>
            </label>
          )}
          <Island name="path-form" of={PathForm} props={{ query, stops, missing }} wake="touch" />
          {missing && (
            <p className="path-missing" role="alert">
              {text('path.missing', { label: text(missing === 'id' ? 'search.start' : 'search.end') })}
            </p>
          )}
        </div>
      </header>
      {offers.length > 0 && <PathOffers offers={offers} query={query} />}
      {paths && <PathResults paths={paths} query={query} />}
      {examples.length > 0 && (
        <section className="wrap path-examples">
          <h2 className="small-head">{text('path.examples')}</h2>
          <ul className="bare rows">
            {examples.map(({ a, b, href }) => (
              <li key={href}>
                <a className="row" href={href}>
                  <span>{a}</span> <span aria-hidden="true">→</span> <span>{b}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
