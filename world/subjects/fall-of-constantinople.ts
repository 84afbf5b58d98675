import { subject } from '../subject.ts';

export default subject({
  id: 'fall-of-constantinople',
  kind: 'war',
  region: 'europe',
  names: ['君士坦丁堡的陷落', 'Fall of Constantinople', 'Chute de Constantinople', 'Caída de Constantinopla', 'コンスタンティノープルの陥落'],
  otherNames: [['君士坦丁堡围城战', '征服伊斯坦布尔'], ['Conquest of Constantinople', 'Siege of 1453'], ['Prise de Constantinople'], ['Toma de Constantinopla'], ['コンスタンティノープル包囲戦']],
  times: [
    { role: 'span', span: ['1453-04-06', '1453-05-29'], source: ['runciman-fall'] },
  ],
  place: { at: [41.0189, 28.9312], name: ['圣罗曼努斯门', 'Gate of St Romanus', 'Porte Saint-Romain', 'Puerta de San Romano', '聖ロマノス門'] },
  summary: [
    '1453年奥斯曼苏丹穆罕默德二世攻取拜占庭都城之役。围城五十三日，守军不过七八千人，而攻方数倍于此，并以巨炮轰击千年城墙，又把战船拖过陆地送入金角湾。5月29日拂晓城破，末帝君士坦丁十一世战死。罗马帝国的最后余脉就此断绝，该城成为奥斯曼帝国的新都。',
    'The siege of 1453 in which the young sultan Mehmed II took the Byzantine capital. For fifty-three days some seven or eight thousand defenders held the land walls against an army many times larger and against cannon of unheard-of size; ships were dragged overland into the Golden Horn. At dawn on 29 May the walls were stormed, the emperor Constantine XI fell, and the Ottomans had a new capital.',
    'Siège de 1453 par lequel le jeune sultan Mehmed II s’empara de la capitale byzantine. Cinquante-trois jours durant, sept à huit mille défenseurs tinrent les murs contre une armée bien plus nombreuse et des canons d’une taille inouïe ; des navires furent hissés par terre jusqu’à la Corne d’Or. Le 29 mai à l’aube, l’assaut réussit, Constantin XI périt et les Ottomans eurent une nouvelle capitale.',
    'Asedio de 1453 con el que el joven sultán Mehmed II tomó la capital bizantina. Durante cincuenta y tres días, siete u ocho mil defensores sostuvieron las murallas contra un ejército muy superior y cañones de tamaño nunca visto; las naves otomanas entraron por tierra en el Cuerno de Oro. Al alba del 29 de mayo triunfó el asalto, cayó Constantino XI y los otomanos ganaron una capital.',
    '1453年、オスマン朝のスルタン、メフメト二世がビザンツの都を攻め落とした包囲戦。七、八千の守備兵は五十三日にわたり大軍と巨砲に耐えたが、オスマン軍は艦船を陸路で金角湾に運び入れた。5月29日の未明、城壁は破られ、皇帝コンスタンティノス十一世は戦死した。都はオスマン帝国の新たな首都となった。',
  ],
  events: [
    { when: '1452-08', title: ['穆罕默德二世筑成鲁梅利堡垒，扼住海峡', 'Is prepared by the castle Mehmed II builds on the Bosporus', 'Se prépare avec la forteresse que Mehmed II élève sur le Bosphore', 'Se prepara con la fortaleza que Mehmed II levanta en el Bósforo', 'メフメト二世が海峡を扼する要塞を築き上げる'], at: 'rumeli-hisari', weight: 2, with: ['ottoman-empire'], source: ['kritoboulos', '1.10–11'] },
    { when: '1453-04-22', title: ['奥斯曼战船被拖过陆地，驶入金角湾', 'Turns when Ottoman ships are hauled overland into the Golden Horn', 'Bascule quand des navires ottomans gagnent par terre la Corne d’Or', 'Da un giro al pasar naves otomanas por tierra al Cuerno de Oro', 'オスマン艦隊が陸を越えて金角湾に入る'], at: 'golden-horn', weight: 2, with: ['ottoman-empire'], source: ['barbaro-diary', '22 April'] },
    { when: '1453-05-29', title: ['城墙被攻破，君士坦丁十一世战死', 'Ends with the storming of the walls and the death of Constantine XI', 'S’achève par l’assaut des murs et la mort de Constantin XI', 'Acaba con el asalto de las murallas y la muerte de Constantino XI', '城壁が破られ、コンスタンティノス十一世が戦死する'], at: 'constantinople', weight: 3, with: ['byzantine-empire', 'ottoman-empire', 'hagia-sophia'], source: ['barbaro-diary', '29 May'] },
  ],
  relations: [
    { word: 'took-place-in', to: 'constantinople', when: ['1453-04-06', '1453-05-29'], source: ['runciman-fall'] },
    { word: 'ended', to: 'byzantine-empire', when: '1453-05-29', note: ['莫雷亚与特拉布宗的希腊政权又分别存续到1460年和1461年', 'Greek states held out in the Morea until 1460 and at Trebizond until 1461', 'Des États grecs subsistèrent en Morée jusqu’en 1460 et à Trébizonde jusqu’en 1461', 'Quedaron Estados griegos en Morea hasta 1460 y en Trebisonda hasta 1461', 'モレアは1460年、トレビゾンドは1461年まで残った'], source: ['runciman-fall'] },
    { word: 'ended', to: 'roman-empire', when: '1453-05-29', source: ['cambridge-byzantine'] },
    { word: 'compared-with', to: 'trojan-war', note: ['克里托布洛斯写苏丹后来凭吊特洛伊，自称为亚洲人报了希腊人的旧仇', 'Kritoboulos has the sultan visit Troy and claim to have avenged Asia on the Greeks', 'Kritoboulos montre le sultan visitant Troie et se disant le vengeur de l’Asie', 'Critóbulo presenta al sultán en Troya, diciéndose vengador de Asia', 'クリトブロスは、スルタンがトロイアを訪れアジアの仇を討ったと語る姿を記す'], source: ['kritoboulos', '4.11'] },
  ],
});
