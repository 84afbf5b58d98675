import { subject } from '../subject.ts';

export default subject({
  id: 'akbar',
  kind: 'person',
  region: 'south-asia',
  names: ['阿克巴', 'Akbar', 'Akbar', 'Akbar', 'アクバル'],
  otherNames: [['阿克巴大帝', '贾拉勒丁·穆罕默德'], ['Akbar the Great', 'Jalal ud-Din Muhammad Akbar'], ['Akbar le Grand', 'Jalal ud-Din Muhammad Akbar'], ['Akbar el Grande', 'Jalal ud-Din Muhammad Akbar'], ['アクバル大帝', 'ジャラールッディーン・ムハンマド・アクバル']],
  times: [
    { role: 'life', span: ['1542-10-15', '1605-10-27'], source: ['akbarnama'] },
    { role: 'reign', span: ['1556-02-14', '1605-10-27'], source: ['akbarnama'] },
  ],
  place: { at: [25.3549, 69.7376], name: ['欧迈尔果德（今巴基斯坦信德）', 'Umarkot, Sindh', 'Umarkot, Sind', 'Umarkot, Sind', 'ウマルコート（シンド）'] },
  summary: [
    '莫卧儿帝国第三代皇帝。他生于父亲流亡途中，十三岁继位，成年后兼并古吉拉特、孟加拉与克什米尔，又以联姻和官爵笼络拉杰普特诸王。他建立曼萨布品级制与丈量定额的田赋，废除对印度教徒的人头税，在法塔赫布尔西格里召各教学者辩论。他不能读书，却设译馆、养画师，使莫卧儿画风成形。',
    'Third emperor of Mughal India. Born while his father was in flight and crowned at thirteen, he made a small northern kingdom the ruler of Gujarat, Bengal and Kashmir. He bound Rajput princes to his house by rank and marriage, graded his officers, measured the fields and ended the poll tax on Hindus. Unable to read, he kept painters, translators and debaters of every faith about him.',
    'Troisième empereur de l’Inde moghole. Né pendant la fuite de son père et couronné à treize ans, il étend un petit royaume du Nord au Gujarat, au Bengale et au Cachemire. Il s’attache les princes rajpoutes par le rang et le mariage, hiérarchise ses officiers, fait arpenter les terres et abolit la capitation des hindous. Ne sachant pas lire, il s’entoure de peintres, de traducteurs et de débatteurs de toutes religions.',
    'Tercer emperador de la India mogola. Nacido durante la huida de su padre y coronado a los trece años, extendió un pequeño reino del norte a Guyarat, Bengala y Cachemira. Ganó a los príncipes rajputas con rangos y matrimonios, graduó a sus oficiales, hizo medir los campos y abolió la capitación de los hindúes. Sin saber leer, reunió a pintores, traductores y polemistas de todas las religiones.',
    'ムガル帝国第三代皇帝。父の流浪中に生まれ、十三歳で即位し、グジャラート、ベンガル、カシミールを併合して北インドを統一した。官位と婚姻でラージプート諸侯を味方につけ、マンサブ制と検地による税制を整え、ヒンドゥー教徒への人頭税を廃した。文字は読めなかったが、画家や翻訳者を集め、諸宗教の論客に討論させた。',
  ],
  events: [
    { when: '1556-11-05', title: ['第二次帕尼帕特之战击败喜穆', 'His army defeats Hemu in the second battle of Panipat', 'Son armée bat Hemu à la seconde bataille de Panipat', 'Su ejército derrota a Hemu en la segunda batalla de Panipat', '第二次パーニーパットの戦いでヘームーを破る'], at: 'panipat', weight: 3, with: ['mughal-empire'], source: ['akbarnama', '2'] },
    { when: '1564', title: ['废除对非穆斯林征收的人头税', 'Abolishes the poll tax on non-Muslims', 'Abolit la capitation imposée aux non-musulmans', 'Suprime el impuesto de capitación sobre los no musulmanes', '非ムスリムに課す人頭税（ジズヤ）を廃止する'], at: 'agra-fort', weight: 2, source: ['akbarnama', '2'] },
    { when: '1568-02', title: ['攻陷拉杰普特要塞奇托尔', 'Storms the Rajput fortress of Chittor', 'Prend d’assaut la forteresse rajpoute de Chittor', 'Toma por asalto la fortaleza rajputa de Chittor', 'ラージプートの要塞チットールを陥落させる'], at: 'chittor', weight: 2, source: ['akbarnama', '2'] },
    { when: '1571', title: ['始建新都法塔赫布尔西格里', 'Starts building his new capital, Fatehpur Sikri', 'Commence sa nouvelle capitale, Fatehpur-Sikri', 'Comienza su nueva capital, Fatehpur Sikri', '新都ファテープル・シークリーの建設を始める'], at: 'fatehpur-sikri', weight: 2, source: ['unesco-world-heritage', '255'] },
    { when: '1575', title: ['建“礼拜之家”，听诸教学者辩论', 'Opens the House of Worship, where scholars of every faith debate', 'Ouvre la Maison du culte, où débattent des savants de toutes les religions', 'Abre la Casa de Culto, donde debaten sabios de todas las religiones', '「信仰の家」を設け、諸宗教の学者を討論させる'], at: 'fatehpur-sikri', weight: 2, source: ['badauni', '2'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'mughal-empire', when: ['1556', '1605'], source: ['akbarnama'] },
    { word: 'reformed', to: 'mughal-empire', when: ['1573', '1580'], note: ['军官按曼萨布分等，田赋依十年平均产量与物价折银征收', 'Officers were ranked by mansab; land tax was set in coin from ten years’ harvests and prices', 'Officiers classés par mansab, impôt foncier fixé en argent d’après dix ans de récoltes et de prix', 'Oficiales clasificados por mansab e impuesto de tierras en moneda según diez años de cosechas y precios', '官僚をマンサブで序列化し、地税は十年平均の収穫と価格で定めた'], source: ['richards-mughal', '3–4'] },
    { word: 'relative-of', to: 'genghis-khan', note: ['祖父巴布尔之母出自成吉思汗之子察合台一系', 'Through the mother of his grandfather Babur he descended from Genghis Khan’s son Chagatai', 'Par la mère de son grand-père Babur, il descendait de Djaghataï, fils de Gengis Khan', 'Por la madre de su abuelo Babur descendía de Chagatai, hijo de Gengis Kan', '祖父バーブルの母を通じ、チンギスの子チャガタイの血を引く'], source: ['baburnama'] },
    { word: 'patron-of', to: 'mahabharata', when: ['1582', '1586~'], note: ['命人译为波斯文《战争之书》，并配以宫廷画师的插图', 'He had it put into Persian as the Razmnama and illustrated by his court painters', 'Il le fit traduire en persan sous le titre de Razmnama et illustrer par ses peintres', 'Lo hizo traducir al persa con el título de Razmnama e ilustrar por sus pintores', 'ペルシア語訳『ラズムナーマ』を作らせ、宮廷画家に挿絵を描かせた'], source: ['badauni', '2'] },
  ],
  same: { wikidata: 'Q8597' },
});
