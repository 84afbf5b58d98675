import { subject } from '../subject.ts';

export default subject({
  id: 'jesus',
  kind: 'person',
  region: 'near-east',
  names: ['耶稣', 'Jesus', 'Jésus', 'Jesús', 'イエス'],
  otherNames: [
    ['拿撒勒的耶稣', '耶稣基督'],
    ['Jesus of Nazareth', 'Jesus Christ'],
    ['Jésus de Nazareth', 'Jésus-Christ'],
    ['Jesús de Nazaret', 'Jesucristo'],
    ['ナザレのイエス', 'イエス・キリスト'],
  ],
  times: [{ role: 'life', span: ['-0004?', '0030~'], source: ['sanders-jesus'] }],
  place: { at: [32.7019, 35.2971], name: ['拿撒勒', 'Nazareth', 'Nazareth', 'Nazaret', 'ナザレ'] },
  summary: [
    '加利利的犹太传道者，基督徒奉为弥赛亚和上帝之子。他约在前4年希律王去世前后出生，受约翰洗礼后，在湖畔各村以比喻宣讲上帝之国，并为人治病。约公元30年逾越节时，他在耶路撒冷被捕，由罗马总督彼拉多判处十字架刑。门徒宣称他已复活，基督教由此产生。',
    'A Jewish preacher from Galilee whom Christians hold to be the Messiah and the Son of God. Born shortly before the death of Herod in 4 BC, he was baptized by John and then taught around the lake in parables of the kingdom of God. At a Passover about AD 30 the prefect Pontius Pilate had him crucified in Jerusalem. His followers proclaimed that he had risen.',
    'Prédicateur juif de Galilée, en qui les chrétiens reconnaissent le Messie et le Fils de Dieu. Né peu avant la mort d’Hérode, en 4 av. J.-C., il est baptisé par Jean, puis annonce en paraboles le royaume de Dieu autour du lac. Lors d’une Pâque, vers l’an 30, le préfet Ponce Pilate le fait crucifier à Jérusalem. Ses disciples proclament qu’il est ressuscité.',
    'Predicador judío de Galilea en quien los cristianos ven al Mesías e Hijo de Dios. Nacido poco antes de morir Herodes, en 4 a. C., fue bautizado por Juan y anunció después en parábolas el reino de Dios en las aldeas del lago. Hacia el año 30, por la Pascua, el prefecto Poncio Pilato lo hizo crucificar en Jerusalén. Sus discípulos proclamaron que había resucitado.',
    'ガリラヤ出身のユダヤ人説教者で、キリスト教徒が救世主、神の子と仰ぐ人物。紀元前4年のヘロデ王の死の少し前に生まれたとみられる。ヨハネから洗礼を受けた後、湖のほとりの村々で神の国をたとえ話で説き、病人を癒やした。30年頃の過越祭にエルサレムで捕らえられ、総督ピラトによって十字架刑に処された。弟子たちはその復活を宣べ伝えた。',
  ],
  events: [
    {
      when: '0028~',
      title: [
        '在约旦河受约翰洗礼',
        'Is baptized in the Jordan by John',
        'Est baptisé par Jean dans le Jourdain',
        'Es bautizado por Juan en el Jordán',
        'ヨルダン川でヨハネから洗礼を受ける',
      ],
      at: 'bethabara',
      weight: 2,
      source: ['new-testament', 'Mark 1'],
    },
    {
      when: '0029~',
      title: [
        '在迦百农一带召集门徒，宣讲上帝之国',
        'Gathers disciples at Capernaum and preaches the kingdom of God',
        'Rassemble des disciples à Capharnaüm et annonce le royaume de Dieu',
        'Reúne discípulos en Cafarnaúm y anuncia el reino de Dios',
        'カペナウムで弟子を集め、神の国を宣べる',
      ],
      at: 'capernaum',
      weight: 2,
      source: ['new-testament', 'Mark 1'],
    },
    {
      when: '0030~',
      title: [
        '在耶路撒冷被彼拉多下令钉十字架',
        'Is crucified in Jerusalem by order of Pontius Pilate',
        'Est crucifié à Jérusalem sur ordre de Ponce Pilate',
        'Es crucificado en Jerusalén por orden de Poncio Pilato',
        'ピラトの命によりエルサレムで十字架にかけられる',
      ],
      at: 'jerusalem',
      weight: 3,
      with: ['jerusalem'],
      source: ['tacitus-annals', '15.44'],
    },
  ],
  relations: [
    {
      word: 'founder-of-idea',
      to: 'christianity',
      when: '0030~',
      note: [
        '他自己只在犹太人中传道，以他为名的宗教由门徒建立',
        'He preached among Jews; it was his followers who made a religion in his name',
        'Il prêcha parmi les juifs ; ce sont ses disciples qui firent une religion en son nom',
        'Predicó entre judíos; fueron sus discípulos quienes hicieron una religión en su nombre',
        '自らはユダヤ人の間で教え、その名による宗教を築いたのは弟子たちであった',
      ],
      source: ['sanders-jesus'],
    },
    { word: 'died-in', to: 'jerusalem', when: '0030~', source: ['tacitus-annals', '15.44'] },
  ],
  same: { wikidata: 'Q302' },
});
