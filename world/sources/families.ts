import type { Source } from '../subject.ts';

/** Genealogies and lives that the ruling houses are told by. */
export const families = {
  'weir-royal-families': {
    kind: 'modern',
    title: 'Britain’s Royal Families: The Complete Genealogy',
    author: 'Alison Weir',
    year: '1989',
    publisher: 'The Bodley Head',
  },
  'hamann-habsburger': {
    kind: 'modern',
    title: 'Die Habsburger: Ein biographisches Lexikon',
    author: 'Brigitte Hamann (ed.)',
    year: '1988',
    language: 'de',
    publisher: 'Ueberreuter',
  },
  'tokugawa-shoka-keifu': {
    kind: 'modern',
    title: ['德川诸家系谱', 'Tokugawa shoka keifu', 'Tokugawa shoka keifu', 'Tokugawa shoka keifu', '徳川諸家系譜'],
    author: 'Saiki Kazuma and Iwasawa Yoshihiko (eds.)',
    year: '1970–1984',
    language: 'ja',
  },
  'humayun-nama': {
    kind: 'contemporary',
    title: ['胡马雍传', 'Humayun-nama', 'Humayun-nama', 'Humayun-nama', 'フマーユーン・ナーマ'],
    author: 'Gulbadan Begum',
    year: 'c. 1587',
    language: 'fa',
  },
  'schimmel-mughals': {
    kind: 'modern',
    title: 'The Empire of the Great Mughals: History, Art and Culture',
    author: 'Annemarie Schimmel',
    year: '2004',
    publisher: 'Reaktion Books',
  },
  'rowe-absolute-chronology': {
    kind: 'modern',
    title: 'Absolute Chronology in the Andean Area',
    author: 'John Howland Rowe',
    year: '1945',
    publisher: 'American Antiquity',
  },
  'julien-inca': {
    kind: 'modern',
    title: 'Reading Inca History',
    author: 'Catherine Julien',
    year: '2000',
    publisher: 'University of Iowa Press',
  },
} as const satisfies Record<string, Source>;
