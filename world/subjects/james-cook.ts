import { subject } from '../subject.ts';

export default subject({
  id: 'james-cook',
  kind: 'person',
  region: 'oceania',
  names: ['詹姆斯·库克', 'James Cook', 'James Cook', 'James Cook', 'ジェームズ・クック'],
  otherNames: [['库克船长'], ['Captain Cook'], ['le capitaine Cook'], ['el capitán Cook'], ['キャプテン・クック']],
  times: [{ role: 'life', span: ['1728-11-07', '1779-02-14'], source: ['salmond-cook'] }],
  place: {
    at: [54.5186, -1.2006],
    name: ['约克郡马顿', 'Marton, Yorkshire', 'Marton, Yorkshire', 'Marton, Yorkshire', 'ヨークシャー、マートン'],
  },
  summary: [
    '英国航海家，雇农之子，由运煤船水手成为海军军官。1768至1771年率“奋进号”在大溪地观测金星凌日，绕航测绘新西兰，沿澳大利亚东岸北上；第二次航行三度进入南极圈，证明南方大陆不存在，并以航海钟测经度、以饮食防坏血病；第三次寻西北航道，到达夏威夷，1779年在凯阿拉凯夸湾的冲突中被杀。',
    'English navigator, a farm labourer’s son who rose from collier’s hand to naval captain. In the Endeavour (1768–1771) he watched the transit of Venus from Tahiti, charted New Zealand and the east coast of Australia; on his second voyage he crossed the Antarctic Circle three times and did away with the southern continent. Seeking a north-west passage he came to Hawai‘i, where he was killed in a quarrel in 1779.',
    'Navigateur anglais, fils d’ouvrier agricole, monté de matelot charbonnier à capitaine de la marine. Sur l’Endeavour (1768-1771), il observe de Tahiti le passage de Vénus, cartographie la Nouvelle-Zélande et la côte est de l’Australie ; au deuxième voyage, il franchit trois fois le cercle antarctique et en finit avec le continent austral. Cherchant un passage au nord-ouest, il touche Hawaï, où il est tué dans une rixe en 1779.',
    'Navegante inglés, hijo de un jornalero, que ascendió de marinero carbonero a capitán de la Armada. En el Endeavour (1768-1771) observó desde Tahití el paso de Venus y cartografió Nueva Zelanda y la costa este de Australia; en el segundo viaje cruzó tres veces el círculo polar antártico y acabó con el continente austral. Buscando un paso por el noroeste llegó a Hawái, donde lo mataron en una refriega en 1779.',
    'イギリスの航海者。農場労働者の子で、石炭船の水夫から海軍の艦長となった。エンデヴァー号の航海（1768年から1771年）ではタヒチで金星の太陽面通過を観測し、ニュージーランドとオーストラリア東岸を測量した。第二次航海で三度南極圏に入り、南方大陸の存在を否定する。第三次は北西航路を求めてハワイに至り、1779年、争いの中で殺された。',
  ],
  events: [
    {
      when: '1769-06-03',
      title: [
        '在大溪地观测金星凌日',
        'Observes the transit of Venus from Tahiti',
        'Observe le passage de Vénus depuis Tahiti',
        'Observa desde Tahití el paso de Venus',
        'タヒチで金星の太陽面通過を観測する',
      ],
      at: 'matavai',
      weight: 3,
      source: ['cook-journals'],
    },
    {
      when: '1770-04-29',
      title: [
        '在植物学湾登陆，遭两名原住民阻拦',
        'Lands at Botany Bay against two men who resist',
        'Débarque à Botany Bay malgré deux hommes',
        'Desembarca en la bahía Botany pese a dos hombres',
        '抵抗する二人を退けボタニー湾に上陸する',
      ],
      at: 'botany-bay',
      weight: 3,
      source: ['cook-journals'],
    },
    {
      when: '1779-02-14',
      title: [
        '在夏威夷凯阿拉凯夸湾被杀',
        'Is killed at Kealakekua Bay in Hawai‘i',
        'Est tué dans la baie de Kealakekua, à Hawaï',
        'Muere en la bahía de Kealakekua, en Hawái',
        'ハワイのケアラケクア湾で殺される',
      ],
      at: 'kealakekua',
      weight: 3,
      source: ['salmond-cook'],
    },
  ],
  relations: [
    {
      word: 'met',
      to: 'maori',
      when: '1769-10',
      note: [
        '随行的大溪地祭司图帕亚可与毛利人通话',
        'Tupaia, the Tahitian priest on board, could speak with them',
        'Tupaia, prêtre tahitien du bord, put leur parler',
        'Tupaia, sacerdote tahitiano de a bordo, pudo hablar con ellos',
        '同乗したタヒチの祭司トゥパイアが言葉を通じた',
      ],
      source: ['salmond-cook'],
    },
    { word: 'travelled-to', to: 'moai', when: '1774-03', source: ['cook-journals'] },
    { word: 'citizen-of', to: 'british-empire', source: ['salmond-cook'] },
  ],
  same: { wikidata: 'Q7324' },
});
