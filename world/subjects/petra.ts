import { subject } from '../subject.ts';

export default subject({
  id: 'petra',
  kind: 'site',
  region: 'near-east',
  names: ['佩特拉', 'Petra', 'Pétra', 'Petra', 'ペトラ'],
  otherNames: [['玫瑰古城', '雷格姆'], ['Raqmu', 'Rose City'], ['Raqmu'], ['Raqmu'], ['ラクム']],
  times: [{ role: 'span', span: ['-0312~', '0663~'], source: ['bowersock-arabia'] }],
  place: {
    at: [30.3285, 35.4444],
    name: [
      '约旦瓦迪穆萨',
      'Wadi Musa, Jordan',
      'Wadi Musa, Jordanie',
      'Wadi Musa, Jordania',
      'ヨルダン、ワーディー・ムーサー',
    ],
  },
  summary: [
    '纳巴泰王国的都城，在约旦南部山谷的红色砂岩中凿成。前312年已见于史，控制乳香、没药商路而致富，以渠坝集水养活数万人。穿过一公里余的“蛇道”，迎面是约公元1世纪凿成的“宝库”，实为王陵。106年图拉真兼并王国，363年地震后渐衰；1812年瑞士人布尔克哈特扮作阿拉伯人重访，始为欧洲所知。',
    'Capital of the Nabataean kingdom, cut into the red sandstone of southern Jordan. Known from 312 BC, it grew rich on frankincense and myrrh and kept thousands alive with channels and cisterns. A gorge over a kilometre long leads to the Treasury, a royal tomb of about the first century AD. Trajan annexed the kingdom in 106; the city declined after the earthquake of 363, and Burckhardt found it again in 1812.',
    'Capitale du royaume nabatéen, taillée dans le grès rouge du sud de la Jordanie. Attestée dès 312 av. J.-C., enrichie par l’encens et la myrrhe, elle abreuve des milliers d’habitants par canaux et citernes. Un défilé de plus d’un kilomètre mène au Trésor, tombe royale du Iᵉʳ siècle environ. Trajan annexe le royaume en 106 ; la ville décline après le séisme de 363, et Burckhardt la retrouve en 1812.',
    'Capital del reino nabateo, tallada en la arenisca roja del sur de Jordania. Conocida desde 312 a. C., se enriqueció con el incienso y la mirra y dio de beber a miles de personas con canales y cisternas. Un desfiladero de más de un kilómetro lleva al Tesoro, tumba real del siglo I, aproximadamente. Trajano se anexionó el reino en 106; la ciudad decayó tras el terremoto de 363, y Burckhardt la redescubrió en 1812.',
    'ナバテア王国の都。ヨルダン南部の赤い砂岩に刻まれた。紀元前312年から史料に現れ、乳香と没薬の交易で富み、水路と貯水槽で数千の住民を養った。一キロ余りの峡谷を抜けると、紀元1世紀頃の王墓とされる「宝物殿」が現れる。106年にトラヤヌスが王国を併合し、363年の地震の後に衰えた。1812年、スイス人ブルクハルトが再び見いだした。',
  ],
  events: [
    {
      when: '0106',
      title: [
        '图拉真兼并纳巴泰王国，设阿拉比亚行省',
        'Rome annexes the kingdom as the province of Arabia',
        'Rome annexe le royaume, province d’Arabie',
        'Roma se anexiona el reino como provincia de Arabia',
        'ローマが王国を併合し、アラビア属州とする',
      ],
      at: 'petra-site',
      weight: 3,
      with: ['trajan'],
      source: ['bowersock-arabia'],
    },
    {
      when: '0363-05-19',
      title: [
        '地震毁坏半城',
        'An earthquake ruins half the city',
        'Un séisme ruine la moitié de la ville',
        'Un terremoto arruina media ciudad',
        '地震で町の半分が壊れる',
      ],
      at: 'petra-site',
      weight: 2,
      source: ['bowersock-arabia'],
    },
    {
      when: '1812-08-22',
      title: [
        '布尔克哈特乔装到访',
        'Burckhardt enters in disguise',
        'Burckhardt y entre déguisé',
        'Burckhardt entra disfrazado',
        'ブルクハルトが変装して訪れる',
      ],
      at: 'petra-site',
      weight: 2,
      source: ['burckhardt-travels'],
    },
  ],
  relations: [
    { word: 'part-of', to: 'roman-empire', when: ['0106', '0395'], source: ['bowersock-arabia'] },
    { word: 'part-of', to: 'byzantine-empire', when: ['0395', '0636'], source: ['bowersock-arabia'] },
  ],
  same: { wikidata: 'Q5788' },
});
