import { subject } from '../subject.ts';

export default subject({
  id: 'russian-empire',
  kind: 'polity',
  region: 'europe',
  names: ['沙皇俄国', 'Tsarist Russia', 'Russie des tsars', 'Rusia de los zares', '帝政ロシア'],
  otherNames: [
    ['俄罗斯帝国', '沙俄'],
    ['Russian Empire', 'Muscovy'],
    ['Empire russe', 'Moscovie'],
    ['Imperio ruso', 'Moscovia'],
    ['ロシア帝国', 'モスクワ大公国'],
  ],
  times: [{ role: 'span', span: ['1462', '1917-03-15'], source: ['riasanovsky'] }],
  place: {
    at: [59.9386, 30.3141],
    name: ['圣彼得堡', 'Saint Petersburg', 'Saint-Pétersbourg', 'San Petersburgo', 'サンクトペテルブルク'],
  },
  summary: [
    '莫斯科大公国发展成的欧亚帝国。伊凡三世兼并诺夫哥罗德，摆脱金帐汗国，1547年伊凡四世称沙皇，1639年哥萨克到达太平洋。彼得一世1703年建圣彼得堡，1721年称皇帝；叶卡捷琳娜二世参与瓜分波兰，取得黑海沿岸。1812年逐退拿破仑，1861年解放农奴；1905年败于日本，1917年革命推翻帝制。',
    'The Eurasian realm that grew out of the grand duchy of Moscow. Ivan III swallowed Novgorod and shook off the Golden Horde; Ivan IV took the title of tsar in 1547, and Cossacks reached the Pacific in 1639. Peter the Great founded Saint Petersburg and became emperor in 1721; Catherine took the Black Sea coast and part of Poland. It drove out Napoleon, freed the serfs in 1861 and fell in the revolution of 1917.',
    'Empire eurasien né de la grande-principauté de Moscou. Ivan III absorbe Novgorod et secoue le joug de la Horde d’or ; Ivan IV prend le titre de tsar en 1547, les Cosaques touchent le Pacifique en 1639. Pierre le Grand fonde Saint-Pétersbourg et se fait empereur en 1721 ; Catherine II gagne la mer Noire et une part de la Pologne. Il chasse Napoléon, affranchit les serfs en 1861 et tombe en 1917.',
    'Imperio eurasiático surgido del gran ducado de Moscú. Iván III absorbió Nóvgorod y se libró de la Horda de Oro; Iván IV tomó el título de zar en 1547 y los cosacos llegaron al Pacífico en 1639. Pedro el Grande fundó San Petersburgo y se hizo emperador en 1721; Catalina II ganó la costa del mar Negro y parte de Polonia. Expulsó a Napoleón, liberó a los siervos en 1861 y cayó con la revolución de 1917.',
    'モスクワ大公国から発展したユーラシアの帝国。イヴァン三世がノヴゴロドを併合してジョチ・ウルスの支配を脱し、1547年にイヴァン四世がツァーリを称し、1639年にコサックが太平洋に達した。ピョートル一世はサンクトペテルブルクを築いて1721年に皇帝となり、エカチェリーナ二世は黒海沿岸を得た。ナポレオンを退け、1861年に農奴を解放し、1917年の革命で倒れた。',
  ],
  events: [
    {
      when: '1547-01-16',
      title: [
        '伊凡四世加冕为沙皇',
        'Ivan IV is crowned tsar in Moscow',
        'Ivan IV est couronné tsar à Moscou',
        'Iván IV es coronado zar en Moscú',
        'イヴァン四世がモスクワでツァーリとして戴冠する',
      ],
      at: 'moscow-kremlin',
      weight: 3,
      source: ['riasanovsky'],
    },
    {
      when: '1703-05-27',
      title: [
        '彼得一世奠基圣彼得堡',
        'Peter the Great founds Saint Petersburg',
        'Pierre le Grand fonde Saint-Pétersbourg',
        'Pedro el Grande funda San Petersburgo',
        'ピョートル一世がサンクトペテルブルクを建設する',
      ],
      at: 'saint-petersburg',
      weight: 3,
      source: ['riasanovsky'],
    },
    {
      when: '1709-07-08',
      title: [
        '在波尔塔瓦击败瑞典',
        'Peter defeats the Swedes at Poltava',
        'Pierre bat les Suédois à Poltava',
        'Pedro derrota a los suecos en Poltava',
        'ポルタヴァでスウェーデン軍を破る',
      ],
      at: 'poltava',
      weight: 2,
      source: ['riasanovsky'],
    },
    {
      when: '1861-03-03',
      title: [
        '亚历山大二世解放农奴',
        'Alexander II frees the serfs',
        'Alexandre II affranchit les serfs',
        'Alejandro II libera a los siervos',
        'アレクサンドル二世が農奴を解放する',
      ],
      at: 'saint-petersburg',
      weight: 3,
      source: ['riasanovsky'],
    },
  ],
  relations: [
    { word: 'defeated', to: 'napoleon', when: '1812', source: ['chandler-napoleon'] },
    { word: 'warred-with', to: 'ottoman-empire', when: ['1676', '1917'], source: ['riasanovsky'] },
    { word: 'party-to', to: 'napoleonic-wars', when: ['1805', '1815'], source: ['chandler-napoleon'] },
    { word: 'party-to', to: 'first-world-war', when: ['1914', '1917'], source: ['strachan-first-world-war'] },
  ],
  same: { wikidata: 'Q34266' },
});
