import { subject } from '../subject.ts';

export default subject({
  id: 'the-scream',
  kind: 'painting',
  region: 'europe',
  names: ['呐喊', 'The Scream', 'Le Cri', 'El grito', '叫び'],
  otherNames: [
    ['尖叫'],
    ['The Scream of Nature'],
    ['Le Cri de la nature'],
    ['El grito de la naturaleza'],
    ['ムンクの叫び'],
  ],
  times: [{ role: 'made', span: ['1893', '1893'], source: ['oslo-collection', 'NG.M.00939'] }],
  place: {
    at: [59.9116, 10.7298],
    name: [
      '奥斯陆国立博物馆',
      'National Museum, Oslo',
      'Musée national, Oslo',
      'Museo Nacional, Oslo',
      'オスロ国立美術館',
    ],
  },
  summary: [
    '挪威画家爱德华·蒙克1893年的作品，以蛋彩、油彩和蜡笔绘于纸板。桥上一个骷髅般的人双手捂耳，天空血红，峡湾随声波弯曲，两个友人走远。蒙克记述某日黄昏散步，感到“一声巨大的、无尽的呐喊穿过自然”。此后他又作粉彩、版画等几种；1994年和2004年两幅先后被窃，均已找回。',
    'Work of 1893 by the Norwegian Edvard Munch, in tempera, oil and crayon on cardboard. On a bridge a figure like a skull holds its ears; the sky is blood red, the fjord bends as if with sound, two friends walk on. Munch wrote of an evening walk on which he felt a vast endless scream pass through nature. He made pastels and a print of it too; versions stolen in 1994 and 2004 were recovered.',
    'Œuvre de 1893 du Norvégien Edvard Munch, à la détrempe, à l’huile et au crayon gras sur carton. Sur un pont, une figure au visage de crâne se bouche les oreilles ; le ciel est rouge sang, le fjord ondule comme un son, deux amis s’éloignent. Munch raconte une promenade du soir où il sentit un cri immense et sans fin traverser la nature. Il en fit aussi des pastels et une gravure ; volées en 1994 et 2004, deux versions furent retrouvées.',
    'Obra de 1893 del noruego Edvard Munch, al temple, óleo y cera sobre cartón. En un puente, una figura con rostro de calavera se tapa los oídos; el cielo es rojo sangre, el fiordo ondula como un sonido y dos amigos se alejan. Munch contó un paseo vespertino en el que sintió un grito inmenso e infinito atravesar la naturaleza. Hizo también pasteles y un grabado; dos versiones, robadas en 1994 y 2004, se recuperaron.',
    'ノルウェーの画家エドヴァルド・ムンクの1893年の作品。厚紙にテンペラ、油彩、クレヨンで描かれた。橋の上で髑髏のような人物が耳をふさぎ、空は血の赤に染まり、フィヨルドは音のようにうねり、二人の友は歩み去る。ムンクは夕暮れの散歩で、自然を貫く果てしない叫びを感じたと書いている。パステルや版画もあり、1994年と2004年に盗まれたがいずれも戻った。',
  ],
  events: [
    {
      when: '1893',
      title: [
        '蒙克在柏林展出“呐喊”',
        'Munch first shows the picture in Berlin',
        'Munch expose d’abord l’œuvre à Berlin',
        'Munch expone por primera vez la obra en Berlín',
        'ムンクがベルリンで初めて展示する',
      ],
      at: 'berlin-city',
      weight: 3,
      source: ['prideaux-munch'],
    },
    {
      when: '1994-02-12',
      title: [
        '奥斯陆国家美术馆的一幅被窃，三个月后寻回',
        'The Oslo picture is stolen, and found three months later',
        'L’œuvre d’Oslo est volée, puis retrouvée trois mois après',
        'La obra de Oslo es robada y aparece tres meses después',
        'オスロの作品が盗まれ、三か月後に見つかる',
      ],
      at: 'oslo-national-museum',
      weight: 2,
      source: ['prideaux-munch'],
    },
  ],
  relations: [
    {
      word: 'compared-with',
      to: 'starry-night',
      note: [
        '2015年奥斯陆与阿姆斯特丹的展览把两位画家并置',
        'An exhibition of 2015 in Oslo and Amsterdam set the two painters side by side',
        'Une exposition de 2015, à Oslo et à Amsterdam, rapprocha les deux peintres',
        'Una exposición de 2015, en Oslo y Ámsterdam, puso a ambos pintores frente a frente',
        '2015年のオスロとアムステルダムの展覧会が二人の画家を並べた',
      ],
      source: ['munch-van-gogh'],
    },
    {
      word: 'compared-with',
      to: 'mona-lisa',
      note: [
        '卢博称它为“我们时代的蒙娜丽莎”',
        'Arthur Lubow called it a Mona Lisa for our time',
        'Arthur Lubow y voit une Joconde de notre temps',
        'Arthur Lubow la llamó una Mona Lisa de nuestro tiempo',
        'ルボウは「われらの時代のモナ・リザ」と呼んだ',
      ],
      source: ['lubow-scream'],
    },
  ],
  same: { wikidata: 'Q471379' },
});
