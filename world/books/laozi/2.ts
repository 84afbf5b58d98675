import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '2',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '天下皆知美之為美，斯惡已。皆知善之為善，斯不善已。',
      zh: '人人都认得美是美，这里头就有了丑；人人都认得善是善，这里头就有了不善。',
      en: 'When all the world knows beauty as beauty, there is already ugliness. When all know good as good, there is already what is not good.',
      fr: 'Que tous sous le ciel tiennent le beau pour beau, et voici le laid. Que tous tiennent le bien pour bien, et voici ce qui n’est pas le bien.',
      es: 'Cuando todos bajo el cielo saben que lo bello es bello, ya está ahí lo feo. Cuando todos saben que lo bueno es bueno, ya está ahí lo que no lo es.',
      jp: '世の人がみな美しいものを美しいと知れば、それがもう醜さである。みな善いものを善いと知れば、それがもう不善である。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '故有無相生，難易相成，長短相較，高下相傾，音聲相和，前後相隨。',
      zh: '有和无互相生发，难和易互相促成，长和短相形才见，高和低相倚才分，乐音和人声相应才谐，前和后相接才成序。',
      en: 'So being and non-being give birth to each other, hard and easy complete each other, long and short measure each other, high and low lean on each other, note and voice harmonize with each other, before and after follow each other.',
      fr: 'Ainsi l’être et le non-être s’engendrent, le difficile et l’aisé s’accomplissent, le long et le court se mesurent, le haut et le bas s’inclinent l’un vers l’autre, le son et la voix s’accordent, l’avant et l’après se suivent.',
      es: 'Así el ser y el no ser se engendran, lo difícil y lo fácil se completan, lo largo y lo corto se miden, lo alto y lo bajo se inclinan uno hacia otro, el sonido y la voz se armonizan, el antes y el después se siguen.',
      jp: 'だから、有と無とは互いに生じ、難と易とは互いに成り立ち、長と短とは互いに比べられ、高と低とは互いに寄りかかり、楽音と肉声とは互いに和し、前と後とは互いに従う。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '是以聖人處無為之事，行不言之教；',
      zh: '所以圣人做的是不做作的事，行的是不说话的教；',
      en: 'Therefore the sage goes about the work of not acting and practises the teaching without words.',
      fr: 'C’est pourquoi le sage s’en tient à l’œuvre du non-agir et pratique l’enseignement sans paroles.',
      es: 'Por eso el sabio se atiene a la obra del no actuar y practica la enseñanza sin palabras.',
      jp: 'だから聖人は、ことさらに為さぬという仕事に身を置き、言葉によらぬ教えを行う。',
    },
    {
      id: '4',
      kind: 'verse',
      original: '萬物作焉而不辭，生而不有，為而不恃，功成而弗居。夫唯弗居，是以不去。',
      zh: '万物自己兴起，他不推脱；养活了却不占有，做成了却不仗恃，有功而不居。正因为不居，这功才离不开他。',
      en: 'The ten thousand things rise up, and he does not refuse them; he gives life and does not own, acts and does not presume, succeeds and does not dwell on it. Because he does not dwell on it, it does not leave him.',
      fr: 'Les dix mille êtres surgissent, et il ne s’y refuse pas ; il fait vivre sans posséder, agit sans s’en prévaloir, accomplit sans s’y attarder. C’est parce qu’il ne s’y attarde pas que cela ne le quitte pas.',
      es: 'Los diez mil seres surgen, y no los rechaza; da vida sin poseer, actúa sin jactarse, culmina su obra sin instalarse en ella. Y porque no se instala en ella, ella no lo abandona.',
      jp: '万物が起こっても拒まず、生み育てても我がものとせず、働いても頼みとせず、功が成ってもそこに居座らない。居座らないからこそ、功はその身を去らない。',
    },
  ],
};
