import { subject } from '../subject.ts';

export default subject({
  id: 'zheng-he',
  kind: 'person',
  region: 'east-asia',
  names: ['郑和', 'Zheng He', 'Zheng He', 'Zheng He', '鄭和'],
  otherNames: [['马和', '三宝太监', '三保太监'], ['Cheng Ho', 'Ma He', 'San Bao'], ['Cheng Ho', 'Ma He', 'l’eunuque aux Trois Joyaux'], ['Cheng Ho', 'Ma He', 'el eunuco de las Tres Joyas'], ['馬和', '三宝太監']],
  times: [
    { role: 'life', span: ['1371~', '1433?'], source: ['dreyer-zheng-he'] },
    { role: 'active', span: ['1405', '1433?'], source: ['ming-shi', '304'] },
  ],
  place: { at: [24.67, 102.6], name: ['云南昆阳', 'Kunyang, Yunnan', 'Kunyang, au Yunnan', 'Kunyang, Yunnan', '雲南の昆陽'] },
  summary: [
    '明代宦官、航海家，本姓马，云南昆阳回回人家。幼年被明军所俘，阉入燕王府，以靖难之功赐姓郑。1405至1433年间七次奉敕统领船队下西洋，人数常逾二万七千，经占城、爪哇、满剌加、锡兰而至古里、忽鲁谟斯，分遣船只远达东非。所到宣诏颁赐，招徕朝贡。第七次归途卒于古里之说较为通行，然亦有异议。',
    'A Muslim eunuch from Yunnan who led the great Ming voyages across the Indian Ocean. Captured as a boy and made to serve the prince who became the Yongle emperor, he commanded seven expeditions between 1405 and 1433, with crews of up to twenty-eight thousand, to Java, Ceylon, Calicut, Hormuz, Arabia and East Africa. They carried gifts and the emperor’s claim to be obeyed. He probably died on the last voyage.',
    'Eunuque musulman du Yunnan, chef des grandes expéditions Ming dans l’océan Indien. Capturé enfant et attaché au prince qui devint l’empereur Yongle, il commande de 1405 à 1433 sept voyages, forts parfois de vingt-huit mille hommes, vers Java, Ceylan, Calicut, Ormuz, l’Arabie et l’Afrique orientale. Ils portent des présents et la volonté de l’empereur d’être obéi. Il meurt sans doute au dernier.',
    'Eunuco musulmán de Yunnan que dirigió las grandes expediciones Ming por el océano Índico. Capturado de niño y puesto al servicio del príncipe que sería el emperador Yongle, mandó entre 1405 y 1433 siete viajes, con hasta veintiocho mil hombres, a Java, Ceilán, Calicut, Ormuz, Arabia y África oriental. Llevaban regalos y la exigencia imperial de obediencia. Murió probablemente en el último.',
    '明の宦官で、インド洋への大航海を率いた人物。雲南のムスリムの家に生まれ、少年のとき明軍に捕らえられ、のちの永楽帝に仕えた。1405年から1433年まで七度にわたり、ときに二万八千近い人員の大船団を指揮して、ジャワ、セイロン、カリカット、ホルムズに至り、分遣隊はアラビアと東アフリカに達した。最後の航海の途上で没したとみられる。',
  ],
  events: [
    { when: ['1405', '1407'], title: ['首下西洋，归途于旧港擒海盗陈祖义', 'Leads his first voyage and captures the pirate Chen Zuyi at Palembang', 'Mène son premier voyage et capture le pirate Chen Zuyi à Palembang', 'Dirige su primer viaje y captura al pirata Chen Zuyi en Palembang', '最初の航海で海賊・陳祖義をパレンバンで捕らえる'], at: 'palembang', weight: 3, with: ['ming-dynasty'], source: ['ming-shi', '304'] },
    { when: '1411', title: ['于锡兰山遇袭反击，生擒其王亚烈苦奈儿', 'Captures a king of Ceylon who had attacked his men', 'Capture un roi de Ceylan qui avait attaqué ses hommes', 'Captura a un rey de Ceilán que había atacado a sus hombres', '襲ってきたセイロンの王を捕らえる'], at: 'galle', weight: 2, source: ['ming-shilu'] },
    { when: ['1413', '1415'], title: ['第四次航行，首抵忽鲁谟斯', 'Reaches Hormuz for the first time on the fourth voyage', 'Atteint Ormuz pour la première fois lors du quatrième voyage', 'Alcanza Ormuz por primera vez en el cuarto viaje', '第四回の航海で初めてホルムズに至る'], at: 'hormuz', weight: 2, source: ['changle-stele'] },
    { when: ['1417', '1419'], title: ['第五次航行，船队分遣东非海岸', 'Ships of the fifth voyage visit the coast of East Africa', 'Des navires du cinquième voyage touchent la côte d’Afrique orientale', 'Naves del quinto viaje visitan la costa de África oriental', '第五回の航海で分遣隊が東アフリカ沿岸に至る'], at: 'malindi', weight: 3, source: ['ming-shilu'] },
    { when: '1431', title: ['第七次出洋前，在刘家港与长乐立碑记历次航行', 'Sets up inscriptions on his voyages before the last of them', 'Dresse, avant le dernier, des inscriptions sur ses voyages', 'Erige, antes del último, inscripciones sobre sus viajes', '最後の出航を前に、劉家港と長楽に航海の碑を建てる'], at: 'liujiagang', weight: 1, source: ['changle-stele'] },
  ],
  relations: [
    { word: 'envoy-of', to: 'ming-dynasty', when: ['1405', '1433?'], source: ['ming-shi', '304'] },
    { word: 'born-of', to: 'mongol-empire', when: '1371~', note: ['其父马哈只居元朝梁王治下的云南；1382年明军平滇，少年被俘', 'Yunnan was still held for the Yuan by a Mongol prince; the boy was taken when the Ming conquered it in 1382', 'Un prince mongol tenait encore le Yunnan pour les Yuan ; l’enfant fut pris à la conquête Ming, en 1382', 'Un príncipe mongol aún tenía Yunnan por los Yuan; el niño fue apresado en la conquista Ming de 1382', '当時の雲南はなお元の梁王の治下にあり、1382年の明の征服で少年は捕らえられた'], source: ['ma-hazhi-stele'] },
    { word: 'travelled-to', to: 'silk-road', when: ['1405', '1433?'], source: ['yingya-shenglan'] },
    { word: 'general-of', to: 'ming-dynasty', when: ['1425', '1430'], source: ['dreyer-zheng-he'] },
    { word: 'compared-with', to: 'zhang-qian', note: ['一凿空于陆，一扬帆于海，后世并称通西之使', 'One opened the way west by land, the other showed it by sea; later ages pair the two envoys', 'L’un ouvrit la route de l’Ouest par terre, l’autre par mer : la postérité associe ces deux envoyés', 'Uno abrió por tierra el camino del oeste, el otro lo recorrió por mar; la posteridad une a ambos enviados', '一人は陸に西への道を開き、一人は海を行った使者として並び称される'], source: ['dreyer-zheng-he'] },
  ],
});
