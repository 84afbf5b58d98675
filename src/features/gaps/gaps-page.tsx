import { useCall } from '../../kit/calls/use-call.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { formatRelativeTime } from '../../rules/time/relative-time.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { ForRole } from '../accounts/face/for-role.tsx';
import { gapList } from './contract.ts';
import { Differences } from './differences.tsx';
import '../review/face/review.css';
import './gaps.css';

export const loader = ({ language, origin, t }: PageRequest<object>) => ({
  head: { language, origin, siteName: t('site.name'), title: t('gaps.title'), description: t('gaps.lead') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review/gaps', alternates: {}, indexed: false });

/** Subjects without an entry, for reviewers; the frame is the same for everyone. */
export default function GapsPage() {
  return <Island name="gaps" of={Gaps} props={{}} />;
}

export function Gaps() {
  const { t } = useReader();
  return (
    <div className="stack wrap page desk gaps ui">
      <header className="row desk-head">
        <h1>{t('gaps.title')}</h1>
        <p className="quiet">
          {t('gaps.lead')} <a href="/review">{t('desk.title')}</a>
        </p>
      </header>
      <ForRole role="reviewer" refusal={t('gaps.forReviewers')}>
        {() => (
          <>
            <GapLists />
            <Differences />
          </>
        )}
      </ForRole>
    </div>
  );
}

const startAddress = (parameters: Record<string, string>) =>
  `/user/newentry?${new URLSearchParams(parameters).toString()}#/addNewEntry`;

function GapLists() {
  const { language, t } = useReader();
  const { answer, failed, again } = useCall(gapList, {});
  if (failed) return <FailedLine again={again} />;
  if (!answer)
    return (
      <p className="nothing page-waits" role="status">
        {t('desk.asking')}
      </p>
    );
  const { isWikimediaOn, countedAt, linked, searched } = answer;
  const start = t(isWikimediaOn ? 'gaps.beginFromWikidata' : 'gaps.begin');
  return (
    <>
      <section aria-labelledby="gaps-linked">
        <h2 id="gaps-linked">{t('gaps.linked')}</h2>
        <p className="hint">
          {!isWikimediaOn
            ? t('gaps.linked.off')
            : countedAt === null
              ? t('gaps.linked.notYet')
              : t('gaps.linked.counted', { ago: formatRelativeTime(new Date(countedAt), new Date(), language) })}
        </p>
        {linked.length > 0 && (
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{t('gaps.subject')}</th>
                <th scope="col">{t('gaps.kind')}</th>
                <th scope="col">{t('gaps.entries')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {linked.map(({ item, name, kind, entries }) => (
                <tr key={item}>
                  <th scope="row">{name}</th>
                  <td>{t(`kind.${kind}`)}</td>
                  <td className="tabular">{entries}</td>
                  <td>
                    <a
                      className="button quiet"
                      href={startAddress(isWikimediaOn ? { name, kind, item } : { name, kind })}
                    >
                      {start}
                      <span className="unseen"> {name}</span>
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-labelledby="gaps-searched">
        <h2 id="gaps-searched">{t('gaps.searched')}</h2>
        {searched.length ? (
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{t('gaps.words')}</th>
                <th scope="col">{t('gaps.readers')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {searched.map(({ term, times }) => (
                <tr key={term}>
                  <th scope="row">{term}</th>
                  <td className="tabular">{times}</td>
                  <td>
                    <a className="button quiet" href={startAddress({ name: term })}>
                      {start}
                      <span className="unseen"> {term}</span>
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p className="nothing">{t('gaps.searched.none')}</p>
        )}
      </section>
    </>
  );
}
