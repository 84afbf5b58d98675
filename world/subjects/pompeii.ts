import { subject } from '../subject.ts';

export default subject({
  id: 'pompeii',
  kind: 'site',
  region: 'europe',
  names: ['庞贝', 'Pompeii', 'Pompéi', 'Pompeya', 'ポンペイ'],
  otherNames: [['庞贝古城'], ['Colonia Cornelia Veneria Pompeianorum', 'Pompei'], ['Pompéi antique'], ['Pompei'], ['ポンペイ遺跡']],
  times: [
    { role: 'span', span: ['-0600~', '0079-10-24?'], source: ['beard-pompeii'] },
  ],
  place: { at: [40.7497, 14.4869], name: ['坎帕尼亚', 'Campania, Italy', 'Campanie, Italie', 'Campania, Italia', 'イタリア、カンパニア'] },
  summary: [
    '意大利维苏威火山脚下的古城，79年火山爆发时被浮石与火山灰掩埋，因而完整留存了一座罗马中等城市的街道、住宅、壁画与涂鸦。它由奥斯坎人建成，公元前80年成为罗马殖民地，62年前后曾遭地震重创。1748年起有系统发掘，城区约三分之二已经重见天日。爆发的月日仍有争议。',
    'A town below Vesuvius, buried under pumice and ash when the volcano erupted in AD 79 and so preserved as no other: streets, shops, houses, paintings, even the scribbles on the walls. Oscan in origin, it became a Roman colony in 80 BC and had been shaken by an earthquake around 62. Excavation began in 1748; about a third still lies unopened, and whether August or autumn saw the disaster is debated.',
    'Ville au pied du Vésuve, ensevelie sous la ponce et la cendre lors de l’éruption de 79 et conservée comme nulle autre : rues, boutiques, maisons, peintures et jusqu’aux graffitis. D’origine osque, colonie romaine en 80 av. J.-C., elle avait souffert d’un séisme vers 62. On la fouille depuis 1748 et un tiers dort encore sous terre ; août ou automne, la date du désastre est discutée.',
    'Ciudad al pie del Vesubio, sepultada por la piedra pómez y la ceniza en la erupción de 79 y conservada como ninguna otra: calles, tiendas, casas, pinturas y hasta los garabatos de las paredes. De origen osco, fue colonia romana en 80 a. C. y sufrió un terremoto hacia el año 62. Se excava desde 1748 y un tercio sigue bajo tierra; se discute si el desastre fue en agosto o en otoño.',
    'ヴェスヴィオ火山の麓にあった町。79年の噴火で軽石と灰に埋もれ、通り、店、家、壁画、落書きに至るまで、ローマの地方都市の姿がそのまま残った。オスク人の町に始まり、紀元前80年にローマの植民市となり、62年頃には地震に見舞われた。1748年に発掘が始まり、今も三分の一が地中に眠る。噴火の月には異論がある。',
  ],
  events: [
    { when: '-0080', title: ['苏拉安置老兵，成为罗马殖民地', 'Becomes a colony for Sulla’s veterans', 'Devient une colonie de vétérans de Sylla', 'Se convierte en colonia de veteranos de Sila', 'スラの退役兵が入植し、ローマの植民市となる'], at: 'pompeii', weight: 2, with: ['roman-republic'], source: ['beard-pompeii'] },
    { when: '0059', title: ['与努凯里亚人在竞技场斗殴，禁赛十年', 'Is forbidden shows for ten years after a riot in its amphitheatre', 'Est privée de jeux dix ans après une rixe dans son amphithéâtre', 'Queda diez años sin juegos tras una reyerta en su anfiteatro', '円形闘技場での乱闘により十年間の興行禁止を受ける'], at: 'pompeii', weight: 1, source: ['tacitus-annals', '14.17'] },
    { when: '0062-02-05?', title: ['强烈地震毁坏大半个城市', 'Is badly damaged by an earthquake', 'Est gravement endommagée par un tremblement de terre', 'Sufre graves daños por un terremoto', '大地震で市街の多くが壊れる'], at: 'pompeii', weight: 2, source: ['seneca-natural-questions', '6.1'] },
    { when: '0079-10-24?', title: ['维苏威火山爆发，全城被掩埋', 'Is buried by the eruption of Vesuvius', 'Est ensevelie par l’éruption du Vésuve', 'Queda sepultada por la erupción del Vesubio', 'ヴェスヴィオ火山が噴火し、町が埋もれる'], at: 'pompeii', weight: 3, with: ['alexander-mosaic', 'villa-of-the-mysteries'], source: ['pliny-letters', '6.16, 6.20'] },
    { when: '1748', title: ['那不勒斯国王下令开始发掘', 'Begins to be excavated for the King of Naples', 'Commence à être fouillée pour le roi de Naples', 'Empieza a excavarse para el rey de Nápoles', 'ナポリ王の命で発掘が始まる'], at: 'pompeii', weight: 3, source: ['beard-pompeii'] },
  ],
  relations: [
    { word: 'part-of', to: 'roman-empire', when: ['-0027', '0079'], source: ['oxford-classical-dictionary'] },
    { word: 'rebelled-against', to: 'roman-republic', when: ['-0090~', '-0089~'], note: ['同盟者战争中它站在意大利人一边，遭苏拉围攻，城墙上弹痕犹在', 'It joined the Italians in the Social War and was besieged by Sulla, whose shot still pits the wall', 'Elle rejoignit les Italiens dans la guerre sociale et fut assiégée par Sylla, dont les boulets marquent encore le mur', 'Se unió a los itálicos en la guerra social y la asedió Sila, cuyos proyectiles aún marcan la muralla', '同盟市戦争でイタリア側につき、スラに包囲された。城壁には今も弾痕が残る'], source: ['velleius', '2.16'] },
    { word: 'traded-with', to: 'alexandria', note: ['来自埃及的伊西斯崇拜在此有一座地震后重建的神庙', 'With the sea trade came Isis, whose temple was among the first rebuilt after the earthquake', 'Avec le commerce vint Isis, dont le temple fut des premiers relevés après le séisme', 'Con el comercio llegó Isis, cuyo templo fue de los primeros reconstruidos tras el terremoto', '海上交易とともにイシス信仰が伝わり、神殿は地震の後いち早く再建された'], source: ['beard-pompeii'] },
  ],
  same: { wikidata: 'Q43332' },
});
