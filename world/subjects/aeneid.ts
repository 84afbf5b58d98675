import { subject } from '../subject.ts';

export default subject({
  id: 'aeneid',
  kind: 'book',
  region: 'europe',
  names: ['埃涅阿斯纪', 'Aeneid', 'Énéide', 'Eneida', 'アエネーイス'],
  otherNames: [['伊尼德'], ['The Aeneid'], ['L’Énéide'], ['La Eneida'], ['アエネイス']],
  times: [{ role: 'made', span: ['-0029~', '-0019'], source: ['vita-donatiana'] }],
  place: { at: [41.8902, 12.4924], name: ['罗马', 'Rome', 'Rome', 'Roma', 'ローマ'] },
  summary: [
    '维吉尔的拉丁史诗，十二卷近一万行，前29年前后动笔。特洛伊人埃涅阿斯背负老父逃出焚城，漂泊到迦太基，为了使命舍弃女王狄多；下冥府得见罗马的未来，终在拉丁姆杀死图尔努斯，为罗马始祖。诗人未及修订，前19年病逝于布伦迪西乌姆，遗嘱焚稿，奥古斯都令人刊行。自问世起便是罗马的学校课本。',
    'Virgil’s Latin epic in twelve books, begun about 29 BC. Aeneas carries his father out of burning Troy, is driven to Carthage and leaves its queen, Dido, for his mission; among the dead he sees the Rome to come, and in Latium he kills Turnus. Virgil died at Brundisium in 19 BC before he had finished and asked that it be burned; Augustus had it published. Roman children learned to read from it.',
    'Épopée latine de Virgile, en douze chants, commencée vers 29 av. J.-C. Énée porte son père hors de Troie en flammes, est jeté à Carthage et quitte la reine Didon pour sa mission ; chez les morts, il voit la Rome à venir, et dans le Latium il tue Turnus. Virgile meurt à Brindes en 19 av. J.-C. sans l’avoir achevée et veut qu’on la brûle ; Auguste la fait publier. Les écoliers romains y apprenaient à lire.',
    'Epopeya latina de Virgilio, en doce libros, comenzada hacia 29 a. C. Eneas saca a su padre a hombros de Troya en llamas, llega a Cartago y deja a la reina Dido por su misión; entre los muertos ve la Roma futura, y en el Lacio mata a Turno. Virgilio murió en Brindisi en 19 a. C. sin terminarla y pidió que la quemaran; Augusto la hizo publicar. Los niños romanos aprendían a leer con ella.',
    'ウェルギリウスのラテン語叙事詩。十二巻、紀元前29年頃に着手された。アエネアスは父を背負って炎上するトロイアを逃れ、カルタゴに流れ着くが、使命のため女王ディドを捨てる。冥府で未来のローマを見、ラティウムでトゥルヌスを倒す。詩人は完成を見ずに紀元前19年ブルンディシウムで没し、焼くよう望んだが、アウグストゥスが刊行させた。ローマの学童はこれで読み方を学んだ。',
  ],
  events: [
    {
      when: '-0019-09-21',
      title: [
        '维吉尔在布伦迪西乌姆去世，诗未修订',
        'Virgil dies at Brundisium, his poem unrevised',
        'Virgile meurt à Brindes, son poème inachevé',
        'Virgilio muere en Brindisi sin pulir su poema',
        'ウェルギリウスが未完のままブルンディシウムで没する',
      ],
      at: 'brundisium',
      weight: 3,
      source: ['vita-donatiana'],
    },
    {
      when: '1697',
      title: [
        '德莱顿的英译本出版',
        'Dryden’s English translation appears',
        'La traduction anglaise de Dryden paraît',
        'Sale la traducción inglesa de Dryden',
        'ドライデンの英訳が出る',
      ],
      at: 'london',
      weight: 1,
      source: ['dryden-virgil'],
    },
  ],
  relations: [
    { word: 'tells-of', to: 'trojan-war', source: ['virgil-aeneid', '2'] },
    { word: 'tells-of', to: 'carthage', source: ['virgil-aeneid', '1–4'] },
    {
      word: 'tells-of',
      to: 'augustus',
      note: [
        '冥府中安喀塞斯预言他将重建黄金时代',
        'In the underworld Anchises foretells that he will bring back the age of gold',
        'Aux enfers, Anchise annonce qu’il ramènera l’âge d’or',
        'En el inframundo, Anquises anuncia que traerá de nuevo la edad de oro',
        '冥府でアンキセスが、黄金時代を再びもたらすと予言する',
      ],
      source: ['virgil-aeneid', '6.791–805'],
    },
    { word: 'inspired', to: 'divine-comedy', when: '1308~', source: ['commedia', 'Inferno 1'] },
  ],
  same: { wikidata: 'Q60220' },
});
