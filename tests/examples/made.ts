import * as scripts from '../../src/features/timemaps/scripts/contract.ts';
import * as tours from '../../src/features/tours/contract.ts';
import { review } from '../../src/features/review/contract.ts';
import { example, type Preparation, type PreparedWorld } from './prepared.ts';

const shape = {
  title: 'The wall',
  sketch: {
    shape: {
      type: 'LineString' as const,
      coordinates: [
        [100, 40],
        [119, 41],
      ] as [number, number][],
    },
  },
};
const script = { name: 'The Great Wall', language: 'en' as const, shapes: [shape] };

/** A map script that the fixture's author started, with a shape on it. */
async function drawn({ by, people }: PreparedWorld): Promise<string> {
  const { id } = await by(people.author)(scripts.createMapScript, scripts.createMapScript.example);
  const { draft } = await by(people.author)(scripts.openMapScript, { id });
  await by(people.author)(scripts.saveMapScript, { id, script, draft: true, onVersion: draft!.version });
  return id;
}
async function committed(world: PreparedWorld): Promise<string> {
  const id = await drawn(world);
  await world.by(world.people.author)(scripts.commitMapScript, { id });
  return id;
}
async function published(world: PreparedWorld): Promise<string> {
  const id = await drawn(world);
  const { revisionId } = await world.by(world.people.author)(scripts.commitMapScript, { id });
  for (const act of ['claim', 'pass'] as const)
    await world.by(world.people.reviewer)(review, {
      id: revisionId,
      act,
      publishNow: true,
      versions: await world.versionsOf(revisionId),
    });
  return id;
}
async function tour({ by, people }: PreparedWorld): Promise<string> {
  return (await by(people.author)(tours.createTour, tours.createTour.example)).id;
}
const byAuthor =
  (make: (world: PreparedWorld) => Promise<string>, more: object = {}) =>
  async (world: PreparedWorld) => ({ visitor: world.people.author, fill: { id: await make(world), ...more } });

/** Map scripts and tours. */
export const madeExamples: readonly Preparation[] = [
  example(scripts.createMapScript, async ({ people }) => ({ visitor: people.author })),
  example(tours.createTour, async ({ people }) => ({ visitor: people.author })),
  example(scripts.mapScriptDrafts, async (world) => {
    await drawn(world);
    return { visitor: world.people.author };
  }),
  example(scripts.mapScriptAudits, async (world) => {
    await committed(world);
    return { visitor: world.people.author };
  }),
  example(scripts.commitMapScriptByGet, byAuthor(drawn)),
  example(scripts.commitMapScript, byAuthor(drawn)),
  example(scripts.deleteMapScriptDraftByGet, byAuthor(drawn)),
  example(scripts.deleteMapScriptDraft, byAuthor(drawn)),
  example(scripts.deleteMapScriptAuditByGet, byAuthor(committed)),
  example(scripts.deleteMapScriptAudit, byAuthor(committed)),
  example(scripts.saveMapScript, async (world) => {
    const id = await drawn(world);
    const { draft } = await world.by(world.people.author)(scripts.openMapScript, { id });
    return { visitor: world.people.author, fill: { id, onVersion: draft!.version } };
  }),
  example(scripts.openMapScript, byAuthor(drawn)),
  example(scripts.mapScript, byAuthor(published)),
  example(tours.myTours, async (world) => {
    await tour(world);
    return { visitor: world.people.author };
  }),
  example(tours.saveTour, async (world) => {
    const id = await tour(world);
    const { draft } = await world.by(world.people.author)(tours.openTour, { id });
    return { visitor: world.people.author, fill: { id, onVersion: draft!.version } };
  }),
  example(tours.addStop, byAuthor(tour)),
  example(tours.openTour, byAuthor(tour)),
  example(tours.deleteTour, byAuthor(tour)),
];
