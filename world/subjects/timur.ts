import { subject } from '../subject.ts';

export default subject({
  id: 'timur',
  kind: 'person',
  region: 'near-east',
  names: ['帖木儿', 'Timur', 'Tamerlan', 'Tamerlán', 'ティムール'],
  otherNames: [['跛子帖木儿', '铁木儿'], ['Tamerlane'], ['Timour'], ['Timur'], ['タメルラン']],
  times: [
    { role: 'life', span: ['1336', '1405-02'], source: ['manz-tamerlane'] },
    { role: 'reign', span: ['1370', '1405-02'], source: ['manz-tamerlane'] },
  ],
  place: { at: [39.0578, 66.8343], name: ['渴石', 'Kesh', 'Kesh', 'Kesh', 'ケシュ'] },
  summary: [
    '中亚征服者，巴鲁剌思部的突厥化蒙古人，因伤跛足。1370年据河中，以撒马尔罕为都，奉成吉思汗后裔为傀儡汗，自称驸马。三十五年间扫荡波斯、高加索与金帐汗国，1398年洗劫德里，1401年屠巴格达，1402年在安卡拉擒奥斯曼苏丹巴耶济德。他把各地工匠迁往都城大兴土木；1405年东征明朝途中死于讹答剌。',
    'Conqueror from Central Asia, a Turkicised Mongol of the Barlas clan, lamed by wounds. Master of Transoxiana from 1370, he ruled at Samarkand for puppet khans of Chinggis’ line and called himself their son-in-law. In thirty-five years he swept over Persia, the Caucasus and the Golden Horde, sacked Delhi in 1398 and Baghdad in 1401 and took the Ottoman sultan captive at Ankara. He died on the march to China.',
    'Conquérant d’Asie centrale, Mongol turquisé du clan Barlas, boiteux par blessure. Maître de la Transoxiane en 1370, il règne à Samarcande au nom de khans gengiskhanides et se dit leur gendre. En trente-cinq ans, il balaie la Perse, le Caucase et la Horde d’or, saccage Delhi en 1398 et Bagdad en 1401, capture le sultan ottoman à Ankara. Il meurt en marche vers la Chine.',
    'Conquistador de Asia Central, mongol turquizado del clan Barlas, cojo por sus heridas. Dueño de Transoxiana desde 1370, reinó en Samarcanda en nombre de kanes del linaje de Gengis y se decía su yerno. En treinta y cinco años barrió Persia, el Cáucaso y la Horda de Oro, saqueó Delhi en 1398 y Bagdad en 1401 y apresó al sultán otomano en Ankara. Murió en marcha hacia China.',
    '中央アジアの征服者。トルコ化したモンゴル系バルラス部の出で、負傷により足が不自由だった。1370年にマー・ワラー・アンナフルを握り、サマルカンドを都としてチンギス家の傀儡ハンを立て、その婿を称した。三十五年間にペルシア、コーカサス、ジョチ・ウルスを席巻し、1398年にデリー、1401年にバグダードを劫掠、アンカラでオスマン軍を破った。明への遠征中に没した。',
  ],
  events: [
    {
      when: '1398-12',
      title: [
        '攻陷并洗劫德里',
        'Takes and sacks Delhi',
        'Prend et saccage Delhi',
        'Toma y saquea Delhi',
        'デリーを攻め落とし劫掠する',
      ],
      at: 'delhi',
      weight: 3,
      source: ['yazdi-zafarnama'],
    },
    {
      when: '1402-07',
      title: [
        '在安卡拉俘获巴耶济德一世',
        'Captures Bayezid I at Ankara',
        'Capture Bayezid Iᵉʳ à Ankara',
        'Apresa a Bayaceto I en Ankara',
        'アンカラでバヤズィト一世を捕らえる',
      ],
      at: 'ankara',
      weight: 3,
      with: ['ottoman-empire'],
      source: ['yazdi-zafarnama'],
    },
    {
      when: '1404-09-08',
      title: [
        '在撒马尔罕接见卡斯蒂利亚使臣克拉维霍',
        'Receives the Castilian envoy Clavijo at Samarkand',
        'Reçoit à Samarcande Clavijo, envoyé de Castille',
        'Recibe en Samarcanda a Clavijo, embajador de Castilla',
        'サマルカンドでカスティーリャの使節クラビホに会う',
      ],
      at: 'samarkand-city',
      weight: 2,
      source: ['clavijo'],
    },
    {
      when: '1405-02',
      title: [
        '东征途中死于讹答剌',
        'Dies at Otrar on the march to China',
        'Meurt à Otrar en marche vers la Chine',
        'Muere en Otrar camino de China',
        '明への遠征途上、オトラルで没する',
      ],
      at: 'otrar-timur',
      weight: 2,
      source: ['yazdi-zafarnama'],
    },
  ],
  relations: [
    { word: 'defeated', to: 'ottoman-empire', when: '1402-07', source: ['manz-tamerlane'] },
    { word: 'conquered', to: 'baghdad', when: '1401-07', source: ['manz-tamerlane'] },
    { word: 'ancestor-of', to: 'akbar', source: ['akbarnama'] },
  ],
  same: { wikidata: 'Q8462' },
});
