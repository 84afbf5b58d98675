import Fastify from 'fastify';
import sax from 'sax';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../../../../tests/world.ts';
import { mountOai } from './mount-oai.server.ts';

/** Texts of the elements of a name, and the names of all elements; fails on XML that is not well-formed. */
function readXml(xml: string) {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  const parser = sax.parser(true);
  parser.onopentag = ({ name }) => {
    path.push(name);
    texts.set(name, [...(texts.get(name) ?? []), '']);
  };
  parser.ontext = (text) => {
    const list = texts.get(path.at(-1)!);
    if (list) list[list.length - 1] += text;
  };
  parser.onclosetag = () => void path.pop();
  let code: string | null = null;
  parser.onattribute = ({ name, value }) => {
    if (name === 'code') code = value;
  };
  parser.write(xml).close();
  return { code: code as string | null, of: (name: string) => texts.get(name) ?? [] };
}

async function openRepository() {
  const { db } = await openWorld({}, 'part');
  const app = Fastify();
  onTestFinished(() => app.close());
  mountOai(app, { db, originOf: () => 'https://stele.test', settings: {} });
  const ask = async (query: string) => readXml((await app.inject(`/data/oai?${query}`)).body);
  return { db, ask };
}

test('issue 42: a harvester gets every entry once, page by page, with what it is and where', async () => {
  const { db, ask } = await openRepository();
  const { count } = await db
    .selectFrom('entry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const identifiers: string[] = [];
  let query = 'verb=ListRecords&metadataPrefix=oai_dc';
  for (let page = 0; query && page < 100; page++) {
    const answer = await ask(query);
    expect(answer.code).toBeNull();
    identifiers.push(...answer.of('identifier'));
    const [token] = answer.of('resumptionToken');
    query = token ? `verb=ListRecords&resumptionToken=${token}` : '';
  }
  expect([identifiers.length, new Set(identifiers).size]).toEqual([Number(count), Number(count)]);
  const record = await ask('verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:stele.test:augustus-en');
  expect(record.of('dc:title')[0]).toBe('Augustus');
  expect([record.of('dc:identifier'), record.of('dc:coverage'), record.of('dc:language')]).toEqual([
    ['https://stele.test/detail/augustus-en'],
    ['-63/14'],
    ['en'],
  ]);
  const identify = await ask('verb=Identify');
  expect([identify.of('protocolVersion'), identify.of('adminEmail')]).toEqual([['2.0'], ['webmaster@stele.test']]);
  expect((await ask('verb=ListSets')).of('setSpec')).toContain('painting');
});

test('issue 42: a later harvest gets only what changed since, of one kind', async () => {
  const { db, ask } = await openRepository();
  const changedAt = new Date('2040-05-06T07:08:09.987Z');
  await db.updateTable('entry').set({ changedAt }).where('id', '=', 'augustus-fr').execute();
  const list = 'verb=ListIdentifiers&metadataPrefix=oai_dc';
  const since = await ask(`${list}&from=2040-05-06T07:08:09Z`);
  expect([since.of('identifier'), since.of('datestamp')]).toEqual([
    ['oai:stele.test:augustus-fr'],
    ['2040-05-06T07:08:09Z'],
  ]);
  expect(
    (await ask(`${list}&from=2040-05-06T07:08:09Z&until=2040-05-06T07:08:09Z&set=person`)).of('identifier'),
  ).toHaveLength(1);
  expect((await ask(`${list}&from=2040-05-06&set=place`)).code).toBe('noRecordsMatch');
});

test('issue 42: wrong requests have the errors of the protocol', async () => {
  const { ask } = await openRepository();
  for (const [query, code] of [
    ['', 'badVerb'],
    ['verb=Fly', 'badVerb'],
    ['verb=constructor', 'badVerb'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=yesterday', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2040-01-01&until=2039-01-01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2040-01-01&until=2041-01-01T00:00:00Z', 'badArgument'],
    ['verb=Identify&set=person', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=marc21', 'cannotDisseminateFormat'],
    ['verb=ListRecords&resumptionToken=nonsense', 'badResumptionToken'],
    ['verb=ListRecords&resumptionToken=WzEsMiwzLDQsNV0', 'badResumptionToken'],
    ['verb=Identify&resumptionToken=x', 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:stele.test:nobody', 'idDoesNotExist'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=augustus-en', 'idDoesNotExist'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=dragons', 'noRecordsMatch'],
  ] as const)
    expect((await ask(query)).code, query).toBe(code);
});
