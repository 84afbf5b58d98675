import type { KnipConfig } from 'knip';

/** What `npm run unused` begins from; it fails on every export, file and package that nothing uses. */
export default {
  entry: [
    // Commands of package.json, which `scripts/node.sh` runs.
    'start.ts',
    'importers/run.ts',
    'tests/run.ts',
    'bench/{mark-stale,run}.ts',
    'bench/soak/run-soak.ts',
    // The browser's script, and the modules of pages, whose exports kit/pages/page.ts describes.
    'src/client.ts',
    'src/features/site/app/service-worker.ts',
    'src/features/social/watching/push-worker.ts',
    '{bench/pages,src/features}/**/*-page.tsx',
    'bench/pages/feature{,.server}.ts',
    'tests/new-feature/inscriptions/**/*.{ts,tsx}',
    // Started as threads or processes of their own, by their path.
    'bench/{bare-fastify,import-picture,install-peers,load-generator,path-contestant,peer,readme-pictures,tile-cutting-baseline}.ts',
    'src/features/relations/graph/worker.server.ts',
    'src/features/search/meaning/{text-model-worker,vector-worker}.server.ts',
    'src/check-thread.server.ts',
    'src/serve-process.server.ts',
    'src/kit/building/{compress-assets,subset-serif}.ts',
    'src/kit/pictures/picture-decoder.server.ts',
    'importers/{limited-import,watch-place,wikidata-proposal}.ts',
    'src/features/media/plates/draw-subject-process.server.ts',
    'importers/content/plates/draw.ts',
    'tests/{built-patterns,killed-reviewer,worker-tasks}.ts',
    'tests/process/shifted-clock.ts',
    'tests/browser/saved-input-form.tsx',
    // Run by npm through scripts/node.sh.
    '{start,importers/run,tests/run,bench/run,bench/mark-stale,bench/soak/run-soak}.ts',
    // Read by the folder.
    'migrations/*.ts',
    'scripts/*.ts',
    'src/app.server.ts',
    // Types alone: each adds its tables to those of the database.
    'src/**/tables.ts',
  ],
  project: ['*.ts', '{bench,importers,migrations,scripts,src,tests}/**/*.{ts,tsx}'],
  // Two names of one value are two meanings: the narrowest view happens to be a day.
  exclude: ['duplicates'],
  ignoreBinaries: ['apt-get', 'mount', 'systemd-analyze', 'umount', 'Xvfb'],
  ignoreDependencies: [
    // In bench/package.json.
    'autocannon',
    'graphology-shortest-path',
    'd3-dag',
    'family-chart',
    'minisearch',
    // A file of it is read by its path.
    '@jinntec/jinn-codemirror',
    // Named in src/styles/font-faces.ts.
    /^@fontsource\/noto-/,
  ],
} satisfies KnipConfig;
