import type { Module } from '../src/rules/modules.ts';

/** Generated ids (kit/database/ids.server.ts): none of them may appear in a difference. */
export const ids = {
  page: 's3kg6e0n089r7',
  noPage: 's0pgxsyj25711',
  file: 's9f1x0n2v7k4m',
} as const;
const hash = (letter: string) => letter.repeat(43);
export const pictureUrl = (letter: string) => `/media/image/${hash(letter)}-900x640.webp`;
const recordingUrl = (letter: string, format: string) => `/media/recording/${hash(letter)}.${format}`;

const toInLanguages = (text: string) => ({
  zh: `${text} zh`,
  en: `${text} en`,
  fr: `${text} fr`,
  es: `${text} es`,
  jp: `${text} jp`,
});
const source = (title: string) => ({ title, author: 'Suetonius', where: '§ 7', url: 'https://example.org/7' });
const time = (year: string) => ({
  startTime: `${year}-00-00`,
  endTime: null,
  startNote: 'about',
  endNote: null,
  timeDesc: null,
});
const place = (latitude: number) => ({ latitude, longitude: 12.5, name: toInLanguages('Rome') });
const picture = (letter: string) => ({
  id: ids.file,
  url: pictureUrl(letter),
  caption: toInLanguages(`Caption ${letter}`),
});
const person = (name: string) => ({
  id: `${ids.noPage}${name}`,
  person: { names: { en: name }, gender: 'female', royal: true, life: time('0010') },
});
const area = (east: number) => ({
  shape: {
    type: 'Polygon',
    coordinates: [
      [
        [10, 40],
        [east, 40],
        [east, 44],
        [10, 40],
      ],
    ],
  },
  style: 'dashed',
  description: toInLanguages('Border'),
});
const mark = { shape: { type: 'Point', coordinates: [12.5, 41.9] }, style: 'solid', size: 5, fill: 'gold' };
const road = {
  shape: {
    type: 'LineString',
    coordinates: [
      [12.5, 41.9],
      [12.6, 41.8],
    ],
  },
  style: 'arrow',
};

/** Two states of a part that differ in every field: an item added, one removed, one changed. */
export interface DifferenceExample {
  before: unknown;
  after: unknown;
  titles?: ReadonlyMap<string, string>;
}

