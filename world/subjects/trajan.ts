import { subject } from '../subject.ts';

export default subject({
  id: 'trajan',
  kind: 'person',
  region: 'europe',
  names: ['图拉真', 'Trajan', 'Trajan', 'Trajano', 'トラヤヌス'],
  otherNames: [['马尔库斯·乌尔皮乌斯·图拉真'], ['Marcus Ulpius Traianus', 'Optimus Princeps'], ['Marcus Ulpius Traianus'], ['Marco Ulpio Trajano'], ['マルクス・ウルピウス・トラヤヌス']],
  times: [
    { role: 'life', span: ['0053?', '0117-08'], source: ['cassius-dio', '68.33'] },
    { role: 'reign', span: ['0098-01', '0117-08'], source: ['cassius-dio', '68.4–33'] },
  ],
  place: { at: [37.4439, -6.0467], name: ['伊塔利卡', 'Italica, near Seville', 'Italica, près de Séville', 'Itálica, cerca de Sevilla', 'イタリカ（セビーリャ近郊）'] },
  summary: [
    '罗马皇帝，出身于西班牙行省的伊塔利卡，是第一位出身行省的皇帝。他受涅尔瓦收养而即位，两度出征达契亚并将其并为行省，又远征帕提亚，直抵波斯湾，使帝国版图达到最大。他在罗马建造广场与纪功柱，扩大对意大利贫儿的救济，元老院称他为“最佳元首”。',
    'Roman emperor from Italica in Spain, the first to come from a province. Adopted by the ageing Nerva, he conquered Dacia in two wars, annexed Arabia and, late in life, marched against the Parthians as far as the Persian Gulf, so that the Empire was never larger. In Rome he built a forum and the column carved with his Dacian campaigns; the Senate called him “the best of princes”.',
    'Empereur romain né à Italica, en Espagne, le premier à venir d’une province. Adopté par le vieux Nerva, il soumet la Dacie en deux guerres, annexe l’Arabie, puis marche contre les Parthes jusqu’au golfe Persique : jamais l’Empire ne fut plus étendu. À Rome, il bâtit un forum et la colonne où se déroulent ses campagnes daciques ; le Sénat le nomme « le meilleur des princes ».',
    'Emperador romano originario de Itálica, en Hispania, el primero procedente de una provincia. Adoptado por el anciano Nerva, conquistó la Dacia en dos guerras, anexionó Arabia y, ya mayor, avanzó contra los partos hasta el golfo Pérsico: nunca fue más extenso el Imperio. En Roma levantó un foro y la columna que narra sus campañas dacias; el Senado lo llamó «el mejor de los príncipes».',
    'ヒスパニアのイタリカ出身のローマ皇帝で、属州から出た最初の皇帝。老帝ネルウァの養子として即位し、二度の戦争でダキアを征服、アラビアを併合し、晩年にはパルティアを攻めてペルシア湾に達し、帝国の版図を最大にした。ローマに広場と戦記を刻んだ円柱を建て、「至高の元首」と称えられた。',
  ],
  events: [
    { when: '0097', title: ['被皇帝涅尔瓦收为养子和继承人', 'Is adopted by the emperor Nerva as son and heir', 'Est adopté par l’empereur Nerva, qui en fait son héritier', 'Es adoptado como hijo y heredero por el emperador Nerva', '皇帝ネルウァの養子・後継者となる'], weight: 2, source: ['cassius-dio', '68.3'] },
    { when: '0106', title: ['攻陷萨尔米泽杰图萨，达契亚成为行省', 'Takes Sarmizegetusa and makes Dacia a province', 'Prend Sarmizégétuse et fait de la Dacie une province', 'Toma Sarmizegetusa y convierte la Dacia en provincia', 'サルミゼゲトゥサを落とし、ダキアを属州とする'], at: 'sarmizegetusa-regia', weight: 3, source: ['cassius-dio', '68.14'] },
    { when: '0113-05-12', title: ['图拉真纪功柱在其广场落成', 'Dedicates the column in his forum at Rome', 'Dédie la colonne de son forum à Rome', 'Dedica la columna de su foro en Roma', 'ローマの広場に記念柱を奉献する'], at: 'rome', weight: 2, with: ['rome'], source: ['fasti-ostienses'] },
    { when: '0116', title: ['攻占帕提亚都城泰西封', 'Captures Ctesiphon, capital of the Parthians', 'S’empare de Ctésiphon, capitale des Parthes', 'Se apodera de Ctesifonte, capital de los partos', 'パルティアの都クテシフォンを占領する'], at: 'ctesiphon-on-tigris', weight: 2, source: ['cassius-dio', '68.28'] },
    { when: '0117-08', title: ['东征归途中病逝于塞利努斯', 'Dies at Selinus in Cilicia on the way home from the East', 'Meurt à Sélinonte de Cilicie en revenant d’Orient', 'Muere en Selinunte de Cilicia al regresar de Oriente', '東方遠征の帰途、キリキアのセリヌスで病没する'], at: 'selinus-cilicia', weight: 2, source: ['cassius-dio', '68.33'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'roman-empire', when: ['0098', '0117'], source: ['cassius-dio', '68.4–33'] },
    { word: 'builder-of', to: 'rome', when: ['0107~', '0113'], note: ['他以达契亚的战利品建成罗马最大的皇帝广场', 'With the spoils of Dacia he gave the city its largest imperial forum', 'Avec le butin de Dacie, il donna à la Ville son plus grand forum', 'Con el botín de Dacia dio a la ciudad el mayor de sus foros imperiales', 'ダキアの戦利品で、都に最大の皇帝広場を築いた'], source: ['coarelli-rome'] },
    { word: 'travelled-to', to: 'babylon', when: '0116', note: ['他在据说是亚历山大去世的房间里向其亡灵献祭', 'There he sacrificed to Alexander in the room where he was said to have died', 'Il y sacrifia à Alexandre dans la chambre où celui-ci serait mort', 'Allí sacrificó a Alejandro en la estancia donde se decía que había muerto', 'アレクサンドロスが没したと伝わる部屋で、その霊に犠牲を捧げた'], source: ['cassius-dio', '68.30'] },
    { word: 'persecuted', to: 'christianity', when: '0112~', note: ['他批示普林尼：基督徒不必搜捕，但被告发且不悔者应受罚', 'He told Pliny not to hunt Christians down, but to punish those who were accused and would not recant', 'Il prescrivit à Pline de ne pas rechercher les chrétiens, mais de punir ceux qui, dénoncés, persistaient', 'Ordenó a Plinio no buscar a los cristianos, pero castigar a los denunciados que no se retractaran', 'プリニウスに、探索はせず、告発され棄教しない者は罰せよと答えた'], source: ['pliny-letters', '10.96–97'] },
    { word: 'compared-with', to: 'augustus', note: ['后世元老院祝愿新帝“比奥古斯都更幸运，比图拉真更贤明”', 'Later emperors were hailed with the wish to be “luckier than Augustus, better than Trajan”', 'On souhaitait aux empereurs d’être « plus heureux qu’Auguste, meilleurs que Trajan »', 'A los emperadores posteriores se les deseaba ser «más felices que Augusto, mejores que Trajano»', '後の皇帝は「アウグストゥスより幸運に、トラヤヌスより善くあれ」と祝われた'], source: ['eutropius', '8.5'] },
  ],
  same: { wikidata: 'Q1425', nomisma: 'trajan' },
});
