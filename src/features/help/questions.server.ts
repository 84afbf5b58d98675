/** A text in the five languages. */
type FiveLanguageText = readonly [zh: string, en: string, fr: string, es: string, jp: string];

/** The parts of the help centre, in display order. */
export type QuestionGroup = 'reading' | 'time' | 'writing' | 'data';

/** A question with its answer; a blank line separates the paragraphs of an answer. */
export interface Question {
  /** Its part of the address `/help/{id}`. */
  id: string;
  group: QuestionGroup;
  question: FiveLanguageText;
  answer: FiveLanguageText;
}

/** The name of each part. */
export const groups: Record<QuestionGroup, FiveLanguageText> = {
  //        zh            en                       fr                            es                          jp
  reading: ['阅读', 'Reading', 'Lire', 'Leer', '読む'],
  time: ['年代与历法', 'Years and calendars', 'Années et calendriers', 'Años y calendarios', '年代と暦'],
  writing: ['撰写与许可', 'Writing and licences', 'Écrire et partager', 'Escribir y compartir', '執筆とライセンス'],
  data: ['数据与运行', 'Data and running a site', 'Données et exploitation', 'Datos y administración', 'データと運用'],
};

/** Every question, in display order within its part. */
export const questions: readonly Question[] = [
  {
    id: 'what-is-stele',
    group: 'reading',
    question: ['石渠是什么？', 'What is Stele?', 'Qu’est-ce que Stèle ?', '¿Qué es Estela?', '石渠とは何ですか。'],
    answer: [
      '石渠是一部世界历史与古代文化的百科全书，有中、英、法、西、日五种语言，可以安装在自己的机器上运行。名字取自西汉宫中的石渠阁，那是收藏典籍、讲论经义的地方。\n\n词条不只有正文，还放在时间、空间与人物之中来读：一条生平时间线，以及事件、地点和关系的列表，并注明出处。程序自带一个不大而真实的世界，首次启动即可阅读；更多内容可以导入，也可以续写。',
      'Stele is an encyclopedia of world history and ancient culture in Chinese, English, French, Spanish and Japanese, made to run on your own machine. A stele is a standing stone with an inscription, one of the oldest ways of keeping a text.\n\nAn entry is more than its text: it shows its subject in time, in space and among other people, with a life strip, events, places and relations, and it names the sources. A small true world comes with the program and can be read at once; more can be imported or written.',
      'Stèle est une encyclopédie de l’histoire du monde et des cultures anciennes, en chinois, anglais, français, espagnol et japonais, conçue pour fonctionner sur votre propre machine. Une stèle est une pierre dressée qui porte une inscription, l’une des plus vieilles façons de conserver un texte.\n\nUne entrée ne se réduit pas à son texte : elle montre son sujet dans le temps, dans l’espace et parmi d’autres personnes, avec une ligne de vie, des événements, des lieux et des relations, sources à l’appui. Un petit monde véridique accompagne le programme ; le reste s’importe ou s’écrit.',
      'Estela es una enciclopedia de historia universal y culturas antiguas en chino, inglés, francés, español y japonés, pensada para funcionar en un equipo propio. Una estela es una piedra erguida con una inscripción, una de las formas más antiguas de conservar un texto.\n\nUna entrada es más que su texto: muestra su tema en el tiempo, en el espacio y entre otras personas, con una línea de vida, acontecimientos, lugares y relaciones, e indica las fuentes. El programa trae un mundo pequeño y verídico que se puede leer desde el primer momento; lo demás se importa o se escribe.',
      '石渠は、世界史と古代文化の百科事典です。中国語・英語・フランス語・スペイン語・日本語の五言語があり、自分のサーバーで動かせます。名は、前漢の宮中で典籍を収めた石渠閣にちなみます。\n\n項目は本文だけではありません。生涯を示す帯、出来事、場所、関係を典拠とともに並べ、時間と空間の中で読めるようにしています。小さいながら事実にもとづく世界が最初から入っており、取り込みや執筆で広げられます。',
    ],
  },
  {
    id: 'switching-language',
    group: 'reading',
    question: [
      '怎样切换语言？词条没有我的语言怎么办？',
      'How do I change the language, and what if an entry is missing in mine?',
      'Comment changer de langue, et que se passe-t-il si une entrée manque dans la mienne ?',
      '¿Cómo cambio de idioma y qué ocurre si una entrada no existe en el mío?',
      '言語はどう切り替えますか。自分の言語に項目がないときは？',
    ],
    answer: [
      '在页面顶部的语言菜单里选择，选择保存在名为 sys_lang 的 Cookie 中。正在读词条时，会转到同一主题在该语言中的词条，网址也随之改变：qin-shi-huang 变为 qin-shi-huang-en。\n\n如果该语言还没有这个词条，界面换成您的语言，词条仍显示已有的版本，上方写明是哪一种语言。链接也照此办理：没有中文版时先取日文版，其次是英文、法文和西班牙文。',
      'Choose it in the language menu at the top of any page; the choice is kept in the cookie sys_lang. On an entry you are taken to the same subject in that language, and the address changes with it: qin-shi-huang becomes qin-shi-huang-en.\n\nWhere nobody has written the entry in your language yet, the page around it is in yours, the entry stays in one that exists, and a line above it says which. Links follow the same rule: without English you get French, then Spanish, Chinese and Japanese.',
      'Choisissez-la dans le menu des langues, en haut de chaque page ; ce choix est conservé dans le cookie sys_lang. Depuis une entrée, vous arrivez au même sujet dans cette langue, et l’adresse change aussi : qin-shi-huang devient qin-shi-huang-fr.\n\nSi personne ne l’a encore écrite dans votre langue, la page qui l’entoure passe au français, l’entrée reste dans une langue où elle existe, et une ligne placée au-dessus le signale. Les liens suivent la même règle : à défaut de français, l’anglais, puis l’espagnol, le chinois et le japonais.',
      'Elíjalo en el menú de idiomas, en la parte superior de cada página; la elección se guarda en la cookie sys_lang. Desde una entrada llegará al mismo tema en ese idioma, y la dirección cambia también: qin-shi-huang pasa a ser qin-shi-huang-es.\n\nSi nadie la ha escrito aún en su idioma, la página que la rodea aparece en español, la entrada se queda en un idioma en el que existe y una línea sobre ella lo advierte. Los enlaces siguen la misma regla: a falta de español, el inglés, después el francés, el chino y el japonés.',
      'ページ上部の言語メニューで選びます。選んだ言語はCookieの sys_lang に保存されます。項目を読んでいるときは、その言語の同じ主題の項目へ移り、アドレスも qin-shi-huang から qin-shi-huang-jp のように変わります。\n\nまだその言語の項目がないときは、画面だけが選んだ言語になり、項目はほかの言語の版を示して、上にその旨を記します。リンク先も同じで、日本語版がなければ中国語、英語の順に探します。',
    ],
  },
  {
    id: 'views-of-an-entry',
    group: 'reading',
    question: [
      '词条里的生平时间线、事件、地点和关系怎么看？',
      'How do I read the life strip, the timeline, the places and the relations of an entry?',
      'Comment lire la ligne de vie, la chronologie, les lieux et les relations d’une entrée ?',
      '¿Cómo se leen la línea de vida, la cronología, los lugares y las relaciones de una entrada?',
      '項目の帯、年表、場所、関係はどう見ればよいですか。',
    ],
    answer: [
      '标题下方是生平时间线：横条表示生卒、在位或存续的年代，上面标出最重要的几件事，点选便跳到时间轴中的那一条。\n\n导航列出本词条有内容的部分，各有自己的网址：加 #/timeline 按先后列出事件，加 #/timemap 列出地点及其坐标，加 #/relation 按类型列出与其他词条的关系；什么都不加就是正文。把网址发给别人，看到的是同一部分。',
      'Under the title runs the life strip: a bar for the life, the reign or the existence of the subject, with the events that mattered most. Each of them leads to its line in the timeline.\n\nThe navigation beside the text lists the parts that have something in them, and each has its own address: #/timeline gives the events in order, #/timemap the places with their coordinates, #/relation the links to other entries, by type. Without any of these you read the text. Whoever gets the address from you sees the same part.',
      'Sous le titre court la ligne de vie : une barre pour la vie, le règne ou l’existence du sujet, avec ses événements les plus marquants. Chacun mène à sa place dans la chronologie.\n\nLa navigation, à côté du texte, énumère les parties qui ont un contenu ; chacune a son adresse : #/timeline donne les événements dans l’ordre, #/timemap les lieux avec leurs coordonnées, #/relation les liens vers d’autres entrées, classés par type. Sans rien de tout cela, c’est le texte. Qui reçoit de vous l’adresse voit la même partie.',
      'Bajo el título corre la línea de vida: una barra para la vida, el reinado o la existencia del tema, con los acontecimientos que más pesaron. Cada uno lleva a su lugar en la cronología.\n\nLa navegación, junto al texto, enumera las partes que tienen contenido, y cada una tiene su dirección: #/timeline da los acontecimientos en orden; #/timemap, los lugares con sus coordenadas; #/relation, los vínculos con otras entradas, por tipo. Sin nada de eso se lee el texto. Quien reciba de usted la dirección verá la misma parte.',
      '見出しの下の帯は、生没、在位、存続の期間を表します。特に重要な出来事が添えられ、選ぶと年表のその行へ移ります。\n\n本文の横のナビゲーションには、内容のある部分が並びます。それぞれにアドレスがあり、#/timeline は出来事を年代順に、#/timemap は場所を座標とともに、#/relation はほかの項目との関係を種類別に示します。何も付けなければ本文です。アドレスを人に渡せば、同じ部分が開きます。',
    ],
  },
  {
    id: 'searching',
    group: 'reading',
    question: [
      '怎样查找？',
      'How do I find something?',
      'Comment chercher ?',
      '¿Cómo se busca?',
      'どうすれば探せますか。',
    ],
    answer: [
      '在任何页面按 / 键，光标便到搜索框。输入名称的开头，下面会列出词条；按 Enter 则在名称、摘要与正文中查找。繁体、简体、日本新旧字体彼此相通，也可以输入拼音或首字母（qinshihuang、qsh）、假名读音；重音和大小写不影响结果，打错一两个字母也能找到。其他语言的内容同样会找到，并注明语言。\n\n引号表示连续的词句，减号表示排除：“长城” -秦。结果可以按类别、地区、世纪和语言缩小范围。网址就是这次搜索，可以收藏或发给别人。',
      'Press / on any page to go to the search box. Type how a name begins and entries appear below it; Enter searches names, summaries and texts. Simplified and traditional characters and both Japanese forms find each other, so do pinyin, its initials and kana readings; accents and capitals make no difference, and a typing error or two is forgiven. What is in another language is found too, and says which.\n\nQuotation marks keep words together, a minus leaves something out: "great wall" -qin. Results can be narrowed by kind, region, century and language. The address is the search: keep it or send it.',
      'La touche / mène au champ de recherche depuis n’importe quelle page. Tapez le début d’un nom et des entrées s’affichent ; Entrée cherche dans les noms, les résumés et les textes. Les caractères simplifiés, traditionnels et japonais se répondent, de même que le pinyin, ses initiales et les lectures en kana ; accents et majuscules sont indifférents, une ou deux fautes de frappe pardonnées. Ce qui existe dans une autre langue est trouvé aussi, avec mention de la langue.\n\nLes guillemets gardent les mots ensemble, le signe moins écarte un mot : « grande muraille » -qin. Les résultats s’affinent par catégorie, région, siècle et langue. L’adresse contient la recherche : conservez-la ou envoyez-la.',
      'Pulse / en cualquier página para ir al buscador. Escriba el comienzo de un nombre y aparecerán entradas; Intro busca en nombres, resúmenes y textos. Los caracteres simplificados, tradicionales y japoneses se corresponden, igual que el pinyin, sus iniciales y las lecturas en kana; no importan tildes ni mayúsculas, y se perdona una errata o dos. También se encuentra lo que está en otra lengua, indicando cuál.\n\nLas comillas mantienen juntas las palabras y el signo menos excluye: «gran muralla» -qin. Los resultados se acotan por categoría, región, siglo e idioma. La dirección es la búsqueda: guárdela o envíela.',
      'どのページでも / キーで検索欄に移れます。名前のはじめを入力すると項目が並び、Enterで名前・概要・本文を検索します。簡体字・繁体字・新旧字体は互いに通じ、かなの読みや拼音とその頭文字でも見つかります。アクセント記号や大文字小文字は区別せず、一、二文字の打ち間違いも許されます。ほかの言語の内容も、言語を添えて示します。\n\n引用符でくくると続いた語句を、マイナスを付けるとその語を除いて探します：「長城」 -秦。結果は分類、地域、世紀、言語で絞り込めます。アドレスがそのまま検索なので、保存したり人に送ったりできます。',
    ],
  },
  {
    id: 'paths',
    group: 'reading',
    question: [
      '两个词条之间的路径是怎样找到的？',
      'How is the path between two entries found?',
      'Comment le chemin entre deux entrées est-il trouvé ?',
      '¿Cómo se halla el camino entre dos entradas?',
      '二つの項目を結ぶ経路は、どう見つけるのですか。',
    ],
    answer: [
      '路径由已发布的关系连成，取步数最少的；步数相同的有多条时，先列出说明问题较多的：少见的关系优先于常见的，绕开什么都相连的大节点。每一步都是一句话，带有年代与出处。\n\n可以指定依次经过的词条，限定关系类型、中间词条的类别、步数，或某一年的情形；选“同时存在”，则每一步的两端须在同一时代。没有注明年代的关系视为可用。',
      'A path is made of published relations, as few as possible. Where several are equally short, those that tell most come first: a rare relation before a common one, and not by way of something that is linked with everything. Every step is a sentence with its time and its source.\n\nYou can ask for entries to pass through in order, and limit relation types, the kinds in between, the number of steps, or the year. With “existed at the same time” both ends of every step must have met in time. What has no date is not excluded.',
      'Un chemin se compose de relations publiées, le moins possible. À longueur égale viennent d’abord ceux qui en disent le plus : une relation rare avant une relation courante, sans passer par ce qui est lié à tout. Chaque pas est une phrase, avec sa date et sa source.\n\nVous pouvez imposer des entrées de passage, dans l’ordre, et limiter les types de relations, les catégories intermédiaires, le nombre de pas ou l’année. Avec « ont existé en même temps », les deux extrémités de chaque pas doivent s’être croisées dans le temps. Ce qui n’est pas daté n’est pas écarté.',
      'Un camino se compone de relaciones publicadas, las menos posibles. A igual longitud van primero los que más dicen: una relación rara antes que una corriente, y no a través de lo que está unido a todo. Cada paso es una frase, con su fecha y su fuente.\n\nPuede pedir entradas de paso, en orden, y limitar los tipos de relación, las categorías intermedias, el número de pasos o el año. Con «existieron a la vez», los dos extremos de cada paso tienen que haber coincidido en el tiempo. Lo que no tiene fecha no se excluye.',
      '経路は、公開された関係をたどって作られ、歩数の最も少ないものを選びます。同じ歩数のものがいくつもあるときは、多くを語るものから並べます。珍しい関係をありふれた関係より先に、あらゆるものとつながる項目はなるべく避けます。一歩ごとに、年代と典拠のついた一文になります。\n\n順に経由する項目を指定したり、関係の種類、途中の項目の分類、歩数、年を限ったりできます。「同じ時代に存在」を選ぶと、各歩の両端が同じ時代に重なるものだけになります。年代のない関係は除きません。',
    ],
  },
  {
    id: 'sources-and-citation',
    group: 'reading',
    question: [
      '史料从哪里来？怎样引用词条？',
      'What are the sources, and how do I cite an entry?',
      'Quelles sont les sources, et comment citer une entrée ?',
      '¿Cuáles son las fuentes y cómo se cita una entrada?',
      '典拠は何ですか。項目はどう引用しますか。',
    ],
    answer: [
      '自带词条的日期、事件和关系旁都以小字注明出处，例如《史记》卷六；正文的注释也写明依据的书。导入的数据在页末标出来自何处。没有注明出处的，请当作有待查证。\n\n引用词条时，打开“引用本词条”：APA、Chicago 和 GB/T 7714 三种格式可以直接复制，BibTeX 可以下载。修订日期与阅读日期已经写在里面，因为词条会不断修改。',
      'In the entries that come with Stele, small print beside dates, events and relations names who says so: Sima Qian, Herodotus, an inscription. Numbered notes do the same for the text. Imported data name their origin at the foot of the page. Whatever names no source is still to be checked.\n\nTo cite an entry, open “Cite this”: the references in APA, Chicago and GB/T 7714 style are ready to copy, and BibTeX is there as a file. They say when the entry was changed and when you read it, because entries go on changing.',
      'Dans les entrées fournies avec Stèle, de petits caractères à côté des dates, des événements et des relations disent qui l’affirme : Sima Qian, Hérodote, une inscription. Les notes numérotées font de même pour le texte. Les données importées indiquent leur origine en bas de page. Ce qui ne cite aucune source reste à vérifier.\n\nPour citer une entrée, ouvrez « Citer cette entrée » : les références aux styles APA, Chicago et GB/T 7714 sont prêtes à copier, et BibTeX se télécharge. Elles donnent les dates de modification et de lecture, car une entrée continue d’évoluer.',
      'En las entradas que trae Estela, la letra pequeña junto a fechas, acontecimientos y relaciones dice quién lo afirma: Sima Qian, Heródoto, una inscripción. Las notas numeradas hacen lo mismo con el texto. Los datos importados indican su procedencia al pie de la página. Lo que no cita fuente está por comprobar.\n\nPara citar una entrada, abra «Citar esta entrada»: las referencias en los estilos APA, Chicago y GB/T 7714 están listas para copiar, y BibTeX se descarga. Dan la fecha de modificación y la de lectura, porque las entradas siguen cambiando.',
      'はじめから入っている項目では、年代、出来事、関係のそばに小さく典拠を記しています（『史記』巻六など）。本文の注も同様です。取り込んだデータは、ページの末尾に出所を示します。典拠のない記述は、未確認とお考えください。\n\n引用するときは「この項目を引用」を開きます。APA、Chicago、GB/T 7714 の書式はそのままコピーでき、BibTeXはファイルで入手できます。項目は改訂されるので、更新と閲覧の日付も入ります。',
    ],
  },
  {
    id: 'keyboard-and-accessibility',
    group: 'reading',
    question: [
      '只用键盘或读屏软件，或者关闭脚本，也能阅读吗？',
      'Can I read with the keyboard, with a screen reader, or without script?',
      'Peut-on lire au clavier, avec un lecteur d’écran ou sans script ?',
      '¿Se puede leer con el teclado, con un lector de pantalla o sin scripts?',
      'キーボードや読み上げソフトだけで、またはスクリプトなしで読めますか。',
    ],
    answer: [
      '可以。按 Tab 键逐项前进，页面的第一个链接是“跳到正文”；Enter 打开链接，Esc 关闭菜单。凡是画出来的都另有列表：时间轴有事件列表，地图有带坐标的地点列表，关系图有分类的关系列表，读屏软件可以逐条朗读。\n\n页面由服务器生成，关闭脚本也能阅读、切换语言、打开词条的各个部分。不确定的日期同时用文字标明，不只靠图形。',
      'Yes. The Tab key goes from link to link, the first of which leads straight to the content; Enter follows a link, Escape closes a menu. Whatever is drawn is also there as a list: events for the timeline, places with coordinates for the map, relations by type for the graph. A screen reader reads them line by line.\n\nPages are written on the server, so that reading, changing the language and opening the parts of an entry work without script. What is uncertain is said in words too, not by shape alone.',
      'Oui. La touche Tab passe d’un lien à l’autre, le premier menant droit au contenu ; Entrée suit un lien, Échap ferme un menu. Tout ce qui est dessiné existe aussi sous forme de liste : événements pour la chronologie, lieux et coordonnées pour la carte, relations par type pour le graphe. Un lecteur d’écran les lit ligne à ligne.\n\nLes pages sont composées sur le serveur : lire, changer de langue, ouvrir les parties d’une entrée se fait sans script. L’incertitude est dite aussi en toutes lettres, et pas seulement par la forme.',
      'Sí. La tecla Tab va de enlace en enlace, y el primero lleva directamente al contenido; Intro sigue un enlace, Esc cierra un menú. Todo lo que se dibuja existe también como lista: acontecimientos para la cronología, lugares con coordenadas para el mapa, relaciones por tipo para el grafo. Un lector de pantalla las lee línea por línea.\n\nLas páginas se componen en el servidor: leer, cambiar de idioma y abrir las partes de una entrada funciona sin scripts. Lo incierto se dice también con palabras, no solo con la forma.',
      '読めます。Tabキーでリンクを順に移り、最初のリンクから本文へ飛べます。Enterで開き、Escでメニューを閉じます。図で示すものには必ず一覧があります。年表には出来事、地図には座標つきの場所、関係図には種類別の関係の一覧があり、読み上げソフトで一行ずつ読めます。\n\nページはサーバーで作られるので、スクリプトなしでも読書、言語の切り替え、項目の各部分の表示ができます。不確かな年代は言葉でも示します。',
    ],
  },
  {
    id: 'cookies',
    group: 'reading',
    question: [
      '本站使用哪些 Cookie？',
      'Which cookies are set?',
      'Quels cookies sont déposés ?',
      '¿Qué cookies se usan?',
      'どのようなCookieを使いますか。',
    ],
    answer: [
      '只用必要的几个。sys_lang 记住您选择的语言，cookie_ok 记住您已关闭 Cookie 提示，两者都保存十年。\n\n另外两个在登录之后才有：bearer 是会话的凭证，页面脚本读不到，服务器只保存它的散列值；free 是可读的标记，只说明有会话存在。没有广告，也没有第三方跟踪。详见 Cookie 声明：/staticpage/cookie。',
      'Only those that are needed. sys_lang remembers the language you chose, cookie_ok that you dismissed the cookie banner; both are kept for ten years.\n\nTwo more come only once somebody signs in: bearer carries the session, cannot be read by scripts, and only its hash is stored on the server; free is a readable mark that says no more than that there is a session. There is no advertising and no tracking by third parties. The whole statement is at /staticpage/cookie.',
      'Seulement ceux qui sont nécessaires. sys_lang retient la langue choisie, cookie_ok le fait que vous avez fermé le bandeau ; tous deux sont conservés dix ans.\n\nDeux autres n’apparaissent qu’après la connexion : bearer porte la session, les scripts ne peuvent pas le lire, et le serveur n’en garde que l’empreinte ; free est une marque lisible, qui dit seulement qu’une session existe. Ni publicité ni suivi par des tiers. La déclaration complète se trouve à l’adresse /staticpage/cookie.',
      'Solo las necesarias. sys_lang recuerda el idioma elegido; cookie_ok, que usted cerró el aviso de cookies; ambas se conservan diez años.\n\nOtras dos aparecen únicamente cuando alguien inicia sesión: bearer lleva la sesión, los scripts no pueden leerla y el servidor guarda solo su resumen criptográfico (hash); free es una marca legible que dice tan solo que hay una sesión. No hay publicidad ni rastreo por terceros. La declaración completa está en /staticpage/cookie.',
      '必要なものだけです。sys_lang は選んだ言語を、cookie_ok はCookieのお知らせを閉じたことを覚え、どちらも十年間保存されます。\n\nほかの二つはログイン後だけです。bearer はセッションを表し、スクリプトからは読めず、サーバーはハッシュ値だけを残します。free はセッションがあることを示す、読み取り可能な印です。広告も第三者による追跡もありません。詳しくは /staticpage/cookie をご覧ください。',
    ],
  },
  {
    id: 'years-before-christ',
    group: 'time',
    question: [
      '公元前的年份怎样写？为什么没有公元0年？',
      'How are years before Christ written, and why is there no year 0?',
      'Comment s’écrivent les années avant Jésus-Christ, et pourquoi n’y a-t-il pas d’an 0 ?',
      '¿Cómo se escriben los años antes de Cristo y por qué no hay año 0?',
      '紀元前の年はどう書きますか。なぜ0年がないのですか。',
    ],
    answer: [
      '公元前的年份写作“前221年”；公元后不满一千年的写作“公元14年”，以免误会。\n\n这种纪年没有0年：中世纪早期创立它的修士从1数起，前1年的下一年就是公元1年，两者只隔一年。跨越纪元计算年数时，石渠已经考虑到这一点。天文学家另用0年，相当于这里的前1年。在供程序读取的数据里，-0221 就是前221年。',
      'Years before Christ are written 221 BC; years after him, up to 999, as AD 14, so that nobody mistakes them.\n\nThere is no year 0: the monks who made this reckoning in the early Middle Ages counted from one, and 1 BC is followed directly by AD 1. From one to the other is a single year, and Stele allows for that when it counts across the eras. Astronomers do have a year 0; it is our 1 BC. In the data for programs, -0221 is 221 BC.',
      'Les années avant Jésus-Christ s’écrivent 221 av. J.-C., sur un axe étroit −221 ; celles d’après, jusqu’à 999, s’écrivent 14 apr. J.-C., pour éviter toute méprise.\n\nIl n’y a pas d’an 0 : les moines qui ont établi ce comput au haut Moyen Âge comptaient à partir de un, et l’an 1 av. J.-C. précède immédiatement l’an 1 apr. J.-C. De l’un à l’autre, il n’y a qu’une année ; Stèle en tient compte. Les astronomes ont bien une année 0 : c’est notre 1 av. J.-C. Dans les données destinées aux programmes, -0221 signifie 221 av. J.-C.',
      'Los años antes de Cristo se escriben 221 a. C.; los posteriores, hasta el 999, se escriben 14 d. C., para que nadie se confunda.\n\nNo hay año 0: los monjes que crearon este cómputo en la Alta Edad Media contaban desde el uno, y al 1 a. C. le sigue inmediatamente el 1 d. C. De uno a otro va un solo año, y Estela lo tiene en cuenta al calcular. Los astrónomos sí usan un año 0, que es nuestro 1 a. C. En los datos para programas, -0221 es 221 a. C.',
      '紀元前の年は「紀元前221年」と書きます。幅の狭い年表では「前221」と略します。\n\nこの紀年法に0年はありません。中世初期に作った修道士たちは1から数えたので、紀元前1年の翌年がそのまま西暦1年になります。その差は一年で、石渠は紀元をまたぐ計算でもこれを正しく扱います。天文学で使う0年は、ここでいう紀元前1年に当たります。プログラム用のデータでは -0221 が紀元前221年です。',
    ],
  },
  {
    id: 'uncertain-dates',
    group: 'time',
    question: [
      '“约”“存疑”“至今”是什么意思，图上怎样表示？',
      'What do “about”, “doubtful” and “to present” mean, and how are they drawn?',
      'Que signifient « vers », « incertain » et « aujourd’hui », et comment sont-ils dessinés ?',
      '¿Qué significan «hacia», «dudoso» y «hasta hoy», y cómo se dibujan?',
      '「およそ」「不確か」「現在まで」はどういう意味で、どのように描かれますか。',
    ],
    answer: [
      '“约”表示年代只是大概，写作“约前551年”，横条的那一端渐渐模糊。“存疑”表示史料互相矛盾或不可尽信，日期后加问号，那一端画成虚线。“至今”表示仍在延续，那一端不封口，伸向现在。\n\n首尾两端可以各有标注，例如生年大约、卒年确切。只知道年份的，就不写月日：宁可粗略，也不假装精确。',
      '“About” means that a date is only roughly known: it is written c. 551 BC, and that end of the bar is blurred. “Doubtful” means that sources contradict each other or deserve little trust: a question mark follows the date, and that end is dashed. “To present” means that something still exists: that end of the bar stays open.\n\nBeginning and end have a note each; a birth may be approximate and a death exact. Where only the year is known, no day is shown. Nothing looks more precise than it is.',
      '« Vers » : la date n’est connue qu’à peu près ; on écrit vers 551 av. J.-C., et ce bout de la barre est flou. « Incertain » : les sources se contredisent ou méritent peu de confiance ; un point d’interrogation suit la date, et ce bout est en pointillé. « Aujourd’hui » : la chose existe encore ; ce bout reste ouvert.\n\nDébut et fin ont chacun leur mention : une naissance peut être approximative et une mort exacte. Si seule l’année est connue, aucun jour n’est affiché. Rien ne paraît plus précis qu’il ne l’est.',
      '«Hacia»: la fecha se conoce solo de manera aproximada; se escribe h. 551 a. C. y ese extremo de la barra se ve difuso. «Dudoso»: las fuentes se contradicen o merecen poca confianza; un signo de interrogación sigue a la fecha y ese extremo es discontinuo. «Hasta hoy»: aquello sigue existiendo; ese extremo queda abierto.\n\nEl principio y el final llevan cada uno su indicación: un nacimiento puede ser aproximado y una muerte, exacta. Si solo se sabe el año, no se muestra ningún día. Nada parece más preciso de lo que es.',
      '「およそ」は年代が大まかにしか分からないことを示し、「紀元前551年頃」と書いて、帯のその端をぼかします。「不確か」は史料が食い違う、または信頼しにくいことを示し、日付に疑問符を付けて、端を破線にします。「現在まで」は今も続いていることを示し、端を閉じません。\n\n始まりと終わりには別々に付けられます。年しか分からないものに月日は書きません。実際より正確に見せないためです。',
    ],
  },
  {
    id: 'dates-and-calendars',
    group: 'time',
    question: [
      '日期依据哪种历法？',
      'Which calendar are dates in?',
      'Selon quel calendrier les dates sont-elles données ?',
      '¿En qué calendario se dan las fechas?',
      '日付はどの暦によりますか。',
    ],
    answer: [
      '1582年10月15日以前用儒略历，与史书和研究著作通行的写法一致；从这一天起用格里历，即今天的公历。石渠不把古代日期改算成公历，所以与改算过的书相比，可能差上几天。\n\n史料只说到某年或某月，这里也只写到某年或某月。排列先后时，只有年份的日期按一整年计。干支、年号等原来的写法，可以保留在正文和注释里。',
      'Before 15 October 1582 dates are in the Julian calendar, as sources and historians write them; from that day on they are Gregorian, as ours are today. Stele does not convert old dates into the modern calendar, so that books which do may differ by some days.\n\nWhere a source knows only the year or the month, so does Stele; no day is invented. In ordering events, a bare year counts as the whole of it. Regnal years, eras and other reckonings keep their place in the text and its notes.',
      'Avant le 15 octobre 1582, les dates suivent le calendrier julien, comme les écrivent les sources et les historiens ; à partir de ce jour, le calendrier grégorien, qui est le nôtre. Stèle ne convertit pas les dates anciennes : les ouvrages qui le font peuvent s’en écarter de quelques jours.\n\nQuand une source ne connaît que l’année ou le mois, Stèle s’en tient là et n’invente pas de jour. Dans le classement, une année seule compte pour l’année entière. Années de règne, ères et autres computs gardent leur place dans le texte et les notes.',
      'Antes del 15 de octubre de 1582 las fechas siguen el calendario juliano, tal como las escriben las fuentes y los historiadores; desde ese día, el gregoriano, que es el nuestro. Estela no convierte las fechas antiguas al calendario moderno, de modo que los libros que lo hacen pueden diferir en algunos días.\n\nCuando una fuente solo conoce el año o el mes, Estela tampoco dice más y no inventa ningún día. Al ordenar, un año sin más cuenta como el año entero. Los años de reinado, las eras y otros cómputos conservan su sitio en el texto y las notas.',
      '1582年10月15日より前の日付は、史料や歴史書の慣例に従ってユリウス暦で記し、その日からは今と同じグレゴリオ暦で記します。古い日付を現代の暦に換算しないため、換算した書物とは数日ずれることがあります。\n\n史料が年や月までしか伝えないときは、それ以上を補いません。並べるときは、年だけの日付をその一年全体とみなします。元号や干支など本来の書き方は、本文や注に残せます。',
    ],
  },
  {
    id: 'review-before-publication',
    group: 'writing',
    question: [
      '内容发布之前怎样审核？',
      'How does review before publication work?',
      'Comment fonctionne la relecture avant publication ?',
      '¿Cómo funciona la revisión previa a la publicación?',
      '公開前の審査はどのように行われますか。',
    ],
    answer: [
      '词条的正文、时间轴、地点和关系各自修改，每次修改都是一个版本。成员写的版本先经审核，通过以后读者才看得到；没有通过的会说明理由。撰写需要账号；谁可以在本站撰写，由运营本站的人决定。\n\n新版本不会抹去旧版本。已发布的版本全部保留，任何人都可以查看；接口 /api/item/versionList 列出一个词条的版本。自带的词条和导入的数据也同样作为版本保存。',
      'Text, timeline, places and relations of an entry are changed one by one, and every change is a revision. What members write is reviewed first; readers see it once it has passed, and a refusal comes with its reason. Writing takes an account; who may write on this site is decided by whoever runs it.\n\nNo revision wipes out the one before. All published versions are kept and open to everybody; the call /api/item/versionList lists those of an entry. The built-in entries and imported data are kept as revisions too.',
      'Le texte, la chronologie, les lieux et les relations d’une entrée se modifient séparément, et chaque modification est une révision. Ce qu’écrivent les membres est d’abord relu ; les lecteurs le voient une fois accepté, et un refus est motivé. Il faut un compte pour écrire ; c’est l’administrateur de ce site qui décide qui peut y écrire.\n\nAucune révision n’efface la précédente. Toutes les versions publiées sont conservées et ouvertes à tous ; l’appel /api/item/versionList énumère celles d’une entrée. Les entrées fournies et les données importées sont conservées de la même façon.',
      'El texto, la cronología, los lugares y las relaciones de una entrada se modifican por separado, y cada cambio es una revisión. Lo que escriben los miembros se examina primero; los lectores lo ven una vez aprobado, y todo rechazo se motiva. Para escribir hace falta una cuenta; quién puede escribir en este sitio lo decide quien lo administra.\n\nNinguna revisión borra la anterior. Todas las versiones publicadas se conservan y están abiertas a cualquiera; la llamada /api/item/versionList enumera las de una entrada. Las entradas incluidas y los datos importados se conservan del mismo modo.',
      '項目の本文、年表、場所、関係は別々に改められ、変更のたびに一つの版になります。会員が書いた版はまず審査を受け、通ってから読者に公開されます。通らなかったときは理由が示されます。執筆にはアカウントが要り、このサイトでだれが書けるかは運営者が決めます。\n\n新しい版が古い版を消すことはありません。公開された版はすべて残り、/api/item/versionList でだれでも一覧できます。付属の項目や取り込んだデータも同じです。',
    ],
  },
  {
    id: 'licence-of-contributions',
    group: 'writing',
    question: [
      '撰写的内容采用什么许可？',
      'Under which licence are contributions published?',
      'Sous quelle licence les contributions sont-elles publiées ?',
      '¿Con qué licencia se publican las contribuciones?',
      '投稿された内容のライセンスは何ですか。',
    ],
    answer: [
      '文字以 CC BY-SA 4.0（署名—相同方式共享）许可发布：任何人都可以复制、修改，也可以用于商业，只要注明出处、指明许可与改动，并以相同的许可分享。向本站投稿，就是同意以此许可发布。\n\n导入的数据保留自己的许可，来源和许可写在词条页末，例如 Nomisma.org 的数据为 CC BY 4.0。使用之前请看该页。石渠的程序本身采用 Apache-2.0 许可。',
      'Texts are published under CC BY-SA 4.0: anybody may copy and change them, even commercially, provided they name the source and the licence, say what was changed, and pass the result on under the same terms. Whoever contributes here agrees to that.\n\nImported data keep the licence they came with. Origin and licence are given at the foot of the entry; the data of Nomisma.org, for instance, are CC BY 4.0. Look there before you use them. The program itself is under the Apache licence 2.0.',
      'Les textes sont publiés sous licence CC BY-SA 4.0 : chacun peut les copier et les modifier, même à des fins commerciales, à condition de citer la source et la licence, de signaler les modifications et de partager le résultat dans les mêmes conditions. Contribuer ici, c’est l’accepter.\n\nLes données importées gardent leur propre licence. Origine et licence figurent au bas de l’entrée ; les données de Nomisma.org, par exemple, sont sous CC BY 4.0. Consultez cette mention avant de les réutiliser. Le programme lui-même est sous licence Apache 2.0.',
      'Los textos se publican con la licencia CC BY-SA 4.0: cualquiera puede copiarlos y modificarlos, también con fines comerciales, siempre que cite la fuente y la licencia, señale los cambios y comparta el resultado en las mismas condiciones. Quien contribuye aquí lo acepta.\n\nLos datos importados conservan su propia licencia. La procedencia y la licencia figuran al pie de la entrada; los datos de Nomisma.org, por ejemplo, son CC BY 4.0. Consúltelas antes de reutilizarlos. El programa mismo tiene licencia Apache 2.0.',
      '文章は CC BY-SA 4.0（表示—継承）で公開します。出典、ライセンス、変更点を示し、同じ条件で公開するかぎり、商用も含めてだれでも複製や改変ができます。投稿はこの条件への同意を意味します。\n\n取り込んだデータは元のライセンスのままで、出所とともに項目の末尾に示します。たとえば Nomisma.org のデータは CC BY 4.0 です。使う前にご確認ください。プログラム自体は Apache License 2.0 です。',
    ],
  },
  {
    id: 'importing-data',
    group: 'data',
    question: [
      '怎样导入数据？',
      'How do I bring in data?',
      'Comment importer des données ?',
      '¿Cómo se importan datos?',
      'データはどう取り込みますか。',
    ],
    answer: [
      '在石渠的目录里运行 npm run import -- <种类> <路径>：nomisma 读 Nomisma.org 的 RDF 文件夹，wikidata 读 Wikidata 的实体 JSON（可为 .gz、.bz2），countries 读各国名称与疆界，triples 读“主语、关系、宾语”的表。加上 --dry-run 只报告会导入、合并和拒绝哪些记录，并不写入。\n\n再运行一次，不会有任何改变；中途停下，下次接着做。与已有词条相同的记录，只补上缺少的内容，不覆盖原有的；不能确定相同的，分开保存并列入报告。无法读取的文件会报告出错的行。',
      'In Stele’s folder run npm run import -- <kind> <path>: nomisma takes a folder of RDF files of Nomisma.org, wikidata the entity JSON of Wikidata (also .gz and .bz2), countries a list of countries with their borders, triples a table of subject, relation and object. With --dry-run it only reports what it would take, merge and refuse, and writes nothing.\n\nRunning it again changes nothing, and a run that was cut off continues where it stopped. A record that is here already only adds what was missing and overwrites nothing; where it is not clear that two are the same, they stay apart and the report says why. A file that cannot be read is named with its line.',
      'Dans le dossier de Stèle, lancez npm run import -- <sorte> <chemin> : nomisma prend un dossier de fichiers RDF de Nomisma.org, wikidata le JSON d’entités de Wikidata (aussi .gz et .bz2), countries une liste de pays et de leurs frontières, triples un tableau sujet, relation, objet. Avec --dry-run, la commande indique seulement ce qu’elle prendrait, fusionnerait ou refuserait, sans rien écrire.\n\nLa relancer ne change rien, et une importation interrompue reprend où elle s’était arrêtée. Une fiche déjà présente ne fait qu’ajouter ce qui manquait, sans rien écraser ; si l’identité n’est pas claire, les deux restent séparées et le rapport dit pourquoi. Un fichier illisible est signalé avec sa ligne.',
      'En la carpeta de Estela ejecute npm run import -- <clase> <ruta>: nomisma toma una carpeta de archivos RDF de Nomisma.org; wikidata, el JSON de entidades de Wikidata (también .gz y .bz2); countries, una lista de países y sus fronteras; triples, una tabla de sujeto, relación y objeto. Con --dry-run solo informa de lo que tomaría, fusionaría o rechazaría, sin escribir nada.\n\nEjecutarlo otra vez no cambia nada, y una importación interrumpida continúa donde se detuvo. Un registro que ya está aquí solo añade lo que faltaba y no sobrescribe nada; si no está claro que dos sean lo mismo, quedan separados y el informe dice por qué. Un archivo ilegible se señala con su línea.',
      '石渠のフォルダーで npm run import -- <種類> <パス> を実行します。nomisma は Nomisma.org のRDFのフォルダー、wikidata は Wikidata の実体JSON（.gz、.bz2 も可）、countries は国名と国境の一覧、triples は主語・関係・目的語の表を読みます。--dry-run を付けると、取り込み、統合、拒否の予定を報告するだけで、書き込みません。\n\nもう一度実行しても何も変わらず、途中で止めたときは続きから進みます。すでにある項目には足りない内容だけを補い、上書きはしません。読めないファイルは行番号とともに示します。',
    ],
  },
  {
    id: 'calls-for-programs',
    group: 'data',
    question: [
      '程序怎样读取石渠的内容？',
      'Which calls are there for programs?',
      'Quels appels sont offerts aux programmes ?',
      '¿Qué llamadas hay para los programas?',
      'プログラム向けの呼び出しはありますか。',
    ],
    answer: [
      '/api/docs 列出全部接口，附说明和示例；OpenAPI 3.1 格式的在 /api/openapi.json。阅读不需要账号，例如 GET /api/item/detail/cn/qin-shi-huang，其中 cn 是中文的代码。回答都是 JSON：{ code, message?, data }。\n\n/feed.atom 是新词条与修订，用 ?lang=zh 选择语言；/sitemap.xml 列出全部词条及其各语言版本。',
      'The page /api/docs lists every call with a description and an example; /api/openapi.json says the same as OpenAPI 3.1. Reading takes no account: try GET /api/item/detail/en/qin-shi-huang. Answers are JSON of the form { code, message?, data }, and Chinese goes by the code cn.\n\nThe feed /feed.atom brings the newest and latest changed entries of a language, which ?lang=en chooses, and /sitemap.xml lists all entries with their versions in other languages.',
      'La page /api/docs énumère tous les appels, avec une description et un exemple ; /api/openapi.json dit la même chose au format OpenAPI 3.1. Lire ne demande pas de compte : essayez GET /api/item/detail/fr/qin-shi-huang. Les réponses sont en JSON, de la forme { code, message?, data }, et le chinois porte le code cn.\n\nLe flux /feed.atom apporte les entrées nouvelles ou modifiées d’une langue, choisie par ?lang=fr, et /sitemap.xml énumère toutes les entrées avec leurs versions dans les autres langues.',
      'La página /api/docs enumera todas las llamadas, con descripción y ejemplo; /api/openapi.json dice lo mismo en formato OpenAPI 3.1. Leer no exige cuenta: pruebe GET /api/item/detail/es/qin-shi-huang. Las respuestas son JSON de la forma { code, message?, data }, y el chino lleva el código cn.\n\nEl canal /feed.atom trae las entradas nuevas o modificadas de un idioma, que se elige con ?lang=es, y /sitemap.xml enumera todas las entradas con sus versiones en otros idiomas.',
      '呼び出しの一覧は /api/docs に、OpenAPI 3.1 版は /api/openapi.json にあります。閲覧にアカウントは不要です（例：GET /api/item/detail/jp/qin-shi-huang）。応答はJSONで、中国語のコードは cn です。\n\n/feed.atom は新着と更新を配信し、?lang=ja で言語を選べます。/sitemap.xml は全項目を各言語版とともに示します。',
    ],
  },
  {
    id: 'data-and-backup',
    group: 'data',
    question: [
      '数据放在哪里？怎样备份？',
      'Where are the data kept, and how do I back them up?',
      'Où se trouvent les données, et comment les sauvegarder ?',
      '¿Dónde están los datos y cómo se hace una copia de seguridad?',
      'データはどこにあり、どうバックアップしますか。',
    ],
    answer: [
      '数据都在环境变量 STELE_DATA 所指的文件夹里，不设则为 ./data；石渠在其中运行自带的 PostgreSQL。备份时先停止石渠，再把整个文件夹连同属主和权限一起复制，例如用 cp -a；恢复时放回原处即可。\n\n也可以用 DATABASE_URL 指定自己的 PostgreSQL（15 或更高版本），数据库照平常的办法备份，例如 pg_dump；STELE_DATA 里若有文件，也请一并复制。',
      'Everything lies in the folder that the setting STELE_DATA names, ./data if it is not set; Stele runs its own PostgreSQL in there. To back it up, stop Stele and copy the whole folder with owners and permissions, for instance with cp -a; to restore it, put the copy back.\n\nOr let DATABASE_URL point to a PostgreSQL of your own, version 15 or later. Then back up that database as you always do, for instance with pg_dump, and copy whatever STELE_DATA holds besides.',
      'Tout se trouve dans le dossier désigné par le réglage STELE_DATA, à défaut ./data ; Stèle y fait tourner son propre PostgreSQL. Pour le sauvegarder, arrêtez Stèle et copiez le dossier entier avec propriétaires et droits, par exemple avec cp -a ; pour le restaurer, remettez la copie en place.\n\nVous pouvez aussi indiquer votre propre PostgreSQL, version 15 ou ultérieure, par DATABASE_URL. Sauvegardez alors cette base comme d’habitude, par exemple avec pg_dump, et copiez ce que STELE_DATA contiendrait par ailleurs.',
      'Todo está en la carpeta que indica el ajuste STELE_DATA o, si no se define, en ./data; Estela ejecuta allí su propio PostgreSQL. Para hacer una copia, detenga Estela y copie la carpeta entera con propietarios y permisos, por ejemplo con cp -a; para restaurarla, devuelva la copia a su sitio.\n\nTambién puede indicar un PostgreSQL propio, versión 15 o posterior, con DATABASE_URL. En ese caso, haga la copia de esa base como de costumbre, por ejemplo con pg_dump, y copie además lo que contenga STELE_DATA.',
      'データは設定 STELE_DATA のフォルダー（なければ ./data）にあり、石渠はそこで付属のPostgreSQLを動かします。石渠を止めてから、所有者と権限ごとフォルダー全体を cp -a などでコピーしてください。戻すときは元の場所に置くだけです。\n\nDATABASE_URL で手持ちのPostgreSQL（15以降）も使えます。その場合は pg_dump など普段の方法でバックアップし、STELE_DATA にあるファイルもコピーします。',
    ],
  },
];
