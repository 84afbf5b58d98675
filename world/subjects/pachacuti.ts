import { subject } from '../subject.ts';

export default subject({
  id: 'pachacuti',
  kind: 'person',
  region: 'americas',
  names: ['帕查库特克', 'Pachacuti', 'Pachacutec', 'Pachacútec', 'パチャクティ'],
  otherNames: [['库西·尤潘基', '印卡·尤潘基'], ['Pachacuti Inca Yupanqui', 'Pachacutec'], ['Pachacuti', 'Cusi Yupanqui'], ['Pachacuti', 'Cusi Yupanqui'], ['パチャクテク', 'クシ・ユパンキ']],
  times: [
    { role: 'life', span: ['1418?', '1471?'], source: ['rostworowski'] },
    { role: 'reign', span: ['1438?', '1471?'], source: ['daltroy-incas'] },
  ],
  place: { at: [-13.5167, -71.9781], name: ['库斯科', 'Cuzco', 'Cuzco', 'Cuzco', 'クスコ'] },
  summary: [
    '第九代萨帕·印卡，印加帝国真正的缔造者，名号意为“翻转世界者”。相传昌卡人逼近库斯科，他父亲弃城而走，他却率众击退来敌，继而登位。他把库斯科改建为石砌的都城，重定太阳祭仪，向的的喀喀湖和北方高原用兵。传统年代为1438至1471年，但近年的碳十四测年显示，他的扩张也许更早。',
    'The ninth Sapa Inca and the true maker of the Inca Empire, whose name means “he who turns the world over”. Tradition says that he saved Cuzco from the Chancas when his father fled, and took the crown. He rebuilt the city in stone, reordered the cult of the Sun and conquered far to north and south. The usual dates, 1438–1471, may be some decades too late.',
    'Neuvième Sapa Inca et véritable créateur de l’Empire inca, dont le nom signifie « celui qui retourne le monde ». La tradition veut qu’il ait sauvé Cuzco des Chancas, que fuyait son père, avant de ceindre la couronne. Il rebâtit la ville en pierre, réordonne le culte du Soleil et conquiert au nord comme au sud. Les dates reçues, 1438–1471, sont peut-être trop tardives.',
    'Noveno Sapa Inca y verdadero creador del Imperio inca, cuyo nombre significa «el que da vuelta al mundo». Cuenta la tradición que salvó Cuzco de los chancas, ante los que huía su padre, y ciñó la borla real. Reconstruyó la ciudad en piedra, reordenó el culto del Sol y extendió sus conquistas al norte y al sur. Las fechas habituales, 1438–1471, quizá pequen de tardías.',
    '第9代サパ・インカで、インカ帝国の事実上の建設者。名は「世界を覆す者」を意味する。伝承によれば、チャンカ族が迫って父王がクスコを捨てたとき、踏みとどまって敵を退け、王位に就いた。都を石造りに建て替え、太陽の祭祀を改め、南北に征服を進めた。通説の在位は1438～1471年だが、年代測定はより早い拡大を示唆する。',
  ],
  events: [
    { when: '1438?', title: ['击退昌卡人，保全库斯科', 'Drives back the Chancas and saves Cuzco', 'Repousse les Chancas et sauve Cuzco', 'Rechaza a los chancas y salva Cuzco', 'チャンカ族を退け、クスコを守る'], at: 'cuzco', weight: 3, with: ['inca-empire'], source: ['betanzos', '1.6–10'] },
    { when: '1440?', title: ['着手重建库斯科与太阳神殿', 'Begins to rebuild Cuzco and the temple of the Sun', 'Entreprend de rebâtir Cuzco et le temple du Soleil', 'Emprende la reconstrucción de Cuzco y del templo del Sol', 'クスコと太陽神殿の再建に着手する'], at: 'cuzco', weight: 2, source: ['betanzos', '1.11–16'] },
    { when: '1445?', title: ['征服的的喀喀湖畔的科利亚人', 'Conquers the Colla by Lake Titicaca', 'Soumet les Colla du lac Titicaca', 'Somete a los collas del lago Titicaca', 'ティティカカ湖畔のコリャ族を征服する'], at: 'titicaca-basin', weight: 2, source: ['sarmiento', '37'] },
    { when: '1471?', title: ['死于库斯科，传位于图帕克·印卡·尤潘基', 'Dies in Cuzco and is succeeded by his son Topa Inca Yupanqui', 'Meurt à Cuzco ; son fils Tupac Yupanqui lui succède', 'Muere en Cuzco y le sucede su hijo Túpac Yupanqui', 'クスコで没し、子のトゥパック・ユパンキが継ぐ'], at: 'cuzco', weight: 2, source: ['sarmiento', '47'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'inca-empire', when: ['1438?', '1471?'], source: ['daltroy-incas'] },
    { word: 'founder-of', to: 'inca-empire', note: ['编年史把他写成城邦变为帝国的转折人物', 'The chronicles make him the man under whom a city-state became an empire', 'Les chroniques font de lui l’homme sous qui une cité devint un empire', 'Las crónicas lo presentan como el hombre con quien una ciudad se hizo imperio', '年代記は、都市国家が帝国に変わったのは彼の治世だとする'], source: ['betanzos'] },
    { word: 'builder-of', to: 'machu-picchu', when: '1450~', note: ['1568年的一份文书记载，这一带田地曾归“印卡·尤潘基”所有，即帕查库特克', 'A document of 1568 says that the lands here had belonged to “Inca Yupanqui”, that is Pachacuti', 'Un document de 1568 attribue les terres du lieu à « Inca Yupanqui », c’est-à-dire Pachacutec', 'Un documento de 1568 dice que estas tierras fueron de «Inga Yupangui», es decir, Pachacútec', '1568年の文書は、この地の畑がかつて「インカ・ユパンキ」すなわちパチャクティのものだったと記す'], source: ['rowe-machu-picchu'] },
    { word: 'ancestor-of', to: 'atahualpa', source: ['betanzos'] },
    { word: 'compared-with', to: 'genghis-khan', note: ['两人都在一代之内把周边小邦捏合成大帝国', 'Each turned a minor people into the masters of an empire within his own lifetime', 'Chacun fit en une vie d’un petit peuple le maître d’un empire', 'Cada uno convirtió en una vida a un pueblo menor en dueño de un imperio', 'ともに一代で小勢力を大帝国の主に変えた'], source: ['daltroy-incas'] },
  ],
});
