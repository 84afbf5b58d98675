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
  same: { wikidata: 'Q720' },
});
