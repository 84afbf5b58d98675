import { subject } from '../subject.ts';

export default subject({
  id: 'mughal-empire',
  kind: 'polity',
  region: 'south-asia',
  names: ['莫卧儿帝国', 'Mughal Empire', 'Empire moghol', 'Imperio mogol', 'ムガル帝国'],
  otherNames: [['莫卧儿王朝', '大莫卧儿'], ['Great Mughals', 'Gurkani'], ['Grands Moghols'], ['Gran Mogol', 'Imperio mogol de la India'], ['ムガル朝', 'ムガール帝国']],
  times: [
    { role: 'span', span: ['1526', '1858'], source: ['encyclopaedia-of-islam', 'Mughals'] },
  ],
  place: { at: [28.6562, 77.2410], name: ['德里（沙贾汉纳巴德）', 'Delhi (Shahjahanabad)', 'Delhi (Shahjahanabad)', 'Delhi (Shahjahanabad)', 'デリー（シャージャハーナーバード）'] },
  summary: [
    '帖木儿后裔在印度建立的伊斯兰王朝。1526年巴布尔自喀布尔南下取德里，其孙阿克巴奠定典制，此后贾汉吉尔、沙贾汉、奥朗则布相继，十七世纪末几乎据有整个次大陆，财富与人口在当时世界名列前茅。宫廷用波斯语，细密画与陵园建筑臻于极盛。1707年后各省自立，终于1857至1858年为英国所废。',
    'Muslim dynasty of Timur’s line that ruled most of India. Babur came down from Kabul and took Delhi in 1526; Akbar gave the realm its institutions; by 1700, under Aurangzeb, it reached almost to the tip of the peninsula and was among the richest states on earth. Its Persian-speaking court excelled in painting and garden tombs. It broke into regional powers and was abolished by the British after 1857.',
    'Dynastie musulmane issue de Tamerlan, qui domina la plus grande partie de l’Inde. Babur, venu de Kaboul, prend Delhi en 1526 ; Akbar dote l’État de ses institutions ; vers 1700, sous Aurangzeb, il touche presque la pointe de la péninsule et compte parmi les plus riches du monde. Sa cour persanophone excelle dans la miniature et les tombeaux-jardins. Morcelé, il est aboli par les Britanniques après 1857.',
    'Dinastía musulmana del linaje de Tamerlán que dominó la mayor parte de la India. Babur bajó de Kabul y tomó Delhi en 1526; Akbar dio al Estado sus instituciones; hacia 1700, con Aurangzeb, llegaba casi a la punta de la península y era de los más ricos del mundo. Su corte, de lengua persa, brilló en la miniatura y las tumbas ajardinadas. Los británicos lo abolieron tras 1857.',
    'ティムールの子孫がインドに建てたイスラーム王朝。1526年にバーブルがカーブルから南下してデリーを取り、孫のアクバルが制度を整えた。十七世紀末、アウラングゼーブの代には亜大陸のほぼ全域を領し、世界有数の富を誇った。宮廷ではペルシア語が用いられ、細密画や墓廟建築が栄えた。のち諸地方が自立し、1858年に廃された。',
  ],
  events: [
    { when: '1526-04-21', title: ['巴布尔在帕尼帕特击败德里苏丹', 'Babur defeats the sultan of Delhi at Panipat', 'Babur bat le sultan de Delhi à Panipat', 'Babur derrota al sultán de Delhi en Panipat', 'バーブルがパーニーパットでデリーのスルターンを破る'], at: 'panipat', weight: 3, source: ['baburnama'] },
    { when: ['1639', '1648'], title: ['沙贾汉在德里营建新都与红堡', 'Shah Jahan builds a new capital with its Red Fort at Delhi', 'Shah Jahan bâtit à Delhi une nouvelle capitale et le Fort rouge', 'Shah Jahan construye en Delhi una nueva capital y el Fuerte Rojo', 'シャー・ジャハーンがデリーに新都と赤い城を築く'], at: 'shahjahanabad', weight: 2, source: ['padshahnama'] },
    { when: '1739-03', title: ['波斯王纳迪尔沙洗劫德里，掠去孔雀宝座', 'Nadir Shah of Persia sacks Delhi and carries off the Peacock Throne', 'Nadir Shah de Perse pille Delhi et emporte le trône du Paon', 'Nadir Shah de Persia saquea Delhi y se lleva el Trono del Pavo Real', 'イランのナーディル・シャーがデリーを略奪する'], at: 'shahjahanabad', weight: 2, source: ['cambridge-iran', '7'] },
    { when: '1757-06-23', title: ['英国东印度公司在普拉西击败孟加拉纳瓦布', 'The East India Company defeats the nawab of Bengal at Plassey', 'La Compagnie britannique des Indes orientales bat le nabab du Bengale à Plassey', 'La Compañía Británica de las Indias Orientales derrota al nabab de Bengala en Plassey', 'イギリス東インド会社がプラッシーでベンガル太守を破る'], at: 'palashi', weight: 3, source: ['encyclopaedia-of-islam', 'Mughals'] },
    { when: '1858', title: ['末代皇帝巴哈杜尔沙二世被流放仰光', 'Bahadur Shah II, the last emperor, is exiled to Rangoon', 'Bahadur Shah II, dernier empereur, est exilé à Rangoun', 'Bahadur Shah II, el último emperador, es desterrado a Rangún', '最後の皇帝バハードゥル・シャー二世がラングーンへ流される'], at: 'shahjahanabad', weight: 2, source: ['encyclopaedia-of-islam', 'Mughals'] },
  ],
  relations: [
    { word: 'named-after', to: 'mongol-empire', note: ['“莫卧儿”即波斯语的“蒙古”，虽然王室自认帖木儿后人', '“Mughal” is the Persian for Mongol, though the dynasty itself preferred to be called after Timur', '« Moghol » est le persan pour « Mongol », bien que la dynastie se réclamât plutôt de Tamerlan', '«Mogol» es el persa para «mongol», aunque la dinastía prefería llamarse por Tamerlán', '「ムガル」はペルシア語でモンゴルの意。王家自身はティムールの裔を称した'], source: ['richards-mughal', '1'] },
    { word: 'compared-with', to: 'qing-dynasty', note: ['两者皆由内亚征服者建立，并治理人口众多的农业社会', 'Both were founded by conquerors from Inner Asia who came to rule vast farming populations', 'Tous deux fondés par des conquérants d’Asie intérieure, ils gouvernèrent d’immenses populations paysannes', 'Ambos fueron fundados por conquistadores de Asia interior que gobernaron enormes poblaciones campesinas', 'ともに内陸アジアの征服者が建て、膨大な農耕民を治めた'], source: ['richards-mughal'] },
    { word: 'builder-of', to: 'taj-mahal', when: ['1632', '1648~'], source: ['padshahnama'] },
    { word: 'influenced', to: 'first-opium-war', when: '1765', note: ['1765年皇帝把孟加拉税权授予东印度公司，日后输华鸦片多产于该地', 'In 1765 the emperor granted the revenue of Bengal to the East India Company, whose opium for China grew there', 'En 1765, l’empereur céda les revenus du Bengale à la Compagnie des Indes, qui y fit pousser l’opium vendu en Chine', 'En 1765 el emperador cedió las rentas de Bengala a la Compañía, que allí cultivó el opio vendido a China', '1765年、皇帝はベンガルの徴税権を東インド会社に与え、対中国のアヘンは同地で産した'], source: ['encyclopaedia-of-islam', 'Mughals'] },
  ],
  same: { wikidata: 'Q33296' },
});
