import { subject } from '../subject.ts';

export default subject({
  id: 'qin-shi-huang',
  kind: 'person',
  region: 'east-asia',
  names: ['秦始皇', 'Qin Shi Huang', 'Qin Shi Huang', 'Qin Shi Huang', '始皇帝'],
  otherNames: [['嬴政', '赵政', '祖龙'], ['Ying Zheng', 'First Emperor'], ['Ying Zheng', 'Premier Empereur'], ['Ying Zheng', 'Primer Emperador'], ['嬴政', '秦の始皇帝']],
  times: [
    { role: 'life', span: ['-0259', '-0210-09-10?'], source: ['shiji', '6'] },
    { role: 'reign', span: ['-0246', '-0210'], source: ['shiji', '6'] },
  ],
  place: { at: [34.3844, 109.2542], name: ['骊山北麓', 'Mount Li, near Xi’an', 'mont Li, près de Xi’an', 'monte Li, cerca de Xi’an', '驪山の北麓'] },
  summary: [
    '中国第一个统一王朝的开创者。他十三岁即秦王位，亲政后起用李斯，十年间先后灭韩、赵、魏、楚、燕、齐，于公元前221年自号“皇帝”。他统一文字、度量衡与车轨，以郡县代替分封，修筑驰道和长城，五次巡行天下，病逝于沙丘途中。他死后不过三年，帝国便告崩溃。',
    'The founder of China’s first unified empire. King of Qin at thirteen, he took power into his own hands, relied on the minister Li Si and within ten years conquered the six rival states. In 221 BC he took the new title of emperor. He made script, weights and axle widths uniform, replaced fiefs by commanderies, joined roads and walls, and died on his fifth journey of inspection.',
    'Fondateur du premier empire unifié de Chine. Roi de Qin à treize ans, il prend le pouvoir en main, s’appuie sur le ministre Li Si et soumet en dix ans les six royaumes rivaux. En 221 av. J.-C., il adopte le titre nouveau d’empereur. Il unifie l’écriture, les mesures et la largeur des essieux, remplace les fiefs par des commanderies et meurt lors de sa cinquième tournée.',
    'Fundador del primer imperio unificado de China. Rey de Qin a los trece años, asumió el poder, se apoyó en el ministro Li Si y en diez años sometió a los seis reinos rivales. En 221 a. C. adoptó el nuevo título de emperador. Unificó la escritura, las medidas y el ancho de los ejes, sustituyó los feudos por comandancias y murió durante su quinto viaje de inspección.',
    '中国最初の統一王朝を開いた皇帝。十三歳で秦王となり、親政を始めると李斯を重用し、十年で韓・趙・魏・楚・燕・斉の六国を滅ぼした。紀元前221年に「皇帝」を名乗り、文字・度量衡・車軌を統一し、封建に代えて郡県を置いた。五度目の巡幸の途中、沙丘で没し、帝国は数年で崩れた。',
  ],
  events: [
    { when: '-0259', title: ['生于赵都邯郸', 'Born in Handan, capital of Zhao', 'Naît à Handan, capitale du Zhao', 'Nace en Handan, capital de Zhao', '趙の都・邯鄲に生まれる'], at: 'handan', weight: 1, source: ['shiji', '6'] },
    { when: '-0246', title: ['十三岁即秦王位', 'Becomes king of Qin at the age of thirteen', 'Devient roi de Qin à treize ans', 'Se convierte en rey de Qin a los trece años', '十三歳で秦王に即位する'], at: 'xianyang', weight: 2, source: ['shiji', '6'] },
    { when: '-0221', title: ['灭齐，统一六国，称“皇帝”', 'Conquers Qi, the last rival state, and takes the title of emperor', 'Soumet le Qi, dernier royaume rival, et prend le titre d’empereur', 'Somete Qi, el último reino rival, y toma el título de emperador', '斉を滅ぼして六国を統一し、皇帝を称する'], at: 'xianyang', weight: 3, with: ['qin-dynasty'], source: ['shiji', '6'] },
    { when: ['-0215', '-0214'], title: ['遣蒙恬北击匈奴，连缀长城', 'Sends Meng Tian north against the Xiongnu and joins the walls', 'Envoie Meng Tian contre les Xiongnu et relie les murailles', 'Envía a Meng Tian contra los xiongnu y une las murallas', '蒙恬に匈奴を討たせ、長城をつなぐ'], weight: 2, with: ['great-wall', 'xiongnu'], source: ['shiji', '88'] },
    { when: '-0213', title: ['采李斯议，下令焚书', 'Orders the burning of books on the advice of Li Si', 'Ordonne de brûler les livres sur le conseil de Li Si', 'Ordena quemar los libros por consejo de Li Si', '李斯の建議により焚書を命じる'], at: 'xianyang', weight: 2, with: ['li-si'], source: ['shiji', '6'] },
    { when: '-0210-09-10?', title: ['第五次巡行途中崩于沙丘', 'Dies at Shaqiu on his fifth journey of inspection', 'Meurt à Shaqiu au cours de sa cinquième tournée', 'Muere en Shaqiu durante su quinto viaje de inspección', '五度目の巡幸の途中、沙丘で没する'], at: 'shaqiu', weight: 2, source: ['shiji', '6'] },
  ],
  relations: [
    { word: 'founder-of', to: 'qin-dynasty', when: '-0221', source: ['shiji', '6'] },
    { word: 'ruler-of', to: 'qin-dynasty', when: ['-0221', '-0210'], source: ['shiji', '6'] },
    { word: 'commissioned', to: 'terracotta-army', when: ['-0246?', '-0210'], note: ['陵东一点五公里处的兵马俑坑为其陪葬', 'The pits of the Terracotta Army guard his tomb, 1.5 km to its west', 'Les fosses de l’armée de terre cuite gardent son tombeau, à 1,5 km à l’ouest', 'Las fosas del ejército de terracota guardan su tumba, 1,5 km al oeste', '陵の東一・五キロの兵馬俑坑がその墓を守る'], source: ['unesco-world-heritage', '441'] },
    { word: 'builder-of', to: 'great-wall', when: ['-0215', '-0210'], source: ['shiji', '88'] },
    { word: 'enemy-of', to: 'xiongnu', when: ['-0215', '-0210'], source: ['shiji', '110'] },
    { word: 'persecuted', to: 'confucianism', when: ['-0213', '-0212'], source: ['shiji', '6'] },
  ],
});
