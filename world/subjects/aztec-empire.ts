import { subject } from '../subject.ts';

export default subject({
  id: 'aztec-empire',
  kind: 'polity',
  region: 'americas',
  names: ['阿兹特克帝国', 'Aztec Empire', 'Empire aztèque', 'Imperio mexica', 'アステカ帝国'],
  otherNames: [['三城同盟', '墨西加帝国'], ['Triple Alliance', 'Mexica Empire'], ['Triple Alliance', 'empire mexica'], ['Triple Alianza', 'Imperio azteca'], ['三国同盟', 'メシカ帝国']],
  times: [{ role: 'span', span: ['1428', '1521-08-13'], source: ['smith-aztecs'] }],
  place: { at: [19.4347, -99.132], name: ['特诺奇提特兰', 'Tenochtitlan', 'Tenochtitlan', 'Tenochtitlan', 'テノチティトラン'] },
  summary: [
    '十五至十六世纪统治墨西哥中部的帝国，由特诺奇提特兰、特斯科科、特拉科潘三城结盟而成，以墨西加人为首。它不派驻总督，只令被征服的城邦按期纳贡：可可、棉布、羽毛、黄金源源运往湖中都城。战俘的心脏在大神庙献给神明，既是信仰，也是威慑。积怨的属邦最终成了科尔特斯的盟军。',
    'The power that ruled central Mexico in the fifteenth and sixteenth centuries, an alliance of Tenochtitlan, Texcoco and Tlacopan led by the Mexica. It left conquered towns their lords and asked for tribute: cacao, cotton, feathers and gold flowed to the city in the lake. Captives were sacrificed at the Great Temple, in faith and as a threat. Its resentful subjects became Cortés’s army.',
    'Puissance qui domina le centre du Mexique aux XVe et XVIe siècles : une alliance de Tenochtitlan, Texcoco et Tlacopan, menée par les Mexicas. Elle laissait aux villes soumises leurs seigneurs et exigeait le tribut : cacao, coton, plumes et or affluaient vers la cité lacustre. On sacrifiait les captifs au Templo Mayor, par foi et pour l’effroi. Ses sujets mécontents devinrent l’armée de Cortés.',
    'Potencia que dominó el centro de México en los siglos XV y XVI: una alianza de Tenochtitlan, Texcoco y Tlacopan encabezada por los mexicas. Dejaba a los pueblos sometidos sus señores y les exigía tributo: cacao, algodón, plumas y oro afluían a la ciudad del lago. En el Templo Mayor se sacrificaba a los cautivos, por fe y como amenaza. Sus súbditos descontentos fueron el ejército de Cortés.',
    '十五～十六世紀にメキシコ中央部を支配した勢力。メシカ人を中心に、テノチティトラン、テスココ、トラコパンの三都市が結んだ同盟である。征服した町には領主を残して貢納を課し、カカオ、綿布、羽毛、黄金が湖上の都に集まった。大神殿で捕虜の心臓を捧げることは信仰であり威嚇でもあった。恨みを抱く属国は、やがてコルテスの軍勢となる。',
  ],
  events: [
    { when: '1325?', title: ['相传墨西加人在湖中小岛建特诺奇提特兰', 'Tradition has the Mexica found Tenochtitlan on an island in the lake', 'Selon la tradition, les Mexicas fondent Tenochtitlan sur une île du lac', 'Según la tradición, los mexicas fundan Tenochtitlan en un islote del lago', '伝承では、メシカ人が湖の小島にテノチティトランを築く'], at: 'tenochtitlan', weight: 2, source: ['codex-mendoza', '2r'] },
    { when: '1428', title: ['推翻阿斯卡波察尔科，三城结盟', 'Azcapotzalco is overthrown; the Triple Alliance is formed', 'Azcapotzalco est renversée ; naissance de la Triple Alliance', 'Cae Azcapotzalco; nace la Triple Alianza', 'アスカポツァルコを倒し、三国同盟を結ぶ'], at: 'azcapotzalco', weight: 3, source: ['hassig-aztec'] },
    { when: '1487', title: ['阿维措特尔主持扩建后的大神庙落成典礼', 'Ahuitzotl dedicates the enlarged Great Temple', 'Ahuitzotl inaugure le Templo Mayor agrandi', 'Ahuítzotl consagra el Templo Mayor ampliado', 'アウィツォトルが増築した大神殿を奉献する'], at: 'tenochtitlan', weight: 2, source: ['duran', '43–44'] },
    { when: '1521-08-13', title: ['特诺奇提特兰陷落，帝国灭亡', 'Tenochtitlan falls and the empire ends', 'Chute de Tenochtitlan et fin de l’empire', 'Cae Tenochtitlan y termina el imperio', 'テノチティトランが陥落し、帝国が滅ぶ'], at: 'tlatelolco', weight: 3, with: ['hernan-cortes', 'conquest-of-mexico'], source: ['florentine-codex', '12.40'] },
  ],
  relations: [
    { word: 'party-to', to: 'conquest-of-mexico', when: ['1519', '1521'], source: ['florentine-codex', '12'] },
    { word: 'traded-with', to: 'maya', note: ['墨西加商人在希卡兰科与玛雅人交换可可、羽毛和奴隶', 'Mexica merchants met the Maya at Xicalango for cacao, feathers and slaves', 'Les marchands mexicas retrouvaient les Mayas à Xicalango : cacao, plumes, esclaves', 'Los mercaderes mexicas trataban con los mayas en Xicalango: cacao, plumas, esclavos', 'メシカの商人はシカランゴでカカオ、羽毛、奴隷をマヤ人と取引した'], source: ['florentine-codex', '9'] },
    { word: 'counterpart-of', to: 'inca-empire', note: ['两国同时称雄，却几乎可以肯定互不知晓', 'The two empires flourished together and almost certainly knew nothing of each other', 'Contemporains, les deux empires s’ignoraient presque certainement', 'Florecieron a la vez y casi con certeza se ignoraban', '同じ時代に栄えながら、互いの存在をほぼ知らなかった'], source: ['smith-aztecs'] },
    { word: 'compared-with', to: 'constantinople', note: ['科尔特斯军中到过君士坦丁堡和罗马的士兵说，从未见过如此整齐拥挤的市场', 'Soldiers who had been in Constantinople and Rome said they had never seen so well ordered and crowded a market', 'Des soldats qui avaient vu Constantinople et Rome disaient n’avoir vu marché si grand ni si bien réglé', 'Soldados que habían estado en Constantinopla y en Roma decían no haber visto mercado tan concertado y lleno', 'コンスタンティノープルやローマを知る兵士も、これほど整然と賑わう市場は見たことがないと言った'], source: ['bernal-diaz', '92'] },
    { word: 'compared-with', to: 'roman-empire', note: ['哈西格以罗马为例，说明它同样靠附庸与威慑而非驻军来维持', 'Hassig explains it, with Rome for a model, as an empire of clients and fear rather than garrisons', 'Hassig l’explique, Rome à l’appui, comme un empire de clients et de crainte plutôt que de garnisons', 'Hassig lo explica, con Roma por modelo, como un imperio de clientes y temor más que de guarniciones', 'ハシグはローマを例に、駐屯軍でなく従属国と威嚇で保たれた帝国と説明する'], source: ['hassig-aztec'] },
  ],
});
