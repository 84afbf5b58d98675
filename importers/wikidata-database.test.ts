import { describe, expect, test } from 'vitest';
import { openDatabase } from '../tests/world.ts';
import { importSource } from './engine.ts';
import { wikidataSource } from './wikidata.ts';
import {
  useWikidataFolder,
  write,
  terms,
  toItem,
  createStatement,
  item,
  dump,
  human,
} from '../tests/wikidata-items.ts';

useWikidataFolder();

describe('in the database', () => {
  const relationsOf = async (db: Awaited<ReturnType<typeof openDatabase>>['db'], id: string) =>
    (
      await db
        .selectFrom('relation')
        .innerJoin('subject', 'subject.id', 'relation.toId')
        .innerJoin('sameAs', (join) => join.onRef('sameAs.subjectId', '=', 'subject.id').on('scheme', '=', 'wikidata'))
        .innerJoin('importRecord', 'importRecord.thingId', 'relation.fromId')
        .where('importRecord.key', '=', id)
        .select(['value', 'word'])
        .execute()
    )
      .map(({ value, word }) => [value, word.en])
      .toSorted();

  test('merges with the world by Wikidata id, links to it, imports a relation stated by both ends once; a repeat changes nothing', async () => {
    const { db } = await openDatabase();
    const file = write(
      'dump.json',
      dump(
        item('Q1048', 'Gaius Julius Caesar', [
          human,
          createStatement(toItem('P31', 'Q5')),
          createStatement(toItem('P40', 'Q900001')),
          createStatement(toItem('P21', 'Q6581097')),
        ]),
        item('Q900001', 'Julia', [
          human,
          createStatement(toItem('P22', 'Q1048')),
          createStatement(toItem('P26', 'Q900002')),
          createStatement(toItem('P27', 'Q17167')),
          createStatement(toItem('P166', 'Q900003')),
          createStatement(toItem('P99991', 'Q900002')),
          createStatement(toItem('P99992', 'Q900002')),
        ]),
        item('Q900002', 'Pompey', [human, createStatement(toItem('P26', 'Q900001'))]),
        { type: 'property', id: 'P99991', labels: terms({ en: 'betrothed to', fr: 'promis à' }), claims: {} },
      ),
    );
    const first = await importSource(db, await wikidataSource(file));
    expect(first).toMatchObject({
      read: 3,
      taken: 3,
      merged: [{ key: 'Q1048', into: 'julius-caesar', because: 'wikidata Q1048' }],
      dangling: 1,
      passedOver: { 'a property': 1 },
      leftOut: { 'a relation that nobody has a word for': 1 },
    });
    expect(await relationsOf(db, 'Q900001')).toEqual([
      ['Q17167', 'belongs to'],
      ['Q900002', 'betrothed to'],
      ['Q900002', 'married to'],
    ]);
    expect(await relationsOf(db, 'Q900002')).toEqual([]);
    expect(
      await db
        .selectFrom('relation')
        .innerJoin('importRecord', 'importRecord.thingId', 'relation.toId')
        .where('key', '=', 'Q900001')
        .where('fromId', '=', 'julius-caesar')
        .select('type')
        .execute(),
    ).toEqual([{ type: 'family' }]);

    const count = async () =>
      (
        await db
          .selectFrom('revision')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const before = await count();
    expect(await importSource(db, await wikidataSource(file))).toMatchObject({
      taken: 0,
      changed: 0,
      unchanged: 3,
      dangling: 1,
    });
    expect(await count()).toBe(before);

    // Items imported later are linked, although records that refer to them did not change.
    await importSource(db, await wikidataSource(write('later.json', dump(item('Q900003', 'A wreath')))));
    expect(await importSource(db, await wikidataSource(file))).toMatchObject({
      taken: 0,
      changed: 0,
      unchanged: 3,
      dangling: 0,
    });
    expect(await relationsOf(db, 'Q900001')).toContainEqual(['Q900003', 'received']);
  });

  test('items with the same name are distinguished by their descriptions', async () => {
    const { db } = await openDatabase();
    const described = (id: string, en: string, description: string) =>
      item(id, en, [human], { descriptions: terms({ en: description }) });
    await importSource(
      db,
      await wikidataSource(
        write(
          'dump.json',
          dump(
            described('Q900001', 'Trajan', 'English bishop'),
            described('Q900002', 'Alone', 'nobody else'),
            described('Q900003', 'Twin', 'the first'),
            described('Q900004', 'Twin', 'the second'),
          ),
        ),
      ),
    );
    const entries = await db
      .selectFrom('entry')
      .innerJoin('importRecord', 'importRecord.thingId', 'entry.subjectId')
      .where('originId', '=', 'wikidata')
      .select(['key', 'disambiguation', 'summary'])
      .orderBy('key')
      .execute();
    expect(entries).toEqual([
      { key: 'Q900001', disambiguation: 'English bishop', summary: 'English bishop' },
      { key: 'Q900002', disambiguation: null, summary: 'Nobody else' },
      { key: 'Q900003', disambiguation: 'the first', summary: 'The first' },
      { key: 'Q900004', disambiguation: 'the second', summary: 'The second' },
    ]);
  });
});
