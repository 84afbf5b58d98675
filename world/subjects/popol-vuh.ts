import { subject } from '../subject.ts';

export default subject({
  id: 'popol-vuh',
  kind: 'book',
  region: 'americas',
  names: ['波波尔·乌', 'Popol Vuh', 'Popol Vuh', 'Popol Vuh', 'ポポル・ヴフ'],
  otherNames: [['波波乌', '议会之书'], ['Popol Wuj', 'Book of the Council'], ['Popol Wuj', 'Livre du Conseil'], ['Popol Wuj', 'Libro del Consejo'], ['ポポル・ブフ', '評議の書']],
  times: [{ role: 'made', span: ['1554~', '1558~'], source: ['christenson-popol-vuh'] }],
  place: { at: [15.0234, -91.172], name: ['危地马拉高地的库马尔卡赫', 'Q’umarkaj, highland Guatemala', 'Q’umarkaj, hautes terres du Guatemala', 'Q’umarkaj, altiplano de Guatemala', 'グアテマラ高地クマルカフ'] },
  summary: [
    '危地马拉高地基切玛雅人的神话与历史之书，约1554至1558年由佚名贵族用拉丁字母写成基切语。书中讲述创世：神明先后用泥土、木头造人皆败，终以玉米造出人类；双胞胎兄弟下到冥界希瓦尔巴，用球赛与计谋胜过死神；最后列出基切王族的世系。原本已佚，全赖多明我会士希梅内斯约1701年的抄本传世。',
    'The book of myths and history of the K’iche’ Maya of highland Guatemala, set down in K’iche’ in Latin letters by unnamed nobles about 1554–1558. The gods fail to make people of mud and wood and succeed with maize; the Hero Twins outwit the lords of death in Xibalba at the ball game; the lineage of the kings follows. It survives in a copy by the friar Francisco Ximénez.',
    'Livre des mythes et de l’histoire des Mayas k’iche’ des hautes terres du Guatemala, écrit en k’iche’ et en lettres latines par des nobles anonymes vers 1554-1558. Les dieux échouent à faire l’homme de boue et de bois, puis réussissent avec le maïs ; les Jumeaux héroïques trompent au jeu de balle les seigneurs de Xibalba ; suit la lignée des rois. Il nous vient d’une copie du frère Francisco Ximénez.',
    'Libro de los mitos y la historia de los mayas k’iche’ del altiplano de Guatemala, escrito en k’iche’ con letras latinas por nobles anónimos hacia 1554-1558. Los dioses fracasan al hacer al hombre de barro y de madera y aciertan con el maíz; los Héroes Gemelos burlan en el juego de pelota a los señores de Xibalbá; sigue el linaje de los reyes. Se conserva en una copia de fray Francisco Ximénez.',
    'グアテマラ高地のキチェ・マヤの神話と歴史の書。1554～58年頃、名を伏せた貴族たちがキチェ語をラテン文字で書き記した。神々は泥や木で人を造ろうとして失敗し、トウモロコシで成功する。双子の英雄は冥界シバルバーに下り、球技と知略で死の主たちを出し抜く。後半は王家の系譜を語る。修道士ヒメネスが1701年頃に作った写本によって伝わる。',
  ],
  events: [
    { when: ['1554~', '1558~'], title: ['基切贵族在库马尔卡赫一带写成此书', 'K’iche’ nobles write the book after the fall of their capital', 'Des nobles k’iche’ l’écrivent après la chute de leur capitale', 'Nobles k’iche’ lo escriben tras la caída de su capital', 'キチェの貴族が都の陥落後にこの書を書き記す'], at: 'qumarkaj', weight: 3, with: ['maya'], source: ['christenson-popol-vuh'] },
    { when: ['1701~', '1703~'], title: ['希梅内斯在奇奇卡斯特南戈抄录并译成西班牙文', 'Francisco Ximénez copies and translates it at Chichicastenango', 'Francisco Ximénez le copie et le traduit à Chichicastenango', 'Francisco Ximénez lo copia y traduce en Chichicastenango', 'ヒメネスがチチカステナンゴで書写し、訳す'], at: 'chichicastenango', weight: 2, source: ['popol-vuh-manuscript'] },
    { when: '1861', title: ['布拉瑟尔·德·布尔堡在巴黎刊行法译本', 'Brasseur de Bourbourg publishes it in Paris in French', 'Brasseur de Bourbourg le publie en français à Paris', 'Brasseur de Bourbourg lo publica en francés en París', 'ブラッスール・ド・ブルブールがパリで仏訳を刊行する'], at: 'paris', weight: 2, source: ['christenson-popol-vuh'] },
  ],
  relations: [
    { word: 'tells-of', to: 'maya', source: ['popol-vuh-manuscript'] },
    { word: 'sacred-text-of', to: 'maya', note: ['古典期陶器上已绘有双胞胎英雄的故事，可见其源远流长', 'Painted vases of the Classic period already show the Hero Twins, so the story is old', 'Des vases peints de l’époque classique montrent déjà les Jumeaux : le récit est ancien', 'Vasos pintados del Clásico muestran ya a los Gemelos: el relato es antiguo', '古典期の彩色土器に双子の英雄が描かれており、物語の古さを示す'], source: ['coe-maya'] },
    { word: 'tells-of', to: 'christianity', note: ['作者在开篇说，此书写于“神的教诲之下，在基督教世界里”', 'The authors say at the start that they write “within the law of God, in Christianity”', 'Les auteurs disent d’emblée écrire « sous la loi de Dieu, dans la chrétienté »', 'Los autores dicen al comienzo que escriben «bajo la ley de Dios, en el cristianismo»', '作者は冒頭で「神の教えのもと、キリスト教のうちにあって」書くと述べる'], source: ['popol-vuh-manuscript'] },
    { word: 'compared-with', to: 'epic-of-gilgamesh', note: ['二者都写到大洪水，也都写英雄直面死亡', 'Both tell of a flood and of heroes who confront death', 'Tous deux racontent un déluge et des héros face à la mort', 'Ambos narran un diluvio y a héroes que afrontan la muerte', 'どちらも洪水と、死に立ち向かう英雄を語る'], source: ['christenson-popol-vuh'] },
    { word: 'compared-with', to: 'book-of-the-dead', note: ['研究者把绘有冥界故事的玛雅陶器称作“玛雅亡灵书”', 'Painted vases with its underworld have been called a Maya Book of the Dead', 'On a nommé « Livre des morts maya » les vases peints où figure son inframonde', 'A los vasos pintados con su inframundo se les ha llamado «Libro de los muertos maya»', '冥界を描く彩色土器は「マヤの死者の書」と呼ばれた'], source: ['robicsek-hales'] },
  ],
});
