import { subject } from '../subject.ts';

export default subject({
  id: 'vikings',
  kind: 'people',
  region: 'europe',
  names: ['维京人', 'Vikings', 'Vikings', 'Vikingos', 'ヴァイキング'],
  otherNames: [['北欧海盗', '诺曼人'], ['Norsemen', 'Northmen'], ['Normands', 'hommes du Nord'], ['normandos', 'nórdicos'], ['バイキング', 'ノルマン人']],
  times: [{ role: 'span', span: ['0793~', '1066~'], source: ['brink-viking-world'] }],
  place: { at: [54.4911, 9.5653], name: ['海泽比', 'Hedeby', 'Hedeby', 'Hedeby', 'ヘーゼビュー'] },
  summary: [
    '约八世纪末至十一世纪从斯堪的纳维亚出海的北欧人，既是劫掠者，也是商人和移民。他们驾浅水长船袭击不列颠、爱尔兰和法兰克沿海，在诺曼底、冰岛和格陵兰定居，沿东欧河道直抵君士坦丁堡与巴格达，还到过北美纽芬兰。各地先后接受基督教，三国王权渐固，劫掠时代随之结束。“戴角头盔”则是十九世纪的想象。',
    'Scandinavians who went to sea between about 793 and 1066 as raiders, traders and settlers. In shallow, fast ships they plundered the coasts of Britain, Ireland and Francia, settled Normandy, Iceland and Greenland, followed the rivers of eastern Europe to Constantinople and the caliph’s lands, and reached Newfoundland. Christian kingship at home closed the age. The horned helmet is an invention of the nineteenth century.',
    'Scandinaves partis en mer, entre 793 et 1066 environ, comme pillards, marchands ou colons. Sur des navires rapides à faible tirant d’eau, ils ravagent les côtes de Grande-Bretagne, d’Irlande et de Francie, s’établissent en Normandie, en Islande et au Groenland, descendent les fleuves de l’Est jusqu’à Constantinople et aux terres du calife, et touchent Terre-Neuve. Le casque à cornes est une invention du XIXe siècle.',
    'Escandinavos que se hicieron a la mar, entre 793 y 1066 aproximadamente, como saqueadores, mercaderes y colonos. En naves veloces de poco calado asolaron las costas de Britania, Irlanda y Francia, poblaron Normandía, Islandia y Groenlandia, bajaron por los ríos del este hasta Constantinopla y las tierras del califa y llegaron a Terranova. El casco con cuernos es una invención del siglo XIX.',
    '八世紀末から十一世紀にかけ、略奪者・商人・移住者としてスカンディナヴィアから海に出た人々。喫水の浅い快速船でブリテン、アイルランド、フランクの沿岸を襲い、ノルマンディー、アイスランド、グリーンランドに住み着き、東欧の川を下ってコンスタンティノープルやバグダードと交易し、北米にも達した。角のついた兜は十九世紀の創作である。',
  ],
  events: [
    { when: '0793-06-08', title: ['洗劫林迪斯法恩修道院', 'Raid on the monastery of Lindisfarne', 'Pillage du monastère de Lindisfarne', 'Saqueo del monasterio de Lindisfarne', 'リンディスファーン修道院を襲う'], at: 'lindisfarne', weight: 3, source: ['anglo-saxon-chronicle', 'year 793'] },
    { when: '0860', title: ['罗斯人的船队突袭君士坦丁堡', 'A fleet of the Rus attacks Constantinople by surprise', 'Une flotte des Rus surprend Constantinople', 'Una flota de los rus ataca por sorpresa Constantinopla', 'ルーシの船団がコンスタンティノープルを急襲する'], at: 'constantinople', weight: 2, with: ['byzantine-empire'], source: ['brink-viking-world'] },
    { when: '0882?', title: ['据编年史，奥列格夺取基辅', 'According to the chronicle Oleg takes Kyiv', 'Selon la chronique, Oleg s’empare de Kiev', 'Según la crónica, Oleg se apodera de Kiev', '年代記によればオレグがキーウを取る'], at: 'kyiv', weight: 2, source: ['russian-primary-chronicle'] },
    { when: '1000~', title: ['在纽芬兰建立短期营地', 'A short-lived camp is built in Newfoundland', 'Un camp éphémère s’élève à Terre-Neuve', 'Se levanta un campamento efímero en Terranova', 'ニューファンドランドに短期の拠点を築く'], at: 'lanse-aux-meadows', weight: 3, source: ['unesco-world-heritage', '4'] },
    { when: '1066-09-25', title: ['挪威王哈拉尔在斯坦福桥战死', 'Harald of Norway falls at Stamford Bridge', 'Harald de Norvège tombe à Stamford Bridge', 'Harald de Noruega cae en Stamford Bridge', 'ノルウェー王ハーラルがスタンフォード・ブリッジで戦死する'], at: 'stamford-bridge', weight: 2, source: ['anglo-saxon-chronicle', 'year 1066'] },
  ],
  relations: [
    { word: 'traded-with', to: 'abbasid-caliphate', when: ['0800~', '1000~'], note: ['北欧窖藏中出土的阿拉伯银币数以万计', 'Arab silver coins have been found in Scandinavian hoards by the ten thousand', 'Les trésors scandinaves ont livré des dizaines de milliers de pièces d’argent arabes', 'Los tesoros escandinavos han dado decenas de miles de monedas de plata árabes', '北欧の埋蔵銀からは数万枚のアラブ銀貨が見つかっている'], source: ['brink-viking-world'] },
    { word: 'travelled-to', to: 'baghdad', when: '0850~', note: ['伊本·胡尔达兹比赫说，罗斯商人把货物用骆驼运到巴格达', 'Ibn Khurradadhbih says that merchants of the Rus brought their goods to Baghdad on camels', 'Selon Ibn Khurradadhbih, des marchands rus portaient leurs biens à Bagdad à dos de chameau', 'Según Ibn Jurradadbih, mercaderes rus llevaban sus bienes a Bagdad en camello', 'イブン・フルダーズビフは、ルーシ商人が駱駝で荷をバグダードへ運ぶと記す'], source: ['ibn-khurradadhbih'] },
    { word: 'warred-with', to: 'byzantine-empire', when: ['0860', '0971'], source: ['russian-primary-chronicle'] },
    { word: 'traded-with', to: 'constantinople', when: ['0907?', '0971'], source: ['russian-primary-chronicle'] },
    { word: 'travelled-to', to: 'hagia-sophia', note: ['圣索菲亚大教堂栏杆上刻有卢恩文字，依稀可辨“哈夫丹”之名', 'Runes scratched into a marble parapet there still give the name Halfdan', 'Des runes gravées sur un parapet de marbre y donnent encore le nom de Halfdan', 'Unas runas grabadas en un parapeto de mármol conservan allí el nombre de Halfdan', '大理石の手すりに刻まれたルーン文字にハルフダンの名が読める'], source: ['brink-viking-world'] },
    { word: 'adopted', to: 'christianity', when: ['0965~', '1100~'], source: ['brink-viking-world'] },
  ],
  same: { wikidata: 'Q12567' },
});
