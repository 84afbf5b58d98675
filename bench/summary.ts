/** The first page of docs/figures.md: one line and one bar for each figure, read from the tables below it. */
import { writeFileSync } from 'node:fs';
import { escapeXml } from '../src/kit/markup.ts';
import { mark, withMarks } from './stale.ts';

/** A figure in short: its most telling row, and how many of its budgets are met. */
interface Headline {
  title: string;
  what: string;
  figure: string;
  /** The nearest peer with its own figure; empty for none. */
  peer: string;
  ratio: number | null;
  /** How many times as good as the peer: above 1 the product is better. Null without a peer. */
  advantage: number | null;
  met: number;
  missed: number;
  measured: string;
  isStale: boolean;
}

const marks = { from: '<!-- summary -->', to: '<!-- /summary -->' };
export const figuresFile = 'docs/figures.md';
const chartFile = 'docs/figures.svg';

const tableCells = (line: string) =>
  line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());

/** Of these units more is better; of all others (time, memory, bytes) less is. */
const isMoreBetter = (figure: string) => /\/s\b|%|\bper second\b|^[\d.,]+(?: \(|$)/.test(figure);

function readHeadline(section: string): Headline | null {
  const title = /^## (.+)$/m.exec(section)?.[1];
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what |') && !line.startsWith('| --- '))
    .map(tableCells)
    .filter(([, figure]) => figure && figure !== '—');
  const worth = ([, , , ratio, budget]: string[]) => (budget ? 2 : 0) + (ratio ? 1 : 0);
  const best = rows.toSorted((a, b) => worth(b) - worth(a))[0];
  if (!title || !best) return null;
  const [what = '', figure = '', peers = '', ratioText = ''] = best;
  const ratio = ratioText ? Number(ratioText.replaceAll(',', '')) : null;
  return {
    title,
    what,
    figure: figure.replace(/ \(.*\)$/, ''),
    peer: peers.split('; ')[0]!.replace(/ \([\d.,–-]+\)/, ''),
    ratio,
    advantage: ratio ? (isMoreBetter(figure) ? ratio : 1 / ratio) : null,
    met: rows.filter((cells) => cells[5] === 'yes').length,
    missed: rows.filter((cells) => cells[5] === '**no**').length,
    measured: /^\d{4}-\d\d-\d\d/m.exec(section)?.[0] ?? '',
    isStale: section.includes(mark),
  };
}

const headlinesOf = (figures: string): Headline[] =>
  figures
    .split(/<!-- figure [\w-]+ -->/)
    .slice(1)
    .flatMap((section) => readHeadline(section.split('<!-- /figure -->')[0]!) ?? []);

/** The text with its summary after the head, in place of an earlier one. */
export function withSummary(figures: string): string {
  const without = figures.replace(new RegExp(`${marks.from}[^]*?${marks.to}\\n+`), '');
  const headlines = headlinesOf(without);
  const [met, missed, stale] = [
    headlines.reduce((sum, headline) => sum + headline.met, 0),
    headlines.reduce((sum, headline) => sum + headline.missed, 0),
    headlines.filter(({ isStale }) => isStale).length,
  ];
  const lines = headlines.map(({ title, what, figure, peer, ratio, met: yes, missed: no, measured, isStale }) =>
    [
      title,
      what,
      figure,
      peer,
      ratio ?? '',
      yes + no ? `${yes} of ${yes + no}` : '',
      measured + (isStale ? ' (older than the code)' : ''),
    ]
      .join(' | ')
      .replace(/ +/g, ' '),
  );
  const summary = `${marks.from}
## Summary
${met} of ${met + missed} budgets are met. Of ${headlines.length} figures, ${stale} are older than the code that they speak of. One line of each; all of it, and why a budget is missed, below.

![How many times as good as its peer each figure is](figures.svg)

| figure | what | measured | peer | ratio | budgets met | on |
| --- | --- | --- | --- | --- | --- | --- |
${lines.map((line) => `| ${line} |`).join('\n')}
${marks.to}

`;
  const first = without.indexOf('<!-- figure ');
  return without.slice(0, first) + summary + without.slice(first);
}

const toTwoDigits = (factor: number) => Number(factor.toPrecision(2)).toLocaleString('en');

const rowHeight = 22,
  nameWidth = 300,
  barWidth = 480;

/** Bars on a logarithmic scale: to the right of the middle the product is better than its peer, to the left worse. */
export function drawChart(figures: string): string {
  const compared = headlinesOf(figures).filter(({ advantage }) => advantage !== null);
  const farthest = Math.max(10, ...compared.map(({ advantage }) => Math.max(advantage!, 1 / advantage!)));
  const scale = barWidth / 2 / Math.log10(farthest);
  const middle = nameWidth + barWidth / 2,
    height = (compared.length + 2) * rowHeight;
  const bars = compared.map(({ title, advantage }, row) => {
    const length = Math.log10(advantage!) * scale,
      top = (row + 1) * rowHeight;
    const isBetter = length >= 0;
    const label = advantage! >= 1 ? `× ${toTwoDigits(advantage!)}` : `÷ ${toTwoDigits(1 / advantage!)}`;
    return `<text x="${nameWidth - 10}" y="${top + 15}" text-anchor="end">${escapeXml(title)}</text>
<rect x="${(isBetter ? middle : middle + length).toFixed(1)}" y="${top + 4}" width="${Math.max(1, Math.abs(length)).toFixed(1)}" height="${rowHeight - 8}" fill="${isBetter ? '#2f6f5e' : '#a52a1c'}"/>
<text x="${(middle + length + (isBetter ? 6 : -6)).toFixed(1)}" y="${top + 15}" text-anchor="${isBetter ? 'start' : 'end'}">${label}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${nameWidth + barWidth + 120} ${height}" font-family="sans-serif" font-size="12" fill="#1c1a17">
<rect width="100%" height="100%" fill="#faf7f0"/>
<text x="${middle - 8}" y="15" text-anchor="end">the peer is better</text><text x="${middle + 8}" y="15">Stele is better</text>
<path d="M${middle} ${rowHeight}V${height - rowHeight}" stroke="#1c1a17"/>
${bars.join('\n')}
</svg>
`;
}

/** Writes docs/figures.md with marks on stale figures and its summary, and the chart. Returns the text. */
export function writeFigures(sections: string): string {
  const figures = withSummary(withMarks(sections));
  writeFileSync(figuresFile, figures);
  writeFileSync(chartFile, drawChart(figures));
  return figures;
}
