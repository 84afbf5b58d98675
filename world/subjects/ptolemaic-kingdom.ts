import { subject } from '../subject.ts';

export default subject({
  id: 'ptolemaic-kingdom',
  kind: 'polity',
  region: 'africa',
  names: ['托勒密王国', 'Ptolemaic Kingdom', 'Royaume lagide', 'Reino ptolemaico', 'プトレマイオス朝'],
  otherNames: [['托勒密王朝', '托勒密埃及'], ['Ptolemaic Egypt', 'Ptolemaic dynasty', 'Lagid kingdom'], ['Égypte ptolémaïque', 'Lagides'], ['Egipto ptolemaico', 'Lágidas'], ['プトレマイオス王国', 'ラゴス朝']],
  times: [
    { role: 'span', span: ['-0305', '-0030'], source: ['holbl-ptolemaic'] },
  ],
  place: { at: [31.2, 29.9], name: ['亚历山大里亚', 'Alexandria', 'Alexandrie', 'Alejandría', 'アレクサンドリア'] },
  summary: [
    '亚历山大部将托勒密在埃及建立的希腊化王国，存续近三百年。王室为马其顿人，以亚历山大里亚为都，一面用希腊语行政、奖掖学术，一面以法老身份修建埃及神庙。极盛时据有昔兰尼加、塞浦路斯、南叙利亚与爱琴海诸地。后因内乱与本土起义而衰，渐受罗马摆布，末代女王克利奥帕特拉死后成为罗马行省。',
    'Hellenistic kingdom founded in Egypt by Ptolemy, a general of Alexander, and ruled by his house for almost three centuries. From Alexandria its Macedonian kings governed in Greek and paid for scholars, while in the temples they appeared as pharaohs. At its height it held Cyrene, Cyprus, southern Syria and harbours in the Aegean. Family wars and native revolts left it dependent on Rome, which annexed it in 30 BC.',
    'Royaume hellénistique fondé en Égypte par Ptolémée, général d’Alexandre, et gouverné par sa maison pendant près de trois siècles. D’Alexandrie, ces rois macédoniens administrent en grec et entretiennent des savants, tandis que les temples les montrent en pharaons. À son apogée, il tient Cyrène, Chypre, la Syrie du Sud et des ports égéens. Querelles de famille et révoltes le livrent à Rome, qui l’annexe en 30 av. J.-C.',
    'Reino helenístico fundado en Egipto por Ptolomeo, general de Alejandro, y gobernado por su casa durante casi tres siglos. Desde Alejandría, sus reyes macedonios administraban en griego y mantenían a sabios, mientras en los templos figuraban como faraones. En su apogeo tuvo Cirene, Chipre, el sur de Siria y puertos en el Egeo. Guerras de familia y revueltas lo dejaron en manos de Roma, que lo anexionó en 30 a. C.',
    'アレクサンドロスの将軍プトレマイオスがエジプトに建て、三百年近く続いたヘレニズム王国。マケドニア系の王家はアレクサンドリアを都にギリシア語で統治し、学者を庇護する一方、神殿ではファラオとして振る舞った。最盛期にはキュレネ、キプロス、南シリア、エーゲ海の港を領する。王家の内紛と住民の反乱で衰え、紀元前30年にローマに併合された。',
  ],
  events: [
    { when: '-0305', title: ['总督托勒密称王', 'The satrap Ptolemy takes the title of king', 'Le satrape Ptolémée prend le titre de roi', 'El sátrapa Ptolomeo toma el título de rey', '総督プトレマイオスが王を称する'], at: 'alexandria', weight: 3, source: ['holbl-ptolemaic'] },
    { when: '-0217-06-22', title: ['托勒密四世在拉菲亚击败塞琉古军', 'Ptolemy IV beats the Seleucid army at Raphia', 'Ptolémée IV bat l’armée séleucide à Raphia', 'Ptolomeo IV vence al ejército seléucida en Rafia', 'プトレマイオス四世がラフィアでセレウコス軍を破る'], at: 'raphia', weight: 2, with: ['seleucid-empire'], source: ['polybius', '5.79–86'] },
    { when: '-0196-03-27', title: ['祭司会议为幼王托勒密五世颁孟菲斯敕令', 'A synod of priests passes the Memphis decree for young Ptolemy V', 'Un synode de prêtres vote le décret de Memphis pour le jeune Ptolémée V', 'Un sínodo de sacerdotes aprueba el decreto de Menfis para el joven Ptolomeo V', '神官会議が幼王プトレマイオス五世のためにメンフィス決議を定める'], at: 'memphis-egypt', weight: 2, with: ['rosetta-stone'], source: ['memphis-decree'] },
    { when: '-0168', title: ['罗马使节划沙为圈，逼安条克四世撤兵', 'A Roman envoy’s circle in the sand makes Antiochus IV withdraw', 'Un envoyé romain trace un cercle et contraint Antiochos IV à se retirer', 'Un enviado romano traza un círculo y obliga a Antíoco IV a retirarse', 'ローマ使節が砂に円を描き、アンティオコス四世を撤退させる'], at: 'alexandria', weight: 2, with: ['seleucid-empire', 'roman-republic'], source: ['polybius', '29.27'] },
    { when: '-0030-08', title: ['屋大维攻占亚历山大里亚，埃及归罗马', 'Octavian takes Alexandria and Egypt becomes Roman', 'Octavien prend Alexandrie et l’Égypte devient romaine', 'Octavio toma Alejandría y Egipto pasa a ser romano', 'オクタウィアヌスがアレクサンドリアを占領し、エジプトはローマ領となる'], at: 'alexandria', weight: 3, with: ['cleopatra', 'augustus'], source: ['cassius-dio', '51'] },
  ],
  relations: [
    { word: 'conquered', to: 'jerusalem', when: '-0301~', note: ['约瑟夫斯说托勒密一世假托献祭，于安息日入城；年代学者说法不一', 'Josephus says that Ptolemy I entered on a Sabbath under pretence of sacrifice; the year is debated', 'Selon Josèphe, Ptolémée Ier y entra un jour de sabbat sous prétexte de sacrifier ; l’année est discutée', 'Según Josefo, Ptolomeo I entró un sábado con el pretexto de sacrificar; el año se discute', 'ヨセフスによればプトレマイオス一世は供犠を装って安息日に入城した。年代には諸説ある'], source: ['josephus-antiquities', '12.1'] },
    { word: 'conquered', to: 'phoenicians', when: '-0286~', source: ['holbl-ptolemaic'] },
    { word: 'traded-with', to: 'maurya-empire', when: ['-0280~', '-0240~'], note: ['托勒密二世遣狄奥尼修斯出使印度，阿育王的诏书中也提到他的名字', 'Ptolemy II sent one Dionysius to India, and Ashoka’s edicts in turn name Ptolemy', 'Ptolémée II envoya un certain Dionysios en Inde, et les édits d’Ashoka nomment à leur tour Ptolémée', 'Ptolomeo II envió a la India a un tal Dionisio, y los edictos de Ashoka nombran a su vez a Ptolomeo', 'プトレマイオス二世はディオニュシオスをインドに送り、アショーカ王の詔勅も彼の名を挙げる'], source: ['pliny', '6.58'] },
    { word: 'warred-with', to: 'kingdom-of-kush', when: '-0275~', note: ['托勒密二世南征，为求黄金与战象', 'Ptolemy II marched south for gold and for war elephants', 'Ptolémée II marcha vers le sud, pour l’or et les éléphants de guerre', 'Ptolomeo II marchó al sur en busca de oro y de elefantes de guerra', 'プトレマイオス二世は金と戦象を求めて南へ進軍した'], source: ['diodorus', '1.37'] },
    { word: 'revived', to: 'new-kingdom', note: ['托勒密诸王在埃德富、丹德拉等地重修新王国的神庙，自居法老的继承者', 'As heirs of the pharaohs the Ptolemies rebuilt temples of the New Kingdom at Edfu, Dendera and elsewhere', 'En héritiers des pharaons, les Ptolémées rebâtirent à Edfou, à Dendera et ailleurs des temples du Nouvel Empire', 'Como herederos de los faraones, los Ptolomeos reedificaron en Edfu, Dendera y otros lugares templos del Imperio Nuevo', 'ファラオの後継者として、エドフやデンデラなどで新王国の神殿を建て直した'], source: ['holbl-ptolemaic'] },
    { word: 'influenced', to: 'fayum-portraits', note: ['像主中许多人是托勒密诸王安置在法尤姆的希腊士兵的后裔', 'Many sitters were descendants of the Greek soldiers whom the Ptolemies had settled in the Fayum', 'Beaucoup de modèles descendaient des soldats grecs installés au Fayoum par les Ptolémées', 'Muchos retratados descendían de los soldados griegos que los Ptolomeos asentaron en El Fayum', '像主の多くはプトレマイオス朝がファイユームに入植させたギリシア兵の子孫だった'], source: ['walker-ancient-faces'] },
  ],
  same: { nomisma: 'ptolemaic_empire' },
});
