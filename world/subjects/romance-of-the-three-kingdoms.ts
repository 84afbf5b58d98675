import { subject } from '../subject.ts';

export default subject({
  id: 'romance-of-the-three-kingdoms',
  kind: 'book',
  region: 'east-asia',
  names: [
    '三国演义',
    'Romance of the Three Kingdoms',
    'Les Trois Royaumes',
    'Romance de los Tres Reinos',
    '三国志演義',
  ],
  otherNames: [
    ['三国志通俗演义'],
    ['Three Kingdoms', 'Sanguo yanyi'],
    ['Roman des Trois Royaumes', 'Sanguo yanyi'],
    ['Los Tres Reinos', 'Sanguo yanyi'],
    ['三国演義'],
  ],
  times: [{ role: 'made', span: ['1350~', '1400~'], source: ['sanguo-yanyi'] }],
  place: {
    at: [30.2741, 120.1551],
    name: [
      '杭州（相传）',
      'Hangzhou (by tradition)',
      'Hangzhou (selon la tradition)',
      'Hangzhou (según la tradición)',
      '杭州（伝）',
    ],
  },
  summary: [
    '中国章回小说的开山之作，相传元末明初罗贯中据陈寿《三国志》和说书人的话本写成，今存最早刻本为1522年，通行的一百二十回本经清初毛纶、毛宗岗父子修订。全书自黄巾起义写到晋灭吴，近百年间英雄逐鹿，尊刘贬曹，前人谓“七实三虚”。诸葛亮、关羽、曹操的形象由此深入东亚民间。',
    'The first of the great Chinese novels, ascribed to Luo Guanzhong of the late Yuan and early Ming, who worked from Chen Shou’s history and from storytellers. The oldest print is of 1522; the usual text in 120 chapters was revised by Mao Lun and Mao Zonggang. It runs from the Yellow Turbans to the Jin victory over Wu; “seven parts fact, three parts fiction”, it gave East Asia its Zhuge Liang and Guan Yu.',
    'Le premier des grands romans chinois, attribué à Luo Guanzhong, de la fin des Yuan et du début des Ming, d’après l’histoire de Chen Shou et les conteurs. Le plus ancien imprimé date de 1522 ; le texte usuel, en 120 chapitres, fut revu par Mao Lun et Mao Zonggang. Il va des Turbans jaunes à la victoire des Jin sur Wu ; « sept dixièmes de vrai, trois de fiction », il a donné à l’Asie orientale son Zhuge Liang et son Guan Yu.',
    'La primera de las grandes novelas chinas, atribuida a Luo Guanzhong, de fines de los Yuan y comienzos de los Ming, a partir de la historia de Chen Shou y de los narradores. El impreso más antiguo es de 1522; el texto usual, de 120 capítulos, lo revisaron Mao Lun y Mao Zonggang. Va de los Turbantes Amarillos a la victoria de los Jin sobre Wu; «siete partes de verdad y tres de ficción», dio a Asia oriental su Zhuge Liang y su Guan Yu.',
    '中国の長編小説の先駆。元末明初の羅貫中が陳寿の『三国志』と講談をもとに著したとされる。現存最古の刊本は1522年のもので、通行する百二十回本は清初の毛綸・毛宗崗父子が改めた。黄巾の乱から晋が呉を滅ぼすまでを描き、劉備を正統とし曹操を悪役とする。「七分の実事に三分の虚構」といわれ、諸葛亮や関羽の姿を東アジアに広めた。',
  ],
  events: [
    {
      when: '1522',
      title: [
        '现存最早的刻本问世',
        'The oldest surviving edition is printed',
        'La plus ancienne édition conservée est imprimée',
        'Se imprime la edición más antigua conservada',
        '現存最古の版が刊行される',
      ],
      weight: 2,
      source: ['roberts-three-kingdoms'],
    },
    {
      when: ['1689', '1692'],
      title: [
        '湖南文山译成日文出版',
        'Konan Bunzan’s Japanese translation is printed in Kyoto',
        'La traduction japonaise de Konan Bunzan paraît à Kyoto',
        'La traducción japonesa de Konan Bunzan sale en Kioto',
        '湖南文山の『通俗三国志』が刊行される',
      ],
      at: 'kyoto',
      weight: 2,
      source: ['tsuzoku-sangokushi'],
    },
  ],
  relations: [
    { word: 'tells-of', to: 'zhuge-liang', source: ['sanguo-yanyi', 'ch. 36–105'] },
    { word: 'tells-of', to: 'battle-of-red-cliffs', source: ['sanguo-yanyi', 'ch. 43–50'] },
    { word: 'made-under', to: 'ming-dynasty', source: ['sanguo-yanyi'] },
  ],
  same: { wikidata: 'Q70806' },
});
