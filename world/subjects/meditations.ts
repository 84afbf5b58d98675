import { subject } from '../subject.ts';

export default subject({
  id: 'meditations',
  kind: 'book',
  region: 'europe',
  names: ['沉思录', 'Meditations', 'Pensées pour moi-même', 'Meditaciones', '自省録'],
  otherNames: [
    ['致自己'],
    ['To Himself', 'Ta eis heauton'],
    ['Pensées', 'À soi-même'],
    ['A sí mismo', 'Soliloquios'],
    ['自分自身に'],
  ],
  times: [{ role: 'made', span: ['0170~', '0180'], source: ['birley-marcus-aurelius'] }],
  place: {
    at: [48.115, 16.858],
    name: ['卡农图姆军营', 'Camp of Carnuntum', 'Camp de Carnuntum', 'Campamento de Carnuntum', 'カルヌントゥムの陣営'],
  },
  summary: [
    '罗马皇帝马可·奥勒留写给自己的希腊文札记，分为十二卷，大半成于多瑙河战事之中，并非为出版而作。首卷历数他从亲人师友处所得的教益，其余各卷反复提醒自己：专注当下，顺应自然，宽待他人，不惧死亡。今名为后人所加。现代文本依据两种主要抄本，其中一种已佚，仅赖1559年的初印本传世。',
    'The private notebook, in Greek, of the emperor Marcus Aurelius. The first of its twelve books thanks family and teachers one by one; the others remind the writer, in short entries without plan, to do the task at hand, bear with people, accept what nature brings and think of death without fear. Much was written on the Danube front, and none of it, it seems, for readers. The title is later.',
    'Carnet intime, en grec, de l’empereur Marc Aurèle. Le premier des douze livres remercie un à un parents et maîtres ; les autres rappellent à leur auteur, par notes brèves et sans plan, de bien faire la tâche présente, de supporter les hommes, d’accepter la nature et de ne pas craindre la mort. Il fut écrit en partie sur le Danube et, semble-t-il, pour lui seul. Le titre est postérieur.',
    'Cuaderno íntimo, en griego, del emperador Marco Aurelio. El primero de sus doce libros da las gracias, uno por uno, a parientes y maestros; los demás recuerdan a su autor, en notas breves y sin plan, que cumpla la tarea presente, soporte a los hombres, acepte la naturaleza y no tema la muerte. Escrito en parte en el Danubio, no parece pensado para lectores. El título es posterior.',
    'ローマ皇帝マルクス・アウレリウスがギリシア語で書いた私的な覚え書き。全十二巻。第一巻は家族や師への感謝を一人ずつ記し、以下の巻は、目の前の務めを果たし、人を許し、自然に従い、死を恐れぬよう、短い言葉で自らに言い聞かせる。多くはドナウの陣中で綴られ、公開の意図はなかったとみられる。題名は後世のもの。',
  ],
  events: [
    {
      when: ['0171~', '0174~'],
      title: [
        '卷首题记称写于夸迪人之地的格兰河畔',
        'Is in part written among the Quadi on the Granua, as a heading says',
        'Sont écrites en partie chez les Quades, au bord du Granua, dit un en-tête',
        'Se escriben en parte entre los cuados, junto al Granua, según un epígrafe',
        '見出しによれば一部はクアディ族の地、グラヌア川のほとりで書かれる',
      ],
      at: 'hron-river',
      weight: 2,
      with: ['marcus-aurelius'],
      source: ['marcus-meditations', '2, heading'],
    },
    {
      when: '0907~',
      title: [
        '主教阿雷塔斯寄出重抄的旧本，为最早的明确记录',
        'Is sent to a fellow bishop in a new copy by Arethas of Caesarea',
        'Sont envoyées, recopiées, par Aréthas de Césarée à un autre évêque',
        'Son enviadas en copia nueva por Aretas de Cesarea a otro obispo',
        'カイサレイアのアレタスが古写本を写させ、別の主教に贈る',
      ],
      weight: 1,
      with: ['byzantine-empire'],
      source: ['farquharson-marcus'],
    },
    {
      when: '1559',
      title: [
        '克叙兰德在苏黎世首次刊印希腊文本与拉丁译文',
        'Is first printed at Zurich, with the Latin of Xylander',
        'Sont imprimées pour la première fois à Zurich, avec le latin de Xylander',
        'Se imprimen por primera vez en Zúrich, con el latín de Xilandro',
        'クシュランダーのラテン語訳を付し、チューリヒで初めて印刷される',
      ],
      at: 'zurich',
      weight: 2,
      source: ['farquharson-marcus'],
    },
  ],
  relations: [
    {
      word: 'tells-of',
      to: 'marcus-aurelius',
      note: [
        '第一卷是古代罕见的自述：逐一感谢十六位亲人师友，末及诸神',
        'Book 1 is a rare self-portrait made of thanks to sixteen people and to the gods',
        'Le livre I est un rare autoportrait, fait de remerciements à ses proches, à ses maîtres et aux dieux',
        'El libro I es un raro autorretrato hecho de gratitud a los suyos, a sus maestros y a los dioses',
        '第一巻は、家族、師、神々への感謝からなる稀有な自画像である',
      ],
      source: ['marcus-meditations', '1'],
    },
    { word: 'discusses', to: 'stoicism', source: ['marcus-meditations', '2–12'] },
    { word: 'mentions', to: 'socrates', source: ['marcus-meditations', '7.66'] },
    {
      word: 'mentions',
      to: 'republic-of-plato',
      note: [
        '“不要指望柏拉图的理想国，能有些微进步便应满足”',
        '“Do not hope for Plato’s republic; be content if the smallest thing goes forward”',
        '« N’espère pas la république de Platon ; sois content si la moindre chose avance »',
        '«No esperes la república de Platón; conténtate si la menor cosa avanza»',
        '「プラトンの国家を望むな。ごく小さな前進で満足せよ」',
      ],
      source: ['marcus-meditations', '9.29'],
    },
    { word: 'made-under', to: 'roman-empire', source: ['birley-marcus-aurelius'] },
  ],
});
