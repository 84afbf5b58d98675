import { subject } from '../subject.ts';

export default subject({
  id: 'cixi',
  kind: 'person',
  region: 'east-asia',
  names: ['慈禧太后', 'Empress Dowager Cixi', 'Cixi', 'Cixí', '西太后'],
  otherNames: [
    ['叶赫那拉氏', '西太后', '老佛爷'],
    ['Tz’u-hsi', 'Yehenara'],
    ['impératrice Cixi', 'Tseu-hi'],
    ['emperatriz Cixí', 'Tzu-hsi'],
    ['慈禧太后'],
  ],
  times: [
    { role: 'life', span: ['1835-11-29', '1908-11-15'], source: ['qing-shi-gao', '214'] },
    { role: 'active', span: ['1861', '1908'], source: ['rowe-last-empire'] },
  ],
  place: { at: [39.9163, 116.3972], name: ['北京', 'Beijing', 'Pékin', 'Pekín', '北京'] },
  summary: [
    '清末近半个世纪的实际统治者。咸丰帝的妃嫔，因生皇子得势；1861年咸丰死后与慈安、恭亲王发动政变，垂帘听政，历同治、光绪两朝。她支持洋务而压制维新，1898年戊戌变法后囚禁光绪帝；1900年借义和团对列强宣战，联军入京，仓皇西逃。此后推行新政，废科举、筹立宪，死于光绪帝次日。',
    'The woman who held power in China for almost half a century. A consort of the Xianfeng emperor and mother of his only son, she seized the regency in 1861 and ruled from behind the curtain for two child emperors. She backed arsenals and shipyards, but crushed the reforms of 1898 and confined the Guangxu emperor; in 1900 she backed the Boxers and had to flee Beijing. Reforms followed, and in 1905 the examinations ended.',
    'Celle qui tint le pouvoir en Chine près d’un demi-siècle. Épouse secondaire de l’empereur Xianfeng et mère de son fils unique, elle s’empare de la régence en 1861 et gouverne derrière le rideau pour deux empereurs enfants. Elle soutient arsenaux et chantiers, mais écrase les réformes de 1898 et enferme l’empereur Guangxu ; en 1900, elle appuie les Boxeurs et doit fuir Pékin. Des réformes suivent ; les examens sont abolis en 1905.',
    'La mujer que tuvo el poder en China casi medio siglo. Consorte del emperador Xianfeng y madre de su único hijo, se hizo con la regencia en 1861 y gobernó tras la cortina por dos emperadores niños. Apoyó arsenales y astilleros, pero aplastó las reformas de 1898 y encerró al emperador Guangxu; en 1900 respaldó a los bóxers y tuvo que huir de Pekín. Vinieron después reformas, y en 1905 se abolieron los exámenes.',
    '清末の約半世紀、実権を握った女性。咸豊帝の妃で、一人息子を産んで力を得た。1861年に政変を起こし、同治・光緒の二代にわたり垂簾聴政を行う。洋務運動を支える一方、1898年の変法を押しつぶして光緒帝を幽閉し、1900年には義和団に乗じて列強に宣戦し、北京を追われた。その後は新政を進め、1905年に科挙を廃した。光緒帝の死の翌日に没した。',
  ],
  events: [
    {
      when: '1861-11',
      title: [
        '与恭亲王发动政变，垂帘听政',
        'Seizes the regency with Prince Gong',
        'S’empare de la régence avec le prince Gong',
        'Se hace con la regencia junto al príncipe Gong',
        '恭親王と政変を起こし、垂簾聴政を始める',
      ],
      at: 'forbidden-city',
      weight: 3,
      with: ['forbidden-city', 'qing-dynasty'],
      source: ['rowe-last-empire'],
    },
    {
      when: '1898-09-21',
      title: [
        '发动政变，囚禁光绪帝，废止新法',
        'Ends the Hundred Days’ Reform and confines the emperor',
        'Met fin aux Cent Jours de réforme et enferme l’empereur',
        'Acaba con la Reforma de los Cien Días y encierra al emperador',
        '戊戌の変法を覆し、光緒帝を幽閉する',
      ],
      at: 'forbidden-city',
      weight: 3,
      source: ['rowe-last-empire'],
    },
    {
      when: '1900-08-15',
      title: [
        '八国联军入京，携光绪帝西逃',
        'Flees Beijing before the foreign armies',
        'Fuit Pékin devant les armées étrangères',
        'Huye de Pekín ante los ejércitos extranjeros',
        '八か国連合軍の入城を前に北京を逃れる',
      ],
      at: 'beijing-city',
      weight: 2,
      source: ['cambridge-china', 'vol. 11'],
    },
  ],
  relations: [
    { word: 'ruler-of', to: 'qing-dynasty', when: ['1861', '1908'], source: ['rowe-last-empire'] },
    { word: 'lived-in', to: 'forbidden-city', when: ['1852', '1908'], source: ['rowe-last-empire'] },
  ],
});
