import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import sax from 'sax';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { escapeXml } from '../../kit/markup.ts';
import { mountMachineEndpoints } from './machine-endpoints.server.ts';
import { createPageCache } from '../../kit/pages/page-cache.server.ts';

/** Characters that XML 1.0 allows in a document. Source: XML 1.0, production 2. */
const allowed = /^[\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
const odd = '\u0007\u000b\u001b]]>&<b>"\'\ufffe\uffff\u0085';

/** Texts and attributes of a document, joined; fails as a strict parser does. */
function read(xml: string): string {
  expect(xml).toMatch(allowed);
  let content = '';
  const parser = sax.parser(true);
  parser.ontext = (text) => {
    content += text;
  };
  parser.onattribute = ({ value }) => {
    content += value;
  };
  parser.write(xml).close();
  return content;
}

test('security M8: feed and sitemaps are well-formed whatever names contain', async () => {
  const { db } = await openDatabase();
  const newest = new Date(Date.now() + 60_000);
  await db
    .updateTable('entry')
    .where('id', '=', 'augustus-en')
    .set({ name: `Aug${odd}ustus`, summary: `A ruler${odd}.`, changedAt: newest })
    .execute();
  await db.deleteFrom('otherName').where('entryId', '=', 'augustus').execute();
  await db.updateTable('entry').where('id', '=', 'augustus').set({ id: `augustus-\u0007&<"` }).execute();
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  mountMachineEndpoints(app, { db, originOf: () => 'http://stele.test', cache: createPageCache(10_000_000) });
  const ask = async (url: string) => (await app.inject(url)).body;
  expect(read(await ask('/feed.atom?lang=en'))).toContain('Aug]]>&<b>"\'ustus');
  expect(read(await ask('/sitemap-1.xml'))).toContain('/detail/augustus-%07%26%3C%22');
  expect(read(await ask('/opensearch.xml?lang=fr'))).toContain('Stèle');
  expect(read(`<a b="${escapeXml(`\ud800 \udc00${odd} 𠮷\t\n`)}"/>`)).toContain('𠮷');
});
