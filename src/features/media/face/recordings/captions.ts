/** A caption with the time span in which it is shown, in seconds. */
export interface Cue {
  from: number;
  to: number;
  /** Its position on the picture, as WebVTT cue settings. */
  settings: string;
  text: string;
}
/** The captions read, or the number of the line that is invalid. */
export type ParsedCaptions = { cues: Cue[] } | { line: number };

/** Maximum number of cues per file, and of characters per cue. */
const maxCues = 10_000,
  maxCueLength = 1000;
const timingPattern =
  /^(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})(.*)$/;
const settingPattern =
  /^(?:vertical:(?:rl|lr)|line:-?[\d.]+%?(?:,(?:start|center|end))?|position:[\d.]+%(?:,[a-z-]+)?|size:[\d.]+%|align:(?:start|center|end|left|right))$/;

/** A SubRip time line: hours may have one digit, the fraction has a comma, and a position may follow. */
const subRipTimingPattern =
  /^\s*(\d{1,3}):([0-5]\d):([0-5]\d)[,.](\d{1,3})\s*-->\s*(\d{1,3}):([0-5]\d):([0-5]\d)[,.](\d{1,3})(?:\s.*)?$/;
const subRipTime = (hours = '', minutes = '', seconds = '', fraction = '') =>
  `${hours.padStart(2, '0')}:${minutes}:${seconds}.${fraction.padEnd(3, '0')}`;

/** Converts a SubRip line to WebVTT: its time, or its text without fonts and positions, unsupported by WebVTT. */
function convertSubRipLine(line: string): string {
  const [, ...parts] = subRipTimingPattern.exec(line) ?? [];
  if (!parts.length) return line.replace(/<\/?font\b[^<>]*>|\{\\[^{}]*\}/gi, '').trimEnd();
  return `${subRipTime(...parts.slice(0, 4))} --> ${subRipTime(...parts.slice(4))}`;
}
/** SubRip has no header: it starts with a number and a time, or with the time alone. */
const isSubRip = (lines: readonly string[]): boolean => {
  const first = lines.findIndex((line) => line.trim());
  return [lines[first], /^\s*\d+\s*$/.test(lines[first] ?? '') ? lines[first + 1] : ''].some((line) =>
    subRipTimingPattern.test(line ?? ''),
  );
};

/**
 * Reads WebVTT and SubRip (.srt): the header, then cues within the length limit, none starting before the previous one.
 * Comments, styles, regions and cue ids are dropped; only what readers see is retained.
 */
export function readCaptions(text: string): ParsedCaptions {
  const raw = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const hasNoHead = isSubRip(raw);
  const lines = hasNoHead ? raw.map(convertSubRipLine) : raw;
  if (!hasNoHead && !/^WEBVTT(?:[ \t].*)?$/.test(lines[0]!)) return { line: 1 };
  const cues: Cue[] = [];
  let at = hasNoHead ? 0 : 1;
  while (!hasNoHead && at < lines.length && lines[at] !== '') at++; // skips the rest of the header
  while (at < lines.length) {
    if (lines[at] === '') {
      at++;
      continue;
    }
    const begin = at;
    while (at < lines.length && lines[at] !== '') at++;
    const block = lines.slice(begin, at);
    if (/^(?:NOTE|STYLE|REGION)\b/.test(block[0]!)) continue;
    const time = block[0]!.includes('-->') ? 0 : 1; // after the cue id, if it has one
    const cue = readCue(block[time] ?? '', block.slice(time + 1), cues.at(-1)?.from ?? 0);
    if (!cue || cues.length >= maxCues) return { line: begin + Math.min(time, block.length - 1) + 1 };
    cues.push(cue);
  }
  return cues.length ? { cues } : { line: lines.length };
}

function readCue(timing: string, lines: readonly string[], earliest: number): Cue | null {
  const match = timingPattern.exec(timing);
  const text = lines.join('\n');
  if (!match || !text.trim() || text.length > maxCueLength || text.includes('-->')) return null;
  const [from, to] = [secondsOf(match.slice(1, 5)), secondsOf(match.slice(5, 9))];
  if (from < earliest || to <= from) return null;
  const settings = match[9]!.split(/[ \t]+/).filter((setting) => settingPattern.test(setting));
  return { from, to, settings: settings.join(' '), text };
}

const secondsOf = ([hours = '0', minutes, seconds, thousandths]: readonly (string | undefined)[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

function formatClock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Writes cues as a WebVTT file. */
export const writeCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(
      ({ from, to, settings, text }) =>
        `${formatClock(from)} --> ${formatClock(to)}${settings ? ` ${settings}` : ''}\n${text}\n`,
    )
    .join('\n')}`;
