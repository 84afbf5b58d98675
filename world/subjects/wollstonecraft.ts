import { subject } from '../subject.ts';

export default subject({
  id: 'wollstonecraft',
  kind: 'person',
  region: 'europe',
  names: [
    '玛丽·沃斯通克拉夫特',
    'Mary Wollstonecraft',
    'Mary Wollstonecraft',
    'Mary Wollstonecraft',
    'メアリ・ウルストンクラフト',
  ],
  otherNames: [['沃斯通克拉夫特'], ['Mary Godwin'], ['Mary Godwin'], ['Mary Godwin'], ['ウルストンクラフト']],
  times: [{ role: 'life', span: ['1759-04-27', '1797-09-10'], source: ['todd-wollstonecraft'] }],
  place: {
    at: [51.519, -0.077],
    name: [
      '伦敦斯皮塔佛德',
      'Spitalfields, London',
      'Spitalfields, Londres',
      'Spitalfields, Londres',
      'ロンドン、スピタルフィールズ',
    ],
  },
  summary: [
    '英国作家、女性权利的先驱。她自学成才，办过学校，做过家庭教师，后在伦敦以笔为生。1790年她率先撰文反驳伯克对法国革命的抨击；1792年《女权辩护》主张女子之所以显得柔弱，只因缺少教育，理性并无性别。同年赴巴黎，亲历恐怖时期。1797年生下后来写《弗兰肯斯坦》的玛丽·雪莱，旋即去世。',
    'English writer and pioneer of women’s rights. Self-taught, she kept a school and was a governess before she lived by her pen in London. In 1790 she was among the first to answer Burke’s attack on the French Revolution; in 1792 her Vindication of the Rights of Woman argued that women seem weak only because they are not educated. She saw the Terror in Paris, and died in 1797 after bearing Mary Shelley.',
    'Femme de lettres anglaise, pionnière des droits des femmes. Autodidacte, elle tint une école et fut gouvernante avant de vivre de sa plume à Londres. En 1790, elle répond parmi les premiers au pamphlet de Burke contre la Révolution ; en 1792, sa Défense des droits de la femme soutient que les femmes ne paraissent faibles que faute d’instruction. Elle voit la Terreur à Paris et meurt en 1797, après la naissance de Mary Shelley.',
    'Escritora inglesa y pionera de los derechos de la mujer. Autodidacta, tuvo una escuela y fue institutriz antes de vivir de la pluma en Londres. En 1790 fue de los primeros en responder al ataque de Burke contra la Revolución francesa; en 1792 su Vindicación de los derechos de la mujer sostuvo que las mujeres parecen débiles solo por falta de educación. Vio el Terror en París y murió en 1797, tras dar a luz a Mary Shelley.',
    'イギリスの作家で、女性の権利を説いた先駆者。独学の人で、学校を営み、住み込みの家庭教師を経てロンドンで筆により身を立てた。1790年、フランス革命を攻撃したバークにいち早く反論し、1792年の『女性の権利の擁護』で、女性が弱く見えるのは教育がないためだと論じた。パリで恐怖政治を目にし、1797年、のちのメアリ・シェリーを産んで間もなく没した。',
  ],
  events: [
    {
      when: '1792',
      title: [
        '《女权辩护》在伦敦出版',
        'Publishes A Vindication of the Rights of Woman',
        'Publie la Défense des droits de la femme',
        'Publica la Vindicación de los derechos de la mujer',
        '『女性の権利の擁護』を出版する',
      ],
      at: 'london',
      weight: 3,
      source: ['wollstonecraft-vindication'],
    },
    {
      when: '1792-12',
      title: [
        '只身前往巴黎观察革命',
        'Goes alone to Paris to see the Revolution',
        'Part seule pour Paris voir la Révolution',
        'Viaja sola a París para ver la Revolución',
        '革命を見るため単身パリに赴く',
      ],
      at: 'paris',
      weight: 2,
      with: ['french-revolution'],
      source: ['todd-wollstonecraft'],
    },
  ],
  relations: [
    { word: 'witnessed', to: 'french-revolution', when: ['1792-12', '1795'], source: ['todd-wollstonecraft'] },
    {
      word: 'wrote-about',
      to: 'marie-antoinette',
      when: '1794',
      note: [
        '1794年所著法国革命史中，她对王后评价甚苛',
        'Her history of the Revolution, of 1794, judges the queen harshly',
        'Son histoire de la Révolution, de 1794, juge durement la reine',
        'Su historia de la Revolución, de 1794, juzga con dureza a la reina',
        '1794年のフランス革命史で王妃を厳しく評した',
      ],
      source: ['todd-wollstonecraft'],
    },
  ],
  same: { wikidata: 'Q101638' },
});
