import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const pages = ['src/document.tsx', 'src/kit/pages', 'src/kit/islands', 'src/kit/calls', 'src/features/site'],
  entryPage = [...pages, 'src/features/entries'],
  island = ['src/client.ts', 'src/features.ts', 'src/kit/registry', 'src/kit/islands'],
  publishing = ['src/kit/database', 'src/editing/revisions/face', 'src/features/search/face'];

/** Files and folders of the code that each figure measures. Once it changes, the figure is stale. */
const codeOf = {
  cached: ['src/app.server.ts', 'src/kit/pages'],
  mediawiki: ['src/app.server.ts', 'src/kit/pages'],
  rendered: entryPage,
  unread: entryPage,
  bytes: [...entryPage, ...island, 'vite.config.ts'],
  phone: [...entryPage, ...island, 'src/styles', 'vite.config.ts'],
  start: [
    'start.ts',
    'src/kit/building/build.server.ts',
    'vite.config.ts',
    'src/kit/own-postgres',
    'importers/engine.ts',
  ],
  memory: pages,
  search: ['src/features/search'],
  books: ['src/features/books/search'],
  'book-import': [
    'src/features/books/mentions',
    'src/features/books/publish.server.ts',
    'src/features/books/search',
    'importers/books',
    ...publishing,
  ],
  'book-reading': ['src/features/books/reader', ...island],
  quality: ['src/features/search'],
  answers: ['src/features/answers', 'src/features/entries/answers', 'src/features/relations/answers'],
  paths: ['src/features/relations/graph', 'src/features/relations/paths'],
  'path-answers': ['src/features/relations/paths', 'src/kit/calls'],
  canvas: ['src/ui/graph-canvas'],
  axis: ['src/ui/time-axis'],
  map: ['src/ui/map-canvas'],
  cylinder: ['src/ui/time-cylinder'],
  import: ['importers/engine.ts', ...publishing],
  timeaxis: ['src/features/timelines/axis'],
  reads: ['src/kit/listed-subjects.server.ts', 'src/features/timemaps/world', 'src/features/home/queries.server.ts'],
  time: ['src/rules/time', 'src/rules/eras'],
  'sign-ins': ['src/features/accounts'],
  tracking: ['src/features/tracking', 'src/kit/database/copy.server.ts'],
  sealing: ['src/kit/calls/body-encryption.server.ts'],
  sockets: ['src/features/messages'],
  editing: [...publishing, 'src/features/review'],
  writing: ['src/editing'],
  soak: ['src/kit/calls', 'src/kit/pages'],
  largest: ['src/features', 'src/kit/pages'],
  crowd: ['src/kit/calls', 'src/kit/pages'],
  social: ['src/features/social'],
  likeness: ['src/features/media/likeness'],
  tiles: ['src/features/media/tiles', 'src/kit/pictures'],
  'deep-zoom': ['src/ui/deep-zoom', 'src/features/media/face/picture-viewer.tsx', ...island],
  wall: ['src/features/paintings/wall'],
  mirador: ['src/features/media/iiif'],
  upload: ['src/features/media/pictures.server.ts', 'src/features/media/handlers.server.ts', 'src/kit/pictures'],
  centre: ['src/features/user-centre', 'src/features/tasks'],
  backup: ['src/kit/backups'],
  families: [
    'src/features/families/kin',
    'src/features/families/tree',
    'src/features/families/lives',
    'importers/gedcom',
  ],
  replicas: ['src/kit/database'],
} satisfies Record<string, readonly string[]>;
export type FigureName = keyof typeof codeOf;

function* filesOf(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).toSorted()) if (!/\.test\.|\.md$/.test(name)) yield* filesOf(join(path, name));
}

/** Eight characters that change with the code of a figure. */
export function codeVersion(figure: FigureName): string {
  const hash = createHash('sha256');
  for (const path of codeOf[figure])
    for (const file of filesOf(path)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

export const mark = '\n**Older than the code that it speaks of.**';
const figurePattern = /<!-- figure (\S+) -->([\s\S]*?)<!-- \/figure -->/g;

const isStale = (name: FigureName, text: string) => /, code (\w{8})\./.exec(text)?.[1] !== codeVersion(name);

/** docs/figures.md with a mark on exactly the stale figures. */
export const withMarks = (figures: string): string =>
  figures.replace(figurePattern, (_, name: FigureName, text: string) => {
    const plain = text.replace(mark, '');
    const marked = isStale(name, plain) ? plain.replace(/(UTC, .*\.)\n/, `$1${mark}\n`) : plain;
    return `<!-- figure ${name} -->${marked}<!-- /figure -->`;
  });

/** Names of figures whose code changed after they were measured. */
export const staleOf = (figures: string): string[] =>
  [...figures.matchAll(figurePattern)]
    .filter(([, name, text]) => isStale(name as FigureName, text!))
    .map(([, name]) => name!);
