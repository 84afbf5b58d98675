import { subject } from '../subject.ts';

export default subject({
  id: 'chichen-itza',
  kind: 'site',
  region: 'americas',
  names: ['奇琴伊察', 'Chichén Itzá', 'Chichén Itzá', 'Chichén Itzá', 'チチェン・イッツァ'],
  otherNames: [['奇琴·伊察'], ['Chichen Itza'], ['Chichen Itza'], ['Chichen Itza'], ['チチェン・イツァ']],
  times: [{ role: 'span', span: ['0600~', '1250~'], source: ['coe-maya'] }],
  place: {
    at: [20.683, -88.569],
    name: ['墨西哥尤卡坦', 'Yucatán, Mexico', 'Yucatán, Mexique', 'Yucatán, México', 'メキシコ、ユカタン'],
  },
  summary: [
    '尤卡坦北部的玛雅大城，9至11世纪盛极一时。城名意为“伊察人的井口”，指那口沉下玉、金与人的圣井。城中有九级的库库尔坎金字塔（卡斯蒂略）、中美洲最大的球场、千柱群与勇士神庙、名为“蜗牛”的圆形观象台。羽蛇与武士的图样与远方的图拉相似，何者影响何者仍有争论。西班牙人来时城已荒，井边仍有人朝拜。',
    'Great Maya city in the north of Yucatán, at its height from the ninth to the eleventh century. Its name means the mouth of the well of the Itza: into that natural well went jade, gold and human beings. It has the nine-stepped pyramid of Kukulcan, which the Spaniards called the castle, the largest ball court of Mesoamerica, a temple of warriors and a round observatory. Its feathered serpents resemble those of distant Tula; which came first is disputed.',
    'Grande cité maya du nord du Yucatán, à son apogée du IXᵉ au XIᵉ siècle. Son nom signifie la bouche du puits des Itza : ce puits naturel recevait le jade, l’or et des êtres humains. On y voit la pyramide à neuf degrés de Kukulcan, que les Espagnols nommèrent le château, le plus grand jeu de balle de Mésoamérique, un temple des guerriers et un observatoire rond. Ses serpents à plumes ressemblent à ceux de la lointaine Tula ; l’ordre en est disputé.',
    'Gran ciudad maya del norte de Yucatán, en su apogeo del siglo IX al XI. Su nombre significa la boca del pozo de los itzaes: a ese pozo natural se arrojaban jade, oro y seres humanos. Tiene la pirámide de nueve cuerpos de Kukulcán, que los españoles llamaron el castillo, el mayor juego de pelota de Mesoamérica, un templo de los guerreros y un observatorio redondo. Sus serpientes emplumadas se parecen a las de la lejana Tula; se discute cuáles fueron antes.',
    'ユカタン北部のマヤの大都市で、9世紀から11世紀に最も栄えた。名は「イッツァ族の泉のほとり」を意味し、その泉には翡翠や黄金、人が捧げられた。九段のククルカンの神殿（カスティーヨ）、メソアメリカ最大の球戯場、戦士の神殿、円い天文台カラコルが残る。羽毛の蛇などの意匠は遠いトゥーラと似ており、どちらが先かは議論がある。',
  ],
  events: [
    {
      when: ['1533', '1534'],
      title: [
        '小蒙特霍在此建西班牙城，一年后被玛雅人逐走',
        'The younger Montejo settles Spaniards here; the Maya drive them out',
        'Montejo le Jeune y établit des Espagnols ; les Mayas les en chassent',
        'Montejo el Mozo asienta aquí españoles; los mayas los echan',
        '若きモンテーホがスペイン人の町を置くが、マヤ人に追われる',
      ],
      at: 'chichen-itza-castillo',
      weight: 2,
      with: ['maya', 'spanish-empire'],
      source: ['coe-maya'],
    },
    {
      when: '1566~',
      title: [
        '兰达描写金字塔的四面石阶与圣井',
        'Landa describes the pyramid with its four stairs, and the well',
        'Landa décrit la pyramide aux quatre escaliers, et le puits',
        'Landa describe la pirámide de cuatro escaleras y el pozo',
        'ランダが四つの階段をもつ神殿と泉を書き記す',
      ],
      at: 'chichen-itza-castillo',
      weight: 1,
      source: ['landa'],
    },
    {
      when: ['1904', '1911~'],
      title: [
        '爱德华·汤普森自圣井捞出金、玉与人骨',
        'Edward Thompson dredges gold, jade and bones from the well',
        'Edward Thompson drague du puits or, jade et ossements',
        'Edward Thompson draga del pozo oro, jade y huesos',
        'エドワード・トンプソンが泉から黄金、翡翠、人骨を引き揚げる',
      ],
      at: 'chichen-itza-castillo',
      weight: 2,
      source: ['coggins-cenote'],
    },
  ],
  relations: [
    { word: 'located-in', to: 'mexico', source: ['unesco-world-heritage', '483'] },
    {
      word: 'linked-by-scholars',
      to: 'toltecs',
      note: [
        '柱列、羽蛇柱与躺像与图拉极似，先后尚无定论',
        'Colonnades, serpent columns and reclining figures are much like those of Tula; which were first is open',
        'Colonnades, colonnes-serpents et figures couchées y sont proches de celles de Tula ; l’antériorité reste ouverte',
        'Columnatas, columnas serpiente y figuras recostadas se parecen mucho a las de Tula; sigue abierto cuáles fueron antes',
        '列柱、蛇の柱、横たわる像がトゥーラとよく似るが、先後は定まらない',
      ],
      source: ['coe-maya'],
    },
  ],
  same: { wikidata: 'Q5859' },
});
