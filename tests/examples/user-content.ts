import * as scripts from '../../src/features/timemaps/scripts/contract.ts';
import * as tours from '../../src/features/tours/contract.ts';
import { review } from '../../src/features/review/contract.ts';
import { example, type Preparation, type PreparedWorld } from './prepared-world.ts';

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
async function drawMapScript({ by, people }: PreparedWorld): Promise<string> {
  const { id } = await by(people.author)(scripts.createMapScript, scripts.createMapScript.example);
  const { draft } = await by(people.author)(scripts.openMapScript, { id });
  await by(people.author)(scripts.saveMapScript, { id, script, draft: true, onVersion: draft!.version });
  return id;
}
async function commitMapScript(world: PreparedWorld): Promise<string> {
  const id = await drawMapScript(world);
  await world.by(world.people.author)(scripts.commitMapScript, { id });
  return id;
}
async function publishMapScript(world: PreparedWorld): Promise<string> {
  const id = await drawMapScript(world);
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
async function createTour({ by, people }: PreparedWorld): Promise<string> {
  return (await by(people.author)(tours.createTour, tours.createTour.example)).id;
}
const asAuthorOf =
  (make: (world: PreparedWorld) => Promise<string>, more: object = {}) =>
  async (world: PreparedWorld) => ({ visitor: world.people.author, fill: { id: await make(world), ...more } });

/** Map scripts and tours. */
export const userContentExamples: readonly Preparation[] = [
  example(scripts.createMapScript, async ({ people }) => ({ visitor: people.author })),
  example(tours.createTour, async ({ people }) => ({ visitor: people.author })),
  example(scripts.mapScriptDrafts, async (world) => {
    await drawMapScript(world);
    return { visitor: world.people.author };
  }),
  example(scripts.mapScriptAudits, async (world) => {
    await commitMapScript(world);
    return { visitor: world.people.author };
  }),
  example(scripts.commitMapScriptByGet, asAuthorOf(drawMapScript)),
  example(scripts.commitMapScript, asAuthorOf(drawMapScript)),
  example(scripts.deleteMapScriptDraftByGet, asAuthorOf(drawMapScript)),
  example(scripts.deleteMapScriptDraft, asAuthorOf(drawMapScript)),
  example(scripts.deleteMapScriptAuditByGet, asAuthorOf(commitMapScript)),
  example(scripts.deleteMapScriptAudit, asAuthorOf(commitMapScript)),
  example(scripts.saveMapScript, async (world) => {
    const id = await drawMapScript(world);
    const { draft } = await world.by(world.people.author)(scripts.openMapScript, { id });
    return { visitor: world.people.author, fill: { id, onVersion: draft!.version } };
  }),
  example(scripts.openMapScript, asAuthorOf(drawMapScript)),
  example(scripts.mapScript, asAuthorOf(publishMapScript)),
  example(tours.myTours, async (world) => {
    await createTour(world);
    return { visitor: world.people.author };
  }),
  example(tours.saveTour, async (world) => {
    const id = await createTour(world);
    const { draft } = await world.by(world.people.author)(tours.openTour, { id });
    return { visitor: world.people.author, fill: { id, onVersion: draft!.version } };
  }),
  example(tours.addStop, asAuthorOf(createTour)),
  example(tours.openTour, asAuthorOf(createTour)),
  example(tours.deleteTour, asAuthorOf(createTour)),
];
