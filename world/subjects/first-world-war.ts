import { subject } from '../subject.ts';

export default subject({
  id: 'first-world-war',
  kind: 'war',
  region: 'europe',
  names: ['第一次世界大战', 'First World War', 'Première Guerre mondiale', 'Primera Guerra Mundial', '第一次世界大戦'],
  otherNames: [
    ['一战', '欧战'],
    ['World War I', 'Great War'],
    ['Grande Guerre', 'guerre de 14-18'],
    ['Gran Guerra'],
    ['欧州大戦'],
  ],
  times: [{ role: 'span', span: ['1914-07-28', '1918-11-11'], source: ['strachan-first-world-war'] }],
  place: { at: [43.8579, 18.4289], name: ['萨拉热窝', 'Sarajevo', 'Sarajevo', 'Sarajevo', 'サラエヴォ'] },
  summary: [
    '1914至1918年同盟国与协约国之间的战争。奥匈皇储在萨拉热窝遇刺，各国依同盟相继参战；西线自北海至瑞士陷入堑壕对峙，凡尔登与索姆河死伤以数十万计，毒气、坦克和飞机投入使用。1917年俄国革命退出，美国参战，次年德国求和。军人死者约九百万至一千万，德、奥匈、俄、奥斯曼四帝国瓦解。',
    'The war of 1914–1918 between the Central Powers and the Entente. A murder at Sarajevo set the alliances in motion; in the west the armies dug in from the sea to Switzerland, and Verdun and the Somme cost hundreds of thousands of lives, with gas, tanks and aircraft. In 1917 Russia left in revolution and the United States came in. Nine to ten million soldiers died, and four empires fell.',
    'Guerre de 1914-1918 entre les Empires centraux et l’Entente. Un meurtre à Sarajevo met en branle les alliances ; à l’ouest, les armées s’enterrent de la mer à la Suisse, et Verdun et la Somme coûtent des centaines de milliers de vies, avec les gaz, les chars et l’avion. En 1917, la Russie en révolution se retire, les États-Unis entrent. Neuf à dix millions de soldats meurent, quatre empires tombent.',
    'Guerra de 1914-1918 entre los Imperios Centrales y la Entente. Un asesinato en Sarajevo puso en marcha las alianzas; en el oeste los ejércitos se atrincheraron del mar a Suiza, y Verdún y el Somme costaron cientos de miles de vidas, con gases, carros y aviones. En 1917 salió Rusia, en revolución, y entraron los Estados Unidos. Murieron de nueve a diez millones de soldados y cayeron cuatro imperios.',
    '1914年から1918年まで、同盟国と協商国が戦った戦争。サラエヴォでの暗殺から同盟関係に従って各国が参戦し、西部戦線では海からスイスまで塹壕が続いた。ヴェルダンとソンムで数十万の命が失われ、毒ガス、戦車、航空機が使われた。1917年、ロシアは革命により離脱し、アメリカが加わった。兵士の死者は九百万から一千万、四つの帝国が倒れた。',
  ],
  events: [
    {
      when: '1914-06-28',
      title: [
        '奥匈皇储夫妇在萨拉热窝遇刺',
        'Archduke Franz Ferdinand is shot at Sarajevo',
        'L’archiduc François-Ferdinand est abattu à Sarajevo',
        'El archiduque Francisco Fernando es asesinado en Sarajevo',
        'サラエヴォで皇位継承者夫妻が暗殺される',
      ],
      at: 'sarajevo',
      weight: 3,
      source: ['clark-sleepwalkers'],
    },
    {
      when: ['1916-02-21', '1916-12-18'],
      title: [
        '凡尔登战役',
        'The French hold Verdun through ten months',
        'Les Français tiennent Verdun dix mois',
        'Los franceses resisten diez meses en Verdún',
        'ヴェルダンの戦いが十か月続く',
      ],
      at: 'verdun',
      weight: 3,
      source: ['strachan-first-world-war'],
    },
    {
      when: '1918-11-11',
      title: [
        '停战协定在贡比涅森林签字',
        'The armistice is signed in the forest of Compiègne',
        'L’armistice est signé en forêt de Compiègne',
        'Se firma el armisticio en el bosque de Compiègne',
        'コンピエーニュの森で休戦協定が結ばれる',
      ],
      at: 'rethondes',
      weight: 3,
      source: ['strachan-first-world-war'],
    },
  ],
  relations: [
    { word: 'caused', to: 'russian-revolution', when: '1917', source: ['figes-tragedy'] },
    { word: 'ended', to: 'russian-empire', when: '1917', source: ['figes-tragedy'] },
    { word: 'ended', to: 'ottoman-empire', when: '1922', source: ['strachan-first-world-war'] },
    { word: 'caused', to: 'second-world-war', source: ['weinberg-ww2'] },
  ],
  same: { wikidata: 'Q361' },
});
