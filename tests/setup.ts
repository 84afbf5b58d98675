import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { importSource } from '../importers/engine.ts';
import type { Source } from '../importers/record.ts';
import { builtInContent } from '../importers/content/load.ts';
import { contentSource } from '../importers/content/source.ts';
import { build, isBuildStale } from '../src/kit/building/build.server.ts';
import { connect, type Connection, type Database } from '../src/kit/database/database.server.ts';
import { migrateQueue } from '../src/kit/jobs/queue.server.ts';
import { migrate, migrationsIn } from '../src/kit/database/migrations.server.ts';
import { startOwnPostgres } from '../src/kit/own-postgres/own-postgres.server.ts';
import { loadLibrary } from '../importers/content/books/load.ts';
import { builtInBorders } from '../importers/content/borders/load.ts';
import { findChromium } from './chromium.ts';
import { selectPartOfWorld } from './part-of-the-world.ts';
import { indexNewSentences } from '../src/features/search/sentences.server.ts';
import { createRunFolder } from './run-folder.ts';
import { runProduct, type Product } from './run-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Database cluster: replace the name in this address for any database of it. */
    postgres: string;
    /** Parent of test folders; removed at the end of the run. */
    folder: string;
    /** A data folder with the world in it and no process on it: to be copied. */
    loaded: string;
    /** Address of the product with the world loaded; shared, so tests must not publish there. */
    product: string;
    /** The same for tests that publish (tests/product-under-test.ts). */
    workshop: string;
    /** The browser executable that each worker starts. */
    chromium: string;
  }
}

/** Starts one cluster with the loaded world as a template, and running products, for all tests of the run. */
export default async function setup(project: TestProject) {
  const wantsProduct = !process.env.STELE_TESTS || process.env.STELE_TESTS !== 'unit';
  const folder = createRunFolder();
  project.provide('folder', folder);
  const building = wantsProduct && isBuildStale() ? build() : Promise.resolve();
  building.catch(() => {});
  const loading = await startOwnPostgres(folder);
  const connection = connect(loading.url, 2),
    { db } = connection;
  const content = builtInContent(),
    library = loadLibrary();
  await makeTables(connection);
  await fill(db, contentSource(content, { isWorld: true, library, extents: builtInBorders() }));
  await db.destroy();
  await loading.stop();
  const loaded = join(folder, 'loaded');
  mkdirSync(loaded);
  spawnSync('cp', ['-a', join(folder, 'postgres'), loaded], { stdio: 'inherit' });
  project.provide('loaded', loaded);
  const postgres = await startOwnPostgres(folder);
  // It ends with the run: a crash may lose it, and copying a database costs an eighth.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await inCluster(postgres.url, `alter system set ${setting} = off`);
  await inCluster(postgres.url, 'select pg_reload_conf()');
  for (const name of ['product', 'workshop', 'reading'])
    await inCluster(postgres.url, `create database ${name} template stele strategy file_copy`);
  await inCluster(postgres.url, 'alter database reading set default_transaction_read_only = on');
  await makeTemplate(postgres.url, 'tables', 'template0', makeTables);
  await makeTemplate(postgres.url, 'part', 'tables', (part) => fill(part.db, selectPartOfWorld(content, library)));
  project.provide('postgres', postgres.url);

  let products: Product[] = [];
  if (wantsProduct) {
    await building;
    products = (['product', 'workshop'] as const).map((name) =>
      runProduct({
        DATABASE_URL: postgres.url.replace('/stele?', `/${name}?`),
        STELE_DATA: folder,
        BACKUP_TO: join(folder, 'backups'),
        TRUST_PROXY: '127.0.0.1',
        STELE_WORLD: 'off',
        STELE_DEV: 'on',
        PUSH_KEY: Buffer.alloc(32, 7).toString('base64'),
      }),
    );
    const [product, workshop] = await Promise.all(products.map((instance) => instance.open()));
    project.provide('product', product!);
    project.provide('workshop', workshop!);
    project.provide('chromium', await findChromium());
  }
  return async () => {
    await Promise.all(products.map((instance) => instance.signal('SIGTERM')));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTables(connection: Connection) {
  await migrate(connection.db, await migrationsIn(resolve('migrations')));
  await migrateQueue(connection);
}

async function fill(db: Database, source: Source) {
  await importSource(db, source);
  await indexNewSentences(db); // as a product does after its start
  await sql`analyze`.execute(db); // copies need statistics like an older database, and autovacuum is off
}

/** A database for tests to copy, which starts as a copy itself. */
async function makeTemplate(url: string, name: string, from: string, make: (connection: Connection) => Promise<void>) {
  await inCluster(url, `create database ${name} template ${from} strategy file_copy`);
  const connection = connect(url.replace('/stele?', `/${name}?`), 2);
  await make(connection);
  await connection.db.destroy();
}

async function inCluster(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url.replace('/stele?', '/postgres?') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
