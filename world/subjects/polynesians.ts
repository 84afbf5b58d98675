import { subject } from '../subject.ts';

export default subject({
  id: 'polynesians',
  kind: 'people',
  region: 'oceania',
  names: ['波利尼西亚人', 'Polynesians', 'Polynésiens', 'Polinesios', 'ポリネシア人'],
  otherNames: [
    ['太平洋航海民族'],
    ['Lapita’s heirs'],
    ['peuples polynésiens'],
    ['pueblos polinesios'],
    ['ポリネシアの航海民'],
  ],
  times: [{ role: 'span', span: ['-0800~', '..'], source: ['kirch-road'] }],
  place: { at: [-13.8, -171.8], name: ['萨摩亚', 'Samoa', 'Samoa', 'Samoa', 'サモア'] },
  summary: [
    '太平洋上以夏威夷、复活节岛、新西兰为三角的诸岛居民。祖先讲南岛语，属拉皮塔文化，约前9至前8世纪抵达汤加与萨摩亚，在那里形成共同的语言与风俗。公元1000年前后，他们乘双体船再度东航，凭星辰、涌浪与飞鸟定向，两三百年间遍居东太平洋，带去芋头、面包树、猪与鸡，并从南美得来甘薯。',
    'The people of the Pacific triangle between Hawai‘i, Easter Island and New Zealand. Their forebears, Austronesian speakers of the Lapita culture, reached Tonga and Samoa about the ninth century BC, where one language and way of life took shape. About AD 1000 they sailed east again in double canoes, steering by stars, swells and birds, and settled the eastern Pacific within three centuries. From South America they had the sweet potato.',
    'Peuple du triangle du Pacifique, entre Hawaï, l’île de Pâques et la Nouvelle-Zélande. Leurs ancêtres, de langue austronésienne et de culture Lapita, gagnent les Tonga et les Samoa vers le IXᵉ siècle av. J.-C. ; une langue et des usages communs s’y forment. Vers l’an 1000, ils repartent vers l’est en pirogues doubles, guidés par étoiles, houles et oiseaux, et peuplent en trois siècles le Pacifique oriental. Ils tiennent la patate douce d’Amérique du Sud.',
    'Pueblo del triángulo del Pacífico, entre Hawái, la isla de Pascua y Nueva Zelanda. Sus antepasados, de lengua austronesia y cultura lapita, llegaron a Tonga y Samoa hacia el siglo IX a. C., donde se formaron una lengua y unas costumbres comunes. Hacia el año 1000 volvieron a navegar al este en canoas dobles, guiándose por estrellas, oleaje y aves, y poblaron en tres siglos el Pacífico oriental. De América del Sur tenían la batata.',
    'ハワイ、イースター島、ニュージーランドを結ぶ太平洋の三角形に住む人々。祖先はオーストロネシア語を話すラピタ文化の民で、紀元前9世紀頃にトンガとサモアに達し、そこで共通の言語と風習が形づくられた。紀元1000年頃、双胴のカヌーで再び東へ乗り出し、星とうねりと鳥を頼りに、三百年ほどで東太平洋の島々に住み着いた。サツマイモは南米から得た。',
  ],
  events: [
    {
      when: ['1025~', '1120~'],
      title: [
        '定居社会群岛',
        'The Society Islands are settled',
        'Les îles de la Société sont peuplées',
        'Se pueblan las islas de la Sociedad',
        'ソシエテ諸島に人が住み着く',
      ],
      at: 'matavai',
      weight: 3,
      source: ['wilmshurst-2011'],
    },
    {
      when: ['1190~', '1290~'],
      title: [
        '抵达新西兰、夏威夷与复活节岛',
        'New Zealand, Hawai‘i and Easter Island are reached',
        'Nouvelle-Zélande, Hawaï et île de Pâques sont atteintes',
        'Llegan a Nueva Zelanda, Hawái y la isla de Pascua',
        'ニュージーランド、ハワイ、イースター島に達する',
      ],
      at: 'aotearoa',
      weight: 3,
      source: ['wilmshurst-2011'],
    },
  ],
  relations: [
    { word: 'grew-into', to: 'maori', when: '1300~', source: ['anderson-tangata'] },
    { word: 'builder-of', to: 'moai', when: '1250~', source: ['van-tilburg'] },
  ],
  same: { wikidata: 'Q164226' },
});
