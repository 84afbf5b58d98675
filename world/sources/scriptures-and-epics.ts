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
  'chapman-homer': {
    kind: 'contemporary',
    title: [
      '荷马的奥德赛（查普曼译）',
      'Homer’s Odysses',
      'Homer’s Odysses',
      'Homer’s Odysses',
      'ホメロスのオデュッセイア（チャップマン訳）',
    ],
    author: 'George Chapman (tr.)',
    year: '1614–1615',
    language: 'en',
  },
  'dryden-virgil': {
    kind: 'contemporary',
    title: [
      '维吉尔作品集（德莱顿译）',
      'The Works of Virgil',
      'The Works of Virgil',
      'The Works of Virgil',
      'ウェルギリウス作品集（ドライデン訳）',
    ],
    author: 'John Dryden (tr.)',
    year: '1697',
    language: 'en',
  },
} as const satisfies Record<string, Source>;
