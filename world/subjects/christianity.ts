import { subject } from '../subject.ts';

export default subject({
  id: 'christianity',
  kind: 'idea',
  region: 'near-east',
  names: ['基督教', 'Christianity', 'Christianisme', 'Cristianismo', 'キリスト教'],
  otherNames: [['基督宗教', '景教'], ['Christian religion', 'Church'], ['Religion chrétienne'], ['Religión cristiana'], ['基督教', '景教']],
  times: [
    { role: 'span', span: ['0030~', '..'], source: ['cambridge-christianity', 'vol. 1'] },
  ],
  place: { at: [31.7785, 35.2296], name: ['耶路撒冷', 'Jerusalem', 'Jérusalem', 'Jerusalén', 'エルサレム'] },
  summary: [
    '以拿撒勒的耶稣为弥赛亚和上帝之子的一神信仰，1世纪从犹太教中产生。耶稣约在30年被钉于十字架，门徒相信他复活，保罗等人把福音传到地中海各城。教会屡遭迫害而不断壮大，4世纪成为罗马国教，并及亚美尼亚、阿克苏姆与波斯；后分为东方诸教会、东正教、天主教与新教。',
    'The faith that sees in Jesus of Nazareth the Messiah and Son of God. It grew out of Judaism in the first century: his followers, convinced that he had risen after his crucifixion about AD 30, carried the message around the Mediterranean, Paul above all to non-Jews. Persecuted at times, it became the creed of Rome in the fourth century and later parted into Eastern, Orthodox, Catholic and Protestant churches.',
    'Foi qui reconnaît en Jésus de Nazareth le Messie et le Fils de Dieu. Issue du judaïsme au Ier siècle, elle est portée autour de la Méditerranée par ceux qui le croient ressuscité après sa crucifixion, vers 30, et par Paul auprès des non-juifs. Parfois persécutée, religion de Rome au IVe siècle, elle se divise ensuite en Églises orientales, orthodoxe, catholique et protestantes.',
    'Fe que reconoce en Jesús de Nazaret al Mesías e Hijo de Dios. Surgida del judaísmo en el siglo I, la llevaron por el Mediterráneo quienes lo creían resucitado tras su crucifixión, hacia el año 30, y Pablo la predicó sobre todo a los no judíos. Perseguida a veces, fue la religión de Roma desde el siglo IV y se dividió después en Iglesias orientales, ortodoxa, católica y protestantes.',
    'ナザレのイエスを救世主、神の子と信じる一神教。一世紀にユダヤ教の中から生まれた。イエスは30年頃に十字架にかけられたが、弟子たちはその復活を信じ、パウロらが地中海各地の異邦人に教えを広めた。迫害を受けながらも広がり、四世紀にローマの国教となる。のちに東方諸教会、正教会、カトリック、プロテスタントに分かれた。',
  ],
  events: [
    { when: '0030~', title: ['耶稣在耶路撒冷被钉上十字架', 'Begins with the crucifixion of Jesus and the belief that he rose', 'Naît de la crucifixion de Jésus et de la foi en sa résurrection', 'Nace de la crucifixión de Jesús y de la fe en su resurrección', 'イエスが十字架にかけられ、復活の信仰が生まれる'], at: 'jerusalem', weight: 3, with: ['jerusalem'], source: ['tacitus-annals', '15.44'] },
    { when: '0313', title: ['君士坦丁与李锡尼商定信教自由', 'Gains freedom by the agreement of Constantine and Licinius at Milan', 'Obtient la liberté par l’accord de Constantin et de Licinius à Milan', 'Obtiene la libertad por el acuerdo de Constantino y Licinio en Milán', 'ミラノでの両帝の合意により信仰の自由を得る'], at: 'mediolanum', weight: 3, with: ['constantine'], source: ['lactantius', '48'] },
    { when: '0380-02-27', title: ['狄奥多西一世颁令奉尼西亚信仰为正统', 'Is prescribed in its Nicene form to all peoples of the Empire', 'Est prescrit, sous sa forme nicéenne, à tous les peuples de l’Empire', 'Se prescribe en su forma nicena a todos los pueblos del Imperio', 'テオドシウス帝がニカイア信条の信仰を全帝国民に命じる'], at: 'thessalonica', weight: 3, with: ['roman-empire'], source: ['codex-theodosianus', '16.1.2'] },
    { when: '1054-07-16', title: ['罗马使节与君士坦丁堡牧首互施绝罚', 'Splits into East and West as Rome and Constantinople trade anathemas', 'Se déchire entre Rome et Constantinople, qui s’excommunient', 'Se parte entre Roma y Constantinopla, que se excomulgan', 'ローマとコンスタンティノープルが互いに破門し合う'], at: 'hagia-sophia', weight: 2, with: ['rome', 'constantinople'], source: ['cambridge-christianity', 'vol. 3'] },
    { when: '1517-10-31', title: ['路德发表《九十五条论纲》，宗教改革开始', 'Enters the Reformation with Luther’s ninety-five theses', 'Entre dans la Réforme avec les thèses de Luther', 'Entra en la Reforma con las tesis de Lutero', 'ルターの九十五か条が宗教改革の口火を切る'], at: 'wittenberg', weight: 3, source: ['cambridge-christianity', 'vol. 6'] },
  ],
  relations: [
    { word: 'took-place-in', to: 'jerusalem', when: '0030~', source: ['new-testament', 'Acts 2'] },
    { word: 'state-creed-of', to: 'roman-empire', when: '0380-02-27', source: ['codex-theodosianus', '16.1.2'] },
    { word: 'state-creed-of', to: 'byzantine-empire', when: ['0395', '1453'], source: ['cambridge-byzantine'] },
    { word: 'state-creed-of', to: 'kingdom-of-aksum', when: '0340~', note: ['据鲁菲努斯记载，被俘的叙利亚青年弗鲁门提乌斯把信仰带进宫廷', 'Rufinus tells how Frumentius, a captive boy from Tyre, brought the faith to court', 'Rufin raconte comment Frumence, jeune captif venu de Tyr, porta la foi à la cour', 'Rufino cuenta que Frumencio, joven cautivo de Tiro, llevó la fe a la corte', 'ルフィヌスによれば、捕らわれた少年フルメンティウスが宮廷に信仰を伝えた'], source: ['rufinus', '10.9–10'] },
    { word: 'travelled-to', to: 'chang-an', when: '0635', note: ['波斯僧阿罗本抵长安，太宗准其传教，781年立碑记事', 'The monk Alopen reached the Tang capital in 635; a stele of 781 tells the story', 'Le moine Alopen atteignit la capitale des Tang en 635 ; une stèle de 781 le relate', 'El monje Alopen llegó a la capital Tang en 635; una estela de 781 lo relata', '635年に阿羅本が長安に至り、781年の碑がその経緯を伝える'], source: ['xian-stele'] },
    { word: 'rival-of', to: 'zoroastrianism', when: ['0339~', '0379'], note: ['沙普尔二世视基督徒为罗马的同党而加以迫害', 'Shapur II suspected the Christians of Persia of siding with Rome and persecuted them', 'Chapour II soupçonnait les chrétiens de Perse de pencher pour Rome et les persécuta', 'Sapor II sospechaba que los cristianos de Persia favorecían a Roma y los persiguió', 'シャープール二世は国内のキリスト教徒をローマの味方とみて迫害した'], source: ['encyclopaedia-iranica', 'Christianity'] },
  ],
  same: { wikidata: 'Q5043' },
});
