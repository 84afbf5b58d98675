import { house } from './house.ts';

/** From the parents of Caesar to Nero: the first dynasty of Roman emperors, with those into whom it married. */
export const julioClaudians = house({
  id: 'julio-claudian-dynasty',
  region: 'europe',
  names: [
    '朱里亚·克劳狄王朝',
    'Julio-Claudian dynasty',
    'Julio-Claudiens',
    'Dinastía julio-claudia',
    'ユリウス・クラウディウス朝',
  ],
  note: [
    '罗马帝国的第一个皇室，由恺撒的养子奥古斯都开创，至尼禄而绝。',
    'First house of Roman emperors, from Augustus, the adopted son of Caesar, to Nero.',
    'Première maison des empereurs romains, d’Auguste, fils adoptif de César, à Néron.',
    'Primera casa de emperadores romanos, desde Augusto, hijo adoptivo de César, hasta Nerón.',
    'カエサルの養子アウグストゥスからネロまで続いた、ローマ帝国最初の皇室。',
  ],
  span: ['-0027', '0068'],
  source: ['suetonius'],
  elsewhere: ['julius-caesar', 'augustus'],
  members: `
# suetonius Divus Julius 1
gaius-julius-caesar-praetor m /-0085~ | 老盖乌斯·恺撒 | Gaius Julius Caesar the Elder | Caius Julius Caesar l’Ancien | Cayo Julio César el Viejo | 大ガイウス・ユリウス・カエサル
> 罗马行政官，独裁者恺撒之父。 | Roman praetor, father of the dictator Caesar. | Préteur romain, père du dictateur César. | Pretor romano, padre del dictador César. | ローマの法務官。独裁官カエサルの父。
# suetonius Divus Augustus 4, 8
julia-minor f -0101~/-0051 | 小尤利娅（恺撒之姐妹） | Julia, sister of Caesar | Julia, sœur de César | Julia, hermana de César | ユリア（カエサルの姉妹）
> 恺撒的姐妹，奥古斯都的外祖母。 | Sister of Caesar and grandmother of Augustus. | Sœur de César et grand-mère d’Auguste. | Hermana de César y abuela de Augusto. | カエサルの姉妹。アウグストゥスの祖母。
# plutarch Pompey 47–53
julia-caesaris f -0076~/-0054 | 尤利娅（恺撒之女） | Julia, daughter of Caesar | Julia, fille de César | Julia, hija de César | ユリア（カエサルの娘）
> 恺撒的独生女，嫁给庞培以巩固同盟，死于难产。 | Only daughter of Caesar; her marriage to Pompey sealed the alliance, her death in childbirth loosened it. | Fille unique de César ; son mariage avec Pompée scella l’alliance, sa mort en couches la défit. | Única hija de César; su boda con Pompeyo selló la alianza y su muerte de parto la aflojó. | カエサルの一人娘。ポンペイウスとの結婚が同盟を固め、産褥死がそれを緩めた。
# tacitus-annals 5.1
livia f* -0058-01-30~/0029 | 莉薇娅 | Livia | Livie | Livia | リウィア
= Livia Drusilla; Julia Augusta
> 奥古斯都的妻子逾五十年，提比略之母。 | Wife of Augustus for over fifty years, mother of Tiberius. | Épouse d’Auguste pendant plus de cinquante ans, mère de Tibère. | Esposa de Augusto durante más de cincuenta años, madre de Tiberio. | 五十年以上アウグストゥスの妻であり、ティベリウスの母。
# suetonius Tiberius 5, 73
tiberius m* -0042-11-16/0037-03-16 r0014-09-17/0037-03-16 | 提比略 | Tiberius | Tibère | Tiberio | ティベリウス
> 罗马第二位皇帝，晚年隐居卡普里岛。 | Second Roman emperor, who withdrew to Capri in his last years. | Deuxième empereur romain, retiré à Capri dans ses dernières années. | Segundo emperador romano, retirado a Capri en sus últimos años. | 第二代ローマ皇帝。晩年はカプリ島に退いた。
# suetonius Divus Claudius 1
drusus-the-elder m* -0038/-0009 | 大德鲁苏斯 | Drusus the Elder | Drusus l’Aîné | Druso el Mayor | 大ドルスス
= Nero Claudius Drusus
> 提比略之弟，率军抵达易北河，坠马而死。 | Brother of Tiberius; he led the legions to the Elbe and died after a fall from his horse. | Frère de Tibère ; il mena les légions à l’Elbe et mourut d’une chute de cheval. | Hermano de Tiberio; llevó las legiones al Elba y murió de una caída del caballo. | ティベリウスの弟。軍団をエルベ川まで導き、落馬で没した。
# suetonius Divus Augustus 63–65
julia-the-elder f* -0039/0014 | 大尤利娅 | Julia the Elder | Julie l’Aînée | Julia la Mayor | 大ユリア
> 奥古斯都的独生女，三度结婚，被父亲流放。 | Only child of Augustus, three times married, banished by her father. | Unique enfant d’Auguste, trois fois mariée, bannie par son père. | Única hija de Augusto, tres veces casada, desterrada por su padre. | アウグストゥスの一人娘。三度結婚し、父に追放された。
# tacitus-annals 4.8–11
drusus-the-younger m* -0014~/0023 | 小德鲁苏斯 | Drusus the Younger | Drusus le Jeune | Druso el Joven | 小ドルスス
> 提比略之子，据说被妻子与塞扬努斯毒死。 | Son of Tiberius, said to have been poisoned by his wife and Sejanus. | Fils de Tibère, empoisonné, dit-on, par sa femme et Séjan. | Hijo de Tiberio, envenenado, según se dijo, por su esposa y Sejano. | ティベリウスの子。妻とセイヤヌスに毒殺されたという。
# suetonius Divus Augustus 64–65
gaius-caesar m* -0020/0004-02-21 | 盖乌斯·恺撒 | Gaius Caesar | Caius César | Cayo César | ガイウス・カエサル
> 奥古斯都的外孙与养子，在东方受伤而死。 | Grandson and adopted son of Augustus, who died of a wound in the East. | Petit-fils et fils adoptif d’Auguste, mort d’une blessure en Orient. | Nieto e hijo adoptivo de Augusto, muerto de una herida en Oriente. | アウグストゥスの孫で養子。東方で負傷して没した。
# tacitus-annals 4.71
julia-the-younger f* -0019~/0028 | 小尤利娅 | Julia the Younger | Julie la Jeune | Julia la Menor | 小ユリア
> 奥古斯都的外孙女，因通奸被流放二十年。 | Granddaughter of Augustus, banished for adultery for twenty years. | Petite-fille d’Auguste, exilée vingt ans pour adultère. | Nieta de Augusto, desterrada veinte años por adulterio. | アウグストゥスの孫娘。姦通の罪で二十年間流刑となった。
# suetonius Divus Augustus 64–65
lucius-caesar m* -0017/0002-08-20 | 卢基乌斯·恺撒 | Lucius Caesar | Lucius César | Lucio César | ルキウス・カエサル
> 奥古斯都的外孙与养子，病逝于马赛。 | Grandson and adopted son of Augustus, who died at Massilia. | Petit-fils et fils adoptif d’Auguste, mort à Marseille. | Nieto e hijo adoptivo de Augusto, muerto en Marsella. | アウグストゥスの孫で養子。マッシリアで病没した。
# tacitus-annals 6.25
agrippina-the-elder f* -0014~/0033-10-18 | 大阿格里皮娜 | Agrippina the Elder | Agrippine l’Aînée | Agripina la Mayor | 大アグリッピナ
> 日耳曼尼库斯之妻，卡利古拉之母，死于流放。 | Wife of Germanicus and mother of Caligula, who died in exile. | Épouse de Germanicus et mère de Caligula, morte en exil. | Esposa de Germánico y madre de Calígula, muerta en el destierro. | ゲルマニクスの妻、カリグラの母。流刑地で没した。
# tacitus-annals 1.6
agrippa-postumus m* -0012/0014 | 阿格里帕·波斯图穆斯 | Agrippa Postumus | Agrippa Postumus | Agripa Póstumo | アグリッパ・ポストゥムス
> 奥古斯都的外孙与养子，提比略即位之初被杀。 | Grandson and adopted son of Augustus, killed as Tiberius came to power. | Petit-fils et fils adoptif d’Auguste, tué à l’avènement de Tibère. | Nieto e hijo adoptivo de Augusto, muerto al subir Tiberio al poder. | アウグストゥスの孫で養子。ティベリウス即位の際に殺された。
# tacitus-annals 2.69–73
germanicus m* -0015-05-24/0019-10-10 | 日耳曼尼库斯 | Germanicus | Germanicus | Germánico | ゲルマニクス
> 提比略的侄子与养子，深受爱戴，死于安条克。 | Nephew and adopted son of Tiberius, well loved, who died at Antioch. | Neveu et fils adoptif de Tibère, très aimé, mort à Antioche. | Sobrino e hijo adoptivo de Tiberio, muy querido, muerto en Antioquía. | ティベリウスの甥で養子。人望厚く、アンティオキアで没した。
# tacitus-annals 4.3, 6.2
livilla f* -0013~/0031 | 莉薇拉 | Livilla | Livilla | Livila | リウィッラ
> 日耳曼尼库斯与克劳狄的姐妹，被控毒杀其夫小德鲁苏斯。 | Sister of Germanicus and Claudius, accused of poisoning her husband Drusus. | Sœur de Germanicus et de Claude, accusée d’avoir empoisonné son mari Drusus. | Hermana de Germánico y Claudio, acusada de envenenar a su marido Druso. | ゲルマニクスとクラウディウスの姉妹。夫ドルスス毒殺の罪に問われた。
# suetonius Divus Claudius 2, 45
claudius m* -0010-08-01/0054-10-13 r0041-01-24/0054-10-13 | 克劳狄 | Claudius | Claude | Claudio | クラウディウス
> 罗马第四位皇帝，学者，征服不列颠。 | Fourth Roman emperor, a scholar, who conquered Britain. | Quatrième empereur romain, érudit, conquérant de la Bretagne. | Cuarto emperador romano, erudito, conquistador de Britania. | 第四代ローマ皇帝。学者でもあり、ブリタンニアを征服した。
# suetonius Tiberius 54
nero-julius-caesar m* 0006~/0031 | 尼禄·尤利乌斯·恺撒 | Nero Julius Caesar | Nero Julius Caesar | Nerón Julio César | ネロ・ユリウス・カエサル
> 日耳曼尼库斯的长子，被塞扬努斯陷害。 | Eldest son of Germanicus, brought down by Sejanus. | Fils aîné de Germanicus, perdu par Séjan. | Hijo mayor de Germánico, perdido por Sejano. | ゲルマニクスの長男。セイヤヌスに陥れられた。
# tacitus-annals 6.23–24
drusus-caesar m* 0007~/0033 | 德鲁苏斯·恺撒 | Drusus Caesar | Drusus César | Druso César | ドルスス・カエサル
> 日耳曼尼库斯之子，饿死于帕拉蒂尼的牢中。 | Son of Germanicus, starved to death in a cell on the Palatine. | Fils de Germanicus, mort de faim dans une cellule du Palatin. | Hijo de Germánico, muerto de hambre en una celda del Palatino. | ゲルマニクスの子。パラティヌスの牢で餓死させられた。
# suetonius Caligula 8, 58
caligula m* 0012-08-31/0041-01-24 r0037-03-18/0041-01-24 | 卡利古拉 | Caligula | Caligula | Calígula | カリグラ
> 罗马第三位皇帝，在位四年后遇刺。 | Third Roman emperor, murdered after four years. | Troisième empereur romain, assassiné au bout de quatre ans. | Tercer emperador romano, asesinado a los cuatro años. | 第三代ローマ皇帝。四年で暗殺された。
# tacitus-annals 12.5–7, 14.3–8
agrippina-the-younger f* 0015-11-06/0059-03 | 小阿格里皮娜 | Agrippina the Younger | Agrippine la Jeune | Agripina la Menor | 小アグリッピナ
> 克劳狄的侄女与妻子，尼禄之母，被其子所杀。 | Niece and wife of Claudius, mother of Nero, who had her killed. | Nièce et épouse de Claude, mère de Néron, qui la fit tuer. | Sobrina y esposa de Claudio, madre de Nerón, que la hizo matar. | クラウディウスの姪で妻。ネロの母で、その子に殺された。
# suetonius Caligula 24
julia-drusilla f* 0016-09-16/0038-06-10 | 德鲁西拉 | Drusilla | Drusilla | Drusila | ドルシッラ
> 卡利古拉最宠爱的妹妹，死后被尊为神。 | Caligula’s favourite sister, declared a goddess after her death. | Sœur préférée de Caligula, divinisée après sa mort. | Hermana predilecta de Calígula, divinizada tras su muerte. | カリグラ最愛の妹。死後に神格化された。
# cassius-dio 60.8
julia-livilla f* 0018~/0042~ | 尤利娅·莉薇拉 | Julia Livilla | Julia Livilla | Julia Livila | ユリア・リウィッラ
> 日耳曼尼库斯的幼女，两度被流放。 | Youngest daughter of Germanicus, twice banished. | Dernière fille de Germanicus, deux fois exilée. | Hija menor de Germánico, dos veces desterrada. | ゲルマニクスの末娘。二度流刑となった。
# suetonius Caligula 25, 59
julia-drusilla-daughter-of-caligula f* 0039~/0041-01-24 | 尤利娅·德鲁西拉（卡利古拉之女） | Julia Drusilla, daughter of Caligula | Julia Drusilla, fille de Caligula | Julia Drusila, hija de Calígula | ユリア・ドルシッラ（カリグラの娘）
> 卡利古拉的独女，年仅一岁被杀。 | Only child of Caligula, killed at about a year old. | Unique enfant de Caligula, tuée vers l’âge d’un an. | Única hija de Calígula, muerta con cerca de un año. | カリグラの一人娘。一歳ほどで殺された。
# tacitus-annals 13.32, 13.43
julia-livia f* 0005~/0043 | 尤利娅（小德鲁苏斯之女） | Julia Livia | Julia Livia | Julia Livia | ユリア・リウィア
> 提比略的孙女，被梅萨利娜害死。 | Granddaughter of Tiberius, destroyed by Messalina. | Petite-fille de Tibère, perdue par Messaline. | Nieta de Tiberio, perdida por Mesalina. | ティベリウスの孫娘。メッサリナにより死に追いやられた。
# suetonius Caligula 14–15, 23
tiberius-gemellus m* 0019/0038~ | 提比略·格梅卢斯 | Tiberius Gemellus | Tiberius Gemellus | Tiberio Gemelo | ティベリウス・ゲメッルス
> 提比略之孙，卡利古拉的共同继承人，被他逼死。 | Grandson of Tiberius and joint heir with Caligula, who made him die. | Petit-fils de Tibère, cohéritier de Caligula, qui le fit périr. | Nieto de Tiberio y coheredero de Calígula, que lo hizo morir. | ティベリウスの孫。カリグラの共同相続人とされ、死に追い込まれた。
# suetonius Nero 35
claudia-antonia f* 0030~/0066~ | 克劳狄娅·安东尼娅 | Claudia Antonia | Claudia Antonia | Claudia Antonia | クラウディア・アントニア
> 克劳狄的长女，拒绝嫁给尼禄而被处死。 | Eldest daughter of Claudius, executed after refusing to marry Nero. | Fille aînée de Claude, exécutée pour avoir refusé d’épouser Néron. | Hija mayor de Claudio, ejecutada por negarse a casarse con Nerón. | クラウディウスの長女。ネロとの結婚を拒み処刑された。
# tacitus-annals 14.60–64
claudia-octavia f* 0040~/0062-06-08 | 克劳狄娅·屋大维娅 | Claudia Octavia | Claudia Octavia | Claudia Octavia | クラウディア・オクタウィア
> 克劳狄之女，尼禄的第一任妻子，被流放处死。 | Daughter of Claudius and first wife of Nero, banished and put to death. | Fille de Claude et première épouse de Néron, exilée et mise à mort. | Hija de Claudio y primera esposa de Nerón, desterrada y muerta. | クラウディウスの娘でネロの最初の妻。流刑の後に殺された。
# tacitus-annals 13.15–17
britannicus m* 0041-02-12/0055 | 布里坦尼库斯 | Britannicus | Britannicus | Británico | ブリタンニクス
> 克劳狄之子，被尼禄毒死。 | Son of Claudius, poisoned by Nero. | Fils de Claude, empoisonné par Néron. | Hijo de Claudio, envenenado por Nerón. | クラウディウスの子。ネロに毒殺された。
# suetonius Nero 6, 57
nero m* 0037-12-15/0068-06-09 r0054-10-13/0068-06-09 | 尼禄 | Nero | Néron | Nerón | ネロ
> 罗马第五位皇帝，朱里亚·克劳狄王朝的末代君主。 | Fifth Roman emperor, the last of his dynasty. | Cinquième empereur romain, le dernier de sa dynastie. | Quinto emperador romano, el último de su dinastía. | 第五代ローマ皇帝。王朝最後の君主。
# tacitus-annals 15.23
claudia-augusta f* 0063-01-21/0063 | 克劳狄娅·奥古斯塔 | Claudia Augusta | Claudia Augusta | Claudia Augusta | クラウディア・アウグスタ
> 尼禄的独女，四个月夭折。 | Only child of Nero, who died at four months. | Unique enfant de Néron, morte à quatre mois. | Única hija de Nerón, muerta a los cuatro meses. | ネロの一人娘。四か月で夭折した。
`,
  kin: `
# plutarch Caesar 9–10
aurelia f -0120~/-0054 | 奥雷莉亚 | Aurelia | Aurelia Cotta | Aurelia | アウレリア
> 恺撒之母，亲自督导其教养。 | Mother of Caesar, praised for the care with which she raised him. | Mère de César, louée pour le soin qu’elle mit à l’élever. | Madre de César, elogiada por el esmero con que lo crió. | カエサルの母。息子の養育で讃えられた。
# suetonius Divus Augustus 4
marcus-atius-balbus m -0105~/-0051~ | 马库斯·阿提乌斯·巴尔布斯 | Marcus Atius Balbus | Marcus Atius Balbus | Marco Acio Balbo | マルクス・アティウス・バルブス
> 来自阿里恰的元老，奥古斯都的外祖父。 | Senator from Aricia, grandfather of Augustus. | Sénateur originaire d’Aricie, grand-père d’Auguste. | Senador de Aricia, abuelo de Augusto. | アリキア出身の元老院議員。アウグストゥスの祖父。
# suetonius Divus Augustus 4, 61
atia f -0085~/-0043 | 阿提娅 | Atia | Atia | Acia | アティア
> 恺撒的外甥女，奥古斯都之母。 | Niece of Caesar and mother of Augustus. | Nièce de César et mère d’Auguste. | Sobrina de César y madre de Augusto. | カエサルの姪で、アウグストゥスの母。
# suetonius Divus Augustus 3–4
gaius-octavius m -0100~/-0059 | 盖乌斯·屋大维乌斯 | Gaius Octavius | Caius Octavius | Cayo Octavio | ガイウス・オクタウィウス（父）
> 马其顿总督，奥古斯都的生父。 | Governor of Macedonia, the natural father of Augustus. | Gouverneur de Macédoine, père naturel d’Auguste. | Gobernador de Macedonia, padre natural de Augusto. | マケドニア総督。アウグストゥスの実父。
# suetonius Divus Augustus 4
ancharia f | 安卡里娅 | Ancharia | Ancharia | Ancaria | アンカリア
> 盖乌斯·屋大维乌斯的第一任妻子。 | First wife of Gaius Octavius. | Première épouse de Caius Octavius. | Primera esposa de Cayo Octavio. | ガイウス・オクタウィウスの最初の妻。
octavia-major f | 大屋大维娅 | Octavia the Elder | Octavie l’Aînée | Octavia la Mayor | 大オクタウィア
> 奥古斯都的异母姐姐。 | Half-sister of Augustus on his father’s side. | Demi-sœur d’Auguste du côté paternel. | Media hermana de Augusto por parte de padre. | アウグストゥスの異母姉。
# suetonius Divus Julius 1
cornelia-cinnae f -0097~/-0069~ | 科尔涅利娅（秦那之女） | Cornelia, daughter of Cinna | Cornelia, fille de Cinna | Cornelia, hija de Cina | コルネリア（キンナの娘）
> 恺撒的第一任妻子，秦那之女；苏拉命他休妻，他拒绝了。 | First wife of Caesar, whom he refused to divorce at Sulla’s command. | Première épouse de César, qu’il refusa de répudier sur l’ordre de Sylla. | Primera esposa de César, a la que no quiso repudiar por orden de Sila. | カエサルの最初の妻。スッラの離婚命令を彼は拒んだ。
# plutarch Pompey 1–80
pompey m -0106-09-29/-0048-09-28 | 庞培 | Pompey | Pompée | Pompeyo | ポンペイウス
= Pompey the Great; Gnaeus Pompeius Magnus
> 罗马统帅，恺撒的女婿与后来的对手。 | Roman general, son-in-law and later rival of Caesar. | Général romain, gendre puis rival de César. | General romano, yerno y después rival de César. | ローマの将軍。カエサルの娘婿で、のちの政敵。
# suetonius Divus Julius 52
caesarion m* -0047/-0030 r-0044/-0030 | 恺撒里昂 | Caesarion | Césarion | Cesarión | カエサリオン
= Ptolemy XV
> 克利奥帕特拉之子，自称恺撒之子，托勒密王朝末代国王。 | Son of Cleopatra, said to be Caesar’s; the last Ptolemy to bear the title of king. | Fils de Cléopâtre, qu’on disait de César ; dernier Ptolémée à porter le titre de roi. | Hijo de Cleopatra, se decía que de César; último Tolomeo con título de rey. | クレオパトラの子。カエサルの子とされ、プトレマイオス朝最後の王。
# plutarch Antony
mark-antony m -0083-01-14/-0030-08-01 | 马克·安东尼 | Mark Antony | Marc Antoine | Marco Antonio | マルクス・アントニウス
= Marcus Antonius
> 罗马统帅，后三头之一，在亚克兴败于屋大维。 | Roman general and triumvir, defeated by Octavian at Actium. | Général et triumvir romain, vaincu par Octave à Actium. | General y triunviro romano, vencido por Octavio en Accio. | ローマの将軍、三頭政治家。アクティウムでオクタウィアヌスに敗れた。
# plutarch Antony 36, 54
alexander-helios m* -0040/ | 亚历山大·赫利俄斯 | Alexander Helios | Alexandre Hélios | Alejandro Helios | アレクサンドロス・ヘリオス
> 安东尼与克利奥帕特拉的长子，与克利奥帕特拉·塞勒涅为孪生。 | Elder son of Antony and Cleopatra, twin of Cleopatra Selene. | Fils aîné d’Antoine et de Cléopâtre, jumeau de Cléopâtre Séléné. | Hijo mayor de Antonio y Cleopatra, mellizo de Cleopatra Selene. | アントニウスとクレオパトラの長男。クレオパトラ・セレネの双子の兄弟。
# plutarch Antony 36, 87
cleopatra-selene f* -0040/-0005~ | 克利奥帕特拉·塞勒涅 | Cleopatra Selene | Cléopâtre Séléné | Cleopatra Selene | クレオパトラ・セレネ
> 安东尼与克利奥帕特拉之女，毛里塔尼亚王后。 | Daughter of Antony and Cleopatra, queen of Mauretania. | Fille d’Antoine et de Cléopâtre, reine de Maurétanie. | Hija de Antonio y Cleopatra, reina de Mauritania. | アントニウスとクレオパトラの娘。マウレタニア王妃。
# plutarch Antony 54
ptolemy-philadelphus-son-of-antony m* -0036/ | 托勒密·费拉德尔甫斯（安东尼之子） | Ptolemy Philadelphus, son of Antony | Ptolémée Philadelphe, fils d’Antoine | Tolomeo Filadelfo, hijo de Antonio | プトレマイオス・フィラデルフォス（アントニウスの子）
> 安东尼与克利奥帕特拉的幼子。 | Younger son of Antony and Cleopatra. | Fils cadet d’Antoine et de Cléopâtre. | Hijo menor de Antonio y Cleopatra. | アントニウスとクレオパトラの末子。
# plutarch Caesar 55
juba-ii m* -0048~/0023 r-0025/0023 | 尤巴二世 | Juba II | Juba II | Juba II | ユバ二世
> 毛里塔尼亚国王，幼年在罗马长大，是博学的著作家。 | King of Mauretania, raised in Rome, a learned writer. | Roi de Maurétanie, élevé à Rome, écrivain érudit. | Rey de Mauritania, criado en Roma, escritor erudito. | マウレタニア王。ローマで育った博学の著作家。
# suetonius Caligula 26, 35
ptolemy-of-mauretania m* /0040 r0023/0040 | 毛里塔尼亚的托勒密 | Ptolemy of Mauretania | Ptolémée de Maurétanie | Tolomeo de Mauritania | マウレタニアのプトレマイオス
> 毛里塔尼亚末代国王，被表亲卡利古拉处死。 | Last king of Mauretania, put to death by his cousin Caligula. | Dernier roi de Maurétanie, mis à mort par son cousin Caligula. | Último rey de Mauritania, muerto por orden de su primo Calígula. | マウレタニア最後の王。親族カリグラに殺された。
# plutarch Antony 31
octavia-minor f -0069~/-0011 | 小屋大维娅 | Octavia the Younger | Octavie la Jeune | Octavia la Menor | 小オクタウィア
> 奥古斯都的姐姐，先嫁马尔凯卢斯，后嫁安东尼。 | Sister of Augustus, wife of Marcellus and then of Mark Antony. | Sœur d’Auguste, épouse de Marcellus, puis de Marc Antoine. | Hermana de Augusto, esposa de Marcelo y luego de Marco Antonio. | アウグストゥスの姉。マルケッルス、のちアントニウスの妻。
gaius-claudius-marcellus m -0088~/-0040 | 盖乌斯·克劳狄·马尔凯卢斯 | Gaius Claudius Marcellus | Caius Claudius Marcellus | Cayo Claudio Marcelo | ガイウス・クラウディウス・マルケッルス
> 前50年的执政官，小屋大维娅的第一任丈夫。 | Consul of 50 BC, first husband of Octavia. | Consul de 50 av. J.-C., premier mari d’Octavie. | Cónsul del 50 a. C., primer marido de Octavia. | 紀元前50年の執政官。オクタウィアの最初の夫。
# cassius-dio 53.30
marcellus m -0042/-0023 | 马尔凯卢斯 | Marcellus | Marcellus | Marcelo | マルケッルス
> 奥古斯都的外甥与女婿，被视为继承人而早逝。 | Nephew and son-in-law of Augustus, his presumed heir, who died at nineteen. | Neveu et gendre d’Auguste, son héritier présumé, mort à dix-neuf ans. | Sobrino y yerno de Augusto, presunto heredero, muerto a los diecinueve años. | アウグストゥスの甥で娘婿。後継者と目されたが十九歳で没した。
# plutarch Antony 87
claudia-marcella-major f -0041~/ | 大克劳狄娅·马尔凯拉 | Claudia Marcella the Elder | Claudia Marcella l’Aînée | Claudia Marcela la Mayor | 大クラウディア・マルケッラ
> 小屋大维娅之女，阿格里帕的第二任妻子。 | Daughter of Octavia, second wife of Agrippa. | Fille d’Octavie, deuxième épouse d’Agrippa. | Hija de Octavia, segunda esposa de Agripa. | オクタウィアの娘。アグリッパの二番目の妻。
# suetonius Divus Augustus 62–63
scribonia f -0070~/0016~ | 斯克里波尼娅 | Scribonia | Scribonia | Escribonia | スクリボニア
> 奥古斯都的第二任妻子，尤利娅之母，随女儿流放。 | Second wife of Augustus; she followed her daughter Julia into exile. | Deuxième épouse d’Auguste ; elle suivit sa fille Julie en exil. | Segunda esposa de Augusto; siguió a su hija Julia al destierro. | アウグストゥスの二番目の妻。娘ユリアの流刑に同行した。
# suetonius Tiberius 4
tiberius-claudius-nero m /-0033~ | 提比略·克劳狄·尼禄 | Tiberius Claudius Nero | Tiberius Claudius Nero | Tiberio Claudio Nerón | ティベリウス・クラウディウス・ネロ
> 提比略皇帝之父，把妻子莉薇娅让与屋大维。 | Father of the emperor Tiberius, who gave up his wife Livia to Octavian. | Père de l’empereur Tibère ; il céda sa femme Livie à Octave. | Padre del emperador Tiberio; cedió a su esposa Livia a Octavio. | 皇帝ティベリウスの父。妻リウィアをオクタウィアヌスに譲った。
# cassius-dio 54.28–29
agrippa m -0063~/-0012 | 阿格里帕 | Agrippa | Agrippa | Agripa | アグリッパ
= Marcus Vipsanius Agrippa
> 奥古斯都的将领、挚友与女婿，亚克兴的胜利者。 | General, friend and son-in-law of Augustus, the victor of Actium. | Général, ami et gendre d’Auguste, vainqueur d’Actium. | General, amigo y yerno de Augusto, vencedor de Accio. | アウグストゥスの将軍、友、娘婿。アクティウムの勝者。
# suetonius Tiberius 7
caecilia-attica f | 凯基利娅·阿提卡 | Caecilia Attica | Caecilia Attica | Cecilia Ática | カエキリア・アッティカ
> 西塞罗友人阿提库斯之女，阿格里帕的第一任妻子。 | Daughter of Cicero’s friend Atticus, first wife of Agrippa. | Fille d’Atticus, l’ami de Cicéron, première épouse d’Agrippa. | Hija de Ático, el amigo de Cicerón, primera esposa de Agripa. | キケロの友アッティクスの娘。アグリッパの最初の妻。
vipsania-agrippina f -0036~/0020 | 维普萨尼娅 | Vipsania Agrippina | Vipsania Agrippina | Vipsania Agripina | ウィプサニア・アグリッピナ
> 阿格里帕之女；提比略爱她，却被迫与她离婚。 | Daughter of Agrippa; Tiberius loved her and was made to divorce her. | Fille d’Agrippa ; Tibère l’aimait et dut la répudier. | Hija de Agripa; Tiberio la amaba y fue obligado a repudiarla. | アグリッパの娘。ティベリウスは愛しながら離縁させられた。
# suetonius Divus Augustus 19, 64
lucius-aemilius-paullus m | 卢基乌斯·埃米利乌斯·保卢斯 | Lucius Aemilius Paullus | Lucius Aemilius Paullus | Lucio Emilio Paulo | ルキウス・アエミリウス・パウッルス
> 公元1年的执政官，因谋反奥古斯都被处罚。 | Consul of AD 1, condemned for a plot against Augustus. | Consul en 1 apr. J.-C., condamné pour complot contre Auguste. | Cónsul del año 1, condenado por conjurar contra Augusto. | 紀元1年の執政官。アウグストゥスへの陰謀で断罪された。
# suetonius Divus Claudius 26
aemilia-lepida f | 埃米利娅·莱皮达 | Aemilia Lepida | Aemilia Lepida | Emilia Lépida | アエミリア・レピダ
> 奥古斯都的曾外孙女，曾许配给克劳狄。 | Great-granddaughter of Augustus, once betrothed to Claudius. | Arrière-petite-fille d’Auguste, un temps fiancée à Claude. | Bisnieta de Augusto, prometida un tiempo a Claudio. | アウグストゥスの曾孫娘。クラウディウスと婚約したことがある。
# plutarch Antony 87
antonia-the-elder f -0039/ | 大安东尼娅 | Antonia the Elder | Antonia l’Aînée | Antonia la Mayor | 大アントニア
> 安东尼与小屋大维娅之女，尼禄的祖母。 | Daughter of Antony and Octavia, grandmother of Nero. | Fille d’Antoine et d’Octavie, grand-mère de Néron. | Hija de Antonio y Octavia, abuela de Nerón. | アントニウスとオクタウィアの娘。ネロの祖母。
# suetonius Nero 4
lucius-domitius-ahenobarbus m -0049~/0025 | 卢基乌斯·多米提乌斯·阿赫诺巴尔布斯 | Lucius Domitius Ahenobarbus | Lucius Domitius Ahenobarbus | Lucio Domicio Enobarbo | ルキウス・ドミティウス・アヘノバルブス
> 率军越过易北河的将领，尼禄的祖父。 | General who crossed the Elbe, grandfather of Nero. | Général qui franchit l’Elbe, grand-père de Néron. | General que cruzó el Elba, abuelo de Nerón. | エルベ川を渡った将軍。ネロの祖父。
# plutarch Antony 87
antonia-minor f* -0036-01-31/0037-05-01 | 小安东尼娅 | Antonia the Younger | Antonia la Jeune | Antonia la Menor | 小アントニア
> 安东尼与小屋大维娅之女，克劳狄之母。 | Daughter of Antony and Octavia, mother of Claudius. | Fille d’Antoine et d’Octavie, mère de Claude. | Hija de Antonio y Octavia, madre de Claudio. | アントニウスとオクタウィアの娘。クラウディウスの母。
# suetonius Caligula 25, 59
milonia-caesonia f /0041-01-24 | 凯索尼娅 | Milonia Caesonia | Caesonia | Cesonia | カエソニア
> 卡利古拉的末任妻子，与他同日被杀。 | Last wife of Caligula, killed on the day he was. | Dernière épouse de Caligula, tuée le même jour que lui. | Última esposa de Calígula, muerta el mismo día que él. | カリグラの最後の妻。彼と同じ日に殺された。
# suetonius Divus Claudius 26
plautia-urgulanilla f | 普劳提娅·乌尔古拉尼拉 | Plautia Urgulanilla | Plautia Urgulanilla | Plaucia Urgulanila | プラウティア・ウルグラニッラ
> 克劳狄的第一任妻子，后离婚。 | First wife of Claudius, whom he divorced. | Première épouse de Claude, qui la répudia. | Primera esposa de Claudio, que la repudió. | クラウディウスの最初の妻。のちに離縁された。
aelia-paetina f | 埃利娅·佩提娜 | Aelia Paetina | Aelia Paetina | Elia Petina | アエリア・パエティナ
> 克劳狄的第二任妻子。 | Second wife of Claudius. | Deuxième épouse de Claude. | Segunda esposa de Claudio. | クラウディウスの二番目の妻。
# suetonius Nero 5–6
gnaeus-domitius-ahenobarbus m -0002~/0040 | 格奈乌斯·多米提乌斯·阿赫诺巴尔布斯 | Gnaeus Domitius Ahenobarbus | Cnaeus Domitius Ahenobarbus | Cneo Domicio Enobarbo | グナエウス・ドミティウス・アヘノバルブス
> 公元32年的执政官，尼禄的生父。 | Consul of AD 32, father of Nero. | Consul en 32, père de Néron. | Cónsul del año 32, padre de Nerón. | 紀元32年の執政官。ネロの父。
# tacitus-annals 12.64–65
domitia-lepida f /0054 | 多米提娅·莱皮达 | Domitia Lepida | Domitia Lepida | Domicia Lépida | ドミティア・レピダ
> 尼禄的姑母，梅萨利娜之母。 | Aunt of Nero and mother of Messalina. | Tante de Néron et mère de Messaline. | Tía de Nerón y madre de Mesalina. | ネロの叔母で、メッサリナの母。
# suetonius Divus Claudius 26
messalla-barbatus m | 梅萨拉·巴尔巴图斯 | Messalla Barbatus | Messalla Barbatus | Mesala Barbato | メッサッラ・バルバトゥス
> 梅萨利娜之父。 | Father of Messalina. | Père de Messaline. | Padre de Mesalina. | メッサリナの父。
# tacitus-annals 11.26–38
messalina f* 0020~/0048 | 梅萨利娜 | Messalina | Messaline | Mesalina | メッサリナ
> 克劳狄的第三任妻子，布里坦尼库斯之母，因重婚被处死。 | Third wife of Claudius and mother of Britannicus, executed for a second wedding. | Troisième épouse de Claude, mère de Britannicus, exécutée pour de secondes noces. | Tercera esposa de Claudio y madre de Británico, ejecutada por unas segundas nupcias. | クラウディウスの三番目の妻でブリタンニクスの母。重婚により処刑された。
# tacitus-annals 16.6
poppaea-sabina f 0030~/0065 | 波佩娅·萨比娜 | Poppaea Sabina | Poppée | Popea Sabina | ポッパエア・サビナ
> 尼禄的第二任妻子，据说死于他的一脚。 | Second wife of Nero, said to have died of his kick. | Deuxième épouse de Néron, morte, dit-on, d’un coup de pied de lui. | Segunda esposa de Nerón, muerta, según dicen, de una patada suya. | ネロの二番目の妻。彼に蹴られて死んだという。
# suetonius Nero 35
statilia-messalina f | 斯塔提利娅·梅萨利娜 | Statilia Messalina | Statilia Messalina | Estatilia Mesalina | スタティリア・メッサリナ
> 尼禄的第三任妻子，在他死后仍在世。 | Third wife of Nero, who outlived him. | Troisième épouse de Néron, qui lui survécut. | Tercera esposa de Nerón, que lo sobrevivió. | ネロの三番目の妻。彼より長く生きた。
`,
  unions: `
# suetonius Divus Julius 1, 74
gaius-julius-caesar-praetor + aurelia : julia-minor julius-caesar
# suetonius Divus Augustus 4
marcus-atius-balbus + julia-minor : atia
gaius-octavius + ancharia : octavia-major
gaius-octavius + atia † : octavia-minor augustus
# suetonius Divus Julius 83
julius-caesar & - -0044 : =augustus
# suetonius Divus Julius 1
julius-caesar + cornelia-cinnae -0084~/-0069~ † : julia-caesaris
# suetonius Divus Julius 52
julius-caesar $ cleopatra -0048/-0044 : ?caesarion
# plutarch Pompey 47–53
pompey + julia-caesaris -0059/-0054 †
# plutarch Antony 31, 87
gaius-claudius-marcellus + octavia-minor -0054~/-0040 † : marcellus claudia-marcella-major
# plutarch Antony 31, 57, 87
mark-antony + octavia-minor -0040/-0032 divorce : antonia-the-elder antonia-minor
# plutarch Antony 36, 54
mark-antony $ cleopatra -0041/-0030-08-01 † : alexander-helios cleopatra-selene ptolemy-philadelphus-son-of-antony
# plutarch Antony 87
juba-ii + cleopatra-selene -0020~/-0005~ † : ptolemy-of-mauretania
# suetonius Divus Augustus 62–63
augustus + scribonia -0040/-0039 divorce : julia-the-elder
# suetonius Tiberius 4
tiberius-claudius-nero + livia -0043~/-0039 divorce : tiberius drusus-the-elder
# suetonius Divus Augustus 62, 65
augustus + livia -0038-01-17/0014-08-19 † : =tiberius
# suetonius Divus Augustus 64–65
augustus & - : =gaius-caesar =lucius-caesar =agrippa-postumus
# suetonius Divus Augustus 63
marcellus + julia-the-elder -0025/-0023 †
# suetonius Tiberius 7
agrippa + caecilia-attica : vipsania-agrippina
# suetonius Divus Augustus 63
agrippa + claudia-marcella-major -0028/-0021 divorce
# suetonius Divus Augustus 63–64
agrippa + julia-the-elder -0021/-0012 † : gaius-caesar julia-the-younger lucius-caesar agrippina-the-elder agrippa-postumus
# suetonius Tiberius 7
tiberius + vipsania-agrippina -0019~/-0012 divorce : drusus-the-younger
# suetonius Tiberius 7, 11
tiberius + julia-the-elder -0011/-0002 divorce
# suetonius Tiberius 15
tiberius & - 0004 : =germanicus
# suetonius Divus Claudius 1
drusus-the-elder + antonia-minor -0016~/-0009 † : germanicus livilla claudius
# suetonius Nero 4–5
lucius-domitius-ahenobarbus + antonia-the-elder : gnaeus-domitius-ahenobarbus domitia-lepida
# suetonius Divus Augustus 64
lucius-aemilius-paullus + julia-the-younger : aemilia-lepida
# tacitus-annals 4.40
gaius-caesar + livilla †
# tacitus-annals 2.84, 4.40
drusus-the-younger + livilla † : julia-livia tiberius-gemellus
# tacitus-annals 3.29
nero-julius-caesar + julia-livia 0020
# suetonius Caligula 7
germanicus + agrippina-the-elder † : nero-julius-caesar drusus-caesar caligula agrippina-the-younger julia-drusilla julia-livilla
# suetonius Caligula 25
caligula + milonia-caesonia 0039~/0041-01-24 † : julia-drusilla-daughter-of-caligula
# suetonius Divus Claudius 26
claudius + plautia-urgulanilla divorce
# suetonius Divus Claudius 26–27
claudius + aelia-paetina divorce : claudia-antonia
# suetonius Divus Claudius 26
messalla-barbatus + domitia-lepida : messalina
# suetonius Divus Claudius 26–27
claudius + messalina 0038~/0048 † : claudia-octavia britannicus
# tacitus-annals 4.75
gnaeus-domitius-ahenobarbus + agrippina-the-younger 0028/0040 † : nero
# tacitus-annals 12.5–8, 12.25–26
claudius + agrippina-the-younger 0049/0054-10-13 † : =nero
# tacitus-annals 12.58, 14.60
nero + claudia-octavia 0053/0062 divorce
# tacitus-annals 14.60, 15.23, 16.6
nero + poppaea-sabina 0062/0065 † : claudia-augusta
# suetonius Nero 35
nero + statilia-messalina 0066~/0068-06-09 †
`,
});
