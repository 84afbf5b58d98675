import { subject } from '../subject.ts';

export default subject({
  id: 'republic-of-plato',
  kind: 'book',
  region: 'europe',
  names: ['理想国', 'Republic', 'La République', 'La República', '国家'],
  otherNames: [['国家篇', '王制'], ['Politeia', 'The Republic'], ['Politeia'], ['Politeia'], ['ポリテイア', '国家篇']],
  disambiguation: ['柏拉图著', 'dialogue by Plato', 'dialogue de Platon', 'diálogo de Platón', 'プラトンの対話篇'],
  times: [{ role: 'made', span: ['-0380~', '-0370~'], source: ['oxford-classical-dictionary', 'Plato'] }],
  place: { at: [37.942, 23.646], name: ['比雷埃夫斯（对话所在）', 'Piraeus, scene of the dialogue', 'Le Pirée, lieu du dialogue', 'El Pireo, escenario del diálogo', 'ペイライエウス（対話の舞台）'] },
  summary: [
    '柏拉图的对话录，共十卷，探讨何为正义、正义者是否比不义者幸福。苏格拉底在比雷埃夫斯与众人夜谈，以言辞建造一座城邦：统治者、护卫者与生产者各尽其职，护卫者无私产与私家，由哲学家为王。洞穴之喻、灵魂三分、政体衰变与厄尔神话均出于此，两千年来争议不绝。',
    'Dialogue by Plato in ten books on what justice is and whether the just man is the happier. Talking through a night at the Piraeus, Socrates builds a city in words, where rulers, guardians and producers each do their own work, guardians own nothing, and philosophers are kings. The cave, the three parts of the soul and the myth of Er come from its pages.',
    'Dialogue de Platon en dix livres, sur ce qu’est la justice et sur le bonheur du juste. Au cours d’une nuit au Pirée, Socrate bâtit une cité en paroles : gouvernants, gardiens et producteurs y font chacun leur tâche, les gardiens ne possèdent rien et les philosophes sont rois. La caverne, les trois parties de l’âme et le mythe d’Er viennent de ces pages.',
    'Diálogo de Platón en diez libros sobre qué es la justicia y si el justo es más feliz. En una noche del Pireo, Sócrates levanta con palabras una ciudad donde gobernantes, guardianes y productores hacen cada cual lo suyo, los guardianes nada poseen y los filósofos son reyes. De sus páginas vienen la caverna, las tres partes del alma y el mito de Er.',
    '正義とは何か、正しい人は幸福かを問うプラトンの対話篇、全十巻。ペイライエウスでの夜の語らいのなかで、ソクラテスは言葉で国家を築く。支配者・守護者・生産者がそれぞれの務めを果たし、守護者は財産も家族も共有し、哲学者が王となる国である。洞窟の比喩、魂の三部分、エルの神話は本書に由来する。',
  ],
  events: [
    { when: '-0375~', title: ['柏拉图在雅典写成', 'Plato writes the dialogue at Athens', 'Platon écrit le dialogue à Athènes', 'Platón escribe el diálogo en Atenas', 'プラトンがアテナイで著す'], at: 'athens', weight: 3, with: ['plato', 'athens'], source: ['oxford-classical-dictionary', 'Plato'] },
    { when: '1402', title: ['赫里索洛拉斯与德琴布里奥在米兰完成拉丁译本', 'Chrysoloras and Decembrio finish a Latin version in Milan', 'Chrysoloras et Decembrio achèvent à Milan une version latine', 'Crisoloras y Decembrio terminan en Milán una versión latina', 'クリュソロラスとデチェンブリオがミラノでラテン語訳を完成する'], at: 'milan', weight: 2, source: ['hankins-plato'] },
    { when: '1484', title: ['费奇诺的柏拉图拉丁文全集在佛罗伦萨刊行', 'Ficino’s Latin Plato is printed in Florence', 'Le Platon latin de Ficin est imprimé à Florence', 'El Platón latino de Ficino se imprime en Florencia', 'フィチーノのラテン語版プラトン全集がフィレンツェで刊行される'], at: 'florence', weight: 2, with: ['plato'], source: ['hankins-plato'] },
  ],
  relations: [
    { word: 'tells-of', to: 'socrates', source: ['plato-republic', '327a'] },
    { word: 'made-under', to: 'athens', when: '-0375~', source: ['oxford-classical-dictionary', 'Plato'] },
    { word: 'tells-of', to: 'homer', note: ['第十卷把模仿的诗人逐出城邦，只留颂神与赞美善人之歌', 'Book 10 admits to the city only hymns to gods and praise of good men', 'Le livre X n’admet dans la cité que les hymnes aux dieux et l’éloge des gens de bien', 'El libro X solo admite en la ciudad himnos a los dioses y elogios de hombres buenos', '第十巻は神々への讃歌と善き人の頌歌のほか詩を国に容れない'], source: ['plato-republic', '606e–607a'] },
    { word: 'tells-of', to: 'phoenicians', note: ['“高贵的谎言”被称作“腓尼基人的故事”', 'The “noble lie” about earth-born citizens is called a Phoenician tale', 'Le « noble mensonge » des citoyens nés du sol y est dit conte phénicien', 'La «noble mentira» de los nacidos de la tierra se llama cuento fenicio', '大地から生まれたという「気高い嘘」はフェニキア風の物語と呼ばれる'], source: ['plato-republic', '414c'] },
  ],
  same: { wikidata: 'Q123397' },
});
