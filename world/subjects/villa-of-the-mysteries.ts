import { subject } from '../subject.ts';

export default subject({
  id: 'villa-of-the-mysteries',
  kind: 'painting',
  region: 'europe',
  names: ['神秘别墅壁画', 'Villa of the Mysteries', 'Villa des Mystères', 'Villa de los Misterios', '秘儀荘の壁画'],
  otherNames: [
    ['秘仪别墅', '庞贝神秘庄园'],
    ['Villa dei Misteri', 'Dionysiac frieze'],
    ['Villa dei Misteri', 'Fresques de la villa des Mystères'],
    ['Villa dei Misteri', 'Friso dionisíaco'],
    ['秘儀荘', 'ディオニュソスの秘儀図'],
  ],
  times: [{ role: 'made', span: ['-0070~', '-0050~'], source: ['beard-pompeii'] }],
  place: {
    at: [40.7537, 14.4775],
    name: [
      '庞贝城西北郊',
      'North-west of Pompeii',
      'Au nord-ouest de Pompéi',
      'Al noroeste de Pompeya',
      'ポンペイ北西郊外',
    ],
  },
  summary: [
    '庞贝城外一座大宅中的壁画，环绕一室四壁，以朱红为底，绘近于真人大小的二十余个人物。画中可见酒神与其伴侣、老西勒诺斯、揭开圣物的女子、执鞭的有翼女神与起舞的女伴。多数学者以为所绘与狄奥尼索斯秘仪或新娘入门有关，确切含义至今不明。约成于前60年，属庞贝第二风格。',
    'A painted room in a villa outside Pompeii: on a ground of deep red, more than two dozen nearly life-size figures move around the walls. Dionysus lolls at the centre; about him are a child reading, an old Silenus, a woman unveiling a sacred object, a winged figure with a whip, a dancer, a bride. Initiation, wedding or both, its meaning is disputed. The style points to about 60 BC.',
    'Salle peinte d’une villa proche de Pompéi : sur un fond rouge profond, plus de deux douzaines de figures presque grandeur nature font le tour des murs. Dionysos trône au centre ; alentour, un enfant lit, un vieux Silène, une femme dévoile un objet sacré, une figure ailée lève le fouet, une autre danse, une mariée se pare. Initiation, noces ou les deux, on en débat. Le style indique environ 60 av. J.-C.',
    'Sala pintada de una villa a las afueras de Pompeya: sobre un fondo rojo intenso, más de dos docenas de figuras casi de tamaño natural recorren los muros. Dioniso se recuesta en el centro; alrededor, un niño que lee, un viejo Sileno, una mujer que desvela un objeto sagrado, una figura alada con látigo, una danzante, una novia. Iniciación, boda o ambas cosas: se discute. El estilo apunta a hacia 60 a. C.',
    'ポンペイ郊外の別荘の一室を巡る壁画。深紅の地に、ほぼ等身大の人物が二十数人、四方の壁に連なる。中央にディオニュソス、その周りに巻物を読む子ども、老いたシレノス、聖なる品の覆いを取る女、鞭を振り上げる有翼の女神、踊る女、花嫁が描かれる。秘儀への入信か婚礼か、解釈は定まらない。前60年頃の作とされる。',
  ],
  events: [
    {
      when: '-0060~',
      title: [
        '绘于别墅的一间厅室',
        'Is painted around the walls of a reception room',
        'Est peinte sur les murs d’une salle de réception',
        'Se pinta en los muros de una sala de recepción',
        '別荘の広間の壁に描かれる',
      ],
      at: 'villa-of-the-mysteries',
      weight: 2,
      source: ['beard-pompeii'],
    },
    {
      when: '0079-10-24?',
      title: [
        '被维苏威的火山灰掩埋',
        'Is buried by the ash of Vesuvius',
        'Est enfouie sous les cendres du Vésuve',
        'Queda enterrada por las cenizas del Vesubio',
        'ヴェスヴィオの火山灰に埋もれる',
      ],
      at: 'villa-of-the-mysteries',
      weight: 2,
      with: ['pompeii'],
      source: ['maiuri-villa-dei-misteri'],
    },
    {
      when: '1909',
      title: [
        '在私人土地上发掘出土',
        'Comes to light in a dig on private land',
        'Reparaît lors d’une fouille sur un terrain privé',
        'Sale a la luz en una excavación en terreno privado',
        '私有地での発掘により姿を現す',
      ],
      at: 'villa-of-the-mysteries',
      weight: 3,
      source: ['maiuri-villa-dei-misteri'],
    },
    {
      when: '1931',
      title: [
        '马尤里刊布整座别墅的研究报告',
        'Is published, with the whole villa, by Amedeo Maiuri',
        'Est publiée, avec toute la villa, par Amedeo Maiuri',
        'Se publica, con toda la villa, por obra de Amedeo Maiuri',
        'アメデオ・マイウーリが別荘全体の報告を刊行する',
      ],
      weight: 1,
      source: ['maiuri-villa-dei-misteri'],
    },
  ],
  relations: [
    { word: 'located-in', to: 'pompeii', source: ['maiuri-villa-dei-misteri'] },
    { word: 'made-under', to: 'roman-republic', when: '-0060~', source: ['beard-pompeii'] },
    {
      word: 'resembles',
      to: 'alexander-mosaic',
      note: [
        '两者都被疑为仿自希腊化时代的原作，壁画的蓝本则未能找到',
        'Both are suspected of following Hellenistic models; for the frieze none has been found',
        'On suppose aux deux des modèles hellénistiques ; pour la frise, aucun n’a été retrouvé',
        'De ambas se sospechan modelos helenísticos; del friso no se ha hallado ninguno',
        'どちらもヘレニズムの原作が想定されるが、壁画の手本は見つかっていない',
      ],
      source: ['beard-pompeii'],
    },
  ],
});
