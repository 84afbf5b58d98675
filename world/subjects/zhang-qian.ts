import { subject } from '../subject.ts';

export default subject({
  id: 'zhang-qian',
  kind: 'person',
  region: 'east-asia',
  names: ['张骞', 'Zhang Qian', 'Zhang Qian', 'Zhang Qian', '張騫'],
  otherNames: [['博望侯'], ['Chang Ch’ien', 'Marquis of Bowang'], ['Tchang K’ien', 'marquis de Bowang'], ['Chang Chien', 'marqués de Bowang'], ['博望侯']],
  times: [{ role: 'life', span: ['-0195?', '-0114~'], source: ['hanshu', '61'] }],
  place: { at: [33.15, 107.33], name: ['汉中城固', 'Chenggu, near Hanzhong', 'Chenggu, près de Hanzhong', 'Chenggu, cerca de Hanzhong', '漢中の城固'] },
  summary: [
    '西汉使者，开通中原与中亚往来的第一人。约公元前138年，他应募出使大月氏，欲约其夹击匈奴，途中被匈奴扣留十余年，娶妻生子而持汉节不失；脱身后经大宛、康居抵大月氏、大夏，前126年归国，仅与堂邑父二人生还。盟约虽未成，其见闻使汉廷始知西方诸国。',
    'The Han envoy who opened relations between China and Central Asia. Sent about 138 BC to win the Yuezhi as allies against the Xiongnu, he was held by the Xiongnu for ten years, escaped, crossed Ferghana and reached the Oxus, where the Yuezhi declined. He came home in 126 BC with one companion out of a hundred. His report gave the court its first knowledge of the western countries.',
    'Envoyé des Han qui ouvrit les relations entre la Chine et l’Asie centrale. Parti vers 138 av. J.-C. chercher l’alliance des Yuezhi contre les Xiongnu, il est retenu dix ans par ceux-ci, s’évade, traverse le Ferghana et atteint l’Oxus, où les Yuezhi refusent. Il revient en 126 av. J.-C. avec un seul compagnon sur cent. Son rapport révèle à la cour les pays de l’Ouest.',
    'Enviado de los Han que abrió las relaciones entre China y Asia Central. Partió hacia 138 a. C. a buscar la alianza de los yuezhi contra los xiongnu; estos lo retuvieron diez años, pero huyó, cruzó Ferganá y llegó al Oxus, donde los yuezhi se negaron. Volvió en 126 a. C. con un solo compañero de los cien. Su informe dio a la corte las primeras noticias de los países occidentales.',
    '前漢の使者。中国と中央アジアの往来を開いた。紀元前138年頃、大月氏と結んで匈奴を挟撃するため募集に応じて出発したが、匈奴に捕らえられて十年余りを過ごし、漢の節を手放さなかった。脱出して大宛・康居を経て大月氏に至るも同盟は成らず、紀元前126年、百余人のうち従者一人とともに帰還した。その報告で漢は初めて西方の諸国を知った。',
  ],
  events: [
    { when: '-0138~', title: ['应募出使大月氏，自长安西行', 'Leaves Chang’an with about a hundred men to find the Yuezhi', 'Quitte Chang’an avec une centaine d’hommes à la recherche des Yuezhi', 'Sale de Chang’an con un centenar de hombres en busca de los yuezhi', '大月氏を求め、百余人と長安を発つ'], at: 'chang-an', weight: 3, with: ['han-wudi'], source: ['shiji', '123'] },
    { when: ['-0138~', '-0129~'], title: ['为匈奴所留十余年，终得脱身', 'Held by the Xiongnu for ten years until he escapes', 'Retenu dix ans par les Xiongnu, jusqu’à son évasion', 'Retenido diez años por los xiongnu hasta que logra huir', '匈奴に十年余り抑留され、ついに脱出する'], at: 'chanyu-court', weight: 2, with: ['xiongnu'], source: ['shiji', '123'] },
    { when: '-0128~', title: ['抵大夏，在市中见蜀布、邛竹杖', 'In Bactria he sees cloth and bamboo canes from Sichuan on the market', 'En Bactriane, voit au marché des étoffes et des bambous du Sichuan', 'En Bactriana ve en el mercado telas y bambúes de Sichuan', '大夏の市で蜀の布と邛の竹杖を見る'], at: 'bactria', weight: 2, source: ['shiji', '123'] },
    { when: '-0126', title: ['归抵长安，拜太中大夫', 'Returns to Chang’an with a single companion', 'Rentre à Chang’an avec un seul compagnon', 'Regresa a Chang’an con un solo compañero', '従者一人とともに長安に帰り着く'], at: 'chang-an', weight: 2, with: ['han-wudi'], source: ['shiji', '123'] },
    { when: ['-0119', '-0115'], title: ['再使西域，至乌孙，分遣副使往大宛、安息、身毒', 'Goes west again to the Wusun; his deputies reach Parthia and India', 'Repart chez les Wusun ; ses adjoints atteignent la Parthie et l’Inde', 'Vuelve al oeste, con los wusun; sus adjuntos llegan a Partia y la India', '再び西へ赴き烏孫に至る。副使は安息・身毒へ'], at: 'chigu', weight: 2, source: ['hanshu', '61'] },
  ],
  relations: [
    { word: 'envoy-of', to: 'han-wudi', when: ['-0138~', '-0115'], source: ['shiji', '123'] },
    { word: 'travelled-to', to: 'xiongnu', when: ['-0138~', '-0126'], note: ['去程、归途两度被俘，在匈奴娶妻生子', 'He was captured on the way out and again on the way back, and married there', 'Capturé à l’aller comme au retour, il s’y maria', 'Fue capturado a la ida y otra vez a la vuelta, y allí se casó', '往路と復路の二度捕らえられ、その地で妻子を得た'], source: ['shiji', '123'] },
    { word: 'envoy-of', to: 'han-dynasty', when: ['-0138~', '-0115'], source: ['hanshu', '61'] },
    { word: 'inspired', to: 'shiji', note: ['《史记·大宛列传》以他的报告为主要依据', 'His report is the backbone of the Shiji chapter on Ferghana', 'Son rapport forme l’essentiel du chapitre du Shiji sur le Ferghana', 'Su informe es la base del capítulo del Shiji sobre Ferganá', '『史記』大宛列伝は主に彼の報告に拠る'], source: ['shiji', '123'] },
    { word: 'lived-in', to: 'chang-an', when: ['-0126', '-0114~'], source: ['hanshu', '61'] },
  ],
  nodes: [
    { title: ['去程：长安至大夏', 'The way out', 'Le voyage d’aller', 'El viaje de ida', '長安から大夏への往路'], description: ['自陇西出塞，在匈奴羁留十余年后西走，经大宛、康居到达大月氏与大夏；沿途路线史书未详，此处为示意。', 'From Longxi through Xiongnu land, then by Fergana and Kangju to the Yuezhi and Bactria; the exact road is not known.', 'De Longxi par le pays xiongnu, puis par le Ferghana et le Kangju jusqu’aux Yuezhi et en Bactriane ; le tracé exact est inconnu.', 'De Longxi, por tierra xiongnu, y luego por Ferganá y Kangju hasta los yuezhi y Bactria; no se conoce la ruta exacta.', '隴西から匈奴の地を抜け、大宛・康居を経て大月氏と大夏に至る。正確な道筋は伝わらない。'], when: ['-0138~', '-0128~'], at: 'bactria', sketch: { type: 'LineString', points: [[108.9, 34.3], [103.9, 35.4], [101, 40], [103, 47.5], [93, 45], [85, 42], [76, 40.5], [71.8, 40.4], [69.6, 42.3], [67, 39.7], [66.9, 36.8]], style: 'arrow' }, weight: 3, source: ['shiji', '123'] },
    { title: ['辗转行抵大宛', 'Among the Dayuan', 'Chez les Dayuan', 'Entre los dayuan', '大宛にたどり着く'], description: ['大宛王早闻汉之富饶，欲通而不得，见张骞大喜，派向导和译员送他到康居。', 'The king had heard of the wealth of Han and gave him guides and interpreters as far as Kangju.', 'Le roi, qui avait entendu parler des richesses des Han, lui donna guides et interprètes jusqu’au Kangju.', 'El rey, que había oído hablar de la riqueza de los Han, le dio guías e intérpretes hasta Kangju.', '漢の豊かさを聞いていた王は喜び、案内人と通訳をつけて康居まで送らせた。'], when: '-0129~', at: 'fergana', weight: 2, source: ['shiji', '123'] },
    { title: ['经康居转往大月氏', 'Through Kangju', 'À travers le Kangju', 'A través de Kangju', '康居から大月氏へ'], description: ['康居人把他转送到大月氏，其时月氏已臣服大夏，安于沃土，无心再报匈奴之仇。', 'Kangju passed him on to the Yuezhi, who had settled in good land and no longer thought of revenge on the Xiongnu.', 'Le Kangju le conduisit chez les Yuezhi, établis sur de bonnes terres et oublieux de leur vengeance contre les Xiongnu.', 'Kangju lo llevó hasta los yuezhi, asentados en buenas tierras y ya sin deseo de vengarse de los xiongnu.', '康居は彼を大月氏へ送ったが、豊かな土地に落ち着いた月氏にはもはや匈奴に報復する気がなかった。'], when: '-0129~', at: 'kangju', weight: 1, source: ['shiji', '123'] },
    { title: ['归途循南山再度被俘', 'Taken again going home', 'Repris au retour', 'Apresado al regreso', '帰路で再び囚われる'], description: ['他沿南山而归，想取道羌中，又被匈奴俘获；一年多后单于死，国内大乱，才得脱归汉。', 'He took the southern road to avoid the Xiongnu but was caught again, and escaped a year later when their ruler died.', 'Il prit la route du sud pour éviter les Xiongnu, fut repris, et s’échappa un an plus tard à la mort de leur souverain.', 'Tomó la ruta del sur para evitar a los xiongnu, fue apresado de nuevo y escapó un año después, al morir su soberano.', '匈奴を避けて南山沿いに帰ろうとしたが再び捕らえられ、一年余り後、単于の死に乗じて脱出した。'], when: '-0127~', at: 'khotan', sketch: { type: 'LineString', points: [[66.9, 36.8], [71, 37], [75.5, 37.5], [79.9, 37.1], [85.5, 38], [89.7, 39.5], [94.7, 39.5]], style: 'dashed' }, weight: 1, source: ['shiji', '123'] },
  ],
});
