import { subject } from '../subject.ts';

export default subject({
  id: 'origin-of-species',
  kind: 'book',
  region: 'europe',
  names: ['物种起源', 'On the Origin of Species', 'L’Origine des espèces', 'El origen de las especies', '種の起源'],
  otherNames: [
    ['物种原始'],
    ['The Origin of Species'],
    ['De l’origine des espèces'],
    ['Sobre el origen de las especies'],
    ['種の起原'],
  ],
  times: [{ role: 'made', span: ['1858', '1859-11-24'], source: ['origin-of-species-text'] }],
  place: { at: [51.5098, -0.1394], name: ['伦敦', 'London', 'Londres', 'Londres', 'ロンドン'] },
  summary: [
    '达尔文1859年在伦敦出版的著作，首版一千二百五十册一日售罄。全书从家鸽的人工选择说起，论证生物繁殖过多而生存有限，有利的变异得以保存，物种由此分化，一切生命如一棵大树；对人类只留一句“光明将投射于人类的起源”。书出即引起激辩；六版之间屡经修改，严复等以“天演”之名传入中国。',
    'The book that Darwin published in London in November 1859; the trade took all 1,250 copies on the first day. Starting from the breeding of pigeons, it argues that more creatures are born than can live, that useful variations are kept, and that species have branched like a tree from common ancestors. Of man it says only that light will be thrown on his origin. Dispute broke out at once; six editions followed in his life.',
    'Livre que Darwin publia à Londres en novembre 1859 ; les libraires en prirent les 1 250 exemplaires dès le premier jour. Partant des pigeons d’élevage, il soutient qu’il naît plus d’êtres qu’il n’en peut vivre, que les variations utiles se conservent et que les espèces se sont ramifiées comme un arbre à partir d’ancêtres communs. De l’homme, il dit seulement que la lumière se fera sur son origine. La dispute éclata aussitôt.',
    'Libro que Darwin publicó en Londres en noviembre de 1859; los libreros se llevaron los 1250 ejemplares el primer día. Partiendo de la cría de palomas, sostiene que nacen más seres de los que pueden vivir, que se conservan las variaciones útiles y que las especies se han ramificado como un árbol desde antepasados comunes. Del hombre dice solo que se hará luz sobre su origen. La disputa estalló de inmediato.',
    'ダーウィンが1859年11月にロンドンで出版した書。初版1250部はその日のうちに書店に渡った。家鳩の育種から説き起こし、生き物は生き残れる以上に生まれ、有利な変異が保たれ、種は共通の祖先から樹のように枝分かれしてきたと論じる。人間については、その起源に光が当てられるだろうと述べるにとどめた。直ちに論争を呼び、生前に六版を重ねた。',
  ],
  events: [
    {
      when: '1859-11-24',
      title: [
        '首版在伦敦发行',
        'The first edition is published in London',
        'La première édition paraît à Londres',
        'Sale en Londres la primera edición',
        '初版がロンドンで刊行される',
      ],
      at: 'london',
      weight: 3,
      with: ['charles-darwin'],
      source: ['origin-of-species-text'],
    },
    {
      when: '1860-06-30',
      title: [
        '牛津辩论，赫胥黎驳威尔伯福斯主教',
        'Huxley answers Bishop Wilberforce at Oxford',
        'Huxley réplique à l’évêque Wilberforce à Oxford',
        'Huxley replica al obispo Wilberforce en Oxford',
        'オックスフォードでハクスリーが主教に反論する',
      ],
      at: 'oxford-press',
      weight: 2,
      source: ['browne-darwin'],
    },
  ],
  relations: [
    {
      word: 'influenced',
      to: 'karl-marx',
      when: '1860',
      note: [
        '马克思致信恩格斯，说此书为他们的观点提供了自然史基础',
        'Marx wrote to Engels that the book gave their view its basis in natural history',
        'Marx écrivit à Engels que ce livre fondait leurs vues dans l’histoire naturelle',
        'Marx escribió a Engels que el libro daba a sus ideas base en la historia natural',
        'マルクスはエンゲルスに、自分たちの見解に自然史の基礎を与える書だと書いた',
      ],
      source: ['jones-marx'],
    },
    { word: 'made-under', to: 'british-empire', when: '1859', source: ['browne-darwin'] },
  ],
  same: { wikidata: 'Q20124' },
});
