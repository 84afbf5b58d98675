import { subject } from '../subject.ts';

export default subject({
  id: 'xuanzang',
  kind: 'person',
  region: 'east-asia',
  names: ['玄奘', 'Xuanzang', 'Xuanzang', 'Xuanzang', '玄奘'],
  otherNames: [['三藏法师', '唐僧', '陈祎'], ['Hiuen Tsang', 'Tripitaka', 'Chen Yi'], ['Hiuan-tsang', 'Tripitaka'], ['Hiuen Tsiang', 'Tripitaka'], ['三蔵法師', '玄奘三蔵']],
  times: [
    { role: 'life', span: ['0602~', '0664'], source: ['cien-biography', '1, 10'] },
  ],
  place: { at: [34.66, 112.8], name: ['缑氏（今偃师）', 'Goushi, near Luoyang', 'Goushi, près de Luoyang', 'Goushi, cerca de Luoyang', '緱氏（洛陽の東）'] },
  summary: [
    '唐代高僧、旅行家、译经家。他因不满各家译本互有出入，于公元627年（一说629年）私出国境，经西域赴天竺，在那烂陀寺从戒贤学《瑜伽师地论》，周游五印度。645年携梵本六百五十七部回到长安，此后十九年译出经论七十五部、一千三百余卷，开创法相宗。所述《大唐西域记》是研究中亚与印度古史的要籍。',
    'A Chinese Buddhist monk, traveller and translator. Troubled by contradictory translations, he slipped across the Tang frontier about 627 or 629, crossed Central Asia and studied at Nalanda, the great monastery of northern India. He came home in 645 with 657 Sanskrit texts and gave his last nineteen years to translating them. His Records on the Western Regions remain a prime source for the geography of early India.',
    'Moine bouddhiste, voyageur et traducteur chinois. Troublé par des traductions contradictoires, il franchit en secret la frontière des Tang vers 627 ou 629, traverse l’Asie centrale et étudie à Nalanda, le grand monastère de l’Inde du Nord. Il revient en 645 avec 657 textes sanskrits et consacre ses dix-neuf dernières années à les traduire. Ses Mémoires sur les contrées occidentales restent une source majeure sur l’Inde ancienne.',
    'Monje budista, viajero y traductor chino. Inquieto por las contradicciones entre las traducciones, cruzó a escondidas la frontera Tang hacia 627 o 629, atravesó Asia Central y estudió en Nalanda, el gran monasterio del norte de la India. Volvió en 645 con 657 textos sánscritos y dedicó sus últimos diecinueve años a traducirlos. Su Relación de las regiones occidentales es fuente capital para la India antigua.',
    '唐代の僧で、旅行家にして大翻訳家。従来の漢訳の食い違いに悩み、627年（一説に629年）に国禁を犯して出国、中央アジアを越えて天竺に至り、ナーランダー寺で戒賢に唯識を学んだ。645年、梵本六百五十七部を携えて長安に帰り、以後十九年を訳経に捧げた。『大唐西域記』は古代インドと中央アジアを知る第一級の史料である。',
  ],
  events: [
    { when: '0627~', title: ['违禁出关，夜渡瓠芦河，独穿莫贺延碛', 'Slips past the frontier posts and crosses the desert alone', 'Trompe les postes frontière et traverse seul le désert', 'Burla los puestos fronterizos y cruza solo el desierto', '関所を抜け、ただ独り砂漠を渡る'], at: 'yumen-pass', weight: 2, with: ['silk-road'], source: ['cien-biography', '1'] },
    { when: '0630~', title: ['高昌王麴文泰与之结为兄弟，厚赠西行', 'Swears brotherhood with the king of Gaochang, who equips his journey', 'Le roi de Gaochang en fait son frère juré et équipe son voyage', 'El rey de Gaochang lo hace su hermano jurado y costea su viaje', '高昌王と義兄弟の契りを結び、旅支度を贈られる'], at: 'gaochang', weight: 1, source: ['cien-biography', '1'] },
    { when: ['0631~', '0636~'], title: ['在那烂陀寺从戒贤受学', 'Studies with the aged master Shilabhadra at Nalanda', 'Étudie à Nalanda auprès du vieux maître Shilabhadra', 'Estudia en Nalanda con el anciano maestro Shilabhadra', 'ナーランダー寺で戒賢に学ぶ'], at: 'nalanda-ruins', weight: 3, with: ['buddhism'], source: ['cien-biography', '3'] },
    { when: '0645', title: ['携梵本六百五十七部回到长安', 'Returns to Chang’an with 657 Sanskrit texts', 'Rentre à Chang’an avec 657 textes sanskrits', 'Regresa a Chang’an con 657 textos sánscritos', '梵本六百五十七部を携え長安に帰る'], at: 'chang-an', weight: 3, with: ['tang-taizong'], source: ['cien-biography', '5–6'] },
    { when: '0646', title: ['奉敕撰成《大唐西域记》十二卷', 'Completes the Records on the Western Regions for the emperor', 'Achève pour l’empereur les Mémoires sur les contrées occidentales', 'Termina para el emperador la Relación de las regiones occidentales', '勅命により『大唐西域記』十二巻を撰する'], at: 'chang-an', weight: 2, with: ['tang-taizong'], source: ['great-tang-records'] },
  ],
  relations: [
    { word: 'citizen-of', to: 'tang-dynasty', source: ['cien-biography'] },
    { word: 'travelled-to', to: 'silk-road', when: ['0627~', '0645'], source: ['great-tang-records'] },
    { word: 'met', to: 'tang-taizong', when: '0645', at: 'luoyang-tang', note: ['太宗正准备东征，劝其还俗辅政，玄奘辞谢', 'The emperor, about to march on Goguryeo, urged him to leave the order and take office; he declined', 'L’empereur, prêt à marcher sur le Goguryeo, le presse de quitter l’habit pour une charge ; il refuse', 'El emperador, a punto de marchar sobre Goguryeo, lo instó a dejar los hábitos por un cargo; él rehusó', '高句麗遠征を前にした太宗は還俗して仕えるよう勧めたが、玄奘は固辞した'], source: ['cien-biography', '6'] },
    { word: 'lived-in', to: 'chang-an', when: ['0645', '0664'], source: ['cien-biography', '6–10'] },
    { word: 'translator-of', to: 'dao-de-jing', when: '0647', note: ['应东印度童子王之请，太宗命他与道士合译《老子》为梵文，双方为“道”当译何词争论不休；译本未传', 'A king of Assam had asked for it in Sanskrit; monks and Daoists quarrelled over the right word for “dao”, and the version is lost', 'Un roi d’Assam la voulait en sanskrit ; moines et taoïstes se querellèrent sur le mot « dao », et la version est perdue', 'Un rey de Assam lo pidió en sánscrito; monjes y taoístas disputaron sobre la palabra «dao», y la versión se perdió', '東インドの王の求めで『老子』の梵訳を命じられ、「道」の訳語をめぐり道士と争った。訳本は伝わらない'], source: ['fodao-lunheng', '丙'] },
    { word: 'inspired', to: 'journey-to-the-west', source: ['yu-journey'] },
  ],
});
