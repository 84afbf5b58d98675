import { subject } from '../subject.ts';

export default subject({
  id: 'great-wall',
  kind: 'site',
  region: 'east-asia',
  names: ['长城', 'Great Wall of China', 'Grande Muraille de Chine', 'Gran Muralla china', '万里の長城'],
  otherNames: [['万里长城', '边墙', '秦长城', '明长城'], ['Great Wall', 'Long Walls'], ['Grande Muraille', 'Longs Murs'], ['Gran Muralla', 'Muros Largos'], ['長城', '辺牆']],
  times: [
    { role: 'made', span: ['-0500~', '1644'], source: ['waldron-wall'] },
    { role: 'span', span: ['-0215', '..'], source: ['shiji', '88'] },
  ],
  place: { at: [40.36, 116.02], name: ['北京八达岭', 'Badaling, Beijing', 'Badaling, Pékin', 'Badaling, Pekín', '北京・八達嶺'] },
  summary: [
    '中国历代北边防御工事的总称，并非一道连续的墙。战国诸侯先各筑长城，秦始皇遣蒙恬连缀秦、赵、燕旧墙以备匈奴；汉武帝展至河西，北朝、隋、金续有兴筑。早期多夯土，今所见砖石城墙与敌台大都建于明代。2012年公布历代长城总长二万一千余公里，其中明长城八千八百余公里。',
    'The name given to the walls, towers and ditches with which successive Chinese states guarded their northern borders. There was never one single wall: the rival states built first, the First Emperor linked their walls against the Xiongnu, the Han carried them into Gansu, and what visitors see today, of brick and stone, is mostly Ming work. A national survey counts more than 21,000 kilometres of remains from all periods.',
    'Nom donné aux murs, tours et fossés par lesquels les États chinois successifs gardèrent leurs frontières du nord. Il n’y eut jamais un mur unique : les royaumes rivaux bâtirent les premiers, le Premier Empereur relia leurs ouvrages contre les Xiongnu, les Han les prolongèrent au Gansu, et ce que voit le visiteur, brique et pierre, est surtout l’œuvre des Ming. Un relevé national compte plus de 21 000 kilomètres de vestiges.',
    'Nombre dado a los muros, torres y fosos con que los sucesivos estados chinos guardaron sus fronteras del norte. Nunca hubo un único muro: los reinos rivales construyeron primero, el Primer Emperador unió sus obras contra los xiongnu, los Han las prolongaron hasta Gansu, y lo que hoy se visita, de ladrillo y piedra, es sobre todo obra Ming. Un estudio nacional cuenta más de 21 000 kilómetros de restos.',
    '中国の歴代王朝が北辺に築いた防壁・塔・壕の総称。一つながりの壁であったことはない。戦国の諸国がまず築き、始皇帝は蒙恬に命じて秦・趙・燕の壁をつないで匈奴に備え、漢は河西まで延ばし、北朝・隋・金も造り続けた。古いものは土を突き固めた版築で、今日見られる煉瓦と石の城壁は大部分が明代の建造である。調査による遺構の総延長は二万一千キロを超える。',
  ],
  events: [
    { when: ['-0215', '-0214'], title: ['蒙恬将三十万众逐匈奴，筑长城，起临洮至辽东', 'Meng Tian drives back the Xiongnu and joins the walls from Lintao to Liaodong', 'Meng Tian refoule les Xiongnu et relie les murs de Lintao au Liaodong', 'Meng Tian rechaza a los xiongnu y une los muros de Lintao a Liaodong', '蒙恬が匈奴を退け、臨洮から遼東まで長城をつなぐ'], at: 'lintao', weight: 3, with: ['qin-shi-huang', 'xiongnu'], source: ['shiji', '88'] },
    { when: ['-0121', '-0101'], title: ['汉筑河西塞障，亭燧延至盐泽', 'The Han carry walls and beacons through Gansu into the desert', 'Les Han prolongent murs et tours à feu par le Gansu jusqu’au désert', 'Los Han prolongan muros y torres de señales por Gansu hasta el desierto', '漢が河西回廊に塞と烽火台を連ねる'], at: 'juyan', weight: 2, with: ['han-wudi', 'han-dynasty'], source: ['hanshu', '96A'] },
    { when: '1474', title: ['余子俊筑延绥边墙，明代大规模修边之始', 'Yu Zijun walls off the Ordos, the first great Ming work', 'Yu Zijun mure l’Ordos, premier grand ouvrage des Ming', 'Yu Zijun amuralla el Ordos, primera gran obra Ming', '余子俊がオルドスに辺牆を築き、明の大工事が始まる'], at: 'yulin', weight: 2, with: ['ming-dynasty'], source: ['waldron-wall'] },
    { when: ['1568', '1583'], title: ['戚继光镇蓟州，修边墙，建空心敌台千余座', 'Qi Jiguang strengthens the line north of Beijing with over a thousand hollow towers', 'Qi Jiguang renforce la ligne au nord de Pékin de plus de mille tours creuses', 'Qi Jiguang refuerza la línea al norte de Pekín con más de mil torres huecas', '戚継光が北京の北に千余の空心敵台を建てる'], at: 'badaling', weight: 3, with: ['ming-dynasty'], source: ['ming-shi', '212'] },
    { when: '1644-05-27', title: ['吴三桂开山海关，清军入关', 'Wu Sangui opens Shanhai Pass to the Manchus', 'Wu Sangui ouvre la passe de Shanhai aux Mandchous', 'Wu Sangui abre el paso de Shanhai a los manchúes', '呉三桂が山海関を開き、清軍が入る'], at: 'shanhaiguan', weight: 3, with: ['qing-dynasty', 'ming-dynasty'], source: ['cambridge-china', '9'] },
  ],
  relations: [
    { word: 'made-under', to: 'qin-dynasty', when: ['-0215', '-0210'], note: ['“万里长城”一语出自《史记》对秦长城的记述', 'The phrase “wall of ten thousand li” comes from the Shiji’s account of the Qin wall', 'L’expression « mur de dix mille li » vient du récit du Shiji sur le mur des Qin', 'La expresión «muro de diez mil li» procede del relato del Shiji sobre el muro Qin', '「万里」の語は秦の長城についての『史記』の記述による'], source: ['shiji', '88'] },
    { word: 'made-under', to: 'han-dynasty', when: ['-0127', '-0101'], source: ['hanshu', '94A'] },
    { word: 'influenced', to: 'xiongnu', note: ['狄宇宙认为北边诸城多筑于新占草原，匈奴之兴亦是对此扩张的回应', 'Di Cosmo argues that the walls fenced in newly seized pasture, and that the Xiongnu rose in answer', 'Selon Di Cosmo, les murs enfermaient des pâtures nouvellement prises ; l’essor des Xiongnu y répondait', 'Según Di Cosmo, los muros cercaban pastos recién tomados, y el auge xiongnu fue la respuesta', 'ディ・コスモは、長城は奪った牧地を囲い込むもので、匈奴の勃興はそれへの応答だと論じる'], source: ['di-cosmo-enemies'] },
    { word: 'legend-of', to: 'qin-shi-huang', note: ['民间传说孟姜女为亡夫一哭而城崩', 'In the legend of Meng Jiangnü, a widow’s tears for a conscript bring down the wall', 'Dans la légende de Meng Jiangnü, les larmes d’une veuve de corvéable font s’écrouler le mur', 'En la leyenda de Meng Jiangnü, las lágrimas de la viuda de un forzado derriban el muro', '孟姜女の伝説では、夫を失った妻の涙で壁が崩れる'], source: ['waldron-wall'] },
  ],
  same: { wikidata: 'Q12501' },
});
