import { subject } from '../subject.ts';

export default subject({
  id: 'napoleonic-wars',
  kind: 'war',
  region: 'europe',
  names: ['拿破仑战争', 'Napoleonic Wars', 'Guerres napoléoniennes', 'Guerras napoleónicas', 'ナポレオン戦争'],
  otherNames: [
    ['反法同盟战争'],
    ['Coalition Wars'],
    ['guerres des coalitions'],
    ['guerras de coalición'],
    ['対仏大同盟戦争'],
  ],
  times: [{ role: 'span', span: ['1803-05-18', '1815-11-20'], source: ['chandler-napoleon'] }],
  place: { at: [48.8566, 2.3522], name: ['巴黎', 'Paris', 'Paris', 'París', 'パリ'] },
  summary: [
    '1803至1815年法国与英国主导的历次同盟之间的战争。特拉法尔加海战使法国失去制海权，奥斯特里茨、耶拿与瓦格拉姆却让拿破仑支配大陆；他以封锁对付英国，为此入侵西班牙和俄国，军队耗损殆尽。1813年莱比锡、1814年巴黎、1815年滑铁卢相继决定败局。死者数百万，欧洲由维也纳会议重新划分。',
    'The wars of 1803–1815 between France and coalitions paid and led by Britain. Trafalgar cost France the sea, while Austerlitz, Jena and Wagram gave Napoleon the continent; to close it to British trade he invaded Spain and Russia, and there his armies bled away. Leipzig, Paris and Waterloo finished him. Several million people died, and the Congress of Vienna redrew the map.',
    'Guerres de 1803 à 1815 entre la France et des coalitions menées et payées par la Grande-Bretagne. Trafalgar coûte la mer à la France, Austerlitz, Iéna et Wagram donnent le continent à Napoléon ; pour le fermer au commerce anglais, il envahit l’Espagne et la Russie, où ses armées s’usent. Leipzig, Paris et Waterloo l’achèvent. Plusieurs millions de personnes meurent, et le congrès de Vienne redessine la carte.',
    'Guerras de 1803 a 1815 entre Francia y coaliciones dirigidas y pagadas por Gran Bretaña. Trafalgar le costó el mar a Francia, mientras Austerlitz, Jena y Wagram dieron el continente a Napoleón; para cerrarlo al comercio inglés invadió España y Rusia, donde se desangraron sus ejércitos. Leipzig, París y Waterloo acabaron con él. Murieron varios millones de personas y el Congreso de Viena rehízo el mapa.',
    '1803年から1815年まで、フランスとイギリスの主導する諸同盟との間で続いた戦争。トラファルガーで制海権を失ったが、アウステルリッツ、イエナ、ヴァグラムの勝利でナポレオンは大陸を制した。イギリスとの貿易を断つためスペインとロシアに攻め入って軍を失い、ライプツィヒ、パリ、ワーテルローで敗れた。死者は数百万に及び、ウィーン会議が地図を引き直した。',
  ],
  events: [
    {
      when: '1805-10-21',
      title: [
        '纳尔逊在特拉法尔加击溃法西舰队',
        'Nelson destroys the Franco-Spanish fleet off Trafalgar',
        'Nelson anéantit la flotte franco-espagnole à Trafalgar',
        'Nelson destruye la flota franco-española en Trafalgar',
        'ネルソンがトラファルガー沖で仏西艦隊を破る',
      ],
      at: 'trafalgar',
      weight: 3,
      with: ['british-empire', 'spanish-empire'],
      source: ['chandler-napoleon'],
    },
    {
      when: '1807-07-07',
      title: [
        '法俄在提尔西特议和',
        'France and Russia make peace at Tilsit',
        'La France et la Russie font la paix à Tilsit',
        'Francia y Rusia firman la paz en Tilsit',
        'ティルジットで仏露が講和する',
      ],
      at: 'tilsit',
      weight: 2,
      with: ['napoleon', 'russian-empire'],
      source: ['chandler-napoleon'],
    },
    {
      when: '1814-03-31',
      title: [
        '联军进入巴黎',
        'The allies enter Paris',
        'Les Alliés entrent dans Paris',
        'Los aliados entran en París',
        '同盟軍がパリに入る',
      ],
      at: 'paris',
      weight: 3,
      with: ['napoleon'],
      source: ['chandler-napoleon'],
    },
  ],
  relations: [
    { word: 'caused', to: 'congress-of-vienna', when: '1814', source: ['zamoyski-rites'] },
    { word: 'ended', to: 'holy-roman-empire', when: '1806-08-06', source: ['wilson-holy-roman-empire'] },
    { word: 'named-after', to: 'napoleon', source: ['chandler-napoleon'] },
  ],
  same: { wikidata: 'Q78994' },
});
