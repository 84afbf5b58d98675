import { subject } from '../subject.ts';

export default subject({
  id: 'constantinople',
  kind: 'place',
  region: 'europe',
  names: ['君士坦丁堡', 'Constantinople', 'Constantinople', 'Constantinopla', 'コンスタンティノープル'],
  otherNames: [['伊斯坦布尔', '拜占庭', '新罗马'], ['Istanbul', 'Byzantium', 'New Rome'], ['Istanbul', 'Byzance', 'Nouvelle Rome'], ['Estambul', 'Bizancio', 'Nueva Roma'], ['イスタンブール', 'ビュザンティオン', '新ローマ']],
  times: [
    { role: 'span', span: ['-0660?', '..'], source: ['herodotus', '4.144'] },
  ],
  place: { at: [41.0082, 28.9784], name: ['博斯普鲁斯海峡南口', 'Southern end of the Bosporus', 'Entrée sud du Bosphore', 'Boca sur del Bósforo', 'ボスポラス海峡の南口'] },
  summary: [
    '博斯普鲁斯海峡西岸的城市，今称伊斯坦布尔，先后为东罗马与奥斯曼两大帝国的都城。墨伽拉人约于公元前7世纪建拜占庭城，330年君士坦丁将其扩为新都。三面环水、一面以狄奥多西城墙为屏，一千多年间仅在1204年与1453年被外敌攻破，长期是欧洲最富庶、人口最多的城市。',
    'City on the western shore of the Bosporus, today Istanbul, capital in turn of the eastern Roman and the Ottoman empires. Settlers from Megara founded Byzantium in the seventh century BC; Constantine remade it as his residence in 330. With water on three sides and the walls of Theodosius II on the fourth, it fell to foreign enemies only in 1204 and 1453, and for centuries no city in Europe was larger or richer.',
    'Ville de la rive occidentale du Bosphore, aujourd’hui Istanbul, capitale tour à tour de l’Empire romain d’Orient et de l’Empire ottoman. Des colons de Mégare fondent Byzance au VIIe siècle av. J.-C. ; Constantin la refait à sa mesure en 330. L’eau sur trois côtés, les murs de Théodose II sur le quatrième, elle ne céda à l’étranger qu’en 1204 et en 1453, et resta longtemps la plus riche d’Europe.',
    'Ciudad de la orilla occidental del Bósforo, hoy Estambul, capital sucesiva del Imperio romano de Oriente y del otomano. Colonos de Mégara fundaron Bizancio en el siglo VII a. C.; Constantino la rehízo como residencia en 330. Con agua por tres lados y las murallas de Teodosio II por el cuarto, solo cayó ante enemigos de fuera en 1204 y 1453, y fue durante siglos la más rica de Europa.',
    'ボスポラス海峡の西岸に位置する都市、今のイスタンブール。東ローマ帝国とオスマン帝国の都であった。紀元前七世紀にメガラ人がビュザンティオンを建て、330年にコンスタンティヌスが新都とした。三方を海に、一方をテオドシウスの城壁に守られ、外敵に落とされたのは1204年と1453年だけで、長くヨーロッパ随一の富を誇った。',
  ],
  events: [
    { when: '-0660?', title: ['墨伽拉移民建立拜占庭城', 'Is founded as Byzantium by settlers from Megara', 'Est fondée sous le nom de Byzance par des Mégariens', 'Es fundada como Bizancio por colonos de Mégara', 'メガラの植民者がビュザンティオンを建てる'], at: 'constantinople', weight: 2, source: ['herodotus', '4.144'] },
    { when: '0413~', title: ['狄奥多西二世的陆墙建成', 'Receives the great land walls of Theodosius II', 'Reçoit la grande muraille terrestre de Théodose II', 'Recibe la gran muralla terrestre de Teodosio II', 'テオドシウス二世の大城壁が築かれる'], at: 'constantinople', weight: 2, source: ['codex-theodosianus', '15.1.51'] },
    { when: '0717', title: ['抵御阿拉伯大军围攻，次年解围', 'Holds out for a year against an Arab army and fleet', 'Résiste un an à l’armée et à la flotte arabes', 'Resiste un año al ejército y la flota árabes', 'アラブの大軍による一年の包囲に耐える'], at: 'constantinople', weight: 3, with: ['umayyad-caliphate', 'byzantine-empire'], source: ['cambridge-byzantine'] },
    { when: '1204-04-13', title: ['第四次十字军入城洗劫三日', 'Is sacked for three days by the Fourth Crusade', 'Est pillée trois jours durant par la quatrième croisade', 'Es saqueada durante tres días por la cuarta cruzada', '第四回十字軍に三日間略奪される'], at: 'constantinople', weight: 3, with: ['crusades'], source: ['choniates-history'] },
    { when: '1453-05-29', title: ['被穆罕默德二世攻占，成为奥斯曼都城', 'Is taken by Mehmed II and becomes the Ottoman capital', 'Est prise par Mehmed II et devient capitale ottomane', 'Es tomada por Mehmed II y pasa a ser capital otomana', 'メフメト二世に攻め落とされ、オスマンの都となる'], at: 'constantinople', weight: 3, with: ['fall-of-constantinople', 'ottoman-empire'], source: ['runciman-fall'] },
  ],
  relations: [
    { word: 'capital-of', to: 'byzantine-empire', when: ['0330', '1453'], note: ['1204至1261年落入拉丁人之手，拜占庭朝廷流亡尼西亚', 'From 1204 to 1261 Latins held it and the court lived in exile at Nicaea', 'De 1204 à 1261, les Latins la tinrent et la cour vécut en exil à Nicée', 'De 1204 a 1261 la ocuparon los latinos y la corte vivió exiliada en Nicea', '1204年から1261年はラテン人に占められ、宮廷はニカイアに逃れた'], source: ['cambridge-byzantine'] },
    { word: 'capital-of', to: 'roman-empire', when: ['0330', '0395'], source: ['mango-istanbul'] },
    { word: 'named-after', to: 'constantine', when: '0330', source: ['chronicon-paschale', 'AD 330'] },
    { word: 'part-of', to: 'silk-road', note: ['552年前后修士从东方带回蚕种，此后城中自产丝绸', 'About 552 monks smuggled silkworm eggs here, and the city began to make its own silk', 'Vers 552, des moines y apportèrent en secret des œufs de ver à soie', 'Hacia 552 unos monjes trajeron a escondidas huevos de gusano de seda', '552年頃、修道士が蚕の卵をひそかに持ち帰り、絹を自ら作り始めた'], source: ['procopius-wars', '8.17'] },
    { word: 'rival-of', to: 'alexandria', when: ['0381', '0451'], note: ['两城主教争夺东方教会的首席', 'Their bishops contended for the first place in the Eastern Church', 'Leurs évêques se disputaient le premier rang de l’Église d’Orient', 'Sus obispos se disputaban el primer puesto de la Iglesia de Oriente', '両都の主教が東方教会の首位を争った'], source: ['cambridge-christianity', 'vol. 2'] },
  ],
  same: { wikidata: 'Q16869' },
});
