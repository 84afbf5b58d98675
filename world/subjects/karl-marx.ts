import { subject } from '../subject.ts';

export default subject({
  id: 'karl-marx',
  kind: 'person',
  region: 'europe',
  names: ['卡尔·马克思', 'Karl Marx', 'Karl Marx', 'Karl Marx', 'カール・マルクス'],
  otherNames: [['马克思'], ['Marx'], ['Marx'], ['Carlos Marx', 'Marx'], ['マルクス']],
  times: [{ role: 'life', span: ['1818-05-05', '1883-03-14'], source: ['jones-marx'] }],
  place: { at: [49.7596, 6.6439], name: ['特里尔', 'Trier', 'Trèves', 'Tréveris', 'トリーア'] },
  summary: [
    '德意志哲学家、经济学家和革命者，生于特里尔。他在柏林习黑格尔哲学，办《莱茵报》遭禁后流亡巴黎、布鲁塞尔，与恩格斯合写《共产党宣言》，1848年革命失败后定居伦敦，在大英博物馆潜心经济学，靠恩格斯接济度日。1867年《资本论》第一卷问世。他主张历史为阶级斗争的历史，身后影响遍及世界。',
    'German philosopher, economist and revolutionary, born at Trier. Schooled on Hegel, he edited a newspaper until it was banned, lived in exile in Paris and Brussels and wrote the Communist Manifesto with Engels. After 1848 he settled in London, studied economics in the British Museum and lived on Engels’ help. The first volume of Capital came out in 1867. History, he taught, is a history of class struggles; parties and states took up his name.',
    'Philosophe, économiste et révolutionnaire allemand, né à Trèves. Nourri de Hegel, il dirige un journal bientôt interdit, s’exile à Paris et à Bruxelles et écrit avec Engels le Manifeste du parti communiste. Après 1848, il se fixe à Londres, étudie l’économie au British Museum et vit de l’aide d’Engels. Le premier livre du Capital paraît en 1867. L’histoire, enseigne-t-il, est celle de luttes de classes ; partis et États s’en réclamèrent.',
    'Filósofo, economista y revolucionario alemán, nacido en Tréveris. Formado en Hegel, dirigió un periódico pronto prohibido, vivió exiliado en París y Bruselas y escribió con Engels el Manifiesto comunista. Tras 1848 se estableció en Londres, estudió economía en el Museo Británico y vivió de la ayuda de Engels. El primer tomo de El capital salió en 1867. La historia, enseñaba, es historia de luchas de clases; partidos y Estados tomaron su nombre.',
    'トリーア生まれのドイツの哲学者、経済学者、革命家。ヘーゲル哲学を学び、編集した新聞が禁じられるとパリ、ブリュッセルに亡命し、エンゲルスと『共産党宣言』を著した。1848年の革命の後はロンドンに住み、大英博物館で経済学を研究し、エンゲルスの援助で暮らした。1867年に『資本論』第一巻を刊行。歴史を階級闘争の歴史と説き、多くの党と国家がその名を掲げた。',
  ],
  events: [
    {
      when: '1848-02',
      title: [
        '《共产党宣言》在伦敦出版',
        'Publishes the Communist Manifesto with Engels',
        'Publie avec Engels le Manifeste du parti communiste',
        'Publica con Engels el Manifiesto comunista',
        'エンゲルスと『共産党宣言』を刊行する',
      ],
      at: 'london',
      weight: 3,
      source: ['jones-marx'],
    },
    {
      when: '1867-09',
      title: [
        '《资本论》第一卷出版',
        'Publishes the first volume of Capital',
        'Publie le premier livre du Capital',
        'Publica el primer tomo de El capital',
        '『資本論』第一巻を刊行する',
      ],
      at: 'london',
      weight: 3,
      source: ['jones-marx'],
    },
  ],
  relations: [
    {
      word: 'wrote-about',
      to: 'lincoln',
      when: '1864-11',
      note: [
        '他代第一国际起草贺信，祝林肯连任',
        'He drafted the International’s address to Lincoln on his re-election',
        'Il rédigea l’adresse de l’Internationale à Lincoln pour sa réélection',
        'Redactó el mensaje de la Internacional a Lincoln por su reelección',
        '再選を祝う第一インターナショナルの書簡を起草した',
      ],
      source: ['jones-marx'],
    },
    { word: 'influenced', to: 'russian-revolution', when: '1917', source: ['figes-tragedy'] },
    { word: 'wrote-about', to: 'indian-rebellion-of-1857', when: ['1857', '1858'], source: ['jones-marx'] },
  ],
  same: { wikidata: 'Q9061' },
});
