import { subject } from '../subject.ts';

export default subject({
  id: 'peloponnesian-war',
  kind: 'war',
  region: 'europe',
  names: ['伯罗奔尼撒战争', 'Peloponnesian War', 'Guerre du Péloponnèse', 'Guerra del Peloponeso', 'ペロポネソス戦争'],
  otherNames: [['雅典斯巴达之战'], ['War of Athens and Sparta', 'Second Peloponnesian War'], ['Guerre entre Athènes et Sparte'], ['Guerra entre Atenas y Esparta'], ['ペロポンネソス戦争']],
  times: [{ role: 'span', span: ['-0431', '-0404'], source: ['thucydides', '2.1; 5.26'] }],
  place: { at: [37.6, 22.9], name: ['希腊与爱琴海', 'Greece and the Aegean', 'Grèce et mer Égée', 'Grecia y el Egeo', 'ギリシアとエーゲ海'] },
  summary: [
    '雅典同盟与斯巴达领导的伯罗奔尼撒同盟之间历时二十七年的战争。雅典倚仗舰队与长墙，斯巴达称雄于陆上；瘟疫夺去伯里克利，前421年的和约未能持久，西西里远征又使雅典精锐尽丧。斯巴达终得波斯金钱建成海军，在羊河全歼雅典舰队。修昔底德亲历此战，并为它写史。',
    'War of twenty-seven years between Athens with her allies and the Peloponnesian League under Sparta. Athens trusted in fleet and walls, Sparta in her infantry. Plague killed Pericles, the peace of 421 BC did not hold, and the expedition to Sicily ended in ruin. With Persian money Sparta built a navy and took the last Athenian fleet at Aegospotami. Thucydides, who served in it, wrote its history.',
    'Guerre de vingt-sept ans entre Athènes et ses alliés d’une part, la ligue du Péloponnèse menée par Sparte de l’autre. Athènes compte sur sa flotte et ses murs, Sparte sur ses hoplites. La peste emporte Périclès, la paix de 421 ne tient pas, l’expédition de Sicile tourne au désastre. Avec l’or perse, Sparte se donne une flotte et l’emporte à Aigos Potamos. Thucydide en fit l’histoire.',
    'Guerra de veintisiete años entre Atenas y sus aliados y la Liga del Peloponeso, encabezada por Esparta. Atenas confiaba en su flota y sus muros; Esparta, en su infantería. La peste mató a Pericles, la paz de 421 no duró y la expedición a Sicilia acabó en desastre. Con oro persa Esparta armó una flota y venció en Egospótamos. Tucídides, que combatió en ella, escribió su historia.',
    'アテナイとその同盟国がスパルタ率いるペロポネソス同盟と二十七年にわたって争った戦争。アテナイは艦隊と城壁に、スパルタは陸軍に頼った。疫病がペリクレスを奪い、前421年の和約は続かず、シケリア遠征は全滅に終わった。スパルタはペルシアの資金で海軍を整え、アイゴスポタモイで勝利した。従軍したトゥキュディデスがその歴史を書いた。',
  ],
  events: [
    { when: ['-0430', '-0426'], title: ['大瘟疫肆虐被围的雅典', 'Plague ravages the besieged city of Athens', 'La peste ravage Athènes assiégée', 'La peste asola la Atenas sitiada', '籠城中のアテナイを疫病が襲う'], at: 'athens', weight: 2, with: ['athens', 'pericles'], source: ['thucydides', '2.47–54; 3.87'] },
    { when: '-0425', title: ['斯巴达重装兵在斯法克特里亚岛投降', 'Spartan hoplites surrender on the island of Sphacteria', 'Des hoplites spartiates capitulent dans l’île de Sphactérie', 'Hoplitas espartanos se rinden en la isla de Esfacteria', 'スパルタの重装歩兵がスファクテリア島で降伏する'], at: 'sphacteria', weight: 2, with: ['athens'], source: ['thucydides', '4.26–41'] },
    { when: ['-0415', '-0413'], title: ['雅典远征西西里，全军覆没于叙拉古', 'The Athenian expedition to Sicily perishes before Syracuse', 'L’expédition athénienne de Sicile périt devant Syracuse', 'La expedición ateniense a Sicilia perece ante Siracusa', 'アテナイのシケリア遠征軍がシュラクサイで全滅する'], at: 'syracuse', weight: 3, with: ['athens'], source: ['thucydides', '6–7'] },
    { when: '-0405', title: ['来山德在羊河俘获雅典最后的舰队', 'Lysander takes the last Athenian fleet at Aegospotami', 'Lysandre s’empare de la dernière flotte athénienne à Aigos Potamos', 'Lisandro captura en Egospótamos la última flota ateniense', 'リュサンドロスがアイゴスポタモイで最後のアテナイ艦隊を捕らえる'], at: 'aegospotami', weight: 3, with: ['athens'], source: ['xenophon-hellenica', '2.1.21–29'] },
  ],
  relations: [
    { word: 'took-place-in', to: 'athens', when: ['-0431', '-0404'], source: ['thucydides', '2.13–23'] },
    { word: 'influenced', to: 'plato', note: ['他在战争中长大，亲见三十僭主之治，遂绝意仕途', 'He grew up in it and, after the rule of the Thirty, gave up a political career', 'Il y grandit et, après la tyrannie des Trente, renonça à la politique', 'Creció en ella y, tras el gobierno de los Treinta, renunció a la política', '彼は戦時に育ち、三十人政権を見て政治の道を断念した'], source: ['plato-letters', '7.324b–326b'] },
    { word: 'influenced', to: 'achaemenid-empire', when: ['-0412', '-0404'], note: ['斯巴达以承认波斯对亚洲希腊城邦的主权换取军费', 'Sparta conceded to the king the Greek cities of Asia in return for pay for its crews', 'Sparte abandonna au Grand Roi les cités grecques d’Asie contre la solde de ses équipages', 'Esparta cedió al rey las ciudades griegas de Asia a cambio de la paga de sus tripulaciones', 'スパルタは軍資金と引き換えにアジアのギリシア諸市への大王の主権を認めた'], source: ['thucydides', '8.18; 8.58'] },
    { word: 'compared-with', to: 'trojan-war', note: ['修昔底德认为特洛伊远征的规模远不及此战', 'Thucydides argues that the expedition against Troy was far smaller', 'Thucydide soutient que l’expédition de Troie fut bien moindre', 'Tucídides sostiene que la expedición a Troya fue mucho menor', 'トゥキュディデスはトロイア遠征の規模をこの戦争に及ばないとした'], source: ['thucydides', '1.9–11'] },
  ],
});
