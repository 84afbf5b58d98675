import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { features } from './src/features.server.ts';
import { createApi } from './src/kit/calls/api.server.ts';
import { memberOf, openSession, sessionCookie } from './src/kit/calls/session.server.ts';
import { openPlace } from './src/kit/backups/place.server.ts';
import { chosenBackup, restore } from './src/kit/backups/restore.server.ts';
import { connect } from './src/kit/database/database.server.ts';
import { migrationsIn } from './src/kit/database/migrations.server.ts';
import { mediaStoreOf } from './src/kit/drivers.server.ts';
import { startOwnPostgres } from './src/kit/own-postgres/own-postgres.server.ts';
import { readSettings } from './src/kit/settings.server.ts';
import { aVisitor, testContext } from './tests/visitor.ts';
import * as entries from './src/features/entries/contract.ts';
import * as social from './src/features/social/contract.ts';
import * as groups from './src/features/groups/contract.ts';
import * as saved from './src/features/groups/saved-contract.ts';
import * as tours from './src/features/tours/contract.ts';
import * as scripts from './src/features/timemaps/scripts/contract.ts';
import * as timemaps from './src/features/timemaps/contract.ts';
import * as timelines from './src/features/timelines/contract.ts';
import * as books from './src/features/books/contract.ts';
import * as gallery from './src/features/media/gallery/contract.ts';
const data = '/tmp/ops-rel';
const env = { ...process.env, STELE_DATA: data, BACKUP_KEY: 'nabonidus dug here' };
const settings = readSettings(env);
const own = await startOwnPostgres(data);
const connection = Object.assign(connect(own.url, 4), { url: own.url });
const { db } = connection;
const place = await openPlace('tests/released/backup-2026-11-23', settings);
const { manifest } = await chosenBackup(place);
await restore({ place, manifest, connection, media: mediaStoreOf(settings), migrations: await migrationsIn(resolve('migrations')) });
for (const pack of ['/tmp/ops-entry.zip', '/tmp/ops-book.zip']) {
  const r = spawnSync(process.execPath, ['importers/run.ts', 'pack', pack], { env, encoding: 'utf8' });
  console.log(r.status, r.stdout.split('\n').slice(0, 3).join(' '), r.stderr.slice(0, 500));
}
const api = createApi(features);
const base = testContext(db);
async function callOf(who: string | null, language: never) {
  const visitor = aVisitor();
  if (who) await openSession(db, visitor, who);
  const member = who ? await memberOf(db, visitor.cookie(sessionCookie), { visitor }) : null;
  return api.callFor({ ...base, language, visitor, member });
}
const act = await callOf('author', 'en' as never);
const comment = await act(social.sendComment, { id: 'augustus', type: 'item', reply: 'Compare [[ruler]].' });
await (await callOf('reviewer', 'en' as never))(social.sendComment, { id: comment.id, type: 'comment', reply: 'Indeed.' });
await act(social.sendLike, { id: 'augustus', type: 'item' } as never);
await act(social.sendFavour, social.sendFavour.example);
await act(social.sendWatch, social.sendWatch.example);
const group = await act(groups.saveGroup, { group: { ...groups.saveGroup.example.group, nodes: [{ key: 'n1', itemId: 'augustus', called: 'Augustus' }] }, visibility: 'public' } as never);
const path = await act(saved.savePath, { path: { aId: 'ruler', bId: 'minister' } });
const graph = await act(saved.saveGraph, { graph: { name: 'Two', nodes: [{ itemId: 'augustus', x: 0, y: 0 }, { itemId: 'ruler', x: 5, y: 5 }], edges: [] } });
const tour = await act(tours.createTour, tours.createTour.example);
await act(tours.addStop, { ...tours.addStop.example, id: tour.id });
const script = await act(scripts.createMapScript, scripts.createMapScript.example);
const asked: [string | null, string, { routes: readonly string[] }, object][] = [
  ...['cn', 'en', 'fr'].flatMap((l): typeof asked => [
    [null, l, entries.entryDetail, { id: 'augustus', lang: l }],
    [null, l, timelines.timelineOfEntry, { id: 'augustus', lang: l }],
    [null, l, timemaps.timemapOfEntry, { id: 'augustus', lang: l }],
    [null, l, books.bookDetail, { id: 'book-res-gestae' }],
  ]),
  [null, 'en', books.bookContents, { id: 'book-res-gestae' }],
  [null, 'en', gallery.imageList, { ...gallery.imageList.example, itemId: 'augustus' }],
  [null, 'en', social.comments, { id: 'augustus', type: 'item' }],
  [null, 'en', social.socialLike, { id: 'augustus', type: 'item' }],
  ['author', 'en', social.favourites, { page: 1, size: 20 }],
  ['author', 'en', social.watched, {}],
  ['author', 'en', groups.groupDetail, { id: group.id }],
  ['author', 'en', groups.ownGroups, groups.ownGroups.example],
  [null, 'en', saved.savedPath, { id: path.id }],
  [null, 'en', saved.savedGraph, { id: graph.id }],
  ['author', 'en', tours.openTour, { id: tour.id }],
  ['author', 'en', scripts.openMapScript, { id: script.id }],
];
const seen = [];
for (const [who, lang, endpoint, input] of asked) {
  const language = lang === 'cn' ? 'zh' : lang;
  const reply = await (await callOf(who, language as never))(endpoint as never, input as never).catch((e) => console.log('!!', endpoint.routes[0], String(e), JSON.stringify(e)));
  seen.push({ who, language, line: endpoint.routes[0], input, reply });
}
writeFileSync('/tmp/ops-seen.json', JSON.stringify({ seen }, null, 1) + '\n');
const r = spawnSync(process.execPath, ['scripts/backup.ts', '/tmp/ops-rel-backup'], { env, encoding: 'utf8' });
console.log(r.stdout, r.stderr);
await db.destroy(); await own.stop();
