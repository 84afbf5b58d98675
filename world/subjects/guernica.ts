import { subject } from '../subject.ts';

export default subject({
  id: 'guernica',
  kind: 'painting',
  region: 'europe',
  names: ['格尔尼卡', 'Guernica', 'Guernica', 'Guernica', 'ゲルニカ'],
  otherNames: [['格尔尼卡大轰炸'], [], [], [], ['パブロ・ピカソのゲルニカ']],
  times: [{ role: 'made', span: ['1937-05-01', '1937-06-04'], source: ['van-hensbergen'] }],
  place: {
    at: [40.408, -3.6943],
    name: [
      '马德里索菲亚王后艺术中心',
      'Museo Reina Sofía, Madrid',
      'Museo Reina Sofía, Madrid',
      'Museo Reina Sofía, Madrid',
      'マドリード、ソフィア王妃芸術センター',
    ],
  },
  summary: [
    '巴勃罗·毕加索1937年在巴黎所作的巨幅油画，高约三米半，宽近七米八。西班牙内战中，德国秃鹰军团和意大利飞机轰炸巴斯克古镇格尔尼卡，毕加索据此为共和国的世博会馆作画：黑白灰的画面上，母亲抱着死婴哀号，马在嘶鸣，公牛兀立，断臂握着折剑。他要求西班牙恢复自由后方可归还，1981年画自纽约运抵马德里。',
    'The huge canvas, some 3.5 by 7.8 metres, that Pablo Picasso painted in Paris in 1937. German and Italian aircraft had bombed the Basque town of Gernika in the Spanish Civil War; for the Republic’s pavilion at the world fair he painted, in black, white and grey, a mother with her dead child, a screaming horse, a bull, a broken sword. It was to go to Spain only when freedom returned, and came to Madrid in 1981.',
    'Toile immense, d’environ 3,5 mètres sur 7,8, que Pablo Picasso peignit à Paris en 1937. Des avions allemands et italiens avaient bombardé la ville basque de Guernica pendant la guerre d’Espagne ; pour le pavillon de la République à l’Exposition, il peint en noir, blanc et gris une mère et son enfant mort, un cheval qui hurle, un taureau, une épée brisée. Elle ne devait gagner l’Espagne qu’une fois la liberté revenue : ce fut en 1981.',
    'Lienzo enorme, de unos 3,5 por 7,8 metros, que Pablo Picasso pintó en París en 1937. Aviones alemanes e italianos habían bombardeado la villa vasca de Guernica en la Guerra Civil española; para el pabellón de la República en la Exposición pintó, en negro, blanco y gris, una madre con su hijo muerto, un caballo que grita, un toro, una espada rota. Solo debía ir a España cuando volviera la libertad; llegó a Madrid en 1981.',
    'パブロ・ピカソが1937年にパリで描いた、縦約3.5メートル、横約7.8メートルの大作。スペイン内戦でドイツとイタリアの航空機がバスクの町ゲルニカを爆撃し、ピカソは共和国の万博館のために、黒と白と灰色で、死んだ子を抱く母、いななく馬、牡牛、折れた剣を描いた。自由が戻るまでスペインに渡さないとされ、1981年にマドリードに来た。',
  ],
  events: [
    {
      when: '1937-04-26',
      title: [
        '德意飞机轰炸格尔尼卡',
        'German and Italian aircraft bomb the town',
        'Des avions allemands et italiens bombardent la ville',
        'Aviones alemanes e italianos bombardean la villa',
        '独伊の航空機が町を爆撃する',
      ],
      at: 'guernica-town',
      weight: 3,
      source: ['van-hensbergen'],
    },
    {
      when: '1937-07-12',
      title: [
        '在巴黎世博会西班牙馆展出',
        'The Spanish pavilion in Paris opens with the canvas',
        'Le pavillon espagnol s’ouvre à Paris avec la toile',
        'El pabellón español de París se abre con el lienzo',
        'パリ万博のスペイン館で公開される',
      ],
      at: 'paris',
      weight: 3,
      source: ['reina-sofia-collection'],
    },
    {
      when: '1981-09-10',
      title: [
        '画作自纽约运抵马德里',
        'The canvas comes from New York to Madrid',
        'La toile arrive de New York à Madrid',
        'El lienzo llega de Nueva York a Madrid',
        'ニューヨークからマドリードに移される',
      ],
      at: 'madrid',
      weight: 2,
      source: ['reina-sofia-collection'],
    },
  ],
  relations: [
    {
      word: 'kept-in',
      to: 'paris-city',
      when: '1937',
      note: [
        '1937年世博会期间悬于西班牙馆',
        'It hung in the Spanish pavilion at the world fair of 1937',
        'Elle était accrochée au pavillon espagnol de l’Exposition de 1937',
        'Colgó en el pabellón español de la Exposición de 1937',
        '1937年の万博でスペイン館に掛けられた',
      ],
      source: ['van-hensbergen'],
    },
    { word: 'kept-in', to: 'united-states', when: ['1939', '1981'], source: ['van-hensbergen'] },
  ],
  same: { wikidata: 'Q175036' },
});
