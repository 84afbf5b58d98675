import { bounds } from '../../../rules/time/historical-time.ts';
import { isRegion, regions, type Region } from '../../../rules/kinds.ts';
import { selectTranslation, type Language } from '../../../rules/languages.ts';
import type { AxisBand } from '../../../ui/time-axis/time-axis.ts';

/** The bands behind the events: none, the dynasties or periods of a country, the states of a region. */
export const bandChoices = ['none', 'china', 'japan', ...regions] as const;
export type BandChoice = (typeof bandChoices)[number];

/** The default, by language. */
export const defaultBands = (language: Language): BandChoice =>
  language === 'zh' ? 'china' : language === 'jp' ? 'japan' : 'none';
export const readBands = (text: string | null, language: Language): BandChoice =>
  bandChoices.find((choice) => choice === text) ?? defaultBands(language);

const yearBounds = (from: number, to: number) => {
  const year = (value: number) => bounds({ year: value, month: 0, day: 0, seconds: 0 });
  return { earliest: year(from).earliest, latest: year(to).latest };
};

/** The dynasties or periods of a country as bands; their table is loaded on demand. */
export async function periodBands(land: 'china' | 'japan', language: Language): Promise<AxisBand[]> {
  const { periods } = await import('../../../rules/eras/periods.ts');
  return removeOverlaps(
    periods
      .filter((period) => period.land === land)
      .map(({ from, to, names }) => ({
        id: `${land}:${from}:${to}`,
        name: selectTranslation(names, language)!.value[0]!,
        ...yearBounds(from, to),
      })),
  );
}

/** Bands without overlap: the longest first, then those not mostly covered already. */
export function removeOverlaps(bands: readonly AxisBand[]): AxisBand[] {
  const placedBands: AxisBand[] = [];
  for (const band of [...bands].sort((a, b) => b.latest - b.earliest - (a.latest - a.earliest))) {
    const covered = placedBands.reduce(
      (sum, other) => sum + Math.max(0, Math.min(other.latest, band.latest) - Math.max(other.earliest, band.earliest)),
      0,
    );
    if (covered <= (band.latest - band.earliest) / 2) placedBands.push(band);
  }
  return placedBands.sort((a, b) => a.earliest - b.earliest);
}

export const isStateBands = (choice: BandChoice): choice is Region => isRegion(choice);
