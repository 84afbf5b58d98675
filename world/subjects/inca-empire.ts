import { subject } from '../subject.ts';

export default subject({
  id: 'inca-empire',
  kind: 'polity',
  region: 'americas',
  names: ['印加帝国', 'Inca Empire', 'Empire inca', 'Imperio inca', 'インカ帝国'],
  otherNames: [['塔万廷苏尤', '四方之地'], ['Tawantinsuyu', 'Inka Empire'], ['Tawantinsuyu'], ['Tahuantinsuyo', 'Incario'], ['タワンティンスーユ']],
  times: [{ role: 'span', span: ['1438?', '1533'], source: ['daltroy-incas'] }],
  place: { at: [-13.5167, -71.9781], name: ['库斯科', 'Cuzco', 'Cuzco', 'Cuzco', 'クスコ'] },
  summary: [
    '前哥伦布时代美洲最大的帝国，自称塔万廷苏尤，意为“四方合一之地”。它以库斯科为中心，在约一个世纪内扩张到从今哥伦比亚南部至智利中部的安第斯山地，人口可能上千万。国家没有货币与文字，靠轮流服役的劳役、结绳记事的奇普、仓库和近四万公里道路运转。内战与瘟疫之后，1532年起为皮萨罗所灭。',
    'The largest empire of the Americas before Columbus, called Tawantinsuyu, “the four parts together”, by its people. From Cuzco it spread within about a century along the Andes from southern Colombia to central Chile. Without money or writing it ran on labour service, knotted cords, storehouses and some 40,000 kilometres of road. Plague and civil war had weakened it when Pizarro came in 1532.',
    'Le plus vaste empire d’Amérique avant Colomb, que ses habitants appelaient Tawantinsuyu, « les quatre parties réunies ». Parti de Cuzco, il s’étend en un siècle environ le long des Andes, du sud de la Colombie au centre du Chili. Sans monnaie ni écriture, il repose sur la corvée, les cordelettes à nœuds, les entrepôts et quelque 40 000 kilomètres de routes. L’épidémie et la guerre civile l’avaient affaibli quand parut Pizarro, en 1532.',
    'El mayor imperio de América antes de Colón, que sus gentes llamaban Tahuantinsuyo, «las cuatro partes juntas». Desde Cuzco se extendió en cerca de un siglo por los Andes, del sur de Colombia al centro de Chile. Sin moneda ni escritura, se sostenía en el trabajo por turnos, los quipus, los depósitos y unos 40 000 kilómetros de caminos. Las epidemias y la guerra civil lo habían debilitado cuando llegó Pizarro en 1532.',
    '先コロンブス期アメリカ最大の帝国で、自らは「四つの地方の結合」を意味するタワンティンスーユと称した。クスコから一世紀ほどで、コロンビア南部からチリ中部に至るアンデスに広がった。貨幣も文字ももたず、輪番の労役、結縄キープ、倉庫、約四万キロの道路網によって運営された。疫病と内戦で弱ったところへ、1532年ピサロが現れた。',
  ],
  events: [
    { when: '1470?', title: ['征服北部沿海的奇穆王国', 'Conquers Chimor, the kingdom of the northern coast', 'Conquiert Chimor, royaume de la côte nord', 'Conquista Chimor, el reino de la costa norte', '北海岸のチムー王国を征服する'], at: 'chan-chan', weight: 2, source: ['rostworowski'] },
    { when: '1527~', title: ['瓦伊纳·卡帕克可能死于旧大陆传来的瘟疫', 'Huayna Capac dies, perhaps of a plague from the Old World', 'Huayna Capac meurt, peut-être d’une maladie de l’Ancien Monde', 'Muere Huayna Cápac, quizá de una peste del Viejo Mundo', 'ワイナ・カパックが、おそらく旧世界の疫病で没する'], at: 'quito', weight: 2, source: ['cieza-senorio', '69'] },
    { when: '1532-11-16', title: ['皮萨罗在卡哈马卡擒获阿塔瓦尔帕', 'Pizarro seizes Atahualpa at Cajamarca', 'Pizarro capture Atahualpa à Cajamarca', 'Pizarro captura a Atahualpa en Cajamarca', 'ピサロがカハマルカでアタワルパを捕らえる'], at: 'cajamarca', weight: 3, with: ['atahualpa'], source: ['xerez'] },
    { when: '1536-05', title: ['曼科·印卡围攻库斯科', 'Manco Inca lays siege to Cuzco', 'Manco Inca assiège Cuzco', 'Manco Inca sitia Cuzco', 'マンコ・インカがクスコを包囲する'], at: 'cuzco', weight: 2, source: ['hemming-incas'] },
    { when: ['1572-06', '1572-09'], title: ['比尔卡班巴陷落，末代印卡图帕克·阿马鲁被处死', 'Vilcabamba falls; Túpac Amaru, the last Inca, is put to death', 'Chute de Vilcabamba ; Túpac Amaru, dernier Inca, est exécuté', 'Cae Vilcabamba; Túpac Amaru, último inca, es ejecutado', 'ビルカバンバが落ち、最後のインカ、トゥパク・アマルが処刑される'], at: 'vilcabamba', weight: 2, source: ['hemming-incas'] },
  ],
  relations: [
    { word: 'compared-with', to: 'roman-empire', note: ['印卡·加尔西拉索说，库斯科在其帝国中“是另一座罗马”', 'Garcilaso the Inca wrote that Cuzco was “another Rome” in its empire', 'Garcilaso l’Inca écrit que Cuzco fut dans son empire « une autre Rome »', 'El Inca Garcilaso escribió que el Cuzco fue en su imperio «otra Roma»', 'インカ・ガルシラソは、クスコを「もう一つのローマ」と書いた'], source: ['garcilaso', 'Proemio'] },
    { word: 'compared-with', to: 'alexander-the-great', note: ['谢萨·德莱昂问道：亚历山大或任何强大的君王可曾修过这样的路', 'Cieza asked whether Alexander or any mighty king had ever built such a road', 'Cieza demandait si Alexandre ou quelque roi puissant fit jamais pareille route', 'Cieza preguntaba si Alejandro o algún rey poderoso hizo jamás tal camino', 'シエサは、アレクサンドロスや強大な王たちがこれほどの道を造ったかと問うた'], source: ['cieza-senorio'] },
    { word: 'compared-with', to: 'silk-road', note: ['两条路网于2014年同时列入世界遗产', 'Both road systems entered the World Heritage List in 2014', 'Les deux réseaux de routes entrèrent en 2014 au Patrimoine mondial', 'Ambas redes de caminos entraron en 2014 en el Patrimonio Mundial', 'インカ道とシルクロードは2014年にともに世界遺産となった'], source: ['unesco-world-heritage', '1459'] },
    { word: 'compared-with', to: 'achaemenid-empire', note: ['印加的接力信使常与波斯御道的驿骑并论', 'The Inca relay runners are often set beside the mounted couriers of the Persian royal road', 'On rapproche souvent les coureurs incas des courriers montés de la route royale perse', 'Los chasquis se comparan a menudo con los correos montados del camino real persa', 'インカの飛脚はペルシアの王の道の騎馬急使としばしば並べられる'], source: ['daltroy-incas'] },
  ],
  same: { wikidata: 'Q28573' },
});
