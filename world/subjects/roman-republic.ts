import { subject } from '../subject.ts';

export default subject({
  id: 'roman-republic',
  kind: 'polity',
  region: 'europe',
  names: ['罗马共和国', 'Roman Republic', 'République romaine', 'República romana', '共和政ローマ'],
  otherNames: [['共和时期的罗马', 'SPQR'], ['Senatus Populusque Romanus', 'SPQR'], ['SPQR'], ['SPQR'], ['ローマ共和国', 'SPQR']],
  times: [
    { role: 'span', span: ['-0509?', '-0027'], source: ['livy', '1.60–2.1'] },
  ],
  place: { at: [41.8925, 12.4853], name: ['罗马广场', 'Roman Forum', 'Forum romain', 'Foro romano', 'フォロ・ロマーノ'] },
  summary: [
    '罗马废除王政之后、建立帝制之前的国家。每年选出的两名执政官、由卸任官员组成的元老院与公民大会相互制衡，保民官则维护平民。它先统一意大利，再三败迦太基，到公元前2世纪中叶已称霸地中海。土地兼并、同盟者战争与军阀相争最终使旧制度瓦解，其传统起点公元前509年出自后世编年。',
    'The Roman state between the expulsion of the kings and the rule of emperors. Two consuls elected each year, a Senate of former magistrates and the assemblies of citizens held one another in check, while tribunes shielded the common people. It bound Italy together, broke Carthage and came to rule the Mediterranean; quarrels over land, citizenship and armies destroyed it. The founding date, 509 BC, rests on later tradition.',
    'État romain entre l’expulsion des rois et le règne des empereurs. Deux consuls élus chaque année, un Sénat d’anciens magistrats et les assemblées du peuple s’y contiennent mutuellement, les tribuns protégeant la plèbe. La République unit l’Italie, brise Carthage et domine la Méditerranée, puis succombe aux conflits nés de la terre, de la citoyenneté et des armées. La date de 509 av. J.-C. vient d’une tradition tardive.',
    'Estado romano entre la expulsión de los reyes y el gobierno de los emperadores. Dos cónsules elegidos cada año, un Senado de antiguos magistrados y las asambleas se frenaban unos a otros, y los tribunos amparaban a la plebe. Unió Italia, quebró a Cartago y dominó el Mediterráneo, hasta que la tierra, la ciudadanía y los ejércitos la desgarraron. La fecha de 509 a. C. procede de una tradición tardía.',
    '王の追放から帝政の成立までのローマの国家体制。毎年選ばれる二人の執政官、元公職者からなる元老院、市民の民会が互いに抑え合い、護民官が平民を守った。イタリアを統合し、カルタゴを破って地中海の覇者となるが、土地と市民権と軍隊をめぐる争いで崩れた。紀元前509年という起点は後代の伝承による。',
  ],
  events: [
    { when: '-0509?', title: ['传说中驱逐末王塔克文，选出首任执政官', 'Expels its last king, by tradition, and elects the first consuls', 'Chasse, selon la tradition, son dernier roi et élit les premiers consuls', 'Expulsa, según la tradición, a su último rey y elige a los primeros cónsules', '伝承では最後の王を追放し、最初の執政官を選ぶ'], at: 'rome', weight: 3, source: ['livy', '1.60–2.1'] },
    { when: '-0287~', title: ['《霍腾西亚法》使平民会决议约束全体公民', 'Makes resolutions of the plebs binding on all by the Hortensian law', 'Donne force de loi aux plébiscites par la loi Hortensia', 'Da fuerza de ley a los plebiscitos con la ley Hortensia', 'ホルテンシウス法により平民会の決議が全市民を拘束する'], at: 'rome', weight: 2, source: ['pliny', '16.37'] },
    { when: '-0146', title: ['同一年毁灭迦太基与科林斯', 'Destroys Carthage and Corinth in the same year', 'Détruit la même année Carthage et Corinthe', 'Destruye en el mismo año Cartago y Corinto', '同じ年にカルタゴとコリントスを破壊する'], at: 'carthage', weight: 3, with: ['carthage'], source: ['appian', 'Punic Wars 127–135'] },
    { when: '-0133', title: ['提比略·格拉古推行土地法，被元老暴力杀害', 'Sees the land reformer Tiberius Gracchus clubbed to death by senators', 'Voit le réformateur agraire Tiberius Gracchus tué par des sénateurs', 'Ve morir al reformador agrario Tiberio Graco a manos de senadores', '土地改革を進めたティベリウス・グラックスが元老院議員らに殺される'], at: 'rome', weight: 2, source: ['plutarch', 'Tiberius Gracchus 8–20'] },
    { when: '-0088', title: ['苏拉首次率罗马军队攻入罗马城', 'Is entered by a Roman army for the first time, that of Sulla', 'Voit pour la première fois une armée romaine, celle de Sylla, marcher sur Rome', 'Ve por primera vez a un ejército romano, el de Sila, marchar sobre Roma', 'スラの軍がローマ人として初めて都に攻め入る'], at: 'rome', weight: 2, source: ['appian', 'Civil Wars 1.57–58'] },
  ],
  relations: [
    { word: 'grew-into', to: 'roman-empire', when: '-0027', source: ['cassius-dio', '53.16–17'] },
    { word: 'party-to', to: 'second-punic-war', when: ['-0218', '-0201'], source: ['polybius', '3'] },
    { word: 'destroyed', to: 'carthage', when: '-0146', note: ['幸存的居民被卖为奴，城址被夷平；撒盐之说出自近代', 'The survivors were sold and the city razed; the story of the salt is modern', 'Les survivants furent vendus et la ville rasée ; l’histoire du sel est moderne', 'Los supervivientes fueron vendidos y la ciudad arrasada; la historia de la sal es moderna', '生き残りは奴隷とされ町は壊された。塩を撒いた話は近代の創作である'], source: ['appian', 'Punic Wars 127–135'] },
    { word: 'conquered', to: 'macedon', when: '-0168', note: ['皮德纳一役后王国被废，分为四个共和国', 'After Pydna the kingdom was abolished and cut into four republics', 'Après Pydna, le royaume fut aboli et découpé en quatre républiques', 'Tras Pidna el reino fue abolido y dividido en cuatro repúblicas', 'ピュドナの戦いの後、王国は廃されて四つの共和国に分けられた'], source: ['livy', '44.40–42, 45.29'] },
    { word: 'warred-with', to: 'seleucid-empire', when: ['-0192', '-0188'], source: ['livy', '35–38'] },
    { word: 'conquered', to: 'athens', when: '-0086', note: ['苏拉围城数月后攻入，洗劫雅典', 'Sulla stormed and sacked the city after months of siege', 'Sylla prit la ville d’assaut après des mois de siège et la pilla', 'Sila tomó la ciudad al asalto tras meses de asedio y la saqueó', 'スラが数か月の包囲の末に攻め落とし、略奪した'], source: ['plutarch', 'Sulla 12–14'] },
  ],
  same: { wikidata: 'Q17167' },
});
