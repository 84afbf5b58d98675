import { subject } from '../subject.ts';

export default subject({
  id: 'conquest-of-mexico',
  kind: 'war',
  region: 'americas',
  names: ['征服墨西哥', 'Conquest of Mexico', 'Conquête du Mexique', 'Conquista de México', 'メキシコ征服'],
  otherNames: [['西班牙征服阿兹特克帝国', '特诺奇提特兰之围'], ['Spanish conquest of the Aztec Empire', 'Spanish–Aztec War'], ['conquête de l’Empire aztèque', 'chute de Tenochtitlan'], ['Conquista del Imperio mexica', 'guerra hispano-mexica'], ['アステカ帝国の征服', 'スペインのメキシコ征服']],
  times: [{ role: 'span', span: ['1519', '1521-08-13'], source: ['bernal-diaz'] }],
  place: { at: [19.4347, -99.132], name: ['墨西哥谷地', 'Valley of Mexico', 'vallée de Mexico', 'valle de México', 'メキシコ盆地'] },
  summary: [
    '1519至1521年西班牙人与原住民盟军灭亡阿兹特克帝国的战争。科尔特斯自海岸登陆，先战后盟特拉斯卡拉，入居特诺奇提特兰并扣留君主；1520年夏被逐出，伤亡惨重，却在天花肆虐之时卷土重来，以十三艘双桅船和数万盟军围城约八十天。城破之日，一个以贡赋维系的秩序崩溃，新西班牙由此开始。',
    'The war of 1519–1521 in which a few hundred, later over a thousand Spaniards and tens of thousands of native allies destroyed the Aztec Empire. Cortés won over Tlaxcala, entered Tenochtitlan and seized its ruler; driven out with heavy loss in 1520, he came back while smallpox raged, and besieged the city for some eighty days with brigantines on the lake. On its ruins rose New Spain.',
    'Guerre de 1519-1521 où quelques centaines, puis plus d’un millier d’Espagnols et des dizaines de milliers d’alliés indigènes détruisirent l’Empire aztèque. Cortés gagne Tlaxcala, entre à Tenochtitlan et s’empare de son souverain ; chassé avec de lourdes pertes en 1520, il revient alors que sévit la variole et assiège la ville quelque quatre-vingts jours, brigantins sur le lac. Sur ses ruines naît la Nouvelle-Espagne.',
    'Guerra de 1519-1521 en la que unos cientos, luego más de mil españoles, y decenas de miles de aliados indígenas destruyeron el Imperio mexica. Cortés se ganó a Tlaxcala, entró en Tenochtitlan y apresó a su soberano; expulsado con grandes pérdidas en 1520, volvió mientras la viruela hacía estragos y sitió la ciudad unos ochenta días, con bergantines en el lago. Sobre sus ruinas nació la Nueva España.',
    '1519年から1521年にかけて、スペイン人と数万の先住民同盟軍がアステカ帝国を滅ぼした戦争。コルテスはトラスカラを味方につけてテノチティトランに入り、君主を拘束した。翌年の夏に大損害を受けて追われるが、天然痘が広がるなかで引き返し、湖に帆船を浮かべて約八十日間、都を包囲した。その廃墟の上にヌエバ・エスパーニャが生まれる。',
  ],
  events: [
    { when: '1519-09', title: ['与特拉斯卡拉激战之后缔结同盟', 'After hard fighting Tlaxcala becomes an ally', 'Après de rudes combats, Tlaxcala devient alliée', 'Tras duros combates, Tlaxcala se hace aliada', '激戦の末、トラスカラが同盟者となる'], at: 'tlaxcala', weight: 2, with: ['hernan-cortes'], source: ['cortes-letters', '2'] },
    { when: '1519-11-08', title: ['西班牙人进入特诺奇提特兰', 'The Spaniards enter Tenochtitlan', 'Les Espagnols entrent à Tenochtitlan', 'Los españoles entran en Tenochtitlan', 'スペイン人がテノチティトランに入る'], at: 'tenochtitlan', weight: 3, with: ['moctezuma-ii', 'hernan-cortes'], source: ['bernal-diaz', '88'] },
    { when: '1520-06-30', title: ['“悲痛之夜”：西班牙人夜逃，死伤数百', 'The “Sad Night”: hundreds of Spaniards die in the flight from the city', '« Nuit triste » : des centaines d’Espagnols périssent en fuyant la ville', '«Noche Triste»: cientos de españoles mueren al huir de la ciudad', '「悲しき夜」、都を逃れるスペイン人数百人が死ぬ'], at: 'tenochtitlan', weight: 2, with: ['hernan-cortes'], source: ['bernal-diaz', '128'] },
    { when: ['1520-10~', '1520-12~'], title: ['天花席卷谷地，君主奎特拉瓦克病亡', 'Smallpox sweeps the valley and kills King Cuitlahuac', 'La variole ravage la vallée et emporte le roi Cuitlahuac', 'La viruela arrasa el valle y mata al rey Cuitláhuac', '天然痘が盆地を襲い、君主クイトラワクが病没する'], at: 'tenochtitlan', weight: 3, source: ['florentine-codex', '12.29'] },
    { when: '1521-08-13', title: ['围城约八十天后，夸乌特莫克被俘', 'After some eighty days of siege Cuauhtemoc is captured', 'Après quelque quatre-vingts jours de siège, Cuauhtémoc est pris', 'Tras unos ochenta días de asedio, Cuauhtémoc cae prisionero', '約八十日の包囲の末、クアウテモックが捕らえられる'], at: 'tlatelolco', weight: 3, with: ['aztec-empire', 'hernan-cortes'], source: ['cortes-letters', '3'] },
  ],
  relations: [
    { word: 'took-place-in', to: 'aztec-empire', when: ['1519', '1521'], source: ['bernal-diaz'] },
    { word: 'ended', to: 'aztec-empire', when: '1521-08-13', source: ['florentine-codex', '12.40'] },
    { word: 'spread', to: 'christianity', when: ['1519', '1524'], note: ['1524年首批十二名方济各会士抵达，开始大规模施洗', 'Twelve Franciscans came in 1524 and began to baptize in great numbers', 'Douze franciscains arrivèrent en 1524 et baptisèrent en masse', 'Doce franciscanos llegaron en 1524 y bautizaron en masa', '1524年に来たフランシスコ会士12人が大規模な授洗を始めた'], source: ['gomara'] },
    { word: 'compared-with', to: 'fall-of-constantinople', note: ['两次围城，都有船只从陆上运入被围之城的水面', 'In both sieges ships were carried overland to the waters that guarded the city', 'Dans les deux sièges, on porta des navires par terre jusqu’aux eaux qui gardaient la ville', 'En ambos asedios se llevaron naves por tierra hasta las aguas que guardaban la ciudad', 'どちらの包囲でも、都を守る水面へ船が陸路で運ばれた'], source: ['cortes-letters', '3'] },
    { word: 'compared-with', to: 'crusades', note: ['科尔特斯的旗帜上写着：朋友们，让我们追随十字架', 'Cortés’s banner bore the words: Friends, let us follow the Cross', 'L’étendard de Cortés portait : Amis, suivons la Croix', 'El estandarte de Cortés decía: Amigos, sigamos la cruz', 'コルテスの旗には「友よ、十字架に従おう」とあった'], source: ['bernal-diaz', '20'] },
    { word: 'influenced', to: 'las-meninas', when: '1656', note: ['画中递给公主的红陶小罐与胭脂虫红颜料，都来自征服后的新西班牙', 'The red clay jar offered to the infanta and the cochineal red of the paint came from New Spain', 'Le petit vase de terre rouge tendu à l’infante et le rouge de cochenille venaient de Nouvelle-Espagne', 'El búcaro rojo que se ofrece a la infanta y el rojo de cochinilla venían de la Nueva España', '王女に差し出される赤い土の壺とコチニールの赤は、ヌエバ・エスパーニャの産とされる'], source: ['hamann-meninas'] },
  ],
});
