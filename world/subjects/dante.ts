import { subject } from '../subject.ts';

export default subject({
  id: 'dante',
  kind: 'person',
  region: 'europe',
  names: ['但丁', 'Dante', 'Dante', 'Dante', 'ダンテ'],
  otherNames: [['但丁·阿利吉耶里'], ['Dante Alighieri'], ['Dante Alighieri'], ['Dante Alighieri'], ['ダンテ・アリギエーリ']],
  times: [{ role: 'life', span: ['1265', '1321-09-14~'], source: ['boccaccio-dante'] }],
  place: { at: [43.7696, 11.2558], name: ['佛罗伦萨', 'Florence', 'Florence', 'Florencia', 'フィレンツェ'] },
  summary: [
    '佛罗伦萨诗人，《神曲》的作者。他青年时以《新生》写下对贝雅特丽齐的爱，后投身城邦政治，1300年任执政官之一。两年后黑党得势，他被判流放，缺席判处死刑，从此再未还乡，辗转维罗纳、拉文纳等地的宫廷。他以托斯卡纳俗语完成长诗，奠定了意大利文学语言，并在《帝制论》中为皇帝的独立权力辩护。',
    'A Florentine poet, author of the Divine Comedy. He told of his love for Beatrice in the Vita nuova and was one of the priors of his city in 1300. Condemned by the victorious Black Guelphs in 1302, he never returned and lived at the courts of Verona and Ravenna. Writing his great poem in the Tuscan vernacular, he gave Italy its literary language.',
    'Poète florentin, auteur de la Divine Comédie. Il dit son amour pour Béatrice dans la Vita nuova et compte parmi les prieurs de sa ville en 1300. Condamné en 1302 par les guelfes noirs vainqueurs, il ne rentrera jamais et vivra aux cours de Vérone et de Ravenne. En écrivant son grand poème dans la langue toscane, il donne à l’Italie sa langue littéraire.',
    'Poeta florentino, autor de la Divina comedia. Contó su amor por Beatriz en la Vita nuova y fue uno de los priores de su ciudad en 1300. Condenado en 1302 por los güelfos negros vencedores, no regresó jamás y vivió en las cortes de Verona y Rávena. Al escribir su gran poema en lengua toscana dio a Italia su lengua literaria.',
    'フィレンツェの詩人で、『神曲』の作者。若くして『新生』にベアトリーチェへの愛を綴り、1300年には市の執政委員の一人となった。1302年、政争に勝った黒派によって追放され、欠席のまま死刑を宣告されて、二度と故郷に帰らなかった。ヴェローナやラヴェンナの宮廷に身を寄せ、トスカーナの俗語で大作を書き上げ、イタリア文学語の礎を築いた。',
  ],
  events: [
    { when: '1289-06-11', title: ['随佛罗伦萨骑兵参加坎帕尔迪诺之战', 'Fights with the Florentine horse at Campaldino', 'Combat à Campaldino dans la cavalerie florentine', 'Combate en Campaldino con la caballería florentina', 'フィレンツェの騎兵としてカンパルディーノで戦う'], at: 'campaldino', weight: 1, source: ['enciclopedia-dantesca', 'Campaldino'] },
    { when: ['1300-06-15', '1300-08-15'], title: ['出任佛罗伦萨六名执政官之一', 'Serves as one of the six priors of Florence', 'Siège parmi les six prieurs de Florence', 'Es uno de los seis priores de Florencia', 'フィレンツェの六人の執政委員の一人となる'], at: 'florence', weight: 2, source: ['enciclopedia-dantesca'] },
    { when: '1302-03-10', title: ['缺席被判火刑，流亡终身', 'Is condemned in his absence to be burned, and never comes home', 'Condamné par contumace au bûcher, il ne rentrera jamais', 'Es condenado en ausencia a la hoguera y no volverá nunca', '欠席のまま火刑を宣告され、終生の亡命者となる'], at: 'florence', weight: 3, source: ['villani'] },
    { when: '1321-09-14~', title: ['出使威尼斯归来，病逝于拉文纳', 'Dies at Ravenna after an embassy to Venice', 'Meurt à Ravenne au retour d’une ambassade à Venise', 'Muere en Rávena al volver de una embajada a Venecia', 'ヴェネツィアへの使節の帰途に病を得て、ラヴェンナで没する'], at: 'ravenna', weight: 2, with: ['divine-comedy'], source: ['villani'] },
  ],
  relations: [
    { word: 'author-of', to: 'divine-comedy', when: ['1307~', '1321'], source: ['commedia'] },
    { word: 'ally-of', to: 'holy-roman-empire', when: ['1310', '1313'], note: ['他写信呼吁意大利迎接亨利七世，又著《帝制论》，主张皇权不由教皇授予', 'He wrote letters urging Italy to receive Henry VII and argued that imperial power does not come from the pope', 'Il pressa l’Italie d’accueillir Henri VII et soutint que le pouvoir impérial ne vient pas du pape', 'Instó a Italia a recibir a Enrique VII y sostuvo que el poder imperial no procede del papa', '書簡でハインリヒ七世の受け入れを訴え、皇帝権は教皇に由来しないと論じた'], source: ['dante-letters', '5–7'] },
    { word: 'wrote-about', to: 'aristotle', note: ['他称亚里士多德为“有识者的大师”', 'He called Aristotle “the master of those who know”', 'Il nomme Aristote « le maître de ceux qui savent »', 'Llama a Aristóteles «el maestro de los que saben»', 'アリストテレスを「知る者たちの師」と呼んだ'], source: ['commedia', 'Inferno 4.131'] },
    { word: 'wrote-about', to: 'julius-caesar', note: ['他把杀死恺撒的布鲁图斯和卡西乌斯放在地狱最深处', 'He put Caesar’s murderers, Brutus and Cassius, in the lowest pit of hell', 'Il plaça au plus profond de l’enfer Brutus et Cassius, meurtriers de César', 'Puso en lo más hondo del infierno a Bruto y Casio, asesinos de César', 'カエサルを殺したブルートゥスとカッシウスを地獄の底に置いた'], source: ['commedia', 'Inferno 34'] },
    { word: 'wrote-about', to: 'muhammad', source: ['commedia', 'Inferno 28'] },
    { word: 'wrote-about', to: 'ibn-sina', source: ['commedia', 'Inferno 4.143'] },
    { word: 'worships', to: 'christianity', source: ['commedia'] },
  ],
  same: { wikidata: 'Q1067' },
});
