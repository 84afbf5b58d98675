import { subject } from '../subject.ts';

export default subject({
  id: 'arnolfini-portrait',
  kind: 'painting',
  region: 'europe',
  names: [
    '阿尔诺芬尼夫妇像',
    'Arnolfini Portrait',
    'Les Époux Arnolfini',
    'El matrimonio Arnolfini',
    'アルノルフィーニ夫妻像',
  ],
  otherNames: [
    ['阿尔诺芬尼的婚礼'],
    ['The Arnolfini Wedding', 'The Arnolfini Double Portrait'],
    ['Portrait des Arnolfini'],
    ['Retrato de Giovanni Arnolfini y su esposa'],
    ['アルノルフィーニ夫婦の肖像'],
  ],
  times: [{ role: 'made', span: ['1434', '1434'], source: ['arnolfini-signature'] }],
  place: {
    at: [51.5089, -0.1283],
    name: [
      '伦敦国家美术馆',
      'National Gallery, London',
      'National Gallery, Londres',
      'National Gallery, Londres',
      'ロンドン、ナショナル・ギャラリー',
    ],
  },
  summary: [
    '扬·凡·艾克1434年所作的木板油画，描绘一位意大利商人与妻子在布鲁日居室中的全身像，一般认为是卢卡人阿尔诺芬尼家族的成员。凸面镜里照出门口的两个人，镜上题“扬·凡·艾克曾在此”。光线、毛皮、铜灯与小狗的质感前所未见。它究竟是婚约、悼亡还是单纯的肖像，学者争论至今。',
    'A painting in oil on oak by Jan van Eyck, signed and dated 1434, of an Italian merchant and a woman in a room at Bruges, most probably Giovanni di Nicolao Arnolfini and his wife. In the convex mirror two people stand at the door; above it is written “Jan van Eyck was here”. Whether it records a marriage, mourns a dead wife or is simply a portrait is still argued.',
    'Huile sur chêne de Jan van Eyck, signée et datée de 1434, montrant un marchand italien et une femme dans une chambre de Bruges, sans doute Giovanni di Nicolao Arnolfini et son épouse. Le miroir convexe reflète deux personnes à la porte ; au-dessus on lit « Jan van Eyck fut ici ». Mariage, deuil d’une épouse ou simple portrait : on en discute toujours.',
    'Óleo sobre roble de Jan van Eyck, firmado y fechado en 1434, con un mercader italiano y una mujer en una estancia de Brujas, probablemente Giovanni di Nicolao Arnolfini y su esposa. El espejo convexo refleja a dos personas en la puerta; encima se lee «Jan van Eyck estuvo aquí». Aún se discute si registra un matrimonio, llora a una esposa muerta o es solo un retrato.',
    'ヤン・ファン・エイクがオーク板に描いた油彩画で、1434年の署名と年記をもつ。ブルッヘの部屋に立つイタリア商人と女性は、ジョヴァンニ・ディ・ニコラオ・アルノルフィーニとその妻とみられる。凸面鏡には戸口の二人が映り、上に「ヤン・ファン・エイクここにありき」と記される。結婚の記録か、亡妻の追悼か、ただの肖像か、議論は続く。',
  ],
  events: [
    {
      when: '1434',
      title: [
        '凡·艾克在布鲁日署名完成',
        'Jan van Eyck signs it at Bruges',
        'Jan van Eyck les signe à Bruges',
        'Jan van Eyck lo firma en Brujas',
        'ファン・エイクがブルッヘで署名する',
      ],
      at: 'bruges',
      weight: 3,
      source: ['arnolfini-signature'],
    },
    {
      when: '1700',
      title: [
        '见于西班牙王室藏品清单',
        'Is listed among the pictures of the Spanish crown',
        'Figurent à l’inventaire des tableaux de la couronne d’Espagne',
        'Figura en el inventario de pinturas de la corona española',
        'スペイン王室の所蔵目録に載る',
      ],
      at: 'alcazar-madrid',
      weight: 1,
      source: ['campbell-netherlandish'],
    },
    {
      when: '1842',
      title: [
        '伦敦国家美术馆购藏',
        'Is bought by the National Gallery in London',
        'Sont achetés par la National Gallery de Londres',
        'Es adquirido por la National Gallery de Londres',
        'ロンドンのナショナル・ギャラリーが購入する',
      ],
      at: 'national-gallery-london',
      weight: 2,
      source: ['campbell-netherlandish'],
    },
  ],
  relations: [
    {
      word: 'inspired',
      to: 'las-meninas',
      when: '1656',
      note: [
        '此画当时挂在西班牙王宫，镜中映出画外人的手法或许启发了委拉斯开兹',
        'It hung in the Spanish royal palace, and its mirror showing people outside the picture may have given Velázquez the idea',
        'Il était alors au palais royal de Madrid, et son miroir montrant des gens hors du tableau a pu inspirer Vélasquez',
        'Colgaba en el palacio real, y su espejo, que muestra a gente de fuera del cuadro, pudo inspirar a Velázquez',
        '当時スペイン王宮にあり、画面の外の人物を映す鏡がベラスケスの着想源となったとも考えられる',
      ],
      source: ['brown-velazquez'],
    },
    {
      word: 'contemporary-of',
      to: 'trinity-of-rublev',
      note: [
        '相去不过十余年，一以金地圣像示现天国，一以油彩描摹人间居室',
        'A few years apart: one shows heaven on gold, the other a room in every detail',
        'À quelques années d’écart, l’un montre le ciel sur fond d’or, l’autre une chambre dans son détail',
        'Con pocos años de distancia, una muestra el cielo sobre oro y el otro, una estancia en todo su detalle',
        '数年の差で、一方は金地に天上を、他方は室内のすべてを描く',
      ],
      source: ['campbell-netherlandish'],
    },
    {
      word: 'has-scenes-of',
      to: 'christianity',
      note: [
        '凸面镜框上十个圆饰画出基督受难的故事',
        'Ten roundels on the mirror’s frame show the Passion and Resurrection of Christ',
        'Dix médaillons sur le cadre du miroir montrent la Passion et la Résurrection du Christ',
        'Diez tondos del marco del espejo muestran la Pasión y la Resurrección de Cristo',
        '鏡の枠の十の円に、キリストの受難と復活が描かれている',
      ],
      source: ['campbell-netherlandish'],
    },
  ],
});
