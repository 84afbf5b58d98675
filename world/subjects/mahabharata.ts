import { subject } from '../subject.ts';

export default subject({
  id: 'mahabharata',
  kind: 'book',
  region: 'south-asia',
  names: ['摩诃婆罗多', 'Mahabharata', 'Mahabharata', 'Mahabharata', 'マハーバーラタ'],
  otherNames: [
    ['玛哈帕腊达'],
    ['Mahābhārata', 'The Great Tale of the Bharatas'],
    ['Mahābhārata', 'La Grande Geste des Bharata'],
    ['Mahābhārata', 'Majábharata'],
    ['大バーラタ', '第五のヴェーダ'],
  ],
  times: [{ role: 'made', span: ['-0400~', '0400~'], source: ['fitzgerald-mahabharata'] }],
  place: {
    at: [29.9695, 76.8783],
    name: ['俱卢之野', 'Kurukshetra, Haryana', 'Kurukshetra, Haryana', 'Kurukshetra, Haryana', 'クルクシェートラ'],
  },
  summary: [
    '古印度两大史诗之一，相传为毗耶娑所作，实际历经约八百年累积而成，通行本近十万颂，共十八篇。主干叙述婆罗多族的俱卢百子与般度五子争国，终在俱卢之野大战十八日，双方几乎同归于尽。其间插入无数故事、法论与教训，《薄伽梵歌》即黑天战前对阿周那的开示。它被视为法与人生的百科全书。',
    'One of India’s two great Sanskrit epics, ascribed to Vyasa and grown over some eight centuries to about a hundred thousand verses. It tells how two branches of one royal house, the Pandavas and the Kauravas, fight for a kingdom in an eighteen-day battle that almost no one survives. Around the story gather legends, law and philosophy, among them the Bhagavad Gita, Krishna’s counsel on the field.',
    'L’une des deux grandes épopées sanskrites, attribuée à Vyasa et grossie en huit siècles environ jusqu’à près de cent mille strophes. Deux branches d’une maison royale, Pandava et Kaurava, s’y disputent un royaume dans une bataille de dix-huit jours à laquelle presque nul ne survit. Autour du récit s’amassent légendes, droit et philosophie, dont la Bhagavad-Gita, conseil de Krishna avant le combat.',
    'Una de las dos grandes epopeyas sánscritas de la India, atribuida a Vyasa y crecida durante unos ocho siglos hasta cerca de cien mil estrofas. Dos ramas de una casa real, pándavas y káuravas, se disputan un reino en una batalla de dieciocho días a la que casi nadie sobrevive. En torno al relato se reúnen leyendas, leyes y filosofía, como la Bhagavad Gita, consejo de Krishna.',
    '古代インドの二大叙事詩の一つ。伝承では聖仙ヴィヤーサの作とされるが、およそ八百年をかけて増補され、十八篇・約十万詩節に達した。バラタ族の二つの王家、パーンダヴァとカウラヴァが王位を争い、十八日の大戦でほぼ共倒れとなる物語を軸に、神話、法、哲学を収める。戦場でクリシュナが説く『バガヴァッド・ギーター』もその一部である。',
  ],
  events: [
    {
      when: ['-0400~', '0400~'],
      title: [
        '口传故事逐渐汇成史诗',
        'Bardic stories grow together into the epic',
        'Des récits de bardes se fondent peu à peu en épopée',
        'Relatos de bardos se funden poco a poco en la epopeya',
        '吟誦された物語が次第に叙事詩へまとまる',
      ],
      at: 'kurukshetra',
      weight: 3,
      source: ['fitzgerald-mahabharata'],
    },
    {
      when: ['1582', '1586~'],
      title: [
        '阿克巴命译为波斯文，题为《战争之书》',
        'Akbar has it translated into Persian as the Razmnama',
        'Akbar la fait traduire en persan sous le titre de Razmnama',
        'Akbar la hace traducir al persa con el título de Razmnama',
        'アクバルの命でペルシア語訳『ラズムナーマ』が作られる',
      ],
      at: 'fatehpur-sikri',
      weight: 2,
      with: ['akbar'],
      source: ['badauni', '2'],
    },
    {
      when: ['1919', '1966'],
      title: [
        '浦那学者校勘千余写本，编成精校本',
        'Scholars in Pune compare over a thousand manuscripts for a critical edition',
        'À Pune, des savants collationnent plus de mille manuscrits pour une édition critique',
        'En Pune se cotejan más de mil manuscritos para la edición crítica',
        'プネーで千を超える写本を校合し、批判版が編まれる',
      ],
      at: 'pune-bori',
      weight: 2,
      source: ['mahabharata-critical'],
    },
  ],
  relations: [
    {
      word: 'linked-by-scholars',
      to: 'ashoka',
      note: [
        '有学者认为坚战战后的悔恨，是婆罗门对阿育王悔战的回应',
        'Some scholars read Yudhishthira’s remorse after the war as a Brahmin answer to Ashoka’s',
        'Certains voient dans le remords de Yudhishthira une réponse brahmanique à celui d’Ashoka',
        'Algunos ven en el remordimiento de Yudhishthira una respuesta brahmánica al de Ashoka',
        'ユディシュティラの戦後の悔恨を、アショーカへのバラモン側の応答とみる説がある',
      ],
      source: ['fitzgerald-mahabharata'],
    },
    {
      word: 'legend-of',
      to: 'mughal-empire',
      note: [
        '胡马雍在德里所筑旧堡，相传即般度五子的都城天帝城',
        'The fort of Humayun in Delhi is held to stand on Indraprastha, the Pandavas’ city',
        'Le fort de Humayun, à Delhi, passe pour bâti sur Indraprastha, la ville des Pandava',
        'El fuerte de Humayun, en Delhi, se cree levantado sobre Indraprastha, la ciudad de los pándavas',
        'デリーのフマーユーンの城砦は、パーンダヴァの都の跡に立つと伝えられる',
      ],
      source: ['thapar-early-india'],
    },
    {
      word: 'linked-by-scholars',
      to: 'journey-to-the-west',
      note: [
        '胡适以孙悟空之源在神猴哈奴曼，哈奴曼亦见于此诗第三篇，此说未有定论',
        'Hu Shi saw the Monkey King’s model in Hanuman, who also appears in book three here; the matter is open',
        'Hu Shi voyait en Hanuman, présent aussi au livre III de l’épopée, le modèle du Roi Singe ; on en débat',
        'Hu Shi vio en Hanuman, que aparece también en el libro III, el modelo del Rey Mono; se discute',
        '胡適は孫悟空の原型を、第三篇にも登場するハヌマーンに求めた。定説はない',
      ],
      source: ['yu-journey'],
    },
    { word: 'inspired', to: 'angkor-wat', when: ['1113~', '1150~'], source: ['higham-angkor'] },
  ],
  same: { wikidata: 'Q8276' },
});
