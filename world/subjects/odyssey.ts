import { subject } from '../subject.ts';

export default subject({
  id: 'odyssey',
  kind: 'book',
  region: 'europe',
  names: ['奥德赛', 'Odyssey', 'Odyssée', 'Odisea', 'オデュッセイア'],
  otherNames: [['奥德修纪'], ['The Odyssey'], ['L’Odyssée'], ['La Odisea'], ['オデュッセイアー']],
  times: [{ role: 'made', span: ['-0725~', '-0675~'], source: ['homer-odyssey'] }],
  place: { at: [38.365, 20.721], name: ['伊萨卡', 'Ithaca', 'Ithaque', 'Ítaca', 'イタカ'] },
  summary: [
    '古希腊史诗，相传荷马所作，二十四卷一万二千余行，约成于前8世纪末至前7世纪初。特洛伊陷落十年后，足智多谋的奥德修斯仍漂泊海上：独眼巨人、女巫喀耳刻、塞壬与冥府的亡魂依次登场；妻子珀涅罗珀在伊萨卡以织布拖延求婚者。他终于乞丐打扮回家，张弓射杀众人，夫妻以床的秘密相认。',
    'Greek epic ascribed to Homer: twenty-four books, over twelve thousand lines, of about the late eighth or early seventh century BC. Ten years after Troy fell, cunning Odysseus still wanders the sea, past the Cyclops, Circe, the Sirens and the dead; on Ithaca his wife Penelope holds off her suitors by weaving and unweaving. He comes home as a beggar, strings his bow and kills them; a secret about their bed makes her know him.',
    'Épopée grecque attribuée à Homère : vingt-quatre chants, plus de douze mille vers, de la fin du VIIIᵉ ou du début du VIIᵉ siècle av. J.-C. Dix ans après la chute de Troie, Ulysse le rusé erre encore sur la mer, du Cyclope à Circé, des Sirènes aux morts ; à Ithaque, Pénélope tient en haleine ses prétendants en défaisant sa toile. Il rentre en mendiant, bande son arc et les tue ; le secret du lit le fait reconnaître.',
    'Epopeya griega atribuida a Homero: veinticuatro cantos, más de doce mil versos, de fines del siglo VIII o comienzos del VII a. C. Diez años después de caer Troya, el astuto Odiseo vaga aún por el mar, del Cíclope a Circe, de las sirenas a los muertos; en Ítaca, Penélope entretiene a los pretendientes destejiendo su tela. Vuelve como mendigo, tensa el arco y los mata; el secreto del lecho hace que ella lo reconozca.',
    'ホメロスの作と伝わるギリシアの叙事詩。二十四歌、一万二千行余り、紀元前8世紀末から前7世紀初め頃の成立とされる。トロイア陥落から十年、知略のオデュッセウスはなお海をさまよい、キュクロプス、キルケ、セイレン、冥府の亡者に出会う。イタカでは妻ペネロペが機を織ってはほどき、求婚者を待たせる。乞食の姿で帰り、弓を引いて彼らを倒し、寝台の秘密によって妻に認められる。',
  ],
  events: [
    {
      when: '1488',
      title: [
        '首部希腊文印本在佛罗伦萨问世',
        'The first Greek edition is printed in Florence',
        'La première édition grecque est imprimée à Florence',
        'Se imprime en Florencia la primera edición griega',
        'フィレンツェで最初のギリシア語版が刷られる',
      ],
      at: 'florence',
      weight: 2,
      source: ['istc'],
    },
    {
      when: '1614~',
      title: [
        '查普曼的英译开始出版',
        'Chapman’s English translation begins to appear',
        'La traduction anglaise de Chapman commence à paraître',
        'Empieza a salir la traducción inglesa de Chapman',
        'チャップマンの英訳が出始める',
      ],
      at: 'london',
      weight: 1,
      source: ['chapman-homer'],
    },
  ],
  relations: [
    {
      word: 'tells-of',
      to: 'trojan-war',
      note: [
        '木马计就在此诗中由歌人讲述',
        'The tale of the wooden horse is told here, by a singer',
        'C’est ici qu’un aède raconte le cheval de bois',
        'Aquí un aedo cuenta la historia del caballo de madera',
        '木馬の物語は、この詩の中で歌人が語る',
      ],
      source: ['homer-odyssey', '8.499–520'],
    },
    { word: 'inspired', to: 'aeneid', when: '-0029~', source: ['virgil-aeneid'] },
    {
      word: 'inspired',
      to: 'divine-comedy',
      when: '1308~',
      note: [
        '但丁不识希腊文，却写尤利西斯最后一次远航',
        'Dante had no Greek, yet told of Ulysses’ last voyage',
        'Sans savoir le grec, Dante conta le dernier voyage d’Ulysse',
        'Sin saber griego, Dante contó el último viaje de Ulises',
        'ダンテはギリシア語を知らずに、ウリッセの最後の航海を語った',
      ],
      source: ['commedia', 'Inferno 26'],
    },
  ],
  same: { wikidata: 'Q35160' },
});
