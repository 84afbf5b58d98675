import { subject } from '../subject.ts';

export default subject({
  id: 'ottoman-empire',
  kind: 'polity',
  region: 'near-east',
  names: ['奥斯曼帝国', 'Ottoman Empire', 'Empire ottoman', 'Imperio otomano', 'オスマン帝国'],
  otherNames: [['奥斯曼土耳其', '鄂图曼帝国'], ['Sublime Porte', 'Turkish Empire'], ['Sublime Porte'], ['Sublime Puerta', 'Imperio turco'], ['オスマン朝', 'オスマントルコ']],
  times: [{ role: 'span', span: ['1299~', '1922-11-01'], source: ['inalcik-ottoman'] }],
  place: { at: [41.0115, 28.9833], name: ['伊斯坦布尔', 'Istanbul', 'Istanbul', 'Estambul', 'イスタンブール'] },
  summary: [
    '奥斯曼家族统治六百余年的帝国。它起于安纳托利亚西北边境的一个小公国，建国年代约为1299年，1453年攻取君士坦丁堡并定都于此，1517年兼并埃及，十六世纪苏莱曼在位时版图自匈牙利直抵也门。帝国以伊斯兰教立国，也容许基督徒和犹太人社群自治。十七世纪末以后屡失领土，第一次世界大战战败，1922年苏丹制废除。',
    'An empire ruled for over six centuries by the house of Osman. From a small frontier principality in north-western Anatolia, dated to about 1299, it spread into the Balkans, took Constantinople in 1453 and Egypt in 1517, and under Süleyman reached from Hungary to Yemen. A Muslim state in which Christians and Jews kept their own communities, it lost ground from the late seventeenth century; the sultanate was abolished in 1922.',
    'Empire gouverné plus de six siècles par la maison d’Osman. Petite principauté de frontière au nord-ouest de l’Anatolie, née vers 1299, il gagne les Balkans, prend Constantinople en 1453, l’Égypte en 1517 et s’étend sous Soliman de la Hongrie au Yémen. État musulman où chrétiens et juifs gardent leurs communautés, il recule dès la fin du XVIIe siècle. Le sultanat est aboli en 1922.',
    'Imperio gobernado durante más de seis siglos por la casa de Osmán. De pequeño principado fronterizo en el noroeste de Anatolia, surgido hacia 1299, pasó a los Balcanes, tomó Constantinopla en 1453 y Egipto en 1517, y con Solimán llegó de Hungría al Yemen. Estado musulmán en el que cristianos y judíos conservaron sus comunidades, retrocedió desde fines del siglo XVII; el sultanato fue abolido en 1922.',
    'オスマン家が六百年余り治めた帝国。1299年ごろアナトリア北西の辺境の小君侯国として興り、バルカンに広がって、1453年にコンスタンティノープルを攻略して都とし、1517年にエジプトを併せた。スレイマン一世の時代にはハンガリーからイエメンに及んだ。キリスト教徒やユダヤ教徒の共同体には自治を認めた。十七世紀末から領土を失い、1922年にスルタン制が廃止された。',
  ],
  events: [
    { when: '1326', title: ['攻取布尔萨，作为最早的都城之一', 'Takes Bursa, one of its first capitals', 'Prend Bursa, l’une de ses premières capitales', 'Toma Bursa, una de sus primeras capitales', 'ブルサを取り、初期の都とする'], at: 'bursa', weight: 2, source: ['inalcik-ottoman'] },
    { when: '1453-05-29', title: ['穆罕默德二世攻陷君士坦丁堡', 'Mehmed II takes Constantinople', 'Mehmed II prend Constantinople', 'Mehmed II toma Constantinopla', 'メフメト二世がコンスタンティノープルを攻略する'], at: 'constantinople', weight: 3, with: ['fall-of-constantinople', 'byzantine-empire'], source: ['inalcik-ottoman'] },
    { when: '1517-01', title: ['塞利姆一世进入开罗，灭马穆鲁克苏丹国', 'Selim I enters Cairo and ends the Mamluk sultanate', 'Selim Ier entre au Caire et met fin au sultanat mamelouk', 'Selim I entra en El Cairo y acaba con el sultanato mameluco', 'セリム一世がカイロに入り、マムルーク朝を滅ぼす'], at: 'cairo', weight: 3, source: ['inalcik-ottoman'] },
    { when: '1526-08-29', title: ['苏莱曼一世在莫哈奇大败匈牙利军', 'Süleyman I destroys the Hungarian army at Mohács', 'Soliman Ier anéantit l’armée hongroise à Mohács', 'Solimán I aniquila al ejército húngaro en Mohács', 'スレイマン一世がモハーチでハンガリー軍を壊滅させる'], at: 'mohacs', weight: 2, source: ['inalcik-ottoman'] },
    { when: ['1683-07-14', '1683-09-12'], title: ['第二次围攻维也纳失败', 'The second siege of Vienna fails', 'Le second siège de Vienne échoue', 'Fracasa el segundo sitio de Viena', '第二次ウィーン包囲が失敗する'], at: 'vienna', weight: 3, with: ['holy-roman-empire'], source: ['wilson-holy-roman-empire'] },
  ],
  relations: [
    { word: 'ended', to: 'byzantine-empire', when: '1453-05-29', source: ['inalcik-ottoman'] },
    { word: 'conquered', to: 'constantinople', when: '1453-05-29', note: ['穆罕默德二世随后自称“罗马皇帝”，并迁入各族居民重建此城', 'Mehmed II then called himself Caesar of Rome and resettled the city with people of every faith', 'Mehmed II se dit alors César de Rome et repeupla la ville de gens de toutes confessions', 'Mehmed II se llamó entonces César de Roma y repobló la ciudad con gentes de todos los credos', 'メフメト二世は「ローマのカエサル」を称し、諸宗教の民を移住させて都を再建した'], source: ['inalcik-ottoman'] },
    { word: 'won', to: 'fall-of-constantinople', when: '1453-05-29', source: ['inalcik-ottoman'] },
    { word: 'conquered', to: 'jerusalem', when: '1516', note: ['今日旧城的城墙是苏莱曼一世所建', 'The walls of the Old City as they stand are the work of Süleyman I', 'Les remparts actuels de la Vieille Ville sont l’œuvre de Soliman Ier', 'Las murallas actuales de la Ciudad Vieja son obra de Solimán I', '現存する旧市街の城壁はスレイマン一世が築いたものである'], source: ['unesco-world-heritage', '148'] },
    { word: 'conquered', to: 'baghdad', when: '1534', source: ['encyclopaedia-of-islam', 'Baghdad'] },
    { word: 'adopted', to: 'hagia-sophia', when: ['1453', '1922'], note: ['攻城次日起改作清真寺，锡南后来加固穹顶并增建宣礼塔', 'Made a mosque at the conquest, it was later buttressed and given minarets by Sinan', 'Devenue mosquée dès la conquête, elle fut plus tard étayée et dotée de minarets par Sinan', 'Mezquita desde la conquista, fue más tarde reforzada y dotada de minaretes por Sinán', '征服とともにモスクとなり、のちスィナンが補強してミナレットを加えた'], source: ['inalcik-ottoman'] },
  ],
  same: { wikidata: 'Q12560' },
});
