import { subject } from '../subject.ts';

export default subject({
  id: 'hokusai',
  kind: 'person',
  region: 'east-asia',
  names: ['葛饰北斋', 'Hokusai', 'Hokusai', 'Hokusai', '葛飾北斎'],
  otherNames: [['北斋', '画狂老人', '春朗'], ['Katsushika Hokusai', 'Gakyō Rōjin', 'Shunrō'], ['Katsushika Hokusai', 'le Vieux Fou de dessin'], ['Katsushika Hokusai', 'el Viejo Loco por la Pintura'], ['北斎', '画狂老人卍', '勝川春朗']],
  times: [
    { role: 'life', span: ['1760-10-31?', '1849-05-10'], source: ['calza-hokusai'] },
    { role: 'active', span: ['1779', '1849'], source: ['calza-hokusai'] },
  ],
  place: { at: [35.6966, 139.8000], name: ['江户本所（今东京墨田区）', 'Honjo, Edo (today Sumida, Tokyo)', 'Honjo, Edo (Sumida, Tokyo)', 'Honjo, Edo (Sumida, Tokio)', '江戸・本所（東京都墨田区）'] },
  summary: [
    '江户时代的浮世绘画家与版画家。他十九岁入胜川春章门下，七十年间屡易名号，搬家据说九十余次，画过役者、美人、读本插图，又编《北斋漫画》供人学画。年过七十推出《富岳三十六景》，《神奈川冲浪里》即出其中，使风景成为浮世绘的大宗，也为十九世纪欧洲画家所倾倒。',
    'Japanese painter and print designer of the Edo period. Trained in the studio of Katsukawa Shunshō, he worked for seventy years under some thirty names, drawing actors, beauties, book illustrations and the fifteen volumes of the Hokusai Manga. Past seventy he designed the Thirty-six Views of Mount Fuji, which made landscape a chief theme of prints and later captivated painters in Europe.',
    'Peintre et dessinateur d’estampes japonais de l’époque d’Edo. Formé dans l’atelier de Katsukawa Shunshō, il travaille soixante-dix ans sous une trentaine de noms : acteurs, belles femmes, livres illustrés, quinze volumes de la Manga. Passé soixante-dix ans, il conçoit les Trente-six vues du mont Fuji, qui imposent le paysage dans l’estampe et fascineront les peintres d’Europe.',
    'Pintor y dibujante de estampas japonés del período Edo. Formado en el taller de Katsukawa Shunshō, trabajó setenta años bajo unos treinta nombres: actores, mujeres hermosas, libros ilustrados y los quince volúmenes de la Manga. Pasados los setenta diseñó las Treinta y seis vistas del monte Fuji, que dieron al paisaje un lugar central en la estampa y cautivaron a los pintores europeos.',
    '江戸後期の浮世絵師。勝川春章に入門して以来七十年、三十ほどの号を使い分け、九十回を超えて転居したと伝えられる。役者絵、美人画、読本の挿絵、絵手本『北斎漫画』を手がけ、七十歳を過ぎて『冨嶽三十六景』を世に出し、風景画を浮世絵の主要な分野に押し上げた。晩年の号は画狂老人卍。',
  ],
  events: [
    { when: '1779', title: ['以“春朗”之号发表最初的役者绘', 'Publishes his first actor prints under the name Shunrō', 'Publie ses premières estampes d’acteurs sous le nom de Shunrō', 'Publica sus primeras estampas de actores con el nombre de Shunrō', '勝川春朗の名で役者絵を発表する'], at: 'edo', weight: 1, source: ['calza-hokusai'] },
    { when: '1814', title: ['《北斋漫画》初编在名古屋刊行', 'The first volume of the Hokusai Manga appears in Nagoya', 'Le premier volume de la Manga paraît à Nagoya', 'Aparece en Nagoya el primer volumen de la Manga', '『北斎漫画』初編が名古屋で刊行される'], at: 'nagoya-owari', weight: 2, source: ['calza-hokusai'] },
    { when: ['1830~', '1833~'], title: ['刊行《富岳三十六景》', 'The Thirty-six Views of Mount Fuji are published', 'Publication des Trente-six vues du mont Fuji', 'Se publican las Treinta y seis vistas del monte Fuji', '『冨嶽三十六景』が刊行される'], at: 'edo', weight: 3, with: ['great-wave'], source: ['calza-hokusai'] },
    { when: '1834', title: ['《富岳百景》初编问世，跋文回顾学画一生', 'One Hundred Views of Mount Fuji appears, with his famous postscript on learning to draw', 'Paraissent les Cent vues du mont Fuji, dont la postface raconte sa vie de dessinateur', 'Aparecen las Cien vistas del monte Fuji, cuyo epílogo relata su vida de dibujante', '『富嶽百景』初編を刊行し、跋文に画業を振り返る'], at: 'edo', weight: 2, source: ['hokusai-fugaku-hyakkei'] },
    { when: ['1844', '1845'], title: ['八十余岁赴小布施绘祭屋台天井画', 'In his eighties paints wave ceilings for the festival floats of Obuse', 'Octogénaire, peint des vagues aux plafonds des chars de fête d’Obuse', 'Octogenario, pinta olas en los techos de las carrozas de Obuse', '八十代半ばで小布施に赴き、祭屋台の天井絵を描く'], at: 'obuse', weight: 1, source: ['calza-hokusai'] },
  ],
  relations: [
    { word: 'painter-of', to: 'great-wave', when: '1831~', source: ['calza-hokusai'] },
    { word: 'citizen-of', to: 'tokugawa-shogunate', source: ['totman-early-modern'] },
    { word: 'depicts', to: 'li-bai', when: '1833~', note: ['《诗歌写真镜》中绘李白仰望飞瀑', 'In the series A True Mirror of Poetry, Li Bai gazes up at a waterfall', 'Dans la série Miroir des poètes, Li Bai contemple une cascade', 'En la serie Espejo de poetas, Li Bai contempla una cascada', '『詩哥写真鏡』に滝を仰ぐ李白を描いた'], source: ['calza-hokusai'] },
    { word: 'depicts', to: 'gautama-buddha', when: '1845', note: ['为读本《释迦御一代记图会》作插图', 'He illustrated a popular life of the Buddha, the Shaka goichidaiki zue', 'Il illustra une vie populaire du Bouddha, le Shaka goichidaiki zue', 'Ilustró una vida popular de Buda, el Shaka goichidaiki zue', '読本『釈迦御一代記図会』に挿絵を描いた'], source: ['calza-hokusai'] },
    { word: 'worships', to: 'buddhism', note: ['他信奉日莲宗的妙见菩萨，“北斋”之号即取自北斗', 'He revered Myōken, the bodhisattva of the North Star, after whom he took the name Hokusai', 'Il vénérait Myōken, bodhisattva de l’étoile Polaire, d’où il tira le nom de Hokusai', 'Veneraba a Myōken, bodhisattva de la estrella polar, de quien tomó el nombre de Hokusai', '北辰妙見菩薩を信仰し、「北斎」の号もこれにちなむ'], source: ['calza-hokusai'] },
  ],
  same: { wikidata: 'Q5586' },
});
