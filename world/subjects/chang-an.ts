import { subject } from '../subject.ts';

export default subject({
  id: 'chang-an',
  kind: 'place',
  region: 'east-asia',
  names: ['长安', 'Chang’an', 'Chang’an', 'Chang’an', '長安'],
  otherNames: [['大兴城', '西京', '西安'], ['Daxing', 'Xi’an'], ['Daxing', 'Xi’an'], ['Daxing', 'Xi’an'], ['大興城', '西安']],
  times: [{ role: 'span', span: ['-0202', '0904'], source: ['hanshu', '1B'] }],
  place: { at: [34.31, 108.86], name: ['陕西西安西北', 'Xi’an, Shaanxi', 'Xi’an, Shaanxi', 'Xi’an, Shaanxi', '陝西省西安市'] },
  summary: [
    '中国古都，在关中渭水之滨，先后为西汉、前秦、西魏、隋、唐等朝都城。汉城在今西安西北，刘邦始营，惠帝筑墙，周长约二十五公里。582年隋文帝弃旧城，命宇文恺于东南另建大兴城，唐改称长安，里坊整齐如棋局，人口百万上下，胡商蕃客云集，日本平城京、平安京皆仿其制。904年遭朱温拆毁。',
    'Capital of several Chinese dynasties, in the Wei valley at what is now Xi’an. The Han city was begun by Liu Bang and walled under his son. In 582 the Sui laid out a new one to the south-east, which under the Tang held perhaps a million people in a chequerboard of walled wards, with merchants and monks from all Asia. Japan’s Nara and Kyoto copied its plan. It was pulled down in 904.',
    'Capitale de plusieurs dynasties chinoises, dans la vallée de la Wei, à l’emplacement de Xi’an. La ville Han fut commencée par Liu Bang et murée sous son fils. En 582, les Sui en tracèrent une autre au sud-est ; sous les Tang, elle abrita peut-être un million d’âmes dans un damier de quartiers clos, avec marchands et moines de toute l’Asie. Nara et Kyoto en imitèrent le plan. Elle fut démolie en 904.',
    'Capital de varias dinastías chinas, en el valle del Wei, donde hoy está Xi’an. La ciudad Han fue comenzada por Liu Bang y amurallada bajo su hijo. En 582 los Sui trazaron otra al sureste, que con los Tang albergó quizá un millón de habitantes en un damero de barrios cerrados, con mercaderes y monjes de toda Asia. Nara y Kioto imitaron su plano. Fue demolida en 904.',
    '中国の古都。渭水のほとり、現在の西安にあり、前漢・前秦・西魏・隋・唐などの都となった。漢の城は劉邦が営み、恵帝が城壁を築いた。582年、隋の文帝は南東に新たな大興城を造らせ、唐がこれを長安と改めた。碁盤目の坊に百万ともいわれる人が住み、アジア各地の商人や僧が集まった。平城京・平安京はその都市計画にならう。904年に取り壊された。',
  ],
  events: [
    { when: ['-0194', '-0190'], title: ['惠帝征发十余万人筑长安城墙', 'Emperor Hui calls up over a hundred thousand people to wall the city', 'L’empereur Hui lève plus de cent mille personnes pour murer la ville', 'El emperador Hui recluta a más de cien mil personas para amurallar la ciudad', '恵帝が十余万人を動員して城壁を築く'], at: 'chang-an', weight: 2, with: ['han-dynasty'], source: ['hanshu', '2'] },
    { when: '0023', title: ['绿林军入长安，王莽被杀，未央宫焚毁', 'Rebels enter, Wang Mang is killed and the Weiyang palace burns', 'Les rebelles entrent, Wang Mang est tué et le palais Weiyang brûle', 'Entran los rebeldes, Wang Mang es muerto y arde el palacio Weiyang', '緑林軍が入って王莽を殺し、未央宮が焼ける'], at: 'chang-an', weight: 2, source: ['hanshu', '99C'] },
    { when: '0582', title: ['隋文帝命宇文恺营建大兴城', 'The Sui emperor orders a new city to the south-east', 'L’empereur des Sui ordonne une ville nouvelle au sud-est', 'El emperador Sui ordena una ciudad nueva al sureste', '隋の文帝が大興城の造営を命じる'], at: 'chang-an', weight: 3, source: ['zizhi-tongjian', '175'] },
    { when: '0904', title: ['朱温迫昭宗东迁洛阳，拆毁长安', 'Zhu Wen carries the emperor off to Luoyang and has the city pulled down', 'Zhu Wen emmène l’empereur à Luoyang et fait démolir la ville', 'Zhu Wen se lleva al emperador a Luoyang y manda demoler la ciudad', '朱温が皇帝を洛陽に移し、長安を取り壊す'], at: 'chang-an', weight: 3, with: ['tang-dynasty'], source: ['zizhi-tongjian', '264'] },
  ],
  relations: [
    { word: 'capital-of', to: 'han-dynasty', when: ['-0202', '0009'], source: ['hanshu', '28A'] },
    { word: 'capital-of', to: 'tang-dynasty', when: ['0618', '0904'], source: ['old-book-of-tang', '38'] },
    { word: 'part-of', to: 'qin-dynasty', note: ['“长安”本为秦都咸阳的一个乡名，长乐宫由秦兴乐宫改建', 'The name was that of a township of the Qin capital; the first Han palace there was a rebuilt Qin one', 'C’était le nom d’un canton de la capitale Qin ; le premier palais Han y fut un palais Qin rebâti', 'Era el nombre de un cantón de la capital Qin; su primer palacio Han fue uno Qin reconstruido', '「長安」はもと秦の都咸陽の郷の名で、漢の長楽宮は秦の興楽宮を改めたもの'], source: ['shiji', '8'] },
    { word: 'influenced', to: 'sima-qian', note: ['未央宫中的石室金匮藏书，为《史记》取材之源', 'The archives in its palaces, “stone rooms and metal caskets”, gave him his documents', 'Les archives de ses palais, « salles de pierre et coffrets de métal », lui fournirent ses documents', 'Los archivos de sus palacios, «salas de piedra y cofres de metal», le dieron sus documentos', '宮中の「石室金匱」の書庫が彼に史料を与えた'], source: ['shiji', '130'] },
    { word: 'located-in', to: 'zhou-dynasty', note: ['西周都城镐京在其西南，同属王畿', 'Haojing, the western Zhou capital, lay a little to its south-west', 'Haojing, capitale des Zhou occidentaux, se trouvait un peu au sud-ouest', 'Haojing, capital de los Zhou occidentales, quedaba algo al suroeste', '西周の都・鎬京はそのやや南西にあった'], source: ['cambridge-ancient-china', 'ch. 5'] },
  ],
});
