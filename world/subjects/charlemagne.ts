import { subject } from '../subject.ts';

export default subject({
  id: 'charlemagne',
  kind: 'person',
  region: 'europe',
  names: ['查理曼', 'Charlemagne', 'Charlemagne', 'Carlomagno', 'カール大帝'],
  otherNames: [['查理大帝', '卡尔大帝'], ['Charles the Great', 'Carolus Magnus'], ['Charles le Grand', 'Charles Ier'], ['Carlos el Grande', 'Carlos I el Grande'], ['シャルルマーニュ', 'カール一世']],
  times: [
    { role: 'life', span: ['0748-04-02?', '0814-01-28'], source: ['einhard', '30'] },
    { role: 'reign', span: ['0768-10-09', '0814-01-28'], source: ['royal-frankish-annals'] },
  ],
  place: { at: [50.7753, 6.0839], name: ['亚琛', 'Aachen', 'Aix-la-Chapelle', 'Aquisgrán', 'アーヘン'] },
  summary: [
    '法兰克国王，西欧第一位中世纪皇帝。他768年即位，灭伦巴第王国，历三十余年征服萨克森，兼并巴伐利亚，版图自比利牛斯山南麓直抵易北河。800年圣诞节，教皇在罗马为他加冕。他以亚琛为居所，召集各国学者整理典籍、推广学校和清晰的新书体，史称加洛林文艺复兴。生年学者有争议。',
    'King of the Franks and first medieval emperor of western Europe. From 768 he took the Lombard kingdom, subdued the Saxons in thirty years of war and joined Bavaria to a realm that ran from the Pyrenees to the Elbe. The pope crowned him emperor at Rome in 800. His court at Aachen gathered scholars who reformed schools, texts and script. The year of his birth is disputed.',
    'Roi des Francs et premier empereur médiéval d’Occident. À partir de 768, il s’empare du royaume lombard, soumet les Saxons en trente ans de guerre et annexe la Bavière ; ses États vont des Pyrénées à l’Elbe. Le pape le couronne empereur à Rome en 800. Sa cour d’Aix réunit des lettrés qui réforment les écoles, les textes et l’écriture. L’année de sa naissance est discutée.',
    'Rey de los francos y primer emperador medieval de Occidente. Desde 768 se apoderó del reino lombardo, sometió a los sajones en treinta años de guerra y anexionó Baviera; su reino iba de los Pirineos al Elba. El papa lo coronó emperador en Roma en el año 800. Su corte de Aquisgrán reunió a sabios que reformaron escuelas, textos y escritura. Se discute su año de nacimiento.',
    'フランク国王で、西欧中世最初の皇帝。768年に即位し、ランゴバルド王国を滅ぼし、三十年余りの戦いでザクセンを従え、バイエルンを併せて、ピレネーからエルベに及ぶ国を築いた。800年の降誕祭に教皇からローマで帝冠を受けた。アーヘンの宮廷に各地の学者を集め、学校や典籍、書体を改め、カロリング・ルネサンスを導いた。',
  ],
  events: [
    { when: '0774', title: ['攻陷帕维亚，自称伦巴第人之王', 'Takes Pavia and calls himself king of the Lombards', 'Prend Pavie et se dit roi des Lombards', 'Toma Pavía y se titula rey de los lombardos', 'パヴィアを落とし、ランゴバルド王を称する'], at: 'pavia', weight: 2, source: ['royal-frankish-annals', 'year 774'] },
    { when: '0778-08-15', title: ['后卫在龙塞斯瓦耶斯遭巴斯克人伏击，罗兰战死', 'Basques destroy his rearguard at Roncesvalles; Roland falls', 'Les Basques anéantissent son arrière-garde à Roncevaux ; Roland tombe', 'Los vascones destruyen su retaguardia en Roncesvalles; cae Roldán', 'ロンスヴォーで後衛がバスク人に襲われ、ローランが戦死する'], at: 'roncesvalles', weight: 1, source: ['einhard', '9'] },
    { when: '0800-12-25', title: ['教皇利奥三世在圣彼得大教堂为他加冕称帝', 'Pope Leo III crowns him emperor in St Peter’s', 'Le pape Léon III le couronne empereur à Saint-Pierre', 'El papa León III lo corona emperador en San Pedro', '教皇レオ三世がサン・ピエトロ大聖堂で皇帝の冠を授ける'], at: 'rome', weight: 3, with: ['rome', 'holy-roman-empire'], source: ['einhard', '28'] },
    { when: '0814-01-28', title: ['卒于亚琛，葬于宫廷礼拜堂', 'Dies at Aachen and is buried in his palace chapel', 'Meurt à Aix-la-Chapelle et repose dans sa chapelle', 'Muere en Aquisgrán y es enterrado en su capilla palatina', 'アーヘンで没し、宮廷礼拝堂に葬られる'], at: 'aachen', weight: 2, source: ['einhard', '30–31'] },
  ],
  relations: [
    { word: 'revived', to: 'roman-empire', when: '0800-12-25', note: ['他的印玺刻有“罗马帝国之复兴”字样', 'His seal bore the words “renewal of the Roman empire”', 'Son sceau portait les mots « renouveau de l’empire romain »', 'Su sello llevaba las palabras «renovación del imperio romano»', '印章には「ローマ帝国の再興」と刻まれていた'], source: ['new-cambridge-medieval', 'vol. 2'] },
    { word: 'founder-of', to: 'holy-roman-empire', when: '0800-12-25', note: ['传统说法；另一些史家以962年奥托一世加冕为始', 'The traditional view; others begin with the crowning of Otto I in 962', 'Selon la tradition ; d’autres partent du couronnement d’Otton Ier en 962', 'Según la tradición; otros parten de la coronación de Otón I en 962', '伝統的な見方で、962年のオットー一世の戴冠を起点とする説もある'], source: ['wilson-holy-roman-empire'] },
    { word: 'friend-of', to: 'harun-al-rashid', when: ['0797', '0807'], note: ['艾因哈德称哈里发看重他的友谊胜过一切君主，阿拉伯史书却只字未提', 'Einhard says the caliph valued his friendship above all others; Arabic sources are silent', 'Selon Éginhard, le calife prisait son amitié plus que toute autre ; les sources arabes n’en disent rien', 'Según Eginardo, el califa apreciaba su amistad más que ninguna; las fuentes árabes callan', 'アインハルトはカリフが彼の友情を何より重んじたと記すが、アラビア語史料には見えない'], source: ['einhard', '16'] },
    { word: 'rival-of', to: 'byzantine-empire', when: ['0800', '0812'], source: ['einhard', '16'] },
    { word: 'enemy-of', to: 'vikings', when: ['0804', '0810'], source: ['einhard', '14'] },
    { word: 'worships', to: 'christianity', source: ['einhard', '26'] },
    { word: 'legend-of', to: 'crusades', note: ['后世传说他曾东行朝圣，十字军奉他为先驱', 'Later legend sent him to the Holy Land, and crusaders took him for a forerunner', 'La légende le fit aller en Terre sainte, et les croisés virent en lui un précurseur', 'La leyenda lo llevó a Tierra Santa, y los cruzados lo tuvieron por precursor', '後世の伝説では聖地に赴いたとされ、十字軍士の先駆者と見なされた'], source: ['riley-smith-crusades'] },
  ],
  same: { wikidata: 'Q3044', nomisma: 'carolusmagnus' },
});
