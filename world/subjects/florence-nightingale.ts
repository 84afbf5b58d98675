import { subject } from '../subject.ts';

export default subject({
  id: 'florence-nightingale',
  kind: 'person',
  region: 'europe',
  names: [
    '弗洛伦斯·南丁格尔',
    'Florence Nightingale',
    'Florence Nightingale',
    'Florence Nightingale',
    'フローレンス・ナイチンゲール',
  ],
  otherNames: [
    ['提灯女士', '南丁格尔'],
    ['Lady with the Lamp'],
    ['la Dame à la lampe'],
    ['la Dama de la Lámpara'],
    ['ランプの貴婦人', 'ナイチンゲール'],
  ],
  times: [{ role: 'life', span: ['1820-05-12', '1910-08-13'], source: ['bostridge-nightingale'] }],
  place: { at: [43.7696, 11.2558], name: ['佛罗伦萨', 'Florence', 'Florence', 'Florencia', 'フィレンツェ'] },
  summary: [
    '英国护理事业与统计学的先驱，生于佛罗伦萨，因以为名。她不顾家人反对投身护理，1854年率三十八名妇女赴斯库塔里照料克里米亚战争的伤兵，整顿供应与清洁，夜间提灯巡视而成传奇。战后以极坐标图证明多数士兵死于可防之病，推动军队与医院改革；1860年在伦敦圣托马斯医院开办护士学校。',
    'English pioneer of nursing and of statistics, named after the city of her birth. Against her family’s will she took up nursing; in 1854 she led thirty-eight women to Scutari to care for the wounded of the Crimean War, put supplies and cleaning in order, and became a legend with her lamp. Afterwards she showed in diagrams that most soldiers had died of preventable disease. Her school opened in London in 1860.',
    'Pionnière anglaise des soins infirmiers et de la statistique, nommée d’après sa ville natale. Contre le gré des siens, elle se fait infirmière ; en 1854, elle conduit trente-huit femmes à Scutari auprès des blessés de Crimée, met de l’ordre dans le ravitaillement et la propreté, et sa lampe devient légende. Ses diagrammes montrent ensuite que la plupart des soldats étaient morts de maladies évitables. Son école ouvre à Londres en 1860.',
    'Pionera inglesa de la enfermería y de la estadística, llamada como su ciudad natal. Contra la voluntad de su familia se hizo enfermera; en 1854 llevó a treinta y ocho mujeres a Escútari para atender a los heridos de Crimea, ordenó el abasto y la limpieza, y su lámpara se hizo leyenda. Después mostró con diagramas que la mayoría de los soldados había muerto de enfermedades evitables. Su escuela se abrió en Londres en 1860.',
    '看護と統計学の先駆となったイギリスの女性。生地フィレンツェにちなんで名づけられた。家族の反対を押し切って看護の道に進み、1854年に三十八人の女性を率いてスクタリに赴き、クリミア戦争の傷病兵の看護と物資・衛生の改善に努め、ランプを手に見回る姿が伝説となった。戦後は図表によって死者の多くが防げる病によることを示し、1860年にロンドンに看護学校を開いた。',
  ],
  events: [
    {
      when: '1854-11-04',
      title: [
        '率护士抵达斯库塔里',
        'Arrives at Scutari with thirty-eight nurses',
        'Arrive à Scutari avec trente-huit infirmières',
        'Llega a Escútari con treinta y ocho enfermeras',
        '三十八人の看護婦とスクタリに着く',
      ],
      at: 'scutari-barracks',
      weight: 3,
      source: ['bostridge-nightingale'],
    },
    {
      when: '1860-06-24',
      title: [
        '南丁格尔护士学校在伦敦开学',
        'Opens her school of nursing in London',
        'Ouvre son école d’infirmières à Londres',
        'Abre su escuela de enfermería en Londres',
        'ロンドンに看護学校を開く',
      ],
      at: 'london',
      weight: 3,
      source: ['bostridge-nightingale'],
    },
  ],
  relations: [
    { word: 'lived-in', to: 'constantinople', when: ['1854', '1856'], source: ['bostridge-nightingale'] },
    { word: 'citizen-of', to: 'british-empire', source: ['bostridge-nightingale'] },
  ],
  same: { wikidata: 'Q37103' },
});
