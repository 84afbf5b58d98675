import type { EntryPart } from '../../../../editing/part-editor.ts';

const screens = () => import('./screens.ts');

/** The recordings of an entry: audio and video. */
export const recordingsPart: EntryPart = {
  name: 'recordings',
  tabPosition: 9,
  hash: '#/recordings',
  perLanguage: false,
  tab: 'recordings.title',
  label: 'recordings.title',
  editor: async () => (await screens()).recordings(),
  changes: async () => (await screens()).recordingsChanges(),
};
