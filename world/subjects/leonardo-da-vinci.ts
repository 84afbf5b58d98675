import { subject } from '../subject.ts';

export default subject({
  id: 'leonardo-da-vinci',
  kind: 'person',
  region: 'europe',
  names: ['列奥纳多·达·芬奇', 'Leonardo da Vinci', 'Léonard de Vinci', 'Leonardo da Vinci', 'レオナルド・ダ・ヴィンチ'],
  otherNames: [['达·芬奇', '达芬奇'], ['Leonardo'], ['Léonard', 'Leonardo da Vinci'], ['Leonardo'], ['ダ・ヴィンチ', 'レオナルド']],
  times: [{ role: 'life', span: ['1452-04-15', '1519-05-02'], source: ['kemp-leonardo'] }],
  place: { at: [43.7985, 10.9385], name: ['芬奇镇附近的安基亚诺', 'Anchiano, near Vinci', 'Anchiano, près de Vinci', 'Anchiano, junto a Vinci', 'ヴィンチ近郊アンキアーノ'] },
  summary: [
    '意大利文艺复兴的画家、工程师和自然研究者。他是芬奇镇公证人的私生子，在佛罗伦萨韦罗基奥的作坊学艺，先后为米兰公爵、切萨雷·博尔贾和法王效力。传世画作不过十五至二十幅，却有《蒙娜丽莎》与《最后的晚餐》；数千页反写的笔记记录着解剖、水流、飞行与机械，生前几乎无一刊行。',
    'An Italian painter, engineer and student of nature of the Renaissance. The illegitimate son of a notary at Vinci, he trained with Verrocchio in Florence and served the duke of Milan, Cesare Borgia and the king of France. Fewer than twenty paintings survive, among them the Mona Lisa and the Last Supper, beside thousands of pages in mirror writing on anatomy, water, flight and machines.',
    'Peintre, ingénieur et observateur de la nature de la Renaissance italienne. Fils illégitime d’un notaire de Vinci, formé à Florence chez Verrocchio, il sert le duc de Milan, César Borgia et le roi de France. Moins de vingt tableaux subsistent, dont la Joconde et la Cène, à côté de milliers de pages en écriture spéculaire sur l’anatomie, l’eau, le vol et les machines.',
    'Pintor, ingeniero y estudioso de la naturaleza del Renacimiento italiano. Hijo ilegítimo de un notario de Vinci, se formó en Florencia con Verrocchio y sirvió al duque de Milán, a César Borgia y al rey de Francia. Se conservan menos de veinte pinturas, entre ellas la Gioconda y La última cena, y miles de páginas en escritura especular sobre anatomía, agua, vuelo y máquinas.',
    'イタリア・ルネサンスの画家、技術者、自然の探究者。ヴィンチ村の公証人の庶子に生まれ、フィレンツェのヴェロッキオ工房で学び、ミラノ公、チェーザレ・ボルジア、フランス王に仕えた。残る絵は『モナ・リザ』『最後の晩餐』を含めて二十点に満たないが、解剖、水流、飛行、機械について鏡文字で綴った数千頁の手稿を遺した。',
  ],
  events: [
    { when: '1482~', title: ['移居米兰，为卢多维科·斯福尔扎效力', 'Moves to Milan and enters the service of Ludovico Sforza', 'S’installe à Milan, au service de Ludovic Sforza', 'Se traslada a Milán al servicio de Ludovico Sforza', 'ミラノへ移り、ルドヴィーコ・スフォルツァに仕える'], at: 'milan-court', weight: 2, source: ['kemp-leonardo'] },
    { when: ['1495~', '1498~'], title: ['在米兰修道院绘《最后的晚餐》', 'Paints the Last Supper in the refectory of a Milanese convent', 'Peint la Cène au réfectoire d’un couvent milanais', 'Pinta La última cena en el refectorio de un convento de Milán', 'ミラノの修道院食堂に『最後の晩餐』を描く'], at: 'santa-maria-delle-grazie', weight: 3, source: ['vasari', 'Life of Leonardo'] },
    { when: '1503', title: ['动笔画丽莎·德尔·焦孔多', 'Is at work on the portrait of Lisa del Giocondo', 'Travaille au portrait de Lisa del Giocondo', 'Trabaja en el retrato de Lisa del Giocondo', 'リーザ・デル・ジョコンドの肖像に取りかかる'], at: 'florence', weight: 2, with: ['mona-lisa'], source: ['vespucci-note'] },
    { when: '1516~', title: ['应法王弗朗索瓦一世之邀移居昂布瓦斯', 'Moves to Amboise at the invitation of Francis I', 'S’établit à Amboise à l’invitation de François Ier', 'Se instala en Amboise invitado por Francisco I', 'フランソワ1世に招かれてアンボワーズに移る'], at: 'amboise', weight: 2, with: ['mona-lisa'], source: ['de-beatis'] },
    { when: '1519-05-02', title: ['在昂布瓦斯的克洛庄园去世', 'Dies in the manor of Cloux at Amboise', 'Meurt au manoir du Cloux, à Amboise', 'Muere en la casa solariega de Cloux, en Amboise', 'アンボワーズのクルー館で没する'], at: 'amboise', weight: 2, source: ['vasari', 'Life of Leonardo'] },
  ],
  relations: [
    { word: 'painter-of', to: 'mona-lisa', when: ['1503~', '1517~'], source: ['vasari', 'Life of Leonardo'] },
    { word: 'influenced', to: 'raphael', when: ['1504', '1508'], at: 'florence', note: ['瓦萨里说，年轻的拉斐尔见到他的作品，惊叹之余改变了自己的手法', 'Vasari says that young Raphael was amazed by his heads and changed his own manner', 'Vasari dit que le jeune Raphaël, stupéfait de ses têtes, changea de manière', 'Vasari cuenta que el joven Rafael, asombrado de sus cabezas, cambió de estilo', 'ヴァザーリによれば、若きラファエロはその頭部表現に驚き、画風を改めた'], source: ['vasari', 'Life of Raphael'] },
    { word: 'lived-in', to: 'rome', when: ['1513', '1516'], source: ['kemp-leonardo'] },
    { word: 'wrote-about', to: 'archimedes', note: ['他四处寻访阿基米德的抄本，还画下一种蒸汽炮，说是阿基米德的发明', 'He hunted for manuscripts of Archimedes and drew a steam cannon that he took for his invention', 'Il rechercha ses manuscrits et dessina un canon à vapeur dont il le croyait l’inventeur', 'Buscó sus manuscritos y dibujó un cañón de vapor que creía invento suyo', 'その写本を探し求め、アルキメデスの発明と信じた蒸気砲の図を描いた'], source: ['leonardo-notebooks'] },
    { word: 'wrote-about', to: 'constantinople', when: '1502~', note: ['他为苏丹巴耶济德二世设计跨越金角湾的石桥，草图存于手稿L', 'Manuscript L has his sketch of a bridge over the Golden Horn, offered to Sultan Bayezid II', 'Le manuscrit L garde l’esquisse d’un pont sur la Corne d’Or, proposé au sultan Bajazet II', 'El manuscrito L guarda el boceto de un puente sobre el Cuerno de Oro, ofrecido al sultán Bayaceto II', '手稿Lに、スルタン・バヤジット2世に申し出た金角湾の橋の素描がある'], source: ['leonardo-notebooks', 'Ms. L, 66r'] },
    { word: 'wrote-about', to: 'ibn-sina', note: ['他在笔记里提醒自己请人翻译阿维森纳的著作', 'A reminder in his anatomical notes tells him to have Avicenna translated', 'Une note de ses cahiers d’anatomie lui rappelle de faire traduire Avicenne', 'Una nota de sus cuadernos de anatomía le recuerda hacer traducir a Avicena', '解剖手稿に、アヴィセンナを訳させよとの覚え書きがある'], source: ['leonardo-notebooks'] },
  ],
  same: { wikidata: 'Q762' },
});
