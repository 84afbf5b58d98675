import { subject } from '../subject.ts';

export default subject({
  id: 'commentaries-on-the-gallic-war',
  kind: 'book',
  region: 'europe',
  names: ['高卢战记', 'The Gallic War', 'La Guerre des Gaules', 'La guerra de las Galias', 'ガリア戦記'],
  otherNames: [[], ['Commentaries on the Gallic War', 'De bello Gallico'], ['Commentaires sur la guerre des Gaules', 'De bello Gallico'], ['Comentarios sobre la guerra de las Galias', 'De bello Gallico'], ['ガリア戦争についての覚え書き']],
  times: [
    { role: 'made', span: ['-0058', '-0051~'], source: ['suetonius', 'Divus Julius 56'] },
  ],
  place: { at: [46.92, 4.037], name: ['高卢比布拉克特', 'Bibracte, Gaul', 'Bibracte, Gaule', 'Bibracte, Galia', 'ガリアのビブラクテ'] },
  summary: [
    '恺撒记述其征服高卢经过的拉丁文战记，共七卷，一年一卷，止于公元前52年阿莱西亚之战，第八卷由部将希尔提乌斯续成。全书以第三人称叙事，文字简净，既是给罗马人看的战功报告，也留下了关于凯尔特人、日耳曼人和德鲁伊的最早一批详细记载。后世奉为拉丁文入门读本。',
    'Caesar’s account in Latin of his conquest of Gaul. Seven books, one for each year from 58 to 52 BC, tell of marches, sieges and crossings of the Rhine and the Channel in a bare third person; his officer Hirtius added an eighth. Written to justify the general at Rome, it is also the fullest early description of Gauls, Germans and Druids, and has taught Latin to generations of schoolchildren.',
    'Récit en latin, par César lui-même, de sa conquête de la Gaule. Sept livres, un par année de 58 à 52 av. J.-C., content marches, sièges et passages du Rhin et de la Manche à une troisième personne dépouillée ; son lieutenant Hirtius en ajouta un huitième. Plaidoyer adressé à Rome, l’ouvrage reste la description ancienne la plus riche des Gaulois, des Germains et des druides.',
    'Relato en latín, obra del propio César, de su conquista de la Galia. Siete libros, uno por año de 58 a 52 a. C., refieren marchas, asedios y el paso del Rin y del Canal en una sobria tercera persona; su oficial Hircio añadió el octavo. Alegato dirigido a Roma, es también la descripción antigua más rica de galos, germanos y druidas, y sirvió de primera lectura latina a generaciones.',
    'カエサルが自らのガリア征服を記したラテン語の戦記。紀元前58年から52年まで一年一巻の全七巻で、行軍と攻城、ライン川やドーヴァー海峡の横断を三人称の簡潔な文で語る。第八巻は部下ヒルティウスの筆。ローマに向けた弁明であると同時に、ガリア人、ゲルマン人、ドルイドを伝える貴重な記録である。',
  ],
  events: [
    { when: '-0051~', title: ['恺撒把七卷战记公之于众（一说逐年发表）', 'Is made public in seven books, perhaps after yearly instalments', 'Est rendu public en sept livres, peut-être déjà parus année après année', 'Se da a conocer en siete libros, quizá publicados antes año por año', '七巻が公にされる（年ごとに出されたとする説もある）'], at: 'rome', weight: 2, with: ['julius-caesar'], source: ['caesar-gallic-war', '8, preface'] },
    { when: '-0046', title: ['西塞罗称赞其文“赤裸、端直而优雅”', 'Is praised by Cicero as “naked, upright and graceful”', 'Est loué par Cicéron, qui en dit le style « nu, droit et gracieux »', 'Recibe el elogio de Cicerón: estilo «desnudo, recto y elegante»', 'キケロが「裸で、まっすぐで、優美」と讃える'], at: 'rome', weight: 1, source: ['cicero-brutus', '262'] },
    { when: '-0043~', title: ['希尔提乌斯续写第八卷', 'Receives an eighth book from Aulus Hirtius', 'Reçoit un huitième livre de la main d’Aulus Hirtius', 'Recibe un octavo libro de mano de Aulo Hircio', 'ヒルティウスが第八巻を書き足す'], at: 'rome', weight: 1, source: ['caesar-gallic-war', '8, preface'] },
    { when: '1469', title: ['在罗马首次印行', 'Is printed for the first time, at Rome', 'Est imprimé pour la première fois, à Rome', 'Se imprime por primera vez, en Roma', 'ローマで初めて印刷される'], at: 'rome', weight: 1, source: ['istc'] },
  ],
  relations: [
    { word: 'tells-of', to: 'julius-caesar', when: ['-0058', '-0052'], note: ['全书以第三人称称呼作者自己', 'Throughout the author speaks of himself in the third person', 'L’auteur y parle toujours de lui-même à la troisième personne', 'El autor habla de sí mismo siempre en tercera persona', '著者は一貫して自らを三人称で呼ぶ'], source: ['caesar-gallic-war', '1–7'] },
    { word: 'made-under', to: 'roman-republic', source: ['caesar-gallic-war'] },
    { word: 'compared-with', to: 'histories-of-herodotus', note: ['第六卷对高卢与日耳曼风俗的描写承袭希罗多德开创的民族志传统', 'The portrait of Gauls and Germans in book 6 stands in the ethnographic tradition begun by Herodotus', 'Le tableau des Gaulois et des Germains du livre VI s’inscrit dans la tradition née d’Hérodote', 'El retrato de galos y germanos del libro VI sigue la tradición etnográfica iniciada por Heródoto', '第六巻のガリア人とゲルマン人の描写は、ヘロドトス以来の民族誌の伝統に連なる'], source: ['caesar-gallic-war', '6.11–28'] },
  ],
});
