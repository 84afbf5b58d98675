import { subject } from '../subject.ts';

export default subject({
  id: 'holy-roman-empire',
  kind: 'polity',
  region: 'europe',
  names: ['神圣罗马帝国', 'Holy Roman Empire', 'Saint-Empire romain germanique', 'Sacro Imperio Romano Germánico', '神聖ローマ帝国'],
  otherNames: [['德意志民族神圣罗马帝国'], ['Sacrum Imperium Romanum', 'First Reich'], ['Saint-Empire'], ['Sacro Imperio'], ['ドイツ国民の神聖ローマ帝国']],
  times: [{ role: 'span', span: ['0962-02-02', '1806-08-06'], source: ['wilson-holy-roman-empire'] }],
  place: { at: [50.1109, 8.6821], name: ['法兰克福', 'Frankfurt am Main', 'Francfort-sur-le-Main', 'Fráncfort del Meno', 'フランクフルト・アム・マイン'] },
  summary: [
    '中欧的多民族政治共同体，以德意志、意大利北部和勃艮第诸王国为核心，自称承续罗马帝国。一般以800年查理曼加冕或962年奥托一世加冕为起点，“神圣”二字始见于十二世纪。帝国没有固定首都，皇帝由选侯推举，与数百个诸侯、教会领地和自由城市分享权力。1806年在拿破仑压力下解体。',
    'A many-peopled commonwealth of central Europe, made up of the German, Italian and Burgundian kingdoms under an emperor who claimed the heritage of Rome. It is dated from Charlemagne in 800 or from Otto I in 962. Without a fixed capital, it balanced an elected emperor with hundreds of princes, bishops and free cities, until Francis II laid down the crown in 1806 under pressure from Napoleon.',
    'Vaste communauté politique d’Europe centrale, formée des royaumes de Germanie, d’Italie et de Bourgogne sous un empereur qui se disait héritier de Rome. On la fait commencer avec Charlemagne en 800 ou Otton Ier en 962. Sans capitale fixe, elle équilibre un empereur élu et des centaines de princes, d’évêques et de villes libres, jusqu’à l’abdication de François II en 1806 sous la pression de Napoléon.',
    'Comunidad política de Europa central, formada por los reinos de Germania, Italia y Borgoña bajo un emperador que se decía heredero de Roma. Se hace comenzar con Carlomagno en 800 o con Otón I en 962. Sin capital fija, equilibraba a un emperador electo con cientos de príncipes, obispos y ciudades libres, hasta que Francisco II depuso la corona en 1806 por presión de Napoleón.',
    '中欧に広がった多民族の政治共同体で、ドイツ・イタリア・ブルグントの各王国を束ね、古代ローマの後継を称した。起点は800年のカール大帝、または962年のオットー一世の戴冠に置かれる。定まった首都はなく、選挙で選ばれる皇帝と数百の諸侯・司教領・自由都市が権力を分け合った。1806年、ナポレオンの圧力のもとでフランツ二世が帝位を退き、解体した。',
  ],
  events: [
    { when: '0962-02-02', title: ['奥托一世在罗马加冕为皇帝', 'Otto I is crowned emperor at Rome', 'Otton Ier est couronné empereur à Rome', 'Otón I es coronado emperador en Roma', 'オットー一世がローマで皇帝に戴冠する'], at: 'rome', weight: 3, with: ['rome'], source: ['new-cambridge-medieval', 'vol. 3'] },
    { when: '1356', title: ['查理四世颁布《金玺诏书》，确定七大选侯', 'The Golden Bull of Charles IV fixes the seven electors', 'La Bulle d’or de Charles IV fixe les sept électeurs', 'La Bula de Oro de Carlos IV fija los siete electores', 'カール四世の金印勅書が七選帝侯を定める'], at: 'nuremberg', weight: 2, source: ['golden-bull'] },
    { when: '1527-05-06', title: ['查理五世欠饷的军队洗劫罗马', 'The unpaid army of Charles V sacks Rome', 'L’armée impayée de Charles Quint met Rome à sac', 'El ejército impagado de Carlos V saquea Roma', '給料未払いのカール五世軍がローマを劫掠する'], at: 'rome', weight: 2, with: ['rome'], source: ['wilson-holy-roman-empire'] },
    { when: '1648-10-24', title: ['《威斯特伐利亚和约》结束三十年战争', 'The Peace of Westphalia ends the Thirty Years’ War', 'La paix de Westphalie met fin à la guerre de Trente Ans', 'La paz de Westfalia pone fin a la guerra de los Treinta Años', 'ウェストファリア条約が三十年戦争を終わらせる'], at: 'munster', weight: 3, source: ['wilson-holy-roman-empire'] },
    { when: '1806-08-06', title: ['弗朗茨二世放弃帝位，帝国解体', 'Francis II gives up the crown and the empire is dissolved', 'François II renonce à la couronne et l’empire est dissous', 'Francisco II renuncia a la corona y el imperio se disuelve', 'フランツ二世が帝位を退き、帝国が解体する'], at: 'vienna', weight: 3, with: ['napoleon'], source: ['wilson-holy-roman-empire'] },
  ],
  relations: [
    { word: 'named-after', to: 'roman-empire', note: ['中世纪人相信罗马是但以理书中最后的帝国，其位由希腊人“转移”给了法兰克人', 'Medieval thinkers held that Rome, the last empire of Daniel’s vision, had been transferred to the Franks', 'On croyait que Rome, dernier empire de la vision de Daniel, avait été transférée aux Francs', 'Se creía que Roma, último imperio de la visión de Daniel, había sido transferida a los francos', 'ダニエル書の最後の帝国ローマがフランク人に「移譲」されたと考えられた'], source: ['wilson-holy-roman-empire'] },
    { word: 'conquered', to: 'rome', when: '1527-05-06', source: ['wilson-holy-roman-empire'] },
    { word: 'warred-with', to: 'ottoman-empire', when: ['1526', '1791'], source: ['wilson-holy-roman-empire'] },
    { word: 'party-to', to: 'crusades', when: ['1147', '1229'], note: ['腓特烈一世1190年溺死途中，腓特烈二世1229年以谈判得到耶路撒冷', 'Frederick I drowned on the way in 1190; Frederick II won Jerusalem by treaty in 1229', 'Frédéric Ier se noya en route en 1190 ; Frédéric II obtint Jérusalem par traité en 1229', 'Federico I se ahogó de camino en 1190; Federico II obtuvo Jerusalén por tratado en 1229', 'フリードリヒ一世は1190年に途上で溺死し、二世は1229年に条約でエルサレムを得た'], source: ['riley-smith-crusades'] },
    { word: 'party-to', to: 'hundred-years-war', when: ['1338', '1346'], note: ['皇帝路德维希四世任命爱德华三世为帝国代理人；未来的查理四世则在克雷西为法方作战', 'Louis IV made Edward III his vicar, while the future Charles IV fought on the French side at Crécy', 'Louis IV fit d’Édouard III son vicaire, tandis que le futur Charles IV combattait côté français à Crécy', 'Luis IV hizo de Eduardo III su vicario, y el futuro Carlos IV luchó en Crécy del lado francés', 'ルートヴィヒ四世はエドワード三世を代理とし、のちのカール四世はクレシーで仏側に立った'], source: ['allmand-hundred-years-war'] },
    { word: 'rival-of', to: 'byzantine-empire', when: ['0962', '1204'], source: ['new-cambridge-medieval', 'vol. 3'] },
  ],
  same: { wikidata: 'Q12548' },
});
