import { subject } from '../subject.ts';

export default subject({
  id: 'along-the-river',
  kind: 'painting',
  region: 'east-asia',
  names: [
    '清明上河图',
    'Along the River During the Qingming Festival',
    'Le Jour de Qingming au bord de la rivière',
    'El festival Qingming junto al río',
    '清明上河図',
  ],
  otherNames: [
    ['张择端清明上河图'],
    ['Qingming Scroll', 'Spring Festival on the River', 'Qingming shanghe tu'],
    ['La Fête de Qingming au bord de la rivière', 'Qingming shanghe tu'],
    ['Por el río durante el festival Qingming', 'Qingming shanghe tu'],
    ['清明上河の図', '張択端の清明上河図'],
  ],
  times: [{ role: 'made', span: ['1100~', '1127~'], source: ['zhang-zhu-colophon'] }],
  place: {
    at: [39.916, 116.39],
    name: [
      '北京故宫博物院',
      'Palace Museum, Beijing',
      'musée du Palais, Pékin',
      'Museo del Palacio, Pekín',
      '北京・故宮博物院',
    ],
  },
  summary: [
    '北宋张择端所绘长卷，绢本淡设色，纵24.8厘米，横528.7厘米，今藏北京故宫博物院。画面自郊野疏林起，经汴河漕船与虹桥，入城门而至街市，绘人物数百、舟车牲畜无数，各有其态。1186年金人张著跋文是作者的最早记载。“清明”指节令、坊名抑或太平之世，所画是否实写开封，学者各有其说。',
    'A handscroll over five metres long by Zhang Zeduan, painted in ink and light colour on silk in the last decades of Northern Song rule. It leads from misty fields along a busy river, under a great wooden bridge where a boat is in trouble, through a gate into streets of shops. Hundreds of people are at work. Whether it shows Kaifeng itself, and what Qingming means here, is debated.',
    'Rouleau horizontal de plus de cinq mètres, peint par Zhang Zeduan à l’encre et aux couleurs légères sur soie, dans les dernières décennies des Song du Nord. On y va des champs brumeux à une rivière animée, puis sous un grand pont de bois où une barque est en difficulté, enfin par une porte vers les rues marchandes. Des centaines de gens s’y affairent. On discute s’il s’agit vraiment de Kaifeng.',
    'Rollo de más de cinco metros pintado por Zhang Zeduan a tinta y color ligero sobre seda, en los últimos decenios de los Song del Norte. Lleva de los campos brumosos a un río concurrido, pasa bajo un gran puente de madera donde una barca está en apuros y entra por una puerta en las calles de tiendas. Cientos de personas trabajan en él. Se discute si representa la propia Kaifeng.',
    '北宋末に張択端が描いた、長さ五メートルを超える絹本淡彩の画巻。霞む郊外の野に始まり、船の行き交う河と、帆柱を倒しかねて騒ぐ船をまたぐ虹橋を経て、城門から店の並ぶ街路へと続く。描かれた人物は数百に及び、それぞれが働き、語り、見物する。開封の実景かどうか、「清明」が何を指すかについては議論がある。',
  ],
  events: [
    {
      when: ['1100~', '1127~'],
      title: [
        '张择端绘成此卷',
        'Zhang Zeduan paints the scroll',
        'Zhang Zeduan peint le rouleau',
        'Zhang Zeduan pinta el rollo',
        '張択端がこの画巻を描く',
      ],
      at: 'kaifeng',
      weight: 2,
      with: ['song-dynasty'],
      source: ['zhang-zhu-colophon'],
    },
    {
      when: '1186',
      title: [
        '金人张著题跋，首记画家姓名',
        'Zhang Zhu writes the first colophon and names the painter',
        'Zhang Zhu écrit le premier colophon et nomme le peintre',
        'Zhang Zhu escribe el primer colofón y nombra al pintor',
        '張著が跋を記し、画家の名を伝える',
      ],
      weight: 1,
      source: ['zhang-zhu-colophon'],
    },
    {
      when: ['1945', '1950'],
      title: [
        '随溥仪流落长春、通化，1950年在沈阳重被识出',
        'Leaves with the fallen court of Puyi and is recognized in Shenyang',
        'Emporté par la cour déchue de Puyi, il est reconnu à Shenyang',
        'Sale con la corte caída de Puyi y es reconocido en Shenyang',
        '溥儀とともに流出し、瀋陽で見いだされる',
      ],
      at: 'mukden',
      weight: 2,
      source: ['palace-museum'],
    },
  ],
  relations: [
    { word: 'made-under', to: 'song-dynasty', when: ['1100~', '1127~'], source: ['barnhart-painting'] },
    { word: 'kept-in', to: 'forbidden-city', source: ['palace-museum'] },
    {
      word: 'shows-world-of',
      to: 'song-dynasty',
      note: [
        '汴河漕运、虹桥与脚店，可与《东京梦华录》所记都城相互印证',
        'Grain boats, bridge and wine shops match the memoir of the capital by Meng Yuanlao',
        'Barques à grain, pont et tavernes répondent aux souvenirs de la capitale laissés par Meng Yuanlao',
        'Barcas de grano, puente y tabernas concuerdan con las memorias de la capital de Meng Yuanlao',
        '漕運の船や虹橋、酒楼は、『東京夢華録』の語る都の姿と響き合う',
      ],
      source: ['dongjing-menghua'],
    },
    {
      word: 'contemporary-of',
      to: 'a-thousand-li-of-rivers',
      note: [
        '二者皆出徽宗时代，一写市井，一写山水，同藏故宫',
        'Both come from the age of Emperor Huizong: one shows the town, the other the land without it',
        'Tous deux datent de l’empereur Huizong : l’un montre la ville, l’autre la nature',
        'Ambos son del tiempo de Huizong: uno muestra la ciudad, el otro la naturaleza',
        'ともに徽宗の時代の作で、一方は街、一方は山水を描く',
      ],
      source: ['barnhart-painting'],
    },
  ],
});
