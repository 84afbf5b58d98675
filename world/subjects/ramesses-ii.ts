import { subject } from '../subject.ts';

export default subject({
  id: 'ramesses-ii',
  kind: 'person',
  region: 'africa',
  names: ['拉美西斯二世', 'Ramesses II', 'Ramsès II', 'Ramsés II', 'ラムセス2世'],
  otherNames: [['拉美西斯大帝', '奥兹曼迪亚斯'], ['Ramesses the Great', 'Ozymandias', 'Rameses II'], ['Ramsès le Grand', 'Ozymandias'], ['Ramsés el Grande', 'Ozymandias'], ['ラメセス2世', 'ラムセス大王', 'オジマンディアス']],
  times: [
    { role: 'life', span: ['-1303?', '-1213~'], source: ['kitchen-ramesses'] },
    { role: 'reign', span: ['-1279~', '-1213~'], source: ['oxford-ancient-egypt'] },
  ],
  place: { at: [30.799, 31.834], name: ['培尔－拉美西斯', 'Pi-Ramesses', 'Pi-Ramsès', 'Pi-Ramsés', 'ペル・ラムセス'] },
  summary: [
    '古埃及第十九王朝国王，在位六十六年，是新王国建造最多的君主。他在位第五年与赫梯战于卡迭石，未分胜负却宣称大捷；十五年后双方订立现存文本最早的对等和约之一。他在三角洲营建新都，凿成阿布辛贝神庙，子女约百人。约九十岁去世，其名成为后世国王的楷模。',
    'King of Egypt’s Nineteenth Dynasty, who reigned for sixty-six years and built more than any other ruler of the New Kingdom. In his fifth year he fought the Hittites at Kadesh, a drawn battle that he proclaimed a triumph; fifteen years later both sides made a lasting peace. He founded a new capital in the Delta, had Abu Simbel carved from the rock and died at about ninety.',
    'Roi de la XIXe dynastie égyptienne, qui régna soixante-six ans et bâtit plus qu’aucun souverain du Nouvel Empire. En l’an 5, il affronte les Hittites à Qadesh, bataille indécise qu’il proclame victoire ; quinze ans plus tard, les deux puissances concluent une paix durable. Il fonde une capitale dans le Delta, fait creuser Abou Simbel et meurt vers quatre-vingt-dix ans.',
    'Rey de la dinastía XIX de Egipto, que reinó sesenta y seis años y construyó más que ningún otro soberano del Imperio Nuevo. En su quinto año combatió a los hititas en Qadesh, batalla indecisa que proclamó como triunfo; quince años después ambas potencias firmaron una paz duradera. Fundó una capital en el Delta, mandó excavar Abu Simbel y murió hacia los noventa años.',
    '六十六年にわたって在位し、新王国で最も多くの建築を残したエジプト第十九王朝の王。治世五年にカデシュでヒッタイトと戦い、勝敗のつかない戦いを大勝利と宣言した。十五年後、両国は永続する和平条約を結ぶ。デルタに新都を築き、アブ・シンベル神殿を岩山に掘らせ、およそ九十歳で没した。',
  ],
  events: [
    { when: '-1279~', title: ['继塞提一世即位', 'Succeeds Seti I as king', 'Succède à Séthi Ier', 'Sucede a Seti I en el trono', 'セティ一世を継いで即位する'], at: 'thebes-egypt', weight: 2, with: ['new-kingdom'], source: ['kitchen-ramesses'] },
    { when: '-1274~', title: ['在卡迭石遭赫梯伏击，力战脱险', 'Is surprised by the Hittites at Kadesh and fights his way out', 'Surpris par les Hittites à Qadesh, parvient à se dégager', 'Sorprendido por los hititas en Qadesh, logra abrirse paso', 'カデシュでヒッタイト軍に急襲され、奮戦して脱する'], at: 'battle-of-kadesh', weight: 3, with: ['hittites', 'battle-of-kadesh'], source: ['kadesh-inscriptions'] },
    { when: '-1259~', title: ['与赫梯王哈图西里三世缔结和约', 'Makes peace with King Hattusili III of the Hittites', 'Conclut la paix avec Hattusili III, roi des Hittites', 'Firma la paz con Hattusili III, rey de los hititas', 'ヒッタイト王ハットゥシリ三世と和平条約を結ぶ'], at: 'pi-ramesses', weight: 3, with: ['hittites'], source: ['treaty-of-kadesh'] },
    { when: '-1255~', title: ['阿布辛贝的两座岩窟神庙落成', 'The two rock temples of Abu Simbel are dedicated', 'Les deux temples rupestres d’Abou Simbel sont inaugurés', 'Se consagran los dos templos excavados de Abu Simbel', 'アブ・シンベルの二つの岩窟神殿が奉献される'], at: 'abu-simbel', weight: 2, source: ['kitchen-ramesses'] },
    { when: '1881', title: ['其木乃伊在代尔巴赫里的秘窖中被发现', 'His mummy is found in the cache of Deir el-Bahari', 'Sa momie est retrouvée dans la cachette de Deir el-Bahari', 'Su momia aparece en el escondrijo de Deir el-Bahari', 'デイル・エル=バハリの隠し場所でミイラが見つかる'], at: 'deir-el-bahari', weight: 1, source: ['kitchen-ramesses'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'new-kingdom', when: ['-1279~', '-1213~'], source: ['oxford-ancient-egypt'] },
    { word: 'led-in', to: 'battle-of-kadesh', when: '-1274~', note: ['他把此役写成诗与浮雕，刻在五座神庙的墙上', 'He had the battle told in verse and relief on the walls of five temples', 'Il fit raconter la bataille en vers et en reliefs sur les murs de cinq temples', 'Hizo narrar la batalla en versos y relieves en los muros de cinco templos', 'この戦いを詩と浮彫にして五つの神殿の壁に刻ませた'], source: ['kadesh-inscriptions'] },
    { word: 'enemy-of', to: 'hittites', when: ['-1279~', '-1259~'], source: ['kadesh-inscriptions'] },
    { word: 'ally-of', to: 'hittites', when: ['-1259~', '-1213~'], note: ['和约之后，他先后迎娶两位赫梯公主', 'After the treaty he married two Hittite princesses', 'Après le traité, il épousa deux princesses hittites', 'Tras el tratado se casó con dos princesas hititas', '条約の後、二人のヒッタイト王女を妃に迎えた'], source: ['treaty-of-kadesh'] },
    { word: 'persecuted', to: 'akhenaten', note: ['他在位时的一份诉讼铭文不提埃赫那顿之名，只称“埃赫塔顿之敌”', 'A lawsuit of his reign avoids the name of Akhenaten and speaks of “the enemy of Akhetaten”', 'Un procès de son règne tait le nom d’Akhenaton et parle de « l’ennemi d’Akhetaton »', 'Un pleito de su reinado calla el nombre de Akenatón y dice «el enemigo de Ajetatón»', '治世中の訴訟の碑文はアクエンアテンの名を避け、「アケトアテンの敵」と呼ぶ'], source: ['inscription-of-mose'] },
    { word: 'ruler-of', to: 'kingdom-of-kush', when: ['-1279~', '-1213~'], note: ['库施当时是由总督治理的埃及属地，他在当地凿建了多座神庙', 'Kush was then an Egyptian province under a viceroy, and he filled it with temples', 'Koush était alors une province égyptienne confiée à un vice-roi, qu’il couvrit de temples', 'Kush era entonces una provincia egipcia bajo un virrey, y él la llenó de templos', '当時のクシュは総督が治めるエジプト領で、彼は多くの神殿を築いた'], source: ['kitchen-ramesses'] },
  ],
  same: { wikidata: 'Q1523' },
});
