import { subject } from '../subject.ts';

export default subject({
  id: 'tale-of-genji',
  kind: 'book',
  region: 'east-asia',
  names: ['源氏物语', 'The Tale of Genji', 'Le Dit du Genji', 'La historia de Genji', '源氏物語'],
  otherNames: [['紫之物语', '源语'], ['Genji Monogatari'], ['Genji monogatari', 'Le Roman du Genji'], ['Genji Monogatari', 'La novela de Genji'], ['源語', '紫文', '光源氏の物語']],
  times: [
    { role: 'made', span: ['1001~', '1013~'], source: ['murasaki-diary'] },
  ],
  place: { at: [35.0246, 135.7623], name: ['平安京（今京都）', 'Heian-kyō (Kyoto)', 'Heian-kyō (Kyoto)', 'Heian-kyō (Kioto)', '平安京（京都）'] },
  summary: [
    '紫式部所著的长篇物语，共五十四帖，日本古典文学的代表作。前部写皇子光源氏的恋情、贬谪与荣华，中部写其晚年的忧患与紫上之死，末部“宇治十帖”转述下一代薰与匂宫的爱恨。书中穿插近八百首和歌，细写宫廷人物的内心与四季风物，“物哀”之情贯穿始终，影响及于能乐、绘画与现代小说。',
    'Long prose tale in fifty-four chapters by Murasaki Shikibu, the masterpiece of Japan’s classical literature. It follows the loves, exile and glory of Genji, an emperor’s son made a commoner, then his darkening later years, and ends with the unhappy next generation at Uji. Nearly eight hundred poems and a close reading of feelings make it, for many, the world’s first psychological novel.',
    'Long récit en cinquante-quatre livres de Murasaki Shikibu, chef-d’œuvre de la littérature classique du Japon. Il suit les amours, l’exil et la gloire de Genji, fils d’empereur privé de rang princier, puis l’ombre de ses dernières années, et s’achève à Uji avec une génération malheureuse. Près de huit cents poèmes et une fine étude des sentiments en font, pour beaucoup, le premier roman psychologique.',
    'Extensa narración en cincuenta y cuatro capítulos de Murasaki Shikibu, obra maestra de la literatura clásica japonesa. Sigue los amores, el destierro y la gloria de Genji, hijo de un emperador apartado de la sucesión, las sombras de su madurez y, por último, a la desdichada generación de Uji. Sus casi ochocientos poemas y su finura psicológica la hacen, para muchos, la primera novela de la historia.',
    '紫式部による五十四帖の長編物語で、日本古典文学の最高峰とされる。帝の皇子に生まれながら臣籍に降った光源氏の恋と栄華、その晩年の苦悩を描き、末尾の「宇治十帖」では薫と匂宮の世代の物語となる。八百首近い和歌を織り込み、四季の移ろいとともに人の心を細やかに写し、後世の文学・絵画・能に深く影響した。',
  ],
  events: [
    { when: '1008', title: ['宫中制作物语册子，其中似即此书', 'A fair copy of a tale, probably this one, is made at court', 'On copie au palais un récit qui est sans doute celui-ci', 'Se copia en la corte un relato, probablemente este', '中宮の御前で物語の冊子作りが行われる'], at: 'kyoto', weight: 2, with: ['murasaki-shikibu'], source: ['murasaki-diary'] },
    { when: '1021~', title: ['菅原孝标之女得全书，昼夜耽读', 'A girl newly come to Kyoto is given the whole tale and reads it day and night', 'Une jeune fille arrivée à Kyoto reçoit l’œuvre entière et la lit jour et nuit', 'Una muchacha llegada a Kioto recibe la obra entera y la lee día y noche', '上京した菅原孝標女が五十余巻を得て読みふける'], at: 'kyoto', weight: 1, source: ['sarashina-diary'] },
    { when: ['1120~', '1150~'], title: ['绘成现存最早的源氏绘卷', 'The oldest surviving Genji picture scrolls are painted', 'On peint les plus anciens rouleaux illustrés du Genji conservés', 'Se pintan los rollos ilustrados de Genji más antiguos conservados', '現存最古の源氏物語絵巻が描かれる'], at: 'kyoto', weight: 2, source: ['shirane-bridge'] },
    { when: ['1925', '1933'], title: ['韦利的英译本使其闻名世界', 'Arthur Waley’s English version makes it known around the world', 'La version anglaise d’Arthur Waley la fait connaître dans le monde', 'La versión inglesa de Arthur Waley la da a conocer al mundo', 'アーサー・ウェイリーの英訳が世界に広める'], weight: 2, source: ['shirane-bridge'] },
  ],
  relations: [
    { word: 'tells-of', to: 'shiji', note: ['第二十一帖中，源氏之子夕雾为大学寮考试苦读《史记》', 'In chapter 21 Genji’s son studies the Shiji for his examination at the university', 'Au livre XXI, le fils du Genji étudie le Shiji pour son examen à l’université', 'En el capítulo 21 el hijo de Genji estudia el Shiji para su examen en la universidad', '第二十一帖「少女」で、夕霧が大学寮の試験に備え史記を学ぶ'], source: ['genji-monogatari', '21'] },
    { word: 'tells-of', to: 'an-lushan-rebellion', note: ['首帖朝臣以杨贵妃之祸比拟桐壶更衣的专宠', 'In the first chapter courtiers liken the emperor’s passion to the ruin brought on by Yang Guifei', 'Au premier livre, les courtisans comparent la passion de l’empereur au désastre causé par Yang Guifei', 'En el primer capítulo los cortesanos comparan la pasión del emperador con la ruina causada por Yang Guifei', '巻頭で廷臣たちは帝の寵愛を楊貴妃の例に重ねて憂える'], source: ['genji-monogatari', '1'] },
    { word: 'tells-of', to: 'buddhism', source: ['genji-monogatari'] },
    { word: 'influenced', to: 'tokugawa-shogunate', note: ['江户时代注释、梗概与戏仿层出，《偐紫田舍源氏》1842年遭幕府查禁', 'Edo readers had digests and parodies; the shogunate suppressed the most successful of these in 1842', 'L’époque d’Edo multiplia abrégés et parodies ; le shogunat interdit la plus célèbre en 1842', 'La época de Edo multiplicó resúmenes y parodias; el sogunato prohibió la más célebre en 1842', '江戸時代には梗概書や翻案が相次ぎ、『偐紫田舎源氏』は1842年に絶版を命じられた'], source: ['totman-early-modern'] },
    { word: 'tells-of', to: 'tang-dynasty', note: ['全书屡引白居易诗，首帖即脱胎于《长恨歌》', 'It quotes the Tang poet Bai Juyi again and again; the first chapter echoes his Song of Everlasting Sorrow', 'Il cite sans cesse Bai Juyi, poète des Tang ; le premier livre fait écho à son Chant des regrets éternels', 'Cita una y otra vez a Bai Juyi, poeta Tang; el primer capítulo evoca su Canto del pesar eterno', '白居易の詩を繰り返し引き、首巻「桐壺」は「長恨歌」を下敷きとする'], source: ['genji-monogatari', '1'] },
  ],
  same: { wikidata: 'Q8269' },
});
