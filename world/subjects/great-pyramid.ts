import { subject } from '../subject.ts';

export default subject({
  id: 'great-pyramid',
  kind: 'site',
  region: 'africa',
  names: ['胡夫金字塔', 'Great Pyramid of Giza', 'Grande Pyramide de Gizeh', 'Gran Pirámide de Guiza', 'ギザの大ピラミッド'],
  otherNames: [['吉萨大金字塔', '大金字塔'], ['Pyramid of Khufu', 'Pyramid of Cheops', 'Akhet Khufu'], ['pyramide de Khéops'], ['Pirámide de Keops', 'Pirámide de Jufu'], ['クフ王のピラミッド', '大ピラミッド']],
  times: [
    { role: 'made', span: ['-2580~', '-2560~'], source: ['lehner-pyramids'] },
  ],
  place: { at: [29.9792, 31.1342], name: ['吉萨', 'Giza', 'Gizeh', 'Guiza', 'ギザ'] },
  summary: [
    '古埃及第四王朝国王胡夫的陵墓，吉萨三座金字塔中最大的一座，也是古代七大奇迹中唯一尚存者。原高约一百四十七米，底边约二百三十米，由约二百三十万块石料砌成，四面几乎正对四方。建造者是按班组轮役、由国家供养的工匠与民夫。此后约三千八百年，世上没有更高的建筑。',
    'Tomb of King Khufu of the Fourth Dynasty, the largest of the three pyramids of Giza and the only one of the ancient Seven Wonders still standing. It rose to about 147 metres on a base of 230, of some 2.3 million blocks, its sides turned almost exactly to the four quarters. Gangs of workers fed by the state built it. For about 3,800 years no building was taller.',
    'Tombeau du roi Khéops, de la IVe dynastie, la plus grande des trois pyramides de Gizeh et la seule des Sept Merveilles encore debout. Elle s’élevait à 147 mètres environ sur une base de 230, avec quelque 2,3 millions de blocs et des faces tournées presque exactement vers les points cardinaux. Des équipes nourries par l’État la bâtirent. Pendant 3 800 ans, rien ne fut construit de plus haut.',
    'Tumba del rey Keops, de la dinastía IV, la mayor de las tres pirámides de Guiza y la única de las Siete Maravillas antiguas que sigue en pie. Alcanzaba unos 147 metros sobre una base de 230, con unos 2,3 millones de bloques y caras orientadas casi exactamente a los puntos cardinales. La levantaron cuadrillas mantenidas por el Estado. Durante unos 3800 años no hubo edificio más alto.',
    '第四王朝の王クフの墓で、ギザの三大ピラミッドのうち最大のもの。古代の七不思議で唯一現存する。もとの高さは約百四十七メートル、底辺は約二百三十メートルで、およそ二百三十万個の石を積み、各面はほぼ正確に東西南北を向く。国家に養われた労働者の班が築いた。およそ三千八百年の間、これより高い建物はなかった。',
  ],
  events: [
    { when: ['-2580~', '-2560~'], title: ['为国王胡夫建造', 'Is built for King Khufu', 'Est bâtie pour le roi Khéops', 'Se construye para el rey Keops', 'クフ王のために築かれる'], at: 'giza', weight: 3, with: ['khufu', 'old-kingdom'], source: ['lehner-pyramids'] },
    { when: '-2566~', title: ['监工梅雷尔的船队从图拉运来石灰石', 'Inspector Merer’s crew ships limestone from the quarries of Tura', 'L’équipe de l’inspecteur Merer transporte le calcaire de Toura', 'La cuadrilla del inspector Merer trae por barco la caliza de Tura', '監督官メレルの船がトゥーラの石灰岩を運ぶ'], at: 'tura-quarries', weight: 2, with: ['khufu'], source: ['merer-diary'] },
    { when: '1837', title: ['维斯在减压室中发现写有胡夫之名的工匠墨书', 'Vyse finds Khufu’s name in workmen’s marks in the relieving chambers', 'Vyse lit le nom de Khéops dans les marques des chambres de décharge', 'Vyse halla el nombre de Keops en las marcas de las cámaras de descarga', 'ヴァイスが重力軽減の間でクフの名を含む墨書を発見する'], at: 'giza', weight: 1, source: ['lehner-pyramids'] },
    { when: '2013', title: ['在红海岸的贾尔夫谷地发现梅雷尔的日志', 'The logbook of Merer is found at Wadi al-Jarf on the Red Sea', 'Le journal de Merer est découvert au ouadi el-Jarf, sur la mer Rouge', 'Se descubre el diario de Merer en Uadi al-Yarf, junto al mar Rojo', '紅海岸のワディ・アル=ジャルフでメレルの日誌が見つかる'], at: 'wadi-al-jarf', weight: 2, source: ['merer-diary'] },
  ],
  relations: [
    { word: 'made-under', to: 'old-kingdom', when: ['-2580~', '-2560~'], source: ['lehner-pyramids'] },
    { word: 'compared-with', to: 'babylon', note: ['希腊人的七大奇迹名单里，与它并列的有巴比伦的空中花园和城墙', 'In the Greek lists of Seven Wonders it stands beside the gardens and walls of Babylon', 'Dans les listes grecques des Sept Merveilles, elle voisine avec les jardins et les murs de Babylone', 'En las listas griegas de las Siete Maravillas figura junto a los jardines y murallas de Babilonia', 'ギリシア人の七不思議の一覧で、バビロンの庭園や城壁と並ぶ'], source: ['strabo-geography', '16.1.5'] },
    { word: 'compared-with', to: 'ur', note: ['乌尔的塔庙是神坛的高台，内无墓室，与金字塔形似而用意不同', 'The ziggurat of Ur is a platform for a shrine and holds no tomb: like in outline, unlike in purpose', 'La ziggourat d’Ur porte un sanctuaire et n’abrite aucun tombeau : le profil se ressemble, non le dessein', 'El zigurat de Ur es basamento de un santuario y no guarda tumba: se parece el perfil, no el propósito', 'ウルのジッグラトは神殿の基壇で墓室をもたず、形は似ても目的は異なる'], source: ['lehner-pyramids'] },
    { word: 'inspired', to: 'kingdom-of-kush', when: '-0720~', note: ['纳帕塔的国王在埃及停建王陵金字塔约八百年后，重新以金字塔为墓', 'The kings of Napata built pyramids again some eight centuries after the pharaohs had given them up', 'Les rois de Napata reprirent les pyramides quelque huit siècles après leur abandon par les pharaons', 'Los reyes de Napata volvieron a las pirámides unos ocho siglos después de que las dejaran los faraones', 'ナパタの王たちは、ファラオがやめて約八百年後に再びピラミッドを墓とした'], source: ['torok-kush'] },
  ],
  same: { wikidata: 'Q37200' },
});
