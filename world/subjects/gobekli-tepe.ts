import { subject } from '../subject.ts';

export default subject({
  id: 'gobekli-tepe',
  kind: 'site',
  region: 'near-east',
  names: ['哥贝克力石阵', 'Göbekli Tepe', 'Göbekli Tepe', 'Göbekli Tepe', 'ギョベクリ・テペ'],
  otherNames: [['格贝克力山丘'], ['Potbelly Hill'], [], [], []],
  times: [{ role: 'span', span: ['-9500~', '-8000~'], source: ['schmidt-gobekli'] }],
  place: {
    at: [37.223, 38.922],
    name: [
      '土耳其尚勒乌尔法',
      'Şanlıurfa, Turkey',
      'Şanlıurfa, Turquie',
      'Şanlıurfa, Turquía',
      'トルコ、シャンルウルファ',
    ],
  },
  summary: [
    '土耳其东南部山丘上的新石器遗址，约前9500至前8000年。圆形石围中立着T形石柱，中央一对高逾五米，重约十吨，刻有狐、蛇、蝎、野猪与鹤，有的带手臂和腰带，是人形。其时尚无陶器，也未见驯养的谷物与牲畜：垒石的人以采猎为生。1995年起由施密特发掘；他认为先有庙、后有城，近年发现的居址与水池使人重新讨论。',
    'Mound in the south-east of Turkey with stone enclosures of about 9500 to 8000 BC. Pillars in the form of a T stand in rings; the pair in the middle is over five metres high. Foxes, snakes, scorpions, boars and cranes are carved on them, on some arms and a belt: they are beings. Those who raised them had no pottery and lived by hunting and gathering. Klaus Schmidt, who dug here from 1995, thought it a place of cult alone; houses found since have reopened the question.',
    'Colline du sud-est de la Turquie aux enceintes de pierre d’environ 9500 à 8000 av. J.-C. Des piliers en T s’y dressent en cercle ; les deux du centre dépassent cinq mètres. On y a sculpté renards, serpents, scorpions, sangliers et grues, sur certains des bras et une ceinture : ce sont des êtres. Leurs bâtisseurs, sans poterie, vivaient de chasse et de cueillette. Klaus Schmidt, qui fouilla dès 1995, n’y voyait qu’un lieu de culte ; des maisons trouvées depuis rouvrent le débat.',
    'Colina del sureste de Turquía con recintos de piedra de hacia 9500 a 8000 a. C. Pilares en forma de T se alzan en círculo; los dos del centro pasan de cinco metros. Llevan tallados zorros, serpientes, escorpiones, jabalíes y grullas, y algunos brazos y cinturón: son seres. Quienes los levantaron no tenían cerámica y vivían de la caza y la recolección. Klaus Schmidt, que excavó desde 1995, vio solo un lugar de culto; las casas halladas después reabren la cuestión.',
    'トルコ南東部の丘にある紀元前9500年頃から前8000年頃の遺跡。円い石囲いの中にT字形の石柱が立ち、中央の一対は高さ五メートルを超える。狐、蛇、蠍、猪、鶴が彫られ、腕と帯をもつ柱は人の姿である。土器はまだなく、築いた人々は狩猟と採集で暮らしていた。1995年から発掘したシュミットは祭祀だけの場と考えたが、その後の住居の発見で議論が続いている。',
  ],
  events: [
    {
      when: '1995',
      title: [
        '克劳斯·施密特开始发掘',
        'Klaus Schmidt begins to dig',
        'Klaus Schmidt commence les fouilles',
        'Klaus Schmidt comienza a excavar',
        'クラウス・シュミットが発掘を始める',
      ],
      at: 'germus-hills',
      weight: 2,
      with: ['turkey'],
      source: ['schmidt-gobekli'],
    },
    {
      when: '2018',
      title: [
        '列入世界遗产名录',
        'UNESCO puts it on the World Heritage List',
        'L’UNESCO l’inscrit au patrimoine mondial',
        'La UNESCO lo inscribe en el Patrimonio Mundial',
        '世界遺産一覧表に記載される',
      ],
      at: 'germus-hills',
      weight: 1,
      with: ['turkey'],
      source: ['unesco-world-heritage', '1572'],
    },
  ],
  relations: [
    { word: 'located-in', to: 'turkey', source: ['unesco-world-heritage', '1572'] },
    {
      word: 'resembles',
      to: 'stonehenge',
      note: [
        '都是没有文字的人立起的石环，这里早六千年左右',
        'Rings of great stones set up by people without writing, here some six thousand years earlier',
        'Des cercles de grandes pierres dressés par des gens sans écriture, ici quelque six mille ans plus tôt',
        'Círculos de grandes piedras alzados por gentes sin escritura, aquí unos seis mil años antes',
        '文字をもたない人々が立てた巨石の環で、こちらが六千年ほど古い',
      ],
      source: ['schmidt-gobekli'],
    },
  ],
  same: { wikidata: 'Q202128' },
});
