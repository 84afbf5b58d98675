import { subject } from '../subject.ts';

export default subject({
  id: 'haitian-revolution',
  kind: 'event',
  region: 'americas',
  names: ['海地革命', 'Haitian Revolution', 'Révolution haïtienne', 'Revolución haitiana', 'ハイチ革命'],
  otherNames: [
    ['圣多明各起义'],
    ['Saint-Domingue revolution'],
    ['Révolution de Saint-Domingue'],
    ['Revolución de Saint-Domingue'],
    ['サン・ドマング革命'],
  ],
  times: [{ role: 'span', span: ['1791-08-22', '1804-01-01'], source: ['dubois-avengers'] }],
  place: {
    at: [19.73, -72.2],
    name: [
      '海地北部平原',
      'Northern plain of Haiti',
      'Plaine du Nord, Haïti',
      'Llanura del Norte, Haití',
      'ハイチ北部平野',
    ],
  },
  summary: [
    '法属圣多明各的奴隶推翻奴隶制、建立国家的革命。1791年8月北部甘蔗种植园的奴隶起事，烧毁庄园；1793年岛上宣布解放，次年法国国民公会废除各殖民地的奴隶制。杜桑·卢维杜尔击退西班牙人与英国人，1802年拿破仑派兵企图恢复旧制，终告失败。1804年1月1日海地独立，是奴隶起义建立的第一个国家。',
    'The revolution in which the slaves of French Saint-Domingue freed themselves and founded a state. In August 1791 they rose on the sugar plantations of the north; in 1793 freedom was proclaimed there, and in 1794 the French Convention extended it to all colonies. Toussaint Louverture drove out Spaniards and British; the army that Napoleon sent in 1802 was beaten. Haiti declared independence on 1 January 1804.',
    'Révolution par laquelle les esclaves de Saint-Domingue se libérèrent et fondèrent un État. En août 1791, ils se soulèvent sur les plantations de sucre du Nord ; en 1793, la liberté y est proclamée, et en 1794 la Convention l’étend à toutes les colonies. Toussaint Louverture chasse Espagnols et Anglais ; l’armée envoyée par Bonaparte en 1802 est vaincue. Haïti se déclare indépendante le 1ᵉʳ janvier 1804.',
    'Revolución en la que los esclavos de la colonia francesa de Saint-Domingue se liberaron y fundaron un Estado. En agosto de 1791 se alzaron en los ingenios del norte; en 1793 se proclamó allí la libertad y en 1794 la Convención la extendió a todas las colonias. Toussaint Louverture expulsó a españoles e ingleses; el ejército que envió Napoleón en 1802 fue vencido. Haití se declaró independiente el 1 de enero de 1804.',
    'フランス領サン・ドマングの奴隷が自らを解放し国家を建てた革命。1791年8月、北部の砂糖農園で奴隷が蜂起した。1793年に島で解放が宣言され、翌年フランス国民公会が全植民地の奴隷制を廃止する。トゥサン・ルヴェルチュールはスペイン軍とイギリス軍を退け、1802年にナポレオンが送った軍も敗れた。1804年1月1日、ハイチは独立を宣言した。',
  ],
  events: [
    {
      when: '1791-08-22',
      title: [
        '北部平原的奴隶起义',
        'Slaves rise on the northern plain',
        'Les esclaves se soulèvent dans la plaine du Nord',
        'Los esclavos se alzan en la llanura del norte',
        '北部平野で奴隷が蜂起する',
      ],
      at: 'bois-caiman',
      weight: 3,
      source: ['dubois-avengers'],
    },
    {
      when: '1794-02-04',
      title: [
        '法国国民公会废除殖民地奴隶制',
        'The French Convention abolishes slavery in the colonies',
        'La Convention abolit l’esclavage dans les colonies',
        'La Convención suprime la esclavitud en las colonias',
        'フランス国民公会が植民地の奴隷制を廃止する',
      ],
      at: 'paris',
      weight: 3,
      with: ['french-revolution'],
      source: ['dubois-avengers'],
    },
    {
      when: '1803-11-18',
      title: [
        '法军在韦尔蒂埃战败',
        'The French are beaten at Vertières',
        'Les Français sont vaincus à Vertières',
        'Los franceses son vencidos en Vertières',
        'ヴェルティエールでフランス軍が敗れる',
      ],
      at: 'vertieres',
      weight: 2,
      source: ['dubois-avengers'],
    },
    {
      when: '1804-01-01',
      title: [
        '海地在戈纳伊夫宣布独立',
        'Haiti declares independence at Gonaïves',
        'Haïti proclame son indépendance aux Gonaïves',
        'Haití se declara independiente en Gonaïves',
        'ゴナイーヴでハイチの独立が宣言される',
      ],
      at: 'gonaives',
      weight: 3,
      source: ['haiti-declaration'],
    },
  ],
  relations: [
    { word: 'aimed-at', to: 'napoleon', when: ['1802', '1804'], source: ['dubois-avengers'] },
    {
      word: 'inspired',
      to: 'simon-bolivar',
      when: '1816',
      note: [
        '1816年海地总统佩蒂翁资助他的远征，条件是解放奴隶',
        'In 1816 President Pétion of Haiti armed his expedition on condition that he free the slaves',
        'En 1816, le président haïtien Pétion arma son expédition, à charge d’affranchir les esclaves',
        'En 1816 el presidente haitiano Pétion armó su expedición a cambio de liberar a los esclavos',
        '1816年、ハイチ大統領ペションは奴隷解放を条件に遠征を支援した',
      ],
      source: ['lynch-bolivar'],
    },
  ],
});
