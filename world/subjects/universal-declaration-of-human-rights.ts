import { subject } from '../subject.ts';

export default subject({
  id: 'universal-declaration-of-human-rights',
  kind: 'book',
  region: 'europe',
  names: [
    '世界人权宣言',
    'Universal Declaration of Human Rights',
    'Déclaration universelle des droits de l’homme',
    'Declaración Universal de los Derechos Humanos',
    '世界人権宣言',
  ],
  otherNames: [[], ['UDHR'], ['DUDH'], ['DUDH'], ['人権に関する世界宣言']],
  times: [{ role: 'made', span: ['1947-01', '1948-12-10'], source: ['udhr'] }],
  place: {
    at: [48.8622, 2.2885],
    name: [
      '巴黎夏乐宫',
      'Palais de Chaillot, Paris',
      'palais de Chaillot, Paris',
      'palacio de Chaillot, París',
      'パリ、シャイヨー宮',
    ],
  },
  summary: [
    '联合国大会1948年12月10日在巴黎通过的文件，三十条，首条称“人人生而自由，在尊严和权利上一律平等”。起草委员会由埃莉诺·罗斯福主持，加拿大人汉弗莱草拟初稿，法国人卡森编订，中国的张彭春、黎巴嫩的马利克、智利的圣克鲁斯等参与辩论；印度的汉莎·梅塔把“所有的人”改得兼指女性。四十八国赞成，八国弃权。',
    'The text that the General Assembly adopted in Paris on 10 December 1948; the first of its thirty articles holds all human beings free and equal in dignity and rights. Eleanor Roosevelt chaired the drafting; John Humphrey wrote the first outline, René Cassin ordered it, P. C. Chang, Charles Malik and others debated it, and Hansa Mehta had “all men” changed to “all human beings”. Forty-eight states voted for it; eight abstained.',
    'Texte adopté à Paris par l’Assemblée générale le 10 décembre 1948 ; le premier de ses trente articles dit tous les êtres humains libres et égaux en dignité et en droits. Eleanor Roosevelt préside la rédaction ; John Humphrey en trace l’ébauche, René Cassin l’ordonne, P. C. Chang, Charles Malik et d’autres la débattent, et Hansa Mehta fait remplacer « all men » par « all human beings ». Quarante-huit États l’approuvent ; huit s’abstiennent.',
    'Texto que la Asamblea General aprobó en París el 10 de diciembre de 1948; el primero de sus treinta artículos declara a todos los seres humanos libres e iguales en dignidad y derechos. Eleanor Roosevelt presidió la redacción; John Humphrey hizo el esbozo, René Cassin lo ordenó, P. C. Chang, Charles Malik y otros lo debatieron, y Hansa Mehta logró cambiar «all men» por «all human beings». Cuarenta y ocho Estados votaron a favor; ocho se abstuvieron.',
    '1948年12月10日、国連総会がパリで採択した文書。三十条からなり、第一条は、すべての人間は自由であり尊厳と権利において平等であるとうたう。エレノア・ローズヴェルトが起草を主宰し、ハンフリーが原案を書き、カサンが整え、張彭春やマリクらが論じた。ハンサ・メータは「すべての男」と読める語を「すべての人間」に改めさせた。賛成四十八、棄権八。',
  ],
  events: [
    {
      when: '1947-01-27',
      title: [
        '人权委员会首次会议推选埃莉诺·罗斯福为主席',
        'The Commission elects Eleanor Roosevelt its chair',
        'La Commission élit Eleanor Roosevelt présidente',
        'La Comisión elige presidenta a Eleanor Roosevelt',
        '人権委員会がエレノア・ローズヴェルトを議長に選ぶ',
      ],
      at: 'new-york',
      weight: 2,
      source: ['glendon-world-made-new'],
    },
    {
      when: '1948-12-10',
      title: [
        '联合国大会在巴黎通过宣言',
        'The General Assembly adopts the text in Paris',
        'L’Assemblée générale adopte le texte à Paris',
        'La Asamblea General aprueba el texto en París',
        '国連総会がパリで採択する',
      ],
      at: 'paris',
      weight: 3,
      source: ['udhr'],
    },
  ],
  relations: [
    { word: 'draws-on', to: 'declaration-of-independence', when: '1948', source: ['glendon-world-made-new'] },
    {
      word: 'draws-on',
      to: 'french-revolution',
      when: '1948',
      note: [
        '首条呼应1789年《人权宣言》的第一条',
        'Its first article echoes that of the Declaration of 1789',
        'Son article premier fait écho à celui de 1789',
        'Su artículo primero recuerda al de la Declaración de 1789',
        '第一条は1789年の人権宣言の第一条に呼応する',
      ],
      source: ['glendon-world-made-new'],
    },
  ],
  same: { wikidata: 'Q7813' },
});
