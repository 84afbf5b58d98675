import { subject } from '../subject.ts';

export default subject({
  id: 'carthage',
  kind: 'polity',
  region: 'africa',
  names: ['迦太基', 'Carthage', 'Carthage', 'Cartago', 'カルタゴ'],
  otherNames: [['迦太基城'], ['Qart-hadasht', 'Punic Carthage'], ['Qart Hadasht'], ['Qart Hadasht'], ['カルト・ハダシュト']],
  times: [
    { role: 'span', span: ['-0814?', '-0146'], source: ['lancel-carthage'] },
  ],
  place: { at: [36.853, 10.323], name: ['迦太基，今突尼斯近郊', 'Carthage, near Tunis', 'Carthage, près de Tunis', 'Cartago, cerca de Túnez', 'カルタゴ（チュニス近郊）'] },
  summary: [
    '腓尼基人在北非海岸建立的城邦，后成为西地中海的海上强国。相传由推罗公主狄多于公元前814年建城，考古遗存则略晚。它由苏菲特、元老院和公民大会共治，凭贸易、农业和雇佣军控制北非沿岸、萨丁岛、西西里西部与西班牙南部。三次布匿战争后，公元前146年被罗马人夷为平地。',
    'City founded by Phoenicians on the coast of North Africa that grew into the great sea power of the western Mediterranean. Tradition names Dido of Tyre as founder, in 814 BC; finds begin slightly later. Governed by sufets, a council and an assembly, it lived by trade and farming and held Sardinia, western Sicily and southern Spain with hired armies. After three wars with Rome it was destroyed in 146 BC.',
    'Cité fondée par des Phéniciens sur la côte d’Afrique du Nord, devenue la grande puissance maritime de la Méditerranée occidentale. La tradition l’attribue à Didon de Tyr, en 814 av. J.-C. ; les trouvailles commencent un peu plus tard. Gouvernée par des suffètes, un conseil et une assemblée, elle tient la Sardaigne, l’ouest de la Sicile et le sud de l’Espagne. Rome la détruit en 146 av. J.-C.',
    'Ciudad fundada por fenicios en la costa del norte de África que llegó a ser la gran potencia naval del Mediterráneo occidental. La tradición la atribuye a Dido de Tiro, en 814 a. C.; los hallazgos empiezan algo después. Gobernada por sufetes, un consejo y una asamblea, dominó Cerdeña, el oeste de Sicilia y el sur de Hispania. Tras tres guerras, Roma la destruyó en 146 a. C.',
    'フェニキア人が北アフリカ沿岸に建て、西地中海の海上強国となった都市国家。伝承は紀元前814年にティルスの王女ディードーが創建したとするが、出土品はやや後に始まる。スフェスと元老院と民会が治め、交易と農業、傭兵によってサルデーニャ、西シチリア、南ヒスパニアを支配した。三度のポエニ戦争の末、紀元前146年にローマに滅ぼされた。',
  ],
  events: [
    { when: '-0814?', title: ['相传推罗公主狄多建城', 'Is founded, tradition says, by Dido of Tyre', 'Est fondée, dit la tradition, par Didon de Tyr', 'La funda, según la tradición, Dido de Tiro', '伝承ではティルスのディードーが建設する'], at: 'carthage', weight: 3, with: ['phoenicians'], source: ['justin-epitome', '18.4–6'] },
    { when: '-0480', title: ['哈米尔卡在希梅拉败于西西里希腊人', 'Loses an army under Hamilcar to the Greeks of Sicily at Himera', 'Perd à Himère, contre les Grecs de Sicile, l’armée d’Hamilcar', 'Pierde en Hímera, ante los griegos de Sicilia, el ejército de Amílcar', 'ヒメラでハミルカルの軍がシチリアのギリシア人に敗れる'], at: 'himera', weight: 2, source: ['herodotus', '7.165–167'] },
    { when: ['-0264', '-0241'], title: ['第一次布匿战争，终失西西里', 'Loses Sicily to Rome in the First Punic War', 'Perd la Sicile au profit de Rome dans la première guerre punique', 'Pierde Sicilia ante Roma en la primera guerra púnica', '第一次ポエニ戦争でシチリアを失う'], at: 'aegates-islands', weight: 3, with: ['roman-republic'], source: ['polybius', '1.10–63'] },
    { when: ['-0218', '-0201'], title: ['第二次布匿战争，失去西班牙与舰队', 'Loses Spain and its fleet in the Second Punic War', 'Perd l’Espagne et sa flotte dans la deuxième guerre punique', 'Pierde Hispania y su flota en la segunda guerra púnica', '第二次ポエニ戦争でヒスパニアと艦隊を失う'], weight: 3, with: ['hannibal', 'second-punic-war', 'roman-republic'], source: ['polybius', '15.18'] },
    { when: '-0146', title: ['小西庇阿破城，迦太基毁灭', 'Is taken and razed by Scipio Aemilianus', 'Est prise et rasée par Scipion Émilien', 'La toma y arrasa Escipión Emiliano', 'スキピオ・アエミリアヌスに攻め落とされ、破壊される'], at: 'carthage', weight: 3, with: ['roman-republic'], source: ['appian-punica', '127–135'] },
  ],
  relations: [
    { word: 'part-of', to: 'phoenicians', when: ['-0814?', '-0146'], note: ['城名意为“新城”，每年向母邦推罗的麦勒卡特神献什一之贡', 'Its name means “New City”; for centuries it sent a tithe to Melqart of Tyre, the mother city', 'Son nom signifie « ville neuve » ; elle envoya longtemps la dîme au Melqart de Tyr, sa métropole', 'Su nombre significa «ciudad nueva»; durante siglos envió el diezmo al Melqart de Tiro, su metrópoli', '名は「新しい都市」を意味し、母市ティルスのメルカルト神に長く十分の一を納めた'], source: ['diodorus', '20.14'] },
    { word: 'ally-of', to: 'phoenicians', when: '-0525~', note: ['冈比西斯欲攻迦太基，腓尼基水手以其为子邦而拒绝出航', 'When Cambyses planned to attack Carthage, his Phoenician crews refused to sail against their own children', 'Quand Cambyse voulut attaquer Carthage, ses équipages phéniciens refusèrent de marcher contre leurs propres enfants', 'Cuando Cambises quiso atacar Cartago, sus marinos fenicios se negaron a ir contra sus propios hijos', 'カンビュセスの攻撃計画に対し、フェニキアの水兵は「わが子」に向かうことを拒んだ'], source: ['herodotus', '3.19'] },
    { word: 'ally-of', to: 'achaemenid-empire', when: '-0480', note: ['狄奥多罗斯说薛西斯与迦太基约定夹击希腊人，今人多持怀疑', 'Diodorus says that Xerxes and Carthage agreed to strike the Greeks at once; modern scholars doubt it', 'Diodore prétend que Xerxès et Carthage s’entendirent pour frapper ensemble les Grecs ; les modernes en doutent', 'Diodoro dice que Jerjes y Cartago acordaron golpear a la vez a los griegos; los modernos lo dudan', 'ディオドロスはクセルクセスとの東西挟撃の盟約を伝えるが、今日では疑われている'], source: ['diodorus', '11.1'] },
    { word: 'friend-of', to: 'ptolemaic-kingdom', when: '-0252~', note: ['战争中它向托勒密二世借两千塔兰特，国王以两边皆友而婉拒', 'It asked Ptolemy II for two thousand talents; he refused, being, he said, a friend of Rome as well', 'Elle demanda deux mille talents à Ptolémée II, qui refusa, se disant aussi l’ami de Rome', 'Pidió dos mil talentos a Ptolomeo II, que se negó por ser, dijo, amigo también de Roma', '二千タラントンの借款を頼んだが、プトレマイオス二世はローマとも友だとして断った'], source: ['appian-sicily', '1'] },
  ],
});
