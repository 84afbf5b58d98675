import { house } from './house.ts';

/** From the companion of Alexander to Cleopatra: brothers who married their sisters, for three hundred years. */
export const ptolemies = house({
  id: 'ptolemaic-dynasty',
  region: 'africa',
  names: ['托勒密王室', 'Ptolemaic dynasty', 'Lagides', 'Dinastía ptolemaica', 'プトレマイオス家'],
  note: [
    '前305年至前30年统治埃及的马其顿裔王室，兄妹通婚，男子皆名托勒密。',
    'Macedonian house that ruled Egypt from 305 to 30 BC, in which brothers married sisters and every king was called Ptolemy.',
    'Maison macédonienne qui régna sur l’Égypte de 305 à 30 av. J.-C. ; les frères y épousaient leurs sœurs et tous les rois s’appelaient Ptolémée.',
    'Casa macedonia que reinó en Egipto del 305 al 30 a. C.; los hermanos se casaban con sus hermanas y todos los reyes se llamaban Ptolomeo.',
    '紀元前305年から紀元前30年までエジプトを治めたマケドニア系の王家。兄弟姉妹で結婚し、王はみなプトレマイオスと名のった。',
  ],
  span: ['-0305', '-0030'],
  source: ['holbl-ptolemaic'],
  elsewhere: ['cleopatra', 'caesarion'],
  members: `
# holbl-ptolemaic
lagus m | 拉古斯 | Lagus | Lagos | Lago | ラゴス
ptolemy-i m* -0367~/-0282 r-0305/-0282 | 托勒密一世 | Ptolemy I Soter | Ptolémée Iᵉʳ Sôter | Ptolomeo I Sóter | プトレマイオス一世
ptolemy-keraunos m* /-0279 r-0281/-0279 | 托勒密·克劳诺斯 | Ptolemy Keraunos | Ptolémée Kéraunos | Ptolomeo Cerauno | プトレマイオス・ケラウノス
meleager-of-macedon m* | 墨勒阿革洛斯（马其顿国王） | Meleager, king of Macedon | Méléagre, roi de Macédoine | Meleagro, rey de Macedonia | メレアグロス（マケドニア王）
ptolemais f | 托勒迈斯（托勒密一世之女） | Ptolemais | Ptolémaïs | Ptolemaida | プトレマイス
lysandra f* | 吕珊德拉 | Lysandra | Lysandra | Lisandra | リュサンドラ
arsinoe-ii f* -0316~/-0270 | 阿尔西诺伊二世 | Arsinoe II | Arsinoé II | Arsínoe II | アルシノエ二世
philotera f* | 菲洛特拉 | Philotera | Philotéra | Filotera | フィロテラ
ptolemy-ii m* -0308/-0246 r-0282/-0246 | 托勒密二世 | Ptolemy II Philadelphus | Ptolémée II Philadelphe | Ptolomeo II Filadelfo | プトレマイオス二世
ptolemy-iii m* -0284~/-0222 r-0246/-0222 | 托勒密三世 | Ptolemy III Euergetes | Ptolémée III Évergète | Ptolomeo III Evergetes | プトレマイオス三世
lysimachus-son-of-ptolemy-ii m /-0221 | 利西马科斯（托勒密二世之子） | Lysimachus, son of Ptolemy II | Lysimaque, fils de Ptolémée II | Lisímaco, hijo de Ptolomeo II | リュシマコス（プトレマイオス二世の子）
berenice-syra f* /-0246 | 贝勒尼基（安条克二世之妻） | Berenice, wife of Antiochus II | Bérénice, épouse d’Antiochos II | Berenice, esposa de Antíoco II | ベレニケ（アンティオコス二世の妃）
arsinoe-iii f* -0246~/-0204 | 阿尔西诺伊三世 | Arsinoe III | Arsinoé III | Arsínoe III | アルシノエ三世
ptolemy-iv m* -0244~/-0204 r-0222/-0204 | 托勒密四世 | Ptolemy IV Philopator | Ptolémée IV Philopator | Ptolomeo IV Filopátor | プトレマイオス四世
magas-son-of-ptolemy-iii m /-0221 | 马加斯（托勒密三世之子） | Magas, son of Ptolemy III | Magas, fils de Ptolémée III | Magas, hijo de Ptolomeo III | マガス（プトレマイオス三世の子）
berenice-daughter-of-ptolemy-iii f* /-0238 | 贝勒尼基（托勒密三世之女） | Berenice, daughter of Ptolemy III | Bérénice, fille de Ptolémée III | Berenice, hija de Ptolomeo III | ベレニケ（プトレマイオス三世の娘）
ptolemy-v m* -0210/-0180 r-0204/-0180 | 托勒密五世 | Ptolemy V Epiphanes | Ptolémée V Épiphane | Ptolomeo V Epífanes | プトレマイオス五世
ptolemy-vi m* -0186~/-0145 r-0180/-0145 | 托勒密六世 | Ptolemy VI Philometor | Ptolémée VI Philométor | Ptolomeo VI Filométor | プトレマイオス六世
cleopatra-ii f* -0185~/-0116~ | 克利奥帕特拉二世 | Cleopatra II | Cléopâtre II | Cleopatra II | クレオパトラ二世
ptolemy-viii m* -0184~/-0116 r-0145/-0116 | 托勒密八世 | Ptolemy VIII Physcon | Ptolémée VIII Physcon | Ptolomeo VIII Fiscón | プトレマイオス八世
ptolemy-eupator m* -0166~/-0152 | 托勒密·欧帕托尔 | Ptolemy Eupator | Ptolémée Eupator | Ptolomeo Eupátor | プトレマイオス・エウパトル
cleopatra-thea f* -0164~/-0121 | 克利奥帕特拉·提娅 | Cleopatra Thea | Cléopâtre Théa | Cleopatra Tea | クレオパトラ・テア
cleopatra-iii f* -0161~/-0101 | 克利奥帕特拉三世 | Cleopatra III | Cléopâtre III | Cleopatra III | クレオパトラ三世
ptolemy-memphites m* -0144~/-0130~ | 托勒密·孟菲提斯 | Ptolemy Memphites | Ptolémée Memphitès | Ptolomeo Menfita | プトレマイオス・メンフィテス
ptolemy-ix m* -0142~/-0081~ r-0116/-0107 r-0088/-0081~ | 托勒密九世 | Ptolemy IX Lathyros | Ptolémée IX Lathyre | Ptolomeo IX Látiro | プトレマイオス九世
tryphaena f* /-0111~ | 特里费娜（安条克八世之妻） | Tryphaena, wife of Antiochus VIII | Tryphaine, épouse d’Antiochos VIII | Trifena, esposa de Antíoco VIII | トリュファイナ（アンティオコス八世の妃）
ptolemy-x m* -0140~/-0088~ r-0107/-0088 | 托勒密十世 | Ptolemy X Alexander I | Ptolémée X Alexandre Iᵉʳ | Ptolomeo X Alejandro I | プトレマイオス十世
cleopatra-iv f* /-0112~ | 克利奥帕特拉四世 | Cleopatra IV | Cléopâtre IV | Cleopatra IV | クレオパトラ四世
cleopatra-selene-of-syria f* /-0069 | 克利奥帕特拉·塞勒涅（叙利亚王后） | Cleopatra Selene of Syria | Cléopâtre Séléné de Syrie | Cleopatra Selene de Siria | クレオパトラ・セレネ（シリア王妃）
ptolemy-apion m* /-0096 | 托勒密·阿皮翁 | Ptolemy Apion | Ptolémée Apion | Ptolomeo Apión | プトレマイオス・アピオン
berenice-iii f* -0120~/-0080 | 贝勒尼基三世 | Berenice III | Bérénice III | Berenice III | ベレニケ三世
ptolemy-xi m* /-0080 r-0080/-0080 | 托勒密十一世 | Ptolemy XI Alexander II | Ptolémée XI Alexandre II | Ptolomeo XI Alejandro II | プトレマイオス十一世
ptolemy-xii m* /-0051 r-0080/-0058 r-0055/-0051 | 托勒密十二世 | Ptolemy XII Auletes | Ptolémée XII Aulète | Ptolomeo XII Auletes | プトレマイオス十二世
ptolemy-of-cyprus m* /-0058 | 塞浦路斯的托勒密 | Ptolemy of Cyprus | Ptolémée de Chypre | Ptolomeo de Chipre | プトレマイオス（キプロス王）
cleopatra-v f* | 克利奥帕特拉五世 | Cleopatra V Tryphaena | Cléopâtre V Tryphaina | Cleopatra V Trifena | クレオパトラ五世
berenice-iv f* /-0055 r-0058/-0055 | 贝勒尼基四世 | Berenice IV | Bérénice IV | Berenice IV | ベレニケ四世
arsinoe-iv f* /-0041 | 阿尔西诺伊四世 | Arsinoe IV | Arsinoé IV | Arsínoe IV | アルシノエ四世
ptolemy-xiii m* -0061~/-0047 r-0051/-0047 | 托勒密十三世 | Ptolemy XIII | Ptolémée XIII | Ptolomeo XIII | プトレマイオス十三世
ptolemy-xiv m* -0059~/-0044 r-0047/-0044 | 托勒密十四世 | Ptolemy XIV | Ptolémée XIV | Ptolomeo XIV | プトレマイオス十四世
`,
  kin: `
# holbl-ptolemaic
eurydice-of-egypt f* | 欧律狄刻（托勒密一世之妻） | Eurydice, wife of Ptolemy I | Eurydice, épouse de Ptolémée Iᵉʳ | Eurídice, esposa de Ptolomeo I | エウリュディケ（プトレマイオス一世の妃）
antipater m /-0319 | 安提帕特 | Antipater | Antipatros | Antípatro | アンティパトロス
berenice-i f* | 贝勒尼基一世 | Berenice I | Bérénice Iʳᵉ | Berenice I | ベレニケ一世
magas-of-cyrene m* /-0250~ | 昔兰尼的马加斯 | Magas of Cyrene | Magas de Cyrène | Magas de Cirene | マガス（キュレネ王）
antigone-wife-of-pyrrhus f* | 安提戈涅（皮洛士之妻） | Antigone, wife of Pyrrhus | Antigone, épouse de Pyrrhos | Antígona, esposa de Pirro | アンティゴネ（ピュロスの妃）
lysimachus m* -0360~/-0281 r-0305~/-0281 | 利西马科斯 | Lysimachus | Lysimaque | Lisímaco | リュシマコス
agathocles-son-of-lysimachus m /-0283~ | 阿加托克利斯（利西马科斯之子） | Agathocles, son of Lysimachus | Agathocle, fils de Lysimaque | Agatocles, hijo de Lisímaco | アガトクレス（リュシマコスの子）
arsinoe-i f* | 阿尔西诺伊一世 | Arsinoe I | Arsinoé Iʳᵉ | Arsínoe I | アルシノエ一世
ptolemy-son-of-lysimachus m -0299~/ | 托勒密（利西马科斯之子） | Ptolemy, son of Lysimachus | Ptolémée, fils de Lysimaque | Ptolomeo, hijo de Lisímaco | プトレマイオス（リュシマコスの子）
demetrius-poliorcetes m* -0336~/-0283~ r-0294/-0287~ | 围城者德米特里 | Demetrius Poliorcetes | Démétrios Poliorcète | Demetrio Poliorcetes | デメトリオス一世（攻城者）
demetrius-the-fair m /-0249~ | 美男子德米特里 | Demetrius the Fair | Démétrios le Beau | Demetrio el Bello | 美男王デメトリオス
apama-of-cyrene f* | 阿帕玛（马加斯之妻） | Apama, wife of Magas | Apama, épouse de Magas | Apama, esposa de Magas | アパマ（マガスの妃）
berenice-ii f* -0267~/-0221 | 贝勒尼基二世 | Berenice II | Bérénice II | Berenice II | ベレニケ二世
antiochus-ii m* -0286~/-0246 r-0261/-0246 | 安条克二世 | Antiochus II Theos | Antiochos II Théos | Antíoco II Teos | アンティオコス二世
antiochus-iii m* -0242~/-0187 r-0223/-0187 | 安条克三世 | Antiochus III the Great | Antiochos III le Grand | Antíoco III el Grande | アンティオコス三世
laodice-iii f* | 劳迪丝三世 | Laodice III | Laodicé III | Laódice III | ラオディケ三世
cleopatra-i f* -0204~/-0176 | 克利奥帕特拉一世 | Cleopatra I Syra | Cléopâtre Iʳᵉ Syra | Cleopatra I Sira | クレオパトラ一世
alexander-balas m* /-0145 r-0150/-0145 | 亚历山大·巴拉斯 | Alexander Balas | Alexandre Balas | Alejandro Balas | アレクサンドロス・バラス
demetrius-ii-nicator m* /-0125 r-0145/-0138 r-0129/-0125 | 德米特里二世 | Demetrius II Nicator | Démétrios II Nicator | Demetrio II Nicátor | デメトリオス二世
antiochus-vii m* /-0129 r-0138/-0129 | 安条克七世 | Antiochus VII Sidetes | Antiochos VII Sidètès | Antíoco VII Sidetes | アンティオコス七世
antiochus-vi m* /-0141~ | 安条克六世 | Antiochus VI Dionysus | Antiochos VI Dionysos | Antíoco VI Dioniso | アンティオコス六世
seleucus-v m* /-0125 | 塞琉古五世 | Seleucus V | Séleucos V | Seleuco V | セレウコス五世
antiochus-viii m* /-0096 r-0125/-0096 | 安条克八世 | Antiochus VIII Grypus | Antiochos VIII Grypos | Antíoco VIII Gripo | アンティオコス八世
antiochus-ix m* /-0095~ | 安条克九世 | Antiochus IX Cyzicenus | Antiochos IX de Cyzique | Antíoco IX de Cícico | アンティオコス九世
antiochus-x m* | 安条克十世 | Antiochus X Eusebes | Antiochos X Eusèbe | Antíoco X Eusebes | アンティオコス十世
antiochus-xiii m* /-0064~ | 安条克十三世 | Antiochus XIII Asiaticus | Antiochos XIII l’Asiatique | Antíoco XIII Asiático | アンティオコス十三世
# strabo-geography 17.1.11
archelaus-of-comana m /-0055 | 科马纳的阿基劳斯 | Archelaus of Comana | Archélaos de Comana | Arquelao de Comana | アルケラオス（コマナの神官）
`,
  unions: `
# holbl-ptolemaic
lagus & - : ptolemy-i
antipater & - : eurydice-of-egypt
ptolemy-i + eurydice-of-egypt -0321~ : ptolemy-keraunos meleager-of-macedon ptolemais lysandra
- & berenice-i : magas-of-cyrene antigone-wife-of-pyrrhus
ptolemy-i + berenice-i -0317~ : arsinoe-ii philotera ptolemy-ii
agathocles-son-of-lysimachus + lysandra : 
lysimachus & - : agathocles-son-of-lysimachus arsinoe-i
lysimachus + arsinoe-ii -0300~/-0281 † : ptolemy-son-of-lysimachus
ptolemy-keraunos + arsinoe-ii -0280~ :
demetrius-poliorcetes + ptolemais -0287~ : demetrius-the-fair
ptolemy-ii + arsinoe-i -0285~ divorce : ptolemy-iii lysimachus-son-of-ptolemy-ii berenice-syra
ptolemy-ii + arsinoe-ii -0275~/-0270 † :
magas-of-cyrene + apama-of-cyrene : berenice-ii
demetrius-the-fair + berenice-ii -0250~/-0249~ † :
ptolemy-iii + berenice-ii -0246~/-0222 † : arsinoe-iii ptolemy-iv magas-son-of-ptolemy-iii berenice-daughter-of-ptolemy-iii
antiochus-ii + berenice-syra -0252/-0246 † :
ptolemy-iv + arsinoe-iii -0220~/-0204 † : ptolemy-v
antiochus-iii + laodice-iii -0221~ : cleopatra-i
ptolemy-v + cleopatra-i -0193~/-0180 † : ptolemy-vi cleopatra-ii ptolemy-viii
ptolemy-vi + cleopatra-ii -0175~/-0145 † : ptolemy-eupator cleopatra-thea cleopatra-iii
alexander-balas + cleopatra-thea -0150/-0146~ divorce : antiochus-vi
demetrius-ii-nicator + cleopatra-thea -0146~ : seleucus-v antiochus-viii
antiochus-vii + cleopatra-thea -0138~/-0129 † : antiochus-ix
ptolemy-viii + cleopatra-ii -0145~ : ptolemy-memphites
ptolemy-viii + cleopatra-iii -0141~/-0116 † : ptolemy-ix tryphaena ptolemy-x cleopatra-iv cleopatra-selene-of-syria
ptolemy-viii ~ - : ptolemy-apion
ptolemy-ix + cleopatra-iv -0119~/-0115~ divorce :
ptolemy-ix + cleopatra-selene-of-syria -0115~/-0107~ divorce :
ptolemy-ix & - : berenice-iii ptolemy-xii ptolemy-of-cyprus
antiochus-viii + tryphaena -0124~/-0111~ † :
antiochus-ix + cleopatra-iv -0114~/-0112~ † :
antiochus-viii + cleopatra-selene-of-syria -0103~/-0096 † :
antiochus-ix + cleopatra-selene-of-syria -0096~/-0095~ † :
antiochus-ix & - : antiochus-x
antiochus-x + cleopatra-selene-of-syria -0095~ : antiochus-xiii
ptolemy-x & - : ptolemy-xi
ptolemy-x + berenice-iii -0101~/-0088~ † :
ptolemy-xi + berenice-iii -0080/-0080 † :
ptolemy-xii + cleopatra-v -0079~ : berenice-iv
ptolemy-xii & - : cleopatra arsinoe-iv ptolemy-xiii ptolemy-xiv
# strabo-geography 17.1.11
archelaus-of-comana + berenice-iv -0056~/-0055 † :
# cassius-dio 42.44
ptolemy-xiv + cleopatra -0047/-0044 † :
`,
});
