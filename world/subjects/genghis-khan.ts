import { subject } from '../subject.ts';

export default subject({
  id: 'genghis-khan',
  kind: 'person',
  region: 'east-asia',
  names: ['成吉思汗', 'Genghis Khan', 'Gengis Khan', 'Gengis Kan', 'チンギス・カン'],
  otherNames: [['铁木真', '元太祖'], ['Chinggis Khan', 'Temüjin', 'Temujin'], ['Tchinguiz Khan', 'Temüdjin'], ['Chinguis Kan', 'Temuyín'], ['ジンギスカン', 'テムジン', '太祖']],
  times: [
    { role: 'life', span: ['1162?', '1227-08'], source: ['ratchnevsky-genghis'] },
    { role: 'reign', span: ['1206', '1227-08'], source: ['secret-history', '202–268'] },
  ],
  place: { at: [49.05, 111.65], name: ['斡难河畔', 'the Onon River, Mongolia', 'la rivière Onon, en Mongolie', 'el río Onón, Mongolia', 'モンゴルのオノン川のほとり'] },
  summary: [
    '大蒙古国的创建者，本名铁木真。他幼年丧父，流离困苦，凭盟友与那可儿逐一兼并草原诸部，公元1206年在斡难河源即大汗位，以千户制打破部落旧界，立法度、创文字。此后攻西夏、破金中都，西灭花剌子模，兵锋及于印度河与第聂伯河，所过城池多遭屠毁。1227年病逝于征西夏途中，葬地至今不明。',
    'The founder of the Mongol Empire, born Temüjin. Fatherless and hunted as a boy, he absorbed the peoples of the steppe one by one and was raised as Great Khan at the source of the Onon in 1206. He broke up the tribes into units of a thousand, gave them law and script, took northern China’s capital and annihilated Khwarazm with great slaughter. He died on campaign against the Tangut; his grave is unknown.',
    'Fondateur de l’Empire mongol, né Temüdjin. Orphelin de père et traqué dans sa jeunesse, il absorbe un à un les peuples de la steppe et se fait proclamer grand khan aux sources de l’Onon en 1206. Il refond les tribus en unités de mille, leur donne une loi et une écriture, prend la capitale de la Chine du Nord et anéantit le Khwarezm dans le sang. Sa tombe reste inconnue.',
    'Fundador del Imperio mongol, nacido Temuyín. Huérfano de padre y perseguido de niño, absorbió uno a uno a los pueblos de la estepa y fue proclamado gran kan en las fuentes del Onón en 1206. Deshizo las tribus en unidades de mil hombres, les dio ley y escritura, tomó la capital del norte de China y aniquiló Jorasmia con enorme matanza. Murió en campaña contra los tangut; su tumba se desconoce.',
    'モンゴル帝国の創始者。幼名はテムジン。幼くして父を失い辛酸をなめたが、草原の諸部族を次々に従え、1206年にオノン川の源で大汗に推戴された。部族を千戸に編み直し、法と文字を定め、金の中都を落とし、西ではホラズムを滅ぼして多くの都市を破壊した。1227年、西夏遠征のさなかに没した。その墓の所在は今も知られない。',
  ],
  events: [
    { when: '1206', title: ['斡难河源大会，称成吉思汗', 'Is raised as Genghis Khan at a great assembly of the steppe', 'Est proclamé Gengis Khan par une grande assemblée de la steppe', 'Es proclamado Gengis Kan en una gran asamblea de la estepa', '大集会でチンギス・カンに推戴される'], at: 'onon-source', weight: 3, with: ['mongol-empire'], source: ['secret-history', '202'] },
    { when: '1215', title: ['蒙古军攻占金中都', 'His army takes Zhongdu, the capital of the Jin', 'Son armée prend Zhongdu, capitale des Jin', 'Su ejército toma Zhongdu, la capital de los Jin', '金の都・中都を陥れる'], at: 'zhongdu', weight: 3, with: ['mongol-empire'], source: ['yuan-shi', '1'] },
    { when: '1220', title: ['攻取花剌子模重镇撒马尔罕', 'Takes Samarkand in the war against Khwarazm', 'Prend Samarcande dans la guerre contre le Khwarezm', 'Toma Samarcanda en la guerra contra Jorasmia', 'ホラズム遠征でサマルカンドを落とす'], at: 'samarkand-city', weight: 3, with: ['silk-road'], source: ['juvayni', '1'] },
    { when: '1227-08', title: ['征西夏期间病逝', 'Dies while his army besieges the Tangut capital', 'Meurt pendant le siège de la capitale tangoute', 'Muere mientras su ejército asedia la capital tangut', '西夏の都を囲むさなかに没する'], at: 'liupan-mountains', weight: 2, with: ['mongol-empire'], source: ['yuan-shi', '1'] },
  ],
  relations: [
    { word: 'founder-of', to: 'mongol-empire', when: '1206', source: ['secret-history', '202'] },
    { word: 'ruler-of', to: 'mongol-empire', when: ['1206', '1227'], source: ['yuan-shi', '1'] },
    { word: 'ancestor-of', to: 'kublai-khan', note: ['忽必烈是其幼子拖雷的第四子；1224年祖孙相见，成吉思汗亲为初猎的孙儿拭指', 'Kublai, a son of his youngest son Tolui, was nine when his grandfather anointed his finger after his first hunt', 'Fils de son cadet Tolui, Kubilaï avait neuf ans quand son grand-père lui oignit le doigt à sa première chasse', 'Hijo de su benjamín Tolui, Kublai tenía nueve años cuando el abuelo le ungió el dedo tras su primera caza', '末子トルイの子クビライは九歳で初狩りを終え、祖父が自らその指に油を塗った'], source: ['rashid-al-din'] },
    { word: 'influenced', to: 'silk-road', when: ['1218', '1227'], source: ['juvayni', '1'] },
    { word: 'compared-with', to: 'xiongnu', note: ['与一千四百年前的冒顿单于一样，以十进制军制统合草原诸部', 'Like the Xiongnu leader Modu fourteen centuries before, he bound the steppe together by decimal units', 'Comme le chef xiongnu Modu quatorze siècles plus tôt, il unit la steppe par des unités décimales', 'Como el jefe xiongnu Modu catorce siglos antes, unió la estepa mediante unidades decimales', '千四百年前の冒頓単于と同じく、十進法の軍制で草原を束ねた'], source: ['new-cambridge-medieval', 'vol. 5'] },
  ],
  nodes: [
    { title: ['生于斡难河畔', 'Born by the Onon', 'Né près de l’Onon', 'Nacido junto al Onón', 'オノン河畔に生まれる'], description: ['《蒙古秘史》说他手握凝血如髀石而生，其父以所俘塔塔儿人之名名之为铁木真。', 'The Secret History says he was born with a clot of blood in his hand and named Temüjin after a captured Tatar.', 'L’Histoire secrète le dit né un caillot de sang dans la main, et nommé Temüjin d’après un Tatar captif.', 'La Historia secreta dice que nació con un coágulo en la mano y lo llamaron Temuyín por un tártaro cautivo.', '『元朝秘史』は血の塊を握って生まれ、捕虜のタタル人の名からテムジンと名付けられたと伝える。'], when: '1162?', at: 'deluun-boldog', weight: 1, source: ['secret-history', '59'] },
    { title: ['野狐岭大败金军', 'Yehuling: the Jin broken', 'Yehuling : les Jin battus', 'Yehuling: derrota Jin', '野狐嶺で金軍を破る'], description: ['金军主力在此溃败，“死者蔽野塞川”，通往中都之门洞开。', 'The main army of the Jin was destroyed here, and the way to their capital lay open.', 'La grande armée des Jin fut détruite ici, et la route de leur capitale ouverte.', 'El gran ejército Jin fue destruido aquí y quedó abierto el camino a su capital.', '金の主力がここで壊滅し、中都への道が開かれた。'], when: '1211', at: 'yehuling', weight: 2, source: ['yuan-shi', '1'] },
    { title: ['讹答剌商队被杀', 'Murder at Otrar', 'Le meurtre d’Otrar', 'La matanza de Otrar', 'オトラル事件'], description: ['花剌子模守将杀其商队四百余人，又杀使者；次年他兴兵西征，围城五月而下。', 'The governor killed a caravan of over four hundred, then envoys were killed too; the war in the west followed.', 'Le gouverneur fit tuer une caravane de plus de quatre cents hommes ; la guerre d’Occident s’ensuivit.', 'El gobernador mató una caravana de más de cuatrocientos hombres; siguió la guerra de Occidente.', '守将が四百人余りの隊商を殺し、使者も殺されて、西方遠征が始まった。'], when: '1218', at: 'otrar', weight: 3, source: ['juvayni', '1'] },
    { title: ['西征花剌子模路线', 'The western campaign', 'Campagne d’Occident', 'Campaña de Occidente', '西征の道筋'], description: ['自额尔齐斯河上游出发，经讹答剌，穿克孜勒库姆沙漠突袭不花剌，再取撒马尔罕，追扎兰丁至印度河。', 'From the Irtysh by Otrar across the Kyzylkum to surprise Bukhara, then to Samarkand, and after Jalal al-Din to the Indus.', 'De l’Irtych par Otrar et le Kyzylkoum pour surprendre Boukhara, puis Samarcande, et jusqu’à l’Indus.', 'Del Irtish por Otrar y el Kizilkum para sorprender a Bujará, luego Samarcanda, y hasta el Indo.', 'イルティシュ川からオトラル、キジルクム砂漠を越えてブハラを急襲し、サマルカンドへ、さらにインダスまで追った。'], when: ['1219', '1221'], at: 'bukhara', sketch: { type: 'LineString', points: [[102.8, 47.2], [90, 48], [82, 47], [77, 44], [68.3, 42.9], [65, 41.5], [64.4, 39.8], [67, 39.7], [66.9, 37], [67, 36.7], [64, 35.5], [67.8, 34.8], [68.5, 33.5], [72, 33.5]], style: 'arrow' }, weight: 3, source: ['juvayni', '1'] },
    { title: ['印度河畔之战', 'Battle on the Indus', 'Bataille sur l’Indus', 'Batalla del Indo', 'インダス河畔の戦い'], description: ['花剌子模王子扎兰丁兵败后连人带马跃入印度河，他命部下不要放箭，说为父者当有此子。', 'The beaten prince Jalal al-Din leapt on horseback into the river; such, he said, should be a father’s son.', 'Le prince vaincu Djalal al-Din sauta à cheval dans le fleuve ; tel devrait être un fils, dit le khan.', 'El príncipe vencido Yalal al-Din saltó a caballo al río; así, dijo, debe ser el hijo de un padre.', '敗れた王子ジャラールッディーンは馬ごと川に飛び込み、父たる者はこのような子を持つべきだと彼は言った。'], when: '1221-11~', at: 'indus-valley', weight: 2, source: ['juvayni', '2'] },
  ],
  same: { wikidata: 'Q720' },
});
