import { subject } from '../subject.ts';

export default subject({
  id: 'night-watch',
  kind: 'painting',
  region: 'europe',
  names: ['夜巡', 'The Night Watch', 'La Ronde de nuit', 'La ronda de noche', '夜警'],
  otherNames: [
    ['夜警'],
    ['Militia Company of District II'],
    ['La Compagnie de Frans Banninck Cocq'],
    ['La compañía de Frans Banninck Cocq'],
    ['フランス・バニング・コック隊長の市警団'],
  ],
  times: [{ role: 'made', span: ['1639~', '1642'], source: ['rijksmuseum-collection', 'SK-C-5'] }],
  place: {
    at: [52.36, 4.8852],
    name: [
      '阿姆斯特丹国立博物馆',
      'Rijksmuseum, Amsterdam',
      'Rijksmuseum, Amsterdam',
      'Rijksmuseum, Ámsterdam',
      'アムステルダム国立美術館',
    ],
  },
  summary: [
    '伦勃朗1642年完成的群像，画阿姆斯特丹一队民兵正要出发：队长班宁·科克伸手下令，副官身着亮黄，一名腰挂死鸡的金发女孩穿行其间。高近四米，原更宽，1715年移挂市政厅时四边被裁。表面的清漆变暗，后人误以为是夜景，遂得此名。1940年代清洗后可见光线本是白昼。',
    'The group portrait of an Amsterdam militia company that Rembrandt finished in 1642. Captain Frans Banninck Cocq gives the order to march, his lieutenant shines in yellow, and a girl with a dead chicken at her belt runs through the men. Almost four metres high, it was once wider: in 1715 strips were cut off to fit it into the town hall. Dark varnish made people take day for night; hence the name.',
    'Portrait collectif d’une compagnie de la milice d’Amsterdam, achevé par Rembrandt en 1642. Le capitaine Frans Banninck Cocq donne l’ordre de marche, son lieutenant brille en jaune, et une fillette, un poulet mort à la ceinture, traverse la troupe. Haute de près de quatre mètres, la toile était plus large : on la rogna en 1715 pour la loger à l’hôtel de ville. Un vernis sombre fit prendre le jour pour la nuit.',
    'Retrato colectivo de una compañía de la milicia de Ámsterdam que Rembrandt terminó en 1642. El capitán Frans Banninck Cocq da la orden de marcha, su teniente brilla de amarillo y una niña con un pollo muerto al cinto cruza entre los hombres. De casi cuatro metros de alto, fue más ancho: en 1715 lo recortaron para colgarlo en el ayuntamiento. El barniz oscuro hizo tomar el día por la noche.',
    'レンブラントが1642年に仕上げた、アムステルダム市民隊の集団肖像。隊長バニング・コックが出動を命じ、副官は黄色の服に輝き、腰に鶏を下げた少女が隊員の間を駆ける。高さは四メートル近く、本来はさらに幅広だったが、1715年に市庁舎へ移す際に切り詰められた。ニスが黒ずんで夜の情景と思われ、この名がついた。',
  ],
  events: [
    {
      when: '1642',
      title: [
        '伦勃朗为民兵公所完成此画',
        'Rembrandt finishes the canvas for the militia hall',
        'Rembrandt achève la toile pour la maison de la milice',
        'Rembrandt termina el lienzo para la sede de la milicia',
        'レンブラントが射撃隊会館のために描き上げる',
      ],
      at: 'amsterdam',
      weight: 3,
      source: ['schwartz-rembrandt'],
    },
    {
      when: '1715',
      title: [
        '移入市政厅，四边被裁',
        'The canvas is cut down to fit the town hall',
        'La toile est rognée pour entrer à l’hôtel de ville',
        'Recortan el lienzo para meterlo en el ayuntamiento',
        '市庁舎に移す際に画面が切り詰められる',
      ],
      at: 'amsterdam',
      weight: 2,
      source: ['rijksmuseum-collection', 'SK-C-5'],
    },
  ],
  relations: [
    { word: 'located-in', to: 'netherlands', source: ['rijksmuseum-collection', 'SK-C-5'] },
    { word: 'kept-in', to: 'amsterdam', when: ['1642', '..'], source: ['rijksmuseum-collection', 'SK-C-5'] },
  ],
  same: { wikidata: 'Q219831' },
});
