import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shortestPath } from '../src/features/relations/contract.ts';
import { nameInSentence, partsOfSentence } from '../src/rules/sentences/sentences.ts';
import type { Language } from '../src/rules/languages.ts';
import { collectionSamples, writeSample } from '../tests/collection-samples.ts';
import { openWorld } from '../tests/world.ts';
import { importSource } from './engine.ts';
import { nomismaSource } from './nomisma.ts';

const handout = '../shared/data/01-nomisma-rulers-and-mints';

/** The path between two people of a collection in Nomisma's format, as text in a language. */
async function pathsIn(folder: string, from: string, to: string) {
  const { db, as } = await openWorld();
  await importSource(db, await nomismaSource(folder));
  const idOf = async (key: string) =>
    (
      await db
        .selectFrom('importRecord')
        .where('originId', '=', 'nomisma')
        .where('key', '=', key)
        .select('thingId')
        .executeTakeFirstOrThrow()
    ).thingId;
  const [aId, bId] = [await idOf(from), await idOf(to)];
  return async (language: Language): Promise<string[]> => {
    const { paths, nodes, edges } = await as(null, language)(shortestPath, {
      aId,
      bId,
      types: 'family,career',
      alternatives: 1,
    });
    const node = new Map(nodes.map((entry) => [entry.itemId, entry])),
      edge = new Map(edges.map((entry) => [entry.id, entry]));
    return paths[0]!.hops.map((hop) => {
      const { a, b, says: sentence, language: sentenceLanguage } = edge.get(hop.edge)!;
      return partsOfSentence(sentence)
        .map((part) =>
          typeof part === 'string'
            ? part
            : nameInSentence(sentence, part.end, node.get(part.end === 'a' ? a : b)!, sentenceLanguage),
        )
        .join('');
    });
  };
}

test('R09 a path between two rulers of a collection in Nomisma’s format reads like a text in five languages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-nomisma-paths-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const read = await pathsIn(writeSample(folder, collectionSamples.nomisma.sample), 'selene', 'antigonus_gonatas');
  expect(await read('zh')).toEqual([
    '克娄巴特拉·塞勒涅二世是托勒密王朝的成员',
    '托勒密·克劳诺斯是托勒密王朝的成员',
    '托勒密·克劳诺斯曾统治马其顿王国',
    '安提柯二世曾统治马其顿王国',
  ]);
  expect(await read('en')).toEqual([
    'Cleopatra Selene II was a member of the Ptolemaic Dynasty',
    'Ptolemy Keraunos was a member of the Ptolemaic Dynasty',
    'Ptolemy Keraunos ruled Macedon',
    'Antigonus II ruled Macedon',
  ]);
  expect(await read('fr')).toEqual([
    'Cléopâtre Séléné II appartenait aux Lagides',
    'Ptolémée Kéraunos appartenait aux Lagides',
    'Ptolémée Kéraunos a gouverné le royaume de Macédoine',
    'Antigone II Gonatas a régné sur le royaume de Macédoine',
  ]);
  expect(await read('es')).toEqual([
    'Cleopatra Selene II perteneció a la dinastía ptolemaica',
    'Ptolomeo Cerauno perteneció a la dinastía ptolemaica',
    'Ptolomeo Cerauno gobernó el reino de Macedonia',
    'Antígono II Gónatas gobernó el reino de Macedonia',
  ]);
  expect(await read('jp')).toEqual([
    'クレオパトラ・セレネはプトレマイオス朝の一員であった',
    'プトレマイオス・ケラウノスはプトレマイオス朝の一員であった',
    'プトレマイオス・ケラウノスはマケドニア王国を治めた',
    'アンティゴノス2世はマケドニア王国を治めた',
  ]);
});

test.skipIf(!existsSync(handout))(
  'R09 a path between two rulers of Nomisma through their dynasties reads like a text in five languages (needs ../shared/data)',
  { timeout: 120_000 },
  async () => {
    const read = await pathsIn(handout, 'cleopatra_selene_ii', 'philip_v_macedon');
    expect(await read('zh')).toEqual([
      '克娄巴特拉·塞勒涅二世是托勒密王朝的成员',
      '墨勒阿革洛斯是托勒密王朝的成员',
      '墨勒阿革洛斯曾统治马其顿王国',
      '腓力五世曾统治马其顿王国',
    ]);
    expect(await read('en')).toEqual([
      'Cleopatra Selene II was a member of the Ptolemaic Dynasty',
      'Meleager of Macedon was a member of the Ptolemaic Dynasty',
      'Meleager of Macedon ruled Macedon',
      'Philip V ruled Macedon',
    ]);
    expect(await read('fr')).toEqual([
      'Cléopâtre Séléné II appartenait aux Lagides',
      'Méléagre de Macédoine appartenait aux Lagides',
      'Méléagre de Macédoine a régné sur le royaume de Macédoine',
      'Philippe V de Macédoine a régné sur le royaume de Macédoine',
    ]);
    expect(await read('es')).toEqual([
      'Cleopatra Selene II perteneció a la dinastía Ptolemaica',
      'Meleagro de Macedonia perteneció a la dinastía Ptolemaica',
      'Meleagro de Macedonia gobernó el reino de Macedonia',
      'Filipo V de Macedonia gobernó el reino de Macedonia',
    ]);
    expect(await read('jp')).toEqual([
      'クレオパトラ・セレネはプトレマイオス朝の一員であった',
      'メレアグロスはプトレマイオス朝の一員であった',
      'メレアグロスはマケドニア王国を治めた',
      'ピリッポス5世はマケドニア王国を治めた',
    ]);
  },
);
