import type { TextKey } from '../../kit/texts.ts';
import { useCall } from '../../kit/calls/use-call.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageNames, languageTag } from '../../rules/languages.ts';
import { shortDay } from '../../rules/time/long-date.ts';
import { formatWait } from '../../rules/time/relative-time.ts';
import { ColumnChart } from '../../ui/charts/column-chart.tsx';
import { FailedLine } from '../../ui/failed-line.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { useHash } from '../../ui/use-hash.ts';
import { ForAdministrators } from '../operations/face/for-administrators.tsx';
import { readingFigures, type ReadingFigures } from './contract.ts';
import { spans } from './rules.ts';
import { CountTable } from './count-table.tsx';
import './reading.css';

export const loader = ({ language, origin, t }: PageRequest<object>) => ({
  head: { language, origin, siteName: t('site.name'), title: t('reading.title'), description: t('reading.lead') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review/reading', alternates: {}, indexed: false });

/** Reading figures for administrators; the frame is the same for everyone. */
export default function ReadingPage() {
  return <Island name="reading" of={ReadingDashboard} props={{}} />;
}

/** The span of days is in the hash: `#/30`. */
export function ReadingDashboard() {
  const { t } = useReader();
  const requestedDays = useHash((hash) => hash.replace(/^#\/?/, ''), '');
  const days = spans.find((span) => String(span) === requestedDays) ?? 30;
  return (
    <ForAdministrators of="reading">
      <nav className="tabs" aria-label={t('reading.span')}>
        {spans.map((span) => (
          <a key={span} href={`#/${span}`} aria-current={span === days ? 'page' : undefined}>
            {t('reading.days', { n: span })}
          </a>
        ))}
      </nav>
      <Figures days={days} />
    </ForAdministrators>
  );
}

function Figures({ days }: { days: (typeof spans)[number] }) {
  const { language, t } = useReader();
  const { answer, failed, again } = useCall(readingFigures, { days: String(days) as '7' });
  if (failed) return <FailedLine again={again} />;
  if (!answer) return <div className="nothing" aria-busy="true" />;
  const total = totalsOf(answer);
  if (!total.views && !answer.misses.length) return <p className="nothing">{t('reading.nothing')}</p>;
  const number = new Intl.NumberFormat(languageTag(language));
  return (
    <>
      <dl className="figures">
        <Figure name={t('reading.views')} value={number.format(total.views)} />
        <Figure name={t('reading.visits')} value={number.format(total.visits)} />
        <Figure
          name={t('reading.looked')}
          value={formatWait(Math.round(total.lookedMs / 1000 / Math.max(1, total.views)), language)}
        />
      </dl>
      <ColumnChart
        title={t('reading.byDay')}
        of={{ label: t('reading.day'), value: t('reading.views') }}
        part={t('reading.visits')}
        columns={answer.days.map(({ day, views, visits }) => ({
          label: shortDay(new Date(day), language),
          value: views,
          part: visits,
        }))}
      />
      <Lists figures={answer} />
    </>
  );
}

const totalsOf = ({ days }: ReadingFigures) => {
  const sum = (of: 'views' | 'visits' | 'lookedMs') => days.reduce((so, day) => so + day[of], 0);
  return { views: sum('views'), visits: sum('visits'), lookedMs: sum('lookedMs') };
};

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}

function Lists({ figures }: { figures: ReadingFigures }) {
  const { language, t } = useReader();
  const things = (list: ReadingFigures['mostRead'] | ReadingFigures['rising']) =>
    list.map(({ id, name, disambiguation, href, language: spoken }) => ({
      key: id,
      what: (
        <a href={href} lang={spoken === language ? undefined : languageTag(spoken)}>
          {name}
          {disambiguation && ` (${disambiguation})`}
        </a>
      ),
    }));
  return (
    <div className="tiles reading-lists">
      <CountTable
        title={t('reading.most')}
        of={t('reading.thing')}
        columns={[t('reading.views'), t('reading.cites')]}
        rows={things(figures.mostRead).map((row, at) => ({
          ...row,
          counts: [figures.mostRead[at]!.views, figures.mostRead[at]!.cites],
        }))}
      />
      <CountTable
        title={t('reading.rising')}
        of={t('reading.thing')}
        columns={[t('reading.views'), t('reading.before')]}
        rows={things(figures.rising).map((row, at) => ({
          ...row,
          counts: [figures.rising[at]!.views, figures.rising[at]!.before],
        }))}
      />
      <CountTable
        title={t('reading.misses')}
        hint={t('reading.missesWhat')}
        of={t('reading.term')}
        columns={[t('reading.times')]}
        rows={figures.misses.map(({ term, times }) => ({
          key: term,
          what: (
            <a href={`/search?${new URLSearchParams({ q: term })}`}>
              <bdi>{term}</bdi>
            </a>
          ),
          counts: [times],
        }))}
      />
      <CountTable
        title={t('reading.ways')}
        of={`${t('reading.from')} → ${t('reading.to')}`}
        columns={[t('reading.times')]}
        rows={figures.ways.map(({ from, to, moves }) => ({
          key: `${from} ${to}`,
          what: `${t(`reading.kind.${from}` as TextKey)} → ${t(`reading.kind.${to}` as TextKey)}`,
          counts: [moves],
        }))}
      />
      <CountTable
        title={t('reading.byKind')}
        of={t('reading.byKind')}
        columns={[t('reading.views')]}
        rows={figures.kinds.map(({ kind, views }) => ({
          key: kind,
          what: t(`reading.kind.${kind}` as TextKey),
          counts: [views],
        }))}
      />
      <CountTable
        title={t('reading.byLanguage')}
        of={t('reading.byLanguage')}
        columns={[t('reading.views')]}
        rows={figures.languages.map(({ language: spoken, views }) => ({
          key: spoken,
          what: <span lang={languageTag(spoken)}>{languageNames[spoken]}</span>,
          counts: [views],
        }))}
      />
    </div>
  );
}
