import { subject } from '../subject.ts';

export default subject({
  id: 'las-meninas',
  kind: 'painting',
  region: 'europe',
  names: ['宫娥', 'Las Meninas', 'Les Ménines', 'Las meninas', 'ラス・メニーナス'],
  otherNames: [
    ['腓力四世一家'],
    ['The Maids of Honour', 'The Family of Philip IV'],
    ['La Famille de Philippe IV'],
    ['La familia de Felipe IV'],
    ['女官たち', 'フェリペ四世の家族'],
  ],
  times: [{ role: 'made', span: ['1656', '1656'], source: ['palomino'] }],
  place: {
    at: [40.4138, -3.6922],
    name: [
      '马德里普拉多博物馆',
      'Museo del Prado, Madrid',
      'musée du Prado, Madrid',
      'Museo del Prado, Madrid',
      'マドリード、プラド美術館',
    ],
  },
  summary: [
    '委拉斯开兹1656年为西班牙国王腓力四世所绘的大幅油画。五岁的玛格丽塔公主立于画室中央，宫女、侏儒与大狗环绕左右，画家执笔站在巨幅画布前；墙上镜中隐约映出国王与王后。谁在看谁，画布上画的是什么，至今众说纷纭。戈雅临摹过它，毕加索据它作了数十幅变体，公认是西班牙绘画的顶峰。',
    'A large painting by Diego Velázquez, made in 1656 for Philip IV of Spain. The five-year-old Infanta Margarita stands in the painter’s room among maids, dwarfs and a dog; Velázquez works at a great canvas, and in a mirror on the far wall appear the king and queen. What he is painting, and who looks at whom, has never been settled. Goya copied it and Picasso varied it dozens of times.',
    'Grand tableau de Diego Vélasquez, peint en 1656 pour Philippe IV d’Espagne. L’infante Marguerite, cinq ans, se tient dans l’atelier parmi ses demoiselles, des nains et un chien ; Vélasquez travaille à une vaste toile, et dans un miroir au mur du fond paraissent le roi et la reine. Ce qu’il peint, et qui regarde qui, n’a jamais été tranché. Goya le copia, Picasso en fit des dizaines de variations.',
    'Gran lienzo de Diego Velázquez, pintado en 1656 para Felipe IV de España. La infanta Margarita, de cinco años, está en el taller entre sus meninas, enanos y un perro; Velázquez trabaja ante un enorme lienzo, y en un espejo de la pared del fondo aparecen el rey y la reina. Qué pinta y quién mira a quién nunca se ha resuelto. Goya lo copió y Picasso lo varió decenas de veces.',
    'ベラスケスが1656年、スペイン王フェリペ四世のために描いた大作。五歳の王女マルガリータが画室の中央に立ち、女官、小人、犬が囲む。画家は大きな画布に向かい、奥の壁の鏡には国王夫妻の姿が映る。何を描いているのか、誰が誰を見ているのかは今も決着がない。ゴヤは版画に写し、ピカソは数十点の変奏を描いた。',
  ],
  events: [
    {
      when: '1656',
      title: [
        '在马德里阿尔卡萨宫画成',
        'Is painted in the Alcázar of Madrid',
        'Sont peintes à l’Alcázar de Madrid',
        'Se pinta en el Alcázar de Madrid',
        'マドリードのアルカサルで描かれる',
      ],
      at: 'alcazar-madrid',
      weight: 3,
      with: ['diego-velazquez'],
      source: ['palomino'],
    },
    {
      when: '1734-12-24',
      title: [
        '阿尔卡萨大火中被抢救出来',
        'Is saved from the fire that destroys the Alcázar',
        'Sont sauvées de l’incendie qui détruit l’Alcázar',
        'Se salva del incendio que destruye el Alcázar',
        'アルカサルの火災から救い出される',
      ],
      at: 'alcazar-madrid',
      weight: 2,
      source: ['prado-collection'],
    },
    {
      when: '1819',
      title: [
        '普拉多博物馆开放，不久入藏',
        'Enters the newly opened Prado',
        'Entrent au Prado, qui vient d’ouvrir',
        'Ingresa en el Prado, recién abierto',
        '開館したプラド美術館に入る',
      ],
      at: 'prado',
      weight: 2,
      source: ['prado-collection'],
    },
  ],
  relations: [
    {
      word: 'depicts',
      to: 'diego-velazquez',
      note: [
        '画家胸前的圣地亚哥十字是三年后获封骑士才添上的',
        'The cross of Santiago on his breast was added after his knighthood three years later',
        'La croix de Santiago sur sa poitrine fut ajoutée après son entrée dans l’ordre, trois ans plus tard',
        'La cruz de Santiago del pecho se añadió tras su ingreso en la orden, tres años después',
        '胸の聖ヤコブ十字は、三年後の叙任のあとに描き加えられた',
      ],
      source: ['palomino'],
    },
    {
      word: 'compared-with',
      to: 'school-of-athens',
      note: [
        '画家都把自己画入其中，宣示绘画是自由之艺',
        'In both the painter shows himself and claims painting as a liberal art',
        'Dans les deux, le peintre se représente et réclame pour la peinture le rang d’art libéral',
        'En ambas el pintor se retrata y reclama para la pintura rango de arte liberal',
        'どちらも画家が自らを描き込み、絵画を自由学芸として主張する',
      ],
      source: ['brown-velazquez'],
    },
  ],
  same: { wikidata: 'Q125110' },
});
