import { subject } from '../subject.ts';

export default subject({
  id: 'sor-juana',
  kind: 'person',
  region: 'americas',
  names: ['胡安娜修女', 'Juana Inés de la Cruz', 'Juana Inés de la Cruz', 'Sor Juana Inés de la Cruz', 'ソル・フアナ'],
  otherNames: [
    ['胡安娜·伊内斯·德·拉·克鲁斯'],
    ['Sor Juana', 'Tenth Muse'],
    ['Sœur Juana', 'la Dixième Muse'],
    ['Sor Juana', 'la Décima Musa'],
    ['フアナ・イネス・デ・ラ・クルス'],
  ],
  times: [{ role: 'life', span: ['1648~', '1695-04-17'], source: ['paz-sor-juana'] }],
  place: {
    at: [18.979, -98.851],
    name: [
      '圣米格尔内潘特拉',
      'San Miguel Nepantla',
      'San Miguel Nepantla',
      'San Miguel Nepantla',
      'サン・ミゲル・ネパントラ',
    ],
  },
  summary: [
    '新西班牙的诗人、修女，时人誉为“第十缪斯”。她是私生女，三岁识字，少女时以学问震动墨西哥城总督府；为求读书而于1669年入圣耶罗尼莫修院，藏书数千，写诗、戏剧与圣诞歌谣，长诗《初梦》写灵魂夜间攀登知识。1691年《答修女菲洛特亚》为妇女求学辩护。后被迫放弃藏书，照料染疫姐妹时去世。',
    'Poet and nun of New Spain, called the Tenth Muse in her lifetime. Born out of wedlock, she could read at three and astonished the viceroy’s court as a girl; to be able to study she entered the convent of San Jerónimo in 1669. There she gathered a great library and wrote plays, carols and First Dream. Her Answer of 1691 defends women’s right to learn. She gave up her books and died nursing her sisters in an epidemic.',
    'Poète et religieuse de Nouvelle-Espagne, dite de son vivant la Dixième Muse. Enfant naturelle, elle lit à trois ans et étonne toute jeune la cour du vice-roi ; pour pouvoir étudier, elle entre en 1669 au couvent San Jerónimo. Elle y réunit une grande bibliothèque, écrit comédies, villancicos et le Premier Songe. Sa Réponse de 1691 défend le droit des femmes au savoir. Elle dut céder ses livres et mourut en soignant ses sœurs.',
    'Poeta y monja de la Nueva España, llamada en vida la Décima Musa. Hija natural, leía a los tres años y de muchacha asombró a la corte virreinal; para poder estudiar entró en 1669 en el convento de San Jerónimo. Allí reunió una gran biblioteca y escribió comedias, villancicos y el Primero sueño. Su Respuesta de 1691 defiende el derecho de las mujeres a saber. Tuvo que ceder sus libros y murió cuidando a sus hermanas en una epidemia.',
    'ヌエバ・エスパーニャの詩人、修道女。生前から「十番目のミューズ」と称えられた。庶子に生まれ、三歳で字を読み、少女の頃その学識で副王の宮廷を驚かせた。学ぶために1669年サン・ヘロニモ修道院に入り、多くの蔵書を集めて戯曲や歌、長詩『第一の夢』を書いた。1691年の『返信』は女性が学ぶ権利を説く。のちに蔵書を手放し、疫病の看護中に没した。',
  ],
  events: [
    {
      when: '1669-02-24',
      title: [
        '在墨西哥城入圣耶罗尼莫修院',
        'Takes her vows at San Jerónimo',
        'Prononce ses vœux à San Jerónimo',
        'Profesa en San Jerónimo',
        'サン・ヘロニモ修道院で誓願を立てる',
      ],
      at: 'san-jeronimo-mexico',
      weight: 2,
      source: ['paz-sor-juana'],
    },
    {
      when: '1691-03-01',
      title: [
        '写《答修女菲洛特亚》，为妇女求学辩护',
        'Writes her Answer in defence of learned women',
        'Écrit sa Réponse pour défendre les femmes savantes',
        'Escribe la Respuesta en defensa de las mujeres sabias',
        '学ぶ女性を擁護する『返信』を書く',
      ],
      at: 'san-jeronimo-mexico',
      weight: 3,
      source: ['sor-juana-respuesta'],
    },
    {
      when: '1695-04-17',
      title: ['染疫去世', 'Dies in an epidemic', 'Meurt dans une épidémie', 'Muere en una epidemia', '疫病で没する'],
      at: 'san-jeronimo-mexico',
      weight: 1,
      source: ['paz-sor-juana'],
    },
  ],
  relations: [
    { word: 'citizen-of', to: 'spanish-empire', when: ['1648~', '1695'], source: ['paz-sor-juana'] },
    { word: 'worships', to: 'christianity', source: ['sor-juana-respuesta'] },
    {
      word: 'wrote-about',
      to: 'aristotle',
      when: '1691',
      note: [
        '她说：亚里士多德若下过厨，著作会更多',
        'If Aristotle had cooked, she says, he would have written far more',
        'Si Aristote avait cuisiné, dit-elle, il aurait écrit bien davantage',
        'Si Aristóteles hubiera guisado, dice, mucho más hubiera escrito',
        'アリストテレスが料理をしていたら、もっと多く書いたろうと記す',
      ],
      source: ['sor-juana-respuesta'],
    },
  ],
});
