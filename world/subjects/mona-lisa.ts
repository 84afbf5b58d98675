import { subject } from '../subject.ts';

export default subject({
  id: 'mona-lisa',
  kind: 'painting',
  region: 'europe',
  names: ['蒙娜丽莎', 'Mona Lisa', 'La Joconde', 'La Gioconda', 'モナ・リザ'],
  otherNames: [['焦孔多夫人', '乔孔达'], ['La Gioconda', 'Portrait of Lisa Gherardini'], ['Monna Lisa', 'Portrait de Lisa Gherardini'], ['Mona Lisa', 'Retrato de Lisa Gherardini'], ['ジョコンダ', 'ラ・ジョコンド']],
  times: [{ role: 'made', span: ['1503~', '1517~'], source: ['kemp-pallanti'] }],
  place: { at: [48.8611, 2.3364], name: ['巴黎卢浮宫', 'Louvre, Paris', 'musée du Louvre, Paris', 'Museo del Louvre, París', 'パリ、ルーヴル美術館'] },
  summary: [
    '列奥纳多·达·芬奇的木板油画肖像，约始绘于1503年，画中人多认为是佛罗伦萨丝绸商焦孔多之妻丽莎·盖拉尔迪尼。画家未交付委托人，一直带在身边修改，带到法国，后归国王弗朗索瓦一世。半身四分之三侧坐的姿势、朦胧的轮廓和似有若无的微笑影响深远；1911年遭窃更使它名满天下。',
    'A portrait in oil on poplar by Leonardo da Vinci, begun about 1503; the sitter is most probably Lisa Gherardini, wife of the Florentine silk merchant Francesco del Giocondo. Leonardo never handed it over, kept working on it and brought it to France, where it came to Francis I. Its veiled contours and uncertain smile were admired at once; a theft in 1911 made it famous everywhere.',
    'Portrait à l’huile sur peuplier de Léonard de Vinci, commencé vers 1503 ; le modèle est très probablement Lisa Gherardini, femme du marchand de soie florentin Francesco del Giocondo. Léonard ne le livra jamais, y travailla longtemps et l’emporta en France, où il passa à François Ier. Ses contours voilés et son sourire incertain furent aussitôt admirés ; un vol, en 1911, le rendit célèbre partout.',
    'Retrato al óleo sobre tabla de álamo de Leonardo da Vinci, comenzado hacia 1503; la retratada es muy probablemente Lisa Gherardini, esposa del mercader de seda florentino Francesco del Giocondo. Leonardo nunca lo entregó, siguió trabajando en él y lo llevó a Francia, donde pasó a Francisco I. Sus contornos velados y su sonrisa incierta se admiraron enseguida; un robo en 1911 lo hizo famoso en todas partes.',
    'レオナルド・ダ・ヴィンチがポプラ板に描いた油彩の肖像画。1503年頃に着手され、モデルはフィレンツェの絹商人フランチェスコ・デル・ジョコンドの妻リーザ・ゲラルディーニとみられる。画家は引き渡さず手元で加筆を続け、フランスへ携え、やがてフランソワ1世のものとなった。ぼかされた輪郭と定かでない微笑は早くから称えられ、1911年の盗難で世界に知れ渡った。',
  ],
  events: [
    { when: '1503-10', title: ['维斯普奇在书页旁记下列奥纳多正画“丽莎·德尔·焦孔多的头像”', 'A Florentine clerk notes that Leonardo is painting the head of Lisa del Giocondo', 'Un clerc de Florence note que Léonard peint la tête de Lisa del Giocondo', 'Un secretario florentino anota que Leonardo pinta la cabeza de Lisa del Giocondo', 'フィレンツェの書記が、レオナルドがリーザの頭部を描くと書き留める'], at: 'florence', weight: 2, with: ['leonardo-da-vinci'], source: ['vespucci-note'] },
    { when: '1800~', title: ['一度挂在拿破仑在杜伊勒里宫的卧室', 'Hangs for a time in Napoleon’s bedroom at the Tuileries', 'Orne un temps la chambre de Napoléon aux Tuileries', 'Cuelga un tiempo en la alcoba de Napoleón en las Tullerías', '一時、テュイルリー宮のナポレオンの寝室に掛けられる'], at: 'tuileries', weight: 1, with: ['napoleon'], source: ['louvre-collections', 'INV 779'] },
    { when: '1911-08-21', title: ['工人佩鲁贾从卢浮宫窃走，两年后在佛罗伦萨寻回', 'Is stolen by the workman Vincenzo Peruggia and found in Florence two years later', 'Est volée par l’ouvrier Vincenzo Peruggia et retrouvée à Florence deux ans plus tard', 'La roba el obrero Vincenzo Peruggia; aparece en Florencia dos años después', '職人ペルッジャに盗まれ、二年後フィレンツェで見つかる'], at: 'louvre', weight: 3, source: ['scotti-mona-lisa'] },
  ],
  relations: [
    { word: 'inspired', to: 'raphael', when: ['1504~', '1506~'], note: ['他的一张素描和马达莱娜·多尼像都借用了其坐姿与手势', 'A drawing of his and the portrait of Maddalena Doni take over its pose and folded hands', 'Un de ses dessins et le portrait de Maddalena Doni en reprennent la pose et les mains croisées', 'Un dibujo suyo y el retrato de Maddalena Doni adoptan su pose y sus manos cruzadas', '彼の素描とマッダレーナ・ドーニ像は、その姿勢と組んだ手を取り入れている'], source: ['kemp-pallanti'] },
    { word: 'compared-with', to: 'nefertiti', note: ['柏林的娜芙蒂蒂胸像常被称为“柏林的蒙娜丽莎”', 'The bust of Nefertiti is often called Berlin’s Mona Lisa', 'On dit souvent du buste de Néfertiti qu’il est la Joconde de Berlin', 'Al busto de Nefertiti se le llama a menudo la Mona Lisa de Berlín', 'ネフェルティティの胸像は「ベルリンのモナ・リザ」とも呼ばれる'], source: ['scotti-mona-lisa'] },
    { word: 'compared-with', to: 'arnolfini-portrait', note: ['二者都以油画的层层罩染写人，一个纤毫毕现，一个消融轮廓', 'Each explores what oil glazes can do, one in sharp detail, the other in dissolving outlines', 'L’un et l’autre tirent parti des glacis à l’huile, l’un dans le détail net, l’autre dans le contour fondu', 'Ambos exploran las veladuras del óleo, uno en el detalle nítido, el otro en el contorno que se deshace', 'どちらも油彩の薄塗りを極め、一方は細部を際立たせ、他方は輪郭を溶かす'], source: ['kemp-leonardo'] },
    { word: 'compared-with', to: 'fayum-portraits', note: ['相隔一千多年，都以正面看人的目光使逝者如在眼前', 'More than a thousand years apart, both rest on a gaze that meets the viewer', 'À plus de mille ans de distance, l’un et les autres tiennent à un regard qui croise celui du spectateur', 'Con más de mil años entre ellos, ambos se fundan en una mirada que encuentra al espectador', '千年以上を隔てて、どちらも見る者と交わるまなざしを核とする'], source: ['kemp-pallanti'] },
  ],
  same: { wikidata: 'Q12418' },
});
