import { subject } from '../subject.ts';

export default subject({
  id: 'parthian-empire',
  kind: 'polity',
  region: 'near-east',
  names: ['安息帝国', 'Parthian Empire', 'Empire parthe', 'Imperio parto', 'パルティア'],
  otherNames: [
    ['帕提亚', '阿尔沙克王朝'],
    ['Arsacid Empire', 'Parthia'],
    ['Arsacides', 'Parthie'],
    ['Partia', 'Arsácidas'],
    ['アルサケス朝', '安息'],
  ],
  times: [{ role: 'span', span: ['-0247~', '0224-04-28'], source: ['cambridge-iran', 'vol. 3'] }],
  place: { at: [33.0936, 44.5808], name: ['泰西封', 'Ctesiphon', 'Ctésiphon', 'Ctesifonte', 'クテシフォン'] },
  summary: [
    '伊朗王朝，汉籍称安息。前247年前后，帕尼部首领阿尔沙克自塞琉古王朝手中夺取里海东南的帕提亚；米特里达梯一世西取米底与巴比伦，泰西封成为冬都。其骑射手佯退回射，前53年在卡雷歼灭克拉苏军。诸侯与大族分权，居丝路中段，与罗马争亚美尼亚三百年；224年为萨珊的阿尔达希尔所灭。',
    'Iranian dynasty and realm. About 247 BC Arsaces of the Parni took Parthia, south-east of the Caspian, from the Seleucids; Mithridates I won Media and Babylonia, and Ctesiphon became the winter capital. Horse archers who shot as they turned away destroyed Crassus at Carrhae in 53 BC. Great houses shared power; the realm sat on the Silk Road and fought Rome over Armenia until Ardashir overthrew it in 224.',
    'Dynastie et royaume d’Iran. Vers 247 av. J.-C., Arsace, chef des Parni, prend aux Séleucides la Parthie, au sud-est de la Caspienne ; Mithridate Iᵉʳ gagne la Médie et la Babylonie, et Ctésiphon devient capitale d’hiver. Ses archers montés, qui tirent en se retirant, anéantissent Crassus à Carrhes en 53 av. J.-C. De grandes maisons partagent le pouvoir ; sur la route de la soie, il dispute l’Arménie à Rome jusqu’à Ardachir, en 224.',
    'Dinastía y reino de Irán. Hacia 247 a. C., Arsaces, jefe de los parnos, tomó a los seléucidas Partia, al sureste del Caspio; Mitrídates I ganó Media y Babilonia, y Ctesifonte fue la capital de invierno. Sus arqueros a caballo, que disparaban al retirarse, aniquilaron a Craso en Carras en 53 a. C. Las grandes casas compartían el poder; en la Ruta de la Seda, disputó Armenia a Roma hasta que Ardacher lo derribó en 224.',
    'イランの王朝とその国。漢籍に安息という。紀元前247年頃、パルニ族のアルサケスがセレウコス朝からカスピ海南東のパルティアを奪い、ミトラダテス一世がメディアとバビロニアを取って、クテシフォンが冬の都となった。退きながら射る騎射で、前53年カルラエにクラッススの軍を滅ぼす。大貴族が権力を分け合い、アルメニアをめぐってローマと争い、224年に滅びた。',
  ],
  events: [
    {
      when: '-0053-06',
      title: [
        '在卡雷歼灭克拉苏军',
        'Surena destroys the army of Crassus at Carrhae',
        'Suréna anéantit l’armée de Crassus à Carrhes',
        'Surena aniquila al ejército de Craso en Carras',
        'カルラエでクラッススの軍を滅ぼす',
      ],
      at: 'carrhae',
      weight: 3,
      with: ['roman-republic'],
      source: ['plutarch', 'Crassus 23–31'],
    },
    {
      when: '0116',
      title: [
        '图拉真攻占泰西封',
        'Trajan takes Ctesiphon',
        'Trajan prend Ctésiphon',
        'Trajano toma Ctesifonte',
        'トラヤヌスがクテシフォンを取る',
      ],
      at: 'ctesiphon',
      weight: 2,
      with: ['trajan'],
      source: ['cassius-dio', '68.28'],
    },
    {
      when: '0224-04-28',
      title: [
        '末王阿尔达班战死，安息灭亡',
        'Artabanus falls in battle and Ardashir takes the crown',
        'Artaban tombe au combat, Ardachir prend la couronne',
        'Artabano cae en combate y Ardacher toma la corona',
        'アルタバーンが戦死し、アルダシールが王位を得る',
      ],
      weight: 3,
      with: ['sasanian-empire'],
      source: ['cambridge-iran', 'vol. 3'],
    },
  ],
  relations: [
    { word: 'rebelled-against', to: 'seleucid-empire', when: '-0247~', source: ['justin', '41.4'] },
    { word: 'preceded', to: 'sasanian-empire', when: '0224', source: ['cambridge-iran', 'vol. 3'] },
    { word: 'warred-with', to: 'roman-empire', when: ['-0027', '0217'], source: ['cambridge-iran', 'vol. 3'] },
    { word: 'traded-with', to: 'han-dynasty', when: ['-0105~', '0220'], source: ['hanshu', '96A'] },
  ],
  same: { wikidata: 'Q1986139' },
});
