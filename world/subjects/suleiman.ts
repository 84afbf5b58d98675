import { subject } from '../subject.ts';

export default subject({
  id: 'suleiman',
  kind: 'person',
  region: 'near-east',
  names: ['苏莱曼一世', 'Süleyman I', 'Soliman le Magnifique', 'Solimán el Magnífico', 'スレイマン一世'],
  otherNames: [
    ['苏莱曼大帝', '立法者苏莱曼'],
    ['Suleiman the Magnificent', 'Kanuni Süleyman'],
    ['Soliman Iᵉʳ', 'Kanunî'],
    ['Solimán I', 'el Legislador'],
    ['スレイマン大帝', '立法帝'],
  ],
  times: [
    { role: 'life', span: ['1494-11-06', '1566-09-06'], source: ['sahin-suleyman'] },
    { role: 'reign', span: ['1520', '1566-09-06'], source: ['sahin-suleyman'] },
  ],
  place: { at: [41.005, 39.7269], name: ['特拉布宗', 'Trabzon', 'Trébizonde', 'Trebisonda', 'トラブゾン'] },
  summary: [
    '奥斯曼苏丹，在位四十六年，西方称“大帝”，国人称“立法者”。1521年取贝尔格莱德，次年取罗得岛，1526年在莫哈奇大败匈牙利，1529年围攻维也纳不克，1534年入巴格达。他编订法典，与法国结盟，任用建筑师锡南建造苏莱曼尼耶清真寺；立宠姬许蕾姆为正妻，打破惯例。1566年死于锡盖特堡围城军中。',
    'Ottoman sultan for forty-six years, “the Magnificent” to Europe and “the Lawgiver” to his own people. He took Belgrade in 1521 and Rhodes in 1522, crushed Hungary at Mohács in 1526, failed before Vienna in 1529 and entered Baghdad in 1534. He put the laws in order, allied with France, had Sinan build his mosque and, against custom, married Hürrem, his concubine. He died in camp at the siege of Szigetvár.',
    'Sultan ottoman pendant quarante-six ans, le Magnifique pour l’Europe, le Législateur pour les siens. Il prend Belgrade en 1521 et Rhodes en 1522, écrase la Hongrie à Mohács en 1526, échoue devant Vienne en 1529 et entre à Bagdad en 1534. Il ordonne les lois, s’allie à la France, fait bâtir sa mosquée par Sinan et, contre l’usage, épouse sa concubine Hürrem. Il meurt au siège de Szigetvár.',
    'Sultán otomano durante cuarenta y seis años, el Magnífico para Europa y el Legislador para los suyos. Tomó Belgrado en 1521 y Rodas en 1522, aplastó a Hungría en Mohács en 1526, fracasó ante Viena en 1529 y entró en Bagdad en 1534. Ordenó las leyes, se alió con Francia, encargó a Sinán su mezquita y, contra la costumbre, se casó con su concubina Hürrem. Murió en el sitio de Szigetvár.',
    '在位四十六年のオスマン帝国スルタン。西洋では壮麗帝、自国では立法帝と呼ばれた。1521年にベオグラード、翌年ロドス島を取り、1526年にモハーチでハンガリーを破り、1529年のウィーン包囲に失敗し、1534年にバグダードに入った。法を整え、フランスと結び、スィナンにモスクを建てさせ、慣例を破って寵姫ヒュッレムを正妻とした。シゲトヴァール包囲の陣中で没した。',
  ],
  events: [
    {
      when: '1521-08-29',
      title: ['攻取贝尔格莱德', 'Takes Belgrade', 'Prend Belgrade', 'Toma Belgrado', 'ベオグラードを攻略する'],
      at: 'belgrade',
      weight: 2,
      source: ['sahin-suleyman'],
    },
    {
      when: ['1529-09', '1529-10'],
      title: [
        '围攻维也纳未克',
        'Besieges Vienna in vain',
        'Assiège Vienne en vain',
        'Sitia Viena en vano',
        'ウィーンを包囲するが落とせない',
      ],
      at: 'vienna',
      weight: 3,
      with: ['holy-roman-empire'],
      source: ['sahin-suleyman'],
    },
    {
      when: '1557',
      title: [
        '苏莱曼尼耶清真寺落成',
        'The Süleymaniye Mosque, built by Sinan, is completed',
        'La mosquée Süleymaniye, œuvre de Sinan, est achevée',
        'Se termina la mezquita de Solimán, obra de Sinán',
        'スィナンの手になるスレイマニエ・モスクが完成する',
      ],
      at: 'suleymaniye',
      weight: 2,
      source: ['kunt-suleyman'],
    },
    {
      when: '1566-09-06',
      title: [
        '在锡盖特堡围城军中去世',
        'Dies in camp before Szigetvár',
        'Meurt au camp devant Szigetvár',
        'Muere en el campamento ante Szigetvár',
        'シゲトヴァール包囲の陣中で没する',
      ],
      at: 'szigetvar',
      weight: 2,
      source: ['sahin-suleyman'],
    },
  ],
  relations: [
    { word: 'ruler-of', to: 'ottoman-empire', when: ['1520', '1566'], source: ['sahin-suleyman'] },
    { word: 'conquered', to: 'baghdad', when: '1534', source: ['sahin-suleyman'] },
    { word: 'enemy-of', to: 'spanish-empire', when: ['1535', '1566'], source: ['kunt-suleyman'] },
  ],
  same: { wikidata: 'Q8474' },
});
