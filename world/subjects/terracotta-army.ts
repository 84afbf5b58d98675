import { subject } from '../subject.ts';

export default subject({
  id: 'terracotta-army',
  kind: 'site',
  region: 'east-asia',
  names: ['秦兵马俑', 'Terracotta Army', 'Armée de terre cuite', 'Guerreros de terracota', '兵馬俑'],
  otherNames: [['秦始皇兵马俑', '兵马俑坑'], ['Terracotta Warriors', 'Bingmayong'], ['soldats de terre cuite', 'armée enterrée de Xi’an'], ['Ejército de terracota'], ['始皇帝陵の兵馬俑', '秦兵馬俑坑']],
  times: [
    { role: 'made', span: ['-0246?', '-0208'], source: ['portal-first-emperor'] },
  ],
  place: { at: [34.3841, 109.2785], name: ['陕西西安临潼', 'Lintong, Xi’an, Shaanxi', 'Lintong, Xi’an, Shaanxi', 'Lintong, Xi’an, Shaanxi', '陝西省西安市臨潼'] },
  summary: [
    '秦始皇陵的陪葬坑群，在陵冢以东约一点五公里。三座俑坑埋有陶俑陶马近八千件，按步兵、车兵、骑兵列阵，俑与真人等高，发式、面容各异，原施彩绘，手执实战铜兵器。1974年村民打井时偶然发现。《史记》不载此坑，俑身所刻工匠之名与兵器铭文使其年代得以确定。',
    'An army of life-sized clay soldiers, horses and chariots buried in three pits to guard the tomb of the First Emperor. An estimated eight thousand figures stood in battle order, holding real bronze weapons; faces, hair and armour vary, and all were once brightly painted. Farmers digging a well came upon them in 1974. No ancient text mentions the pits: names stamped by the potters and dates on weapons tell of their making.',
    'Armée de soldats, de chevaux et de chars d’argile grandeur nature, enfouie dans trois fosses pour garder le tombeau du Premier Empereur. Quelque huit mille figures y étaient rangées en ordre de bataille, avec de vraies armes de bronze ; visages, coiffures et armures varient, et toutes étaient peintes. Des paysans creusant un puits les découvrirent en 1974. Aucun texte ancien n’en parle : noms de potiers et dates sur les armes renseignent sur leur fabrication.',
    'Ejército de soldados, caballos y carros de arcilla de tamaño natural, enterrado en tres fosas para custodiar la tumba del Primer Emperador. Se calcula que unas ocho mil figuras formaban en orden de batalla con armas de bronce auténticas; rostros, peinados y corazas varían, y todas iban pintadas. Unos campesinos que cavaban un pozo las hallaron en 1974. Ningún texto antiguo las menciona.',
    '始皇帝陵の東約一・五キロにある陪葬坑の群れ。三つの坑に、等身大の兵士と馬の陶俑およそ八千体が、歩兵・騎兵・戦車の陣形をとって並ぶ。顔つきや髪形、鎧は一体ごとに異なり、もとは鮮やかに彩色され、実戦用の青銅の武器を手にしていた。1974年、井戸を掘る農民が偶然に発見した。史書に記載はないが、俑に刻まれた工人名や武器の銘から制作の事情が分かる。',
  ],
  events: [
    { when: ['-0246?', '-0208'], title: ['征发刑徒工匠，修陵造俑', 'Craftsmen and convicts make the figures and dig the pits', 'Artisans et condamnés façonnent les figures et creusent les fosses', 'Artesanos y condenados fabrican las figuras y cavan las fosas', '工人や刑徒が俑を作り、坑を掘る'], at: 'terracotta-army', weight: 2, with: ['qin-shi-huang', 'qin-dynasty'], source: ['portal-first-emperor'] },
    { when: '-0206~', title: ['俑坑遭焚掠，木顶塌陷', 'The pits are looted and burned, and their roofs fall in', 'Les fosses sont pillées et brûlées, leurs toits s’effondrent', 'Las fosas son saqueadas e incendiadas y se hunden sus techos', '坑が略奪され焼かれ、屋根が崩れ落ちる'], at: 'terracotta-army', weight: 2, with: ['xiang-yu'], source: ['portal-first-emperor'] },
    { when: '1974-03-29', title: ['西杨村农民打井，发现陶俑残片', 'Farmers of Xiyang village, digging a well, strike the first fragments', 'Des paysans du village de Xiyang, creusant un puits, touchent les premiers fragments', 'Campesinos de la aldea de Xiyang, al cavar un pozo, dan con los primeros fragmentos', '西楊村の農民が井戸掘り中に俑の破片を見つける'], at: 'terracotta-army', weight: 3, source: ['portal-first-emperor'] },
    { when: '1987', title: ['秦始皇陵及兵马俑坑列入《世界遗产名录》', 'Inscribed with the mausoleum on the World Heritage List', 'Inscrite avec le mausolée au patrimoine mondial', 'Inscrito junto con el mausoleo en la Lista del Patrimonio Mundial', '始皇帝陵とともに世界遺産に登録される'], at: 'terracotta-army', weight: 1, source: ['unesco-world-heritage', '441'] },
  ],
  relations: [
    { word: 'dedicated-to', to: 'qin-shi-huang', when: ['-0246?', '-0208'], source: ['unesco-world-heritage', '441'] },
    { word: 'made-under', to: 'qin-dynasty', source: ['portal-first-emperor'] },
    { word: 'depicts', to: 'qin-dynasty', note: ['步兵、弩手、骑兵、战车的编制可与秦军实制互证', 'The ranks of foot, crossbowmen, riders and chariots show how a Qin army was drawn up', 'Fantassins, arbalétriers, cavaliers et chars montrent l’ordre d’une armée Qin', 'Infantes, ballesteros, jinetes y carros muestran la formación de un ejército Qin', '歩兵・弩兵・騎兵・戦車の配置は秦軍の編制を伝える'], source: ['portal-first-emperor'] },
    { word: 'influenced', to: 'han-dynasty', note: ['汉景帝阳陵亦以陶俑成军随葬，体量缩为三分之一', 'Han emperors too were buried with clay armies, at a third of life size', 'Les empereurs Han eurent aussi des armées d’argile, au tiers de la taille humaine', 'Los emperadores Han tuvieron también ejércitos de arcilla, a un tercio del tamaño natural', '漢の皇帝陵にも陶俑の軍勢が納められたが、大きさは三分の一ほどである'], source: ['portal-first-emperor'] },
  ],
});
