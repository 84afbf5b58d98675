import { subject } from '../subject.ts';

export default subject({
  id: 'catherine-the-great',
  kind: 'person',
  region: 'europe',
  names: [
    '叶卡捷琳娜二世',
    'Catherine the Great',
    'Catherine II de Russie',
    'Catalina la Grande',
    'エカチェリーナ二世',
  ],
  otherNames: [
    ['叶卡捷琳娜大帝'],
    ['Catherine II of Russia'],
    ['la Grande Catherine'],
    ['Catalina II de Rusia'],
    ['エカチェリーナ大帝'],
  ],
  times: [
    { role: 'life', span: ['1729-05-02', '1796-11-17'], source: ['madariaga-catherine'] },
    { role: 'reign', span: ['1762-07-09', '1796-11-17'], source: ['madariaga-catherine'] },
  ],
  place: { at: [53.4285, 14.5528], name: ['斯德丁', 'Stettin', 'Stettin', 'Stettin', 'シュテッティン'] },
  summary: [
    '俄国女皇，生为德意志小邦公主，十五岁赴俄，改奉东正教，嫁皇储彼得。1762年借近卫军政变废夫自立。她与伏尔泰、狄德罗通信，召集立法委员会，亲撰《训令》，兴办女学，购藏名画创设艾尔米塔什；普加乔夫起义后更倚重贵族，农奴处境愈坏。两败奥斯曼，吞并克里米亚，三次瓜分波兰。',
    'Empress of Russia, born a princess of a minor German house. At fifteen she came to Russia, turned Orthodox and married the heir, whom the Guards overthrew for her in 1762. She wrote to Voltaire and Diderot, drafted an Instruction for a code of laws, opened schools for girls and bought the pictures of the Hermitage. After Pugachev’s revolt she leaned on the nobles. She took Crimea and, with her neighbours, divided Poland.',
    'Impératrice de Russie, née princesse d’une petite maison allemande. À quinze ans, elle vient en Russie, se fait orthodoxe et épouse l’héritier, que la Garde renverse à son profit en 1762. Elle écrit à Voltaire et à Diderot, rédige une Instruction pour un code, ouvre des écoles de filles et achète les tableaux de l’Ermitage. Après la révolte de Pougatchev, elle s’appuie sur la noblesse. Elle annexe la Crimée et partage la Pologne.',
    'Emperatriz de Rusia, nacida princesa de una pequeña casa alemana. A los quince años llegó a Rusia, se hizo ortodoxa y se casó con el heredero, a quien la Guardia derrocó en su favor en 1762. Escribió a Voltaire y Diderot, redactó una Instrucción para un código, abrió escuelas de niñas y compró los cuadros del Hermitage. Tras la rebelión de Pugachov se apoyó en la nobleza. Se anexionó Crimea y repartió Polonia.',
    'ロシアの女帝。ドイツの小領主の家に生まれ、十五歳でロシアに来て正教に改宗し、皇太子ピョートルに嫁いだ。1762年、近衛隊のクーデタで夫を廃して即位する。ヴォルテールやディドロと文通し、法典のための「訓令」を著し、女学校を開き、エルミタージュの名画を集めた。プガチョフの乱後は貴族に頼った。クリミアを併合し、ポーランド分割に加わった。',
  ],
  events: [
    {
      when: '1762-07-09',
      title: [
        '政变废黜彼得三世，自立为帝',
        'Overthrows Peter III and takes the throne',
        'Renverse Pierre III et monte sur le trône',
        'Derroca a Pedro III y sube al trono',
        'ピョートル三世を廃して即位する',
      ],
      at: 'saint-petersburg',
      weight: 3,
      source: ['madariaga-catherine'],
    },
    {
      when: '1767',
      title: [
        '颁布《训令》，召集立法委员会',
        'Issues her Instruction and calls a legislative commission',
        'Publie son Instruction et réunit une commission législative',
        'Publica su Instrucción y reúne una comisión legislativa',
        '「訓令」を出し、立法委員会を召集する',
      ],
      at: 'moscow-kremlin',
      weight: 2,
      source: ['madariaga-catherine'],
    },
    {
      when: '1783-04-19',
      title: ['吞并克里米亚', 'Annexes Crimea', 'Annexe la Crimée', 'Se anexiona Crimea', 'クリミアを併合する'],
      at: 'saint-petersburg',
      weight: 2,
      source: ['madariaga-catherine'],
    },
  ],
  relations: [
    { word: 'ruler-of', to: 'russian-empire', when: ['1762', '1796'], source: ['madariaga-catherine'] },
    { word: 'enemy-of', to: 'ottoman-empire', when: ['1768', '1792'], source: ['madariaga-catherine'] },
  ],
  same: { wikidata: 'Q36450' },
});
