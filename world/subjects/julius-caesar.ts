import { subject } from '../subject.ts';

export default subject({
  id: 'julius-caesar',
  kind: 'person',
  region: 'europe',
  names: ['尤利乌斯·恺撒', 'Julius Caesar', 'Jules César', 'Julio César', 'ユリウス・カエサル'],
  otherNames: [['恺撒', '凯撒'], ['Gaius Julius Caesar', 'Caesar'], ['César', 'Caius Julius Caesar'], ['César', 'Cayo Julio César'], ['カエサル', 'シーザー']],
  times: [
    { role: 'life', span: ['-0100-07', '-0044-03-15'], source: ['suetonius', 'Divus Julius 81–88'] },
  ],
  place: { at: [41.8925, 12.4853], name: ['罗马', 'Rome', 'Rome', 'Roma', 'ローマ'] },
  summary: [
    '罗马统帅、政治家、作家。他与庞培、克拉苏结成“前三头同盟”，用八年时间征服高卢，并亲自撰写战记。公元前49年，他率军渡过卢比孔河，内战由此爆发；获胜后他改革历法，出任终身独裁官。公元前44年3月15日，他在元老院会场遇刺，其养子屋大维日后开创了帝制。',
    'Roman general, statesman and writer. In alliance with Pompey and Crassus he rose to the consulship, conquered Gaul in eight years of war and wrote the story himself. In 49 BC he led a legion across the Rubicon and won the civil war this began. He reformed the calendar, became dictator for life and was stabbed to death before the assembled Senate on the Ides of March 44 BC.',
    'Général, homme d’État et écrivain romain. Allié à Pompée et à Crassus, il obtient le consulat, soumet la Gaule en huit ans et en fait lui-même le récit. En 49 av. J.-C., il franchit le Rubicon à la tête d’une légion et sort vainqueur de la guerre civile. Il réforme le calendrier, devient dictateur à vie et tombe sous les poignards aux ides de mars 44.',
    'General, estadista y escritor romano. Aliado con Pompeyo y Craso, alcanzó el consulado, conquistó la Galia en ocho años de guerra y la narró de su propia mano. En 49 a. C. cruzó el Rubicón con una legión y ganó la guerra civil que así empezaba. Reformó el calendario, fue nombrado dictador vitalicio y murió apuñalado ante el Senado en los idus de marzo de 44 a. C.',
    'ローマの将軍、政治家、文筆家。ポンペイウス、クラッススと組んで執政官となり、八年をかけてガリアを征服し、その経過を自ら『ガリア戦記』に著した。紀元前49年、軍を率いてルビコン川を渡り、内戦に勝利する。暦を改め、終身独裁官となったが、紀元前44年3月15日、元老院の議場で暗殺された。',
  ],
  events: [
    { when: '-0060', title: ['与庞培、克拉苏结成前三头同盟', 'Forms a private alliance with Pompey and Crassus', 'Conclut une alliance privée avec Pompée et Crassus', 'Pacta una alianza privada con Pompeyo y Craso', 'ポンペイウス、クラッススと第一回三頭政治を結ぶ'], at: 'rome', weight: 2, source: ['suetonius', 'Divus Julius 19'] },
    { when: '-0052', title: ['围攻阿莱西亚，迫使维钦托利投降', 'Besieges Alesia and receives the surrender of Vercingetorix', 'Assiège Alésia et obtient la reddition de Vercingétorix', 'Asedia Alesia y recibe la rendición de Vercingétorix', 'アレシアを包囲し、ウェルキンゲトリクスを降伏させる'], at: 'alesia', weight: 3, with: ['commentaries-on-the-gallic-war'], source: ['caesar-gallic-war', '7.68–89'] },
    { when: '-0049-01', title: ['率军渡过卢比孔河，内战爆发', 'Crosses the Rubicon under arms and begins a civil war', 'Franchit le Rubicon en armes et déclenche la guerre civile', 'Cruza el Rubicón en armas y desata la guerra civil', '軍を率いてルビコン川を渡り、内戦を始める'], at: 'rubicon', weight: 3, with: ['roman-republic'], source: ['suetonius', 'Divus Julius 31–33'] },
    { when: '-0048-08-09', title: ['在法萨卢斯大败庞培', 'Defeats Pompey at Pharsalus', 'Bat Pompée à Pharsale', 'Derrota a Pompeyo en Farsalia', 'ファルサルスでポンペイウスを破る'], at: 'pharsalus', weight: 2, source: ['caesar-civil-war', '3.88–99'] },
    { when: '-0044-03-15', title: ['在庞培剧院的元老院会场遇刺身亡', 'Is assassinated at a meeting of the Senate in Pompey’s hall', 'Est assassiné en pleine séance du Sénat dans la curie de Pompée', 'Es asesinado durante una sesión del Senado en la curia de Pompeyo', 'ポンペイウス議事堂での元老院会議の席で暗殺される'], at: 'rome', weight: 3, source: ['suetonius', 'Divus Julius 80–82'] },
  ],
  relations: [
    { word: 'author-of', to: 'commentaries-on-the-gallic-war', when: ['-0058', '-0051~'], source: ['suetonius', 'Divus Julius 56'] },
    { word: 'relative-of', to: 'augustus', note: ['奥古斯都是他姐妹尤利娅的外孙，由遗嘱收为养子', 'Augustus was his sister’s grandson, adopted in his will', 'Auguste était le petit-fils de sa sœur, adopté par testament', 'Augusto era nieto de su hermana y fue adoptado en su testamento', 'アウグストゥスは姉妹の孫で、遺言により養子とされた'], source: ['suetonius', 'Divus Julius 83'] },
    { word: 'lover-of', to: 'cleopatra', when: ['-0048', '-0044'], at: 'alexandria', source: ['plutarch', 'Caesar 48–49'] },
    { word: 'ruler-of', to: 'roman-republic', when: ['-0049', '-0044'], note: ['他以独裁官而非国王的名义统治', 'He ruled as dictator and refused the name of king', 'Il gouverna comme dictateur et refusa le titre de roi', 'Gobernó como dictador y rechazó el título de rey', '王ではなく独裁官として国を治めた'], source: ['suetonius', 'Divus Julius 76–79'] },
    { word: 'born-of', to: 'rome', when: '-0100-07', source: ['oxford-classical-dictionary'] },
    { word: 'travelled-to', to: 'alexandria', when: ['-0048', '-0047'], source: ['caesar-civil-war', '3.106–112'] },
    { word: 'compared-with', to: 'alexander-the-great', note: ['普鲁塔克在《名人传》中把两人合为一篇对照', 'Plutarch set the two side by side in his Parallel Lives', 'Plutarque les a mis en regard dans ses Vies parallèles', 'Plutarco los emparejó en sus Vidas paralelas', 'プルタルコスは『対比列伝』でこの二人を一組にした'], source: ['plutarch', 'Alexander 1'] },
  ],
  same: { wikidata: 'Q1048' },
});
