import { useEffect, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { Region } from '../../../rules/kinds.ts';
import type { AxisBand, AxisItem, AxisLane, AxisView } from '../../../ui/time-axis/time-axis.ts';
import { allCountries, countriesIn, countryEvents, type Country } from './axis-queries.ts';
import { isStateBands, periodBands, removeOverlaps, type BandChoice } from './bands.ts';
import { itemOfCluster, itemOfEvent, itemOfLifeline, type VisibleAxis } from '../face/axis-items.ts';

/** The bands of a choice once loaded; the previous ones until then. */
export function useBands(choice: BandChoice): AxisBand[] {
  const { language } = useReader();
  const [bands, setBands] = useState<AxisBand[]>([]);
  useEffect(() => {
    let isActive = true;
    const request =
      choice === 'none'
        ? Promise.resolve([])
        : isStateBands(choice)
          ? allCountries().then((countries) => statesOf(countries, choice))
          : periodBands(choice, language);
    request.then(
      (next) => isActive && setBands(next),
      () => {},
    );
    return () => {
      isActive = false;
    };
  }, [choice, language]);
  return bands;
}

const statesOf = (countries: readonly Country[], region: Region): AxisBand[] =>
  removeOverlaps(
    countries.flatMap(({ country, region: of, earliest, latest }) =>
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
  isOn: boolean,
  view: AxisView | null,
  resting: AxisView | null,
  regions: readonly Region[],
): CountryLanes | null {
  const { language, t } = useReader();
  const [knownLanes, setKnown] = useState<CountryLanes | null>(null);
  const at = resting ?? view;
  const [earliest, latest, only] = [at?.earliest ?? null, at?.latest ?? null, regions.join()];
  useEffect(() => {
    if (!isOn || earliest === null || latest === null) return;
    let isActive = true;
    allCountries()
      .then(async (countries) => {
        const visibleCountries = countriesIn(
          countries,
          { earliest, latest },
          only ? (only.split(',') as Region[]) : [],
        );
        const answers = await Promise.all(
          visibleCountries.map(({ country, events }) => (events ? countryEvents(country.id, events) : null)),
        );
        if (isActive) setKnown(lanesWith(visibleCountries, answers));
      })
      .catch(() => {});
    return () => {
      isActive = false;
    };

    function lanesWith(countries: readonly Country[], answers: readonly (VisibleAxis | null)[]): CountryLanes {
      const inView = <E extends { earliest: number; latest: number }>(items: readonly E[]) =>
        items.filter((item) => item.earliest <= latest! && item.latest >= earliest!);
      const events = answers.flatMap((answer) => inView(answer?.events ?? [])),
        clusters = answers.flatMap((answer) => inView(answer?.clusters ?? []));
      return {
        lanes: countries.map(({ country }) => ({ id: country.itemId, name: country.name })),
        items: countries.flatMap(({ country, time, earliest: from, latest: until }, place) => [
          ...(time
            ? [
                itemOfLifeline(
                  { entry: country, role: 'span', time, earliest: from!, latest: until! },
                  country.itemId,
                  language,
                ),
              ]
            : []),
          ...(answers[place]?.clusters.map((cluster) => ({
            ...itemOfCluster(cluster, { language, t }),
            id: `${country.itemId}:${cluster.id}`,
            lane: country.itemId,
          })) ?? []),
          ...(answers[place]?.events.map((event) => itemOfEvent(event, country.itemId, { language, t })) ?? []),
        ]),
        clusters,
        events: events.sort((a, b) => a.earliest - b.earliest),
        total: events.length + clusters.reduce((sum, { count }) => sum + count, 0),
      };
    }
  }, [isOn, earliest, latest, only, language, t]);
  return isOn ? knownLanes : null;
}
