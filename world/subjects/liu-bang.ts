import { subject } from '../subject.ts';

export default subject({
  id: 'liu-bang',
  kind: 'person',
  region: 'east-asia',
  names: ['刘邦', 'Liu Bang', 'Liu Bang', 'Liu Bang', '劉邦'],
  otherNames: [['汉高祖', '刘季', '沛公', '汉太祖'], ['Emperor Gaozu of Han', 'Gaodi', 'Duke of Pei'], ['Gaozu des Han', 'Gaodi', 'duc de Pei'], ['emperador Gaozu de Han', 'Gaodi', 'duque de Pei'], ['漢の高祖', '劉季', '沛公']],
  times: [
    { role: 'life', span: ['-0256?', '-0195-06-01'], source: ['shiji', '8'] },
    { role: 'reign', span: ['-0202-02-28', '-0195-06-01'], source: ['hanshu', '1'] },
  ],
  place: { at: [34.72, 116.93], name: ['沛县', 'Pei', 'Pei', 'Pei', '沛県'] },
  summary: [
    '汉朝开国皇帝，庙号太祖，史称汉高祖。沛县丰邑平民出身，秦末任泗水亭长，因私放刑徒亡命山泽，公元前209年起兵。他先入关中，受秦王子婴之降，与父老约法三章；后受项羽封为汉王，赖萧何、张良、韩信之力，四年间转败为胜，公元前202年即帝位，定都长安。',
    'Founder of the Han dynasty, a peasant’s son from Pei who kept a police post under the Qin. In revolt from 209 BC, he took the Qin surrender before his rivals, promised the people only three simple laws, and as King of Han fought Xiang Yu for four years. Often beaten in battle, he won through the men he trusted: Xiao He, Zhang Liang and Han Xin. He became emperor in 202 BC.',
    'Fondateur de la dynastie Han, fils de paysans de Pei et chef d’un poste de police sous les Qin. Insurgé en 209 av. J.-C., il reçoit avant ses rivaux la reddition des Qin, promet au peuple trois lois simples, puis, roi de Han, combat quatre ans Xiang Yu. Souvent battu, il l’emporte grâce à ceux à qui il fait confiance, Xiao He, Zhang Liang et Han Xin.',
    'Fundador de la dinastía Han, hijo de campesinos de Pei y jefe de un puesto de guardia bajo los Qin. Alzado en 209 a. C., recibió antes que sus rivales la rendición de los Qin, prometió al pueblo solo tres leyes sencillas y, como rey de Han, combatió cuatro años a Xiang Yu. Vencido a menudo, triunfó gracias a quienes confió el mando: Xiao He, Zhang Liang y Han Xin.',
    '漢王朝の初代皇帝。沛県の農民の出で、秦のもとで泗水の亭長を務めたが、護送中の刑徒を逃がして山野に潜み、紀元前209年に挙兵した。諸将に先んじて関中に入り秦王子嬰の降伏を受け、「法三章」を約した。漢王に封じられて項羽と四年争い、負けを重ねながらも蕭何・張良・韓信の力を得て勝ち、紀元前202年に帝位についた。',
  ],
  events: [
    { when: '-0209', title: ['沛县父老杀县令，迎立为沛公', 'The people of Pei kill their magistrate and make him Duke of Pei', 'Les gens de Pei tuent leur préfet et le font duc de Pei', 'Los vecinos de Pei matan a su magistrado y lo hacen duque de Pei', '沛の人々が県令を殺し、沛公に推し立てる'], at: 'pei', weight: 2, with: ['qin-dynasty'], source: ['shiji', '8'] },
    { when: '-0206', title: ['入咸阳，受子婴降，约法三章', 'Enters Xianyang, receives the Qin surrender and promises three laws only', 'Entre à Xianyang, reçoit la reddition des Qin et ne promet que trois lois', 'Entra en Xianyang, acepta la rendición Qin y promete solo tres leyes', '咸陽に入って子嬰の降伏を受け、法三章を約す'], at: 'xianyang', weight: 3, with: ['qin-dynasty'], source: ['shiji', '8'] },
    { when: '-0202-02-28', title: ['即皇帝位于定陶汜水之阳', 'Takes the imperial title by the river Si near Dingtao', 'Prend le titre d’empereur au bord de la Si, près de Dingtao', 'Toma el título de emperador junto al río Si, cerca de Dingtao', '定陶の汜水の北で皇帝に即位する'], at: 'dingtao', weight: 3, with: ['han-dynasty'], source: ['hanshu', '1'] },
    { when: '-0200', title: ['被冒顿单于围于白登七日', 'Besieged for seven days on Mount Baideng by Modu Chanyu', 'Assiégé sept jours au mont Baideng par le chanyu Modu', 'Sitiado siete días en el monte Baideng por el chanyu Modu', '白登山で冒頓単于に七日間包囲される'], at: 'baideng', weight: 2, with: ['xiongnu'], source: ['shiji', '110'] },
    { when: '-0195', title: ['过沛还乡，击筑歌《大风》', 'Passing through Pei, sings the Song of the Great Wind to his old neighbours', 'De passage à Pei, chante le Chant du grand vent à ses anciens voisins', 'De paso por Pei, canta a sus antiguos vecinos la Canción del gran viento', '故郷の沛に立ち寄り、「大風の歌」を歌う'], at: 'pei', weight: 1, source: ['shiji', '8'] },
  ],
  relations: [
    { word: 'founder-of', to: 'han-dynasty', when: '-0202', source: ['hanshu', '1'] },
    { word: 'ruler-of', to: 'han-dynasty', when: ['-0202', '-0195'], source: ['hanshu', '1'] },
    { word: 'ended', to: 'qin-dynasty', when: '-0206', note: ['秦王子婴素车白马，系颈以组，降于轵道旁', 'The last Qin king came to him in a white cart with a cord round his neck', 'Le dernier roi Qin vint à lui sur un char blanc, une corde au cou', 'El último rey Qin acudió a él en un carro blanco y con una cuerda al cuello', '秦王子嬰は白馬に素車、首に紐をかけて降った'], source: ['shiji', '8'] },
    { word: 'won', to: 'chu-han-contention', when: '-0202', source: ['shiji', '8'] },
    { word: 'rival-of', to: 'xiang-yu', when: ['-0206', '-0202'], note: ['起兵之初二人曾约为兄弟，同事楚怀王', 'At first they had sworn brotherhood in the service of the king of Chu', 'Ils s’étaient d’abord juré fraternité au service du roi de Chu', 'Al principio se habían jurado hermandad al servicio del rey de Chu', '挙兵の頃はともに楚の懐王に仕え、義兄弟を誓った仲であった'], source: ['shiji', '7'] },
    { word: 'enemy-of', to: 'xiongnu', when: '-0200', at: 'baideng', source: ['shiji', '110'] },
    { word: 'ancestor-of', to: 'han-wudi', source: ['hanshu', '6'] },
  ],
});