/** An example of each part, by its name: the reviewer's view of it is tested in five languages. */
export const differenceExamples: Record<Module, DifferenceExample> = {
  text: {
    before: {
      name: 'Sima Qian',
      otherNames: ['Ssu-ma Ch’ien'],
      pronunciation: 'old',
      disambiguation: null,
      summary: 'A historian.',
      body: `<p>A man <a href="/detail/${ids.page}">of Han</a>.</p><p>Gone.</p><figure><img src="${pictureUrl('A')}" alt="Portrait"></figure>`,
      articles: [{ articleId: ids.page, reason: 'says why' }],
    },
    after: {
      name: 'Sima Qian of Han',
      otherNames: ['Zichang'],
      pronunciation: 'new',
      disambiguation: 'historian',
      summary: 'The historian.',
      body: `<p>The man <a href="/detail/${ids.page}">of Han</a>.</p><p><ruby>司馬遷<rt>Sima Qian</rt></ruby> wrote.</p><figure><img src="${pictureUrl('B')}" alt="Page"></figure><p>Seen <img src="${pictureUrl('A')}" alt="Portrait"></p>`,
      articles: [],
    },
    titles: new Map([[ids.page, 'An article']]),
  },
  facts: {
    before: {
      kind: 'person',
      region: 'europe',
      times: [{ role: 'life', ...time('-0063'), source: source('Lives') }],
      place: place(41),
      same: { wikidata: 'Q1' },
      portrait: { ...picture('A'), credit: { author: 'X', licence: 'CC0-1.0', source: source('Museum') } },
      gender: 'male',
      royal: true,
      house: ids.page,
    },
    after: {
      kind: 'people',
      region: 'east-asia',
      times: [
        { role: 'life', ...time('-0062'), source: null },
        { role: 'reign', ...time('-0027'), source: source('Deeds') },
      ],
      place: place(42),
      same: {},
      portrait: { ...picture('B'), credit: { author: 'Y', licence: 'CC-BY-4.0', source: source('Library') } },
      gender: 'female',
      royal: false,
      house: ids.noPage,
    },
  },
  relations: {
    before: {
      relations: [
        {
          to: ids.page,
          type: 'love',
          word: toInLanguages('married to'),
          inverse: toInLanguages('wife of'),
          sentence: null,
          time: time('-0038'),
          place: null,
          description: null,
          attributes: { from: 'a' },
          source: null,
          origin: null,
        },
        {
          to: ids.noPage,
          type: 'enemy',
          word: toInLanguages('fought'),
          inverse: null,
          sentence: null,
          time: null,
          place: null,
          description: null,
          attributes: {},
          source: null,
          origin: null,
        },
      ],
    },
    after: {
      relations: [
        {
          to: ids.page,
          type: 'love',
          word: toInLanguages('husband of'),
          inverse: null,
          sentence: { en: '{a} married {b}.' },
          time: time('-0037'),
          place: place(41),
          description: toInLanguages('In Rome'),
          attributes: {},
          source: source('Lives'),
          origin: null,
        },
      ],
    },
  },
  family: {
    before: {
      unions: [
        {
          partners: [{ id: ids.page }, person('Scribonia')],
          kind: 'marriage',
          time: time('-0040'),
          ended: 'divorce',
          doubtful: true,
          children: [{ ...person('Julia'), adopted: true, doubtful: true }],
          source: source('Lives'),
          origin: null,
        },
        {
          partners: [{ id: ids.noPage }],
          kind: 'other',
          time: null,
          ended: null,
          doubtful: false,
          children: [],
          source: null,
          origin: null,
        },
      ],
    },
    after: {
      unions: [
        {
          partners: [{ id: ids.page }, person('Scribonia')],
          kind: 'concubinage',
          time: null,
          ended: 'death',
          doubtful: false,
          children: [{ id: ids.page, adopted: false, doubtful: false }],
          source: null,
          origin: null,
        },
      ],
    },
  },
  timeline: {
    before: {
      events: [
        {
          ...time('-0044'),
          title: toInLanguages('Murder'),
          place: place(41),
          with: [ids.page],
          weight: 3,
          source: source('Lives'),
        },
        { ...time('-0031'), title: toInLanguages('Actium'), place: null, with: [], weight: 2, source: null },
      ],
    },
    after: {
      events: [
        { ...time('-0043'), title: toInLanguages('Murder'), place: null, with: [ids.noPage], weight: 1, source: null },
      ],
    },
  },
  timemap: {
    before: {
      nodes: [
        {
          title: toInLanguages('Province'),
          description: toInLanguages('Old'),
          time: time('0100'),
          place: place(41),
          sketch: area(14),
          images: [picture('A')],
          weight: 2,
          source: source('Maps'),
        },
        { title: toInLanguages('Fort'), place: place(40), sketch: mark },
      ],
    },
    after: {
      nodes: [
        {
          title: toInLanguages('Province'),
          description: null,
          time: null,
          place: place(42),
          sketch: area(24),
          images: [picture('B')],
          weight: 1,
          source: null,
        },
        { title: toInLanguages('Via Appia'), place: place(41), sketch: road },
      ],
    },
  },
  painting: {
    before: {
      artists: [{ itemId: ids.page, name: toInLanguages('Painter'), role: 'painter' }],
      styles: ['gothic'],
      themes: ['portrait'],
      materials: ['oil'],
      supports: ['canvas'],
      size: { height: 30, width: 20, depth: null },
      museum: ids.page,
      inventory: 'A 1',
      provenance: toInLanguages('Bought'),
      creditLine: 'Gift',
      licence: 'CC0-1.0',
      images: [picture('A')],
      source: source('Catalogue'),
    },
    after: {
      artists: [{ itemId: ids.noPage, name: toInLanguages('Other'), role: 'workshop' }],
      museum: ids.noPage,
      images: [picture('B')],
    },
  },
  gallery: {
    before: { images: [picture('A'), { ...picture('B'), id: 'other' }] },
    after: {
      images: [
        { ...picture('A'), caption: toInLanguages('Better') },
        { ...picture('C'), id: 'new' },
      ],
    },
  },
  picture: {
    before: {
      title: toInLanguages('Bust'),
      description: toInLanguages('Marble'),
      tags: ['bust'],
      author: 'X',
      licence: 'CC0-1.0',
      source: source('Museum'),
    },
    after: { title: {}, description: {}, tags: ['head'], author: 'Y', licence: 'CC-BY-4.0', source: source('Library') },
  },
  regions: {
    before: {
      regions: [
        {
          points: [
            [0.1, 0.1],
            [0.3, 0.1],
            [0.3, 0.3],
          ],
          itemId: ids.page,
          label: {},
          sentence: toInLanguages('He looks'),
        },
        {
          points: [
            [0.5, 0.5],
            [0.7, 0.5],
            [0.7, 0.7],
          ],
          itemId: null,
          label: toInLanguages('Dog'),
          sentence: {},
        },
      ],
    },
    after: {
      regions: [
        {
          points: [
            [0.1, 0.1],
            [0.3, 0.1],
            [0.3, 0.3],
          ],
          itemId: ids.noPage,
          label: {},
          sentence: {},
        },
        {
          points: [
            [0.8, 0.8],
            [0.9, 0.8],
            [0.9, 0.9],
          ],
          itemId: null,
          label: toInLanguages('Cat'),
          sentence: toInLanguages('It sleeps'),
        },
      ],
    },
  },
  recordings: {
    before: {
      recordings: [
        {
          id: ids.file,
          url: recordingUrl('A', 'mp3'),
          title: toInLanguages('Hymn'),
          description: toInLanguages('Sung'),
          author: 'X',
          licence: 'CC0-1.0',
          source: source('Archive'),
          captions: { en: 'WEBVTT' },
        },
        {
          id: ids.noPage,
          url: recordingUrl('B', 'webm'),
          title: toInLanguages('Film'),
          licence: 'CC0-1.0',
          source: source('Archive'),
        },
      ],
    },
    after: {
      recordings: [
        {
          id: ids.file,
          url: recordingUrl('C', 'mp3'),
          title: {},
          description: {},
          author: null,
          licence: 'CC-BY-4.0',
          source: source('Library'),
          captions: { fr: 'WEBVTT' },
        },
      ],
    },
  },
  book: {
    before: {
      work: ids.page,
      facts: {
        title: '論語',
        titles: { zh: '论语' },
        genre: 'other',
        bookAuthors: [{ name: 'Kong', itemId: ids.page }],
        language: 'lzh',
      },
    },
    after: {
      work: ids.noPage,
      facts: {
        title: '論語集注',
        titles: { fr: 'Entretiens' },
        subtitle: 'With notes',
        originalName: '論語',
        cover: pictureUrl('A'),
        genre: 'ancient_cn',
        pubDate: '1189',
        pubLocation: 'Lin’an',
        publisher: 'The court',
        bookAuthors: [{ name: 'Zhu Xi', itemId: null }],
        otherTitles: ['Lunyu'],
        classification: 'Classics',
        pageTotal: 200,
        isbn10: '0306406152',
        isbn13: '9780306406157',
        infos: [{ key: 'Copy', text: 'In Beijing' }],
        dynasty: { en: 'Song' },
        nationality: { en: 'Han' },
        writing: time('1189'),
        translator: 'P. L.',
        binding: 'paperback',
        language: 'zh',
        description: { en: 'A commentary' },
        originalUrl: 'https://example.org/book',
        tags: ['classic'],
      },
      witnesses: [
        {
          key: 'original',
          kind: 'original',
          language: 'lzh',
          edition: 'Song print',
          licence: 'CC0',
          sourceUrl: 'https://example.org',
        },
        { key: 'fr', kind: 'translation', language: 'fr', translator: 'P. L.' },
        { key: 'scan', kind: 'photocopy', language: 'lzh' },
      ],
      volumes: [{ key: 'v1', title: 'One', chapters: [{ key: '1', title: '學而' }] }],
    },
  },
  chapter: {
    before: {
      segments: [
        { id: '1', html: 'Arma <em>virumque</em>' },
        { id: '2', html: 'cano' },
      ],
      pages: [
        { image: pictureUrl('A'), label: '1', segments: ['1'] },
        { image: pictureUrl('B'), label: '2' },
      ],
    },
    after: {
      segments: [
        {
          id: '1',
          html: 'Arms <em>and the man</em><sup data-note="a"></sup>',
          aligned: ['1', '2'],
          notes: [{ id: 'a', html: 'Aeneas', kind: 'note' }],
        },
        { id: '3', html: 'Troiae', kind: 'heading' },
      ],
      pages: [
        { image: pictureUrl('A'), label: 'i', segments: ['1', '3'] },
        { canvas: 'https://example.org/canvas/1' },
        { image: pictureUrl('C') },
      ],
    },
  },
  booklink: {
    before: { itemId: ids.page, linked: true },
    after: { itemId: ids.page, linked: false },
  },
  article: {
    before: {
      name: 'Rome',
      kind: 'normal',
      abstract: 'A city.',
      type: 'original',
      cover: { mode: 'single', pictures: [pictureUrl('A')] },
      headImage: pictureUrl('A'),
      body: '<p>Old</p>',
    },
    after: {
      name: 'Rome again',
      kind: 'theme',
      abstract: 'The city.',
      type: 'reprint',
      authorName: 'Livy',
      siteName: 'Here',
      originalUrl: 'https://example.org/rome',
      cover: { mode: 'three', pictures: [pictureUrl('A'), pictureUrl('B'), pictureUrl('C')] },
      headImage: pictureUrl('B'),
      body: `<p>New</p><img src="${pictureUrl('B')}">`,
      sections: [{ title: 'Kings', words: 'Seven', cards: [{ id: ids.page, words: 'first' }] }],
    },
    titles: new Map([[ids.page, 'Romulus']]),
  },
  group: {
    before: {
      itemId: ids.page,
      group: {
        kind: 'graph',
        name: 'Friends',
        nodes: [
          { key: 'a', itemId: ids.page, called: 'Augustus' },
          { key: 'b', title: 'Somebody', note: 'Unknown' },
        ],
      },
    },
    after: {
      itemId: ids.noPage,
      group: {
        kind: 'graph',
        name: 'Friends of Augustus',
        about: 'Who they were',
        year: -31,
        lanes: true,
        journey: true,
        relations: ['r1'],
        nodes: [
          {
            key: 'a',
            itemId: ids.noPage,
            called: 'Octavian',
            title: 'He',
            note: 'Emperor',
            time: time('-0031'),
            place: { latitude: 41.9, longitude: 12.5, name: 'Rome' },
            sketch: area(14),
            hue: 'gold',
            at: { x: 1, y: 2 },
            gender: 'male',
          },
          { key: 'c', title: 'Another' },
        ],
        edges: [{ a: 'a', b: 'c', word: 'knew' }],
        unions: [{ partners: ['a'], children: [{ key: 'c' }] }],
      },
    },
  },
  mapscript: {
    before: {
      name: 'Roads',
      language: 'en',
      shapes: [
        {
          layer: 'Roads',
          title: 'Appia',
          time: time('-0312'),
          sketch: road,
          description: 'Old',
          source: source('Maps'),
        },
        { title: 'Gone', sketch: mark },
      ],
    },
    after: {
      name: 'Routes',
      language: 'fr',
      description: 'All of them',
      shapes: [
        {
          layer: 'Roads',
          title: 'Appia',
          time: null,
          sketch: { ...area(14), style: 'solid' },
          description: '',
          source: null,
        },
        { layer: 'Towns', title: 'Capua', sketch: mark },
      ],
      oldMap: {
        url: pictureUrl('A'),
        width: 900,
        height: 640,
        points: [{ x: 1, y: 2, latitude: 41, longitude: 12 }],
        opacity: 0.5,
        credit: 'Peutinger',
      },
    },
  },
  tour: {
    before: {
      name: 'Rome',
      language: 'en',
      titles: { fr: 'Rome' },
      descriptions: { en: 'Old' },
      stops: [
        { address: '/detail/augustus-en', titles: toInLanguages('Augustus'), texts: toInLanguages('Look') },
        { address: '/timeline', titles: {}, texts: {} },
      ],
    },
    after: {
      name: 'Rome in three stops',
      language: 'fr',
      titles: { es: 'Roma' },
      descriptions: { es: 'Nueva' },
      stops: [
        { address: '/detail/augustus-en', titles: toInLanguages('Caesar'), texts: {} },
        { address: '/timemap?year=-31', titles: toInLanguages('Map'), texts: toInLanguages('See') },
      ],
    },
  },
};
