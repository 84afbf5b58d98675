import { subject } from '../subject.ts';

export default subject({
  id: 'einstein',
  kind: 'person',
  region: 'europe',
  names: ['阿尔伯特·爱因斯坦', 'Albert Einstein', 'Albert Einstein', 'Albert Einstein', 'アルベルト・アインシュタイン'],
  otherNames: [['爱因斯坦'], ['Einstein'], ['Einstein'], ['Einstein'], ['アインシュタイン']],
  times: [{ role: 'life', span: ['1879-03-14', '1955-04-18'], source: ['pais-einstein'] }],
  place: { at: [48.4011, 9.9876], name: ['乌尔姆', 'Ulm', 'Ulm', 'Ulm', 'ウルム'] },
  summary: [
    '物理学家，生于德国乌尔姆的犹太家庭。1905年在伯尔尼专利局任职时连发论文，论光量子、布朗运动与狭义相对论，并得出质能关系；1915年完成广义相对论，以时空弯曲解释引力，1919年日食观测使他举世闻名。1921年诺贝尔奖授予其光电效应研究。1933年因纳粹上台移居普林斯顿，一生倡导和平。',
    'Physicist, born to a Jewish family at Ulm in Germany. In 1905, as a clerk of the patent office in Bern, he wrote on light quanta, Brownian motion and special relativity, with the equivalence of mass and energy. General relativity, finished in 1915, explained gravity by the curving of space and time; the eclipse of 1919 made him famous. He left Germany in 1933 for Princeton and spoke for peace all his life.',
    'Physicien, né à Ulm dans une famille juive d’Allemagne. En 1905, employé au bureau des brevets de Berne, il publie sur les quanta de lumière, le mouvement brownien et la relativité restreinte, avec l’équivalence de la masse et de l’énergie. La relativité générale, achevée en 1915, explique la gravité par la courbure de l’espace-temps ; l’éclipse de 1919 le rend célèbre. Il quitte l’Allemagne en 1933 pour Princeton.',
    'Físico, nacido en Ulm en una familia judía de Alemania. En 1905, empleado de la oficina de patentes de Berna, publicó sobre los cuantos de luz, el movimiento browniano y la relatividad especial, con la equivalencia de masa y energía. La relatividad general, acabada en 1915, explicó la gravedad por la curvatura del espacio y el tiempo; el eclipse de 1919 lo hizo célebre. En 1933 dejó Alemania por Princeton.',
    'ドイツのウルムでユダヤ人の家に生まれた物理学者。1905年、ベルンの特許局に勤めながら、光量子、ブラウン運動、特殊相対性理論の論文を次々に発表し、質量とエネルギーの等価を導いた。1915年に完成した一般相対性理論は重力を時空の曲がりで説明し、1919年の日食観測で世界に名を知られた。1933年にドイツを離れてプリンストンに移り、生涯平和を訴えた。',
  ],
  events: [
    {
      when: '1905',
      title: [
        '在伯尔尼发表四篇划时代论文',
        'Publishes four papers that change physics',
        'Publie quatre articles qui changent la physique',
        'Publica cuatro artículos que cambian la física',
        '物理学を変える四編の論文を発表する',
      ],
      at: 'bern',
      weight: 3,
      source: ['einstein-1905'],
    },
    {
      when: '1915-11-25',
      title: [
        '在柏林提出广义相对论的场方程',
        'Presents the field equations of general relativity in Berlin',
        'Présente à Berlin les équations de la relativité générale',
        'Presenta en Berlín las ecuaciones de la relatividad general',
        'ベルリンで一般相対性理論の方程式を発表する',
      ],
      at: 'berlin-city',
      weight: 3,
      source: ['pais-einstein'],
    },
    {
      when: '1933-10-17',
      title: [
        '流亡抵美，定居普林斯顿',
        'Arrives in America and settles at Princeton',
        'Arrive en Amérique et s’établit à Princeton',
        'Llega a América y se instala en Princeton',
        'アメリカに着き、プリンストンに住む',
      ],
      at: 'princeton',
      weight: 2,
      source: ['pais-einstein'],
    },
  ],
  relations: [
    { word: 'citizen-of', to: 'united-states', when: ['1940-10-01', '1955'], source: ['pais-einstein'] },
    {
      word: 'wrote-about',
      to: 'gandhi',
      when: '1939',
      note: [
        '他写道：后世也许难以相信，竟有这样一个血肉之躯在世上走过',
        'Generations to come, he wrote, may scarcely believe that such a one walked this earth',
        'Les générations futures, écrit-il, auront peine à croire qu’un tel homme ait marché sur terre',
        'Las generaciones futuras, escribió, apenas creerán que anduvo por la tierra un hombre así',
        '後の世は、このような人が地上を歩いたとは信じがたいだろうと記した',
      ],
      source: ['guha-gandhi'],
    },
  ],
  same: { wikidata: 'Q937' },
});
