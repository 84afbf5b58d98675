import { subject } from '../subject.ts';

export default subject({
  id: 'sappho',
  kind: 'person',
  region: 'europe',
  names: ['萨福', 'Sappho', 'Sappho', 'Safo', 'サッポー'],
  otherNames: [
    ['萨佛', '第十位缪斯'],
    ['Psappha', 'The Tenth Muse'],
    ['Sapho', 'La Dixième Muse'],
    ['Safo de Lesbos', 'La décima musa'],
    ['サッフォー', 'サッポオ'],
  ],
  times: [{ role: 'life', span: ['-0630~', '-0570~'], source: ['oxford-classical-dictionary', 'Sappho'] }],
  place: {
    at: [39.17, 25.93],
    name: ['莱斯沃斯岛埃雷索斯', 'Eresos, Lesbos', 'Érésos, Lesbos', 'Éreso, Lesbos', 'レスボス島エレソス'],
  },
  summary: [
    '古希腊女诗人，生活在莱斯沃斯岛，以埃奥利亚方言写作独唱的抒情诗。爱欲、思念、婚歌与对阿佛洛狄忒的祈求是她的主题，诗中的对象多为年轻女子。亚历山大学者将其作品编为九卷，如今完整者仅存一首，其余多是引文与纸草残片。古人称她为“第十位缪斯”。',
    'Greek lyric poet of the island of Lesbos, who wrote in the Aeolic dialect for song and lyre. Desire, longing, weddings and prayers to Aphrodite are her themes, and most of her poems speak of young women. Scholars at Alexandria collected her work in nine books; one poem survives whole, the rest in quotations and on torn papyri. Antiquity called her the tenth Muse.',
    'Poétesse lyrique grecque de l’île de Lesbos, qui composa en dialecte éolien pour le chant et la lyre. Le désir, l’absence, les noces, les prières à Aphrodite sont ses thèmes, et la plupart de ses vers parlent de jeunes femmes. Les savants d’Alexandrie réunirent son œuvre en neuf livres ; un seul poème subsiste entier. L’Antiquité l’appelait la dixième Muse.',
    'Poeta lírica griega de la isla de Lesbos, que compuso en dialecto eolio para el canto y la lira. El deseo, la ausencia, las bodas y las súplicas a Afrodita son sus temas, y casi todos sus versos hablan de muchachas. Los sabios de Alejandría reunieron su obra en nueve libros; solo un poema se conserva entero. La Antigüedad la llamó la décima musa.',
    'レスボス島に生きた古代ギリシアの女性抒情詩人。アイオリス方言で、竪琴に合わせて歌う詩を作った。恋の渇き、別れた人への思い、婚礼の歌、アフロディテへの祈りを主題とし、多くは若い女性たちに向けられている。アレクサンドリアの学者は九巻に編んだが、完全に残るのは一篇のみ。古代には「十番目のムーサ」と讃えられた。',
  ],
  events: [
    {
      when: ['-0604~', '-0594~'],
      title: [
        '自米蒂利尼流亡西西里',
        'Goes into exile from Mytilene to Sicily',
        'Part en exil de Mytilène pour la Sicile',
        'Marcha al destierro de Mitilene a Sicilia',
        'ミュティレネを追われシチリアへ亡命する',
      ],
      at: 'sicily',
      weight: 2,
      source: ['parian-marble', 'A 36'],
    },
    {
      when: '-0600~',
      title: [
        '作《阿佛洛狄忒颂》，为其唯一完整存世之诗',
        'Composes the ode to Aphrodite, her only poem to survive complete',
        'Compose l’ode à Aphrodite, son seul poème conservé en entier',
        'Compone la oda a Afrodita, su único poema conservado completo',
        '完全に残る唯一の詩「アフロディテ讃歌」を作る',
      ],
      at: 'mytilene',
      weight: 2,
      source: ['dionysius-on-composition', '23'],
    },
    {
      when: ['-0250~', '-0150~'],
      title: [
        '亚历山大学者将其诗编为九卷',
        'Scholars at Alexandria arrange her poems in nine books',
        'Les savants d’Alexandrie classent ses poèmes en neuf livres',
        'Los eruditos de Alejandría ordenan sus poemas en nueve libros',
        'アレクサンドリアの学者が詩を九巻に編む',
      ],
      at: 'alexandria',
      weight: 2,
      with: ['alexandria'],
      source: ['oxford-classical-dictionary', 'Sappho'],
    },
    {
      when: '2004',
      title: [
        '科隆纸草使论衰老一诗近于复原',
        'A papyrus in Cologne restores most of her poem on old age',
        'Un papyrus de Cologne rend presque entier son poème sur la vieillesse',
        'Un papiro de Colonia devuelve casi entero su poema sobre la vejez',
        'ケルンのパピルスから「老いの詩」がほぼ復元される',
      ],
      at: 'cologne',
      weight: 1,
      source: ['gronewald-daniel'],
    },
  ],
  relations: [
    {
      word: 'wrote-about',
      to: 'trojan-war',
      note: [
        '她以海伦为例：人所爱者，才是大地上最美之物',
        'She takes Helen as proof that the fairest thing on earth is what one loves',
        'Elle prend Hélène à témoin : la plus belle chose sur terre est celle qu’on aime',
        'Toma a Helena por prueba de que lo más bello de la tierra es aquello que se ama',
        'ヘレネを例に、この世で最も美しいのは人が愛するものだと歌う',
      ],
      source: ['sappho-fragments', '16'],
    },
    {
      word: 'compared-with',
      to: 'socrates',
      note: [
        '推罗的马克西穆斯把她与女弟子的关系比作苏格拉底与青年',
        'Maximus of Tyre compares her circle of girls with Socrates and his young men',
        'Maxime de Tyr compare son cercle de jeunes filles aux disciples de Socrate',
        'Máximo de Tiro compara su círculo de muchachas con los jóvenes de Sócrates',
        'テュロスのマクシモスは彼女と少女たちをソクラテスと若者たちになぞらえた',
      ],
      source: ['maximus-of-tyre', '18.9'],
    },
  ],
  same: { wikidata: 'Q17892' },
});
