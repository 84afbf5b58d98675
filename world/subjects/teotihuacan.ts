import { subject } from '../subject.ts';

export default subject({
  id: 'teotihuacan',
  kind: 'site',
  region: 'americas',
  names: ['特奥蒂瓦坎', 'Teotihuacan', 'Teotihuacan', 'Teotihuacán', 'テオティワカン'],
  otherNames: [['特奥蒂瓦坎古城'], ['Teotihuacán'], ['Teotihuacán'], ['Teotihuacan'], ['テオティワカン遺跡']],
  times: [
    { role: 'made', span: ['-0100~', '0250~'], source: ['cowgill-teotihuacan'] },
    { role: 'span', span: ['-0100~', '0600~'], source: ['cowgill-teotihuacan'] },
  ],
  place: { at: [19.6925, -98.8438], name: ['墨西哥谷地东北部', 'North-east of the Valley of Mexico', 'nord-est de la vallée de Mexico', 'noreste del valle de México', 'メキシコ盆地北東部'] },
  summary: [
    '墨西哥谷地的古城，公元最初几个世纪美洲最大的都市，居民可能达十万。太阳金字塔、月亮金字塔与羽蛇神庙沿“亡者大道”排开，两千余座公寓式院落按同一方位布列，还有瓦哈卡人和玛雅人的居住区。建城者是谁、说什么语言，至今不明。约550至600年间中心遭焚毁，后来的墨西加人称之为“众神诞生之地”。',
    'An ancient city in the Valley of Mexico, in the first centuries AD the largest in the Americas, with perhaps 100,000 people. The pyramids of the Sun and Moon and that of the Feathered Serpent line its great avenue; some two thousand apartment compounds follow one grid. Its language and rulers are unknown. Its centre burned in the sixth century; the Aztecs later named it as the birthplace of the gods.',
    'Cité antique de la vallée de Mexico, la plus grande d’Amérique aux premiers siècles de notre ère, avec peut-être 100 000 habitants. Les pyramides du Soleil, de la Lune et du Serpent à plumes bordent sa grande avenue ; quelque deux mille ensembles d’habitation suivent une même trame. Sa langue et ses maîtres restent inconnus. Son centre brûle au VIe siècle ; les Aztèques y virent plus tard le berceau des dieux.',
    'Antigua ciudad del valle de México, la mayor de América en los primeros siglos de nuestra era, con quizá 100 000 habitantes. Las pirámides del Sol, de la Luna y de la Serpiente Emplumada bordean su gran avenida; unos dos mil conjuntos de viviendas siguen una misma traza. Se ignoran su lengua y sus gobernantes. Su centro ardió en el siglo VI; los mexicas la tuvieron por cuna de los dioses.',
    'メキシコ盆地の古代都市で、紀元後の数世紀にはアメリカ大陸最大、人口は十万に達したともいう。「死者の大通り」に沿って太陽、月、羽毛の蛇の各ピラミッドが並び、約二千の集合住宅が同じ方位で整然と配された。住民の言語も支配者の姿もわからない。六世紀に中心部が焼かれ、のちのアステカ人は「神々の生まれた所」として崇めた。',
  ],
  events: [
    { when: '0200~', title: ['羽蛇金字塔落成，约二百人殉葬', 'The Feathered Serpent Pyramid is dedicated with some 200 sacrifices', 'Pyramide du Serpent à plumes, consacrée par quelque 200 sacrifices', 'Pirámide de la Serpiente Emplumada, consagrada con unos 200 sacrificios', '羽毛の蛇のピラミッドが約200人の犠牲とともに奉献される'], at: 'teotihuacan', weight: 2, source: ['cowgill-teotihuacan'] },
    { when: '0378-01-16', title: ['与该城有关的人物进入蒂卡尔', 'People tied to the city enter Tikal', 'Des hommes liés à la cité entrent à Tikal', 'Gentes vinculadas a la ciudad entran en Tikal', 'この都市とかかわる人々がティカルに入る'], at: 'tikal', weight: 2, with: ['tikal', 'maya'], source: ['tikal-stela-31'] },
    { when: ['0550~', '0600~'], title: ['城中心的神庙与宫殿被焚', 'Temples and palaces of the centre are burned', 'Temples et palais du centre sont incendiés', 'Arden los templos y palacios del centro', '中心部の神殿と宮殿が焼かれる'], at: 'teotihuacan', weight: 3, source: ['cowgill-teotihuacan'] },
    { when: '1987', title: ['列入世界遗产', 'Becomes a World Heritage site', 'Est inscrite au Patrimoine mondial', 'Se inscribe en el Patrimonio Mundial', '世界遺産に登録される'], at: 'teotihuacan', weight: 1, source: ['unesco-world-heritage', '414'] },
  ],
  relations: [
    { word: 'inspired', to: 'aztec-empire', note: ['墨西加人仿其样式，并把挖出的古物埋入大神庙', 'The Mexica copied its style and buried objects dug up there in their Great Temple', 'Les Mexicas imitèrent son style et enfouirent au Templo Mayor des objets tirés de ses ruines', 'Los mexicas imitaron su estilo y enterraron en el Templo Mayor objetos sacados de sus ruinas', 'メシカ人は様式をまね、掘り出した遺物を大神殿に埋めた'], source: ['smith-aztecs'] },
    { word: 'legend-of', to: 'aztec-empire', note: ['传说诸神在此聚会，纳纳瓦津跃入火中，化为第五个太阳', 'Here, the story went, the gods met and Nanahuatzin leapt into the fire to become the Fifth Sun', 'C’est là, disait-on, que Nanahuatzin se jeta au feu devant les dieux et devint le Cinquième Soleil', 'Aquí, se contaba, Nanahuatzin saltó al fuego ante los dioses y se hizo el Quinto Sol', '神々が集い、ナナワツィンが火に飛び込んで第五の太陽となったと語られた'], source: ['florentine-codex', '7.2'] },
    { word: 'conquered', to: 'tikal', when: '0378-01-16?', note: ['碑文可读作征服，也有学者认为只是王朝联姻或当地政变', 'The inscriptions can be read as a conquest, but some see a marriage alliance or a local coup', 'Les textes se lisent comme une conquête ; d’autres y voient une alliance ou un coup d’État local', 'Los textos pueden leerse como conquista; otros ven una alianza o un golpe local', '碑文は征服とも読めるが、婚姻同盟や現地の政変とみる説もある'], source: ['martin-grube'] },
    { word: 'compared-with', to: 'great-pyramid', note: ['太阳金字塔的底边与大金字塔相近，高度却不到其一半', 'The Sun Pyramid has nearly the base of the Great Pyramid but less than half its height', 'La pyramide du Soleil a presque la base de la Grande Pyramide, mais moins de la moitié de sa hauteur', 'La pirámide del Sol tiene casi la base de la Gran Pirámide, pero menos de la mitad de su altura', '太陽のピラミッドの底辺は大ピラミッドに近いが、高さは半分に満たない'], source: ['cowgill-teotihuacan'] },
  ],
});
