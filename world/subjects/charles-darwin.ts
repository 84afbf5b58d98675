import { subject } from '../subject.ts';

export default subject({
  id: 'charles-darwin',
  kind: 'person',
  region: 'europe',
  names: ['查尔斯·达尔文', 'Charles Darwin', 'Charles Darwin', 'Charles Darwin', 'チャールズ・ダーウィン'],
  otherNames: [['达尔文'], ['Darwin'], ['Darwin'], ['Darwin'], ['ダーウィン']],
  times: [{ role: 'life', span: ['1809-02-12', '1882-04-19'], source: ['browne-darwin'] }],
  place: { at: [52.7081, -2.7549], name: ['什鲁斯伯里', 'Shrewsbury', 'Shrewsbury', 'Shrewsbury', 'シュルーズベリー'] },
  summary: [
    '英国博物学家。1831至1836年随“贝格尔号”环球考察，南美的化石与加拉帕戈斯的鸟类使他怀疑物种不变；1838年读马尔萨斯而悟出自然选择，此后二十年搜集证据。1858年华莱士寄来同样见解，两人论文同时宣读；次年《物种起源》出版。后又论人类由来与蚯蚓。葬于威斯敏斯特教堂牛顿墓旁。',
    'English naturalist. Between 1831 and 1836 he sailed round the world in the Beagle; fossils in South America and birds of the Galápagos made him doubt that species are fixed. Reading Malthus in 1838 gave him natural selection, and for twenty years he gathered proof. In 1858 Wallace sent him the same idea; their papers were read together, and the Origin followed. He lies near Newton in Westminster Abbey.',
    'Naturaliste anglais. De 1831 à 1836, il fait le tour du monde sur le Beagle ; les fossiles d’Amérique du Sud et les oiseaux des Galápagos le font douter de la fixité des espèces. La lecture de Malthus, en 1838, lui donne la sélection naturelle, et vingt ans durant il amasse des preuves. En 1858, Wallace lui envoie la même idée ; leurs mémoires sont lus ensemble, puis vient L’Origine. Il repose près de Newton à Westminster.',
    'Naturalista inglés. De 1831 a 1836 dio la vuelta al mundo en el Beagle; los fósiles de América del Sur y las aves de las Galápagos le hicieron dudar de que las especies fueran fijas. La lectura de Malthus, en 1838, le dio la selección natural, y reunió pruebas durante veinte años. En 1858 Wallace le envió la misma idea; se leyeron juntos ambos trabajos y siguió El origen. Reposa cerca de Newton en Westminster.',
    'イギリスの博物学者。1831年から1836年までビーグル号で世界を巡り、南米の化石やガラパゴスの鳥から、種は不変かと疑うようになった。1838年にマルサスを読んで自然選択に思い至り、二十年かけて証拠を集める。1858年にウォレスから同じ考えが届き、二人の論文は同時に発表され、翌年『種の起源』が出た。ウェストミンスター寺院のニュートンの近くに眠る。',
  ],
  events: [
    {
      when: '1835-09',
      title: [
        '随“贝格尔号”到达加拉帕戈斯群岛',
        'Reaches the Galápagos in the Beagle',
        'Atteint les Galápagos sur le Beagle',
        'Llega a las Galápagos en el Beagle',
        'ビーグル号でガラパゴス諸島に着く',
      ],
      at: 'galapagos',
      weight: 3,
      source: ['browne-darwin'],
    },
    {
      when: '1858-07-01',
      title: [
        '与华莱士的论文在林奈学会宣读',
        'Has his paper read with Wallace’s at the Linnean Society',
        'Voit son mémoire lu avec celui de Wallace à la Société linnéenne',
        'Se lee su trabajo con el de Wallace en la Sociedad Linneana',
        'ウォレスとともに論文がリンネ協会で発表される',
      ],
      at: 'london',
      weight: 3,
      source: ['browne-darwin'],
    },
    {
      when: '1882-04-26',
      title: [
        '葬于威斯敏斯特教堂',
        'Is buried in Westminster Abbey',
        'Est inhumé à l’abbaye de Westminster',
        'Es enterrado en la abadía de Westminster',
        'ウェストミンスター寺院に葬られる',
      ],
      at: 'london',
      weight: 1,
      source: ['browne-darwin'],
    },
  ],
  relations: [
    { word: 'author-of', to: 'origin-of-species', when: '1859-11-24', source: ['origin-of-species-text'] },
    {
      word: 'wrote-about',
      to: 'aristotle',
      when: '1882-02-22',
      note: [
        '去世前两月，他写信说林奈和居维叶与亚里士多德相比不过是小学生',
        'Two months before his death he wrote that Linnaeus and Cuvier were mere schoolboys to old Aristotle',
        'Deux mois avant sa mort, il écrit que Linné et Cuvier ne sont que des écoliers auprès du vieil Aristote',
        'Dos meses antes de morir escribió que Linneo y Cuvier eran escolares al lado del viejo Aristóteles',
        '死の二か月前、リンネもキュヴィエもアリストテレスに比べれば生徒にすぎないと書いた',
      ],
      source: ['browne-darwin'],
    },
  ],
  same: { wikidata: 'Q1035' },
});
