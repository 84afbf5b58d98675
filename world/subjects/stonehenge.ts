import { subject } from '../subject.ts';

export default subject({
  id: 'stonehenge',
  kind: 'site',
  region: 'europe',
  names: ['巨石阵', 'Stonehenge', 'Stonehenge', 'Stonehenge', 'ストーンヘンジ'],
  otherNames: [['史前石柱', '索尔兹伯里石环'], [], [], [], []],
  times: [
    { role: 'made', span: ['-3000~', '-1500~'], source: ['parker-pearson-stonehenge'] },
    { role: 'span', span: ['-3000~', '..'], source: ['unesco-world-heritage', '373'] },
  ],
  place: {
    at: [51.1789, -1.8262],
    name: [
      '英格兰索尔兹伯里平原',
      'Salisbury Plain, England',
      'plaine de Salisbury, Angleterre',
      'llanura de Salisbury, Inglaterra',
      'イングランド、ソールズベリー平原',
    ],
  },
  summary: [
    '英格兰南部的史前石圈。约前3000年先掘环形沟堤并埋葬火化的遗骨；约前2500年立起高约四米的砂岩巨柱，以榫卯架上横梁，围着五座马蹄形排列的三石塔，青石则自二百余公里外的威尔士运来，祭坛石更出自苏格兰。轴线对准夏至日出与冬至日落。用途难明，墓葬表明它与祖先崇拜有关。',
    'A prehistoric stone circle in southern England. About 3000 BC a ditch and bank were dug and cremated dead buried there; about 2500 BC sarsens some four metres high were raised and capped with lintels, jointed like carpentry, round five trilithons. The bluestones came over 200 kilometres from Wales, the Altar Stone from Scotland. Its axis points to the midsummer sunrise and the midwinter sunset.',
    'Cercle de pierres préhistorique du sud de l’Angleterre. Vers 3000 av. J.-C., on creuse un fossé, élève un talus et enterre des morts incinérés ; vers 2500 se dressent des sarsens de quelque quatre mètres, coiffés de linteaux à tenons, autour de cinq trilithes. Les pierres bleues viennent du pays de Galles, à plus de 200 kilomètres, la pierre d’autel d’Écosse. Son axe vise le lever du soleil au solstice d’été.',
    'Círculo de piedras prehistórico del sur de Inglaterra. Hacia 3000 a. C. se excavó un foso, se alzó un talud y se enterraron muertos incinerados; hacia 2500 se levantaron sarsens de unos cuatro metros, con dinteles ensamblados, en torno a cinco trilitos. Las piedras azules vinieron de Gales, a más de 200 kilómetros, y la piedra del altar, de Escocia. Su eje apunta a la salida del sol en el solsticio de verano.',
    'イングランド南部の先史時代の環状列石。紀元前3000年頃に溝と土手が巡らされ、火葬骨が葬られた。前2500年頃、高さ約四メートルのサーセン石が立てられ、ほぞで組んだ横石を載せ、五組の三石塔を囲んだ。ブルーストーンは二百キロ以上離れたウェールズから、祭壇石はスコットランドから運ばれた。軸線は夏至の日の出と冬至の日の入りを指す。',
  ],
  events: [
    {
      when: '-2500~',
      title: [
        '竖起砂岩巨柱与三石塔',
        'The great sarsens and trilithons are raised',
        'On dresse les grands sarsens et les trilithes',
        'Se levantan los grandes sarsens y los trilitos',
        '大きなサーセン石と三石塔が立てられる',
      ],
      at: 'salisbury-plain',
      weight: 3,
      source: ['parker-pearson-stonehenge'],
    },
    {
      when: '1877-06',
      title: [
        '达尔文在石旁挖掘，研究蚯蚓',
        'Darwin digs among the stones to study earthworms',
        'Darwin y creuse pour étudier les vers de terre',
        'Darwin excava entre las piedras para estudiar lombrices',
        'ダーウィンが石のそばを掘り、ミミズを調べる',
      ],
      at: 'salisbury-plain',
      weight: 1,
      with: ['charles-darwin'],
      source: ['browne-darwin'],
    },
    {
      when: '1918-10-26',
      title: [
        '塞西尔·丘布把它捐给国家',
        'Cecil Chubb gives the stones to the nation',
        'Cecil Chubb donne le monument à la nation',
        'Cecil Chubb dona el monumento a la nación',
        'セシル・チャブが国に寄贈する',
      ],
      at: 'salisbury-plain',
      weight: 2,
      source: ['parker-pearson-stonehenge'],
    },
  ],
  relations: [
    {
      word: 'legend-of',
      to: 'roman-empire',
      when: '1655',
      note: [
        '建筑师伊尼戈·琼斯1655年出版的书把它当作罗马神庙',
        'A book by the architect Inigo Jones, of 1655, took it for a Roman temple',
        'Un livre de l’architecte Inigo Jones, en 1655, y voyait un temple romain',
        'Un libro del arquitecto Inigo Jones, de 1655, lo tomó por un templo romano',
        '建築家イニゴー・ジョーンズの1655年の書はローマの神殿とみなした',
      ],
      source: ['inigo-jones-stonehenge'],
    },
    {
      word: 'legend-of',
      to: 'phoenicians',
      when: '1676',
      note: [
        '萨姆斯1676年主张石阵为腓尼基人所建',
        'In 1676 Aylett Sammes held that Phoenicians had built it',
        'En 1676, Aylett Sammes l’attribua aux Phéniciens',
        'En 1676 Aylett Sammes lo atribuyó a los fenicios',
        '1676年、サムズはフェニキア人が建てたと説いた',
      ],
      source: ['sammes-britannia'],
    },
  ],
  same: { wikidata: 'Q39671' },
});
