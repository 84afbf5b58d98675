import { subject } from '../subject.ts';

export default subject({
  id: 'taj-mahal',
  kind: 'site',
  region: 'south-asia',
  names: ['泰姬陵', 'Taj Mahal', 'Taj Mahal', 'Taj Mahal', 'タージ・マハル'],
  otherNames: [
    ['泰姬玛哈尔', '泰吉·玛哈尔陵'],
    ['Rauza-i Munauwara', 'The Illumined Tomb'],
    ['Tâdj Mahal'],
    ['Tach Mahal'],
    ['タージマハル'],
  ],
  times: [
    { role: 'made', span: ['1632', '1648~'], source: ['koch-taj'] },
    { role: 'span', span: ['1632', '..'], source: ['unesco-world-heritage', '252'] },
  ],
  place: {
    at: [27.1751, 78.0421],
    name: [
      '印度阿格拉',
      'Agra, Uttar Pradesh',
      'Agra, Uttar Pradesh',
      'Agra, Uttar Pradesh',
      'アーグラ（ウッタル・プラデーシュ州）',
    ],
  },
  summary: [
    '莫卧儿皇帝沙贾汉为爱妃慕塔芝·玛哈尔修建的陵墓，坐落于阿格拉亚穆纳河畔。白色大理石主体高踞平台之上，四角立宣礼塔，前有四分园与水渠，左右以红砂岩清真寺与会客堂对称。墙面嵌半宝石花卉，拱门镶《古兰经》经文。1632年动工，主墓约1643年告成，附属建筑续建数年。沙贾汉死后亦葬于此。',
    'The mausoleum that the Mughal emperor Shah Jahan raised at Agra for his wife Mumtaz Mahal. A domed tomb of white marble with four minarets stands above the Yamuna at the end of a garden with water channels, between a mosque and its mirror image in red sandstone. Flowers of inlaid stone and verses of the Quran cover it. Begun in 1632, it was complete by about 1648.',
    'Mausolée élevé à Agra par l’empereur moghol Shah Jahan pour son épouse Mumtaz Mahal. Le tombeau à coupole, de marbre blanc, flanqué de quatre minarets, domine la Yamuna au bout d’un jardin parcouru de canaux, entre une mosquée et son double de grès rouge. Fleurs de pierres incrustées et versets du Coran le couvrent. Commencé en 1632, il est achevé vers 1648.',
    'Mausoleo que el emperador mogol Shah Jahan levantó en Agra para su esposa Mumtaz Mahal. La tumba de mármol blanco, con cúpula y cuatro alminares, domina el Yamuna al fondo de un jardín de canales, entre una mezquita y su doble de arenisca roja. La cubren flores de piedras incrustadas y versículos del Corán. Empezada en 1632, estaba terminada hacia 1648.',
    'ムガル皇帝シャー・ジャハーンが、妃ムムターズ・マハルのためにアーグラに築いた墓廟。ヤムナー川を背に、四本の尖塔に囲まれた白大理石の廟が立ち、前に水路で四分された庭園、左右に赤砂岩のモスクと迎賓殿が対をなす。壁面は貴石の象嵌とクルアーンの章句で飾られる。1632年に着工し、1648年頃までに全体が整った。',
  ],
  events: [
    {
      when: '1631-06-17',
      title: [
        '慕塔芝·玛哈尔产后卒于布尔汉布尔',
        'Mumtaz Mahal dies in childbirth at Burhanpur',
        'Mumtaz Mahal meurt en couches à Burhanpur',
        'Mumtaz Mahal muere de parto en Burhanpur',
        'ムムターズ・マハルがブルハーンプルで産褥のうちに没する',
      ],
      at: 'burhanpur',
      weight: 2,
      source: ['padshahnama', '1'],
    },
    {
      when: '1632',
      title: [
        '陵墓在亚穆纳河畔动工',
        'Work on the tomb begins on the bank of the Yamuna',
        'Les travaux du tombeau commencent au bord de la Yamuna',
        'Comienzan las obras de la tumba junto al Yamuna',
        'ヤムナー河畔で墓廟の工事が始まる',
      ],
      at: 'taj-mahal',
      weight: 3,
      with: ['mughal-empire'],
      source: ['padshahnama', '1'],
    },
    {
      when: '1643-02',
      title: [
        '第十二年忌日，主体落成',
        'The tomb stands finished at the twelfth anniversary of her death',
        'Le tombeau est achevé pour le douzième anniversaire de sa mort',
        'La tumba está acabada en el duodécimo aniversario de su muerte',
        '十二年目の命日に墓廟の完成が祝われる',
      ],
      at: 'taj-mahal',
      weight: 2,
      source: ['padshahnama', '2'],
    },
    {
      when: '1666',
      title: [
        '沙贾汉去世，葬于妻子身旁',
        'Shah Jahan dies and is laid beside his wife',
        'Shah Jahan meurt et repose auprès de son épouse',
        'Shah Jahan muere y es enterrado junto a su esposa',
        'シャー・ジャハーンが没し、妃の傍らに葬られる',
      ],
      at: 'taj-mahal',
      weight: 2,
      source: ['koch-taj'],
    },
  ],
  relations: [
    { word: 'located-in', to: 'mughal-empire', when: ['1632', '1761~'], source: ['koch-taj'] },
    {
      word: 'quotes',
      to: 'quran',
      note: [
        '墓门与拱券四周以黑石嵌刻《古兰经》经文',
        'Passages of the Quran inlaid in black stone frame its gate and arches',
        'Des passages du Coran incrustés en pierre noire encadrent sa porte et ses arcs',
        'Pasajes del Corán incrustados en piedra negra enmarcan su puerta y sus arcos',
        '門とアーチの縁には『クルアーン』の章句が黒い石で象嵌されている',
      ],
      source: ['koch-taj'],
    },
  ],
  same: { wikidata: 'Q9141' },
});
