import { subject } from '../subject.ts';

export default subject({
  id: 'frida-kahlo',
  kind: 'person',
  region: 'americas',
  names: ['弗里达·卡罗', 'Frida Kahlo', 'Frida Kahlo', 'Frida Kahlo', 'フリーダ・カーロ'],
  otherNames: [['弗里达'], ['Magdalena Carmen Frida Kahlo'], ['Frida'], ['Frida'], ['フリーダ']],
  times: [{ role: 'life', span: ['1907-07-06', '1954-07-13'], source: ['herrera-kahlo'] }],
  place: {
    at: [19.3551, -99.1626],
    name: ['科约阿坎蓝房子', 'Casa Azul, Coyoacán', 'Casa Azul, Coyoacán', 'Casa Azul, Coyoacán', 'コヨアカン、青い家'],
  },
  summary: [
    '墨西哥画家。六岁患小儿麻痹，十八岁遭电车撞击，脊椎与骨盆碎裂，卧床中开始作画。一生作画约一百五十幅，三分之一以上为自画像，以民间祭画的笔法写身体的伤痛与墨西哥的过去。1929年嫁壁画家迭戈·里韦拉，离而复合；1937年接待流亡的托洛茨基。1939年卢浮宫购藏其自画像，为20世纪墨西哥画家首次。',
    'Mexican painter. Lamed by polio at six, she was crushed in a bus accident at eighteen and began to paint in bed. Of about 150 pictures a third and more are self-portraits; in the manner of votive pictures they tell of pain and of Mexico’s past. In 1929 she married the muralist Diego Rivera, left him and married him again; in 1937 she took in Trotsky. In 1939 the French state bought a self-portrait.',
    'Peintre mexicaine. Boiteuse à six ans après une poliomyélite, broyée à dix-huit dans un accident d’autobus, elle se met à peindre au lit. Sur 150 tableaux environ, plus d’un tiers sont des autoportraits ; à la manière des ex-voto, ils disent la douleur et le passé du Mexique. En 1929, elle épouse le muraliste Diego Rivera, le quitte et l’épouse de nouveau ; en 1937, elle accueille Trotski. En 1939, l’État français achète un autoportrait.',
    'Pintora mexicana. Coja desde los seis años por la polio y destrozada a los dieciocho en un accidente de autobús, empezó a pintar en la cama. De unos 150 cuadros, más de un tercio son autorretratos; a la manera de los exvotos hablan del dolor y del pasado de México. En 1929 se casó con el muralista Diego Rivera, lo dejó y volvió a casarse con él; en 1937 acogió a Trotski. En 1939 el Estado francés compró un autorretrato.',
    'メキシコの画家。六歳で小児麻痺を患い、十八歳でバス事故に遭って体を砕かれ、病床で描き始めた。約百五十点のうち三分の一以上が自画像で、民間の奉納画の手法で痛みとメキシコの過去を語る。1929年に壁画家ディエゴ・リベラと結婚し、離婚の後ふたたび結ばれた。1937年に亡命したトロツキーを迎え、1939年にはフランス国家が自画像を買い上げた。',
  ],
  events: [
    {
      when: '1925-09-17',
      title: [
        '乘公车被电车撞成重伤',
        'Is crushed when a tram strikes her bus',
        'Est broyée quand un tramway heurte son autobus',
        'Queda malherida al chocar un tranvía con su autobús',
        '乗っていたバスに電車が衝突し重傷を負う',
      ],
      at: 'tenochtitlan',
      weight: 2,
      source: ['herrera-kahlo'],
    },
    {
      when: '1939-03',
      title: [
        '在巴黎展出，自画像由法国国家购藏',
        'Shows in Paris, where the state buys a self-portrait',
        'Expose à Paris, où l’État achète un autoportrait',
        'Expone en París, donde el Estado compra un autorretrato',
        'パリで展示し、自画像が国に買われる',
      ],
      at: 'paris',
      weight: 2,
      source: ['herrera-kahlo'],
    },
    {
      when: '1953-04',
      title: [
        '首次在墨西哥举办个展，卧于床上出席',
        'Attends her first solo show in Mexico in her bed',
        'Assiste, dans son lit, à sa première exposition à Mexico',
        'Asiste en su cama a su primera exposición en México',
        'メキシコ初の個展に寝台で現れる',
      ],
      at: 'tenochtitlan',
      weight: 2,
      source: ['herrera-kahlo'],
    },
  ],
  relations: [
    { word: 'travelled-to', to: 'paris-city', when: '1939', source: ['herrera-kahlo'] },
    { word: 'travelled-to', to: 'united-states', when: ['1930', '1933'], source: ['herrera-kahlo'] },
  ],
  same: { wikidata: 'Q5588' },
});
