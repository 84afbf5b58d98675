import { subject } from '../subject.ts';

export default subject({
  id: 'old-kingdom',
  kind: 'polity',
  region: 'africa',
  names: ['埃及古王国', 'Old Kingdom of Egypt', 'Ancien Empire égyptien', 'Imperio Antiguo de Egipto', 'エジプト古王国'],
  otherNames: [['古王国时期', '金字塔时代'], ['Old Kingdom', 'Pyramid Age'], ['Ancien Empire', 'âge des pyramides'], ['Imperio Antiguo', 'Reino Antiguo'], ['古王国時代', 'ピラミッド時代']],
  times: [
    { role: 'span', span: ['-2686~', '-2160~'], source: ['oxford-ancient-egypt'] },
  ],
  place: { at: [29.85, 31.25], name: ['孟菲斯', 'Memphis', 'Memphis', 'Menfis', 'メンフィス'] },
  summary: [
    '古埃及第三至第六王朝的统一国家，通称金字塔时代。国王以孟菲斯为中心，凭借书吏、州长与徭役组织起尼罗河谷的人力物力，在左塞王、斯尼夫鲁和胡夫时代建成从阶梯金字塔到大金字塔的巨构。末期的金字塔内壁刻有最古的宗教文献。约公元前2160年，王权在地方豪强与歉收之中瓦解。',
    'The unified Egyptian state of the Third to Sixth Dynasties, known as the age of the pyramids. From Memphis its kings, served by scribes and provincial officials, drew the labour and grain of the whole valley into ever greater monuments, from Djoser’s stepped tomb to Giza. Its last pyramids carry the oldest religious texts. About 2160 BC it broke up among powerful provincial lords, in a time of low floods.',
    'État unifié de l’Égypte des IIIe à VIe dynasties, l’âge des pyramides. Depuis Memphis, les rois, servis par des scribes et des gouverneurs, concentrent le travail et le grain de toute la vallée dans des monuments toujours plus grands, du tombeau à degrés de Djéser à Gizeh. Les dernières pyramides portent les plus anciens textes religieux. Vers 2160 av. J.-C., il se défait au profit des pouvoirs provinciaux.',
    'Estado unificado del Egipto de las dinastías III a VI, la época de las pirámides. Desde Menfis, los reyes, servidos por escribas y gobernadores, volcaron el trabajo y el grano de todo el valle en monumentos cada vez mayores, de la tumba escalonada de Dyeser a Guiza. Las últimas pirámides llevan los textos religiosos más antiguos. Hacia 2160 a. C. se deshizo en manos de los señores provinciales.',
    '第三王朝から第六王朝までの統一エジプト国家で、ピラミッド時代とも呼ばれる。王はメンフィスを拠点に、書記や州の役人を用いて谷全体の労働力と穀物を集め、ジョセル王の階段ピラミッドからギザの大ピラミッドへと巨大建築を進めた。末期のピラミッドには最古の宗教文書が刻まれる。紀元前2160年頃、地方の有力者の台頭と低い水位の中で崩れた。',
  ],
  events: [
    { when: '-2650~', title: ['伊姆霍特普为左塞王建成阶梯金字塔', 'The Step Pyramid of King Djoser rises at Saqqara', 'La pyramide à degrés du roi Djéser s’élève à Saqqarah', 'Se alza en Saqqara la pirámide escalonada del rey Dyeser', 'サッカラにジョセル王の階段ピラミッドが建つ'], at: 'saqqara', weight: 3, source: ['lehner-pyramids'] },
    { when: ['-2580~', '-2566~'], title: ['吉萨大金字塔建成', 'The Great Pyramid is built at Giza', 'La Grande Pyramide est bâtie à Gizeh', 'Se construye la Gran Pirámide de Guiza', 'ギザの大ピラミッドが築かれる'], at: 'giza', weight: 3, with: ['khufu', 'great-pyramid'], source: ['lehner-pyramids'] },
    { when: '-2350~', title: ['乌纳斯金字塔内首次刻写“金字塔铭文”', 'The Pyramid Texts are first carved, in the tomb of Unas', 'Les Textes des pyramides sont gravés pour la première fois, chez Ounas', 'Se graban por primera vez los Textos de las Pirámides, en la de Unas', 'ウナス王のピラミッドに初めてピラミッド・テキストが刻まれる'], at: 'saqqara', weight: 2, source: ['oxford-ancient-egypt'] },
    { when: '-2270~', title: ['哈尔胡夫四次远行努比亚，为幼王带回一名侏儒', 'Harkhuf, four times traveller to Nubia, brings a dancing dwarf for the boy king', 'Herkhouf, quatre fois parti en Nubie, ramène un nain danseur à l’enfant roi', 'Herjuf, cuatro veces viajero a Nubia, trae un enano bailarín al rey niño', 'ヌビアへ四度旅したハルクフが幼王に踊る小人を連れ帰る'], at: 'elephantine', weight: 1, source: ['breasted-records', 'I §§325–354'] },
  ],
  relations: [
    { word: 'preceded', to: 'new-kingdom', note: ['其间隔着中王国和两个中间期，约六百年', 'The Middle Kingdom and two times of division lie between them, some six centuries in all', 'Le Moyen Empire et deux périodes de division les séparent, soit quelque six siècles', 'Los separan el Imperio Medio y dos épocas de división, unos seis siglos en total', '両者の間には中王国と二つの中間期、約六百年がある'], source: ['oxford-ancient-egypt'] },
    { word: 'traded-with', to: 'phoenicians', when: ['-2613~', '-2200~'], note: ['雪松木由日后腓尼基城市比布鲁斯运来，当地出土了刻有古王国国王名字的石器', 'Cedar came from Byblos, later a Phoenician city, where vessels with the names of Old Kingdom kings were found', 'Le cèdre venait de Byblos, future cité phénicienne, où l’on a trouvé des vases aux noms de rois de l’Ancien Empire', 'El cedro venía de Biblos, luego ciudad fenicia, donde se han hallado vasos con nombres de reyes del Imperio Antiguo', '杉材は後のフェニキア都市ビブロスから運ばれ、同地では古王国の王名を刻んだ容器が出土した'], source: ['breasted-records', 'I §146'] },
    { word: 'influenced', to: 'book-of-the-dead', note: ['金字塔铭文经中王国的棺文，演变为新王国的《亡灵书》', 'Its Pyramid Texts, by way of the Coffin Texts, live on in the Book of the Dead', 'Ses Textes des pyramides survivent, à travers les Textes des sarcophages, dans le Livre des morts', 'Sus Textos de las Pirámides perviven, a través de los de los Sarcófagos, en el Libro de los muertos', 'ピラミッド・テキストは棺柩文を経て『死者の書』に受け継がれた'], source: ['taylor-afterlife'] },
    { word: 'compared-with', to: 'akkadian-empire', note: ['两国都在公元前二千二百年前后瓦解，常被归因于同一次干旱，此说尚有争论', 'Both fell apart around 2200 BC; a shared drought is often blamed, and often disputed', 'Tous deux se défont vers 2200 av. J.-C. ; on invoque souvent, non sans débat, une même sécheresse', 'Ambos se deshicieron hacia 2200 a. C.; suele culparse, no sin debate, a una misma sequía', '両国とも紀元前2200年頃に崩壊し、同じ干ばつが原因ともいわれるが議論がある'], source: ['cambridge-ancient-history'] },
    { word: 'counterpart-of', to: 'sumer', note: ['两河与尼罗河几乎同时有了文字、官僚和城市生活，彼此早有往来', 'Writing, officials and monumental building grew up on the Nile and in Sumer almost at the same time, and not without contact', 'Écriture, administration et architecture monumentale naissent presque en même temps sur le Nil et à Sumer, non sans contacts', 'La escritura, la administración y la arquitectura monumental nacieron casi a la vez en el Nilo y en Sumer, no sin contactos', '文字・官僚・巨大建築はナイルとシュメールでほぼ同時に、接触をもちつつ育った'], source: ['cambridge-ancient-history'] },
  ],
});
