import { subject } from '../subject.ts';

export default subject({
  id: 'netherlands',
  kind: 'polity',
  region: 'europe',
  names: ['荷兰', 'Netherlands', 'Pays-Bas', 'Países Bajos', 'オランダ'],
  otherNames: [
    ['尼德兰联省共和国', '荷兰共和国'],
    ['Dutch Republic', 'United Provinces'],
    ['Provinces-Unies'],
    ['Provincias Unidas', 'Holanda'],
    ['ネーデルラント連邦共和国'],
  ],
  times: [{ role: 'span', span: ['1581-07-26', '..'], source: ['israel-dutch'] }],
  place: { at: [52.3676, 4.9041], name: ['阿姆斯特丹', 'Amsterdam', 'Amsterdam', 'Ámsterdam', 'アムステルダム'] },
  summary: [
    '欧洲西北部国家。1581年北方诸省宣布废黜西班牙国王腓力二世，1648年独立获承认。17世纪的联省共和国以海运、鲱鱼、布匹和证券致富，东印度公司据有好望角与爪哇，商馆设到长崎出岛；宗教较宽容，绘画与科学兴盛。1795年亡于革命法国，1815年成为王国，1949年失去印度尼西亚。',
    'State in north-western Europe. In 1581 the northern provinces renounced Philip II of Spain; in 1648 their independence was recognized. The Republic of the seventeenth century grew rich on shipping, herring, cloth and shares; its East India Company held the Cape and Java and traded at Dejima in Nagasaki. Tolerant for its age, it excelled in painting and science. It fell in 1795, became a kingdom in 1815 and lost Indonesia in 1949.',
    'État du nord-ouest de l’Europe. En 1581, les provinces du Nord répudient Philippe II d’Espagne ; en 1648, leur indépendance est reconnue. La République du XVIIᵉ siècle s’enrichit par la mer, le hareng, le drap et les actions ; sa Compagnie des Indes tient Le Cap et Java et commerce à Dejima. Tolérante pour son temps, elle brille en peinture et en science. Tombée en 1795, royaume en 1815, elle perd l’Indonésie en 1949.',
    'Estado del noroeste de Europa. En 1581 las provincias del norte repudiaron a Felipe II; en 1648 se reconoció su independencia. La República del siglo XVII se enriqueció con la navegación, el arenque, los paños y las acciones; su Compañía de las Indias tuvo El Cabo y Java y comerció en Dejima. Tolerante para su época, brilló en pintura y ciencia. Cayó en 1795, fue reino desde 1815 y perdió Indonesia en 1949.',
    'ヨーロッパ北西部の国。1581年に北部諸州がスペイン王フェリペ二世への服従を破棄し、1648年に独立を認められた。17世紀の連邦共和国は海運、ニシン、毛織物、株式で富み、東インド会社はケープとジャワを押さえ、長崎の出島で交易した。当時としては寛容で、絵画と科学が栄えた。1795年に倒れ、1815年に王国となり、1949年にインドネシアを失った。',
  ],
  events: [
    {
      when: '1581-07-26',
      title: [
        '北方诸省宣布废黜腓力二世',
        'The States General renounce Philip II',
        'Les États généraux déclarent Philippe II déchu',
        'Los Estados Generales repudian a Felipe II',
        '連邦議会がフェリペ二世の廃位を宣言する',
      ],
      at: 'the-hague',
      weight: 3,
      with: ['spanish-empire'],
      source: ['israel-dutch'],
    },
    {
      when: '1602-03-20',
      title: [
        '联合东印度公司成立',
        'The United East India Company is chartered',
        'La Compagnie unie des Indes orientales est fondée',
        'Se funda la Compañía Unida de las Indias Orientales',
        '連合東インド会社が設立される',
      ],
      at: 'amsterdam',
      weight: 3,
      source: ['israel-dutch'],
    },
    {
      when: '1641',
      title: [
        '荷兰商馆迁至长崎出岛',
        'The Dutch trading post is moved to Dejima',
        'Le comptoir néerlandais est transféré à Dejima',
        'La factoría holandesa se traslada a Dejima',
        'オランダ商館が長崎の出島に移される',
      ],
      at: 'nagasaki',
      weight: 2,
      with: ['tokugawa-shogunate'],
      source: ['totman-early-modern'],
    },
  ],
  relations: [
    { word: 'rebelled-against', to: 'spanish-empire', when: ['1568', '1648'], source: ['israel-dutch'] },
    { word: 'traded-with', to: 'tokugawa-shogunate', when: ['1609', '1868'], source: ['totman-early-modern'] },
    { word: 'party-to', to: 'thirty-years-war', when: ['1621', '1648'], source: ['wilson-thirty-years'] },
  ],
  same: { wikidata: 'Q55' },
});
