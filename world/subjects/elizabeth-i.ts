import { subject } from '../subject.ts';

export default subject({
  id: 'elizabeth-i',
  kind: 'person',
  region: 'europe',
  names: ['伊丽莎白一世', 'Elizabeth I', 'Élisabeth Iʳᵉ', 'Isabel I de Inglaterra', 'エリザベス一世'],
  otherNames: [
    ['童贞女王'],
    ['Virgin Queen', 'Gloriana'],
    ['Élisabeth d’Angleterre', 'la Reine vierge'],
    ['la Reina Virgen'],
    ['処女王'],
  ],
  times: [
    { role: 'life', span: ['1533-09-07', '1603-03-24'], source: ['neale-elizabeth'] },
    { role: 'reign', span: ['1558-11-17', '1603-03-24'], source: ['neale-elizabeth'] },
  ],
  place: { at: [51.4826, -0.0077], name: ['格林尼治', 'Greenwich', 'Greenwich', 'Greenwich', 'グリニッジ'] },
  summary: [
    '英格兰女王，亨利八世与安妮·博林之女。母亲被处死后曾被剥夺继承权，姐姐玛丽在位时一度囚于伦敦塔。1558年即位，重建英国国教，终身未婚，以婚事周旋于各国之间。1587年处死苏格兰女王玛丽，次年挫败西班牙无敌舰队。她的时代有莎士比亚与海上远航；1603年去世，都铎王朝终结。',
    'Queen of England, daughter of Henry VIII and Anne Boleyn. Declared illegitimate when her mother was beheaded, and sent to the Tower under her sister Mary, she came to the throne in 1558, restored the Church of England and never married. In 1587 she let Mary Queen of Scots be executed; in 1588 her fleet turned back the Armada. With her, in 1603, the Tudors ended.',
    'Reine d’Angleterre, fille d’Henri VIII et d’Anne Boleyn. Déclarée illégitime après l’exécution de sa mère, enfermée à la Tour sous sa sœur Marie, elle monte sur le trône en 1558, rétablit l’Église d’Angleterre et ne se marie jamais. En 1587, elle laisse exécuter Marie Stuart ; en 1588, sa flotte repousse l’Armada. Avec elle s’éteint, en 1603, la dynastie des Tudors.',
    'Reina de Inglaterra, hija de Enrique VIII y Ana Bolena. Declarada ilegítima tras la ejecución de su madre y encerrada en la Torre por su hermana María, subió al trono en 1558, restableció la Iglesia de Inglaterra y nunca se casó. En 1587 dejó ejecutar a María Estuardo; en 1588 su flota rechazó a la Armada. Con ella se extinguió en 1603 la dinastía Tudor.',
    'イングランド女王。ヘンリー八世とアン・ブーリンの娘。母の処刑で庶子とされ、姉メアリの治世にはロンドン塔に幽閉された。1558年に即位して国教会を再建し、生涯結婚しなかった。1587年にスコットランド女王メアリの処刑を認め、翌年にはスペインの無敵艦隊を退けた。治世にはシェイクスピアらの文芸が栄えた。1603年の死でテューダー朝は絶えた。',
  ],
  events: [
    {
      when: '1558-11-17',
      title: [
        '继位为英格兰女王',
        'Becomes queen of England',
        'Devient reine d’Angleterre',
        'Llega al trono de Inglaterra',
        'イングランド女王となる',
      ],
      at: 'london',
      weight: 3,
      source: ['neale-elizabeth'],
    },
    {
      when: '1587-02-08',
      title: [
        '苏格兰女王玛丽被处死',
        'Mary Queen of Scots is beheaded under her warrant',
        'Marie Stuart est décapitée sur son ordre signé',
        'María Estuardo es decapitada con su firma',
        '署名した令状によりメアリ・ステュアートが処刑される',
      ],
      at: 'fotheringhay',
      weight: 2,
      source: ['guy-elizabeth'],
    },
    {
      when: '1588-08-09',
      title: [
        '在蒂尔伯里向军队演说',
        'Speaks to her troops at Tilbury',
        'Harangue ses troupes à Tilbury',
        'Arenga a sus tropas en Tilbury',
        'ティルベリーで将兵に演説する',
      ],
      at: 'tilbury',
      weight: 2,
      source: ['elizabeth-works'],
    },
  ],
  relations: [
    { word: 'enemy-of', to: 'spanish-empire', when: ['1585', '1603'], source: ['neale-elizabeth'] },
    {
      word: 'reformed',
      to: 'christianity',
      when: '1559',
      note: [
        '1559年《至尊法案》与《统一法案》确立英国国教',
        'The Acts of Supremacy and Uniformity settled the Church of England',
        'Les actes de Suprématie et d’Uniformité fixèrent l’Église d’Angleterre',
        'Las leyes de Supremacía y de Uniformidad fijaron la Iglesia de Inglaterra',
        '国王至上法と礼拝統一法により国教会を定めた',
      ],
      source: ['neale-elizabeth'],
    },
  ],
  same: { wikidata: 'Q7207' },
});
