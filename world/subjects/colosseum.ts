import { subject } from '../subject.ts';

export default subject({
  id: 'colosseum',
  kind: 'site',
  region: 'europe',
  names: ['罗马斗兽场', 'Colosseum', 'Colisée', 'Coliseo', 'コロッセオ'],
  otherNames: [
    ['弗拉维圆形剧场', '大角斗场'],
    ['Flavian Amphitheatre', 'Amphitheatrum Flavium'],
    ['Amphithéâtre flavien'],
    ['Anfiteatro Flavio'],
    ['コロッセウム', 'フラウィウス円形闘技場'],
  ],
  times: [
    { role: 'made', span: ['0070~', '0080'], source: ['suetonius', 'Vespasian 9; Titus 7'] },
    { role: 'span', span: ['0080', '..'], source: ['unesco-world-heritage', '91'] },
  ],
  place: {
    at: [41.8902, 12.4922],
    name: [
      '罗马斗兽场广场',
      'Piazza del Colosseo, Rome',
      'Piazza del Colosseo, Rome',
      'Piazza del Colosseo, Roma',
      'ローマ、コロッセオ広場',
    ],
  },
  summary: [
    '罗马城中心的石造圆形竞技场，为古代同类建筑中最大者，可容约五万人。韦斯帕芗在尼禄宫苑的人工湖旧址上动工，据复原的铭文，经费出自战利品；80年提图斯以百日竞技庆祝落成。四百年间这里上演角斗与斗兽，后来屡遭地震，又被当作采石场，如今是罗马的象征。',
    'The great stone amphitheatre in the middle of Rome, the largest the ancient world built, with room for some fifty thousand. Vespasian began it on the drained lake of Nero’s palace, paying, as a reconstructed inscription says, with the spoils of war; Titus opened it in AD 80 with a hundred days of shows. Gladiators and beasts fought there for centuries, before earthquakes and stone robbers made it a ruin.',
    'Grand amphithéâtre de pierre au centre de Rome, le plus vaste de l’Antiquité, où tenaient quelque cinquante mille spectateurs. Vespasien l’entreprit sur le lac asséché du palais de Néron, avec l’argent du butin si l’on en croit une inscription restituée ; Titus l’inaugura en 80 par cent jours de jeux. Gladiateurs et fauves s’y affrontèrent des siècles, avant que séismes et pilleurs de pierre n’en fassent une ruine.',
    'Gran anfiteatro de piedra en el centro de Roma, el mayor de la Antigüedad, con cabida para unos cincuenta mil espectadores. Vespasiano lo empezó sobre el lago desecado del palacio de Nerón, con dinero del botín de guerra según una inscripción reconstruida; Tito lo inauguró en el año 80 con cien días de juegos. Gladiadores y fieras lucharon allí durante siglos, hasta que terremotos y canteros lo dejaron en ruina.',
    'ローマ中心部に立つ石造の円形闘技場。古代世界最大で、約五万人を収めた。ウェスパシアヌスがネロの宮殿の池の跡に着工し、復元された碑文によれば費用は戦利品で賄われた。80年、ティトゥスが百日間の競技で落成を祝う。剣闘士や猛獣の闘いが数百年続き、のち地震と石材の採取で廃墟となった。',
  ],
  events: [
    {
      when: '0080',
      title: [
        '提图斯以百日竞技庆祝落成',
        'Is opened by Titus with a hundred days of games',
        'Est inauguré par Titus avec cent jours de jeux',
        'Es inaugurado por Tito con cien días de juegos',
        'ティトゥスが百日間の競技で落成を祝う',
      ],
      at: 'colosseum',
      weight: 2,
      with: ['rome'],
      source: ['cassius-dio', '66.25'],
    },
    {
      when: '0217',
      title: [
        '雷击引发大火，停用多年',
        'Burns after a lightning stroke and stands unused for years',
        'Brûle, frappé par la foudre, et reste des années inutilisable',
        'Arde por un rayo y queda años sin uso',
        '落雷で炎上し、長年使えなくなる',
      ],
      at: 'colosseum',
      weight: 1,
      source: ['cassius-dio', '78.25'],
    },
    {
      when: '0523',
      title: [
        '见于记载的最后几次斗兽之一',
        'Sees one of the last beast hunts on record',
        'Voit l’une des dernières chasses aux fauves attestées',
        'Acoge una de las últimas cacerías de fieras documentadas',
        '記録に残る最後期の野獣狩りが行われる',
      ],
      at: 'colosseum',
      weight: 1,
      source: ['cassiodorus-variae', '5.42'],
    },
  ],
  relations: [
    { word: 'located-in', to: 'rome', source: ['coarelli-rome'] },
    { word: 'made-under', to: 'roman-empire', when: ['0070~', '0080'], source: ['suetonius', 'Vespasian 9'] },
    {
      word: 'legend-of',
      to: 'christianity',
      note: [
        '近代人奉它为殉道圣地，然而并无可靠史料证明基督徒死于此场',
        'It was revered as a place of martyrs, though no reliable text places a martyrdom in it',
        'On y vénéra des martyrs, mais aucun texte sûr n’y situe de martyre',
        'Se veneró como lugar de mártires, aunque ningún texto fiable sitúa allí un martirio',
        '殉教の地として崇められたが、ここでの殉教を記す確かな史料はない',
      ],
      source: ['hopkins-beard-colosseum'],
    },
    {
      word: 'resembles',
      to: 'pompeii',
      note: [
        '庞贝的圆形剧场约建于前70年，是已知最早的石造圆形剧场，比它早一个半世纪',
        'Pompeii’s stone amphitheatre, the oldest known, was built some 150 years before it',
        'L’amphithéâtre de pierre de Pompéi, le plus ancien connu, le précède de 150 ans',
        'El anfiteatro de piedra de Pompeya, el más antiguo conocido, es unos 150 años anterior',
        '知られる最古の石造円形闘技場はポンペイにあり、百五十年ほど古い',
      ],
      source: ['beard-pompeii'],
    },
  ],
  same: { wikidata: 'Q10285' },
});
