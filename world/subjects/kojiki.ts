import { subject } from '../subject.ts';

export default subject({
  id: 'kojiki',
  kind: 'book',
  region: 'east-asia',
  names: ['古事记', 'Kojiki', 'Kojiki', 'Kojiki', '古事記'],
  otherNames: [
    ['故事记'],
    ['Record of Ancient Matters'],
    ['Chronique des faits anciens'],
    ['Crónica de los hechos antiguos'],
    ['ふることふみ'],
  ],
  times: [{ role: 'made', span: ['0711', '0712'], source: ['kojiki-text', 'preface'] }],
  place: {
    at: [34.692, 135.795],
    name: ['平城京（奈良）', 'Heijō-kyō, Nara', 'Heijō-kyō, Nara', 'Heijō-kyō, Nara', '平城京（奈良）'],
  },
  summary: [
    '现存最古的日本典籍，712年由太安万侣撰录，进呈元明天皇。序称天武天皇命稗田阿礼诵习帝纪旧辞，三十余年后据以成书。全书三卷：上卷述天地初开、伊邪那岐与伊邪那美生国、天照大神与须佐之男；中、下卷自神武天皇记至推古天皇，把神话与皇统连为一线。文用汉字，音训并用，歌谣逐音书写。',
    'The oldest book of Japan that survives, written down by Ō no Yasumaro and presented to Empress Genmei in 712. Its preface says that Hieda no Are had learned by heart what Emperor Tenmu wished to keep. The first of three books tells of the birth of the islands and of Amaterasu, the other two of rulers from Jinmu to Suiko, so that gods and dynasty form one line. It is written in Chinese characters, its songs syllable by syllable.',
    'Le plus ancien livre conservé du Japon, rédigé par Ō no Yasumaro et présenté à l’impératrice Genmei en 712. Selon sa préface, Hieda no Are avait appris par cœur ce que l’empereur Tenmu voulait sauver. Le premier de ses trois livres conte la naissance des îles et Amaterasu, les deux autres les souverains de Jinmu à Suiko, si bien que dieux et dynastie ne font qu’une lignée. Il est écrit en caractères chinois, ses chants syllabe par syllabe.',
    'El libro más antiguo que se conserva de Japón, redactado por Ō no Yasumaro y presentado a la emperatriz Genmei en 712. Según su prefacio, Hieda no Are había aprendido de memoria lo que el emperador Tenmu quería salvar. El primero de sus tres libros narra el nacimiento de las islas y a Amaterasu; los otros dos, los soberanos de Jinmu a Suiko, de modo que dioses y dinastía forman un solo linaje. Está escrito en caracteres chinos, y sus cantos, sílaba a sílaba.',
    '現存する日本最古の書物。太安万侶が撰録し、712年に元明天皇へ献上した。序文によれば、天武天皇が稗田阿礼に帝紀と旧辞を誦み習わせたのが始まりである。三巻からなり、上巻は天地の始まり、国生み、天照大御神と須佐之男命を、中・下巻は神武から推古までの天皇を語り、神話と皇統を一つにつなぐ。漢字の音と訓を交えて記し、歌謡は一字一音で写す。',
  ],
  events: [
    {
      when: '0712',
      title: [
        '太安万侣进呈元明天皇',
        'Ō no Yasumaro presents it to Empress Genmei',
        'Ō no Yasumaro le présente à l’impératrice Genmei',
        'Ō no Yasumaro lo presenta a la emperatriz Genmei',
        '太安万侶が元明天皇に献上する',
      ],
      at: 'heijo-kyo',
      weight: 3,
      with: ['japan'],
      source: ['kojiki-text', 'preface'],
    },
    {
      when: '1798',
      title: [
        '本居宣长用三十余年写成《古事记传》',
        'Motoori Norinaga finishes a commentary of more than thirty years',
        'Motoori Norinaga achève un commentaire de plus de trente ans',
        'Motoori Norinaga termina un comentario de más de treinta años',
        '本居宣長が三十年余をかけた『古事記伝』を書き上げる',
      ],
      at: 'matsusaka',
      weight: 2,
      source: ['heldt-kojiki'],
    },
  ],
  relations: [
    {
      word: 'tells-of',
      to: 'japan',
      note: [
        '上卷以诸岛之生与天照大神之孙降临讲述国家的由来',
        'It tells how the islands were born and how the grandson of Amaterasu came down to rule them',
        'Il conte la naissance des îles et la descente du petit-fils d’Amaterasu venu les gouverner',
        'Cuenta cómo nacieron las islas y cómo el nieto de Amaterasu bajó a gobernarlas',
        '国土の誕生と、天照大御神の孫が降って治める次第を語る',
      ],
      source: ['kojiki-text', 'book 1'],
    },
    {
      word: 'mentions',
      to: 'analects',
      note: [
        '应神天皇段称百济的和迩带来《论语》十卷与《千字文》',
        'Under Emperor Ōjin it has Wani of Baekje bring ten scrolls of the Analects and the Thousand Characters',
        'Sous l’empereur Ōjin, Wani de Baekje apporte dix rouleaux des Entretiens et les Mille caractères',
        'En tiempos del emperador Ōjin, Wani de Baekje trae diez rollos de las Analectas y los Mil Caracteres',
        '応神天皇の段で、百済の和邇吉師が『論語』十巻と『千字文』をもたらす',
      ],
      source: ['kojiki-text', 'book 2'],
    },
    {
      word: 'mentions',
      to: 'silla',
      note: [
        '仲哀天皇段讲神功皇后渡海，新罗王称臣：是传说，不是史实',
        'It has Empress Jingū cross the sea and the king of Silla submit: legend, not history',
        'Il fait passer la mer à l’impératrice Jingū et se soumettre le roi de Silla : légende, non histoire',
        'Hace cruzar el mar a la emperatriz Jingū y someterse al rey de Silla: leyenda, no historia',
        '神功皇后が海を渡り新羅の王が従ったと語るが、史実ではなく伝説である',
      ],
      source: ['kojiki-text', 'book 2'],
    },
  ],
});
