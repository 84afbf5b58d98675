/** `npm run schema`: writes docs/schema.sql and docs/schema.md from a new database with all migrations. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../src/kit/database/database.server.ts';
import { migrate, migrationsIn } from '../src/kit/database/migrations.server.ts';
import { startOwnPostgres } from '../src/kit/own-postgres/own-postgres.server.ts';
import { schemaPage } from './schema/schema-page.ts';
import { readSchema, schemaSql } from './schema/schema-sql.ts';

process.chdir(join(import.meta.dirname, '..'));
const folder = mkdtempSync(join(tmpdir(), 'stele-schema-'));
const postgres = await startOwnPostgres(folder);
const { db } = connect(postgres.url);
try {
  await migrate(db, await migrationsIn(join(import.meta.dirname, '../migrations')));
  const schema = await readSchema(db);
  writeFileSync('docs/schema.sql', schemaSql(schema));
  writeFileSync('docs/schema.md', schemaPage(schema));
  console.log(`docs/schema.sql and docs/schema.md are written: ${schema.tables.length} tables.`);
} finally {
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
