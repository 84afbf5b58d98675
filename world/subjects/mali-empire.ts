import { subject } from '../subject.ts';

export default subject({
  id: 'mali-empire',
  kind: 'polity',
  region: 'africa',
  names: ['马里帝国', 'Mali Empire', 'Empire du Mali', 'Imperio de Malí', 'マリ帝国'],
  otherNames: [['曼德帝国'], ['Manden', 'Empire of Mali'], ['Manden', 'empire mandingue'], ['Mandén', 'imperio mandinga'], ['マンデン', 'マリ王国']],
  times: [
    { role: 'span', span: ['1235~', '1670~'], source: ['levtzion-mali'] },
  ],
  place: { at: [11.38, -8.38], name: ['尼亚尼（都城所在，有争议）', 'Niani, perhaps the capital', 'Niani, peut-être la capitale', 'Niani, quizá la capital', 'ニアニ（都と推定）'] },
  summary: [
    '十三至十七世纪西非曼德人建立的帝国。据口传史诗，松迪亚塔在基里纳击败索索王而立国，此后诸“曼萨”控制了产金地与撒哈拉商路，疆域由大西洋岸延伸到加奥。王室信奉伊斯兰教，廷巴克图、杰内成为商业与学术中心。十五世纪起桑海与图阿雷格人夺去北方诸城，帝国逐渐缩回故地。',
    'West African empire of the Mande people, from the thirteenth to the seventeenth century. Oral epic tells how Sundiata founded it by defeating the king of Sosso at Kirina; his successors, the mansas, controlled the gold fields and the roads across the Sahara, from the Atlantic to Gao. Its court was Muslim, and Timbuktu and Jenne grew into towns of trade and learning. From the fifteenth century it lost the north to Tuareg and Songhay.',
    'Empire ouest-africain des Mandé, du XIIIe au XVIIe siècle. L’épopée orale raconte comment Soundiata le fonda en battant le roi du Sosso à Kirina ; ses successeurs, les mansas, tiennent les terres de l’or et les pistes du Sahara, de l’Atlantique à Gao. La cour est musulmane ; Tombouctou et Djenné deviennent des villes de négoce et de savoir. Dès le XVe siècle, Touaregs et Songhaïs lui prennent le Nord.',
    'Imperio del pueblo mandé en África occidental, del siglo XIII al XVII. La epopeya oral cuenta que Sundiata lo fundó al vencer al rey de Sosso en Kirina; sus sucesores, los mansas, dominaron las tierras del oro y las rutas del Sahara, del Atlántico a Gao. La corte era musulmana, y Tombuctú y Yenné crecieron como ciudades de comercio y saber. Desde el siglo XV, tuaregs y songhais le arrebataron el norte.',
    '十三世紀から十七世紀にかけて西アフリカのマンデ人が築いた帝国。口承叙事詩によれば、スンジャタがキリナでソッソ王を破って建国した。歴代の君主マンサは産金地とサハラの隊商路を押さえ、版図は大西洋岸からガオに及ぶ。宮廷はイスラームを奉じ、トンブクトゥやジェンネは商業と学問の町となった。十五世紀以降、トゥアレグやソンガイに北部を奪われて縮小した。',
  ],
  events: [
    { when: '1235~', title: ['松迪亚塔在基里纳击败索索王苏曼古鲁', 'Sundiata defeats Sumanguru of Sosso at Kirina, the epic tells', 'Soundiata bat Soumaoro, roi du Sosso, à Kirina, selon l’épopée', 'Sundiata vence en Kirina a Sumanguru de Sosso, según la epopeya', 'スンジャタがキリナでソッソ王スマングルを破る'], at: 'kirina', weight: 3, source: ['niane-sundiata'] },
    { when: '1324', title: ['曼萨·穆萨赴麦加朝觐，马里之名传遍地中海', 'Mansa Musa’s pilgrimage makes Mali known around the Mediterranean', 'Le pèlerinage de Mansa Moussa fait connaître le Mali en Méditerranée', 'La peregrinación de Mansa Musa da a conocer Malí en el Mediterráneo', 'マンサ・ムーサの巡礼でマリの名が地中海に広まる'], at: 'cairo-city', weight: 3, with: ['mansa-musa'], source: ['al-umari', '10'] },
    { when: ['1352', '1353'], title: ['伊本·白图泰访问马里宫廷', 'Ibn Battuta visits the court of Mansa Sulayman', 'Ibn Battûta séjourne à la cour de mansa Souleymane', 'Ibn Battuta visita la corte del mansa Sulaymán', 'イブン・バットゥータがスライマーン王の宮廷を訪れる'], weight: 2, with: ['ibn-battuta'], source: ['ibn-battuta-rihla'] },
    { when: '1433~', title: ['图阿雷格人夺取廷巴克图', 'The Tuareg take Timbuktu', 'Les Touaregs s’emparent de Tombouctou', 'Los tuaregs se apoderan de Tombuctú', 'トゥアレグがトンブクトゥを奪う'], at: 'timbuktu', weight: 2, source: ['tarikh-al-sudan'] },
  ],
  relations: [
    { word: 'counterpart-of', to: 'silk-road', note: ['撒哈拉的金盐之路有如西方的丝绸之路，两条商路在开罗的市场相会', 'The gold and salt roads of the Sahara were its western counterpart, and both ended in the markets of Cairo', 'Les pistes de l’or et du sel en furent le pendant occidental ; l’une et l’autre aboutissaient aux marchés du Caire', 'Las rutas saharianas del oro y la sal fueron su réplica occidental; ambas terminaban en los mercados de El Cairo', 'サハラの金と塩の道はいわば西の絹の道で、両者はカイロの市場で出会った'], source: ['levtzion-mali'] },
    { word: 'traded-with', to: 'alexandria', when: ['1300~', '1400~'], note: ['威尼斯等地的商人在亚历山大里亚等港口购得苏丹的黄金', 'In ports such as Alexandria the merchants of Venice bought gold that had come from the Sudan', 'C’est dans des ports comme Alexandrie que les marchands vénitiens achetaient l’or venu du Soudan', 'En puertos como Alejandría los mercaderes venecianos compraban el oro llegado del Sudán', 'ヴェネツィア商人はアレクサンドリアなどの港で西スーダンの金を買った'], source: ['levtzion-mali'] },
    { word: 'compared-with', to: 'great-zimbabwe', note: ['两国同时以黄金立国，一北输撒哈拉，一东输印度洋', 'Two gold states of one age: the one sold north across the Sahara, the other east to the Indian Ocean', 'Deux États de l’or à la même époque : l’un vendait au nord par le Sahara, l’autre à l’est par l’océan Indien', 'Dos estados del oro en una misma época: uno vendía al norte por el Sahara, el otro al este por el Índico', '同じ時代の黄金の国で、一方はサハラの北へ、他方はインド洋へ金を送った'], source: ['cambridge-africa', '3'] },
    { word: 'compared-with', to: 'kingdom-of-aksum', note: ['两国都凭转运黄金而强，又都以外来的一神教为王室信仰', 'Both grew strong by passing gold to the wider world, and both courts took up a faith from across the desert or the sea', 'Tous deux durent leur force au négoce de l’or, et leurs cours adoptèrent une foi venue d’au-delà du désert ou de la mer', 'Ambos se hicieron fuertes con el comercio del oro, y sus cortes adoptaron una fe llegada de más allá del desierto o del mar', 'ともに金の中継で栄え、宮廷は砂漠や海の彼方から来た一神教を受け入れた'], source: ['cambridge-africa', '3'] },
  ],
  same: { wikidata: 'Q184536' },
});
