import { subject } from '../subject.ts';

export default subject({
  id: 'mansa-musa',
  kind: 'person',
  region: 'africa',
  names: ['曼萨·穆萨', 'Mansa Musa', 'Mansa Moussa', 'Mansa Musa', 'マンサ・ムーサ'],
  otherNames: [['坎坎·穆萨', '曼萨穆萨'], ['Musa I of Mali', 'Kanku Musa'], ['Kankou Moussa', 'Kango Moussa'], ['Kankan Musa', 'Musa I de Malí'], ['カンカン・ムーサ', 'ムーサ1世']],
  times: [
    { role: 'life', span: ['1280?', '1337~'], source: ['levtzion-mali'] },
    { role: 'reign', span: ['1312~', '1337~'], source: ['ibn-khaldun-ibar'] },
  ],
  place: { at: [11.38, -8.38], name: ['尼日尔河上游的马里故地', 'Mali, on the upper Niger', 'Mali, sur le haut Niger', 'Malí, en el alto Níger', 'ニジェール川上流のマリ'] },
  summary: [
    '十四世纪前期马里帝国的君主，以1324年赴麦加朝觐时的豪富闻名于世。他的商队携大量黄金途经开罗，挥霍馈赠之多，据乌马里说使当地金价十余年未能恢复。归途中他带回学者与建筑师，在加奥、廷巴克图修建清真寺。1375年的加泰罗尼亚地图把他画成手持金块的国王。',
    'Ruler of the Mali Empire in the early fourteenth century, famous for the splendour of his pilgrimage to Mecca in 1324. His caravan passed through Cairo with so much gold that, al-Umari reports, its price had still not recovered twelve years later. He came home with scholars and an architect and built mosques at Gao and Timbuktu. The Catalan Atlas of 1375 shows him with a nugget in his hand.',
    'Souverain de l’empire du Mali au début du XIVe siècle, célèbre pour le faste de son pèlerinage à La Mecque en 1324. Sa caravane traverse Le Caire avec tant d’or que, selon al-Umari, le cours ne s’en était pas relevé douze ans plus tard. Il revient avec des savants et un architecte, et bâtit des mosquées à Gao et à Tombouctou. L’Atlas catalan de 1375 le montre une pépite à la main.',
    'Soberano del Imperio de Malí a comienzos del siglo XIV, célebre por el esplendor de su peregrinación a La Meca en 1324. Su caravana pasó por El Cairo con tanto oro que, según al-Umari, el precio no se había recuperado doce años después. Regresó con sabios y un arquitecto y levantó mezquitas en Gao y Tombuctú. El Atlas catalán de 1375 lo muestra con una pepita en la mano.',
    '十四世紀前半のマリ帝国の君主で、1324年のメッカ巡礼の豪奢さで名高い。その隊商がカイロで使い、また贈った金はあまりに多く、ウマリーによれば十二年後になっても金の相場は戻らなかったという。帰途に学者や建築家を伴い、ガオとトンブクトゥにモスクを建てた。1375年のカタルーニャ図は、金塊を手にした王の姿で彼を描く。',
  ],
  events: [
    { when: '1312~', title: ['继前任君主为马里国王', 'Becomes mansa of Mali', 'Devient mansa du Mali', 'Llega a ser mansa de Malí', 'マリの王位に就く'], weight: 2, with: ['mali-empire'], source: ['ibn-khaldun-ibar'] },
    { when: '1324-07', title: ['朝觐商队抵达开罗，散金无数', 'Reaches Cairo with his caravan and floods the city with gold', 'Arrive au Caire avec sa caravane et inonde la ville d’or', 'Llega a El Cairo con su caravana e inunda la ciudad de oro', '巡礼の隊商とともにカイロに着き、金を惜しみなく散じる'], at: 'cairo-city', weight: 3, with: ['islam'], source: ['al-umari', '10'] },
    { when: '1324', title: ['在麦加完成朝觐', 'Performs the pilgrimage at Mecca', 'Accomplit le pèlerinage à La Mecque', 'Cumple la peregrinación en La Meca', 'メッカで巡礼を果たす'], at: 'makka', weight: 2, with: ['islam'], source: ['levtzion-hopkins'] },
    { when: '1325~', title: ['归途经廷巴克图，命建大清真寺', 'On his way home has the great mosque of Timbuktu built', 'Au retour, fait bâtir la grande mosquée de Tombouctou', 'Al volver manda construir la gran mezquita de Tombuctú', '帰途、トンブクトゥに大モスクを建てさせる'], at: 'timbuktu', weight: 2, source: ['tarikh-al-sudan'] },
    { when: '1375', title: ['加泰罗尼亚地图绘其持金球端坐的形象', 'The Catalan Atlas shows him enthroned with a golden nugget', 'L’Atlas catalan le représente trônant, une pépite d’or à la main', 'El Atlas catalán lo representa en su trono con una pepita de oro', 'カタルーニャ図が金塊を手に座す姿で彼を描く'], at: 'majorca', weight: 1, source: ['catalan-atlas'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'mali-empire', when: ['1312~', '1337~'], source: ['ibn-khaldun-ibar'] },
    { word: 'reformed', to: 'mali-empire', when: ['1325~', '1337~'], note: ['他立清真寺与宣礼，延请马立克派法学家入国', 'He built mosques with minarets, established Friday prayer and brought in jurists of the Maliki school', 'Il éleva mosquées et minarets, institua la prière du vendredi et fit venir des juristes malikites', 'Levantó mezquitas y alminares, instituyó la oración del viernes y llevó juristas malikíes', 'モスクを建て、金曜礼拝を定め、マーリク派の法学者を招いた'], source: ['al-umari', '10'] },
    { word: 'compared-with', to: 'kublai-khan', note: ['1375年的加泰罗尼亚地图上，西有持金的穆萨，东有大汗忽必烈', 'On the Catalan Atlas of 1375 Musa sits in the west with his gold, and the Great Khan Kublai in the east', 'Sur l’Atlas catalan de 1375, Moussa trône à l’ouest avec son or, le grand khan Kubilaï à l’est', 'En el Atlas catalán de 1375 Musa aparece al oeste con su oro y el gran kan Kublai al este', '1375年のカタルーニャ図では、西に金を持つムーサ、東に大ハーンのクビライが描かれる'], source: ['catalan-atlas'] },
    { word: 'compared-with', to: 'marco-polo', note: ['欧洲人对遥远财富的想象，东方得自马可·波罗，非洲得自穆萨的朝觐', 'Europe’s picture of distant wealth came for Asia from Marco Polo and for Africa from Musa’s pilgrimage', 'L’Europe se figura les richesses lointaines, en Asie d’après Marco Polo, en Afrique d’après le pèlerinage de Moussa', 'Europa imaginó las riquezas lejanas de Asia por Marco Polo y las de África por la peregrinación de Musa', '遠い富への欧州の想像は、アジアはマルコ・ポーロ、アフリカはムーサの巡礼に由来する'], source: ['catalan-atlas'] },
    { word: 'compared-with', to: 'zheng-he', note: ['据乌马里记载，穆萨自述其前任曾两度遣大船队西航大洋，仅一船归来；后人常以郑和作比', 'Al-Umari has Musa tell how his predecessor sent two great fleets into the Atlantic, of which a single ship came back', 'D’après al-Umari, Moussa racontait que son prédécesseur lança sur l’Atlantique deux grandes flottes dont un seul navire revint', 'Según al-Umari, Musa contaba que su antecesor envió al Atlántico dos grandes flotas de las que volvió un solo barco', 'ウマリーによれば、ムーサは先代が大西洋に二度の大船団を送り、一隻しか帰らなかったと語った'], source: ['al-umari', '10'] },
  ],
});
