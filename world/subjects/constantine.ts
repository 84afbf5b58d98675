import { subject } from '../subject.ts';

export default subject({
  id: 'constantine',
  kind: 'person',
  region: 'europe',
  names: ['君士坦丁大帝', 'Constantine the Great', 'Constantin le Grand', 'Constantino el Grande', 'コンスタンティヌス大帝'],
  otherNames: [['君士坦丁一世'], ['Constantine I', 'Flavius Valerius Constantinus'], ['Constantin Ier'], ['Constantino I'], ['コンスタンティヌス一世']],
  times: [
    { role: 'life', span: ['0272~', '0337-05-22'], source: ['eusebius-life-of-constantine', '4.53, 4.64'] },
    { role: 'reign', span: ['0306-07-25', '0337-05-22'], source: ['eusebius-life-of-constantine', '1.22, 4.64'] },
  ],
  place: { at: [43.32, 21.896], name: ['纳伊苏斯（今尼什）', 'Naissus (Niš)', 'Naissus (Niš)', 'Naissus (Niš)', 'ナイッスス（現ニシュ）'] },
  summary: [
    '第一位信奉基督教的罗马皇帝。306年他在约克被军队拥立，312年在米尔维安桥击败马克森提乌斯，次年与李锡尼商定宽容一切宗教，324年统一全帝国。他召集尼西亚公会议，铸行金币索里都斯，在拜占庭旧址建起以自己为名的新都，临终才受洗。他的信仰有几分出于政治，学者至今争论。',
    'The first Roman emperor to embrace Christianity. Acclaimed by the army at York in 306, he defeated Maxentius at the Milvian Bridge, agreed with Licinius on toleration for all cults and by 324 ruled alone. He called the Council of Nicaea, struck the gold solidus and made Byzantium a new capital bearing his name. Baptised only on his deathbed, he leaves historians arguing over what he believed, and when.',
    'Premier empereur romain à embrasser le christianisme. Acclamé par l’armée à York en 306, il bat Maxence au pont Milvius, convient avec Licinius de tolérer tous les cultes et règne seul à partir de 324. Il convoque le concile de Nicée, frappe le solidus d’or et fait de Byzance une capitale à son nom. Baptisé sur son lit de mort, il laisse ouvert le débat sur la nature de sa foi.',
    'Primer emperador romano que abrazó el cristianismo. Aclamado por el ejército en York en 306, derrotó a Majencio en el puente Milvio, acordó con Licinio la tolerancia de todos los cultos y desde 324 reinó solo. Convocó el concilio de Nicea, acuñó el sólido de oro e hizo de Bizancio una capital con su nombre. Bautizado en el lecho de muerte, aún se discute qué creía y desde cuándo.',
    'キリスト教を受け入れた最初のローマ皇帝。306年にヨークで軍に推戴され、ミルウィウス橋でマクセンティウスを破り、リキニウスと全宗教の寛容を取り決め、324年に単独皇帝となった。ニカイア公会議を召集し、ソリドゥス金貨を発行、ビュザンティオンに自らの名を冠した都を開いた。受洗は臨終の床で、信仰の実相には議論がある。',
  ],
  events: [
    { when: '0306-07-25', title: ['父亲去世，军队在约克拥立他为帝', 'Is acclaimed emperor by his father’s troops at York', 'Est proclamé empereur à York par les troupes de son père', 'Es aclamado emperador en York por las tropas de su padre', '父の死後、ヨークで軍に皇帝として推戴される'], at: 'eboracum', weight: 2, source: ['eusebius-life-of-constantine', '1.22'] },
    { when: '0312-10-28', title: ['在米尔维安桥击败马克森提乌斯，进入罗马', 'Defeats Maxentius at the Milvian Bridge and enters Rome', 'Bat Maxence au pont Milvius et entre dans Rome', 'Derrota a Majencio en el puente Milvio y entra en Roma', 'ミルウィウス橋でマクセンティウスを破り、ローマに入る'], at: 'milvian-bridge', weight: 3, with: ['rome'], source: ['lactantius', '44'] },
    { when: '0325', title: ['召集尼西亚公会议', 'Convenes the bishops at the Council of Nicaea', 'Réunit les évêques au concile de Nicée', 'Reúne a los obispos en el concilio de Nicea', 'ニカイア公会議を召集する'], at: 'nicaea', weight: 3, with: ['christianity'], source: ['eusebius-life-of-constantine', '3.6–14'] },
    { when: '0330-05-11', title: ['新都君士坦丁堡举行落成典礼', 'Dedicates his new capital, Constantinople', 'Inaugure sa nouvelle capitale, Constantinople', 'Inaugura su nueva capital, Constantinopla', '新都コンスタンティノープルの開都式を行う'], at: 'constantinople', weight: 3, with: ['constantinople'], source: ['chronicon-paschale', 'AD 330'] },
    { when: '0337-05-22', title: ['受洗后不久在尼科米底亚近郊去世', 'Dies near Nicomedia soon after his baptism', 'Meurt près de Nicomédie peu après son baptême', 'Muere cerca de Nicomedia poco después de bautizarse', '洗礼を受けて間もなく、ニコメディア近郊で没する'], at: 'nicomedia', weight: 2, source: ['eusebius-life-of-constantine', '4.61–64'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'roman-empire', when: ['0306', '0337'], source: ['eutropius', '10.2–8'] },
    { word: 'adopted', to: 'christianity', when: '0312~', note: ['拉克坦提乌斯说他因梦而在盾上画下基督的标记；优西比乌则说他见到天上的十字', 'Lactantius tells of a dream and a sign painted on the shields, Eusebius of a cross of light in the sky', 'Lactance parle d’un songe et d’un signe peint sur les boucliers, Eusèbe d’une croix de lumière dans le ciel', 'Lactancio habla de un sueño y de un signo en los escudos; Eusebio, de una cruz de luz en el cielo', 'ラクタンティウスは夢と盾のしるしを、エウセビオスは空の光の十字架を伝える'], source: ['lactantius', '44'] },
    { word: 'founder-of', to: 'constantinople', when: ['0324', '0330-05-11'], source: ['chronicon-paschale', 'AD 330'] },
    { word: 'buried-in', to: 'constantinople', when: '0337', source: ['eusebius-life-of-constantine', '4.60, 4.70'] },
    { word: 'patron-of', to: 'jerusalem', when: ['0325~', '0335'], note: ['他下令在传为耶稣墓的地点建造圣墓教堂', 'By his order the Church of the Holy Sepulchre rose over the tomb held to be that of Jesus', 'Sur son ordre, le Saint-Sépulcre s’éleva au-dessus du tombeau tenu pour celui de Jésus', 'Por orden suya se alzó el Santo Sepulcro sobre la tumba tenida por la de Jesús', 'イエスの墓とされた場所に聖墳墓教会を建てさせた'], source: ['eusebius-life-of-constantine', '3.25–40'] },
    { word: 'enemy-of', to: 'sasanian-empire', when: '0337', source: ['eusebius-life-of-constantine', '4.56'] },
  ],
  same: { wikidata: 'Q8413', nomisma: 'constantine_i' },
});
