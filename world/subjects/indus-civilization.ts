import { subject } from '../subject.ts';

export default subject({
  id: 'indus-civilization',
  kind: 'people',
  region: 'south-asia',
  names: ['印度河流域文明', 'Indus Civilization', 'Civilisation de l’Indus', 'Civilización del Indo', 'インダス文明'],
  otherNames: [
    ['哈拉帕文明'],
    ['Indus Valley Civilisation', 'Harappan Civilization'],
    ['Civilisation de la vallée de l’Indus', 'civilisation harappéenne'],
    ['Cultura del valle del Indo', 'civilización harappa'],
    ['ハラッパー文明'],
  ],
  times: [{ role: 'span', span: ['-2600~', '-1900~'], source: ['possehl-indus'] }],
  place: {
    at: [27.3294, 68.1386],
    name: ['摩亨佐达罗', 'Mohenjo-daro', 'Mohenjo-daro', 'Mohenjo-Daro', 'モヘンジョダロ'],
  },
  summary: [
    '青铜时代南亚的城市文明，分布于今巴基斯坦与印度西北部，已知遗址逾千处。摩亨佐达罗、哈拉帕、朵拉维拉等城以烧砖筑成，街道与排水井然，砝码尺度划一，印章远及美索不达米亚；却不见宏大的王陵与宫殿。短小的印章文字至今未能释读。约前1900年后城市渐弃，气候与河道变迁当为要因。',
    'The Bronze Age urban culture of Pakistan and north-western India, known from over a thousand sites. Mohenjo-daro, Harappa and Dholavira had brick houses, drains, planned streets and standard weights, and their seals travelled as far as Mesopotamia; but no royal tomb or certain palace has been found, and the short inscriptions remain unread. The cities emptied after about 1900 BC, as climate and rivers changed.',
    'Culture urbaine de l’âge du bronze, au Pakistan et dans le nord-ouest de l’Inde, connue par plus de mille sites. Mohenjo-daro, Harappa et Dholavira avaient maisons de brique, égouts, rues tracées et poids normalisés ; leurs sceaux allaient jusqu’en Mésopotamie. Mais ni tombe royale ni palais certain n’y furent trouvés, et les brèves inscriptions restent muettes. Les villes se vident après 1900 av. J.-C., avec le changement du climat et des fleuves.',
    'Cultura urbana de la Edad del Bronce en Pakistán y el noroeste de la India, conocida por más de mil yacimientos. Mohenjo-Daro, Harappa y Dholavira tenían casas de ladrillo, desagües, calles trazadas y pesos uniformes, y sus sellos llegaron a Mesopotamia; pero no hay tumbas reales ni palacios seguros, y sus breves inscripciones siguen sin leerse. Las ciudades se vaciaron después de 1900 a. C., al cambiar el clima y los ríos.',
    '青銅器時代の南アジアに栄えた都市文明。現在のパキスタンとインド北西部に千を超える遺跡がある。モヘンジョダロ、ハラッパー、ドーラヴィーラーなどの都市は焼成煉瓦の家並みと排水設備、規格化された分銅をもち、印章はメソポタミアに達した。一方で王墓や確かな宮殿は見つからず、文字も未解読である。前1900年頃から都市は衰えた。',
  ],
  events: [
    {
      when: '-2600~',
      title: [
        '城市兴起，砖制与度量衡趋于划一',
        'Cities arise, with uniform bricks and weights',
        'Les villes apparaissent, avec briques et poids uniformes',
        'Surgen las ciudades, con ladrillos y pesos uniformes',
        '都市が成立し、煉瓦や分銅が規格化される',
      ],
      at: 'mohenjo-daro',
      weight: 3,
      source: ['possehl-indus'],
    },
    {
      when: ['-2500~', '-2100~'],
      title: [
        '朵拉维拉营建大型蓄水池',
        'Dholavira cuts great reservoirs for its water',
        'Dholavira creuse de grands réservoirs',
        'Dholavira excava grandes depósitos de agua',
        'ドーラヴィーラーに大規模な貯水槽が造られる',
      ],
      at: 'dholavira',
      weight: 1,
      source: ['unesco-world-heritage', '1645'],
    },
    {
      when: '-1900~',
      title: [
        '大城逐渐废弃，人口向东迁移',
        'The great cities are gradually abandoned as people move east',
        'Les grandes villes sont peu à peu abandonnées, la population gagne l’est',
        'Las grandes ciudades se abandonan poco a poco y la gente marcha al este',
        '大都市が次第に放棄され、人々は東へ移る',
      ],
      at: 'harappa',
      weight: 3,
      source: ['possehl-indus'],
    },
    {
      when: '1924-09-20',
      title: [
        '马歇尔向世界宣布发现印度河文明',
        'John Marshall announces the discovery of the lost civilization',
        'John Marshall annonce la découverte de la civilisation oubliée',
        'John Marshall anuncia el hallazgo de la civilización olvidada',
        'マーシャルがインダス文明の発見を世に公表する',
      ],
      at: 'mohenjo-daro',
      weight: 2,
      source: ['marshall-mohenjo-daro'],
    },
  ],
  relations: [
    {
      word: 'resembles',
      to: 'shang-dynasty',
      note: [
        '两种青铜文明皆有文字，商人甲骨可读，印度河印章至今未解',
        'Two Bronze Age cultures with writing: the Shang bones can be read, the Indus seals cannot',
        'Deux cultures du bronze dotées d’écriture : on lit les os des Shang, non les sceaux de l’Indus',
        'Dos culturas del bronce con escritura: los huesos Shang se leen, los sellos del Indo no',
        'ともに文字をもつ青銅器文明だが、甲骨文は読め、インダスの印章は読めない',
      ],
      source: ['possehl-indus'],
    },
    {
      word: 'preceded',
      to: 'maurya-empire',
      note: [
        '南亚再度出现大城要等到前6世纪的恒河平原，孔雀王朝由此兴起',
        'Large cities returned to South Asia only on the Ganges plain around 600 BC, where the Mauryas rose',
        'De grandes villes ne reparaissent qu’au VIᵉ siècle av. J.-C. dans la plaine du Gange, berceau des Maurya',
        'Las grandes ciudades no volvieron hasta hacia 600 a. C. en la llanura del Ganges, cuna de los Maurya',
        '大都市が再び現れるのは前6世紀のガンジス平原で、そこからマウリヤ朝が興った',
      ],
      source: ['thapar-early-india'],
    },
  ],
  same: { wikidata: 'Q42534' },
});
