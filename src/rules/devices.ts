/** Browsers by their User-Agent; specific ones before those whose tokens they include. */
const browsers: readonly (readonly [name: string, said: RegExp])[] = [
  ['WeChat', /MicroMessenger/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|OPiOS/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrom(?:e|ium)\/|CriOS/],
  ['Safari', /Safari\//],
];
const systems: readonly (readonly [name: string, said: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
];

const findName = (of: typeof browsers, agent: string) => of.find(([, pattern]) => pattern.test(agent))?.[0];

/**
 * A device's name from its User-Agent: "Firefox · Linux"; null for an unknown one. The names are the same in every
 * language.
 */
export function deviceName(agent: string): string | null {
  const names = [findName(browsers, agent), findName(systems, agent)].filter((name) => name !== undefined);
  return names.length ? names.join(' · ') : null;
}
