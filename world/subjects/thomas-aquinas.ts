import { subject } from '../subject.ts';

export default subject({
  id: 'thomas-aquinas',
  kind: 'person',
  region: 'europe',
  names: ['托马斯·阿奎那', 'Thomas Aquinas', 'Thomas d’Aquin', 'Tomás de Aquino', 'トマス・アクィナス'],
  otherNames: [['圣多玛斯', '阿奎那', '天使博士'], ['Aquinas', 'Doctor Angelicus'], ['saint Thomas', 'Docteur angélique'], ['santo Tomás', 'Doctor Angélico'], ['聖トマス', '天使的博士']],
  times: [{ role: 'life', span: ['1225~', '1274-03-07'], source: ['torrell-aquinas'] }],
  place: { at: [41.55, 13.67], name: ['罗卡塞卡', 'Roccasecca', 'Roccasecca', 'Roccasecca', 'ロッカセッカ'] },
  summary: [
    '意大利多明我会修士，经院神学与哲学的集大成者。他不顾家人反对入会，师从大阿尔伯特，两度在巴黎大学任教。他借助新译的亚里士多德著作，论证信仰与理性并行不悖，写成《反异教大全》和未完成的《神学大全》。1273年末他忽然停笔，次年赴里昂公会议途中去世，1323年封圣。',
    'An Italian Dominican friar, the foremost theologian and philosopher of the schools. He entered the order against his family’s will, studied under Albert the Great and taught twice at Paris. Working with the newly translated Aristotle, he showed faith and reason in harmony, above all in the unfinished Summa theologiae. Late in 1273 he stopped writing; he died on the way to the Council of Lyon.',
    'Dominicain italien, le plus grand théologien et philosophe de la scolastique. Entré dans l’ordre contre le gré des siens, il étudie auprès d’Albert le Grand et enseigne deux fois à Paris. S’appuyant sur Aristote récemment traduit, il accorde foi et raison, surtout dans la Somme théologique, inachevée. Fin 1273, il cesse d’écrire ; il meurt l’année suivante en route pour le concile de Lyon.',
    'Fraile dominico italiano, el mayor teólogo y filósofo de la escolástica. Ingresó en la orden contra la voluntad de su familia, estudió con Alberto Magno y enseñó dos veces en París. Apoyado en el Aristóteles recién traducido, concilió fe y razón, sobre todo en la Suma teológica, que quedó inacabada. A finales de 1273 dejó de escribir; murió camino del concilio de Lyon.',
    'イタリアのドミニコ会士で、スコラ神学・哲学の大成者。家族の反対を押して修道会に入り、アルベルトゥス・マグヌスに学び、パリ大学で二度教えた。新たに翻訳されたアリストテレスの著作を用いて信仰と理性の調和を説き、『対異教徒大全』や未完の『神学大全』を著した。1273年末に筆を絶ち、翌年リヨン公会議に向かう途上で没した。',
  ],
  events: [
    { when: ['1248', '1252'], title: ['在科隆师从大阿尔伯特', 'Studies under Albert the Great at Cologne', 'Étudie à Cologne auprès d’Albert le Grand', 'Estudia en Colonia con Alberto Magno', 'ケルンでアルベルトゥス・マグヌスに学ぶ'], at: 'cologne', weight: 1, source: ['william-of-tocco'] },
    { when: '1256', title: ['成为巴黎大学神学教师', 'Becomes a master of theology at Paris', 'Devient maître en théologie à Paris', 'Llega a maestro de teología en París', 'パリ大学の神学教授となる'], at: 'paris', weight: 2, source: ['torrell-aquinas'] },
    { when: '1273-12-06~', title: ['弥撒之后停笔，说所写的一切“不过是草芥”', 'After mass he stops writing: all he has written seems to him straw', 'Après une messe, il cesse d’écrire : tout ne lui semble que paille', 'Tras una misa deja de escribir: todo le parece paja', 'ミサの後、書いたものはすべて藁屑に思えると言って筆を絶つ'], weight: 1, source: ['william-of-tocco'] },
    { when: '1274-03-07', title: ['赴里昂公会议途中，卒于福萨诺瓦修道院', 'Dies at Fossanova on the way to the Council of Lyon', 'Meurt à Fossanova en route pour le concile de Lyon', 'Muere en Fossanova camino del concilio de Lyon', 'リヨン公会議に向かう途中、フォッサノーヴァで没する'], at: 'fossanova', weight: 2, source: ['william-of-tocco'] },
  ],
  relations: [
    { word: 'commented-on', to: 'aristotle', when: ['1267~', '1273'], source: ['torrell-aquinas'] },
    { word: 'rival-of', to: 'ibn-rushd', when: '1270', note: ['他著《论理智的单一性》，驳斥阿威罗伊派“人人共有一个理智”之说', 'In On the Unity of the Intellect he attacked the Averroist doctrine of a single mind shared by all', 'Dans De l’unité de l’intellect, il combat la thèse averroïste d’un intellect commun à tous', 'En Sobre la unidad del intelecto combatió la tesis averroísta de una sola mente común a todos', '『知性の単一性について』で、万人に一つの知性という説を論駁した'], source: ['de-unitate-intellectus'] },
    { word: 'influenced', to: 'dante', note: ['但丁在天堂的太阳天里让他出面讲述圣方济各的一生', 'In the heaven of the Sun Dante makes him tell the life of Saint Francis', 'Au ciel du Soleil, Dante lui fait raconter la vie de saint François', 'En el cielo del Sol, Dante le hace contar la vida de san Francisco', 'ダンテは太陽天で彼に聖フランチェスコの生涯を語らせた'], source: ['commedia', 'Paradiso 11'] },
    { word: 'worships', to: 'christianity', source: ['summa-theologiae'] },
    { word: 'lived-in', to: 'rome', when: ['1265', '1268'], source: ['torrell-aquinas'] },
  ],
  same: { wikidata: 'Q9438' },
});
