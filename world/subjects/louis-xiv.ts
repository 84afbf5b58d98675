import { subject } from '../subject.ts';

export default subject({
  id: 'louis-xiv',
  kind: 'person',
  region: 'europe',
  names: ['路易十四', 'Louis XIV', 'Louis XIV', 'Luis XIV', 'ルイ十四世'],
  otherNames: [['太阳王'], ['Sun King', 'Louis the Great'], ['Roi-Soleil', 'Louis le Grand'], ['Rey Sol'], ['太陽王']],
  times: [
    { role: 'life', span: ['1638-09-05', '1715-09-01'], source: ['mansel-louis'] },
    { role: 'reign', span: ['1643-05-14', '1715-09-01'], source: ['mansel-louis'] },
  ],
  place: {
    at: [48.8989, 2.0938],
    name: [
      '圣日耳曼昂莱',
      'Saint-Germain-en-Laye',
      'Saint-Germain-en-Laye',
      'Saint-Germain-en-Laye',
      'サン・ジェルマン・アン・レー',
    ],
  },
  summary: [
    '法国国王，四岁即位，在位七十二年，为欧洲史上有确切记载的最长在位君主。幼时经历投石党之乱，1661年亲政后不设首相，以科尔贝理财，庇护莫里哀与科学院，把宫廷迁到凡尔赛以驾驭贵族。1685年废除《南特敕令》，二十余万新教徒出走。连年征战扩大了疆土，也留下沉重债务与饥荒。',
    'King of France from the age of four, for seventy-two years, the longest reign of a sovereign that is surely recorded. Marked by the Fronde, from 1661 he governed without a chief minister, with Colbert for his finances; he protected Molière and the sciences and drew the nobles to Versailles. In 1685 he revoked the Edict of Nantes, and some 200,000 Protestants fled. His wars enlarged France and left it in debt.',
    'Roi de France à quatre ans, pour soixante-douze ans, le plus long règne souverain sûrement attesté. Marqué par la Fronde, il gouverne dès 1661 sans premier ministre, avec Colbert aux finances ; il protège Molière et les sciences, et fixe la noblesse à Versailles. En 1685, il révoque l’édit de Nantes, et quelque 200 000 protestants s’enfuient. Ses guerres agrandissent la France et l’endettent.',
    'Rey de Francia desde los cuatro años, durante setenta y dos, el reinado soberano más largo del que hay constancia segura. Marcado por la Fronda, gobernó desde 1661 sin primer ministro, con Colbert en la hacienda; protegió a Molière y a las ciencias y atrajo a la nobleza a Versalles. En 1685 revocó el Edicto de Nantes y unos 200 000 protestantes huyeron. Sus guerras ampliaron Francia y la endeudaron.',
    'フランス王。四歳で即位し、七十二年に及ぶ在位は確実に記録された君主の中で最長である。フロンドの乱の記憶を抱え、1661年からは宰相を置かずに親政し、財務をコルベールに委ねた。モリエールや科学を庇護し、貴族をヴェルサイユに集めた。1685年にナントの勅令を廃し、約二十万の新教徒が国を去った。戦争は領土を広げたが、重い負債を残した。',
  ],
  events: [
    {
      when: '1661-03-10',
      title: [
        '宣布亲政，不设首相',
        'Announces that he will rule without a chief minister',
        'Annonce qu’il gouvernera sans premier ministre',
        'Anuncia que gobernará sin primer ministro',
        '宰相を置かず親政すると告げる',
      ],
      at: 'paris',
      weight: 2,
      source: ['mansel-louis'],
    },
    {
      when: '1682-05-06',
      title: [
        '宫廷迁入凡尔赛',
        'Moves court and government to Versailles',
        'Installe la cour et le gouvernement à Versailles',
        'Instala la corte y el gobierno en Versalles',
        '宮廷と政府をヴェルサイユに移す',
      ],
      at: 'palace-of-versailles',
      weight: 3,
      with: ['palace-of-versailles'],
      source: ['mansel-louis'],
    },
    {
      when: '1685-10',
      title: [
        '在枫丹白露废除《南特敕令》',
        'Revokes the Edict of Nantes at Fontainebleau',
        'Révoque l’édit de Nantes à Fontainebleau',
        'Revoca en Fontainebleau el Edicto de Nantes',
        'フォンテーヌブローでナントの勅令を廃する',
      ],
      at: 'fontainebleau',
      weight: 3,
      source: ['mansel-louis'],
    },
  ],
  relations: [
    { word: 'builder-of', to: 'palace-of-versailles', when: ['1661', '1715'], source: ['versailles-collections'] },
    { word: 'enemy-of', to: 'holy-roman-empire', when: ['1672', '1714'], source: ['wilson-holy-roman-empire'] },
    { word: 'died-in', to: 'palace-of-versailles', when: '1715-09-01', source: ['saint-simon'] },
  ],
  same: { wikidata: 'Q7742' },
});
