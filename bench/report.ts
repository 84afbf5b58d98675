import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { codeVersion, staleOf, type FigureName } from './stale.ts';
import { figuresFile, writeFigures } from './summary.ts';
import { isMet, median, ratioOf, type Row } from './figure.ts';

const titles: Record<FigureName, string> = {
  cached: 'Pages from the cache',
  mediawiki: 'Pages beside MediaWiki’s',
  rendered: 'Pages rendered',
  unread: 'Pages nobody has read yet',
  bytes: 'Bytes of a reading page',
  phone: 'On a phone',
  start: 'Start',
  memory: 'Memory',
  search: 'Search',
  quality: 'Quality of search',
  'book-import': 'Names found in books, and a book brought in',
  'book-reading': 'A chapter on a phone',
  books: 'Searching books',
  paths: 'Paths',
  'path-answers': 'Answers about a path',
  answers: 'Answers from facts',
  canvas: 'The graph on screen',
  axis: 'The timeline on screen',
  timeaxis: 'Events of a span, on the server',
  time: 'Times read and written',
  map: 'The map on screen',
  cylinder: 'The cylinder on screen',
  import: 'Import',
  'sign-ins': 'Sign-ins',
  tracking: 'Counting what is read',
  sealing: 'Sealed bodies',
  sockets: 'Messages to open sockets',
  editing: 'Editing and publishing',
  writing: 'The editor',
  soak: 'Attacked while people read',
  reads: 'Lists in a large collection',
  crowd: 'A crowd of one network beside readers',
  largest: 'The largest thing of each kind',
  social: 'What members like, say and watch',
  centre: 'The user centre of somebody who contributes much',
  likeness: 'Search by picture',
  tiles: 'Tiles',
  'deep-zoom': 'A painting on a phone',
  wall: 'The wall of paintings',
  upload: 'A hundred uploads',
  mirador: 'Mirador, on what we serve',
  backup: 'Backup and restoration',
  families: 'Families',
  replicas: 'Processes, replicas, failover',
};
const columns = ['what', 'figure', 'peer', 'ratio', 'budget', 'met', 'command'];
/** Text written by hand between these marks is preserved. */
const explanationMarks = { from: '<!-- why: written by hand -->', to: '<!-- /why -->' };
const part = (name: string) => ({ from: `<!-- figure ${name} -->`, to: '<!-- /figure -->' });

function formatNumber(value: number): string {
  if (value > 0 && value < 0.01) return value.toPrecision(2);
  const decimals = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** The median, with the smallest and the largest value in brackets. */
function formatSpread(values: readonly number[], unit: string): string {
  if (!values.length) return '—';
  const [least, maximum] = [Math.min(...values), Math.max(...values)];
  return (
    `${formatNumber(median(values))} ${unit}`.trim() +
    (maximum > least ? ` (${formatNumber(least)}–${formatNumber(maximum)})` : '')
  );
}

function cells(row: Row): string[] {
  const met = isMet(row);
  return [
    row.what,
    formatSpread(row.values, row.unit),
    [row.peer ?? [], row.others ?? []]
      .flat()
      .map(({ name, values }) => `${formatSpread(values, row.unit)} ${name}`)
      .join('; '),
    row.peer?.values.length ? formatNumber(ratioOf(row)) : '',
    row.budget?.text ?? '',
    met === null ? '' : met ? 'yes' : '**no**',
  ];
}

export function formatTable(rows: Row[]): string {
  const lines = rows.map(cells);
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Writes a figure's rows to docs/figures.md, replacing its earlier ones. */
export function saveRows(name: FigureName, rows: Row[], load: number): void {
  const before = existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8') : '';
  const parts = Object.keys(titles).flatMap((partName) => {
    const text = partName === name ? figureSection(name, rows, load) : textBetween(before, part(partName));
    return text ? [`${part(partName).from}${text}${part(partName).to}`] : [];
  });
  const reasons = textBetween(before, explanationMarks) ?? '\n\n';
  writeFigures(
    `${writeHead()}\n\n${parts.join('\n\n')}\n\n## Why\n${explanationMarks.from}${reasons}${explanationMarks.to}\n`,
  );
}

export const staleFigures = (): string[] => staleOf(readFileSync(figuresFile, 'utf8'));

function figureSection(name: FigureName, rows: Row[], load: number): string {
  const lines = [
    columns,
    columns.map(() => '---'),
    ...rows.map((row) => [...cells(row), `\`npm run bench -- ${name}\``]),
  ];
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, load ${load.toFixed(1)} before it began, code ${codeVersion(name)}`;
  return `\n## ${titles[name]}\n${when}.\n\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`;
}

function textBetween(text: string, { from, to }: { from: string; to: string }): string | null {
  const start = text.indexOf(from);
  if (start < 0) return null;
  return text.slice(start + from.length, text.indexOf(to, start));
}

/** The product's packages are in the root's node_modules, the peers in the bench's. */
const packageFile = (name: string) =>
  [`bench/node_modules/${name}/package.json`, `node_modules/${name}/package.json`].find((file) => existsSync(file))!;

function writeHead(): string {
  const packages = [
    'react',
    'fastify',
    'pg',
    'autocannon',
    'lighthouse',
    'minisearch',
    'graphology',
    'sigma',
    'vis-timeline',
  ].map((name) => `${name} ${(JSON.parse(readFileSync(packageFile(name), 'utf8')) as { version: string }).version}`);
  return `# Figures

Written by \`npm run bench\` (bench/); \`npm run bench -- NAME\` measures one again and leaves the rest. Each figure is the median of its rounds, in brackets the smallest and largest; a peer is measured in the same run, round by round in turn, and the ratio is the median of the rounds’ ratios. The load generator, the browser and PostgreSQL share the machine with the product. Budgets are those of design §6.

Machine: ${availableParallelism()} × ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB. Node ${process.versions.node}, ${packages.join(', ')}.`;
}
