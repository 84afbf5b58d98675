import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  useWikidataFolder,
  write,
  terms,
  snak,
  toItem,
  toTime,
  createStatement,
  item,
  dump,
  human,
  readAll,
  readEntity,
} from '../tests/wikidata-items.ts';

useWikidataFolder();

describe('hostile input is refused by its place, the rest is imported', () => {
  test('broken, truncated, oversized, non-UTF-8, endlessly nested or empty input', async () => {
    const sound = JSON.stringify(item('Q1', 'Sound')),
      last = JSON.stringify(item('Q2', 'Last'));
    const large = `{"id":"Q9","labels":{"en":{"value":"${'x'.repeat(17 * 1024 * 1024)}"}}}`;
    write(
      'a.json',
      Buffer.concat([
        Buffer.from(`[\n${sound},\n{"id":"Q3","labels":{"en":{"value":"Cut off\n{"id":"Q4","labels":},\n{"id":"Q5"`),
        Buffer.from(',"labels":{"en":{"value":"\xff\xfe"}}},\n', 'latin1'),
        Buffer.from(`${'{"a":'.repeat(200)}1${'}'.repeat(200)},\n{"a":${'['.repeat(150)}${']'.repeat(150)}},\n`),
        Buffer.from(`${large},\n<html>{"no":1}</html>\n"text", 7, {},\n${last}\n]`),
      ]),
    );
    write('b.json', '');
    write('c.json', `${sound.replace('Q1', 'Q6')}\n{"id":"Q7","labels":{"en":`);
    const { records, refused } = await readAll();
    expect([...records.keys()]).toEqual(['Q1', 'Q2', 'Q6']);
    expect(refused).toEqual([
      'a.json:3 a line break within a text',
      expect.stringMatching(/^a\.json:4 not well-formed JSON: /),
      'a.json:5 not in UTF-8',
      'a.json:6 nested deeper than 100',
      'a.json:7 nested deeper than 100',
      'a.json:8 larger than 16 MB',
      'a.json:9 no JSON object',
      'a.json:10 no JSON object',
      'a.json:10:12 no entity of Wikidata: it has no id',
      'c.json:2 the file ends within it',
    ]);
  });

  test('packed files that break off or are invalid', async () => {
    const packedDump = gzipSync(
      dump(...Array.from({ length: 3000 }, (_, n) => item(`Q${n + 1}`, `Number ${Math.sin(n)}`))),
    );
    write('a.json.gz', packedDump.subarray(0, packedDump.length - 2000));
    write('b.json.gz', 'no gzip');
    write('c.json.bz2', 'no bzip2');
    write('d.json.bz2', Buffer.from('QlpoOTFBWSZTWWiGXoMAABPfgAAQEAQgEAAAoAg+p08qIABURPQpkGAT', 'base64'));
    // Eighty megabytes of zeros in 83 bytes.
    write(
      'e.json.bz2',
      Buffer.from(
        'QlpoOTFBWSZTWei3pg8BX44IAMAAAAggADCATUZCoCWpCoCXMUFZJlNZVRqU7QEi9kgAoABAAAAIIAAwzAUppxhKpCNgSqQjxdyRThQkIR12PIA=',
        'base64',
      ),
    );
    write('f.json', dump(item('Q5000', 'Sound')));
    const { records, refused } = await readAll();
    expect(records.size).toBeGreaterThan(500);
    expect(records.has('Q5000')).toBe(true);
    expect(refused.map((line) => line.replace(/:\d+ /, ': ').replace(/on: .*/, 'on'))).toEqual([
      'a.json.gz: cannot be read on',
      'b.json.gz: cannot be read on',
      'c.json.bz2: cannot be read on',
      'd.json.bz2: cannot be read on',
      'e.json.bz2: no JSON object',
      'e.json.bz2: cannot be read on',
    ]);
  });

  test('a line of 50 MB costs no memory', async () => {
    const path = write(
      'long.json',
      `[\n{"id":"Q1","labels":{"en":{"value":"${'y'.repeat(50 * 1024 * 1024)}"}}},\n${JSON.stringify(item('Q2', 'After it'))}\n]`,
    );
    const before = process.memoryUsage().rss;
    const { records, refused } = await readAll(path);
    expect([...records.keys()]).toEqual(['Q2']);
    expect(refused).toEqual(['long.json:2 larger than 16 MB']);
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(120);
  });

  test('invalid values are left out and reported, the item stays', async () => {
    const place = (latitude: unknown, longitude: unknown, globe = 'Q2') =>
      createStatement(
        snak('P625', 'globecoordinate', { latitude, longitude, globe: `http://www.wikidata.org/entity/${globe}` }),
      );
    write(
      'dump.json',
      dump(
        item('Q1', 'No year 0', [
          human,
          createStatement(toTime('P569', '+0000-01-01T00:00:00Z')),
          createStatement(toTime('P570', '+1900-13-01T00:00:00Z', 11)),
        ]),
        item('Q2', 'Backwards', [
          human,
          createStatement(toTime('P569', '+1900-00-00T00:00:00Z')),
          createStatement(toTime('P570', '+1800-00-00T00:00:00Z')),
        ]),
        item('Q3', 'Beyond the pole', [place(91, 0)]),
        item('Q4', 'Far east', [place(0, 200)]),
        item('Q5', 'On the moon', [place(1, 1, 'Q405')]),
        item('Q6', 'Nowhere', [place('1', null)]),
        {
          id: 'Q7',
          labels: terms({ en: 'Odd' }),
          claims: {
            P31: 'human',
            P22: [
              null,
              7,
              { mainsnak: 7 },
              {
                mainsnak: {
                  snaktype: 'value',
                  datavalue: { type: 'wikibase-entityid', value: { id: 'Q1; drop table' } },
                },
              },
            ],
            __proto__: [],
            constructor: [{}],
          },
          aliases: { en: 'x' },
          descriptions: [],
        },
      ),
    );
    const { records, without, refused, one: of } = await readAll();
    expect(refused).toEqual([]);
    expect(records.size).toBe(7);
    expect([...records.values()].flatMap((record) => record.times)).toEqual([]);
    expect([of('Q3').place, of('Q4').place, of('Q5').place, of('Q6').place]).toEqual([
      null,
      expect.objectContaining({ longitude: -160 }),
      null,
      null,
    ]);
    expect(of('Q7').relations).toEqual([]);
    expect(without.toSorted()).toEqual([
      'a place that is not on earth',
      'a place that is not on earth',
      'a time that cannot be',
      'a time that cannot be',
      'a time that ends before it begins',
    ]);
  });

  test('names with HTML, NUL or reversed direction, 100,000 aliases, 10,000 statements', async () => {
    const record = await readEntity(
      item(
        'Q1',
        '',
        [
          human,
          ...Array.from({ length: 10_000 }, (_, n) => createStatement(toItem(`P${100_000 + (n % 50)}`, `Q${n + 2}`))),
        ],
        {
          labels: terms({
            en: '<b onmouseover=alert(1)>Bold</b>\u0000 \u202eName',
            fr: '<script>alert(1)</script>',
            es: 'x'.repeat(201),
            zh: '&lt;img src=x&gt;名',
            ja: '\ud800',
          }),
          aliases: { en: Array.from({ length: 100_000 }, (_, n) => ({ value: `Alias ${n}` })) },
          descriptions: terms({ en: `Long ${'word '.repeat(5000)}` }),
        },
      ),
    );
    expect(record.names).toEqual({ en: 'Bold Name', zh: '名', jp: '\ufffd' });
    expect(record.otherNames!.en).toHaveLength(100);
    expect(record.summary!.en!.length).toBeLessThanOrEqual(4000);
    expect(record.relations).toHaveLength(1000);
  });
});
