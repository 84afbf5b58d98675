import { bounds } from '../../../rules/time/historical-time.ts';
import { isRegion, regions, type Region } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';
import type { AxisBand } from '../../../ui/time-axis/time-axis.ts';

/** What stands behind the events: nothing, the dynasties or periods of a land, the states of a region. */
export const bandChoices = ['none', 'china', 'japan', ...regions] as const;
export type BandChoice = (typeof bandChoices)[number];

/** What a reader finds there before choosing. */
export const defaultBands = (language: Language): BandChoice =>
  language === 'zh' ? 'china' : language === 'jp' ? 'japan' : 'none';
export const readBands = (text: string | null, language: Language): BandChoice =>
  bandChoices.find((one) => one === text) ?? defaultBands(language);

const yearBounds = (from: number, to: number) => {
  const year = (one: number) => bounds({ year: one, month: 0, day: 0, seconds: 0 });
  return { earliest: year(from).earliest, latest: year(to).latest };
};

/** The dynasties or periods of a land as bands; the table comes when it is asked for. */
export async function periodBands(land: 'china' | 'japan', language: Language): Promise<AxisBand[]> {
  const { periods } = await import('../../../rules/eras/periods.ts');
  return sideBySide(
    periods
      .filter((one) => one.land === land)
      .map(({ from, to, names }) => ({
        id: `${land}:${from}:${to}`,
        name: names[language][0]!,
        ...yearBounds(from, to),
      })),
  );
}

/** Bands that stand beside each other: the longest first, and those that are not mostly covered already. */
export function sideBySide(bands: readonly AxisBand[]): AxisBand[] {
  const kept: AxisBand[] = [];
  for (const band of [...bands].sort((a, b) => b.latest - b.earliest - (a.latest - a.earliest))) {
    const covered = kept.reduce(
      (sum, one) => sum + Math.max(0, Math.min(one.latest, band.latest) - Math.max(one.earliest, band.earliest)),
      0,
    );
    if (covered <= (band.latest - band.earliest) / 2) kept.push(band);
  }
  return kept.sort((a, b) => a.earliest - b.earliest);
}

export const isStates = (choice: BandChoice): choice is Region => isRegion(choice);
