import type { Source } from '../subject.ts';

export const scripturesAndEpics = {
  'sanders-jesus': {
    kind: 'modern',
    title: 'The Historical Figure of Jesus',
    author: 'E. P. Sanders',
    year: '1993',
    publisher: 'Allen Lane',
  },
  'barton-bible': {
    kind: 'modern',
    title: 'A History of the Bible',
    author: 'John Barton',
    year: '2019',
    publisher: 'Allen Lane',
  },
} as const satisfies Record<string, Source>;
