import { subject } from '../subject.ts';

export default subject({
  id: 'tu-youyou',
  kind: 'person',
  region: 'east-asia',
  names: ['屠呦呦', 'Tu Youyou', 'Tu Youyou', 'Tu Youyou', '屠呦呦'],
  otherNames: [[], ['Youyou Tu'], [], [], ['ト・ユウユウ']],
  times: [{ role: 'life', span: ['1930-12-30', '..'], source: ['nobel-foundation'] }],
  place: {
    at: [29.87, 121.55],
    name: ['浙江宁波', 'Ningbo, Zhejiang', 'Ningbo, Zhejiang', 'Ningbo, Zhejiang', '浙江省寧波'],
  },
  summary: [
    '中国药学家，青蒿素的发现者。生于宁波，毕业于北京医学院药学系，供职中医研究院。1967年中国为越南战场防治疟疾设“五二三”项目，1969年起她领一组检索古方，从葛洪《肘后备急方》“青蒿一握，以水二升渍，绞取汁”悟到高温坏其药性，改用乙醚低温提取，1971年得有效之物，并先以自身试服。2015年获诺贝尔生理学或医学奖。',
    'Chinese pharmacologist who found artemisinin. Born at Ningbo, she worked at the academy of traditional medicine in Beijing, where from 1969 she led a group of a secret project against malaria. A recipe of the fourth century, which has sweet wormwood soaked in cold water and wrung out, told her that heat spoiled it; extracted with ether at low temperature, it worked in 1971, and she first took it herself. Drugs made from it have saved millions. She received the Nobel Prize in 2015.',
    'Pharmacologue chinoise qui découvrit l’artémisinine. Née à Ningbo, elle travaille à l’Académie de médecine chinoise de Pékin, où elle dirige dès 1969 une équipe d’un projet secret contre le paludisme. Une recette du IVᵉ siècle, où l’on trempe l’armoise dans l’eau froide avant de la tordre, lui apprend que la chaleur la gâte ; extraite à l’éther, à basse température, elle agit en 1971, et c’est sur elle-même qu’elle l’essaie d’abord. Prix Nobel en 2015.',
    'Farmacóloga china que descubrió la artemisinina. Nacida en Ningbo, trabajó en la Academia de Medicina China de Pekín, donde desde 1969 dirigió un grupo de un proyecto secreto contra la malaria. Una receta del siglo IV, que remoja el ajenjo dulce en agua fría y lo exprime, le indicó que el calor lo estropeaba; extraído con éter a baja temperatura, dio resultado en 1971, y primero lo tomó ella misma. Recibió el Premio Nobel en 2015.',
    '中国の薬学者で、アルテミシニンの発見者。寧波に生まれ、北京の中医研究院に勤めた。1969年からマラリア対策の秘密計画「五二三」の一班を率い、葛洪『肘後備急方』の、青蒿を水に浸して絞るという処方から、熱が薬効を損なうと気づいた。エーテルを用いて低温で抽出し、1971年に効果を確かめ、まず自ら服用した。2015年にノーベル生理学・医学賞を受けた。',
  ],
  events: [
    {
      when: '1971-10-04',
      title: [
        '青蒿乙醚提取物对鼠疟抑制率达百分之百',
        'Has an ether extract of wormwood that clears all parasites from mice',
        'Obtient un extrait à l’éther qui guérit toutes les souris',
        'Obtiene con éter un extracto que cura a todos los ratones',
        '青蒿のエーテル抽出物がマウスの原虫をすべて消す',
      ],
      at: 'beijing-academy',
      weight: 3,
      source: ['tu-artemisinin'],
    },
    {
      when: '2015-12-10',
      title: [
        '在斯德哥尔摩领诺贝尔生理学或医学奖',
        'Receives the Nobel Prize in Physiology or Medicine at Stockholm',
        'Reçoit à Stockholm le prix Nobel de physiologie ou médecine',
        'Recibe en Estocolmo el Premio Nobel de Fisiología o Medicina',
        'ストックホルムでノーベル生理学・医学賞を受ける',
      ],
      at: 'stockholm',
      weight: 3,
      source: ['nobel-foundation'],
    },
  ],
  relations: [
    { word: 'citizen-of', to: 'peoples-republic-of-china', source: ['nobel-foundation'] },
    {
      word: 'resembles',
      to: 'marie-curie',
      note: [
        '两人都因从天然原料中分离出一种物质而得诺贝尔奖：镭与青蒿素',
        'Both had a Nobel prize for a substance drawn from raw matter: radium from pitchblende, artemisinin from a herb',
        'Toutes deux eurent le prix Nobel pour un corps tiré d’une matière brute : le radium, l’artémisinine',
        'Ambas recibieron el Nobel por una sustancia extraída de materia bruta: el radio, la artemisinina',
        'どちらも天然の原料から取り出した物質、ラジウムとアルテミシニンによってノーベル賞を受けた',
      ],
      source: ['nobel-foundation'],
    },
  ],
  same: { wikidata: 'Q546079' },
});
