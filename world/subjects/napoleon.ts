import { subject } from '../subject.ts';

export default subject({
  id: 'napoleon',
  kind: 'person',
  region: 'europe',
  names: ['拿破仑', 'Napoleon', 'Napoléon', 'Napoleón', 'ナポレオン'],
  otherNames: [['拿破仑·波拿巴', '拿破仑一世'], ['Napoleon Bonaparte', 'Napoleon I'], ['Napoléon Bonaparte', 'Napoléon Ier'], ['Napoleón Bonaparte', 'Napoleón I'], ['ナポレオン・ボナパルト', 'ナポレオン1世']],
  times: [
    { role: 'life', span: ['1769-08-15', '1821-05-05'], source: ['roberts-napoleon'] },
    { role: 'reign', span: ['1804-05-18', '1814-04-06'], source: ['roberts-napoleon'] },
    { role: 'reign', span: ['1815-03-20', '1815-06-22'], source: ['roberts-napoleon'] },
  ],
  place: { at: [41.9192, 8.7386], name: ['阿雅克肖', 'Ajaccio', 'Ajaccio', 'Ajaccio', 'アジャクシオ'] },
  summary: [
    '法兰西皇帝与统帅，生于科西嘉。大革命使这名炮兵军官平步青云：他征战意大利与埃及，1799年政变夺权，1804年加冕称帝。他颁布《民法典》，以奥斯特里茨等一连串胜利支配欧洲大陆，促使神圣罗马帝国解体；1812年远征俄国惨败，滑铁卢之后被流放圣赫勒拿岛，在那里口述回忆，直到去世。',
    'Emperor of the French and general, born in Corsica. The Revolution raised the young gunner; campaigns in Italy and Egypt made his name, a coup in 1799 gave him power and a coronation in 1804 a crown. He gave France its Civil Code and ruled most of Europe until the Russian disaster of 1812. Beaten at Waterloo, he ended on Saint Helena, dictating his legend.',
    'Empereur des Français et chef de guerre, né en Corse. La Révolution élève le jeune artilleur ; l’Italie et l’Égypte font son nom, le coup d’État de 1799 sa puissance, le sacre de 1804 sa couronne. Il donne à la France le Code civil et domine presque toute l’Europe jusqu’au désastre de Russie en 1812. Vaincu à Waterloo, il finit à Sainte-Hélène, dictant sa légende.',
    'Emperador de los franceses y general, nacido en Córcega. La Revolución encumbró al joven artillero; Italia y Egipto le dieron fama, el golpe de 1799, el poder, y la ceremonia de 1804, la corona. Dio a Francia el Código Civil y dominó casi toda Europa hasta el desastre de Rusia de 1812. Vencido en Waterloo, acabó en Santa Elena dictando su leyenda.',
    'コルシカ生まれの軍人で、フランス人の皇帝。革命がこの若い砲兵将校を押し上げ、イタリアとエジプトの遠征で名を揚げ、1799年のクーデタで権力を、1804年の戴冠で帝冠を得た。民法典を制定し、ヨーロッパ大陸の大半を従えたが、1812年のロシア遠征に惨敗する。ワーテルローに敗れてセント・ヘレナ島に流され、自らの伝説を口述しつつ生涯を閉じた。',
  ],
  events: [
    { when: '1798-07-21', title: ['在金字塔战役中击败马穆鲁克', 'Defeats the Mamluks at the Battle of the Pyramids', 'Défait les mamelouks à la bataille des Pyramides', 'Derrota a los mamelucos en la batalla de las Pirámides', 'ピラミッドの戦いでマムルークを破る'], at: 'embabeh', weight: 2, source: ['chandler-napoleon'] },
    { when: '1804-03-21', title: ['颁布《民法典》', 'Promulgates the Civil Code', 'Promulgue le Code civil', 'Promulga el Código Civil', '民法典を公布する'], at: 'paris', weight: 3, source: ['code-civil'] },
    { when: '1804-12-02', title: ['在巴黎圣母院加冕为帝', 'Crowns himself emperor in Notre-Dame', 'Se couronne empereur à Notre-Dame', 'Se corona emperador en Notre-Dame', 'ノートルダム大聖堂で皇帝として戴冠する'], at: 'notre-dame', weight: 3, with: ['coronation-of-napoleon'], source: ['roberts-napoleon'] },
    { when: '1805-12-02', title: ['在奥斯特里茨击溃俄奥联军', 'Routs the Russians and Austrians at Austerlitz', 'Écrase les Russes et les Autrichiens à Austerlitz', 'Aplasta a rusos y austriacos en Austerlitz', 'アウステルリッツでロシア・オーストリア軍を破る'], at: 'austerlitz', weight: 3, with: ['holy-roman-empire'], source: ['chandler-napoleon'] },
    { when: '1812-09-14', title: ['进入被弃守的莫斯科', 'Enters Moscow, abandoned by its people', 'Entre dans Moscou abandonnée', 'Entra en un Moscú abandonado', '住民の去ったモスクワに入る'], at: 'moscow-kremlin', weight: 2, source: ['chandler-napoleon'] },
    { when: '1821-05-05', title: ['在圣赫勒拿岛去世', 'Dies on Saint Helena', 'Meurt à Sainte-Hélène', 'Muere en Santa Elena', 'セント・ヘレナ島で没する'], at: 'saint-helena', weight: 2, source: ['roberts-napoleon'] },
  ],
  relations: [
    { word: 'led-in', to: 'battle-of-waterloo', when: '1815-06-18', source: ['chandler-napoleon'] },
    { word: 'lost', to: 'battle-of-waterloo', when: '1815-06-18', source: ['wellington-dispatch'] },
    { word: 'ended', to: 'holy-roman-empire', when: '1806-08-06', note: ['他组建莱茵邦联并发出最后通牒，弗朗茨二世于是放下帝冠', 'After he had formed the Confederation of the Rhine and sent an ultimatum, Francis II laid down the crown', 'Après la Confédération du Rhin et un ultimatum, François II déposa la couronne', 'Tras la Confederación del Rin y un ultimátum, Francisco II depuso la corona', 'ライン同盟を結成して最後通牒を送ると、フランツ2世は帝冠を下ろした'], source: ['wilson-holy-roman-empire'] },
    { word: 'commissioned', to: 'coronation-of-napoleon', when: '1804', source: ['louvre-collections', 'INV 3699'] },
    { word: 'wrote-about', to: 'julius-caesar', when: ['1818', '1819'], at: 'saint-helena', note: ['他在圣赫勒拿岛口述恺撒战史的评述，由马尔尚笔录', 'On Saint Helena he dictated to Marchand a commentary on Caesar’s wars', 'À Sainte-Hélène, il dicta à Marchand un précis des guerres de César', 'En Santa Elena dictó a Marchand un compendio de las guerras de César', 'セント・ヘレナ島でマルシャンにカエサルの戦争の概説を口述した'], source: ['napoleon-cesar'] },
    { word: 'compared-with', to: 'charlemagne', note: ['加冕前他往亚琛谒查理曼之墓，并自称其后继者', 'Before the coronation he went to Charlemagne’s tomb at Aachen and posed as his heir', 'Avant le sacre, il alla au tombeau de Charlemagne à Aix-la-Chapelle et se posa en héritier', 'Antes de coronarse visitó en Aquisgrán la tumba de Carlomagno y se presentó como su heredero', '戴冠の前にアーヘンのカール大帝の墓を訪れ、その後継者を自任した'], source: ['roberts-napoleon'] },
    { word: 'enemy-of', to: 'ottoman-empire', when: ['1798', '1801'], source: ['chandler-napoleon'] },
    { word: 'travelled-to', to: 'alexandria', when: '1798-07', note: ['他的远征军一年后在罗塞塔附近发现了罗塞塔石碑', 'A year later soldiers of his expedition found the Rosetta Stone', 'Un an plus tard, des soldats de son expédition trouvèrent la pierre de Rosette', 'Un año después, soldados de su expedición hallaron la piedra de Rosetta', '一年後、遠征軍の兵士がロゼッタ・ストーンを見つけた'], source: ['chandler-napoleon'] },
  ],
  same: { wikidata: 'Q517' },
});
