import { subject } from '../subject.ts';

export default subject({
  id: 'jerusalem',
  kind: 'place',
  region: 'near-east',
  names: ['耶路撒冷', 'Jerusalem', 'Jérusalem', 'Jerusalén', 'エルサレム'],
  otherNames: [['圣城', '古都斯', '锡安'], ['Yerushalayim', 'al-Quds', 'Zion'], ['al-Qods', 'Sion'], ['al-Quds', 'Sion'], ['アル・クドゥス', 'シオン', '聖都']],
  times: [
    { role: 'span', span: ['-1800~', '..'], source: ['cambridge-ancient-history'] },
  ],
  place: { at: [31.778, 35.2354], name: ['犹大山地', 'Judaean hills', 'monts de Judée', 'montes de Judea', 'ユダ山地'] },
  summary: [
    '犹太教、基督教与伊斯兰教共尊的圣城，位于犹大山地。其名已见于前14世纪的阿马尔奈书信；后为犹大王国的都城与圣殿所在，前587年前后毁于巴比伦，波斯时代重建，70年又毁于罗马。此后历经拜占庭、阿拉伯、十字军、马穆鲁克与奥斯曼统治，圣殿西墙、圣墓教堂与岩石圆顶比邻而立。',
    'Holy city of Jews, Christians and Muslims in the Judaean hills. Already named in letters of the fourteenth century BC, it became the capital of Judah and the seat of its Temple. Babylon destroyed it about 587 BC, the Persians let it rise again, Rome razed it in AD 70. Byzantines, Arabs, Crusaders, Mamluks and Ottomans ruled it in turn; Western Wall, Holy Sepulchre and Dome of the Rock stand side by side.',
    'Ville sainte des juifs, des chrétiens et des musulmans, dans les monts de Judée. Nommée dès le XIVe siècle av. J.-C., elle devient la capitale de Juda et le siège du Temple. Babylone la détruit vers 587 av. J.-C., la Perse la laisse renaître, Rome la rase en 70. Byzantins, Arabes, croisés, Mamelouks et Ottomans s’y succèdent ; mur occidental, Saint-Sépulcre et dôme du Rocher s’y côtoient.',
    'Ciudad santa de judíos, cristianos y musulmanes en los montes de Judea. Citada ya en cartas del siglo XIV a. C., fue capital de Judá y sede de su Templo. Babilonia la destruyó hacia 587 a. C., los persas la dejaron renacer y Roma la arrasó en el año 70. Bizantinos, árabes, cruzados, mamelucos y otomanos la gobernaron; el Muro Occidental, el Santo Sepulcro y la Cúpula de la Roca se alzan lado a lado.',
    'ユダヤ教、キリスト教、イスラームに共通の聖都で、ユダの山地にある。前14世紀の書簡にすでに名が見え、のちにユダ王国の都、神殿の所在地となった。前587年頃バビロンに破壊され、ペルシア時代に再建、紀元70年にローマに焼かれた。以後ビザンツ、アラブ、十字軍、マムルーク、オスマンの治下を経て、西の壁、聖墳墓教会、岩のドームが隣り合う。',
  ],
  events: [
    { when: '-1350~', title: ['城主阿卜迪赫巴向法老致信求援', 'Its ruler Abdi-Heba writes to the pharaoh for help', 'Son prince Abdi-Heba demande secours au pharaon', 'Su gobernante Abdi-Heba pide ayuda al faraón', '領主アブディ・ヘバがファラオに援軍を乞う'], at: 'jerusalem', weight: 1, source: ['amarna-letters', 'EA 285–290'] },
    { when: '-0587?', title: ['巴比伦军焚毁圣殿，流放居民', 'Babylonians burn the Temple and deport the people', 'Les Babyloniens brûlent le Temple et déportent le peuple', 'Los babilonios queman el Templo y deportan al pueblo', 'バビロニア軍が神殿を焼き、住民を移す'], at: 'jerusalem', weight: 3, with: ['nebuchadnezzar-ii'], source: ['hebrew-bible', '2 Kings 25'] },
    { when: '-0515~', title: ['第二圣殿落成', 'The Second Temple is completed', 'Achèvement du Second Temple', 'Se termina el Segundo Templo', '第二神殿が完成する'], at: 'jerusalem', weight: 2, with: ['darius-i'], source: ['hebrew-bible', 'Ezra 6:15'] },
    { when: '0070', title: ['提图斯率罗马军攻陷全城，毁第二圣殿', 'Titus takes the city and the Second Temple is destroyed', 'Titus prend la ville ; le Second Temple est détruit', 'Tito toma la ciudad y el Segundo Templo es destruido', 'ティトゥスが都を落とし、第二神殿が壊される'], at: 'jerusalem', weight: 3, with: ['roman-empire'], source: ['josephus-jewish-war', '6'] },
    { when: '1187-10-02', title: ['萨拉丁攻取耶路撒冷', 'Saladin takes the city from the Crusaders', 'Saladin prend la ville aux croisés', 'Saladino toma la ciudad a los cruzados', 'サラディンが十字軍から都を奪う'], at: 'jerusalem', weight: 3, with: ['saladin', 'crusades'], source: ['ibn-al-athir'] },
  ],
  relations: [
    { word: 'vassal-of', to: 'assyrian-empire', when: ['-0732~', '-0630~'], note: ['前701年希西家反叛被围，城未破而纳重贡', 'Hezekiah’s revolt of 701 BC ended in siege and heavy tribute, though the city was not taken', 'La révolte d’Ézéchias en 701 av. J.-C. finit par un siège et un lourd tribut, sans que la ville fût prise', 'La revuelta de Ezequías en 701 a. C. acabó en asedio y duro tributo, aunque la ciudad no cayó', '前701年のヒゼキヤの反乱は包囲と重い貢納に終わったが、都は落ちなかった'], source: ['sennacherib-prism'] },
    { word: 'rebelled-against', to: 'babylon', when: ['-0589', '-0587?'], source: ['hebrew-bible', '2 Kings 24:20'] },
    { word: 'part-of', to: 'achaemenid-empire', when: ['-0539', '-0332'], source: ['hebrew-bible', 'Ezra and Nehemiah'] },
    { word: 'traded-with', to: 'phoenicians', when: '-0950?', note: ['据《列王纪》，推罗王希兰供给香柏木与工匠，所罗门以麦油偿之', 'By the Book of Kings, Hiram of Tyre sent cedar and craftsmen for the Temple against wheat and oil', 'Selon les Rois, Hiram de Tyr fournit cèdres et artisans pour le Temple contre blé et huile', 'Según los Reyes, Hiram de Tiro dio cedros y artesanos para el Templo a cambio de trigo y aceite', '『列王記』では、ティルス王ヒラムが神殿のため杉と職人を送り、小麦と油を受け取った'], source: ['hebrew-bible', '1 Kings 5'] },
  ],
  same: { wikidata: 'Q1218' },
});
