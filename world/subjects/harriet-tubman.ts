import { subject } from '../subject.ts';

export default subject({
  id: 'harriet-tubman',
  kind: 'person',
  region: 'americas',
  names: ['哈丽雅特·塔布曼', 'Harriet Tubman', 'Harriet Tubman', 'Harriet Tubman', 'ハリエット・タブマン'],
  otherNames: [
    ['黑摩西', '阿拉明塔·罗斯'],
    ['Moses', 'Araminta Ross'],
    ['Araminta Ross', 'la Moïse noire'],
    ['Araminta Ross', 'la Moisés negra'],
    ['黒人のモーセ'],
  ],
  times: [{ role: 'life', span: ['1822~', '1913-03-10'], source: ['larson-tubman'] }],
  place: {
    at: [38.46, -76.14],
    name: [
      '马里兰多切斯特县',
      'Dorchester County, Maryland',
      'comté de Dorchester, Maryland',
      'condado de Dorchester, Maryland',
      'メリーランド州ドーチェスター郡',
    ],
  },
  summary: [
    '美国废奴主义者。生为马里兰奴隶，少时被监工以铅锤击伤头部，终身昏眩。1849年逃往费城，此后约十三次潜回，经“地下铁路”带出约七十名奴隶，从未失手，人称“摩西”。内战中为北军做护士、侦察与向导，1863年引领炮艇沿卡姆比河突袭，解救七百余人。晚年投身妇女选举权运动。',
    'American abolitionist. Born a slave in Maryland, she was struck on the head as a girl and suffered spells all her life. In 1849 she escaped to Philadelphia, then went back some thirteen times by the Underground Railroad and brought out about seventy people, losing none; they called her Moses. In the Civil War she was nurse, scout and guide of the Combahee raid, which freed over seven hundred. Later she worked for women’s suffrage.',
    'Abolitionniste américaine. Née esclave dans le Maryland, frappée à la tête dans sa jeunesse, elle souffre toute sa vie d’absences. En 1849, elle s’enfuit à Philadelphie, puis revient quelque treize fois par le « chemin de fer clandestin » et ramène environ soixante-dix personnes sans en perdre une ; on la nomme Moïse. Pendant la guerre, elle est infirmière, éclaireuse et guide du raid de la Combahee, qui libère plus de sept cents captifs.',
    'Abolicionista estadounidense. Nacida esclava en Maryland, de niña la golpearon en la cabeza y sufrió desvanecimientos toda la vida. En 1849 huyó a Filadelfia; después volvió unas trece veces por el «ferrocarril subterráneo» y sacó a unas setenta personas sin perder a ninguna; la llamaban Moisés. En la guerra fue enfermera, exploradora y guía de la incursión del Combahee, que liberó a más de setecientas. Luego luchó por el voto femenino.',
    'アメリカの奴隷制廃止論者。メリーランドの奴隷に生まれ、少女の頃に頭を打たれて生涯発作に苦しんだ。1849年にフィラデルフィアへ逃れ、その後「地下鉄道」を通って十三回ほど引き返し、約七十人を一人も失わずに連れ出して「モーセ」と呼ばれた。南北戦争では看護、偵察に当たり、コンバヒー川の襲撃を導いて七百人余りを解放した。のち女性参政権運動に加わった。',
  ],
  events: [
    {
      when: '1849',
      title: [
        '从马里兰逃往费城',
        'Escapes from Maryland to Philadelphia',
        'S’enfuit du Maryland à Philadelphie',
        'Huye de Maryland a Filadelfia',
        'メリーランドからフィラデルフィアへ逃れる',
      ],
      at: 'philadelphia',
      weight: 2,
      source: ['larson-tubman'],
    },
    {
      when: '1863-06-02',
      title: [
        '引领北军突袭卡姆比河，解救七百余人',
        'Guides the Combahee raid that frees over seven hundred',
        'Guide le raid de la Combahee, qui libère plus de sept cents captifs',
        'Guía la incursión del Combahee, que libera a más de setecientos',
        'コンバヒー川の襲撃を導き、七百人余りを解放する',
      ],
      at: 'combahee',
      weight: 3,
      with: ['american-civil-war'],
      source: ['larson-tubman'],
    },
  ],
  relations: [
    { word: 'took-part-in', to: 'american-civil-war', when: ['1862', '1865'], source: ['larson-tubman'] },
    { word: 'citizen-of', to: 'united-states', source: ['larson-tubman'] },
  ],
  same: { wikidata: 'Q102870' },
});
