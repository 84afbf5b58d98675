import * as calls from '../../src/features/media/recordings/contract.ts';
import { bringFromAbroad, lookAbroad } from '../../src/features/media/foreign/contract.ts';
import { aMuseum } from '../foreign-museum.ts';
import { aWav } from '../recordings.ts';
import { example, type Preparation, type PreparedWorld } from './prepared.ts';

/** A museum whose pictures may be imported. */
async function abroad({ people, settings }: PreparedWorld) {
  const host = await aMuseum();
  settings.PICTURE_HOSTS.push(`http://${host}`);
  return {
    visitor: people.author,
    url: `http://${host}/manifest`,
    picture: `http://${host}/free/full/max/0/default.jpg`,
  };
}

export const recordingExamples: readonly Preparation[] = [
  example(calls.uploadRecording, async ({ people }) => ({ visitor: people.author, file: aWav() })),
  example(calls.deleteRecording, async ({ by, people }) => {
    const visitor = people.author;
    const { id } = await by(visitor, 'en', aWav({ hertz: 330 }))(calls.uploadRecording, { name: 'a.wav' });
    return { visitor, fill: { id } };
  }),
  example(lookAbroad, async (world) => {
    const { visitor, url } = await abroad(world);
    return { visitor, fill: { url } };
  }),
  example(bringFromAbroad, async (world) => {
    const { visitor, url, picture } = await abroad(world);
    return { visitor, fill: { url, picture } };
  }),
  example(calls.saveRecordings, async ({ people }) => ({ visitor: people.author })),
];
