import { subject } from '../subject.ts';

export default subject({
  id: 'moai',
  kind: 'site',
  region: 'oceania',
  names: [
    '复活节岛石像',
    'Moai of Easter Island',
    'Moaïs de l’île de Pâques',
    'Moáis de la isla de Pascua',
    'イースター島のモアイ',
  ],
  otherNames: [
    ['摩艾石像', '拉帕努伊'],
    ['Rapa Nui', 'Moai'],
    ['Rapa Nui', 'moaï'],
    ['Rapa Nui', 'moái'],
    ['モアイ', 'ラパ・ヌイ'],
  ],
  times: [
    { role: 'made', span: ['1250~', '1600~'], source: ['van-tilburg'] },
    { role: 'span', span: ['1250~', '..'], source: ['unesco-world-heritage', '715'] },
  ],
  place: {
    at: [-27.1219, -109.2889],
    name: ['复活节岛', 'Easter Island', 'île de Pâques', 'isla de Pascua', 'イースター島'],
  },
  summary: [
    '太平洋孤岛拉帕努伊上的近千尊巨石人像。岛民约1250至1600年在拉诺拉拉库火山口以石锛凿出，代表有神力的祖先，立于海边石台之上，面朝村落；一般高四米左右，最大而未完成者二十一米，有的戴红色火山渣“发髻”。1722年复活节荷兰人罗赫芬到此，因以名岛。18至19世纪石像纷纷被推倒，1862年起奴隶贩子掳走岛民，人口几绝。',
    'Almost a thousand great stone figures on Rapa Nui, alone in the Pacific. Between about 1250 and 1600 the islanders carved them with stone adzes in the crater of Rano Raraku, as ancestors of power, and set them on platforms by the sea, facing the villages; they stand some four metres high, the largest, unfinished, twenty-one. The Dutchman Roggeveen came at Easter 1722. Slavers carried off a third of the people in 1862.',
    'Près de mille grandes figures de pierre à Rapa Nui, seule dans le Pacifique. De 1250 à 1600 environ, les insulaires les taillèrent à l’herminette de pierre au cratère du Rano Raraku, comme ancêtres puissants, et les dressèrent sur des plates-formes au bord de la mer, face aux villages ; hautes de quatre mètres en général, la plus grande, inachevée, en compte vingt et un. Le Hollandais Roggeveen y aborda à Pâques 1722.',
    'Casi mil grandes figuras de piedra en Rapa Nui, sola en el Pacífico. Entre 1250 y 1600, más o menos, los isleños las tallaron con azuelas de piedra en el cráter del Rano Raraku, como antepasados con poder, y las alzaron en plataformas junto al mar, mirando a las aldeas; miden unos cuatro metros, y la mayor, inacabada, veintiuno. El holandés Roggeveen llegó en la Pascua de 1722. En 1862 los negreros se llevaron a un tercio de la gente.',
    '太平洋の孤島ラパ・ヌイに残る千体近い巨石像。1250年頃から1600年頃、島民がラノ・ララクの火口で石の手斧で彫り、力ある祖先の姿として、集落に向けて海辺の祭壇に立てた。高さは四メートルほど、未完の最大のものは二十一メートルに及ぶ。1722年の復活祭にオランダ人ロッヘフェーンが訪れた。1862年には奴隷商人が住民の三分の一を連れ去った。',
  ],
  events: [
    {
      when: '1722-04-05',
      title: [
        '荷兰人罗赫芬在复活节登岛',
        'Roggeveen sights the island on Easter Day',
        'Roggeveen aperçoit l’île le jour de Pâques',
        'Roggeveen avista la isla el día de Pascua',
        'ロッヘフェーンが復活祭の日に島を望む',
      ],
      at: 'rano-raraku',
      weight: 2,
      source: ['behrens-roggeveen'],
    },
    {
      when: '1862-12',
      title: [
        '秘鲁奴隶船掳走岛民',
        'Peruvian slavers raid the island',
        'Des négriers péruviens razzient l’île',
        'Negreros peruanos asaltan la isla',
        'ペルーの奴隷船が島民をさらう',
      ],
      at: 'rano-raraku',
      weight: 2,
      source: ['van-tilburg'],
    },
  ],
  relations: [
    {
      word: 'depicts',
      to: 'polynesians',
      note: [
        '石像被视为各氏族已故首领的面容',
        'Each was the living face of a dead chief of the clan',
        'Chacun était le visage vivant d’un chef défunt du clan',
        'Cada uno era el rostro vivo de un jefe difunto del clan',
        'それぞれが氏族の亡き首長の生ける顔とされた',
      ],
      source: ['van-tilburg'],
    },
    {
      word: 'legend-of',
      to: 'inca-empire',
      note: [
        '萨米恩托记图帕克·印卡曾浮海西航，后人以为到过此岛',
        'Sarmiento tells that Tupac Inca sailed west to two islands; some have thought of this one',
        'Sarmiento conte que Tupac Inca vogua vers l’ouest jusqu’à deux îles ; on a pensé à celle-ci',
        'Sarmiento cuenta que Túpac Inca navegó al oeste hasta dos islas; se ha pensado en esta',
        'サルミエントはトゥパク・インカの西への航海を記し、この島に擬する説がある',
      ],
      source: ['sarmiento'],
    },
  ],
});
