import { subject } from '../subject.ts';

export default subject({
  id: 'zhou-dynasty',
  kind: 'polity',
  region: 'east-asia',
  names: ['周朝', 'Zhou dynasty', 'Dynastie Zhou', 'Dinastía Zhou', '周'],
  otherNames: [['西周', '东周', '宗周'], ['Western Zhou', 'Eastern Zhou', 'Chou dynasty'], ['Zhou occidentaux', 'Zhou orientaux', 'Tcheou'], ['Zhou Occidental', 'Zhou Oriental', 'Chou'], ['西周', '東周', '周王朝']],
  times: [{ role: 'span', span: ['-1046~', '-0256'], source: ['shiji', '4'] }],
  place: { at: [34.62, 112.45], name: ['洛邑（今洛阳）', 'Luoyi (Luoyang)', 'Luoyi (Luoyang)', 'Luoyi (Luoyang)', '洛邑（現・洛陽）'] },
  summary: [
    '中国历时最久的王朝，约公元前1046年武王克商而立，至前256年为秦所灭。西周都镐京，封建亲戚以藩屏周室，以“天命”说明改朝之理。前771年幽王死于犬戎之乱，平王东迁洛邑，王室渐成虚名，史称春秋、战国。诸侯争雄之世，铁器、法制兴起，孔子、老子诸家并出。',
    'The longest Chinese dynasty, founded about 1046 BC when King Wu overthrew the Shang. Its kings set kinsmen over scattered fiefs and justified their victory by the Mandate of Heaven, which passes from the unworthy to the worthy. After the sack of the western capital in 771 BC they lived on at Luoyang as figureheads, while their vassals fought each other and Chinese philosophy was born. Qin ended the line in 256 BC.',
    'La plus longue des dynasties chinoises, fondée vers 1046 av. J.-C. par le roi Wu, vainqueur des Shang. Ses rois installent leurs parents dans des fiefs et justifient leur victoire par le Mandat du Ciel, qui passe de l’indigne au digne. Après le sac de la capitale occidentale en 771 av. J.-C., ils ne règnent plus que de nom à Luoyang, tandis que leurs vassaux s’affrontent et que naît la philosophie chinoise.',
    'La más larga de las dinastías chinas, fundada hacia 1046 a. C. por el rey Wu, vencedor de los Shang. Sus reyes repartieron feudos entre parientes y justificaron su victoria con el Mandato del Cielo, que pasa del indigno al digno. Tras el saqueo de la capital occidental en 771 a. C. reinaron solo de nombre en Luoyang, mientras sus vasallos guerreaban y nacía la filosofía china.',
    '中国史上もっとも長く続いた王朝。紀元前1046年頃に武王が殷を倒して開き、前256年に秦に滅ぼされた。西周は鎬京に都し、一族を各地に封じ、天命の思想によって王朝交代を正当化した。前771年に幽王が犬戎に殺されると都を東の洛邑に移し、王は名ばかりの存在となる。春秋・戦国と呼ばれるこの時代に諸侯が争い、諸子百家が現れた。',
  ],
  events: [
    { when: '-1046~', title: ['武王于牧野克商', 'King Wu defeats the Shang at Muye', 'Le roi Wu bat les Shang à Muye', 'El rey Wu vence a los Shang en Muye', '武王が牧野で殷を破る'], at: 'muye', weight: 3, with: ['shang-dynasty'], source: ['li-gui'] },
    { when: '-1040~', title: ['周公平三监之乱，营建洛邑', 'The Duke of Zhou puts down a revolt and has a second capital built at Luoyang', 'Le duc de Zhou mate une révolte et fait bâtir une seconde capitale à Luoyang', 'El duque de Zhou sofoca una rebelión y hace construir una segunda capital en Luoyang', '周公が三監の乱を鎮め、洛邑を築く'], at: 'luoyang', weight: 2, source: ['shangshu', 'Luo gao'] },
    { when: '-0771', title: ['犬戎攻破镐京，幽王被杀', 'The Quanrong sack the western capital and kill King You', 'Les Quanrong saccagent la capitale occidentale et tuent le roi You', 'Los quanrong saquean la capital occidental y matan al rey You', '犬戎が鎬京を落とし、幽王が殺される'], at: 'haojing', weight: 3, source: ['shiji', '4'] },
    { when: '-0770', title: ['平王东迁洛邑，东周开始', 'King Ping moves the court east to Luoyang', 'Le roi Ping transfère la cour à l’est, à Luoyang', 'El rey Ping traslada la corte al este, a Luoyang', '平王が洛邑に東遷し、東周が始まる'], at: 'luoyang', weight: 3, source: ['shiji', '4'] },
    { when: '-0256', title: ['秦取西周之地，赧王卒，周祀绝', 'Qin takes the royal domain; King Nan dies and the line ends', 'Le Qin prend le domaine royal ; le roi Nan meurt et la lignée s’éteint', 'Qin toma el dominio real; el rey Nan muere y la estirpe se extingue', '秦が周の地を奪い、赧王が没して周が絶える'], at: 'luoyang', weight: 2, with: ['qin-dynasty'], source: ['shiji', '4'] },
  ],
  relations: [
    { word: 'ended', to: 'shang-dynasty', when: '-1046~', at: 'muye', note: ['利簋铭文记武王征商在甲子日清晨', 'A bronze cast days after the battle dates it to the morning of a jiazi day', 'Un bronze fondu peu de jours après date la bataille du matin d’un jour jiazi', 'Un bronce fundido días después fecha la batalla en la mañana de un día jiazi', '戦の直後に鋳られた利簋は、甲子の日の朝と記す'], source: ['li-gui'] },
    { word: 'preceded', to: 'qin-dynasty', when: '-0256', note: ['两者之间有三十五年无天子', 'For thirty-five years between the two there was no Son of Heaven', 'Entre les deux, trente-cinq ans sans Fils du Ciel', 'Entre ambas hubo treinta y cinco años sin Hijo del Cielo', '両者の間の三十五年は天子が不在であった'], source: ['shiji', '6'] },
    { word: 'influenced', to: 'confucianism', note: ['儒家奉周公制礼作乐为政教典范', 'Confucians looked back to the Duke of Zhou as the giver of rites and music', 'Les confucéens voyaient dans le duc de Zhou le fondateur des rites et de la musique', 'Los confucianos veían en el duque de Zhou al fundador de los ritos y la música', '儒家は周公を礼楽の制定者として仰いだ'], source: ['lunyu', '7.5'] },
    { word: 'builder-of', to: 'great-wall', when: ['-0500~', '-0256'], note: ['战国诸侯各筑长城，秦、赵、燕三国北界者为后世所沿用', 'Its warring vassals built the first long walls; those of Qin, Zhao and Yan faced the north', 'Ses vassaux en guerre bâtirent les premiers longs murs ; ceux de Qin, Zhao et Yan regardaient le nord', 'Sus vasallos en guerra levantaron los primeros muros largos; los de Qin, Zhao y Yan miraban al norte', '戦国の諸侯が最初の長城を築き、秦・趙・燕のものは北に面した'], source: ['waldron-wall'] },
  ],
  same: { wikidata: 'Q35216' },
});
