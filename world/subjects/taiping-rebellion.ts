import { subject } from '../subject.ts';

export default subject({
  id: 'taiping-rebellion',
  kind: 'war',
  region: 'east-asia',
  names: ['太平天国运动', 'Taiping Rebellion', 'Révolte des Taiping', 'Rebelión Taiping', '太平天国の乱'],
  otherNames: [
    ['太平天国'],
    ['Taiping Heavenly Kingdom'],
    ['Royaume céleste de la Grande Paix'],
    ['Reino Celestial de la Gran Paz'],
    ['太平天国'],
  ],
  times: [{ role: 'span', span: ['1851-01-11', '1864-07-19'], source: ['spence-taiping'] }],
  place: {
    at: [32.0584, 118.7965],
    name: ['南京（天京）', 'Nanjing (Tianjing)', 'Nankin (Tianjing)', 'Nankín (Tianjing)', '南京（天京）'],
  },
  summary: [
    '1851至1864年的中国内战。科场落第的客家塾师洪秀全读基督教小册子后，自认是上帝次子、耶稣之弟，在广西创立拜上帝会。1851年金田起义，1853年攻取南京，定为天京，宣布均田、禁鸦片与缠足。1856年内讧大伤元气，曾国藩的湘军与外国将官助清平乱，1864年天京陷落。死者估计二三千万，为19世纪伤亡最惨的战争。',
    'Civil war in China from 1851 to 1864. Hong Xiuquan, a Hakka teacher who had failed the examinations, read a Christian tract and believed himself the younger brother of Jesus. His followers rose at Jintian, took Nanjing in 1853 and proclaimed common land and bans on opium and foot-binding. Quarrels among their kings in 1856 weakened them; Zeng Guofan’s army took the city in 1864. Perhaps twenty to thirty million died.',
    'Guerre civile chinoise de 1851 à 1864. Hong Xiuquan, maître d’école hakka recalé aux examens, lit un tract chrétien et se croit le frère cadet de Jésus. Ses fidèles se soulèvent à Jintian, prennent Nankin en 1853, proclament la terre commune et proscrivent l’opium et les pieds bandés. Leurs rois s’entre-tuent en 1856 ; l’armée de Zeng Guofan reprend la ville en 1864. Vingt à trente millions de morts peut-être.',
    'Guerra civil china de 1851 a 1864. Hong Xiuquan, maestro hakka suspendido en los exámenes, leyó un folleto cristiano y se creyó hermano menor de Jesús. Sus fieles se alzaron en Jintian, tomaron Nankín en 1853 y proclamaron la tierra común y la prohibición del opio y de los pies vendados. Las luchas entre sus reyes, en 1856, los debilitaron; el ejército de Zeng Guofan tomó la ciudad en 1864. Murieron quizá de veinte a treinta millones.',
    '1851年から1864年の中国の内戦。科挙に失敗した客家の塾教師洪秀全は、キリスト教の小冊子を読んで自らをイエスの弟と信じた。信徒は広西の金田村で挙兵し、1853年に南京を取って天京とし、土地の均分やアヘン・纏足の禁止を掲げた。1856年の内紛で弱り、曾国藩の湘軍が1864年に天京を落とした。死者は二千万から三千万とも推定される。',
  ],
  events: [
    {
      when: '1851-01-11',
      title: [
        '洪秀全在金田起义',
        'Hong Xiuquan’s followers rise at Jintian',
        'Les fidèles de Hong Xiuquan se soulèvent à Jintian',
        'Los fieles de Hong Xiuquan se alzan en Jintian',
        '洪秀全の信徒が金田村で挙兵する',
      ],
      at: 'jintian',
      weight: 3,
      source: ['spence-taiping'],
    },
    {
      when: '1853-03-19',
      title: [
        '太平军攻克南京',
        'The Taiping take Nanjing',
        'Les Taiping prennent Nankin',
        'Los Taiping toman Nankín',
        '太平軍が南京を攻略する',
      ],
      at: 'nanjing',
      weight: 3,
      source: ['spence-taiping'],
    },
    {
      when: '1864-07-19',
      title: [
        '湘军攻陷天京',
        'Zeng’s troops storm the Taiping capital',
        'L’armée de Zeng emporte la capitale des Taiping',
        'Las tropas de Zeng asaltan la capital Taiping',
        '湘軍が天京を陥落させる',
      ],
      at: 'nanjing',
      weight: 3,
      with: ['qing-dynasty'],
      source: ['cambridge-china', 'vol. 10'],
    },
  ],
  relations: [
    { word: 'aimed-at', to: 'qing-dynasty', when: ['1851', '1864'], source: ['cambridge-china', 'vol. 10'] },
    {
      word: 'persecuted',
      to: 'confucianism',
      when: ['1851', '1864'],
      note: [
        '太平军毁孔庙、焚经书，天京后来刊行删订的四书五经',
        'Temples of Confucius were smashed and the classics banned, then printed in a purged text',
        'Les temples de Confucius furent brisés, les classiques interdits puis expurgés',
        'Se destruyeron templos de Confucio; los clásicos se prohibieron y luego se expurgaron',
        '孔子廟を壊し、経書を禁じ、のちに削った版を刊行した',
      ],
      source: ['spence-taiping'],
    },
  ],
});
