import { readWikidataItem } from '../../src/features/entries/wikidata/contract.ts';
import { createEntry, furtherParts } from '../../src/features/entries/writing-contract.ts';
import { beginRevision } from '../../src/features/gaps/contract.ts';
import { fetchPictures } from '../../src/features/jobs/contract.ts';
import { importCommonsPicture } from '../../src/features/media/remote/contract.ts';
import { beginRun, endRun } from '../../src/kit/jobs/job-runs.server.ts';
import { openWikimedia } from '../../src/kit/wikimedia/wikimedia.server.ts';
import { readSettings } from '../../src/kit/settings.server.ts';
import { human, item } from '../wikidata-items.ts';
import { startWikimedia } from '../wikimedia-server.ts';
import { createPicture, example, type Preparation, type PreparedWorld } from './prepared-world.ts';

/** A Wikidata and a Commons with what the examples ask for. */
async function enableWikimedia({ drivers, settings }: PreparedWorld): Promise<void> {
  const service = await startWikimedia({
    items: { Q1405: item('Q1405', 'Augustus', [human]) },
    files: { 'Augustus.jpg': { bytes: Buffer.from(await createPicture()) } },
  });
  const { STELE_DATA } = settings;
  drivers.wikimedia = openWikimedia(readSettings({ ...service.settings, STELE_DATA }));
}
const asAuthor = async (world: PreparedWorld) => {
  await enableWikimedia(world);
  return { visitor: world.people.author };
};

export const wikimediaExamples: readonly Preparation[] = [
  example(readWikidataItem, asAuthor),
  example(importCommonsPicture, asAuthor),
  example(fetchPictures, async (world) => {
    await enableWikimedia(world);
    return { visitor: world.people.boss };
  }),
  example(beginRevision, async ({ db, people }) => {
    const difference = { subjectId: 'augustus', item: 'Q1405', field: 'birth', source: null, place: null };
    const stated = await db
      .selectFrom('subjectTime')
      .where('subjectId', '=', 'augustus')
      .orderBy('position')
      .select('startTime')
      .executeTakeFirstOrThrow();
    const run = await beginRun(db, {
      job: 'comparingItems',
      queueId: 1,
      input: {},
      runner: '00000000-0000-4000-8000-000000000000',
      attempt: 1,
    });
    const differences = [{ ...difference, local: stated.startTime, remote: '-0064-00-00' }];
    await endRun(db, run, { outcome: 'done', report: { compared: 1, differences, statements: [] } });
    return { visitor: people.boss };
  }),
  example(furtherParts, async ({ by, people }) => {
    const visitor = people.author;
    const { itemId } = await by(visitor, 'en')(createEntry, { ...createEntry.example, draft: true });
    return { visitor, fill: { itemId } };
  }),
];
