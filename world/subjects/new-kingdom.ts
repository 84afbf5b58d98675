import { subject } from '../subject.ts';

export default subject({
  id: 'new-kingdom',
  kind: 'polity',
  region: 'africa',
  names: ['埃及新王国', 'New Kingdom of Egypt', 'Nouvel Empire égyptien', 'Imperio Nuevo de Egipto', 'エジプト新王国'],
  otherNames: [['新王国时期', '埃及帝国'], ['New Kingdom', 'Egyptian Empire'], ['Nouvel Empire'], ['Imperio Nuevo', 'Reino Nuevo'], ['新王国時代', 'エジプト帝国']],
  times: [
    { role: 'span', span: ['-1550~', '-1069~'], source: ['oxford-ancient-egypt'] },
  ],
  place: { at: [25.72, 32.61], name: ['底比斯', 'Thebes', 'Thèbes', 'Tebas', 'テーベ'] },
  summary: [
    '古埃及第十八至第二十王朝的帝国时期。雅赫摩斯驱逐希克索斯人后，图特摩斯三世等国王的势力南至尼罗河第四瀑布、北达幼发拉底河，与赫梯、巴比伦诸王以“兄弟”相称。战利品和黄金流入底比斯的阿蒙神庙与帝王谷的陵墓。公元前十二世纪海上民族来犯后，帝国失去亚洲属地，王权终为祭司与军人所分。',
    'The imperial age of ancient Egypt, under the Eighteenth to Twentieth Dynasties. After Ahmose drove out the Hyksos, kings such as Thutmose III pushed their power to the Fourth Cataract of the Nile and the Euphrates. Booty and Nubian gold paid for the temples of Thebes and the tombs of the Valley of the Kings. After the raids of the Sea Peoples it lost its Asian lands and split between priests and generals.',
    'L’âge impérial de l’Égypte ancienne, sous les XVIIIe, XIXe et XXe dynasties. Après l’expulsion des Hyksôs par Ahmosis, des rois comme Thoutmosis III portent leur pouvoir jusqu’à la quatrième cataracte du Nil et à l’Euphrate. Le butin et l’or de Nubie paient les temples de Thèbes et les tombeaux de la vallée des Rois. Après l’assaut des Peuples de la mer, il perd l’Asie et se divise.',
    'La edad imperial del antiguo Egipto, bajo las dinastías XVIII a XX. Expulsados los hicsos por Ahmosis, reyes como Tutmosis III llevaron su poder hasta la cuarta catarata del Nilo y el Éufrates. El botín y el oro nubio pagaron los templos de Tebas y las tumbas del Valle de los Reyes. Tras los ataques de los Pueblos del Mar perdió Asia y se dividió entre sacerdotes y generales.',
    '第十八王朝から第二十王朝に至る、古代エジプトの帝国時代。イアフメスがヒクソスを追放した後、トトメス三世らの王は南はナイル第四急湍、北はユーフラテス川まで勢力を広げた。戦利品とヌビアの金はテーベの神殿と王家の谷の墓を潤す。海の民の襲来の後にアジアの領土を失い、王権は神官と軍人の間で分裂した。',
  ],
  events: [
    { when: '-1530~', title: ['雅赫摩斯攻克阿瓦里斯，驱逐希克索斯人', 'Ahmose takes Avaris and drives the Hyksos out of Egypt', 'Ahmosis prend Avaris et chasse les Hyksôs d’Égypte', 'Ahmosis toma Avaris y expulsa a los hicsos de Egipto', 'イアフメスがアヴァリスを落とし、ヒクソスを追放する'], at: 'avaris', weight: 3, source: ['breasted-records', 'II §§1–16'] },
    { when: '-1457~', title: ['图特摩斯三世在米吉多大败迦南诸王', 'Thutmose III beats the princes of Canaan at Megiddo', 'Thoutmosis III bat les princes de Canaan à Megiddo', 'Tutmosis III vence a los príncipes de Canaán en Megido', 'トトメス三世がメギドでカナンの諸侯を破る'], at: 'megiddo', weight: 3, source: ['breasted-records', 'II §§408–443'] },
    { when: '-1274~', title: ['与赫梯战于卡迭石', 'Fights the Hittites at Kadesh', 'Affronte les Hittites à Qadesh', 'Combate a los hititas en Qadesh', 'カデシュでヒッタイトと戦う'], at: 'battle-of-kadesh', weight: 3, with: ['ramesses-ii', 'battle-of-kadesh'], source: ['kadesh-inscriptions'] },
    { when: '-1177~', title: ['拉美西斯三世在边境击退海上民族', 'Ramesses III beats off the Sea Peoples at the frontier', 'Ramsès III repousse les Peuples de la mer', 'Ramsés III rechaza a los Pueblos del Mar', 'ラムセス三世が海の民を撃退する'], weight: 3, source: ['breasted-records', 'IV §§59–82'] },
    { when: '-1069~', title: ['拉美西斯十一世死，国土南北分治', 'Ends with Ramesses XI; north and south go separate ways', 'S’éteint avec Ramsès XI : Nord et Sud se séparent', 'Acaba con Ramsés XI: el norte y el sur se separan', 'ラムセス十一世の死とともに南北に分かれる'], at: 'thebes-egypt', weight: 2, source: ['oxford-ancient-egypt'] },
  ],
  relations: [
    { word: 'conquered', to: 'kingdom-of-kush', when: '-1500~', note: ['指以凯尔迈为都的早期库施，此后由“库施王子”即总督治理四百余年', 'This was the older Kush of Kerma, ruled for four centuries afterwards by a viceroy, the King’s Son of Kush', 'Il s’agit du Koush ancien de Kerma, gouverné ensuite quatre siècles par un vice-roi, le « fils royal de Koush »', 'Se trata del Kush antiguo de Kerma, gobernado después cuatro siglos por un virrey, el «hijo del rey en Kush»', 'ケルマを都とした古いクシュを指し、以後四百年余り「クシュの王子」と呼ぶ総督が治めた'], source: ['torok-kush'] },
    { word: 'warred-with', to: 'hittites', when: ['-1340~', '-1259~'], source: ['cambridge-ancient-history'] },
    { word: 'party-to', to: 'battle-of-kadesh', when: '-1274~', source: ['kadesh-inscriptions'] },
    { word: 'ally-of', to: 'babylon', when: ['-1400~', '-1330~'], note: ['巴比伦公主嫁入埃及王宫，而埃及国王从不把女儿嫁给外邦', 'Babylonian princesses married into Egypt, but no Egyptian king would give a daughter abroad', 'Des princesses babyloniennes épousèrent des pharaons, mais aucun pharaon ne donnait sa fille à l’étranger', 'Princesas babilonias casaron con faraones, pero ningún faraón daba una hija al extranjero', 'バビロンの王女はエジプトに嫁いだが、エジプト王は娘を国外に出さなかった'], source: ['amarna-letters', 'EA 1–4'] },
    { word: 'traded-with', to: 'phoenicians', when: ['-1450~', '-1075~'], note: ['末年的《温阿蒙游记》写埃及使者在比布鲁斯求雪松而受冷遇', 'The Report of Wenamun shows an Egyptian envoy at Byblos begging for cedar that his kings once simply took', 'Le récit d’Ounamon montre un envoyé égyptien quémandant à Byblos le cèdre que ses rois prenaient jadis', 'El relato de Unamón muestra a un enviado egipcio mendigando en Biblos el cedro que sus reyes antes tomaban', '『ウェンアメンの報告』は、ビブロスで杉材を乞うエジプト使者の冷遇を描く'], source: ['lichtheim', 'II'] },
  ],
});
