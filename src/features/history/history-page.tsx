import { Island } from '../../kit/islands/island.tsx';
import { Redirect, type LoaderData, type PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import type { Translate } from '../../kit/texts.ts';
import { fail, Failure } from '../../rules/errors.ts';
import { languageNames, languageTag } from '../../rules/languages.ts';
import { longMoment, longDate } from '../../rules/time/long-date.ts';
import { requirePartView } from '../../kit/registry/part-views.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import { Pager } from '../../ui/pager.tsx';
import { entryDetail } from '../entries/contract.ts';
import { contributors, revisionList } from './contract.ts';
import { compareRevisions, type Revision } from '../../editing/revisions/revision-contract.ts';
import { DifferenceView } from '../../editing/revisions/face/difference-view.tsx';
import { ReportButton } from '../review/face/report-button.tsx';
import { RestoreButton } from './buttons.tsx';
import { rowsOf, type VersionRow } from './rows.ts';
import '../../editing/revisions/face/difference.css';
import './history.css';

/** Versions per page. */
const pageSize = 50;

/** `?page=2`; `?before=…&after=…` compares two versions of one part; `?after=…` alone shows one version. */
export async function loader({ call, origin, language, t, params: { id }, url }: PageRequest<{ id: string }>) {
  const { global, kind, name, langs, ...entry } = await call(entryDetail, { id, exact: true });
  const { searchParams } = url;
  if (entry.id !== id) throw new Redirect(`${entryAddress(entry.id)}/history`);
  const page = Number(searchParams.get('page') ?? 1),
    [a, b] = [searchParams.get('before'), searchParams.get('after')];
  if (!Number.isInteger(page) || page < 1 || page > 10_000) fail('pageNotFound');
  const [{ total, revisions }, board, compared] = await Promise.all([
    call(revisionList, { itemId: id, exact: true, page, size: pageSize }),
    call(contributors, { id, exact: true }),
    // If two versions cannot be compared, the page says so and still shows the list.
    b
      ? call(compareRevisions, { ...(a && { a }), b }).catch((error: unknown) => {
          if (error instanceof Failure && error.errorName === 'revisionNotFound') return null;
          throw error;
        })
      : undefined,
  ]);
  return {
    entry: { id: entry.id, kind, name, langs, language: entry.language },
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    rows: rowsOf(revisions),
    board,
    compared: compared && compared.thingId !== global ? null : compared,
    chosen: { a, b },
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: t('history.title', { name }),
      description: t('history.lead'),
    },
  };
}

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({
    ...loaded.head,
    canonical: `${entryAddress(loaded.entry.id)}/history`,
    alternates: {},
    indexed: false,
  });

