import { subject } from '../subject.ts';

export default subject({
  id: 'malintzin',
  kind: 'person',
  region: 'americas',
  names: ['玛琳切', 'Malintzin', 'Malintzin', 'Malinche', 'マリンチェ'],
  otherNames: [
    ['马林钦', '玛丽娜夫人'],
    ['La Malinche', 'Doña Marina'],
    ['La Malinche', 'doña Marina'],
    ['Malintzin', 'doña Marina'],
    ['マリンツィン', 'ドニャ・マリーナ'],
  ],
  times: [{ role: 'life', span: ['1500~', '1529~'], source: ['townsend-malintzin'] }],
  place: {
    at: [18.14, -94.41],
    name: [
      '夸察夸尔科斯一带',
      'Coatzacoalcos region',
      'région de Coatzacoalcos',
      'región de Coatzacoalcos',
      'コアツァコアルコス地方',
    ],
  },
  summary: [
    '征服墨西哥时科尔特斯的译员。她生于讲纳瓦特尔语的海湾地区贵族之家，幼年沦为奴隶，在玛雅人中学会玛雅语。1519年春作为礼物与二十名女子一同送给西班牙人，先经阿吉拉尔转译，不久自通西班牙语，出入科尔特斯与蒙特祖马之间的每次会谈。她为科尔特斯生子马丁，后嫁胡安·哈拉米略，约二十余岁去世。',
    'The interpreter of the conquest of Mexico. Born to a noble family of Nahuatl speakers near the Gulf coast, she was enslaved as a child and learned Maya. In the spring of 1519 she was one of twenty women given to the Spaniards; at first she worked with Jerónimo de Aguilar, soon in Spanish alone, and every word between Cortés and Moctezuma passed through her. She bore Cortés a son, Martín, and died in her twenties.',
    'L’interprète de la conquête du Mexique. Née près du golfe dans une famille noble de langue nahuatl, réduite en esclavage enfant, elle apprit le maya. Au printemps 1519, elle fut l’une des vingt femmes données aux Espagnols ; traduisant d’abord avec Jerónimo de Aguilar, bientôt seule en espagnol, elle porta chaque parole entre Cortés et Moctezuma. Elle eut de Cortés un fils, Martín, et mourut avant trente ans.',
    'La intérprete de la conquista de México. Nacida cerca del Golfo en una familia noble de lengua náhuatl, fue esclavizada de niña y aprendió maya. En la primavera de 1519 fue una de las veinte mujeres entregadas a los españoles; tradujo primero con Jerónimo de Aguilar y pronto sola en castellano, y por ella pasó cada palabra entre Cortés y Moctezuma. Tuvo de Cortés un hijo, Martín, y murió antes de los treinta.',
    'メキシコ征服の通訳。湾岸地方のナワトル語を話す貴族の家に生まれ、幼くして奴隷とされ、マヤ語を覚えた。1519年春、スペイン人に贈られた二十人の女性の一人となる。初めはアギラールと組んで訳し、やがて単独でスペイン語に通じ、コルテスとモクテスマの言葉はすべてその口を経た。コルテスの子マルティンを産み、二十代で没した。',
  ],
  events: [
    {
      when: '1519-04',
      title: [
        '在波通昌被赠予科尔特斯',
        'Is given to Cortés after the battle at Potonchán',
        'Est donnée à Cortés après le combat de Potonchán',
        'Es entregada a Cortés tras el combate de Potonchán',
        'ポトンチャンでコルテスに贈られる',
      ],
      at: 'potonchan',
      weight: 2,
      with: ['hernan-cortes'],
      source: ['bernal-diaz', 'ch. 36'],
    },
    {
      when: '1519-11-08',
      title: [
        '为科尔特斯与蒙特祖马的会面传译',
        'Interprets when Cortés and Moctezuma meet',
        'Traduit la rencontre de Cortés et de Moctezuma',
        'Traduce el encuentro de Cortés y Moctezuma',
        'コルテスとモクテスマの会見を通訳する',
      ],
      at: 'tenochtitlan',
      weight: 3,
      with: ['hernan-cortes', 'moctezuma-ii'],
      source: ['florentine-codex', 'book 12, ch. 16'],
    },
    {
      when: '1524',
      title: [
        '嫁给胡安·哈拉米略',
        'Marries Juan Jaramillo on the march to Honduras',
        'Épouse Juan Jaramillo en marche vers le Honduras',
        'Se casa con Juan Jaramillo camino de Honduras',
        'ホンジュラスへの途上でフアン・ハラミーリョと結婚する',
      ],
      weight: 1,
      source: ['townsend-malintzin'],
    },
  ],
  relations: [
    { word: 'interpreter-of', to: 'hernan-cortes', when: ['1519', '1526'], source: ['townsend-malintzin'] },
    { word: 'took-part-in', to: 'conquest-of-mexico', when: ['1519', '1521'], source: ['bernal-diaz', 'ch. 37'] },
    { word: 'met', to: 'moctezuma-ii', when: '1519-11-08', source: ['florentine-codex', 'book 12, ch. 16'] },
  ],
  same: { wikidata: 'Q230314' },
});
