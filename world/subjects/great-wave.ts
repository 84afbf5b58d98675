import { subject } from '../subject.ts';

export default subject({
  id: 'great-wave',
  kind: 'painting',
  region: 'east-asia',
  names: [
    '神奈川冲浪里',
    'The Great Wave off Kanagawa',
    'La Grande Vague de Kanagawa',
    'La gran ola de Kanagawa',
    '神奈川沖浪裏',
  ],
  otherNames: [
    ['巨浪', '神奈川巨浪'],
    ['The Great Wave', 'Under the Wave off Kanagawa'],
    ['La Vague'],
    ['La gran ola'],
    ['大波', 'グレート・ウェーブ'],
  ],
  times: [{ role: 'made', span: ['1830~', '1832~'], source: ['calza-hokusai'] }],
  place: {
    at: [35.4, 139.72],
    name: [
      '神奈川冲（今横滨外海）',
      'Off Kanagawa, today Yokohama',
      'au large de Kanagawa (Yokohama)',
      'frente a Kanagawa (Yokohama)',
      '神奈川沖（横浜沖）',
    ],
  },
  summary: [
    '葛饰北斋的彩色木版画，《富岳三十六景》之一，由江户书肆西村屋与八刊行。巨浪如爪扑向三只运鱼快船，船夫伏身紧握船橹，波谷之间露出小小的富士山。画面借用西洋透视，蓝色多用当时新近廉价输入的普鲁士蓝。初版刷印不知其数，今存一百余张，分藏世界各地，是流传最广的日本图像。',
    'Colour woodblock print by Hokusai from the series Thirty-six Views of Mount Fuji, published in Edo by Nishimuraya Yohachi. A claw-like wave rears over three fast boats whose rowers crouch at their oars, while Fuji looks small in the trough. Western perspective and Prussian blue, newly cheap as an import, gave it its force. Over a hundred impressions survive in collections around the world.',
    'Estampe en couleurs de Hokusai, tirée des Trente-six vues du mont Fuji et publiée à Edo par Nishimuraya Yohachi. Une vague griffue se dresse au-dessus de trois barques rapides aux rameurs courbés ; au creux, le Fuji paraît minuscule. La perspective occidentale et le bleu de Prusse, devenu bon marché, lui donnent sa force. Plus de cent épreuves subsistent dans les collections du monde.',
    'Estampa en color de Hokusai, de la serie Treinta y seis vistas del monte Fuji, publicada en Edo por Nishimuraya Yohachi. Una ola como una garra se alza sobre tres barcas rápidas cuyos remeros se encogen; en el seno asoma, diminuto, el Fuji. La perspectiva occidental y el azul de Prusia, recién abaratado, le dan su fuerza. Se conservan más de cien ejemplares en todo el mundo.',
    '葛飾北斎の錦絵揃物『冨嶽三十六景』の一図。版元は江戸の西村屋与八。爪のように砕ける大波が三艘の押送船に襲いかかり、波間の奥に小さく富士がのぞく。西洋の遠近法を取り入れ、安価に輸入されるようになったベロ藍を駆使した。現存する摺りは百枚余りとされ、世界で最も知られた日本の絵となっている。',
  ],
  events: [
    {
      when: '1831~',
      title: [
        '西村屋与八在江户刊行此图',
        'Nishimuraya Yohachi publishes the print in Edo',
        'Nishimuraya Yohachi publie l’estampe à Edo',
        'Nishimuraya Yohachi publica la estampa en Edo',
        '江戸の版元・西村屋与八が刊行する',
      ],
      at: 'edo',
      weight: 3,
      with: ['hokusai'],
      source: ['calza-hokusai'],
    },
    {
      when: '1905-10',
      title: [
        '德彪西《大海》总谱以浪图为封面',
        'The score of Debussy’s La Mer appears with the wave on its cover',
        'La partition de La Mer de Debussy paraît avec la vague en couverture',
        'La partitura de La Mer de Debussy aparece con la ola en la portada',
        'ドビュッシー『海』の楽譜の表紙に大波が用いられる',
      ],
      weight: 2,
      source: ['guth-great-wave'],
    },
    {
      when: '2024-07-03',
      title: [
        '印上日本新千元纸币背面',
        'The wave goes on the back of Japan’s new 1,000-yen note',
        'La vague orne le revers du nouveau billet japonais de 1 000 yens',
        'La ola pasa al reverso del nuevo billete japonés de 1000 yenes',
        '新千円札の裏面の図柄となる',
      ],
      at: 'edo',
      weight: 1,
      source: ['bank-of-japan'],
    },
  ],
  relations: [
    { word: 'made-under', to: 'tokugawa-shogunate', when: '1831~', source: ['calza-hokusai'] },
    {
      word: 'resembles',
      to: 'a-thousand-li-of-rivers',
      note: [
        '同以蓝色著称的山水名作：一用石青，一用普鲁士蓝',
        'Two landscapes famous for their blue: mineral azurite there, Prussian blue here',
        'Deux paysages célèbres par leur bleu : l’azurite là, le bleu de Prusse ici',
        'Dos paisajes célebres por su azul: azurita en aquel, azul de Prusia en este',
        '青で名高い二つの風景。一方は石青、他方はベロ藍による',
      ],
      source: ['smith-blue-revolution'],
    },
    {
      word: 'resembles',
      to: 'along-the-river',
      note: [
        '二者常被视为各自国家最为人熟知的画作',
        'Each is often called the best-known picture of its country',
        'Chacun passe souvent pour l’image la plus connue de son pays',
        'Cada una suele tenerse por la imagen más conocida de su país',
        'それぞれの国で最もよく知られた絵とされることが多い',
      ],
      source: ['guth-great-wave'],
    },
  ],
  same: { wikidata: 'Q252485' },
});
