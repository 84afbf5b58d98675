import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortestPath } from '../src/features/relations/contract.ts';
import { nameIn, partsOfSentence } from '../src/features/relations/face/sentences.ts';
import type { Language } from '../src/rules/languages.ts';
import { openWorld } from '../tests/world.ts';
import { importSource } from './engine.ts';
import { nomismaSource } from './nomisma.ts';

const handout = '../shared/data/01-nomisma-rulers-and-mints';

test.skipIf(!existsSync(handout))(
  'R09 a path between two rulers of Nomisma through their dynasties reads like a text in five languages (skipped where the hand-out is not beside the repository)',
  { timeout: 120_000 },
  async () => {
    const { db, as } = await openWorld();
    await importSource(db, await nomismaSource(handout));
    const idOf = async (key: string) =>
      (
        await db
          .selectFrom('importRecord')
          .where('originId', '=', 'nomisma')
          .where('key', '=', key)
          .select('thingId')
          .executeTakeFirstOrThrow()
      ).thingId;
    const [aId, bId] = [await idOf('cleopatra_selene_ii'), await idOf('philip_v_macedon')];
    async function read(language: Language): Promise<string[]> {
      const { paths, nodes, edges } = await as(null, language)(shortestPath, {
        aId,
        bId,
        types: 'family,career',
        alternatives: 1,
      });
      const node = new Map(nodes.map((one) => [one.itemId, one])),
        edge = new Map(edges.map((one) => [one.id, one]));
      return paths[0]!.hops.map((hop) => {
        const { a, b, says, language: said } = edge.get(hop.edge)!;
        return partsOfSentence(says)
          .map((part) =>
            typeof part === 'string' ? part : nameIn(says, part.end, node.get(part.end === 'a' ? a : b)!, said),
          )
          .join('');
      });
    }
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
