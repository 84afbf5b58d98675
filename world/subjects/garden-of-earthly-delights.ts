import { subject } from '../subject.ts';

export default subject({
  id: 'garden-of-earthly-delights',
  kind: 'painting',
  region: 'europe',
  names: [
    '人间乐园',
    'The Garden of Earthly Delights',
    'Le Jardin des délices',
    'El jardín de las delicias',
    '快楽の園',
  ],
  otherNames: [['尘世乐园'], ['Garden of Delights'], [], ['La pintura del madroño'], ['悦楽の園']],
  times: [{ role: 'made', span: ['1490~', '1505~'], source: ['prado-collection'] }],
  place: {
    at: [51.69, 5.3],
    name: ['斯海尔托亨博斯', '’s-Hertogenbosch', 'Bois-le-Duc', 'Bolduque', 'スヘルトーヘンボス'],
  },
  summary: [
    '希罗尼穆斯·博斯的三联木板油画。左翼是伊甸园，上帝将夏娃带到亚当面前；中间是挤满裸身男女、巨鸟与大果的园子；右翼是夜火中的地狱，乐器成了刑具，树身人从中回望。两翼合拢，外面以灰色画出创世第三日的大地。究竟是训诫、是失去的乐园还是玩笑，至今没有定论。1517年已挂在布鲁塞尔拿骚伯爵宫中。',
    'Triptych on oak by Hieronymus Bosch. On the left God brings Eve to Adam; in the middle a garden swarms with naked people, huge birds and fruit; on the right lies a hell of fires by night, where instruments of music torture and a man who is a hollow tree looks back. Closed, the wings show the earth on the third day in grey. Whether it warns, dreams or jests is still disputed. By 1517 it hung at Brussels, in the palace of the counts of Nassau.',
    'Triptyque sur chêne de Jérôme Bosch. À gauche, Dieu présente Ève à Adam ; au centre, un jardin grouille de corps nus, d’oiseaux et de fruits géants ; à droite, un enfer de feux nocturnes où les instruments de musique torturent et où un homme-arbre se retourne. Fermé, il montre en gris la terre au troisième jour. Avertissement, rêve d’un monde perdu ou plaisanterie : on en dispute encore. En 1517, il était à Bruxelles, au palais des comtes de Nassau.',
    'Tríptico sobre roble de El Bosco. A la izquierda, Dios presenta a Eva ante Adán; en el centro, un jardín bulle de cuerpos desnudos, aves y frutas enormes; a la derecha, un infierno de fuegos nocturnos donde los instrumentos de música torturan y un hombre árbol vuelve la mirada. Cerrado, muestra en gris la tierra del tercer día. Si advierte, sueña lo perdido o bromea, aún se discute. En 1517 estaba en Bruselas, en el palacio de los condes de Nassau.',
    'ヒエロニムス・ボスの三連祭壇画形式の板絵。左翼では神がエヴァをアダムに引き合わせ、中央は裸の男女と巨大な鳥や果実がひしめく園、右翼は夜の炎に照らされた地獄で、楽器が責め具となり、樹木人間が振り返る。閉じると外側に創世第三日の大地が灰色で現れる。戒めか、失われた楽園の夢か、戯れか、今も定説はない。1517年にはブリュッセルのナッサウ伯の宮殿にあった。',
  ],
  events: [
    {
      when: '1517-07',
      title: [
        '德贝亚蒂斯在布鲁塞尔拿骚宫见到并记下它的奇景',
        'Antonio de Beatis describes its wonders at Brussels',
        'Antonio de Beatis en décrit les étrangetés à Bruxelles',
        'Antonio de Beatis describe sus rarezas en Bruselas',
        'アントニオ・デ・ベアティスがブリュッセルで見て書き留める',
      ],
      at: 'nassau-palace',
      weight: 2,
      source: ['de-beatis'],
    },
    {
      when: '1593',
      title: [
        '腓力二世将其送入埃斯科里亚尔',
        'Philip II of Spain sends it to the Escorial',
        'Philippe II d’Espagne l’envoie à l’Escurial',
        'Felipe II lo envía a El Escorial',
        'フェリペ二世がエル・エスコリアルに納める',
      ],
      at: 'escorial',
      weight: 2,
      with: ['spanish-empire'],
      source: ['prado-collection'],
    },
  ],
  relations: [
    {
      word: 'has-scenes-of',
      to: 'bible',
      note: [
        '左翼是《创世记》第二章的伊甸园，外面题有诗篇“他一说，就成就了”',
        'Its left wing has the Eden of Genesis 2; on the outside stand the words of a psalm: he spoke, and it was done',
        'Le volet gauche est l’Éden de la Genèse ; dehors, les mots d’un psaume : il dit, et tout fut fait',
        'El ala izquierda es el Edén del Génesis; fuera, las palabras de un salmo: él dijo, y fue hecho',
        '左翼は「創世記」のエデンで、外側に詩編の「主が仰せられると、そのようになった」が記される',
      ],
      source: ['prado-collection'],
    },
    {
      word: 'kept-in',
      to: 'spain',
      when: ['1939', '..'],
      note: [
        '1939年起在马德里普拉多博物馆',
        'Since 1939 it has been at the Prado in Madrid',
        'Depuis 1939, il est au Prado, à Madrid',
        'Desde 1939 está en el Prado, en Madrid',
        '1939年以来、マドリードのプラド美術館にある',
      ],
      source: ['prado-collection'],
    },
  ],
  same: { wikidata: 'Q321303' },
});