/** All versions of an entry with their authors; a comparison of two; contributors; and a button to report a mistake. */
export default function HistoryPage({
  entry,
  page,
  pages,
  rows,
  board,
  compared,
  chosen: selection,
}: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const lang = entry.language === language ? undefined : languageTag(entry.language);
  const path = `${entryAddress(entry.id)}/history`;
  return (
    <article className="wrap page history" data-kind={entry.kind}>
      <header>
        <p className="kind-line ui">
          <span className="mark" aria-hidden="true" />
          <a className="touch" href={entryAddress(entry.id)}>
            {t('history.back')}
          </a>
        </p>
        <h1>
          {t('history.heading')} <small lang={lang}>{entry.name}</small>
        </h1>
        <p className="ui">{t('history.lead')}</p>
        <Island name="report" of={ReportButton} props={{ id: entry.id }} wake="touch" />
      </header>
      {compared !== undefined && (
        <section className="panel compared ui" aria-labelledby="compared-title">
          <h2 id="compared-title">{t(compared && !compared.a ? 'history.whole' : 'history.compared')}</h2>
          {compared ? (
            <>
              <p className="row compared-ends">
                {compared.a && (
                  <>
                    <del>
                      {t('history.end', {
                        author: compared.a.author,
                        date: longDate(new Date(compared.a.createdAt), language),
                      })}
                    </del>{' '}
                  </>
                )}
                <ins>
                  {t('history.end', {
                    author: compared.b.author,
                    date: longDate(new Date(compared.b.createdAt), language),
                  })}
                </ins>
              </p>
              <DifferenceView
                module={compared.module}
                difference={compared.difference}
                name={entry.name}
                kind={entry.kind}
                language={compared.language ?? entry.language}
                linked={compared.linked}
              />
            </>
          ) : (
            <p role="alert">{t('history.notComparable')}</p>
          )}
          <p>
            <a className="button" href={path}>
              {t('history.close')}
            </a>
          </p>
        </section>
      )}
      <div className="columns history-columns">
        <form className="ui" method="get" action={path} aria-label={t('history.versions')}>
          <ol className="bare rows versions">
            {rows.map((row) => (
              <Version key={row.revision.id} id={entry.id} row={row} path={path} selection={selection} />
            ))}
          </ol>
          {rows.some(({ comparable }) => comparable) && (
            <p className="row compare-line">
              <button className="button">{t('history.compare')}</button>{' '}
              <small className="hint">{t('history.compareHint')}</small>
            </p>
          )}
          <Pager
            page={page}
            pages={pages}
            label={t('desk.pages')}
            href={(to) => (to === 1 ? path : `${path}?page=${to}`)}
          />
        </form>
        <aside className="ui card board">
          <h2>{t('history.board')}</h2>
          <ol className="bare lined">
            {board.map(({ rank, name, revisions, lastAt }) => (
              <li key={name}>
                <span className="tabular">{rank}</span>
                <b>{name}</b>
                <small className="tabular">
                  {t('history.contributions', { count: revisions })} · {longDate(new Date(lastAt), language)}
                </small>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </article>
  );
}

interface Props {
  id: string;
  row: VersionRow;
  path: string;
  selection: { a: string | null; b: string | null };
}

function Version({ id: entryId, row: { revision, previous, comparable }, path, selection }: Props) {
  const { language, t } = useReader();
  const { id, author, note, withAssistant, createdAt, latest, origin, state, mends } = revision;
  const called = `${partOf(revision, t)}, ${author}, ${longMoment(new Date(createdAt), language)}`;
  return (
    <li>
      <span className="choose" hidden={!comparable}>
        <label>
          <input type="radio" name="before" value={id} defaultChecked={selection.a === id} />
          <span className="unseen">{t('history.asBefore', { name: called })}</span>
        </label>
        <label>
          <input type="radio" name="after" value={id} defaultChecked={selection.b === id} />
          <span className="unseen">{t('history.asAfter', { name: called })}</span>
        </label>
      </span>
      <div>
        <p>
          <b>{partOf(revision, t)}</b>
          {latest && <span className="badge">{t('history.latest')}</span>}
          {state === 'featured' && <span className="badge featured">{t('desk.state.featured')}</span>}
        </p>
        <p>
          {author} ·{' '}
          <time className="tabular" dateTime={createdAt}>
            {longMoment(new Date(createdAt), language)}
          </time>
        </p>
        {withAssistant && <p className="hint">{t('desk.withAssistant')}</p>}
        {mends !== null && <p className="hint">{t('history.mends', { name: mends })}</p>}
        {note && (
          <p className="note-said">
            <q>{note}</q>
          </p>
        )}
        {origin && (
          <p className="hint">
            {origin.url ? (
              <a href={origin.url} rel="noopener external">
                {t('entry.licence', { name: origin.name, licence: origin.licence })}
              </a>
            ) : (
              t('entry.licence', { name: origin.name, licence: origin.licence })
            )}
          </p>
        )}
      </div>
      <div className="version-acts">
        <a href={`${path}?after=${encodeURIComponent(id)}`} rel="nofollow">
          {t('history.look')}
          <span className="unseen"> {called}</span>
        </a>
        {previous && (
          <a href={`${path}?before=${encodeURIComponent(previous)}&after=${encodeURIComponent(id)}`} rel="nofollow">
            {t('history.withPrevious')}
            <span className="unseen"> {called}</span>
          </a>
        )}
        {!latest && <Island name="again" of={RestoreButton} props={{ id: entryId, revision, called }} wake="touch" />}
      </div>
    </li>
  );
}

const partOf = ({ module, language }: Revision, t: Translate) =>
  [t(requirePartView(module).label), ...(language ? [languageNames[language]] : [])].join(' · ');
