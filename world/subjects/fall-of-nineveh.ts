import { subject } from '../subject.ts';

export default subject({
  id: 'fall-of-nineveh',
  kind: 'war',
  region: 'near-east',
  names: ['尼尼微陷落', 'Fall of Nineveh', 'Chute de Ninive', 'Caída de Nínive', 'ニネヴェの陥落'],
  otherNames: [['尼尼微之战'], ['Battle of Nineveh (612 BC)', 'Sack of Nineveh'], ['Sac de Ninive', 'Bataille de Ninive'], ['Saqueo de Nínive', 'Batalla de Nínive'], ['ニネヴェの戦い']],
  times: [
    { role: 'span', span: ['-0612-05~', '-0612-08~'], source: ['babylonian-chronicles', 'Chronicle 3'] },
  ],
  place: { at: [36.359, 43.153], name: ['尼尼微（今摩苏尔）', 'Nineveh (Mosul)', 'Ninive (Mossoul)', 'Nínive (Mosul)', 'ニネヴェ（現モースル）'] },
  summary: [
    '前612年巴比伦与米底联军攻陷亚述都城之役，亚述帝国由此覆亡。巴比伦王那波帕拉沙尔自前626年起反抗亚述，前614年米底王基亚克萨雷斯先破亚述古都，两王在废墟旁结盟。围攻约三个月后，城破被焚，国王辛沙里什昆身死。余部退守哈兰，三年后告终。大火烧硬了书库的泥板，反使其得以传世。',
    'The capture of the Assyrian capital by Babylonians and Medes in 612 BC, which broke the Assyrian Empire. Nabopolassar of Babylon had been in revolt since 626; in 614 Cyaxares the Mede took Ashur, and the two kings made their alliance beside its ruins. After some three months’ siege Nineveh was stormed and burned and King Sin-shar-ishkun perished. The fire baked the tablets of its library and so preserved them.',
    'Prise de la capitale assyrienne par les Babyloniens et les Mèdes en 612 av. J.-C., qui abat l’Empire assyrien. Nabopolassar de Babylone est en révolte depuis 626 ; en 614, le Mède Cyaxare prend Assur, et les deux rois scellent leur alliance près des ruines. Après environ trois mois de siège, Ninive est forcée et brûlée, le roi Sin-shar-ishkun périt. L’incendie cuit les tablettes de la bibliothèque et ainsi les conserve.',
    'Toma de la capital asiria por babilonios y medos en 612 a. C., que derribó el Imperio asirio. Nabopolasar de Babilonia estaba en rebeldía desde 626; en 614 el medo Ciáxares tomó Asur, y los dos reyes sellaron su alianza junto a las ruinas. Tras unos tres meses de asedio Nínive fue asaltada y quemada, y murió el rey Sin-shar-ishkun. El incendio coció las tablillas de la biblioteca y así las conservó.',
    '紀元前612年、バビロニアとメディアの連合軍がアッシリアの都を落とし、帝国を崩壊させた戦い。バビロンのナボポラッサルは前626年から反旗を翻しており、前614年にメディア王キュアクサレスがアッシュールを陥れると、両王は廃墟のそばで盟約を結んだ。約三か月の包囲の末に都は焼かれ、王シン・シャル・イシュクンは死んだ。火は書庫の粘土板を焼き固め、後世に残した。',
  ],
  events: [
    { when: '-0614', title: ['米底人攻破亚述城，与巴比伦结盟', 'The Medes take Ashur and ally themselves with Babylon', 'Les Mèdes prennent Assur et s’allient à Babylone', 'Los medos toman Asur y se alían con Babilonia', 'メディア人がアッシュールを落とし、バビロンと同盟する'], at: 'ashur', weight: 2, with: ['babylon'], source: ['babylonian-chronicles', 'Chronicle 3'] },
    { when: ['-0612-05~', '-0612-08~'], title: ['尼尼微被围三月后陷落焚毁', 'Nineveh falls after three months of siege and is burned', 'Ninive tombe après trois mois de siège et brûle', 'Nínive cae tras tres meses de asedio y es quemada', 'ニネヴェが三か月の包囲の末に陥落し、焼かれる'], at: 'nineveh', weight: 3, with: ['assyrian-empire', 'babylon'], source: ['babylonian-chronicles', 'Chronicle 3'] },
    { when: '-0609', title: ['末王亚述乌巴利特二世在哈兰最后失败', 'Ashur-uballit II makes his last vain attempt on Harran', 'Assur-uballit II échoue une dernière fois devant Harran', 'Ashur-uballit II fracasa por última vez ante Harrán', '最後の王アッシュール・ウバリト2世がハラン奪回に失敗する'], at: 'harran', weight: 2, source: ['babylonian-chronicles', 'Chronicle 3'] },
    { when: '1923', title: ['盖德刊布巴比伦编年史，确定陷落之年', 'C. J. Gadd publishes the chronicle that fixes its date', 'C. J. Gadd publie la chronique qui en fixe la date', 'C. J. Gadd publica la crónica que fija su fecha', 'ガッドが年代記を公刊し、陥落の年が定まる'], at: 'british-museum', weight: 1, source: ['gadd-fall-of-nineveh'] },
  ],
  relations: [
    { word: 'ended', to: 'assyrian-empire', when: '-0612', source: ['babylonian-chronicles', 'Chronicle 3'] },
    { word: 'influenced', to: 'babylon', when: '-0612', note: ['此役使巴比伦成为西亚霸主，为时七十余年', 'It made Babylon the first power of the Near East for some seventy years', 'Elle fit de Babylone la première puissance du Proche-Orient pour quelque soixante-dix ans', 'Hizo de Babilonia la primera potencia del Próximo Oriente durante unos setenta años', 'これによりバビロンは七十年あまり西アジア第一の強国となった'], source: ['kuhrt-near-east'] },
    { word: 'influenced', to: 'epic-of-gilgamesh', note: ['焚城的大火埋藏了书库，史诗泥板在瓦砾下保存了两千四百年', 'The burning city buried the library, and the tablets lay safe under the rubble for 2,400 years', 'La ville en flammes ensevelit la bibliothèque, et les tablettes dormirent 2 400 ans sous les décombres', 'La ciudad en llamas sepultó la biblioteca y las tablillas reposaron 2400 años bajo los escombros', '燃える都が書庫を埋め、粘土板は瓦礫の下で二千四百年を過ごした'], source: ['george-gilgamesh'] },
    { word: 'influenced', to: 'jerusalem', when: ['-0612', '-0605'], note: ['先知那鸿欢呼其亡；犹大王约西亚随即死于埃及军之手，巴比伦接踵而至', 'Nahum rejoiced; but Josiah of Judah soon fell to an Egyptian army, and Babylon came after', 'Nahum exulta ; mais Josias de Juda tomba bientôt face aux Égyptiens, et Babylone suivit', 'Nahúm se alegró; pero Josías de Judá cayó pronto ante los egipcios, y tras ellos llegó Babilonia', 'ナホムは喜びをうたったが、ユダ王ヨシヤはまもなくエジプト軍に倒れ、次いでバビロンが来た'], source: ['hebrew-bible', 'Nahum; 2 Kings 23:29'] },
  ],
});
