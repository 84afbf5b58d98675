import { subject } from '../subject.ts';

export default subject({
  id: 'journey-to-the-west',
  kind: 'book',
  region: 'east-asia',
  names: ['西游记', 'Journey to the West', 'La Pérégrination vers l’Ouest', 'Viaje al Oeste', '西遊記'],
  otherNames: [
    ['西游释厄传', '孙悟空'],
    ['Monkey', 'Xiyou ji'],
    ['Le Voyage en Occident', 'Le Roi des singes', 'Xiyou ji'],
    ['Peregrinación al Oeste', 'El Rey Mono', 'Xiyou ji'],
    ['孫悟空', '呉承恩の西遊記'],
  ],
  times: [{ role: 'made', span: ['1570~', '1592'], source: ['yu-journey'] }],
  place: {
    at: [32.06, 118.79],
    name: [
      '南京（初刻）',
      'Nanjing, first printed',
      'Nankin, première édition',
      'Nankín, primera edición',
      '南京（初刻の地）',
    ],
  },
  summary: [
    '明代百回章回小说，以唐僧玄奘西行取经为本，写石猴孙悟空大闹天宫，后护师西行，与猪八戒、沙僧历八十一难而成正果。故事自南宋话本、元杂剧累积而来，现存最早的百回本为1592年南京世德堂刻本，未署作者；今题吴承恩，系近代学者据《淮安府志》推定，迄无定论。书中寓三教于诙谐，寓讥讽于神魔。',
    'A Chinese novel in a hundred chapters, first printed at Nanjing in 1592 without an author’s name. It turns the pilgrimage of the monk Xuanzang into a comic epic: the Monkey King, born of stone and once a rebel against Heaven, protects his timid master through eighty-one trials, helped by Pigsy and Sandy. The usual attribution to Wu Cheng’en is modern and unproved; the story had grown for four centuries before him.',
    'Roman chinois en cent chapitres, imprimé à Nankin en 1592 sans nom d’auteur. Il fait du pèlerinage du moine Xuanzang une épopée comique : le Roi des singes, né d’une pierre et jadis révolté contre le Ciel, protège son maître craintif à travers quatre-vingt-une épreuves, aidé d’un cochon et d’un moine des sables. L’attribution à Wu Cheng’en est moderne et non prouvée ; l’histoire mûrissait depuis quatre siècles.',
    'Novela china de cien capítulos, impresa en Nankín en 1592 sin nombre de autor. Convierte la peregrinación del monje Xuanzang en epopeya cómica: el Rey Mono, nacido de una piedra y antaño rebelde contra el Cielo, protege a su temeroso maestro en ochenta y una pruebas, con ayuda de un cerdo y de un monje de las arenas. La atribución a Wu Cheng’en es moderna y no está probada; el relato llevaba cuatro siglos creciendo.',
    '明代の百回本小説。玄奘三蔵の取経の旅をもとに、石から生まれ天宮を騒がせた孫悟空が、猪八戒・沙悟浄とともに師を護り、八十一の難を越えて天竺に至るまでを描く。物語は南宋以来の語り物や芝居の中で育ち、現存最古の百回本は1592年に南京で刊行された。作者の名は記されず、呉承恩とするのは近代の説で、確証はない。',
  ],
  events: [
    {
      when: '1592',
      title: [
        '世德堂刊行现存最早的百回本',
        'The Shide tang prints the oldest surviving hundred-chapter edition',
        'La maison Shide tang imprime la plus ancienne édition conservée',
        'La imprenta Shide tang publica la edición más antigua conservada',
        '世徳堂が現存最古の百回本を刊行する',
      ],
      at: 'nanjing',
      weight: 2,
      with: ['ming-dynasty'],
      source: ['xiyou-ji-novel'],
    },
    {
      when: ['1921', '1923'],
      title: [
        '鲁迅、胡适考定作者为吴承恩',
        'Hu Shi and Lu Xun argue for Wu Cheng’en as the author',
        'Hu Shi et Lu Xun défendent l’attribution à Wu Cheng’en',
        'Hu Shi y Lu Xun defienden la autoría de Wu Cheng’en',
        '胡適と魯迅が作者を呉承恩と論じる',
      ],
      at: 'beijing-city',
      weight: 1,
      source: ['yu-journey'],
    },
    {
      when: '1942',
      title: [
        '韦利节译本《猴》在伦敦出版',
        'Arthur Waley’s abridged Monkey appears in London',
        'Monkey, version abrégée d’Arthur Waley, paraît à Londres',
        'Monkey, versión abreviada de Arthur Waley, aparece en Londres',
        'ウェイリーの抄訳『モンキー』が出版される',
      ],
      weight: 1,
      source: ['yu-journey'],
    },
  ],
  relations: [
    {
      word: 'tells-of',
      to: 'xuanzang',
      note: [
        '小说中的唐僧怯懦易欺，与独行大漠的玄奘判若两人',
        'The tearful monk of the novel has little of the man who crossed the desert alone',
        'Le moine larmoyant du roman n’a guère de l’homme qui traversa seul le désert',
        'El monje lloroso de la novela poco tiene del hombre que cruzó solo el desierto',
        '作中の泣き虫の三蔵に、独り砂漠を渡った玄奘の面影は薄い',
      ],
      source: ['xiyou-ji-novel', '12–100'],
    },
    {
      word: 'tells-of',
      to: 'tang-taizong',
      note: [
        '第十、十一回写太宗魂游地府，还阳后遣僧取经',
        'In chapters 10 and 11 he visits the underworld and afterwards sends for the scriptures',
        'Aux chapitres 10 et 11, il visite les enfers puis envoie quérir les écritures',
        'En los capítulos 10 y 11 visita el inframundo y luego manda por las escrituras',
        '第十・十一回で冥府をめぐり、蘇って取経の僧を送り出す',
      ],
      source: ['xiyou-ji-novel', '10–12'],
    },
    {
      word: 'tells-of',
      to: 'laozi',
      note: [
        '太上老君将悟空投入八卦炉烧炼四十九日，反炼成火眼金睛',
        'As the alchemist Laojun he shuts Monkey in his furnace for forty-nine days and only gives him fiery eyes',
        'Sous les traits de l’alchimiste Laojun, il enferme Singe quarante-neuf jours dans son fourneau',
        'Como el alquimista Laojun, encierra al Mono cuarenta y nueve días en su horno',
        '太上老君として登場し、悟空を八卦炉で四十九日焼くが、火眼金睛を得させるのみに終わる',
      ],
      source: ['xiyou-ji-novel', '7'],
    },
    { word: 'made-under', to: 'ming-dynasty', when: ['1570~', '1592'], source: ['yu-journey'] },
    { word: 'tells-of', to: 'silk-road', source: ['yu-journey'] },
  ],
});
