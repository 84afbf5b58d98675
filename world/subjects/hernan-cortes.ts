import { subject } from '../subject.ts';

export default subject({
  id: 'hernan-cortes',
  kind: 'person',
  region: 'americas',
  names: ['埃尔南·科尔特斯', 'Hernán Cortés', 'Hernán Cortés', 'Hernán Cortés', 'エルナン・コルテス'],
  otherNames: [['科尔特斯'], ['Hernando Cortés', 'Cortez'], ['Fernand Cortès', 'Fernand Cortez'], ['Fernando Cortés', 'Malinche (apodo)'], ['コルテス', 'フェルナンド・コルテス']],
  times: [{ role: 'life', span: ['1485~', '1547-12-02'], source: ['gomara'] }],
  place: { at: [38.964, -5.958], name: ['埃斯特雷马杜拉的麦德林', 'Medellín, Extremadura', 'Medellín, Estrémadure', 'Medellín, Extremadura', 'エストレマドゥーラのメデジン'] },
  summary: [
    '西班牙征服者，阿兹特克帝国的覆灭者。他出身埃斯特雷马杜拉的小贵族，1504年渡海到伊斯帕尼奥拉，后居古巴。1519年他违抗总督之命率约五百人登陆墨西哥，联合特拉斯卡拉等与特诺奇提特兰为敌的城邦，1521年攻陷都城。他写给皇帝的长信既是报告也是辩护。此后他逐渐失势，死于塞维利亚城郊。',
    'The Spanish conqueror who brought down the Aztec Empire. Born of minor gentry in Extremadura, he sailed to Hispaniola in 1504 and settled in Cuba. In 1519 he landed in Mexico with some five hundred men, defied his governor, allied himself with Tlaxcala and other enemies of Tenochtitlan and took the city in 1521. His long letters to the emperor are both report and self-defence.',
    'Conquérant espagnol qui abattit l’Empire aztèque. Issu de la petite noblesse d’Estrémadure, il passe à Hispaniola en 1504, puis s’établit à Cuba. En 1519, il débarque au Mexique avec quelque cinq cents hommes, brave son gouverneur, s’allie à Tlaxcala et à d’autres ennemis de Tenochtitlan, et prend la ville en 1521. Ses longues lettres à l’empereur sont à la fois rapport et plaidoyer.',
    'Conquistador español que derribó el Imperio mexica. De familia hidalga de Extremadura, pasó a La Española en 1504 y se estableció después en Cuba. En 1519 desembarcó en México con unos quinientos hombres, desobedeció a su gobernador, se alió con Tlaxcala y otros enemigos de Tenochtitlan y en 1521 tomó la ciudad. Sus largas cartas al emperador son a la vez informe y alegato.',
    'アステカ帝国を倒したスペインの征服者。エストレマドゥーラの下級貴族の家に生まれ、1504年にエスパニョーラ島へ渡り、のちキューバに住んだ。1519年、総督の命に背いて約500人でメキシコに上陸し、トラスカラなどテノチティトランの敵対勢力と結んで、1521年に都を陥落させた。皇帝に宛てた長い書簡は、報告であると同時に弁明でもある。',
  ],
  events: [
    { when: '1504', title: ['渡海前往伊斯帕尼奥拉岛', 'Sails for Hispaniola', 'S’embarque pour Hispaniola', 'Se embarca hacia La Española', 'エスパニョーラ島へ渡る'], weight: 1, source: ['gomara', '3'] },
    { when: '1519-04-21', title: ['在圣胡安-德乌卢阿登陆墨西哥', 'Lands at San Juan de Ulúa in Mexico', 'Débarque à San Juan de Ulúa, au Mexique', 'Desembarca en San Juan de Ulúa', 'サン・フアン・デ・ウルアに上陸する'], at: 'veracruz-coast', weight: 3, with: ['conquest-of-mexico'], source: ['bernal-diaz', '38'] },
    { when: '1519-10', title: ['在乔卢拉屠杀居民', 'Massacres the people of Cholula', 'Massacre les habitants de Cholula', 'Matanza de Cholula', 'チョルーラの住民を虐殺する'], at: 'cholula', weight: 2, source: ['bernal-diaz', '83'] },
    { when: '1521-08-13', title: ['攻陷特诺奇提特兰，俘获夸乌特莫克', 'Takes Tenochtitlan and captures Cuauhtemoc', 'Prend Tenochtitlan et capture Cuauhtémoc', 'Toma Tenochtitlan y apresa a Cuauhtémoc', 'テノチティトランを落とし、クアウテモックを捕らえる'], at: 'tlatelolco', weight: 3, with: ['conquest-of-mexico', 'aztec-empire'], source: ['cortes-letters', '3'] },
    { when: '1547-12-02', title: ['死于塞维利亚附近的卡斯蒂列哈', 'Dies at Castilleja de la Cuesta near Seville', 'Meurt à Castilleja de la Cuesta, près de Séville', 'Muere en Castilleja de la Cuesta, cerca de Sevilla', 'セビリア近郊のカスティジェハで没する'], at: 'castilleja', weight: 1, source: ['gomara'] },
  ],
  relations: [
    { word: 'led-in', to: 'conquest-of-mexico', when: ['1519', '1521'], source: ['bernal-diaz'] },
    { word: 'conquered', to: 'aztec-empire', when: '1521-08-13', source: ['cortes-letters', '3'] },
    { word: 'wrote-about', to: 'aztec-empire', when: ['1520', '1522'], note: ['他在第二封信里称特诺奇提特兰大如塞维利亚和科尔多瓦', 'In his second letter he calls Tenochtitlan as large as Seville and Córdoba', 'Dans sa deuxième lettre, il dit Tenochtitlan aussi grande que Séville et Cordoue', 'En la segunda carta dice que Tenochtitlan es tan grande como Sevilla y Córdoba', '第二書簡で、テノチティトランをセビリアやコルドバほどの大きさと記す'], source: ['cortes-letters', '2'] },
    { word: 'travelled-to', to: 'maya', when: '1525', at: 'nojpeten', note: ['远征洪都拉斯途中，他访问了伊察玛雅人的湖中都城诺赫佩滕', 'On his march to Honduras he visited Nojpetén, the island capital of the Itza Maya', 'En marche vers le Honduras, il visita Nojpetén, capitale insulaire des Mayas Itza', 'Camino de Honduras visitó Nojpetén, capital isleña de los mayas itzáes', 'ホンジュラスへの遠征中、イツァ・マヤの湖上の都ノフペテンを訪れた'], source: ['cortes-letters', '5'] },
    { word: 'spread', to: 'christianity', when: ['1519', '1524'], note: ['1524年首批十二名方济各会士抵达时，他在众目睽睽下跪地迎接', 'When the first twelve Franciscans arrived in 1524 he knelt before them in public', 'À l’arrivée des douze premiers franciscains, en 1524, il s’agenouilla devant eux en public', 'Cuando llegaron los doce primeros franciscanos, en 1524, se arrodilló ante ellos en público', '1524年に最初のフランシスコ会士12人が着くと、公衆の前でひざまずいて迎えた'], source: ['bernal-diaz', '171'] },
    { word: 'compared-with', to: 'julius-caesar', note: ['贝尔纳尔·迪亚斯说，他的名字与罗马人中的恺撒、庞培同样响亮', 'Bernal Díaz says that his name was held in the same esteem as Caesar’s or Pompey’s among the Romans', 'Bernal Díaz dit son nom aussi estimé que ceux de César ou de Pompée chez les Romains', 'Bernal Díaz afirma que su nombre fue tan estimado como los de César o Pompeyo entre los romanos', 'ベルナル・ディアスは、その名がローマ人におけるカエサルやポンペイウスほど重んじられたと言う'], source: ['bernal-diaz'] },
    { word: 'enemy-of', to: 'moctezuma-ii', when: ['1519-11-14?', '1520'], source: ['cortes-letters', '2'] },
  ],
  same: { wikidata: 'Q7326' },
});
