import * as calls from '../../src/features/media/recordings/contract.ts';
import { importRemoteImage, previewRemoteManifest } from '../../src/features/media/remote/contract.ts';
import { startMuseum } from '../remote-museum.ts';
import { createWav } from '../recordings.ts';
import { example, type Preparation, type PreparedWorld } from './prepared-world.ts';

/** A museum whose pictures may be imported. */
async function withRemoteMuseum({ people, settings }: PreparedWorld) {
  const host = await startMuseum();
  settings.PICTURE_HOSTS.push(`http://${host}`);
  return {
    visitor: people.author,
    url: `http://${host}/manifest`,
    picture: `http://${host}/free/full/max/0/default.jpg`,
  };
}

export const recordingExamples: readonly Preparation[] = [
  example(calls.uploadRecording, async ({ people }) => ({ visitor: people.author, file: createWav() })),
  example(calls.deleteRecording, async ({ by, people }) => {
    const visitor = people.author;
    const { id } = await by(visitor, 'en', createWav({ hertz: 330 }))(calls.uploadRecording, { name: 'a.wav' });
    return { visitor, fill: { id } };
  }),
  example(previewRemoteManifest, async (world) => {
    const { visitor, url } = await withRemoteMuseum(world);
    return { visitor, fill: { url } };
  }),
  example(importRemoteImage, async (world) => {
    const { visitor, url, picture } = await withRemoteMuseum(world);
    return { visitor, fill: { url, picture } };
  }),
  example(calls.saveRecordings, async ({ people }) => ({ visitor: people.author })),
];
