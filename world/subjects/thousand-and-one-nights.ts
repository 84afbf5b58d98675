import { subject } from '../subject.ts';

export default subject({
  id: 'thousand-and-one-nights',
  kind: 'book',
  region: 'near-east',
  names: [
    '一千零一夜',
    'One Thousand and One Nights',
    'Les Mille et Une Nuits',
    'Las mil y una noches',
    '千夜一夜物語',
  ],
  otherNames: [
    ['天方夜谭'],
    ['Arabian Nights', 'Alf layla wa-layla'],
    ['Alf layla wa-layla'],
    ['Alf layla wa-layla'],
    ['アラビアン・ナイト', '千一夜物語'],
  ],
  times: [{ role: 'made', span: ['0800~', '1450~'], source: ['irwin-nights'] }],
  place: { at: [33.3152, 44.3661], name: ['巴格达', 'Baghdad', 'Bagdad', 'Bagdad', 'バグダード'] },
  summary: [
    '阿拉伯语故事总集。山鲁亚尔王因妻不贞，日娶一女、次晨杀之；宰相之女山鲁佐德自请入宫，夜夜讲述未完的故事，得以保命。框架源自波斯《千篇故事》，9世纪已有阿拉伯文残页，其后在巴格达与开罗不断增益，最早的长抄本约属15世纪。1704年起加朗译成法文，从叙利亚人狄亚卜口中添入阿拉丁与阿里巴巴。',
    'A great collection of stories in Arabic. King Shahriyar, betrayed, weds a girl each night and has her killed at dawn, until the vizier’s daughter Shahrazad saves her life with tales that never end by morning. The frame came from a Persian book; a fragment is of the ninth century, the oldest long manuscript of about the fifteenth. From 1704 Galland put it into French, with Aladdin and Ali Baba from the Syrian Hanna Diyab.',
    'Grand recueil de contes en arabe. Le roi Shahriyar, trahi, épouse chaque soir une fille qu’il fait tuer à l’aube, jusqu’à ce que Shéhérazade, fille du vizir, sauve sa vie par des récits que le matin laisse inachevés. Le cadre vient d’un livre persan ; un fragment date du IXᵉ siècle, le plus ancien long manuscrit du XVᵉ environ. Dès 1704, Galland le met en français, avec Aladin et Ali Baba, tenus du Syrien Hanna Dyâb.',
    'Gran colección de cuentos en árabe. El rey Shahriyar, traicionado, se casa cada noche con una muchacha y la hace matar al alba, hasta que Sherezade, hija del visir, salva su vida con relatos que la mañana deja sin final. El marco viene de un libro persa; hay un fragmento del siglo IX, y el manuscrito largo más antiguo es del XV, más o menos. Desde 1704 Galland lo puso en francés, con Aladino y Alí Babá, del sirio Hanna Diyab.',
    'アラビア語の説話集。妻に裏切られたシャフリヤール王は毎夜娘をめとっては翌朝殺すが、大臣の娘シャハラザードは夜ごと結末を残した物語を語って命をつなぐ。枠物語はペルシアの書に由来し、9世紀の断片が残り、まとまった最古の写本は15世紀頃のもの。1704年からガランが仏訳し、シリア人ディヤーブの語ったアラジンとアリババを加えた。',
  ],
  events: [
    {
      when: '0987',
      title: [
        '伊本·纳迪姆著录其书，评为乏味',
        'Ibn al-Nadim lists it in Baghdad and finds it dull',
        'Ibn al-Nadim le recense à Bagdad et le juge insipide',
        'Ibn al-Nadim lo registra en Bagdad y lo juzga insulso',
        'イブン・ナディームが書誌に載せ、つまらないと評する',
      ],
      at: 'baghdad',
      weight: 2,
      with: ['baghdad'],
      source: ['ibn-al-nadim'],
    },
    {
      when: ['1704', '1717'],
      title: [
        '加朗的法译本在巴黎出版',
        'Galland’s French version appears',
        'La version française de Galland paraît',
        'Aparece la versión francesa de Galland',
        'ガランの仏訳が刊行される',
      ],
      at: 'paris',
      weight: 3,
      source: ['irwin-nights'],
    },
  ],
  relations: [
    { word: 'tells-of', to: 'harun-al-rashid', source: ['irwin-nights'] },
    { word: 'tells-of', to: 'baghdad', source: ['irwin-nights'] },
    { word: 'made-under', to: 'abbasid-caliphate', when: ['0800~', '1258'], source: ['irwin-nights'] },
  ],
  same: { wikidata: 'Q8258' },
});
