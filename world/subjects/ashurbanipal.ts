import { subject } from '../subject.ts';

export default subject({
  id: 'ashurbanipal',
  kind: 'person',
  region: 'near-east',
  names: ['亚述巴尼拔', 'Ashurbanipal', 'Assurbanipal', 'Asurbanipal', 'アッシュールバニパル'],
  otherNames: [['亚述巴尼帕'], ['Assurbanipal'], ['Ashurbanipal'], ['Ashurbanipal'], ['アッシュル・バニ・アプリ']],
  disambiguation: ['亚述国王', 'king of Assyria', 'roi d’Assyrie', 'rey de Asiria', 'アッシリアの王'],
  times: [
    { role: 'life', span: ['-0685?', '-0631?'], source: ['cambridge-ancient-history', 'vol. III.2, ch. 24'] },
    { role: 'reign', span: ['-0669', '-0631?'], source: ['cambridge-ancient-history', 'vol. III.2, ch. 24'] },
  ],
  place: { at: [36.359, 43.153], name: ['尼尼微', 'Nineveh', 'Ninive', 'Nínive', 'ニネヴェ'] },
  summary: [
    '亚述帝国最后一位强大的君主。他两度出兵埃及，洗劫底比斯；又击败埃兰王特乌曼，平定其兄在巴比伦的叛乱，终至焚掠苏萨。他自夸能读洪水以前的石刻，派人从各神庙搜集泥板，藏于尼尼微宫中，今日所知的两河流域文学多赖此保存。晚年记载稀少，卒年有前631与前627年两说。',
    'The last powerful king of Assyria. His armies took Memphis and sacked Thebes, killed Teumman of Elam, starved out his brother’s revolt in Babylon and finally plundered Susa. He boasted of reading inscriptions from before the Flood and had tablets gathered from the temples of Babylonia; much of Mesopotamian literature survives through his library. His last years are dark, and his death is put in 631 or 627.',
    'Dernier grand roi d’Assyrie. Ses armées prennent Memphis et pillent Thèbes, tuent Teumman d’Élam, affament Babylone révoltée derrière son frère et saccagent enfin Suse. Il se vante de lire des pierres d’avant le Déluge et fait rassembler les tablettes des temples de Babylonie : une bonne part des lettres mésopotamiennes nous vient de sa bibliothèque. Ses dernières années sont obscures ; on place sa mort en 631 ou en 627.',
    'Último gran rey de Asiria. Sus ejércitos tomaron Menfis y saquearon Tebas, mataron a Teumman de Elam, rindieron por hambre la Babilonia sublevada de su hermano y al fin arrasaron Susa. Se jactaba de leer inscripciones anteriores al Diluvio y mandó reunir tablillas de los templos babilonios: buena parte de la literatura mesopotámica se conserva gracias a su biblioteca. Su muerte se sitúa en 631 o 627 a. C.',
    'アッシリア帝国最後の強力な王。二度エジプトに兵を送ってテーベを略奪し、エラム王テウマンを討ち、バビロンで背いた兄を兵糧攻めで屈服させ、ついにはスーサを劫掠した。洪水以前の碑文が読めると誇り、バビロニアの神殿から粘土板を集めさせた。メソポタミア文学の多くはその書庫によって伝わる。没年には前631年と前627年の両説がある。',
  ],
  events: [
    { when: '-0663~', title: ['亚述军攻陷并洗劫底比斯', 'Assyrian troops capture and plunder Thebes in Egypt', 'Les troupes assyriennes prennent et pillent Thèbes d’Égypte', 'Las tropas asirias toman y saquean Tebas de Egipto', 'アッシリア軍がエジプトのテーベを占領、略奪する'], at: 'egyptian-thebes', weight: 3, with: ['assyrian-empire'], source: ['ashurbanipal-annals'] },
    { when: '-0653~', title: ['在乌莱河畔大败埃兰，斩其王特乌曼', 'Routs Elam on the Ulai and has King Teumman beheaded', 'Écrase l’Élam sur l’Ulaï et fait décapiter le roi Teumman', 'Aplasta a Elam junto al Ulai y hace decapitar al rey Teumman', 'ウライ河畔でエラムを破り、王テウマンの首を取る'], at: 'ulai-river', weight: 2, source: ['ashurbanipal-annals'] },
    { when: ['-0652', '-0648'], title: ['与其兄沙马什舒姆乌金交战，困陷巴比伦', 'Wars against his brother Shamash-shum-ukin and starves Babylon', 'Combat son frère Shamash-shum-ukin et affame Babylone', 'Lucha contra su hermano Shamash-shum-ukin y rinde Babilonia por hambre', '兄シャマシュ・シュム・ウキンと戦い、バビロンを落とす'], at: 'babylon', weight: 2, with: ['babylon'], source: ['babylonian-chronicles', 'Chronicle 15'] },
    { when: '-0647~', title: ['攻破苏萨，毁其塔庙与王陵', 'Sacks Susa, its ziggurat and its royal tombs', 'Saccage Suse, sa ziggurat et ses tombes royales', 'Saquea Susa, su zigurat y sus tumbas reales', 'スーサを攻め落とし、ジッグラトと王墓を破壊する'], at: 'susa', weight: 2, source: ['ashurbanipal-annals'] },
    { when: '-0645~', title: ['在尼尼微新建北宫，饰以猎狮浮雕', 'Builds the North Palace of Nineveh with its reliefs of the lion hunt', 'Bâtit le palais nord de Ninive, orné de la chasse aux lions', 'Construye el palacio norte de Nínive, con los relieves de la caza de leones', 'ニネヴェに北宮殿を建て、獅子狩りの浮彫で飾る'], at: 'nineveh', weight: 1, source: ['ashurbanipal-annals'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'assyrian-empire', when: ['-0669', '-0631?'], source: ['babylonian-chronicles'] },
    { word: 'conquered', to: 'babylon', when: '-0648', source: ['ashurbanipal-annals'] },
    { word: 'patron-of', to: 'epic-of-gilgamesh', note: ['尼尼微书库中的抄本是今日标准本的主要来源', 'Copies from his library at Nineveh are the chief witnesses of the standard text', 'Les copies de sa bibliothèque de Ninive sont les principaux témoins du texte standard', 'Las copias de su biblioteca de Nínive son los testigos principales del texto estándar', 'ニネヴェの書庫の写本が標準版の主要な典拠である'], source: ['george-gilgamesh'] },
    { word: 'influenced', to: 'cyrus-the-great', when: '-0538~', note: ['居鲁士圆柱称，修巴比伦城墙时见到“先我为王”的亚述巴尼拔的铭文', 'The Cyrus Cylinder tells of finding an inscription of Ashurbanipal, “a king before me”, in Babylon’s wall', 'Le cylindre de Cyrus dit avoir trouvé dans le mur de Babylone une inscription d’Assurbanipal, « roi avant moi »', 'El Cilindro de Ciro dice haber hallado en el muro de Babilonia una inscripción de Asurbanipal, «rey anterior a mí»', 'キュロスの円筒碑文は、城壁から「わたしに先立つ王」アッシュールバニパルの碑文が出たと記す'], source: ['cyrus-cylinder', 'line 43'] },
    { word: 'enemy-of', to: 'phoenicians', when: '-0662~', note: ['他封锁推罗，迫使国王巴力送女儿与侄女入尼尼微', 'He blockaded Tyre until King Baal sent his daughter and nieces to Nineveh', 'Il bloqua Tyr jusqu’à ce que le roi Baal envoie sa fille et ses nièces à Ninive', 'Bloqueó Tiro hasta que el rey Baal envió a su hija y a sus sobrinas a Nínive', 'ティルスを封鎖し、王バアルに娘と姪をニネヴェへ差し出させた'], source: ['ashurbanipal-annals'] },
  ],
});
