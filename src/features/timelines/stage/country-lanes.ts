import { useEffect, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { Region } from '../../../rules/kinds.ts';
import type { AxisBand, AxisItem, AxisLane, AxisView } from '../../../ui/time-axis/time-axis.ts';
import { allCountries, countriesIn, countryEvents, type Country } from './axis-queries.ts';
import { isStates, periodBands, sideBySide, type BandChoice } from './bands.ts';
import { itemOfCluster, itemOfEvent, itemOfLine, type VisibleAxis } from '../face/axis-items.ts';

/** The bands of a choice once loaded; the previous ones until then. */
export function useBands(choice: BandChoice): AxisBand[] {
  const { language } = useReader();
  const [bands, setBands] = useState<AxisBand[]>([]);
  useEffect(() => {
    let wanted = true;
    const found =
      choice === 'none'
        ? Promise.resolve([])
        : isStates(choice)
          ? allCountries().then((all) => statesOf(all, choice))
          : periodBands(choice, language);
    found.then(
      (next) => wanted && setBands(next),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [choice, language]);
  return bands;
}

const statesOf = (all: readonly Country[], region: Region): AxisBand[] =>
  sideBySide(
    all.flatMap(({ country, region: of, earliest, latest }) =>
      of === region && earliest !== null && latest !== null
        ? [{ id: country.itemId, name: country.name, earliest, latest }]
        : [],
    ),
  );

/** Lanes of the most important states in the view, with their events. */
export interface CountryLanes extends VisibleAxis {
  lanes: AxisLane[];
  items: AxisItem[];
}

/** Null until they are loaded, and if such lanes are not wanted. */
export function useCountryLanes(
  wanted: boolean,
  view: AxisView | null,
  resting: AxisView | null,
  regions: readonly Region[],
): CountryLanes | null {
  const { language, say } = useReader();
  const [known, setKnown] = useState<CountryLanes | null>(null);
  const at = resting ?? view;
  const [earliest, latest, only] = [at?.earliest ?? null, at?.latest ?? null, regions.join()];
  useEffect(() => {
    if (!wanted || earliest === null || latest === null) return;
    let asked = true;
    allCountries()
      .then(async (all) => {
        const shown = countriesIn(all, { earliest, latest }, only ? (only.split(',') as Region[]) : []);
        const answers = await Promise.all(
          shown.map(({ country, events }) => (events ? countryEvents(country.id, events) : null)),
        );
        if (asked) setKnown(lanesWith(shown, answers));
      })
      .catch(() => {});
    return () => {
      asked = false;
    };

    function lanesWith(shown: readonly Country[], answers: readonly (VisibleAxis | null)[]): CountryLanes {
      const inView = <E extends { earliest: number; latest: number }>(all: readonly E[]) =>
        all.filter((one) => one.earliest <= latest! && one.latest >= earliest!);
      const events = answers.flatMap((answer) => inView(answer?.events ?? [])),
        clusters = answers.flatMap((answer) => inView(answer?.clusters ?? []));
      return {
        lanes: shown.map(({ country }) => ({ id: country.itemId, name: country.name })),
        items: shown.flatMap(({ country, time, earliest: from, latest: until }, place) => [
          ...(time
            ? [
                itemOfLine(
                  { entry: country, role: 'span', time, earliest: from!, latest: until! },
                  country.itemId,
                  language,
                ),
              ]
            : []),
          ...(answers[place]?.clusters.map((cluster) => ({
            ...itemOfCluster(cluster, { language, say }),
            id: `${country.itemId}:${cluster.id}`,
            lane: country.itemId,
          })) ?? []),
          ...(answers[place]?.events.map((event) => itemOfEvent(event, country.itemId, { language, say })) ?? []),
        ]),
        clusters,
        events: events.sort((a, b) => a.earliest - b.earliest),
        total: events.length + clusters.reduce((sum, { count }) => sum + count, 0),
      };
    }
  }, [wanted, earliest, latest, only, language, say]);
  return wanted ? known : null;
}
