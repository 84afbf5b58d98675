import { subject } from '../subject.ts';

export default subject({
  id: 'marcus-aurelius',
  kind: 'person',
  region: 'europe',
  names: ['马可·奥勒留', 'Marcus Aurelius', 'Marc Aurèle', 'Marco Aurelio', 'マルクス・アウレリウス'],
  otherNames: [['马可·奥勒留·安敦宁', '安敦'], ['Marcus Aurelius Antoninus', 'Marcus Annius Verus'], ['Marcus Aurelius Antoninus'], ['Marco Aurelio Antonino'], ['マルクス・アウレリウス・アントニヌス', '大秦王安敦']],
  times: [
    { role: 'life', span: ['0121-04-26', '0180-03-17'], source: ['historia-augusta', 'Marcus 1'] },
    { role: 'reign', span: ['0161-03-07', '0180-03-17'], source: ['cassius-dio', '71.1–34'] },
  ],
  place: { at: [41.886, 12.495], name: ['罗马西里欧山', 'Caelian Hill, Rome', 'mont Caelius, Rome', 'monte Celio, Roma', 'ローマ、カエリウスの丘'] },
  summary: [
    '罗马皇帝，也是最后一位重要的斯多葛派哲人。他由安敦宁·庇护收养，161年即位，先与维鲁斯共治。在位期间，东有帕提亚战争，军中又传入瘟疫，北方部族越过多瑙河，他晚年大半在前线度过，并在军营里以希腊文写下《沉思录》。他死后由亲子康茂德继位，“五贤帝”时代告终。',
    'Roman emperor and the last great Stoic. Adopted by Antoninus Pius, he came to power in 161 and shared it at first with Lucius Verus. War with Parthia, an epidemic carried home by the troops and invasions across the Danube filled his reign; in camp he wrote the Greek notes to himself known as the Meditations. He left the throne to his son Commodus, the first heir by birth in a century.',
    'Empereur romain et dernier grand stoïcien. Adopté par Antonin le Pieux, il accède au pouvoir en 161 et le partage d’abord avec Lucius Verus. La guerre contre les Parthes, une épidémie rapportée par les troupes et les invasions sur le Danube occupent son règne ; au camp, il écrit en grec les notes que nous appelons Pensées. Son fils Commode lui succède, rompant avec l’usage de l’adoption.',
    'Emperador romano y último gran estoico. Adoptado por Antonino Pío, llegó al poder en 161 y lo compartió al principio con Lucio Vero. La guerra con los partos, una epidemia traída por las tropas y las invasiones en el Danubio llenaron su reinado; en el campamento escribió en griego las notas que llamamos Meditaciones. Le sucedió su hijo Cómodo, con lo que acabó la era de las adopciones.',
    'ローマ皇帝、最後の偉大なストア派の哲人。アントニヌス・ピウスの養子となり、161年に即位、はじめルキウス・ウェルスと共同で統治した。パルティア戦争、軍が持ち帰った疫病、ドナウ川を越える諸族の侵入に追われ、陣中でギリシア語の『自省録』を綴った。実子コンモドゥスが跡を継ぎ、五賢帝の時代は終わった。',
  ],
  events: [
    { when: '0161-03-07', title: ['继安敦宁·庇护为帝，与维鲁斯共治', 'Succeeds Antoninus Pius and makes Lucius Verus his colleague', 'Succède à Antonin et s’associe Lucius Verus', 'Sucede a Antonino Pío y asocia al trono a Lucio Vero', 'アントニヌス・ピウスを継ぎ、ウェルスを共同皇帝とする'], at: 'rome', weight: 2, source: ['historia-augusta', 'Marcus 7'] },
    { when: '0166', title: ['自称“大秦王安敦”使者的商旅抵达汉廷', 'Men claiming to come from “Andun, king of Daqin” reach the Han court', 'Des hommes se disant envoyés d’« Andun, roi de Daqin » arrivent à la cour des Han', 'Unos hombres que dicen venir de «Andun, rey de Daqin» llegan a la corte Han', '「大秦王安敦」の使者と称する一行が漢の朝廷に至る'], weight: 2, with: ['han-dynasty'], source: ['hou-hanshu', '88'] },
    { when: ['0171~', '0173~'], title: ['驻卡农图姆，与马科曼尼人、夸迪人作战', 'Fights the Marcomanni and Quadi from his base at Carnuntum', 'Combat Marcomans et Quades depuis Carnuntum', 'Combate a marcomanos y cuados desde Carnuntum', 'カルヌントゥムに拠ってマルコマンニ族、クアディ族と戦う'], at: 'carnuntum', weight: 2, with: ['meditations'], source: ['eutropius', '8.13'] },
    { when: '0176', title: ['在雅典设立由国库支薪的哲学讲席', 'Endows salaried chairs of philosophy at Athens', 'Fonde à Athènes des chaires de philosophie rétribuées', 'Dota en Atenas cátedras de filosofía pagadas por el erario', 'アテナイに俸給つきの哲学教授職を設ける'], at: 'athens', weight: 1, with: ['athens'], source: ['cassius-dio', '71.31'] },
    { when: '0180-03-17', title: ['在多瑙河前线去世，一说死于文多博纳', 'Dies on the Danube front, at Vindobona according to one account', 'Meurt sur le front du Danube, à Vindobona selon une tradition', 'Muere en el frente del Danubio, según una tradición en Vindobona', 'ドナウ前線で没する（一説にウィンドボナ）'], at: 'vindobona', weight: 2, source: ['aurelius-victor', '16'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'roman-empire', when: ['0161', '0180'], source: ['historia-augusta', 'Marcus 7–28'] },
    { word: 'author-of', to: 'meditations', when: ['0170~', '0180'], source: ['birley-marcus-aurelius'] },
    { word: 'worships', to: 'stoicism', note: ['他说鲁斯提库斯借给他爱比克泰德的讲义，使他转向哲学', 'He thanks Rusticus for lending him the lectures of Epictetus', 'Il remercie Rusticus de lui avoir prêté les leçons d’Épictète', 'Agradece a Rústico que le prestara las lecciones de Epicteto', 'ルスティクスからエピクテトスの講義録を借りたことに感謝している'], source: ['marcus-meditations', '1.7'] },
    { word: 'patron-of', to: 'athens', when: '0176', source: ['cassius-dio', '71.31'] },
    { word: 'born-of', to: 'rome', when: '0121-04-26', source: ['historia-augusta', 'Marcus 1'] },
    { word: 'compared-with', to: 'republic-of-plato', note: ['古人说他常引柏拉图之语：哲人为王则邦国昌盛', 'He was said to quote Plato often: states flourish where philosophers rule', 'Il citait souvent, dit-on, Platon : heureux les États que gouvernent les philosophes', 'Se cuenta que citaba a menudo a Platón: prosperan los Estados donde gobiernan los filósofos', '哲人が治める国は栄えるというプラトンの言葉を好んで引いたと伝わる'], source: ['historia-augusta', 'Marcus 27'] },
  ],
  same: { wikidata: 'Q1430', nomisma: 'marcus_aurelius' },
});
