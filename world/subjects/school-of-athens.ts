import { subject } from '../subject.ts';

export default subject({
  id: 'school-of-athens',
  kind: 'painting',
  region: 'europe',
  names: ['雅典学院', 'The School of Athens', 'L’École d’Athènes', 'La escuela de Atenas', 'アテナイの学堂'],
  otherNames: [['哲学'], ['Scuola di Atene', 'Philosophy'], ['Scuola di Atene', 'La Philosophie'], ['Scuola di Atene', 'La Filosofía'], ['アテネの学堂', '哲学']],
  times: [{ role: 'made', span: ['1509~', '1511'], source: ['jones-penny-raphael'] }],
  place: { at: [41.9035, 12.4559], name: ['梵蒂冈宫签字厅', 'Stanza della Segnatura, Vatican', 'chambre de la Signature, Vatican', 'Estancia de la Signatura, Vaticano', 'ヴァティカン宮殿「署名の間」'] },
  summary: [
    '拉斐尔约1509至1511年为教皇尤利乌斯二世的书房所绘的湿壁画。宏伟的穹顶之下，柏拉图手指上天，亚里士多德掌心向地，苏格拉底、毕达哥拉斯、托勒密等古代智者环列，还有戴头巾的伊本·鲁世德。画家把自己画在右端，并以同时代人的面貌入画，把基督教罗马写成古希腊智慧的继承者。',
    'A fresco by Raphael of about 1509–1511 for the library of Pope Julius II in the Vatican. Under a vast vault, Plato points to heaven and Aristotle spreads his hand towards the earth; around them stand Socrates, Pythagoras, Ptolemy and, in a turban, Ibn Rushd. Raphael painted himself at the edge and lent some sages the faces of his contemporaries: Rome as the heir of Greek thought.',
    'Fresque de Raphaël, vers 1509-1511, pour la bibliothèque de Jules II au Vatican. Sous une voûte immense, Platon montre le ciel et Aristote étend la main vers la terre ; autour d’eux, Socrate, Pythagore, Ptolémée et, coiffé d’un turban, Ibn Rushd. Raphaël s’y peint au bord et prête à quelques sages les traits de ses contemporains : Rome en héritière de la pensée grecque.',
    'Fresco de Rafael de hacia 1509-1511 para la biblioteca de Julio II en el Vaticano. Bajo una bóveda inmensa, Platón señala el cielo y Aristóteles tiende la mano hacia la tierra; los rodean Sócrates, Pitágoras, Ptolomeo y, con turbante, Ibn Rushd. Rafael se pintó en el borde y dio a algunos sabios el rostro de sus contemporáneos: Roma como heredera del pensamiento griego.',
    'ラファエロが1509～11年頃、教皇ユリウス2世の書斎のために描いたフレスコ画。巨大な丸天井の下で、プラトンは天を指し、アリストテレスは掌を地に向ける。周りにはソクラテス、ピュタゴラス、プトレマイオス、ターバン姿のイブン・ルシュドらが集う。画家は右端に自らを描き入れ、賢者たちに同時代人の顔を与えて、ローマをギリシアの知の継承者とした。',
  ],
  events: [
    { when: ['1509~', '1511'], title: ['绘于教皇尤利乌斯二世的签字厅', 'Is painted in the Stanza della Segnatura of Julius II', 'Est peinte dans la chambre de la Signature de Jules II', 'Se pinta en la Estancia de la Signatura de Julio II', 'ユリウス2世の「署名の間」に描かれる'], at: 'vatican-palace', weight: 3, with: ['raphael'], source: ['jones-penny-raphael'] },
    { when: '1511~', title: ['前景增绘沉思的赫拉克利特，或取米开朗琪罗之貌', 'Brooding Heraclitus is added in front, perhaps with Michelangelo’s face', 'Héraclite songeur est ajouté devant, peut-être sous les traits de Michel-Ange', 'Se añade en primer término Heráclito pensativo, acaso con el rostro de Miguel Ángel', '物思うヘラクレイトスが手前に加筆される。ミケランジェロの顔か'], at: 'vatican-palace', weight: 1, source: ['jones-penny-raphael'] },
  ],
  relations: [
    { word: 'depicts', to: 'plato', note: ['他的面容常被看作列奥纳多，腋下夹着《蒂迈欧篇》', 'His face is often taken for Leonardo’s; he carries the Timaeus', 'On reconnaît souvent en lui Léonard ; il tient le Timée', 'Se suele ver en él a Leonardo; lleva el Timeo', 'その顔はレオナルドを写すともいわれ、『ティマイオス』を抱える'], source: ['vasari', 'Life of Raphael'] },
    { word: 'depicts', to: 'aristotle', note: ['他手持《尼各马可伦理学》', 'He holds the Nicomachean Ethics', 'Il tient l’Éthique à Nicomaque', 'Sostiene la Ética a Nicómaco', '『ニコマコス倫理学』を手にする'], source: ['vasari', 'Life of Raphael'] },
    { word: 'depicts', to: 'socrates', source: ['jones-penny-raphael'] },
    { word: 'depicts', to: 'ibn-rushd', note: ['戴头巾者一般认作伊本·鲁世德，正从毕达哥拉斯肩后窥看书页', 'The turbaned man looking over Pythagoras’s shoulder is usually taken for him', 'On l’identifie d’ordinaire à l’homme au turban qui lit par-dessus l’épaule de Pythagore', 'Suele identificarse con el hombre del turbante que mira sobre el hombro de Pitágoras', 'ピュタゴラスの肩越しに覗くターバンの男が、普通は彼とされる'], source: ['jones-penny-raphael'] },
    { word: 'depicts', to: 'raphael', source: ['vasari', 'Life of Raphael'] },
    { word: 'depicts', to: 'leonardo-da-vinci', note: ['许多学者认为柏拉图的相貌取自列奥纳多，但并无同时代文献可证', 'Many scholars see Leonardo in Plato, but no document of the time says so', 'Beaucoup voient Léonard dans Platon, sans qu’aucun texte du temps le dise', 'Muchos ven a Leonardo en Platón, pero ningún documento de la época lo dice', 'プラトンにレオナルドを見る学者は多いが、同時代の史料はない'], source: ['jones-penny-raphael'] },
    { word: 'depicts', to: 'archimedes', note: ['俯身用圆规作图的几何学家，也常认作欧几里得，取布拉曼特之貌', 'The geometer with compasses is taken for him or for Euclid, with Bramante’s features', 'Le géomètre au compas, aux traits de Bramante, est tantôt lui, tantôt Euclide', 'El geómetra del compás, con los rasgos de Bramante, es él o Euclides', 'コンパスで図を描く幾何学者はアルキメデスともエウクレイデスともされ、顔はブラマンテに似る'], source: ['vasari', 'Life of Raphael'] },
    { word: 'located-in', to: 'rome', source: ['jones-penny-raphael'] },
  ],
});
