import { subject } from '../subject.ts';

export default subject({
  id: 'cuneiform',
  kind: 'idea',
  region: 'near-east',
  names: ['楔形文字', 'Cuneiform', 'Écriture cunéiforme', 'Escritura cuneiforme', '楔形文字'],
  otherNames: [['丁头字'], ['Cuneiform script', 'Sumero-Akkadian writing'], ['cunéiforme'], ['cuneiforme'], ['くさび形文字', 'せっけい文字']],
  times: [
    { role: 'span', span: ['-3300~', '0080~'], source: ['world-writing-systems'] },
  ],
  place: { at: [31.324, 45.637], name: ['乌鲁克', 'Uruk', 'Uruk', 'Uruk', 'ウルク'] },
  summary: [
    '以芦苇笔在湿泥板上压出楔形笔画的文字，与埃及象形文字同为世界最早的书写体系。它起于乌鲁克神庙的账目，由图形渐变为表意兼表音的符号，三千余年间用来书写苏美尔语、阿卡德语、埃兰语、赫梯语等十余种语言。最晚的泥板是公元1世纪后期的天文记录。19世纪据贝希斯敦三语铭文等释读成功。',
    'Writing pressed with a reed into wet clay in wedge-shaped strokes, with Egyptian hieroglyphs the oldest script known. It began in the temple accounts of Uruk, passed from pictures to signs for words and syllables, and in three thousand years served a dozen languages, from Sumerian and Akkadian to Hittite and Elamite. The last datable tablets, on astronomy, are of the late first century AD. It was deciphered in the nineteenth century.',
    'Écriture imprimée au roseau dans l’argile humide en traits pareils à des coins, la plus ancienne connue avec les hiéroglyphes égyptiens. Née des comptes des temples d’Uruk, elle passe de l’image au signe de mot et de syllabe et sert en trois mille ans une douzaine de langues, du sumérien et de l’akkadien au hittite et à l’élamite. Les dernières tablettes datables, d’astronomie, sont de la fin du Ier siècle. On la déchiffre au XIXe siècle.',
    'Escritura impresa con caña sobre arcilla húmeda en trazos en forma de cuña, la más antigua conocida junto con los jeroglíficos egipcios. Nació en las cuentas de los templos de Uruk, pasó del dibujo al signo de palabra y de sílaba y en tres mil años sirvió a una docena de lenguas, del sumerio y el acadio al hitita y el elamita. Las últimas tablillas fechables, de astronomía, son de fines del siglo I. Se descifró en el siglo XIX.',
    '葦の筆で湿った粘土に楔形の線を押して書く文字で、エジプトの聖刻文字と並ぶ最古の文字体系。ウルクの神殿の帳簿に始まり、絵から語や音節を表す記号へと変わり、三千年のあいだにシュメール語、アッカド語、ヒッタイト語、エラム語など十余りの言語を記した。年代の知れる最後の粘土板は1世紀後半の天文記録で、19世紀に解読された。',
  ],
  events: [
    { when: '-3300~', title: ['乌鲁克的账目泥板为其开端', 'It begins with account tablets at Uruk', 'Elle naît avec les tablettes comptables d’Uruk', 'Nace con las tablillas de cuentas de Uruk', 'ウルクの会計粘土板に始まる'], at: 'uruk', weight: 3, with: ['sumer'], source: ['world-writing-systems'] },
    { when: '0080~', title: ['现知最晚的天文泥板写成', 'The last datable tablets, astronomical almanacs, are written', 'Les dernières tablettes datables, des almanachs, sont écrites', 'Se escriben las últimas tablillas fechables, almanaques', '年代の知れる最後の天文暦が書かれる'], at: 'babylon', weight: 2, source: ['world-writing-systems'] },
    { when: '1802', title: ['格罗特芬德读出波斯波利斯铭文中的王名', 'Grotefend reads the kings’ names in the inscriptions of Persepolis', 'Grotefend lit les noms des rois dans les inscriptions de Persépolis', 'Grotefend lee los nombres de los reyes en las inscripciones de Persépolis', 'グローテフェントがペルセポリス碑文の王名を読む'], at: 'persepolis', weight: 2, with: ['persepolis'], source: ['world-writing-systems'] },
    { when: ['1835', '1847'], title: ['罗林森攀崖抄录贝希斯敦铭文', 'Rawlinson climbs the cliff of Behistun to copy its three texts', 'Rawlinson escalade la falaise de Béhistoun pour copier ses textes', 'Rawlinson escala la roca de Behistún para copiar sus textos', 'ローリンソンがベヒストゥンの断崖に登り碑文を写す'], at: 'behistun', weight: 3, with: ['darius-i'], source: ['world-writing-systems'] },
    { when: '1857', title: ['四位学者分别译同一铭文，结果相合', 'Four scholars translate one text apart, and their versions agree', 'Quatre savants traduisent séparément un même texte, et s’accordent', 'Cuatro eruditos traducen por separado un mismo texto y coinciden', '四人の学者が同じ碑文を別々に訳し、結果が一致する'], weight: 2, source: ['world-writing-systems'] },
  ],
  relations: [
    { word: 'made-under', to: 'sumer', when: '-3300~', source: ['world-writing-systems'] },
    { word: 'found-in', to: 'persepolis', note: ['1765年尼布尔在此精确摹绘铭文，成为释读的起点', 'Niebuhr’s exact copies of 1765 from here were the starting point of decipherment', 'Les copies exactes que Niebuhr y prit en 1765 furent le point de départ du déchiffrement', 'Las copias exactas que Niebuhr tomó aquí en 1765 fueron el punto de partida del desciframiento', '1765年にニーブールがここで取った正確な写しが解読の出発点となった'], source: ['world-writing-systems'] },
    { word: 'found-in', to: 'ur', source: ['woolley-ur'] },
    { word: 'influenced', to: 'phoenicians', when: ['-1400~', '-1200~'], note: ['迦南诸王曾以此文与法老通信，乌加里特又用楔形笔画写字母', 'Canaanite rulers wrote to the pharaohs in it, and Ugarit spelled an alphabet with its wedges', 'Les princes de Canaan s’en servaient pour écrire aux pharaons, et Ougarit en tira un alphabet', 'Los príncipes de Canaán escribían con ella a los faraones, y Ugarit hizo un alfabeto con sus cuñas', 'カナンの領主はこれでファラオに書簡を送り、ウガリトは楔で字母を綴った'], source: ['amarna-letters'] },
    { word: 'compared-with', to: 'shang-dynasty', note: ['商代甲骨文与楔形文字各自独立产生，同兼表意与表音', 'The oracle-bone script of Shang arose independently, and likewise mixes word signs with sound', 'L’écriture oraculaire des Shang, née indépendamment, mêle elle aussi signes de mots et de sons', 'La escritura oracular de los Shang, nacida aparte, mezcla igualmente signos de palabra y de sonido', '殷の甲骨文字は独立に生まれたが、同じく表意と表音を併せ持つ'], source: ['world-writing-systems'] },
  ],
  same: { wikidata: 'Q401' },
});
