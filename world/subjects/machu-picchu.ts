import { subject } from '../subject.ts';

export default subject({
  id: 'machu-picchu',
  kind: 'site',
  region: 'americas',
  names: ['马丘比丘', 'Machu Picchu', 'Machu Picchu', 'Machu Picchu', 'マチュ・ピチュ'],
  otherNames: [
    ['马丘比丘古城'],
    ['Huayna Picchu (older name?)'],
    ['Huayna Picchu (nom ancien ?)'],
    ['Huayna Picchu (¿nombre antiguo?)'],
    ['マチュピチュ'],
  ],
  times: [
    { role: 'made', span: ['1420~', '1450~'], source: ['burger-dates'] },
    { role: 'span', span: ['1420~', '1530~'], source: ['burger-dates'] },
  ],
  place: {
    at: [-13.1631, -72.545],
    name: [
      '乌鲁班巴河谷上方，秘鲁',
      'Above the Urubamba, Peru',
      'au-dessus de l’Urubamba, Pérou',
      'sobre el Urubamba, Perú',
      'ペルー、ウルバンバ渓谷の上',
    ],
  },
  summary: [
    '秘鲁安第斯山脊上的印加遗址，海拔约2430米，下临乌鲁班巴河谷。约两百座建筑以不用灰浆的石砌筑成，有太阳神庙、拴日石和层层梯田，排水之精令它历经暴雨而不坍。多数学者认为它是帕查库特克家族的行宫，而非要塞或“失落之城”；碳十四测年显示约1420年已有人居。西班牙征服后废弃，1911年为世所知。',
    'An Inca site on a ridge of the Peruvian Andes, about 2,430 metres high, above the Urubamba. Some two hundred buildings of fitted stone, with a temple of the Sun, a carved rock and terraces, stand on careful drains. Most scholars take it for a country estate of Pachacuti’s family, not a lost city. It was in use from about 1420 and was left empty after the Spanish conquest.',
    'Site inca perché sur une crête des Andes péruviennes, à quelque 2 430 mètres, au-dessus de l’Urubamba. Environ deux cents bâtiments de pierre ajustée, un temple du Soleil, un rocher taillé et des terrasses reposent sur un drainage savant. La plupart des chercheurs y voient un domaine de la famille de Pachacutec, non une cité perdue. Occupé dès 1420 environ, il fut déserté après la conquête espagnole.',
    'Sitio inca en una cresta de los Andes peruanos, a unos 2430 metros de altura, sobre el Urubamba. Cerca de doscientos edificios de piedra ajustada, con un templo del Sol, una roca labrada y andenes, se asientan sobre un drenaje cuidadoso. La mayoría de los estudiosos lo tiene por finca real de la familia de Pachacútec, no por ciudad perdida. Habitado desde hacia 1420, quedó vacío tras la conquista española.',
    'ペルー・アンデスの尾根、標高約2430メートルに立つインカの遺跡。眼下にウルバンバ川が流れる。漆喰を使わず石を組んだ約二百の建物に太陽の神殿、彫り込まれた岩、段々畑が加わり、巧みな排水がそれを支えている。失われた都ではなく、パチャクティ一族の離宮とみるのが通説で、1420年頃から使われ、スペインの征服後に放棄された。',
  ],
  events: [
    {
      when: '1450~',
      title: [
        '帕查库特克家族的行宫营建',
        'The estate of Pachacuti’s family is built',
        'Le domaine de la famille de Pachacutec est bâti',
        'Se construye la finca real de la familia de Pachacútec',
        'パチャクティ一族の離宮が造営される',
      ],
      at: 'machu-picchu',
      weight: 2,
      with: ['pachacuti', 'inca-empire'],
      source: ['burger-salazar'],
    },
    {
      when: '1911-07-24',
      title: [
        '海勒姆·宾厄姆由当地人引路来到遗址',
        'Hiram Bingham is led to the ruins by local farmers',
        'Hiram Bingham est conduit aux ruines par des paysans',
        'Hiram Bingham llega a las ruinas guiado por campesinos',
        'ハイラム・ビンガムが地元農民に案内され遺跡に至る',
      ],
      at: 'machu-picchu',
      weight: 2,
      source: ['burger-salazar'],
    },
    {
      when: '1983',
      title: [
        '列入世界遗产',
        'Becomes a World Heritage site',
        'Est inscrit au Patrimoine mondial',
        'Se inscribe en el Patrimonio Mundial',
        '世界遺産に登録される',
      ],
      at: 'machu-picchu',
      weight: 1,
      source: ['unesco-world-heritage', '274'],
    },
  ],
  relations: [
    { word: 'made-under', to: 'inca-empire', when: ['1420~', '1450~'], source: ['burger-dates'] },
    { word: 'part-of', to: 'inca-empire', when: ['1420~', '1530~'], source: ['burger-salazar'] },
  ],
  same: { wikidata: 'Q676203' },
});
