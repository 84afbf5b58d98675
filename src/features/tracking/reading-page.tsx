import { byRoute, concurrent } from '../../kit/calls/call.ts';
import { useCall } from '../../kit/calls/use-call.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { Loaded, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageNames, languageTag } from '../../rules/languages.ts';
import { shortDay } from '../../rules/time/long-date.ts';
import { waitIn } from '../../rules/time/relative-time.ts';
import { ColumnChart } from '../../ui/charts/column-chart.tsx';
import { FailedLine } from '../../ui/failed-line.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { useHash } from '../../ui/use-hash.ts';
import { ForAdministrators } from '../operations/face/for-administrators.tsx';
import type { ReadingFigures, readingFigures } from './contract.ts';
import { spans } from './rules.ts';
import { Counted } from './counted.tsx';
import '../review/face/review.css';
import './reading.css';

export const loader = ({ language, origin, say }: PageRequest<object>) => ({
  head: { language, origin, siteName: say('site.name'), title: say('reading.title'), description: say('reading.lead') },
});

export const head = (loaded: Loaded<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review/reading', alternates: {}, indexed: false });

/** Reading figures for administrators; the frame is the same for everyone. */
export default function ReadingPage() {
  return <Island name="reading" of={ReadingDesk} props={{}} />;
}

const asked = byRoute<typeof readingFigures>('GET /data/reading', concurrent);

/** The span of days is in the hash: `#/30`. */
export function ReadingDesk() {
  const { say } = useReader();
  const chosen = useHash((hash) => hash.replace(/^#\/?/, ''), '');
  const days = spans.find((one) => String(one) === chosen) ?? 30;
  return (
    <ForAdministrators of="reading">
      <nav className="desk-tabs" aria-label={say('reading.span')}>
        {spans.map((one) => (
          <a key={one} href={`#/${one}`} aria-current={one === days ? 'page' : undefined}>
            {say('reading.days', { n: one })}
          </a>
        ))}
      </nav>
      <Figures days={days} />
    </ForAdministrators>
  );
}

function Figures({ days }: { days: (typeof spans)[number] }) {
  const { language, say } = useReader();
  const { answer, failed, again } = useCall(asked, { days: String(days) as '7' });
  if (failed) return <FailedLine again={again} />;
  if (!answer) return <div className="nothing" aria-busy="true" />;
  const total = totalsOf(answer);
  if (!total.views && !answer.misses.length) return <p className="nothing">{say('reading.nothing')}</p>;
  const number = new Intl.NumberFormat(languageTag(language));
  return (
    <>
      <dl className="reading-figures">
        <Figure name={say('reading.views')} value={number.format(total.views)} />
        <Figure name={say('reading.visits')} value={number.format(total.visits)} />
        <Figure
          name={say('reading.looked')}
          value={waitIn(Math.round(total.lookedMs / 1000 / Math.max(1, total.views)), language)}
        />
      </dl>
      <ColumnChart
        title={say('reading.byDay')}
        of={{ label: say('reading.day'), value: say('reading.views') }}
        part={say('reading.visits')}
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
  const { language, say } = useReader();
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
    <div className="reading-lists">
      <Counted
        title={say('reading.most')}
        of={say('reading.thing')}
        columns={[say('reading.views'), say('reading.cites')]}
        rows={things(figures.mostRead).map((row, at) => ({
          ...row,
          counts: [figures.mostRead[at]!.views, figures.mostRead[at]!.cites],
        }))}
      />
      <Counted
        title={say('reading.rising')}
        of={say('reading.thing')}
        columns={[say('reading.views'), say('reading.before')]}
        rows={things(figures.rising).map((row, at) => ({
          ...row,
          counts: [figures.rising[at]!.views, figures.rising[at]!.before],
        }))}
      />
      <Counted
        title={say('reading.misses')}
        hint={say('reading.missesWhat')}
        of={say('reading.term')}
        columns={[say('reading.times')]}
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
      <Counted
        title={say('reading.ways')}
        of={`${say('reading.from')} → ${say('reading.to')}`}
        columns={[say('reading.times')]}
        rows={figures.ways.map(({ from, to, moves }) => ({
          key: `${from} ${to}`,
          what: `${say(`reading.kind.${from}`)} → ${say(`reading.kind.${to}`)}`,
          counts: [moves],
        }))}
      />
      <Counted
        title={say('reading.byKind')}
        of={say('reading.byKind')}
        columns={[say('reading.views')]}
        rows={figures.kinds.map(({ kind, views }) => ({
          key: kind,
          what: say(`reading.kind.${kind}`),
          counts: [views],
        }))}
      />
      <Counted
        title={say('reading.byLanguage')}
        of={say('reading.byLanguage')}
        columns={[say('reading.views')]}
        rows={figures.languages.map(({ language: spoken, views }) => ({
          key: spoken,
          what: <span lang={languageTag(spoken)}>{languageNames[spoken]}</span>,
          counts: [views],
        }))}
      />
    </div>
  );
}
