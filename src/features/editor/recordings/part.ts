import type { EntryPart } from '../face/part.ts';

const screens = () => import('./screens.ts');

/** The sounds and films of an entry. */
export const recordingsPart: EntryPart = {
  name: 'recordings',
  hash: '#/recordings',
  perLanguage: false,
  tab: 'recordings.title',
  label: 'recordings.title',
  editor: async () => (await screens()).recordings(),
  changes: async () => (await screens()).recordingsChanges(),
};
