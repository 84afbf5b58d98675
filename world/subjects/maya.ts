import { subject } from '../subject.ts';

export default subject({
  id: 'maya',
  kind: 'people',
  region: 'americas',
  names: ['玛雅', 'Maya', 'Mayas', 'Mayas', 'マヤ'],
  otherNames: [['玛雅人', '玛雅文明'], ['Maya civilization'], ['civilisation maya'], ['civilización maya'], ['マヤ文明', 'マヤ人']],
  times: [{ role: 'span', span: ['-2000~', '..'], source: ['coe-maya'] }],
  place: { at: [17.2, -89.6], name: ['佩滕低地', 'Petén lowlands', 'basses terres du Petén', 'tierras bajas del Petén', 'ペテン低地'] },
  summary: [
    '中美洲的一群民族及其文明，分布于今墨西哥东南部、危地马拉、伯利兹与洪都拉斯、萨尔瓦多西部。自公元前一千纪起，他们建起众多互相争战的城邦，以石灰岩筑金字塔与宫殿，用古代美洲最完备的文字刻写王朝史，推算金星与日食。九世纪前后南部诸城陆续荒废，北方仍续兴盛；今天仍有数百万人说玛雅诸语言。',
    'A family of peoples of south-eastern Mexico, Guatemala, Belize and western Honduras and El Salvador, and their civilization. From the first millennium BC they built rival city-states of limestone pyramids and palaces, wrote the histories of their kings in the fullest script of ancient America and tracked Venus and eclipses. Most southern cities were abandoned around the ninth century; millions speak Mayan languages today.',
    'Ensemble de peuples du sud-est du Mexique, du Guatemala, du Belize et de l’ouest du Honduras et du Salvador, et leur civilisation. Dès le Ier millénaire av. J.-C., ils bâtissent des cités rivales aux pyramides de calcaire, écrivent l’histoire de leurs rois dans l’écriture la plus complète de l’Amérique ancienne et suivent Vénus et les éclipses. La plupart des cités du sud sont abandonnées vers le IXe siècle ; des millions de personnes parlent encore des langues mayas.',
    'Conjunto de pueblos del sureste de México, Guatemala, Belice y el oeste de Honduras y El Salvador, y su civilización. Desde el primer milenio a. C. levantaron ciudades-estado rivales, con pirámides y palacios de caliza, escribieron la historia de sus reyes en la escritura más completa de la América antigua y siguieron a Venus y los eclipses. La mayoría de las ciudades del sur se abandonó hacia el siglo IX; millones de personas hablan hoy lenguas mayas.',
    'メキシコ南東部からグアテマラ、ベリーズ、ホンジュラス西部に広がる諸民族とその文明。紀元前一千年紀から石灰岩のピラミッドや宮殿をもつ都市国家を築いて相争い、古代アメリカで最も整った文字で王たちの歴史を刻み、金星や日食を観測した。南部の都市の多くは九世紀頃に放棄されたが、今日も数百万人がマヤ諸語を話している。',
  ],
  events: [
    { when: ['-0300~', '0100~'], title: ['埃尔米拉多尔等前古典期大城兴起', 'El Mirador and other great Preclassic cities rise', 'Essor d’El Mirador et d’autres grandes cités préclassiques', 'Auge de El Mirador y otras grandes ciudades preclásicas', 'エル・ミラドールなど先古典期の大都市が栄える'], at: 'el-mirador', weight: 2, source: ['coe-maya'] },
    { when: '0378-01-16', title: ['特奥蒂瓦坎方面的人物抵达蒂卡尔，王朝易主', 'Strangers from Teotihuacan reach Tikal and its king dies', 'Des étrangers venus de Teotihuacan atteignent Tikal, dont le roi meurt', 'Llegan a Tikal extranjeros de Teotihuacan y muere su rey', 'テオティワカンの人々がティカルに到来し、王が死ぬ'], at: 'tikal', weight: 3, with: ['tikal', 'teotihuacan'], source: ['martin-grube'] },
    { when: ['0800~', '0909'], title: ['南部低地诸城衰落；最后的长历纪年刻于托尼纳', 'The southern cities fail; the last Long Count date is carved at Toniná', 'Les cités du sud déclinent ; dernier compte long gravé à Toniná', 'Decaen las ciudades del sur; última cuenta larga en Toniná', '南部の諸都市が衰え、最後の長期暦がトニナに刻まれる'], at: 'tonina', weight: 3, source: ['martin-grube'] },
    { when: '1562-07-12', title: ['兰达在马尼焚毁玛雅抄本与神像', 'Diego de Landa burns books and images at Maní', 'Diego de Landa brûle livres et idoles à Maní', 'Diego de Landa quema libros e ídolos en Maní', 'ディエゴ・デ・ランダがマニで絵文書や像を焼く'], at: 'mani-yucatan', weight: 2, with: ['christianity'], source: ['landa', '41'] },
    { when: '1697-03-13', title: ['最后的独立王国诺赫佩滕陷落', 'Nojpetén, the last independent kingdom, falls', 'Chute de Nojpetén, dernier royaume indépendant', 'Cae Nojpetén, el último reino independiente', '最後の独立王国ノフペテンが陥落する'], at: 'nojpeten', weight: 2, source: ['jones-last-maya'] },
  ],
  relations: [
    { word: 'author-of', to: 'popol-vuh', when: ['1554~', '1558~'], note: ['由基切玛雅贵族用拉丁字母写成', 'Nobles of the K’iche’ Maya wrote it down in Latin letters', 'Des nobles mayas k’iche’ l’écrivirent en lettres latines', 'Nobles mayas k’iche’ lo escribieron en letras latinas', 'キチェ・マヤの貴族がラテン文字で書き留めた'], source: ['christenson-popol-vuh'] },
    { word: 'traded-with', to: 'teotihuacan', when: ['0200~', '0550~'], source: ['cowgill-teotihuacan'] },
    { word: 'party-to', to: 'conquest-of-mexico', when: '1519-03', at: 'potonchan', note: ['琼塔尔玛雅人在森特拉败给科尔特斯，献出二十名女子，马林钦即在其中', 'Beaten at Centla, the Chontal Maya gave Cortés twenty women, Malinche among them', 'Battus à Centla, les Mayas chontals donnèrent à Cortés vingt femmes, dont la Malinche', 'Vencidos en Centla, los mayas chontales entregaron a Cortés veinte mujeres, entre ellas Malinche', 'セントラで敗れたチョンタル・マヤは、マリンチェを含む女性20人をコルテスに贈った'], source: ['bernal-diaz', '34–36'] },
    { word: 'compared-with', to: 'cuneiform', note: ['玛雅文字与楔形文字一样兼用词符与音节符', 'Like cuneiform, Maya writing joins word signs to syllable signs', 'Comme le cunéiforme, l’écriture maya unit signes-mots et signes syllabiques', 'Como la cuneiforme, la escritura maya une signos de palabras y de sílabas', '楔形文字と同じく、マヤ文字は表語文字と音節文字を併せ用いる'], source: ['coe-maya'] },
    { word: 'compared-with', to: 'angkor-wat', note: ['激光测绘表明，两地的大城都是散布于田园之间的低密度都市', 'Laser surveys show both worlds to have built low-density cities spread among fields', 'Les relevés laser montrent là et ici des villes peu denses, éparses parmi les champs', 'Los estudios con láser muestran en ambos mundos ciudades de baja densidad entre campos', 'レーザー測量により、どちらも耕地の中に広がる低密度の都市であったと知られる'], source: ['fletcher-low-density'] },
  ],
  same: { wikidata: 'Q28567' },
});
