import { subject } from '../subject.ts';

export default subject({
  id: 'achaemenid-empire',
  kind: 'polity',
  region: 'near-east',
  names: ['阿契美尼德王朝', 'Achaemenid Empire', 'Empire achéménide', 'Imperio aqueménida', 'アケメネス朝'],
  otherNames: [['波斯第一帝国', '阿契美尼德帝国'], ['Persian Empire', 'First Persian Empire'], ['Empire perse', 'Perse achéménide'], ['Imperio persa', 'Persia aqueménida'], ['アケメネス朝ペルシア', 'ペルシア帝国', 'ハカーマニシュ朝']],
  times: [
    { role: 'span', span: ['-0550', '-0330'], source: ['briant-cyrus-to-alexander'] },
  ],
  place: { at: [29.9354, 52.8916], name: ['波斯波利斯', 'Persepolis', 'Persépolis', 'Persépolis', 'ペルセポリス'] },
  summary: [
    '第一个波斯帝国，极盛时西起色雷斯与利比亚，东抵印度河。居鲁士并米底、吕底亚与巴比伦，冈比西斯取埃及，大流士以行省、定额贡赋、王路与驿传治理之，公文多用阿拉姆语。帝国容许各族保留语言与神祇，却两度未能征服希腊本土，此后凭金钱与外交左右希腊。前330年亡于亚历山大。',
    'The first Persian empire, at its height the largest state the world had seen, from Thrace and Libya to the Indus. Cyrus joined Media, Lydia and Babylon, Cambyses added Egypt, and Darius governed through satraps, fixed tribute, royal roads and mounted couriers, with Aramaic as chancery language. Peoples kept their tongues and gods. It failed twice to subdue mainland Greece and fell to Alexander in 330 BC.',
    'Premier empire perse, à son apogée le plus vaste État que le monde eût connu, de la Thrace et de la Libye à l’Indus. Cyrus réunit la Médie, la Lydie et Babylone, Cambyse ajoute l’Égypte, Darius gouverne par les satrapes, le tribut fixe, les routes royales et les courriers, avec l’araméen pour langue de chancellerie. Chaque peuple garde sa langue et ses dieux. Deux fois tenu en échec en Grèce, il succombe à Alexandre en 330 av. J.-C.',
    'Primer imperio persa, en su apogeo el mayor Estado que había visto el mundo, de Tracia y Libia al Indo. Ciro unió Media, Lidia y Babilonia, Cambises añadió Egipto y Darío lo gobernó con sátrapas, tributos fijos, caminos reales y correos, con el arameo como lengua de cancillería. Cada pueblo conservó su lengua y sus dioses. Fracasó dos veces ante la Grecia continental y cayó ante Alejandro en 330 a. C.',
    '最初のペルシア帝国。最盛期には西はトラキアとリビア、東はインダス川に至り、当時までの世界最大の国家であった。キュロスがメディア、リュディア、バビロンを併せ、カンビュセスがエジプトを加え、ダレイオスが州と定額の貢納、王の道と駅伝で治めた。公文書にはアラム語を用い、諸民族の言語と神々を認めた。前330年、アレクサンドロスに滅ぼされた。',
  ],
  events: [
    { when: '-0550', title: ['居鲁士推翻米底王，波斯帝国兴起', 'Cyrus overthrows the Medes and the empire begins', 'Cyrus renverse les Mèdes : naissance de l’empire', 'Ciro derroca a los medos y nace el imperio', 'キュロスがメディアを倒し、帝国が興る'], at: 'ecbatana', weight: 3, with: ['cyrus-the-great'], source: ['babylonian-chronicles', 'Chronicle 7'] },
    { when: '-0525', title: ['冈比西斯征服埃及', 'Cambyses conquers Egypt', 'Cambyse conquiert l’Égypte', 'Cambises conquista Egipto', 'カンビュセスがエジプトを征服する'], at: 'memphis-egypt', weight: 3, source: ['herodotus', '3.10–16'] },
    { when: '-0515~', title: ['王路贯通萨迪斯与苏萨，驿使昼夜不停', 'The Royal Road links Sardis and Susa with relays of riders', 'La Voie royale relie Sardes à Suse par relais de cavaliers', 'El Camino Real une Sardes y Susa con postas de jinetes', '王の道がサルディスとスーサを結び、駅伝の騎手が走る'], at: 'susa', weight: 2, with: ['darius-i'], source: ['herodotus', '5.52–54; 8.98'] },
    { when: ['-0480', '-0479'], title: ['薛西斯焚雅典，而败于萨拉米斯与普拉提亚', 'Xerxes burns Athens but loses at Salamis and Plataea', 'Xerxès brûle Athènes mais perd à Salamine et à Platées', 'Jerjes incendia Atenas, pero pierde en Salamina y Platea', 'クセルクセスがアテナイを焼くが、サラミスとプラタイアで敗れる'], at: 'athens', weight: 3, with: ['greco-persian-wars', 'athens'], source: ['herodotus', '8–9'] },
    { when: '-0330', title: ['大流士三世遇害，帝国亡于亚历山大', 'Darius III is murdered and the empire passes to Alexander', 'Darius III est assassiné ; l’empire passe à Alexandre', 'Darío III es asesinado y el imperio pasa a Alejandro', 'ダレイオス3世が殺され、帝国はアレクサンドロスの手に渡る'], weight: 3, with: ['alexander-the-great'], source: ['arrian', '3.21'] },
  ],
  relations: [
    { word: 'preceded', to: 'sasanian-empire', note: ['其间隔着亚历山大、塞琉古与帕提亚；萨珊诸王同出法尔斯，自命恢复先祖之业', 'Alexander, the Seleucids and the Parthians lie between; the Sasanians too came from Persis', 'Alexandre, les Séleucides et les Parthes les séparent ; les Sassanides venaient aussi de Perside', 'Los separan Alejandro, los seléucidas y los partos; los sasánidas procedían también de Persis', '間にアレクサンドロス、セレウコス朝、パルティアを挟むが、ともにペルシス地方から興った'], source: ['cambridge-iran', 'vol. 3'] },
    { word: 'adopted', to: 'cuneiform', when: ['-0520~', '-0330'], source: ['persepolis-inscriptions'] },
    { word: 'adopted', to: 'zoroastrianism', when: ['-0522~', '-0330'], note: ['诸王崇奉阿胡拉·马兹达；是否已是后世意义上的琐罗亚斯德教，学者意见不一', 'Its kings revered Ahuramazda; whether this was Zoroastrianism in the later sense is disputed', 'Ses rois vénèrent Ahuramazda ; on discute s’il s’agit déjà du zoroastrisme au sens plus tardif', 'Sus reyes veneraban a Ahuramazda; se discute si era ya zoroastrismo en el sentido posterior', '諸王はアフラマズダーを崇めたが、後世の意味でのゾロアスター教かは議論がある'], source: ['encyclopaedia-iranica', 'Achaemenid Religion'] },
    { word: 'influenced', to: 'maurya-empire', note: ['孔雀王朝的磨光石柱与兽头柱头常被追溯到波斯宫廷工艺', 'The polished columns and animal capitals of the Mauryas are often traced to Persian court art', 'Les colonnes polies et les chapiteaux d’animaux des Maurya sont souvent rattachés à l’art de cour perse', 'Las columnas pulidas y los capiteles de animales de los Maurya suelen vincularse al arte cortesano persa', 'マウリヤ朝の磨かれた石柱と獣形柱頭は、しばしばペルシアの宮廷美術に由来するとされる'], source: ['briant-cyrus-to-alexander'] },
    { word: 'influenced', to: 'silk-road', note: ['王路与驿站为后来丝路西段的商道奠定了基础', 'Its royal roads and stations prepared the western stretches of the later caravan route', 'Ses routes royales et ses relais préparèrent le tronçon occidental de la future route caravanière', 'Sus caminos reales y postas prepararon el tramo occidental de la futura ruta de caravanas', '王の道と駅は、のちの隊商路の西半の下地となった'], source: ['encyclopaedia-iranica', 'Commerce ii'] },
  ],
  same: { wikidata: 'Q389688' },
});
