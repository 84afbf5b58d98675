import { subject } from '../subject.ts';

export default subject({
  id: 'first-opium-war',
  kind: 'war',
  region: 'east-asia',
  names: ['第一次鸦片战争', 'First Opium War', 'Première guerre de l’opium', 'Primera Guerra del Opio', '第一次アヘン戦争'],
  otherNames: [['鸦片战争', '中英第一次战争'], ['Anglo-Chinese War', 'Opium War'], ['guerre de l’opium', 'première guerre sino-britannique'], ['Guerra del Opio', 'guerra anglo-china'], ['アヘン戦争', '阿片戦争']],
  times: [
    { role: 'span', span: ['1839-09-04', '1842-08-29'], source: ['lovell-opium-war'] },
  ],
  place: { at: [22.82, 113.67], name: ['珠江口虎门', 'Humen, mouth of the Pearl River', 'Humen, embouchure de la rivière des Perles', 'Humen, boca del río de las Perlas', '珠江口の虎門'] },
  summary: [
    '英国与清朝之间因鸦片贸易与通商交涉而起的战争。鸦片自印度源源输华，白银外流，1839年林则徐奉旨赴粤，收缴并在虎门销毁约两万箱。英国以索偿、通商为由遣远征军，凭蒸汽舰与火炮沿海北上，1842年陷镇江，兵临南京城下。清廷被迫签订《南京条约》，割香港、赔款、开五口，是为中国近代史之始。',
    'A war between Britain and Qing China over the opium trade and the terms of commerce. In 1839 Commissioner Lin Zexu seized and destroyed some twenty thousand chests of Indian opium. Britain answered with a fleet whose steamers and guns took port after port and in 1842 blocked the Grand Canal at Zhenjiang. By the Treaty of Nanjing the Qing ceded Hong Kong, paid an indemnity and opened five ports.',
    'Guerre entre la Grande-Bretagne et la Chine des Qing, née du trafic de l’opium et des conditions du commerce. En 1839, le commissaire Lin Zexu saisit et détruit quelque vingt mille caisses d’opium indien. Londres riposte par une flotte dont les vapeurs et les canons prennent port après port et, en 1842, coupent le Grand Canal à Zhenjiang. Au traité de Nankin, les Qing cèdent Hong Kong, paient et ouvrent cinq ports.',
    'Guerra entre Gran Bretaña y la China de los Qing por el tráfico de opio y las condiciones del comercio. En 1839 el comisario Lin Zexu incautó y destruyó unas veinte mil cajas de opio indio. Londres respondió con una flota cuyos vapores y cañones tomaron puerto tras puerto y en 1842 cortaron el Gran Canal en Zhenjiang. Por el tratado de Nankín los Qing cedieron Hong Kong, pagaron y abrieron cinco puertos.',
    'アヘン貿易と通商をめぐって英国と清が戦った戦争。インド産アヘンの流入と銀の流出に苦しむ清は、1839年に林則徐を広州へ送り、二万箱余りを没収して虎門で処分した。英国は賠償と通商を求めて艦隊を派遣し、蒸気船と大砲で沿岸を北上、1842年に鎮江を落とす。清は南京条約で香港を割譲し、賠償金を払い、五港を開いた。',
  ],
  events: [
    { when: '1839-06', title: ['林则徐虎门销烟', 'Lin Zexu destroys the surrendered opium at Humen', 'Lin Zexu détruit à Humen l’opium livré', 'Lin Zexu destruye en Humen el opio entregado', '林則徐が虎門でアヘンを処分する'], at: 'humen', weight: 3, with: ['qing-dynasty'], source: ['qing-shi-gao', '369'] },
    { when: '1840-07', title: ['英军攻占舟山定海', 'British forces take Dinghai on Zhoushan', 'Les Britanniques s’emparent de Dinghai, à Zhoushan', 'Los británicos toman Dinghai, en Zhoushan', '英軍が舟山の定海を占領する'], at: 'zhoushan', weight: 1, source: ['lovell-opium-war'] },
    { when: '1841-01-26', title: ['英军登陆香港岛', 'The British land on Hong Kong Island and claim it', 'Les Britanniques débarquent sur l’île de Hong Kong et la revendiquent', 'Los británicos desembarcan en la isla de Hong Kong y la reclaman', '英軍が香港島に上陸し、領有を宣言する'], at: 'hong-kong', weight: 2, source: ['lovell-opium-war'] },
    { when: '1842-07-21', title: ['镇江陷落，漕运断绝', 'Zhenjiang falls and the Grand Canal is cut', 'Zhenjiang tombe, le Grand Canal est coupé', 'Cae Zhenjiang y queda cortado el Gran Canal', '鎮江が陥落し、大運河が断たれる'], at: 'zhenjiang', weight: 2, with: ['qing-dynasty'], source: ['lovell-opium-war'] },
    { when: '1842-08-29', title: ['《南京条约》在皋华丽号上签订', 'The Treaty of Nanjing is signed aboard HMS Cornwallis', 'Le traité de Nankin est signé à bord du Cornwallis', 'Se firma el tratado de Nankín a bordo del Cornwallis', 'コーンウォリス号の艦上で南京条約が結ばれる'], at: 'nanjing', weight: 3, with: ['qing-dynasty'], source: ['treaty-of-nanjing'] },
  ],
  relations: [
    { word: 'influenced', to: 'qing-dynasty', when: ['1842', '1912'], source: ['rowe-last-empire'] },
    { word: 'influenced', to: 'confucianism', note: ['战败后魏源编《海国图志》，倡“师夷长技以制夷”，经世之学为之一变', 'Defeat made the scholar Wei Yuan call for learning the foreigners’ skills, and turned Confucian statecraft outward', 'La défaite pousse le lettré Wei Yuan à prôner l’étude des techniques étrangères et ouvre la pensée confucéenne', 'La derrota llevó al letrado Wei Yuan a pedir que se aprendieran las técnicas extranjeras y abrió el pensamiento confuciano', '敗戦後、魏源は『海国図志』で夷の長技に学べと説き、儒学の経世論に転機をもたらした'], source: ['haiguo-tuzhi'] },
    { word: 'legend-of', to: 'zheng-he', when: '1842-08', at: 'nanjing', note: ['双方在南京静海寺议约，该寺相传为纪念郑和下西洋而建', 'Terms were discussed in Nanjing’s Jinghai Temple, built, it is said, to mark Zheng He’s voyages', 'On négocia au temple Jinghai de Nankin, bâti, dit-on, pour célébrer les voyages de Zheng He', 'Se negoció en el templo Jinghai de Nankín, erigido, se dice, por los viajes de Zheng He', '交渉の場となった南京の静海寺は、鄭和の航海を記念して建てられたと伝える'], source: ['lovell-opium-war'] },
    { word: 'compared-with', to: 'great-wall', note: ['明清北防长城以御骑兵，此战之敌却自海上来', 'Two thousand years of defence had faced the steppe; this enemy came by sea', 'Deux mille ans de défense regardaient la steppe ; cet ennemi vint par mer', 'Dos mil años de defensa habían mirado a la estepa; este enemigo llegó por mar', '長城は草原の騎馬に備えたが、この敵は海から来た'], source: ['lovell-opium-war'] },
    { word: 'took-place-in', to: 'qing-dynasty', when: ['1839', '1842'], source: ['lovell-opium-war'] },
  ],
});
