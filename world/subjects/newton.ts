import { subject } from '../subject.ts';

export default subject({
  id: 'newton',
  kind: 'person',
  region: 'europe',
  names: ['牛顿', 'Isaac Newton', 'Isaac Newton', 'Isaac Newton', 'アイザック・ニュートン'],
  otherNames: [['艾萨克·牛顿'], ['Sir Isaac Newton'], ['Newton'], ['Newton'], ['ニュートン']],
  times: [{ role: 'life', span: ['1643-01-04', '1727-03-31'], source: ['westfall-newton'] }],
  place: { at: [52.809, -0.631], name: ['伍尔索普', 'Woolsthorpe', 'Woolsthorpe', 'Woolsthorpe', 'ウールズソープ'] },
  summary: [
    '英国数学家、物理学家。1665至1667年剑桥因瘟疫停课，他在伍尔索普老家思考微积分、光的颜色与引力。1687年出版《自然哲学的数学原理》，以三条运动定律和万有引力统一说明行星、彗星、潮汐与落体；《光学》则证明白光由各色光合成。他还曾任造币厂长和皇家学会会长，私下潜心炼金术与圣经年代学。',
    'English mathematician and physicist. While plague closed Cambridge in 1665–1667 he worked at home on the calculus, colours and gravity. The Principia of 1687 explained planets, comets, tides and falling bodies by three laws of motion and one of universal gravitation; the Opticks showed that white light is made of colours. He ran the Mint and the Royal Society, and gave as many hours to alchemy and biblical chronology.',
    'Mathématicien et physicien anglais. Pendant que la peste ferme Cambridge, en 1665-1667, il médite chez lui sur le calcul infinitésimal, les couleurs et la gravité. Les Principia de 1687 expliquent planètes, comètes, marées et chute des corps par trois lois du mouvement et une gravitation universelle ; l’Optique montre que la lumière blanche se compose de couleurs. Il dirigea la Monnaie et la Royal Society, et se passionna pour l’alchimie.',
    'Matemático y físico inglés. Mientras la peste cerraba Cambridge, en 1665-1667, trabajó en casa sobre el cálculo, los colores y la gravedad. Los Principia de 1687 explicaron planetas, cometas, mareas y caída de los cuerpos con tres leyes del movimiento y una gravitación universal; la Óptica mostró que la luz blanca se compone de colores. Dirigió la Casa de la Moneda y la Royal Society, y se entregó a la alquimia.',
    'イングランドの数学者、物理学者。ペストで大学が閉じた1665年から1667年に故郷で微積分、色彩、重力について考えを深めた。1687年の『プリンキピア』は運動の三法則と万有引力によって惑星、彗星、潮汐、落体をひとしく説明し、『光学』は白色光が諸色の光からなることを示した。造幣局長官、王立協会会長を務める一方、錬金術や聖書年代学にも没頭した。',
  ],
  events: [
    {
      when: ['1665', '1667'],
      title: [
        '避疫回乡，构思微积分、光学与引力',
        'Works at Woolsthorpe on calculus, light and gravity during the plague',
        'Médite à Woolsthorpe le calcul, la lumière et la gravité',
        'Medita en Woolsthorpe sobre el cálculo, la luz y la gravedad',
        '疫病を避けた故郷で微積分、光、重力を考える',
      ],
      at: 'woolsthorpe',
      weight: 3,
      source: ['westfall-newton'],
    },
    {
      when: '1687-07',
      title: [
        '《自然哲学的数学原理》出版',
        'Publishes the Principia',
        'Publie les Principia',
        'Publica los Principia',
        '『プリンキピア』を出版する',
      ],
      at: 'london',
      weight: 3,
      source: ['newton-principia'],
    },
    {
      when: '1727-04',
      title: [
        '葬于威斯敏斯特教堂',
        'Is buried in Westminster Abbey',
        'Est inhumé à l’abbaye de Westminster',
        'Es enterrado en la abadía de Westminster',
        'ウェストミンスター寺院に葬られる',
      ],
      at: 'london',
      weight: 1,
      source: ['westfall-newton'],
    },
  ],
  relations: [
    {
      word: 'influenced',
      to: 'einstein',
      when: '1905',
      note: [
        '爱因斯坦的相对论取代了牛顿的绝对时空，却保留其为低速弱场的近似',
        'Relativity replaced his absolute space and time, and kept his laws as an approximation',
        'La relativité remplaça son espace et son temps absolus et garda ses lois pour approximation',
        'La relatividad sustituyó su espacio y tiempo absolutos y conservó sus leyes como aproximación',
        '相対論は彼の絶対時空を置き換え、その法則を近似として残した',
      ],
      source: ['pais-einstein'],
    },
    { word: 'commented-on', to: 'bible', source: ['westfall-newton'] },
  ],
  same: { wikidata: 'Q935' },
});
