import { subject } from '../subject.ts';

export default subject({
  id: 'washington',
  kind: 'person',
  region: 'americas',
  names: ['乔治·华盛顿', 'George Washington', 'George Washington', 'George Washington', 'ジョージ・ワシントン'],
  otherNames: [['华盛顿'], ['General Washington'], ['le général Washington'], ['general Washington'], ['ワシントン']],
  times: [
    { role: 'life', span: ['1732-02-22', '1799-12-14'], source: ['chernow-washington'] },
    { role: 'reign', span: ['1789-04-30', '1797-03-04'], source: ['chernow-washington'] },
  ],
  place: {
    at: [38.186, -76.9316],
    name: [
      '弗吉尼亚波普斯溪',
      'Popes Creek, Virginia',
      'Popes Creek, Virginie',
      'Popes Creek, Virginia',
      'ヴァージニア、ポープスクリーク',
    ],
  },
  summary: [
    '美国独立战争的统帅、首任总统，弗吉尼亚的种植园主。他年轻时参加对法国人的边境战争，1775年受命指挥大陆军，在屡败与饥寒中保住军队，终得约克敦之胜；1783年交还兵权，归农弗农山庄。1787年主持制宪会议，1789年全票当选总统，任满两届即退。他拥有奴隶，遗嘱令其妻身后予以释放。',
    'Commander in the War of Independence and first president of the United States, a planter of Virginia. He had fought on the frontier against the French; in 1775 Congress gave him its army, which he held together through defeats and hunger until Yorktown. In 1783 he laid down his command. He chaired the Constitutional Convention, was elected unanimously in 1789, and left after two terms. His will freed his slaves.',
    'Chef de l’armée de l’Indépendance et premier président des États-Unis, planteur de Virginie. Il avait combattu les Français à la frontière ; en 1775, le Congrès lui confie son armée, qu’il maintient malgré les défaites et la faim jusqu’à Yorktown. En 1783, il remet son commandement. Il préside la Convention constituante, est élu à l’unanimité en 1789 et se retire après deux mandats. Son testament affranchit ses esclaves.',
    'Jefe del ejército de la Independencia y primer presidente de los Estados Unidos, hacendado de Virginia. Había combatido a los franceses en la frontera; en 1775 el Congreso le dio su ejército, que mantuvo unido entre derrotas y hambre hasta Yorktown. En 1783 entregó el mando. Presidió la Convención Constitucional, fue elegido por unanimidad en 1789 y se retiró tras dos mandatos. Su testamento liberó a sus esclavos.',
    'アメリカ独立戦争の総司令官、合衆国初代大統領。ヴァージニアの農園主で、若い頃は辺境でフランス軍と戦った。1775年に大陸軍を任され、敗北と飢えの中で軍を保ち、ヨークタウンの勝利に至る。1783年に指揮権を返上した。憲法制定会議の議長を務め、1789年に満票で大統領に選ばれ、二期で退いた。遺言で自らの奴隷を解放した。',
  ],
  events: [
    {
      when: '1775-06-15',
      title: [
        '受命为大陆军总司令',
        'Is named commander of the Continental Army',
        'Est nommé chef de l’armée continentale',
        'Es nombrado jefe del Ejército Continental',
        '大陸軍総司令官に任命される',
      ],
      at: 'philadelphia',
      weight: 3,
      with: ['american-war-of-independence'],
      source: ['chernow-washington'],
    },
    {
      when: '1789-04-30',
      title: [
        '在纽约宣誓就任总统',
        'Takes the oath as president in New York',
        'Prête serment de président à New York',
        'Jura como presidente en Nueva York',
        'ニューヨークで大統領に就任する',
      ],
      at: 'new-york',
      weight: 3,
      with: ['united-states'],
      source: ['chernow-washington'],
    },
    {
      when: '1799-12-14',
      title: [
        '在弗农山庄去世',
        'Dies at Mount Vernon',
        'Meurt à Mount Vernon',
        'Muere en Mount Vernon',
        'マウントヴァーノンで没する',
      ],
      at: 'mount-vernon',
      weight: 2,
      source: ['chernow-washington'],
    },
  ],
  relations: [
    { word: 'led-in', to: 'american-war-of-independence', when: ['1775', '1783'], source: ['middlekauff'] },
    { word: 'won', to: 'american-war-of-independence', when: '1783', source: ['middlekauff'] },
    { word: 'ruler-of', to: 'united-states', when: ['1789', '1797'], source: ['chernow-washington'] },
    { word: 'rebelled-against', to: 'british-empire', when: ['1775', '1783'], source: ['middlekauff'] },
  ],
  same: { wikidata: 'Q23' },
});
