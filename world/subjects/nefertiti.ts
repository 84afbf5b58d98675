import { subject } from '../subject.ts';

export default subject({
  id: 'nefertiti',
  kind: 'person',
  region: 'africa',
  names: ['纳芙蒂蒂', 'Nefertiti', 'Néfertiti', 'Nefertiti', 'ネフェルティティ'],
  otherNames: [['奈费尔提蒂', '娜芙蒂蒂'], ['Neferneferuaten-Nefertiti'], ['Néfernéférouaton'], ['Neferneferuatón'], ['ネフェルネフェルウアテン']],
  times: [
    { role: 'life', span: ['-1370?', '-1330?'], source: ['tyldesley-nefertiti'] },
  ],
  place: { at: [27.645, 30.897], name: ['阿马尔纳', 'Amarna', 'Amarna', 'Amarna', 'アマルナ'] },
  summary: [
    '古埃及国王埃赫那顿的正妻，阿吞崇拜中与国王并立的人物。她的家世不详，育有六个女儿；浮雕里她单独献祭，甚至摆出国王击敌的姿态。她最后一次有纪年的记载在国王第十六年，此后去向不明，有学者认为她曾改名独自为王。1912年在阿马尔纳出土的彩绘胸像使她成为古代美的象征。',
    'Great royal wife of Akhenaten and his partner in the worship of the Aten. Her parents are unknown; she bore six daughters, and reliefs show her making offerings alone and even striking down enemies like a king. The last dated mention of her is from the sixteenth year; whether she then ruled under another name is debated. Her painted bust, found in 1912, made her a modern icon.',
    'Grande épouse royale d’Akhenaton, associée au roi dans le culte d’Aton. On ignore ses parents ; elle donna six filles au roi, et les reliefs la montrent faisant seule l’offrande, voire abattant l’ennemi comme un pharaon. La dernière mention datée est de l’an 16 ; on discute si elle régna ensuite sous un autre nom. Son buste peint, découvert en 1912, en a fait une icône.',
    'Gran esposa real de Akenatón y su compañera en el culto de Atón. Se desconocen sus padres; tuvo seis hijas, y los relieves la muestran haciendo ofrendas por sí sola e incluso abatiendo enemigos como un rey. La última mención fechada es del año 16; se discute si después reinó con otro nombre. Su busto pintado, hallado en 1912, la convirtió en un icono moderno.',
    'アクエンアテンの正妃で、王とともにアテン信仰を担った女性。両親は不明で、六人の娘を産んだ。浮彫では独りで供物を捧げ、王のように敵を打つ姿でも表される。年代の分かる最後の言及は治世十六年で、その後別名で王となったかどうかは議論が続く。1912年にアマルナで見つかった彩色胸像によって世界に知られる。',
  ],
  events: [
    { when: '-1350~', title: ['在卡纳克的阿吞神庙浮雕中独自献祭', 'Is carved making offerings alone in the Aten temple at Karnak', 'Figure seule à l’offrande dans le temple d’Aton à Karnak', 'Aparece ofrendando sola en el templo de Atón en Karnak', 'カルナックのアテン神殿に独りで供物を捧げる姿が刻まれる'], at: 'karnak', weight: 1, source: ['tyldesley-nefertiti'] },
    { when: '-1348~', title: ['随埃赫那顿迁往新都', 'Moves with Akhenaten to the new capital', 'Suit Akhenaton dans la nouvelle capitale', 'Se traslada con Akenatón a la nueva capital', 'アクエンアテンとともに新都へ移る'], at: 'amarna', weight: 2, with: ['akhenaten'], source: ['boundary-stelae'] },
    { when: '-1337~', title: ['第十六年的题记最后一次以王后之名提到她', 'Is last named as queen, in a quarry note of the sixteenth year', 'Est nommée reine pour la dernière fois, dans une carrière, en l’an 16', 'Se la nombra por última vez como reina, en una cantera, el año 16', '治世十六年の採石場の銘文に王妃として最後に現れる'], at: 'amarna', weight: 1, source: ['tyldesley-nefertiti'] },
    { when: '1912-12-06', title: ['博尔夏特在雕刻家图特摩斯的作坊发现其胸像', 'Borchardt finds her bust in the workshop of the sculptor Thutmose', 'Borchardt découvre son buste dans l’atelier du sculpteur Thoutmose', 'Borchardt halla su busto en el taller del escultor Tutmose', 'ボルヒャルトが彫刻師トトメスの工房で胸像を発見する'], at: 'amarna', weight: 2, source: ['borchardt-nefertiti'] },
    { when: '1924', title: ['胸像在柏林首次公开展出', 'The bust is first shown to the public, in Berlin', 'Le buste est exposé au public pour la première fois, à Berlin', 'El busto se expone por primera vez al público, en Berlín', '胸像がベルリンで初めて一般公開される'], at: 'berlin-city', weight: 1, source: ['tyldesley-nefertiti'] },
  ],
  relations: [
    { word: 'relative-of', to: 'tutankhamun', note: ['她的女儿安凯塞娜蒙嫁给图坦卡蒙，她是他的岳母，很可能也是继母', 'Her daughter Ankhesenamun married Tutankhamun: she was his mother-in-law and probably his stepmother', 'Sa fille Ânkhésenamon épousa Toutânkhamon : elle fut sa belle-mère, sans doute à double titre', 'Su hija Anjesenamón se casó con Tutankamón: fue su suegra y probablemente su madrastra', '娘アンケセナーメンはツタンカーメンの妃となり、彼女は姑であり、おそらく継母でもあった'], source: ['dodson-hilton'] },
    { word: 'predecessor-of', to: 'tutankhamun', when: '-1336?', note: ['若短暂在位的女王奈费尔奈费鲁阿吞即是她，她便是图坦卡蒙的前任；此说未有定论', 'If the short-lived king Neferneferuaten was Nefertiti, she reigned just before Tutankhamun; the matter is open', 'Si l’éphémère reine Néfernéférouaton n’est autre que Néfertiti, elle régna juste avant Toutânkhamon ; la question reste ouverte', 'Si el efímero rey Neferneferuatón fue Nefertiti, reinó justo antes de Tutankamón; la cuestión sigue abierta', '短命の女王ネフェルネフェルウアテンが彼女であれば直前の王となるが、定説はない'], source: ['dodson-hilton'] },
    { word: 'reformed', to: 'new-kingdom', when: ['-1348~', '-1337~'], note: ['在阿吞信仰中，国王、王后与太阳神构成神圣的三位', 'In the new cult king, queen and sun disc formed a divine triad', 'Dans le nouveau culte, le roi, la reine et le disque formaient une triade divine', 'En el nuevo culto, el rey, la reina y el disco solar formaban una tríada divina', '新しい信仰では王と王妃と日輪が聖なる三者をなした'], source: ['tyldesley-nefertiti'] },
    { word: 'compared-with', to: 'cleopatra', note: ['两位埃及王后在现代同被奉为美的化身，前者凭一尊胸像，后者凭文字', 'The two Egyptian queens whom the modern world made bywords of beauty, one by a bust, the other by books', 'Les deux reines d’Égypte dont le monde moderne a fait des modèles de beauté, l’une par un buste, l’autre par les livres', 'Las dos reinas de Egipto que la modernidad convirtió en modelos de belleza, una por un busto, otra por los libros', '近代が美の象徴とした二人のエジプト王妃で、一方は胸像、一方は書物による'], source: ['tyldesley-nefertiti'] },
  ],
  same: { wikidata: 'Q40930' },
});
