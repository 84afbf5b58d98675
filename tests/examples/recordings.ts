import * as calls from '../../src/features/media/recordings/contract.ts';
import { aWav } from '../recordings.ts';
import { example, type Preparation } from './prepared.ts';

export const recordingExamples: readonly Preparation[] = [
  example(calls.uploadRecording, async ({ people }) => ({ visitor: people.author, file: aWav() })),
  example(calls.deleteRecording, async ({ by, people }) => {
    const visitor = people.author;
    const { id } = await by(visitor, 'en', aWav({ hertz: 330 }))(calls.uploadRecording, { name: 'a.wav' });
    return { visitor, fill: { id } };
  }),
  example(calls.saveRecordings, async ({ people }) => ({ visitor: people.author })),
];
