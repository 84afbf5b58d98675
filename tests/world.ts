import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { features } from '../src/features.server.ts';
import { createApi } from '../src/kit/api.server.ts';
import { connect, type Connection } from '../src/kit/database.server.ts';
import type { Call } from '../src/kit/endpoint.ts';
import type { Language } from '../src/rules/languages.ts';

const members = {
  'sima-qian': { id: 'sima-qian', name: 'Sima Qian', phoneBound: true, role: 'member' },
  'ban-zhao': { id: 'ban-zhao', name: 'Ban Zhao', phoneBound: false, role: 'member' },
  'liu-xiang': { id: 'liu-xiang', name: 'Liu Xiang', phoneBound: true, role: 'reviewer' },
} as const;
export type TestMember = keyof typeof members;

/** A database of one's own, dropped when the test ends: a copy of the loaded world, or empty. */
export async function openDatabase(template: 'stele' | 'template0' = 'stele'): Promise<Connection & { url: string }> {
  const cluster = inject('postgres');
  const name = `t_${randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ connectionString: cluster.replace('/stele?', '/postgres?') });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  const url = cluster.replace('/stele?', `/${name}?`);
  const connection = connect(url, 4);
  onTestFinished(async () => {
    await connection.db.destroy();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return { ...connection, url };
}

/** A copy of the loaded world, and how to call as somebody: `as('sima-qian', 'en')(entryDetail, { id })`. */
export async function openWorld() {
  const connection = await openDatabase();
  const api = createApi(features);
  const as = (who: TestMember | null, language: Language = 'zh'): Call =>
    api.callFor({ db: connection.db, language, member: who && members[who], shows: () => {} });
  return { ...connection, as };
}
