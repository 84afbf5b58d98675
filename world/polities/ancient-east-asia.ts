import { polities } from './polity.ts';

export const ancientEastAsia = polities('east-asia', [
  {
    id: 'jin-of-spring-and-autumn',
    drawn: 'Jin',
    disambiguation:
      '春秋诸侯国|state of the Spring and Autumn period|État des Printemps et Automnes|Estado de las Primaveras y Otoños|春秋時代の諸侯国',
    span: ['-1040~', '-0376'],
    capital: [35.62, 111.36, '新田（侯马）|Xintian (Houma)|Xintian (Houma)|Xintian (Houma)|新田（侯馬）'],
    summary: `西周所封姬姓诸侯国，居汾水流域。晋文公城濮败楚而霸诸侯；其后六卿专权，前453年韩、赵、魏灭智氏，三分其地，战国由此开端。
      Zhou fief in the Fen valley of Shanxi. After beating Chu at Chengpu its dukes led the northern states; in 453 BC three of its great families divided it into Han, Zhao and Wei.
      Fief des Zhou dans la vallée de la Fen, au Shanxi. Vainqueurs de Chu à Chengpu, ses ducs dirigent les États du Nord ; en 453 av. J.-C., trois grandes familles se le partagent : Han, Zhao et Wei.
      Feudo de los Zhou en el valle del Fen, en Shanxi. Tras vencer a Chu en Chengpu, sus duques encabezaron los Estados del norte; en 453 a. C. tres grandes familias lo repartieron en Han, Zhao y Wei.
      汾水流域に封じられた周の諸侯国。文公が城濮で楚を破って覇者となり、のち六卿が実権を握る。紀元前453年、韓・趙・魏の三氏が領地を分け合い、戦国時代へ移った。`,
    events: [
      [
        '-0632',
        '晋文公败楚于城濮|Duke Wen defeats Chu at Chengpu|Le duc Wen bat Chu à Chengpu|El duque Wen vence a Chu en Chengpu|文公が城濮で楚を破る',
        3,
        ['zuozhuan'],
      ],
      [
        '-0453',
        '韩、赵、魏灭智氏，三分晋地|Han, Zhao and Wei crush the Zhi and divide the land|Han, Zhao et Wei écrasent les Zhi et se partagent le pays|Han, Zhao y Wei aplastan a los Zhi y se reparten el país|韓・趙・魏が智氏を滅ぼし、地を三分する',
        3,
        ['shiji', '39'],
      ],
    ],
    relations: [
      ['vassal-of', 'zhou-dynasty'],
      ['split-into', 'zhao-state', '-0403', ['shiji', '39']],
      ['split-into', 'wei-of-warring-states', '-0403', ['shiji', '39']],
      ['split-into', 'han-of-warring-states', '-0403', ['shiji', '39']],
    ],
    source: ['cambridge-ancient-china'],
  },
  {
    id: 'qin-state',
    drawn: 'State of Qin',
    names: '秦国|State of Qin|État de Qin|Estado de Qin|秦（諸侯国）',
    also: '秦|Qin|Qin|Qin|秦国',
    span: ['-0770', '-0221'],
    capital: [34.35, 108.72, '咸阳|Xianyang|Xianyang|Xianyang|咸陽'],
    summary: `周平王东迁时封于西陲的嬴姓国。孝公用商鞅变法，奖耕战、行县制，迁都咸阳；此后东并诸国，至前221年统一天下，成为秦朝。
      State in the west of the Zhou world, in the Wei valley. Shang Yang’s laws of the fourth century BC turned it towards farming and war; it swallowed its rivals and in 221 BC became the Qin Empire.
      État de l’ouest du monde des Zhou, dans la vallée de la Wei. Au IVᵉ siècle av. J.-C., les lois de Shang Yang le tournent vers l’agriculture et la guerre ; il absorbe ses rivaux et devient en 221 av. J.-C. l’Empire Qin.
      Estado del oeste del mundo Zhou, en el valle del Wei. En el siglo IV a. C. las leyes de Shang Yang lo volcaron en la agricultura y la guerra; absorbió a sus rivales y en 221 a. C. pasó a ser el Imperio Qin.
      渭水流域にあった西方の諸侯国。紀元前4世紀、商鞅の変法によって農耕と戦功を重んじる国となり、咸陽に都を置く。六国を次々に併せ、前221年に天下を統一して秦帝国となった。`,
    events: [
      [
        '-0356',
        '孝公用商鞅变法|Duke Xiao has Shang Yang reform the laws|Le duc Xiao charge Shang Yang de réformer les lois|El duque Xiao encarga a Shang Yang reformar las leyes|孝公が商鞅に変法を行わせる',
        3,
        ['shiji', '68'],
      ],
      [
        '-0256',
        '取周王畿，周赧王卒|The royal domain is seized as the last king of Zhou dies|Le domaine royal est pris à la mort du dernier roi des Zhou|El dominio real es ocupado al morir el último rey de Zhou|周王室の地を取り、最後の王が没する',
        2,
        ['shiji', '5'],
      ],
    ],
    relations: [
      ['grew-into', 'qin-dynasty', '-0221', ['shiji', '6']],
      ['conquered', 'chu', '-0223', ['shiji', '6']],
      ['conquered', 'zhao-state', '-0222', ['shiji', '6']],
    ],
    source: ['shiji', '5'],
  },
  {
    id: 'chu',
    drawn: 'Chu',
    also: '荆|Ch’u|-|-|荊',
    disambiguation:
      '东周诸侯国|state of the Zhou age|État de l’époque des Zhou|Estado de la época Zhou|春秋戦国時代の国',
    span: ['-0800~', '-0222'],
    capital: [
      30.42,
      112.18,
      '郢都纪南城|Ying (Jinan, near Jingzhou)|Ying (Jinan, près de Jingzhou)|Ying (Jinan, cerca de Jingzhou)|郢（紀南城）',
    ],
    summary: `江汉间芈姓大国，春秋时自称王，与晋争霸，战国时地跨长江中下游。前278年秦将白起拔郢，遂东迁；前223年王被俘，次年江南亦平。屈原、楚辞出于此国。
      Great southern state on the middle Yangzi, whose rulers called themselves kings and contended with Jin. Home of Qu Yuan’s poetry. Qin took its capital Ying in 278 BC and the last king in 223 BC.
      Grand État du Sud, sur le moyen Yangzi, dont les souverains se disent rois et disputent à Jin le premier rang. Patrie du poète Qu Yuan. Qin prend sa capitale Ying en 278 av. J.-C., puis son dernier roi en 223.
      Gran Estado del sur, en el Yangzi medio, cuyos señores se llamaban reyes y disputaban a Jin la primacía. Patria del poeta Qu Yuan. Qin tomó su capital, Ying, en 278 a. C. y a su último rey en 223.
      長江中流の大国。君主は早くから王を称し、春秋時代には晋と覇を争った。屈原の楚辞を生んだ国でもある。紀元前278年に都の郢を秦に奪われて東へ移り、前223年に王が捕らえられた。`,
    events: [
      [
        '-0278',
        '秦将白起攻破郢都|Bai Qi of Qin takes the capital Ying|Bai Qi, général de Qin, prend Ying, la capitale|Bai Qi, general de Qin, toma Ying, la capital|秦の白起が郢を落とす',
        3,
        ['shiji', '73'],
      ],
      [
        '-0223',
        '秦将王翦虏楚王负刍|Qin captures the last king, Fuchu|Qin capture Fuchu, le dernier roi|Qin captura a Fuchu, el último rey|秦軍が最後の王負芻を捕らえる',
        3,
        ['shiji', '40'],
      ],
    ],
    relations: [
      ['conquered', 'lu-state', '-0249~', ['shiji', '33']],
      ['rival-of', 'jin-of-spring-and-autumn'],
    ],
    source: ['shiji', '40'],
  },
  {
    id: 'qi-state',
    drawn: 'Qi',
    also: '田齐;姜齐|Ch’i|-|-|田斉',
    disambiguation:
      '周代诸侯国|state of the Zhou age|État de l’époque des Zhou|Estado de la época Zhou|春秋戦国時代の国',
    span: ['-1040~', '-0221'],
    capital: [36.85, 118.33, '临淄|Linzi|Linzi|Linzi|臨淄'],
    summary: `姜太公始封之国，擅鱼盐之利。桓公用管仲，首霸诸侯；前386年田氏代姜。临淄稷下聚天下学者。前221年不战而降秦，六国至此尽亡。
      State of the Shandong coast, rich in salt and fish. Duke Huan and his minister Guan Zhong led the lords of Zhou; later Linzi’s Jixia academy drew thinkers. The last to surrender to Qin, in 221 BC.
      État de la côte du Shandong, riche de sel et de poisson. Le duc Huan et son ministre Guan Zhong dirigent les seigneurs des Zhou ; plus tard, l’académie Jixia, à Linzi, attire les penseurs. Dernier à se rendre à Qin, en 221 av. J.-C.
      Estado de la costa de Shandong, rico en sal y pescado. El duque Huan y su ministro Guan Zhong encabezaron a los señores Zhou; después la academia Jixia, en Linzi, atrajo a pensadores. Fue el último en rendirse a Qin, en 221 a. C.
      山東の沿岸にあり、塩と魚に富んだ国。桓公が管仲を用いて最初の覇者となり、のち田氏が姜氏に代わった。臨淄の稷下には諸国の学者が集まる。紀元前221年、六国の最後に秦に降った。`,
    events: [
      [
        '-0386',
        '周王列田和为诸侯，田氏代齐|The Tian family is recognized as the ruling house|La famille Tian est reconnue comme maison régnante|La familia Tian es reconocida como casa reinante|田氏が諸侯に列せられ、姜氏に代わる',
        2,
        ['shiji', '46'],
      ],
      [
        '-0221',
        '齐王建降秦|King Jian surrenders to Qin|Le roi Jian se rend à Qin|El rey Jian se rinde a Qin|斉王建が秦に降る',
        3,
        ['shiji', '46'],
      ],
    ],
    relations: [['conquered', 'song-state', '-0286', ['shiji', '46']]],
    source: ['shiji', '46'],
  },
  {
    id: 'yan-state',
    drawn: 'Yan',
    disambiguation:
      '周代诸侯国|state of the Zhou age|État de l’époque des Zhou|Estado de la época Zhou|春秋戦国時代の国',
    span: ['-1040~', '-0222'],
    capital: [39.9, 116.4, '蓟（北京）|Ji (Beijing)|Ji (Pékin)|Ji (Pekín)|薊（北京）'],
    summary: `召公始封的北方诸侯国，都蓟，地在今北京、辽东一带。昭王用乐毅破齐七十余城；太子丹遣荆轲刺秦王不成，前222年为秦所灭。
      Northernmost of the Warring States, around today’s Beijing and Liaodong. Its general Yue Yi nearly destroyed Qi; its crown prince sent Jing Ke to stab the king of Qin in 227 BC. Qin ended it in 222 BC.
      Le plus septentrional des Royaumes combattants, autour de l’actuelle Pékin et au Liaodong. Son général Yue Yi faillit détruire Qi ; en 227 av. J.-C., son prince héritier envoie Jing Ke poignarder le roi de Qin, qui l’anéantit en 222.
      El más septentrional de los Reinos Combatientes, en torno al actual Pekín y Liaodong. Su general Yue Yi casi destruyó Qi; en 227 a. C. su príncipe heredero envió a Jing Ke a apuñalar al rey de Qin, que acabó con él en 222.
      今の北京から遼東にかけてを領した、戦国七雄の最も北の国。将軍楽毅が斉を滅亡寸前に追い込んだ。太子丹が荊軻を送って秦王の暗殺を図るが失敗し、紀元前222年に秦に滅ぼされた。`,
    events: [
      [
        '-0227',
        '太子丹遣荆轲刺秦王|Prince Dan sends Jing Ke to kill the king of Qin|Le prince Dan envoie Jing Ke tuer le roi de Qin|El príncipe Dan envía a Jing Ke a matar al rey de Qin|太子丹が荊軻に秦王を刺させようとする',
        2,
        ['shiji', '86'],
      ],
    ],
    relations: [['warred-with', 'qi-state', '-0284', ['shiji', '80']]],
    source: ['shiji', '34'],
  },
  {
    id: 'wu-of-spring-and-autumn',
    drawn: 'Wu (Spring and Autumn)',
    names: '吴国|Wu|Wu|Wu|呉',
    disambiguation:
      '春秋诸侯国|state of the Spring and Autumn period|État des Printemps et Automnes|Estado de las Primaveras y Otoños|春秋時代の国',
    span: ['-0600~', '-0473'],
    capital: [31.3, 120.6, '姑苏（苏州）|Gusu (Suzhou)|Gusu (Suzhou)|Gusu (Suzhou)|姑蘇（蘇州）'],
    summary: `春秋后期崛起于太湖一带，其君自称周太伯之后。阖闾用伍子胥、孙武，前506年破楚入郢；其子夫差败越而不灭越，前473年反为勾践所亡。
      State on the lower Yangzi that rose late in the Spring and Autumn period. King Helü took Chu’s capital in 506 BC; his son Fuchai spared Yue, which destroyed him in 473 BC.
      État du bas Yangzi, monté en puissance à la fin des Printemps et Automnes. Le roi Helü prend la capitale de Chu en 506 av. J.-C. ; son fils Fuchai épargne Yue, qui le détruit en 473.
      Estado del bajo Yangzi que ascendió al final de las Primaveras y Otoños. El rey Helü tomó la capital de Chu en 506 a. C.; su hijo Fuchai perdonó a Yue, que lo destruyó en 473.
      長江下流に興り、春秋時代の末に強盛となった国。王闔閭は伍子胥らを用い、紀元前506年に楚の都を占領した。子の夫差は越を破りながら滅ぼさず、前473年に越王勾践に滅ぼされる。`,
    events: [
      [
        '-0506',
        '阖闾破楚，入郢都|King Helü enters the capital of Chu|Le roi Helü entre dans la capitale de Chu|El rey Helü entra en la capital de Chu|闔閭が楚を破り、郢に入る',
        3,
        ['shiji', '31'],
      ],
    ],
    relations: [
      ['sacked', 'chu', '-0506', ['shiji', '66']],
      ['warred-with', 'yue-state', ['-0496', '-0473'], ['shiji', '41']],
    ],
    source: ['shiji', '31'],
  },
  {
    id: 'yue-state',
    drawn: 'Yue',
    names: '越国|Yue|Yue|Yue|越',
    disambiguation:
      '东周诸侯国|state of the Zhou age|État de l’époque des Zhou|Estado de la época Zhou|春秋戦国時代の国',
    span: ['-0510~', '-0334~'],
    capital: [30.0, 120.58, '会稽（绍兴）|Kuaiji (Shaoxing)|Kuaiji (Shaoxing)|Kuaiji (Shaoxing)|会稽（紹興）'],
    summary: `会稽一带越人之国。勾践败于吴，卧薪尝胆，用范蠡、文种，前473年灭吴，北上会盟诸侯；前334年前后为楚所破。
      State of the Yue people south of Hangzhou Bay. Humbled by Wu, King Goujian prepared for twenty years, destroyed it in 473 BC and was hailed leader of the lords; Chu broke the state about 334 BC.
      État du peuple yue, au sud de la baie de Hangzhou. Humilié par Wu, le roi Goujian se prépare vingt ans, le détruit en 473 av. J.-C. et devient chef des seigneurs ; Chu brise l’État vers 334.
      Estado del pueblo yue, al sur de la bahía de Hangzhou. Humillado por Wu, el rey Goujian se preparó veinte años, lo destruyó en 473 a. C. y fue aclamado jefe de los señores; Chu deshizo el Estado hacia 334.
      杭州湾の南、越人の国。王勾践は呉に敗れたのち臥薪嘗胆して力を蓄え、紀元前473年に呉を滅ぼして諸侯の盟主となった。前334年頃に楚に破られる。`,
    events: [
      [
        '-0473',
        '勾践灭吴，夫差自尽|Goujian destroys Wu; Fuchai kills himself|Goujian détruit Wu ; Fuchai se donne la mort|Goujian destruye Wu; Fuchai se quita la vida|勾践が呉を滅ぼし、夫差が自害する',
        3,
        ['shiji', '41'],
      ],
    ],
    relations: [['ended', 'wu-of-spring-and-autumn', '-0473', ['shiji', '41']]],
    source: ['shiji', '41'],
  },
  {
    id: 'lu-state',
    drawn: 'Lu',
    names: '鲁国|Lu|Lu|Lu|魯',
    disambiguation:
      '周代诸侯国|state of the Zhou age|État de l’époque des Zhou|Estado de la época Zhou|春秋戦国時代の国',
    span: ['-1040~', '-0249~'],
    capital: [35.6, 116.99, '曲阜|Qufu|Qufu|Qufu|曲阜'],
    summary: `周公之子伯禽所封，保存周礼最多。国史《春秋》起于前722年，春秋时代由此得名；孔子生于其地。三桓专政，国势日弱，终为楚所灭。
      Small state in Shandong founded by the Duke of Zhou’s son and known for keeping Zhou ritual. Birthplace of Kongzi; its annals, beginning in 722 BC, gave the Spring and Autumn period its name. Chu annexed it.
      Petit État du Shandong, fondé par le fils du duc de Zhou et gardien réputé des rites. Patrie de Kongzi ; ses annales, ouvertes en 722 av. J.-C., ont donné leur nom aux Printemps et Automnes. Chu l’annexe.
      Pequeño Estado de Shandong, fundado por el hijo del duque de Zhou y célebre por conservar los ritos. Patria de Kongzi; sus anales, iniciados en 722 a. C., dieron nombre a las Primaveras y Otoños. Chu se lo anexionó.
      周公の子が封じられた山東の小国で、周の礼をよく伝えた。孔子の故国であり、紀元前722年に始まる国の年代記『春秋』が時代の名となった。のち楚に併合される。`,
    events: [
      [
        '-0722',
        '《春秋》编年自隐公元年始|The annals called Spring and Autumn begin|Début des annales dites Printemps et Automnes|Comienzan los anales llamados Primaveras y Otoños|年代記『春秋』の記述が始まる',
        2,
        ['zuozhuan'],
      ],
    ],
    relations: [['vassal-of', 'zhou-dynasty']],
    source: ['shiji', '33'],
  },
  {
    id: 'song-state',
    drawn: 'State of Song',
    names: '宋国|State of Song|État de Song|Estado de Song|宋（諸侯国）',
    disambiguation: '周代诸侯国|of the Zhou age|de l’époque des Zhou|de la época Zhou|春秋戦国時代',
    span: ['-1040~', '-0286'],
    capital: [34.38, 115.6, '商丘|Shangqiu|Shangqiu|Shangqiu|商丘'],
    summary: `周封商王室后裔微子于商丘以奉商祀，是为宋。襄公图霸，前638年泓水之战拘于礼而败于楚。墨子、庄子皆出此地。前286年为齐所灭。
      State in eastern Henan where the house of Shang kept its ancestral rites under the Zhou. Duke Xiang lost to Chu at the Hong river in 638 BC, refusing to strike first. Qi annexed it in 286 BC.
      État de l’est du Henan où la maison des Shang garde ses rites ancestraux sous les Zhou. En 638 av. J.-C., le duc Xiang, refusant de frapper le premier, perd contre Chu à la rivière Hong. Qi l’annexe en 286.
      Estado del este de Henan donde la casa Shang mantuvo sus ritos ancestrales bajo los Zhou. En 638 a. C. el duque Xiang, que no quiso atacar primero, perdió ante Chu en el río Hong. Qi lo anexionó en 286.
      周のもとで殷王室の子孫が祖先の祭りを守った国。河南東部の商丘に都した。紀元前638年、襄公は泓水で敵の布陣を待って楚に敗れ、「宋襄の仁」と評される。前286年に斉に滅ぼされた。`,
    events: [
      [
        '-0638',
        '宋襄公在泓水败于楚|Duke Xiang is beaten by Chu at the Hong river|Le duc Xiang est battu par Chu à la rivière Hong|El duque Xiang cae ante Chu en el río Hong|襄公が泓水で楚に敗れる',
        2,
        ['zuozhuan'],
      ],
    ],
    relations: [
      ['claimed-descent-from', 'shang-dynasty'],
      ['vassal-of', 'zhou-dynasty'],
    ],
    source: ['shiji', '38'],
  },
  {
    id: 'zhao-state',
    drawn: 'Zhao',
    names: '赵国|Zhao|Zhao|Zhao|趙',
    disambiguation: '战国七雄之一|Warring State|Royaume combattant|Reino Combatiente|戦国七雄',
    span: ['-0403', '-0222'],
    capital: [36.6, 114.48, '邯郸|Handan|Handan|Handan|邯鄲'],
    summary: `三家分晋而立，都邯郸。武灵王前307年胡服骑射，兵强北方；前260年长平一败，降卒尽坑。前228年邯郸陷，公子嘉守代，前222年亡。
      Northern Warring State, born of the division of Jin, with its capital at Handan. King Wuling put his men in trousers and on horseback in 307 BC; defeat at Changping broke it, and Qin took Handan in 228 BC.
      Royaume combattant du Nord, issu du partage de Jin, capitale Handan. En 307 av. J.-C., le roi Wuling fait adopter le pantalon et l’archerie montée ; la défaite de Changping le brise, et Qin prend Handan en 228.
      Reino Combatiente del norte, nacido del reparto de Jin, con capital en Handan. En 307 a. C. el rey Wuling impuso los pantalones y el tiro a caballo; la derrota de Changping lo arruinó y Qin tomó Handan en 228.
      晋の分割から生まれた北方の国。都は邯鄲。紀元前307年、武霊王が胡服騎射を採り入れて強国となる。前260年の長平の敗戦で大打撃を受け、前228年に邯鄲を秦に落とされた。`,
    events: [
      [
        '-0307',
        '武灵王行胡服骑射|King Wuling adopts nomad dress and mounted archery|Le roi Wuling adopte l’habit des nomades et l’archerie montée|El rey Wuling adopta el traje nómada y el tiro a caballo|武霊王が胡服騎射を採り入れる',
        3,
        ['shiji', '43'],
      ],
    ],
    relations: [['lost', 'battle-of-changping', '-0260', ['shiji', '73']]],
    source: ['shiji', '43'],
  },
  {
    id: 'wei-of-warring-states',
    drawn: 'Wei (Warring States)',
    names: '魏国|Wei|Wei|Wei|魏',
    also: '梁;战国魏|Liang|Liang|Liang|梁',
    disambiguation: '战国七雄之一|Warring State|Royaume combattant|Reino Combatiente|戦国七雄',
    span: ['-0403', '-0225'],
    capital: [34.8, 114.31, '大梁（开封）|Daliang (Kaifeng)|Daliang (Kaifeng)|Daliang (Kaifeng)|大梁（開封）'],
    summary: `三家分晋而立。文侯用李悝变法，最先强盛；惠王迁都大梁，马陵一战为齐所败，霸业遂衰。前225年秦将王贲引水灌大梁，魏亡。
      First of the Warring States to grow strong, under Marquis Wen, after the division of Jin. Defeated by Qi at Maling, it dwindled; in 225 BC Qin let the river into its capital Daliang.
      Premier des Royaumes combattants à s’affirmer, sous le marquis Wen, après le partage de Jin. Battu par Qi à Maling, il décline ; en 225 av. J.-C., Qin inonde sa capitale Daliang.
      El primero de los Reinos Combatientes en fortalecerse, con el marqués Wen, tras el reparto de Jin. Vencido por Qi en Maling, decayó; en 225 a. C. Qin inundó su capital, Daliang.
      晋の分割で成立し、文侯のもと戦国七雄でまず強盛となった国。恵王が大梁に都を移すが、馬陵で斉に敗れて衰える。紀元前225年、秦が川の水を引いて大梁を水攻めにし、滅んだ。`,
    events: [
      [
        '-0225',
        '秦军引水灌大梁，魏王降|Qin floods Daliang and the king surrenders|Qin inonde Daliang et le roi se rend|Qin inunda Daliang y el rey se rinde|秦軍が大梁を水攻めにし、王が降る',
        2,
        ['shiji', '44'],
      ],
    ],
    relations: [['warred-with', 'qi-state', '-0341~', ['shiji', '44']]],
    source: ['shiji', '44'],
  },
  {
    id: 'han-of-warring-states',
    drawn: 'Han (Warring States)',
    names: '韩国|Han|Han|Han|韓',
    also: '战国韩|State of Han|État de Han|Estado de Han|韓国（戦国）',
    disambiguation: '战国七雄之一|Warring State|Royaume combattant|Reino Combatiente|戦国七雄',
    span: ['-0403', '-0230'],
    capital: [34.4, 113.73, '新郑|Xinzheng|Xinzheng|Xinzheng|新鄭'],
    summary: `三家分晋而立，前375年灭郑，迁都新郑。申不害为相，韩非出其公族。地居四战之中而国最弱，前230年首为秦所灭。
      Smallest and weakest of the seven Warring States, in central Henan. Its chancellor Shen Buhai and its prince Han Fei wrote on the craft of rule. In 230 BC it was the first to fall to Qin.
      Le plus petit et le plus faible des sept Royaumes combattants, au centre du Henan. Son chancelier Shen Buhai et son prince Han Fei écrivent sur l’art de gouverner. En 230 av. J.-C., il tombe le premier devant Qin.
      El menor y más débil de los siete Reinos Combatientes, en el centro de Henan. Su canciller Shen Buhai y su príncipe Han Fei escribieron sobre el arte de gobernar. En 230 a. C. fue el primero en caer ante Qin.
      戦国七雄のうち最も小さく弱い国。河南中部にあり、鄭を滅ぼして新鄭に都した。宰相申不害と公子韓非を出し、統治の術の思想で名高い。紀元前230年、六国で最初に秦に滅ぼされた。`,
    events: [
      [
        '-0230',
        '秦虏韩王安，韩亡|Qin captures King An and ends the state|Qin capture le roi An et met fin à l’État|Qin captura al rey An y acaba con el Estado|秦が韓王安を捕らえ、国が滅ぶ',
        2,
        ['shiji', '45'],
      ],
    ],
    relations: [
      ['took-part-in', 'battle-of-changping', '-0262', ['shiji', '73']],
      ['contemporary-of', 'qin-state'],
    ],
    source: ['shiji', '45'],
  },
  {
    id: 'gojoseon',
    drawn: 'Gojoseon',
    also: '卫满朝鲜;箕子朝鲜|Old Choson;Wiman Joseon|Ancien Choson|Antiguo Choson|衛氏朝鮮;箕子朝鮮',
    span: ['-0400~', '-0108'],
    capital: [
      39.03,
      125.75,
      '王险城（平壤）|Wanggeom (Pyongyang)|Wanggeom (Pyongyang)|Wanggeom (Pyongyang)|王険城（平壌）',
    ],
    summary: `朝鲜半岛北部与辽东间最早见于史籍的国家。前194年前后燕人卫满夺其王位，都王险城；前108年为汉武帝所灭，置乐浪等四郡。
      Earliest state of Korea known to written history, between Liaodong and the Taedong. Wiman, a refugee from Yan, seized it about 194 BC; Emperor Wu of Han conquered it in 108 BC and set up commanderies.
      Premier État de Corée connu de l’histoire écrite, entre le Liaodong et la Taedong. Wiman, réfugié de Yan, s’en empare vers 194 av. J.-C. ; l’empereur Wu des Han le conquiert en 108 et y crée des commanderies.
      Primer Estado de Corea conocido por la historia escrita, entre Liaodong y el Taedong. Wiman, refugiado de Yan, se apoderó de él hacia 194 a. C.; el emperador Wu de Han lo conquistó en 108 y creó comandancias.
      史書に見える朝鮮最古の国家。遼東から大同江流域に広がった。紀元前194年頃に燕の亡命者衛満が王位を奪い、前108年に漢の武帝に滅ぼされて楽浪など四郡が置かれた。`,
    events: [
      [
        '-0108',
        '汉军平朝鲜，置乐浪等四郡|Han armies take the capital; four commanderies follow|Les armées Han prennent la capitale ; quatre commanderies naissent|Los ejércitos Han toman la capital; nacen cuatro comandancias|漢軍が都を落とし、楽浪など四郡を置く',
        3,
        ['shiji', '115'],
      ],
    ],
    relations: [['warred-with', 'han-dynasty', ['-0109', '-0108'], ['shiji', '115']]],
    source: ['shiji', '115'],
  },
  {
    id: 'nanyue',
    drawn: 'Nanyue',
    disambiguation: '赵佗所建，前204—前111年|kingdom of Zhao Tuo|royaume de Zhao Tuo|reino de Zhao Tuo|趙佗の国',
    span: ['-0204~', '-0111'],
    capital: [23.13, 113.26, '番禺（广州）|Panyu (Guangzhou)|Panyu (Canton)|Panyu (Cantón)|番禺（広州）'],
    summary: `秦将赵佗乘秦亡据岭南所建，都番禺，辖今两广与越南北部。臣服于汉而在国内称帝，汉越杂处。前111年为汉武帝所灭。
      Kingdom in Guangdong, Guangxi and northern Vietnam founded by the Qin officer Zhao Tuo as his empire fell. It acknowledged Han while calling its ruler emperor at home; Emperor Wu annexed it in 111 BC.
      Royaume du Guangdong, du Guangxi et du nord du Vietnam, fondé par Zhao Tuo, officier des Qin, à la chute de l’empire. Vassal des Han, mais empire chez lui ; l’empereur Wu l’annexe en 111 av. J.-C.
      Reino de Guangdong, Guangxi y el norte de Vietnam, fundado por Zhao Tuo, oficial de Qin, al caer el imperio. Acataba a los Han, pero en casa su rey era emperador; el emperador Wu lo anexionó en 111 a. C.
      秦の滅亡に乗じて武将趙佗が嶺南に建てた国。番禺を都とし、広東・広西からベトナム北部を領した。漢に臣従しつつ国内では帝を称し、紀元前111年に漢の武帝に滅ぼされた。`,
    events: [
      [
        '-0196',
        '汉使陆贾至番禺，封赵佗为南越王|Lu Jia brings Zhao Tuo a king’s seal from the Han|Lu Jia apporte à Zhao Tuo le sceau royal des Han|Lu Jia lleva a Zhao Tuo el sello real de los Han|漢の使者陸賈が趙佗を南越王に封じる',
        2,
        ['shiji', '113'],
      ],
      [
        '-0111',
        '汉军破番禺，南越亡|Han armies take Panyu|Les armées Han prennent Panyu|Los ejércitos Han toman Panyu|漢軍が番禺を落とし、南越が滅ぶ',
        3,
        ['shiji', '113'],
      ],
    ],
    relations: [
      ['vassal-of', 'han-dynasty', ['-0196', '-0112'], ['shiji', '113']],
      ['held-old-lands-of', 'qin-dynasty'],
    ],
    source: ['shiji', '113'],
  },
  {
    id: 'minyue',
    drawn: 'Minyue',
    span: ['-0202', '-0110'],
    capital: [26.08, 119.3, '东冶（福州）|Dongye (Fuzhou)|Dongye (Fuzhou)|Dongye (Fuzhou)|東冶（福州）'],
    summary: `越人之国，在今福建。前202年汉高祖封无诸为闽越王，都东冶；屡攻邻国，前110年汉灭之，徙其民于江淮间。
      Kingdom of the Yue people in Fujian, recognized by the first Han emperor in 202 BC. It attacked its neighbours; in 110 BC Emperor Wu ended it and had many people moved north of the Yangzi.
      Royaume du peuple yue au Fujian, reconnu par le premier empereur Han en 202 av. J.-C. Il attaque ses voisins ; en 110, l’empereur Wu y met fin et fait déplacer sa population au nord du Yangzi.
      Reino del pueblo yue en Fujian, reconocido por el primer emperador Han en 202 a. C. Atacó a sus vecinos; en 110 el emperador Wu acabó con él e hizo trasladar a su gente al norte del Yangzi.
      福建にあった越人の国。紀元前202年、漢の高祖が無諸を閩越王に封じた。近隣をたびたび攻め、前110年に漢の武帝に滅ぼされて、民は長江の北へ移された。`,
    events: [
      [
        '-0202',
        '汉高祖封无诸为闽越王|The Han emperor recognizes Wuzhu as king|L’empereur Han reconnaît Wuzhu pour roi|El emperador Han reconoce a Wuzhu como rey|漢の高祖が無諸を王に封じる',
        2,
        ['shiji', '114'],
      ],
    ],
    relations: [
      ['vassal-of', 'han-dynasty', ['-0202', '-0110'], ['shiji', '114']],
      ['warred-with', 'nanyue', '-0135', ['shiji', '113']],
    ],
    source: ['shiji', '114'],
  },
  {
    id: 'cao-wei',
    drawn: 'Wei (Three Kingdoms)',
    names: '曹魏|Cao Wei|Cao Wei|Cao Wei|魏（三国）',
    also: '魏|Wei (Three Kingdoms)|Wei (Trois Royaumes)|Wei (Tres Reinos)|曹魏',
    span: ['0220', '0266'],
    capital: [34.73, 112.62, '洛阳|Luoyang|Luoyang|Luoyang|洛陽'],
    summary: `三国之一，据有北方。曹操奠基，220年其子曹丕代汉称帝，都洛阳。行九品中正，屯田养兵；263年灭蜀汉，266年司马炎代魏，建立晋朝。
      Strongest of the Three Kingdoms, holding the north. Cao Cao made it; his son Cao Pi took the throne of Han in 220. It conquered Shu in 263, and soon afterwards its generals of the Sima family replaced it with Jin.
      Le plus fort des Trois Royaumes, maître du Nord. Œuvre de Cao Cao, dont le fils Cao Pi prend le trône des Han en 220. Il conquiert Shu en 263, puis cède la place aux Jin de la famille Sima.
      El más fuerte de los Tres Reinos, dueño del norte. Fue obra de Cao Cao, cuyo hijo Cao Pi tomó el trono de los Han en 220. Conquistó Shu en 263 y poco después cedió el sitio a los Jin de la familia Sima.
      三国のうち華北を占めた最強の国。曹操が基礎を築き、220年に子の曹丕が漢に代わって帝位につき、洛陽に都した。263年に蜀を滅ぼすが、まもなく司馬氏の晋に取って代わられる。`,
    events: [
      [
        '0220',
        '曹丕代汉称帝|Cao Pi takes the throne from the last Han emperor|Cao Pi prend le trône au dernier empereur Han|Cao Pi toma el trono al último emperador Han|曹丕が漢の帝位を譲り受ける',
        3,
        ['sanguozhi', '2'],
      ],
    ],
    relations: [
      ['ended', 'han-dynasty', '0220', ['sanguozhi', '2']],
      ['conquered', 'shu-han', '0263', ['sanguozhi', '33']],
    ],
    source: ['sanguozhi'],
  },
  {
    id: 'shu-han',
    drawn: 'Shu (Three Kingdoms)',
    names: '蜀汉|Shu Han|Shu Han|Shu Han|蜀（三国）',
    also: '蜀;季汉|Shu (Three Kingdoms)|Shu (Trois Royaumes)|Shu (Tres Reinos)|蜀漢',
    span: ['0221', '0263'],
    capital: [30.66, 104.07, '成都|Chengdu|Chengdu|Chengdu|成都'],
    summary: `三国之一。221年刘备以汉室后裔在成都称帝，据有益州。诸葛亮辅政，南征北伐，终不能越秦岭；263年后主降魏。
      Kingdom of Liu Bei in Sichuan, who claimed to carry on the house of Han. His minister Zhuge Liang marched north again and again without success; the second ruler surrendered to Wei in 263.
      Royaume de Liu Bei au Sichuan, qui dit prolonger la maison des Han. Son ministre Zhuge Liang marche en vain vers le nord à plusieurs reprises ; le second souverain se rend à Wei en 263.
      Reino de Liu Bei en Sichuan, que decía continuar la casa de Han. Su ministro Zhuge Liang marchó al norte una y otra vez sin éxito; el segundo soberano se rindió a Wei en 263.
      漢室の後裔を名のる劉備が221年に成都で帝位につき、四川に建てた国。諸葛亮がたびたび北伐を試みるが果たせず、263年、二代目の劉禅が魏に降った。`,
    events: [
      [
        '0221',
        '刘备在成都称帝|Liu Bei takes the imperial title in Chengdu|Liu Bei prend le titre impérial à Chengdu|Liu Bei toma el título imperial en Chengdu|劉備が成都で帝位につく',
        3,
        ['sanguozhi', '32'],
      ],
    ],
    relations: [
      ['claimed-descent-from', 'han-dynasty', '0221', ['sanguozhi', '32']],
      ['warred-with', 'cao-wei', ['0228', '0263'], ['sanguozhi', '35']],
    ],
    source: ['sanguozhi'],
  },
  {
    id: 'eastern-wu',
    drawn: 'Wu (Three Kingdoms)',
    names: '孙吴|Eastern Wu|Wu orientaux|Wu Oriental|呉（三国）',
    also: '东吴;吴|Wu (Three Kingdoms);Sun Wu|Wu (Trois Royaumes)|Wu (Tres Reinos)|孫呉;東呉',
    span: ['0222', '0280'],
    capital: [32.05, 118.78, '建业（南京）|Jianye (Nanjing)|Jianye (Nankin)|Jianye (Nankín)|建業（南京）'],
    summary: `三国之一，据长江中下游与岭南。孙权承父兄之业，222年自立，229年称帝，都建业，开江南、遣舟师至夷洲。280年为晋所灭，天下复一。
      Kingdom of Sun Quan on the middle and lower Yangzi and the southern coast. He took the imperial title in 229 at Jianye, today’s Nanjing. Jin conquered it in 280 and reunited China.
      Royaume de Sun Quan, sur le moyen et le bas Yangzi et la côte du Sud. Il prend le titre impérial en 229 à Jianye, l’actuelle Nankin. Les Jin le conquièrent en 280 et réunifient la Chine.
      Reino de Sun Quan en el Yangzi medio y bajo y la costa del sur. Tomó el título imperial en 229 en Jianye, la actual Nankín. Los Jin lo conquistaron en 280 y reunificaron China.
      孫権が長江中下流と嶺南に建てた国。父と兄の基盤を継いで222年に自立し、229年に帝位について建業に都した。江南の開発が進む。280年に晋に滅ぼされ、中国は再び統一された。`,
    events: [
      [
        '0229',
        '孙权称帝，都建业|Sun Quan becomes emperor and settles at Jianye|Sun Quan devient empereur et s’établit à Jianye|Sun Quan se hace emperador y se instala en Jianye|孫権が帝位につき、建業に都する',
        3,
        ['sanguozhi', '47'],
      ],
    ],
    relations: [
      ['ally-of', 'shu-han', ['0223', '0263'], ['sanguozhi']],
      ['warred-with', 'cao-wei', ['0222', '0265'], ['sanguozhi', '47']],
    ],
    source: ['sanguozhi'],
  },
  {
    id: 'jin-dynasty',
    drawn: 'Jin dynasty (266–420)',
    names: '晋朝|Jin dynasty|Dynastie Jin|Dinastía Jin|晋',
    also: '西晋;东晋;司马氏|Western Jin;Eastern Jin|Jin occidentaux;Jin orientaux|Jin Occidental;Jin Oriental|西晋;東晋',
    disambiguation: '266—420年|266–420|266-420|266-420|西晋・東晋',
    span: ['0266', '0420'],
    capital: [34.73, 112.62, '洛阳|Luoyang|Luoyang|Luoyang|洛陽'],
    summary: `司马炎代魏所建，280年灭吴统一。八王之乱后北方尽失，316年长安陷落；次年司马睿在建康重建，史称东晋，383年淝水拒前秦。420年刘裕代之。
      Dynasty of the Sima family that reunited China in 280. Civil war among princes and risings of northern peoples cost it the north by 316; from Jiankang it ruled the south until Liu Yu replaced it in 420.
      Dynastie de la famille Sima, qui réunifie la Chine en 280. Les guerres entre princes et les soulèvements des peuples du Nord lui font perdre le nord en 316 ; depuis Jiankang, elle règne sur le sud jusqu’à Liu Yu, en 420.
      Dinastía de la familia Sima que reunificó China en 280. Las guerras entre príncipes y los alzamientos de pueblos del norte le costaron el norte en 316; desde Jiankang rigió el sur hasta que Liu Yu la sustituyó en 420.
      司馬氏が魏に代わって建て、280年に中国を統一した王朝。八王の乱と北方諸民族の蜂起により316年に華北を失い、翌年建康で再興した（東晋）。420年、劉裕に位を譲って終わる。`,
    events: [
      [
        '0280',
        '灭吴，天下复归一统|Wu surrenders and the empire is whole again|Wu se rend et l’empire retrouve son unité|Wu se rinde y el imperio vuelve a ser uno|呉が降り、天下が再び統一される',
        3,
        ['cambridge-china', 'vol. 2'],
      ],
      [
        '0383',
        '淝水之战大破前秦|Former Qin is routed at the Fei river|Les Qin antérieurs sont mis en déroute à la Fei|Qin Anterior es derrotado en el río Fei|淝水で前秦の大軍を破る',
        3,
        ['cambridge-china', 'vol. 2'],
      ],
    ],
    relations: [
      ['succeeded-by-force', 'cao-wei', '0266'],
      ['conquered', 'eastern-wu', '0280'],
    ],
    source: ['cambridge-china', 'vol. 2'],
  },
  {
    id: 'cheng-han',
    drawn: 'Cheng Han',
    also: '成;李成|Cheng|-|-|成',
    span: ['0304', '0347'],
    capital: [30.66, 104.07, '成都|Chengdu|Chengdu|Chengdu|成都'],
    summary: `十六国之一。流民首领李特起兵入蜀，其子李雄304年在成都自立，轻徭薄赋，蜀中暂安。347年为东晋桓温所灭。
      One of the Sixteen Kingdoms, founded in Sichuan by Li Xiong, leader of Ba-Di refugees from the north. Its light taxes were remembered; the Jin general Huan Wen ended it in 347.
      L’un des Seize Royaumes, fondé au Sichuan par Li Xiong, chef de réfugiés ba-di venus du nord. On garda le souvenir de ses impôts légers ; Huan Wen, général des Jin, y mit fin en 347.
      Uno de los Dieciséis Reinos, fundado en Sichuan por Li Xiong, jefe de refugiados ba-di del norte. Se recordaron sus impuestos ligeros; Huan Wen, general de los Jin, acabó con él en 347.
      五胡十六国の一つ。北から四川に入った流民を率いる李雄が304年に成都で自立した。税が軽く治安もよかったと伝えられる。347年、東晋の桓温に滅ぼされた。`,
    events: [
      [
        '0347',
        '桓温灭成汉|Huan Wen conquers it for Jin|Huan Wen le conquiert pour les Jin|Huan Wen lo conquista para los Jin|東晋の桓温に滅ぼされる',
        2,
        ['zizhi-tongjian', '97'],
      ],
    ],
    relations: [['rebelled-against', 'jin-dynasty', '0304']],
    source: ['cambridge-china', 'vol. 2'],
  },
  {
    id: 'later-zhao',
    drawn: 'Later Zhao',
    also: '石赵|Hou Zhao|Hou Zhao|Hou Zhao|石趙',
    span: ['0319', '0351'],
    capital: [37.07, 114.5, '襄国（邢台）|Xiangguo (Xingtai)|Xiangguo (Xingtai)|Xiangguo (Xingtai)|襄国（邢台）'],
    summary: `十六国之一，羯人石勒所建，曾为奴而终称帝，329年灭前赵，据有华北。礼敬西域僧佛图澄。石虎暴虐，死后诸子相残，351年亡。
      Northern kingdom of Shi Le, a Jie who rose from slavery to emperor and by 329 held most of North China. The monk Fotudeng was honoured at its court. Slaughter among heirs ended it in 351.
      Royaume du Nord de Shi Le, un Jie passé de l’esclavage au trône impérial, maître en 329 de presque toute la Chine du Nord. Le moine Fotudeng y fut honoré. Le massacre entre héritiers y mit fin en 351.
      Reino del norte de Shi Le, un jie que pasó de esclavo a emperador y en 329 dominaba casi todo el norte de China. En su corte se honró al monje Fotudeng. La matanza entre herederos acabó con él en 351.
      五胡十六国の一つ。奴隷から身を起こした羯人石勒が建て、329年には華北の大半を支配した。西域の僧仏図澄を敬う。石虎の死後、後継者どうしの殺し合いで351年に滅んだ。`,
    events: [
      [
        '0329',
        '石勒灭前赵，据有华北|Shi Le destroys Former Zhao and holds the north|Shi Le détruit les Zhao antérieurs et tient le Nord|Shi Le destruye Zhao Anterior y domina el norte|石勒が前趙を滅ぼし、華北を制する',
        2,
        ['zizhi-tongjian', '94'],
      ],
    ],
    relations: [
      ['patron-of', 'buddhism', '0335'],
      ['warred-with', 'jin-dynasty'],
    ],
    source: ['cambridge-china', 'vol. 2'],
  },
  {
    id: 'former-qin',
    drawn: 'Former Qin',
    also: '苻秦|Qian Qin|Qian Qin|Qian Qin|苻秦',
    span: ['0351', '0394'],
    capital: [34.27, 108.9, '长安|Chang’an|Chang’an|Chang’an|長安'],
    summary: `十六国之一，氐人苻氏所建，都长安。苻坚用王猛，376年统一北方；383年率大军伐东晋，败于淝水，诸族叛离，国随之瓦解。
      Kingdom of the Di house of Fu at Chang’an. With the minister Wang Meng, Fu Jian united the whole north in 376; his great army was routed by Jin at the Fei river in 383 and the realm fell apart.
      Royaume de la maison di des Fu, à Chang’an. Avec le ministre Wang Meng, Fu Jian unifie tout le Nord en 376 ; sa grande armée est mise en déroute par les Jin à la Fei en 383, et le royaume se disloque.
      Reino de la casa di de los Fu en Chang’an. Con el ministro Wang Meng, Fu Jian unificó todo el norte en 376; su gran ejército fue derrotado por los Jin en el río Fei en 383 y el reino se deshizo.
      氐族の苻氏が長安に建てた国。苻堅は王猛を用いて376年に華北を統一した。383年、大軍を率いて東晋を攻めるが淝水で大敗し、服属していた諸族が離れて国は崩れた。`,
    events: [
      [
        '0383',
        '苻坚伐晋，败于淝水|Fu Jian’s army is routed at the Fei river|L’armée de Fu Jian est mise en déroute à la Fei|El ejército de Fu Jian es derrotado en el río Fei|苻堅の大軍が淝水で敗れる',
        3,
        ['zizhi-tongjian', '105'],
      ],
    ],
    relations: [
      ['warred-with', 'jin-dynasty', '0383', ['zizhi-tongjian', '105']],
      ['held-old-lands-of', 'later-zhao'],
    ],
    source: ['cambridge-china', 'vol. 2'],
  },
  {
    id: 'northern-wei',
    drawn: 'Northern Wei',
    also: '拓跋魏;后魏;元魏|Tuoba Wei|Tuoba Wei|Tuoba Wei|後魏',
    span: ['0386', '0534'],
    capital: [40.08, 113.3, '平城（大同）|Pingcheng (Datong)|Pingcheng (Datong)|Pingcheng (Datong)|平城（大同）'],
    summary: `鲜卑拓跋部所建，439年统一北方，开凿云冈、龙门石窟，行均田制。孝文帝迁都洛阳，改汉姓、着汉服；六镇起事后分裂为东、西魏。
      Dynasty of the Tuoba, a Xianbei people, that united North China in 439. It carved the Yungang and Longmen caves; Emperor Xiaowen moved the court to Luoyang and had his nobles take Chinese dress, speech and surnames.
      Dynastie des Tuoba, peuple xianbei, qui unifie la Chine du Nord en 439. Elle creuse les grottes de Yungang et de Longmen ; l’empereur Xiaowen installe la cour à Luoyang et impose aux nobles costume, langue et noms chinois.
      Dinastía de los tuoba, pueblo xianbei, que unificó el norte de China en 439. Excavó las grutas de Yungang y Longmen; el emperador Xiaowen llevó la corte a Luoyang e impuso a los nobles traje, lengua y apellidos chinos.
      鮮卑の拓跋氏が建て、439年に華北を統一した王朝。雲崗・竜門の石窟を開き、均田制を始めた。孝文帝が洛陽に都を移し、服装・言語・姓を漢風に改める。六鎮の乱ののち東西に分裂した。`,
    events: [
      [
        '0439',
        '灭北凉，统一北方|Northern Liang falls and the north is united|Les Liang du Nord tombent et le Nord est uni|Cae Liang del Norte y el norte queda unido|北涼を滅ぼし、華北を統一する',
        3,
        ['zizhi-tongjian', '123'],
      ],
      [
        '0494',
        '孝文帝迁都洛阳|Emperor Xiaowen moves the capital to Luoyang|L’empereur Xiaowen transfère la capitale à Luoyang|El emperador Xiaowen traslada la capital a Luoyang|孝文帝が洛陽に都を移す',
        3,
        ['zizhi-tongjian', '139'],
      ],
    ],
    relations: [
      ['adopted', 'buddhism'],
      ['split-into', 'eastern-wei-and-northern-qi', '0534', ['zizhi-tongjian', '156']],
      ['split-into', 'western-wei-and-northern-zhou', '0534', ['zizhi-tongjian', '156']],
    ],
    source: ['cambridge-china', 'vol. 2'],
  },
  {
    id: 'eastern-wei-and-northern-qi',
    drawn: 'Eastern Wei and Northern Qi',
    also: '东魏;北齐|Eastern Wei;Northern Qi|Wei orientaux;Qi du Nord|Wei Oriental;Qi del Norte|東魏;北斉',
    span: ['0534', '0577'],
    capital: [36.33, 114.6, '邺|Ye|Ye|Ye|鄴'],
    summary: `北魏分裂后的东方政权，都邺。大权在高欢父子；550年高洋废魏帝，自立为北齐。富庶而内争不已，577年为北周所灭。
      Eastern half of divided Northern Wei, ruled from Ye by the general Gao Huan, whose son took the throne in 550 as Northern Qi. Rich but torn by court violence, it fell to Northern Zhou in 577.
      Moitié orientale des Wei du Nord divisés, gouvernée depuis Ye par le général Gao Huan, dont le fils prend le trône en 550 et fonde les Qi du Nord. Riche mais déchirée par les violences de cour, elle tombe en 577.
      Mitad oriental de Wei del Norte dividido, gobernada desde Ye por el general Gao Huan, cuyo hijo tomó el trono en 550 como Qi del Norte. Rica pero desgarrada por la violencia cortesana, cayó ante Zhou del Norte en 577.
      北魏の分裂で生まれた東の政権。都は鄴。実権は高歓の一族にあり、550年に子の高洋が帝位を奪って北斉を建てた。豊かだったが宮廷の内紛が絶えず、577年に北周に滅ぼされた。`,
    events: [
      [
        '0550',
        '高洋废东魏，建北齐|Gao Yang takes the throne and founds Northern Qi|Gao Yang prend le trône et fonde les Qi du Nord|Gao Yang toma el trono y funda Qi del Norte|高洋が帝位につき、北斉を建てる',
        2,
        ['zizhi-tongjian', '163'],
      ],
    ],
    relations: [['warred-with', 'western-wei-and-northern-zhou', ['0534', '0577']]],
    source: ['cambridge-china', 'vol. 2'],
  },
  {
    id: 'western-wei-and-northern-zhou',
    drawn: 'Western Wei and Northern Zhou',
    also: '西魏;北周|Western Wei;Northern Zhou|Wei occidentaux;Zhou du Nord|Wei Occidental;Zhou del Norte|西魏;北周',
    span: ['0535', '0581'],
    capital: [34.27, 108.9, '长安|Chang’an|Chang’an|Chang’an|長安'],
    summary: `北魏分裂后的西方政权，都长安。宇文泰执政，创府兵制；557年其子代魏建北周，577年灭北齐，统一北方。581年外戚杨坚代周建隋。
      Western half of divided Northern Wei, at Chang’an, where Yuwen Tai created the garrison militia. His sons reigned from 557 as Northern Zhou, conquered Northern Qi in 577 and lost the throne to Yang Jian of Sui.
      Moitié occidentale des Wei du Nord divisés, à Chang’an, où Yuwen Tai crée les milices de garnison. Ses fils règnent dès 557 sous le nom de Zhou du Nord, conquièrent les Qi du Nord en 577 et cèdent le trône à Yang Jian, des Sui.
      Mitad occidental de Wei del Norte dividido, en Chang’an, donde Yuwen Tai creó las milicias de guarnición. Sus hijos reinaron desde 557 como Zhou del Norte, conquistaron Qi del Norte en 577 y perdieron el trono ante Yang Jian, de Sui.
      北魏の分裂で生まれた西の政権。都は長安。宇文泰が府兵制を創り、557年に子が位を継いで北周となる。577年に北斉を滅ぼして華北を統一し、581年に外戚の楊堅（隋）に位を奪われた。`,
    events: [
      [
        '0577',
        '灭北齐，统一北方|Northern Qi is conquered|Les Qi du Nord sont conquis|Qi del Norte es conquistado|北斉を滅ぼし、華北を統一する',
        3,
        ['zizhi-tongjian', '173'],
      ],
    ],
    relations: [
      ['conquered', 'eastern-wei-and-northern-qi', '0577', ['zizhi-tongjian', '173']],
      ['preceded', 'sui-dynasty'],
    ],
    source: ['cambridge-china', 'vol. 2'],
  },
  {
    id: 'southern-dynasties',
    drawn: 'Southern Dynasties',
    also: '宋;齐;梁;陈;刘宋|Liu Song;Southern Qi;Liang;Chen|Liu-Song;Qi du Sud;Liang;Chen|Liu Song;Qi del Sur;Liang;Chen|宋;斉;梁;陳',
    span: ['0420', '0589'],
    capital: [32.05, 118.78, '建康（南京）|Jiankang (Nanjing)|Jiankang (Nankin)|Jiankang (Nankín)|建康（南京）'],
    summary: `东晋以后先后在建康立国的宋、齐、梁、陈四朝。士族门阀主政，佛寺林立，诗文与山水兴盛；侯景之乱重创江南，589年陈为隋所灭。
      Four dynasties in succession, Song, Qi, Liang and Chen, that ruled the south from Jiankang after Jin. Great families, monasteries and poets flourished; Hou Jing’s revolt ruined the city, and Sui conquered Chen in 589.
      Quatre dynasties successives, Song, Qi, Liang et Chen, qui règnent sur le sud depuis Jiankang après les Jin. Grandes familles, monastères et poètes y prospèrent ; la révolte de Hou Jing ruine la ville, et les Sui conquièrent Chen en 589.
      Cuatro dinastías sucesivas, Song, Qi, Liang y Chen, que rigieron el sur desde Jiankang después de los Jin. Florecieron grandes familias, monasterios y poetas; la revuelta de Hou Jing arruinó la ciudad y Sui conquistó Chen en 589.
      東晋ののち建康に都した宋・斉・梁・陳の四王朝。門閥貴族が力を持ち、仏教と詩文が栄えた。侯景の乱で都は荒れ、589年に陳が隋に滅ぼされて南北の分裂が終わる。`,
    events: [
      [
        ['0548', '0552'],
        '侯景之乱，建康残破|Hou Jing’s revolt lays Jiankang waste|La révolte de Hou Jing ravage Jiankang|La revuelta de Hou Jing arrasa Jiankang|侯景の乱で建康が荒廃する',
        3,
        ['zizhi-tongjian'],
      ],
    ],
    relations: [
      ['held-old-lands-of', 'jin-dynasty', '0420'],
      ['patron-of', 'buddhism'],
    ],
    source: ['cambridge-china', 'vol. 2'],
  },
  {
    id: 'sui-dynasty',
    drawn: 'Sui dynasty',
    names: '隋朝|Sui dynasty|Dynastie Sui|Dinastía Sui|隋',
    span: ['0581', '0618'],
    capital: [34.27, 108.93, '大兴城（长安）|Daxing (Chang’an)|Daxing (Chang’an)|Daxing (Chang’an)|大興城（長安）'],
    summary: `杨坚代北周所建，589年灭陈，结束近三百年分裂。定三省六部，创科举，修大运河通南北。炀帝三征高句丽皆败，民变四起，618年亡于唐。
      Dynasty of Yang Jian that reunited China in 589 after nearly three centuries. It recast the laws, dug the Grand Canal and began examinations; three failed attacks on Goguryeo and revolts brought it down in 618.
      Dynastie de Yang Jian, qui réunifie la Chine en 589 après près de trois siècles. Elle refond les lois, creuse le Grand Canal, institue les concours ; trois attaques manquées contre Goguryeo et les révoltes l’emportent en 618.
      Dinastía de Yang Jian que reunificó China en 589 tras casi tres siglos. Refundió las leyes, abrió el Gran Canal e inició los exámenes; tres ataques fallidos contra Goguryeo y las revueltas la derribaron en 618.
      楊堅が北周に代わって建て、589年に三百年近い分裂を終わらせた王朝。律令を整え、科挙を始め、大運河を開いた。煬帝の三度の高句麗遠征が失敗し、反乱のなか618年に滅んだ。`,
    events: [
      [
        '0589',
        '灭陈，统一南北|Chen falls and China is one again|Chen tombe et la Chine est réunie|Cae Chen y China vuelve a ser una|陳を滅ぼし、南北を統一する',
        3,
        ['zizhi-tongjian', '177'],
      ],
      [
        '0612',
        '炀帝首征高句丽，大败|The first attack on Goguryeo ends in disaster|La première attaque contre Goguryeo tourne au désastre|El primer ataque a Goguryeo acaba en desastre|煬帝の第一次高句麗遠征が大敗に終わる',
        3,
        ['zizhi-tongjian', '181'],
      ],
    ],
    relations: [
      ['conquered', 'southern-dynasties', '0589', ['zizhi-tongjian', '177']],
      ['warred-with', 'goguryeo', ['0598', '0614']],
      ['preceded', 'tang-dynasty'],
    ],
    source: ['cambridge-china', 'vol. 3'],
  },
  {
    id: 'five-dynasties',
    drawn: 'Five Dynasties',
    also: '后梁;后唐;后晋;后汉;后周|Later Liang;Later Tang;Later Jin;Later Han;Later Zhou|Liang postérieurs;Tang postérieurs;Jin postérieurs;Han postérieurs;Zhou postérieurs|Liang Posterior;Tang Posterior;Jin Posterior;Han Posterior;Zhou Posterior|後梁;後唐;後晋;後漢;後周',
    span: ['0907', '0960'],
    capital: [34.8, 114.31, '开封|Kaifeng|Kaifeng|Kaifeng|開封'],
    summary: `唐亡后相继据有华北的后梁、后唐、后晋、后汉、后周五朝，五十余年易十余君。后晋割燕云十六州予契丹；960年赵匡胤代后周建宋。
      Five short dynasties that followed each other in North China after Tang, mostly at Kaifeng, in half a century of coups. One of them ceded sixteen prefectures to the Khitans; a general’s coup in 960 founded Song.
      Cinq brèves dynasties qui se succèdent en Chine du Nord après les Tang, surtout à Kaifeng, en un demi-siècle de coups d’État. L’une cède seize préfectures aux Khitan ; un coup de force de général fonde les Song en 960.
      Cinco breves dinastías que se sucedieron en el norte de China después de los Tang, casi siempre en Kaifeng, en medio siglo de golpes. Una cedió dieciséis prefecturas a los kitán; el golpe de un general fundó los Song en 960.
      唐の滅亡後、華北に相次いで立った後梁・後唐・後晋・後漢・後周の五王朝。半世紀に政変を重ねた。後晋は燕雲十六州を契丹に割譲し、960年に武将趙匡胤が後周に代わって宋を建てる。`,
    events: [
      [
        '0938',
        '后晋以燕云十六州献契丹|Later Jin hands the sixteen prefectures to the Khitans|Les Jin postérieurs remettent les seize préfectures aux Khitan|Jin Posterior entrega las dieciséis prefecturas a los kitán|後晋が燕雲十六州を契丹に割譲する',
        3,
        ['zizhi-tongjian', '281'],
      ],
    ],
    relations: [
      ['held-old-lands-of', 'tang-dynasty', '0907'],
      ['preceded', 'song-dynasty'],
    ],
    source: ['cambridge-china', 'vol. 5'],
  },
  {
    id: 'ten-kingdoms',
    drawn: 'Ten Kingdoms',
    also: '南唐;吴越;前蜀;后蜀;南汉|Southern Tang;Wuyue;Former Shu;Later Shu;Southern Han|Tang du Sud;Wuyue;Shu antérieurs|Tang del Sur;Wuyue;Shu Anterior|南唐;呉越;前蜀;後蜀;南漢',
    span: ['0902~', '0979'],
    capital: [32.05, 118.78, '金陵（南京）|Jinling (Nanjing)|Jinling (Nankin)|Jinling (Nankín)|金陵（南京）'],
    summary: `唐末至宋初南方诸国与北汉的合称：吴、南唐、吴越、闽、楚、南汉、前后蜀、荆南等。江南较北方安定，茶、瓷与诗词兴盛；宋于979年尽取之。
      The lesser states, nine in the south and one in Shanxi, that shared China beside the Five Dynasties. More peaceful than the north, they traded in tea and ceramics; Song took the last in 979.
      Les petits États, neuf au sud et un au Shanxi, qui se partagent la Chine à côté des Cinq Dynasties. Plus paisibles que le nord, ils commercent thé et céramiques ; les Song prennent le dernier en 979.
      Los Estados menores, nueve en el sur y uno en Shanxi, que compartieron China con las Cinco Dinastías. Más pacíficos que el norte, comerciaron con té y cerámica; Song tomó el último en 979.
      唐末から宋初、五代と並んで立った諸国の総称。呉・南唐・呉越・閩・前後蜀など南の九国と山西の北漢をいう。華北より安定し、茶や陶磁、詞が栄えた。979年に最後の北漢が宋に降る。`,
    events: [
      [
        '0975',
        '宋军破金陵，南唐后主李煜降|Song takes Jinling; the poet-king Li Yu surrenders|Les Song prennent Jinling ; le roi poète Li Yu se rend|Song toma Jinling; el rey poeta Li Yu se rinde|宋が金陵を落とし、詞人の君主李煜が降る',
        2,
        ['song-shi'],
      ],
    ],
    relations: [
      ['held-old-lands-of', 'tang-dynasty', '0907'],
      ['contemporary-of', 'five-dynasties'],
    ],
    source: ['cambridge-china', 'vol. 5'],
  },
  {
    id: 'goguryeo',
    drawn: 'Goguryeo',
    also: '高丽;高氏高丽|Koguryo|Koguryo|Koguryo|高麗（こま）;コグリョ',
    span: ['-0037~', '0668'],
    capital: [41.12, 126.18, '国内城（集安）|Gungnae (Ji’an)|Gungnae (Ji’an)|Gungnae (Ji’an)|国内城（集安）'],
    summary: `古代朝鲜三国之一，兴于鸭绿江中游，盛时兼有辽东与半岛北部。广开土王拓境，427年迁都平壤。屡却隋唐大军，668年为唐与新罗所灭。
      Northernmost of Korea’s Three Kingdoms, born on the Yalu. Under King Gwanggaeto and his son it ruled from Liaodong to the Han river. It threw back huge Sui armies and fell to Tang and Silla in 668.
      Le plus septentrional des Trois Royaumes de Corée, né sur le Yalou. Sous le roi Gwanggaeto et son fils, il s’étend du Liaodong au fleuve Han. Il repousse les immenses armées des Sui et tombe en 668 devant les Tang et Silla.
      El más septentrional de los Tres Reinos de Corea, nacido en el Yalu. Con el rey Gwanggaeto y su hijo se extendió de Liaodong al río Han. Rechazó a los enormes ejércitos Sui y cayó ante los Tang y Silla en 668.
      鴨緑江の中流に興った朝鮮三国の一つ。広開土王とその子の代に遼東から漢江にまで広がり、427年に平壌へ遷都した。隋の大軍をたびたび退けたが、668年に唐と新羅に滅ぼされた。`,
    events: [
      [
        '0414',
        '立广开土王碑|The stele of King Gwanggaeto is raised|On dresse la stèle du roi Gwanggaeto|Se alza la estela del rey Gwanggaeto|広開土王碑が建てられる',
        2,
        ['seth-korea'],
      ],
      [
        '0668',
        '唐与新罗联军破平壤|Tang and Silla take Pyongyang|Les Tang et Silla prennent Pyongyang|Los Tang y Silla toman Pyongyang|唐と新羅の連合軍が平壌を落とす',
        3,
        ['seth-korea'],
      ],
    ],
    relations: [
      ['warred-with', 'tang-dynasty', ['0645', '0668']],
      ['warred-with', 'baekje'],
    ],
    source: ['seth-korea'],
  },
  {
    id: 'baekje',
    drawn: 'Baekje',
    also: '-|Paekche|Paekche|Paekche|ペクチェ',
    span: ['-0018~', '0660'],
    capital: [36.28, 126.91, '泗沘（扶余）|Sabi (Buyeo)|Sabi (Buyeo)|Sabi (Buyeo)|泗沘（扶余）'],
    summary: `古代朝鲜三国之一，据半岛西南，先后都汉城、熊津、泗沘。与中国南朝往来，以佛教、典籍与工匠传入倭国。660年为唐与新罗所灭。
      One of Korea’s Three Kingdoms, in the south-west, with ties to South China and to Japan, where it sent Buddhist images, books and craftsmen. Tang and Silla destroyed it in 660.
      L’un des Trois Royaumes de Corée, au sud-ouest, lié à la Chine du Sud et au Japon, où il envoie images bouddhiques, livres et artisans. Les Tang et Silla le détruisent en 660.
      Uno de los Tres Reinos de Corea, en el suroeste, vinculado al sur de China y a Japón, adonde envió imágenes budistas, libros y artesanos. Los Tang y Silla lo destruyeron en 660.
      朝鮮三国の一つで半島の南西部を占めた。中国の南朝と交わり、日本に仏教・典籍・工人を伝える。都は漢城から熊津、泗沘へ移り、660年に唐と新羅に滅ぼされた。`,
    events: [
      [
        '0552',
        '圣明王遣使倭国，赠佛像经卷|King Seong sends a Buddha image and scriptures to Japan|Le roi Seong envoie au Japon une image du Bouddha et des sutras|El rey Seong envía a Japón una imagen de Buda y sutras|聖明王が日本に仏像と経典を贈る',
        3,
        ['nihon-shoki'],
      ],
    ],
    relations: [
      ['spread', 'buddhism', '0552', ['nihon-shoki']],
      ['ally-of', 'japan'],
    ],
    source: ['seth-korea'],
  },
  {
    id: 'silla',
    drawn: 'Silla',
    also: '统一新罗|Unified Silla|Silla unifiée|Silla Unificada|統一新羅;シルラ',
    span: ['-0057~', '0935'],
    capital: [
      35.84,
      129.22,
      '金城（庆州）|Geumseong (Gyeongju)|Geumseong (Gyeongju)|Geumseong (Gyeongju)|金城（慶州）',
    ],
    summary: `古代朝鲜三国之一，都金城。行骨品制，出女王三人。联唐先后灭百济、高句丽，又于676年逐唐军，统一半岛大部，佛寺遍地；935年归降高丽。
      Kingdom of south-eastern Korea, with its capital at Gyeongju. Allied with Tang it overcame Baekje and Goguryeo, then in 676 drove Tang out and ruled most of the peninsula until it yielded to Goryeo in 935.
      Royaume du sud-est de la Corée, capitale Gyeongju. Allié aux Tang, il vient à bout de Baekje et de Goguryeo, puis chasse les Tang en 676 et règne sur presque toute la péninsule, jusqu’à sa soumission à Goryeo en 935.
      Reino del sureste de Corea con capital en Gyeongju. Aliado de los Tang, venció a Baekje y Goguryeo, expulsó a los Tang en 676 y rigió casi toda la península hasta someterse a Goryeo en 935.
      朝鮮半島の南東に興り、慶州に都した国。骨品制をしき、女王も立てた。唐と結んで百済・高句麗を滅ぼし、676年に唐を退けて半島の大部分を統一する。935年に高麗に降った。`,
    events: [
      [
        '0676',
        '逐唐军，统一半岛大部|Tang is driven out; most of the peninsula is one|Les Tang sont chassés ; la péninsule est presque unie|Los Tang son expulsados; la península queda casi unida|唐を退け、半島の大部分を統一する',
        3,
        ['seth-korea'],
      ],
    ],
    relations: [
      ['conquered', 'baekje', '0660'],
      ['conquered', 'goguryeo', '0668'],
      ['ally-of', 'tang-dynasty', ['0648', '0668']],
    ],
    source: ['seth-korea'],
  },
  {
    id: 'balhae',
    drawn: 'Balhae',
    also: '渤海国|Bohai;Parhae|Bohai;Parhae|Bohai;Parhae|渤海国',
    span: ['0698', '0926'],
    capital: [44.12, 129.2, '上京龙泉府|Sanggyeong|Sanggyeong|Sanggyeong|上京竜泉府'],
    summary: `高句丽亡后，大祚荣率其遗民与靺鞨人在今东北所建之国，仿唐制，设五京，号海东盛国，屡遣使日本。926年为契丹所灭。
      State founded in Manchuria by Dae Jo-yeong with survivors of Goguryeo and Mohe people. It copied Tang institutions, had five capitals and sent embassies to Japan; the Khitans destroyed it in 926.
      État fondé en Mandchourie par Dae Jo-yeong avec des survivants de Goguryeo et des Mohe. Il imite les institutions des Tang, compte cinq capitales, envoie des ambassades au Japon ; les Khitan le détruisent en 926.
      Estado fundado en Manchuria por Dae Jo-yeong con supervivientes de Goguryeo y gentes mohe. Copió las instituciones Tang, tuvo cinco capitales y envió embajadas a Japón; los kitán lo destruyeron en 926.
      高句麗の遺民と靺鞨人を率いた大祚栄が満洲に建てた国。唐の制度にならって五京を置き、「海東の盛国」と称された。日本にたびたび使節を送る。926年、契丹に滅ぼされた。`,
    events: [
      [
        '0727',
        '首次遣使日本|The first embassy goes to Japan|Première ambassade au Japon|Parte la primera embajada a Japón|日本に最初の使節を送る',
        2,
        ['seth-korea'],
      ],
    ],
    relations: [
      ['held-old-lands-of', 'goguryeo', '0698'],
      ['traded-with', 'japan', ['0727', '0919']],
    ],
    source: ['seth-korea'],
  },
  {
    id: 'goryeo',
    drawn: 'Goryeo',
    also: '王氏高丽|Koryo|Koryo|Koryo|コリョ',
    span: ['0918', '1392'],
    capital: [37.97, 126.55, '开京（开城）|Gaegyeong (Kaesong)|Gaegyeong (Kaesong)|Gaegyeong (Kaesong)|開京（開城）'],
    summary: `王建所建，936年统一半岛，都开京。尚佛教，行科举，烧制青瓷，铸金属活字。1231年起遭蒙古入侵，刻八万大藏经，后臣服于元；1392年李成桂代之。
      Kingdom founded by Wang Geon that united Korea in 936 and gave it its Western name. Known for celadon, movable metal type and the Tripitaka carved on some 80,000 blocks; subject to the Mongols, then replaced by Joseon in 1392.
      Royaume fondé par Wang Geon, qui unifie la Corée en 936 et lui donne son nom occidental. Réputé pour ses céladons, ses caractères mobiles en métal et le Tripitaka gravé sur quelque 80 000 planches ; soumis aux Mongols, puis remplacé par Joseon en 1392.
      Reino fundado por Wang Geon que unificó Corea en 936 y le dio su nombre occidental. Famoso por sus celadones, los tipos móviles de metal y el Tripitaka tallado en unas 80 000 planchas; sometido a los mongoles, cedió ante Joseon en 1392.
      王建が建て、936年に朝鮮半島を統一した王朝。西洋での国名コリアはこれによる。青磁、金属活字、八万枚の版木に彫った大蔵経で名高い。13世紀にモンゴルに服し、1392年に李成桂に代わられた。`,
    events: [
      [
        '0936',
        '王建统一半岛|Wang Geon unites the peninsula|Wang Geon unifie la péninsule|Wang Geon unifica la península|王建が半島を統一する',
        3,
        ['seth-korea'],
      ],
      [
        '1231',
        '蒙古军首次入侵|Mongol armies invade for the first time|Les armées mongoles envahissent le pays pour la première fois|Los ejércitos mongoles invaden por primera vez|モンゴル軍が初めて侵入する',
        3,
        ['seth-korea'],
      ],
    ],
    relations: [
      ['conquered', 'silla', '0935'],
      ['vassal-of', 'yuan-dynasty', ['1270', '1356']],
      ['preceded', 'joseon'],
      ['took-part-in', 'mongol-invasions-of-japan', '1274'],
    ],
    source: ['seth-korea'],
  },
  {
    id: 'korean-empire',
    drawn: 'Korean Empire',
    also: '韩帝国|Daehan Empire|Daehan|Daehan|韓国（旧）',
    span: ['1897-10-12', '1910-08-29'],
    capital: [
      37.5658,
      126.9751,
      '汉城德寿宫|Deoksu Palace, Seoul|palais Deoksu, Séoul|palacio Deoksu, Seúl|漢城・徳寿宮',
    ],
    summary: `1897年朝鲜高宗称帝，改国号大韩，以示与清、日平等，行光武改革。1905年沦为日本保护国，1910年被并吞。
      Name that Joseon took in 1897, when King Gojong became emperor to show himself the equal of his neighbours. It built railways and schools; Japan made it a protectorate in 1905 and annexed it in 1910.
      Nom que prend Joseon en 1897, quand le roi Gojong se fait empereur pour se dire l’égal de ses voisins. Il ouvre chemins de fer et écoles ; le Japon en fait un protectorat en 1905 et l’annexe en 1910.
      Nombre que tomó Joseon en 1897, cuando el rey Gojong se hizo emperador para igualarse a sus vecinos. Abrió ferrocarriles y escuelas; Japón lo hizo protectorado en 1905 y lo anexionó en 1910.
      1897年、朝鮮国王高宗が皇帝となって改めた国号。清や日本と対等の国であることを示した。鉄道や学校が整えられたが、1905年に日本の保護国とされ、1910年に併合された。`,
    events: [
      [
        '1905-11',
        '《乙巳条约》签订，沦为日本保护国|A treaty makes Korea a Japanese protectorate|Un traité fait de la Corée un protectorat japonais|Un tratado hace de Corea un protectorado japonés|第二次日韓協約により日本の保護国となる',
        3,
        ['seth-korea'],
      ],
      [
        '1910-08',
        '被日本并吞|Japan annexes the country|Le Japon annexe le pays|Japón se anexiona el país|日本に併合される',
        3,
        ['seth-korea'],
      ],
    ],
    relations: [['held-old-lands-of', 'joseon', '1897']],
    source: ['seth-korea'],
  },
  {
    id: 'tibetan-empire',
    drawn: 'Tibetan Empire',
    names: '吐蕃|Tibetan Empire|Empire tibétain|Imperio tibetano|吐蕃',
    span: ['0618~', '0842'],
    capital: [29.65, 91.12, '逻些（拉萨）|Rasa (Lhasa)|Rasa (Lhasa)|Rasa (Lhasa)|ラサ'],
    summary: `7至9世纪雄踞青藏高原的王朝。松赞干布统一诸部，创文字，迎文成公主；赤松德赞时佛教为国教，763年一度攻占长安，据有河西。842年后分裂。
      Realm of the Yarlung kings on the Tibetan plateau. Songtsen Gampo united it, gave it a script and married a princess of the Tang; it made Buddhism its creed, seized Chang’an for some days in 763, held Dunhuang and broke up after 842.
      Royaume des rois du Yarlung sur le plateau tibétain. Songtsen Gampo l’unifie, le dote d’une écriture et épouse une princesse des Tang ; il fait du bouddhisme sa religion, prend Chang’an quelques jours en 763, tient Dunhuang et se disloque après 842.
      Reino de los reyes de Yarlung en la meseta tibetana. Songtsen Gampo lo unificó, le dio una escritura y se casó con una princesa Tang; hizo del budismo su credo, tomó Chang’an unos días en 763, ocupó Dunhuang y se deshizo tras 842.
      チベット高原のヤルルン王家の国。ソンツェン・ガンポが統一して文字を定め、唐の文成公主を迎えた。仏教を国教とし、763年に一時長安を占領、敦煌も支配する。842年以後、分裂した。`,
    events: [
      [
        '0763',
        '攻占长安，旋即退去|Tibetan troops hold Chang’an for about two weeks|Les troupes tibétaines tiennent Chang’an une quinzaine de jours|Las tropas tibetanas ocupan Chang’an unos quince días|長安を半月ほど占領する',
        3,
        ['old-book-of-tang', '196'],
      ],
      [
        ['0821', '0823'],
        '与唐会盟，立碑逻些|Peace with Tang is sworn, and carved on a pillar in Lhasa|La paix avec les Tang est jurée, puis gravée sur un pilier à Lhassa|Se jura la paz con los Tang, grabada en un pilar de Lhasa|唐と会盟し、ラサに碑を建てる',
        2,
        ['old-book-of-tang', '196'],
      ],
    ],
    relations: [
      ['warred-with', 'tang-dynasty', ['0670', '0822'], ['old-book-of-tang', '196']],
      ['adopted', 'buddhism', '0779~'],
    ],
    source: ['old-book-of-tang', '196'],
  },
  {
    id: 'nanzhao',
    drawn: 'Nanzhao',
    span: ['0738', '0902'],
    capital: [25.65, 100.17, '太和城（大理）|Taihe (Dali)|Taihe (Dali)|Taihe (Dali)|太和城（大理）'],
    summary: `乌蛮蒙氏在洱海所建，738年皮逻阁受唐封云南王。依违唐蕃之间，天宝间大破唐军，9世纪攻成都、陷安南，902年为权臣所篡。
      Kingdom on Lake Erhai in Yunnan, between Tang and Tibet. It destroyed Tang armies in 751 and 754, raided Chengdu in 829 and took Hanoi in 863; a minister overthrew its house in 902.
      Royaume du lac Erhai, au Yunnan, entre les Tang et le Tibet. Il anéantit des armées des Tang en 751 et 754, pille Chengdu en 829 et prend Hanoï en 863 ; un ministre renverse sa maison en 902.
      Reino del lago Erhai, en Yunnan, entre los Tang y el Tíbet. Aniquiló ejércitos Tang en 751 y 754, saqueó Chengdu en 829 y tomó Hanói en 863; un ministro derribó su casa en 902.
      雲南の洱海のほとりに興り、唐と吐蕃のあいだに立った国。751年と754年に唐軍を壊滅させ、829年に成都を襲い、863年に安南を占領した。902年、重臣に王位を奪われる。`,
    events: [
      [
        '0751',
        '大破唐将鲜于仲通军|A Tang army is destroyed near Lake Erhai|Une armée des Tang est anéantie près du lac Erhai|Un ejército Tang es aniquilado junto al lago Erhai|洱海付近で唐軍を壊滅させる',
        3,
        ['zizhi-tongjian', '216'],
      ],
    ],
    relations: [
      ['warred-with', 'tang-dynasty', ['0750', '0877']],
      ['vassal-of', 'tibetan-empire', ['0752', '0794']],
    ],
    source: ['old-book-of-tang', '197'],
  },
  {
    id: 'dali-kingdom',
    drawn: 'Dali',
    span: ['0937', '1253'],
    capital: [25.69, 100.16, '大理|Dali|Dali|Dali|大理'],
    summary: `段思平937年所建，承南诏故地，都大理。崇佛，帝王多逊位为僧；与宋以马互市。1253年忽必烈率蒙古军攻克，段氏世为总管。
      Kingdom of the Duan family in Yunnan, heir to Nanzhao’s lands. Devoutly Buddhist, it sold horses to Song. Kublai’s Mongol army conquered it in 1253 and left the Duan as governors.
      Royaume de la famille Duan au Yunnan, sur les terres de Nanzhao. Très bouddhiste, il vend des chevaux aux Song. L’armée mongole de Kubilai le conquiert en 1253 et laisse les Duan gouverneurs.
      Reino de la familia Duan en Yunnan, en las tierras de Nanzhao. Muy budista, vendía caballos a los Song. El ejército mongol de Kublai lo conquistó en 1253 y dejó a los Duan como gobernadores.
      南詔の故地に段氏が建てた雲南の国。仏教を篤く奉じ、宋に馬を売った。1253年にクビライの率いるモンゴル軍に征服され、段氏はその下で総管として残った。`,
    events: [
      [
        '1253',
        '忽必烈率军攻克大理|Kublai’s army takes the city|L’armée de Kubilai prend la ville|El ejército de Kublai toma la ciudad|クビライの軍に攻略される',
        3,
        ['yuan-shi', '4'],
      ],
    ],
    relations: [
      ['held-old-lands-of', 'nanzhao', '0937'],
      ['adopted', 'buddhism'],
    ],
    source: ['song-shi', '488'],
  },
  {
    id: 'liao-dynasty',
    drawn: 'Liao',
    names: '辽朝|Liao dynasty|Dynastie Liao|Dinastía Liao|遼',
    also: '契丹;大辽|Khitan Empire;Liao|Khitan;Liao|Kitán;Liao|契丹;キタイ',
    span: ['0907', '1125'],
    capital: [43.97, 119.4, '上京临潢府|Shangjing (Linhuang)|Shangjing (Linhuang)|Shangjing (Linhuang)|上京臨潢府'],
    summary: `契丹耶律阿保机所建，得燕云十六州，南北面官分治汉人与牧民。1005年初与宋订澶渊之盟，岁取银绢，相安百年。1125年为女真所灭，余部西迁建西辽。
      Empire of the Khitans over Manchuria, Mongolia and sixteen northern Chinese prefectures, with separate offices for herders and farmers. Peace with Song, sworn at Chanyuan, brought it yearly silver and silk; the Jurchens destroyed it in 1125.
      Empire des Khitan sur la Mandchourie, la Mongolie et seize préfectures chinoises, avec des administrations distinctes pour pasteurs et cultivateurs. La paix de Chanyuan lui vaut chaque année argent et soie des Song ; les Jürchen le détruisent en 1125.
      Imperio de los kitán en Manchuria, Mongolia y dieciséis prefecturas chinas, con oficinas distintas para pastores y labradores. La paz de Chanyuan con los Song le dio cada año plata y seda; los yurchen lo destruyeron en 1125.
      契丹の耶律阿保機が建てた帝国。満洲・モンゴルと燕雲十六州を領し、遊牧民と農耕民を別の官で治めた。澶淵の盟で宋から毎年銀と絹を得る。1125年に女真の金に滅ぼされ、一族が西遼を建てた。`,
    events: [
      [
        '1005',
        '与宋订立澶渊之盟|Peace is sworn with Song at Chanyuan|La paix est jurée avec les Song à Chanyuan|Se jura la paz con los Song en Chanyuan|宋と澶淵の盟を結ぶ',
        3,
        ['song-shi'],
      ],
    ],
    relations: [
      ['conquered', 'balhae', '0926'],
      ['warred-with', 'song-dynasty', ['0979', '1005']],
    ],
    source: ['cambridge-china', 'vol. 6'],
  },
  {
    id: 'xi-xia',
    drawn: 'Xi Xia',
    also: '大夏;党项|Western Xia;Tangut Empire|Xia occidentaux;Empire tangout|Xia Occidental;Imperio tangut|大夏;タングート',
    span: ['1032~', '1227'],
    capital: [
      38.47,
      106.27,
      '兴庆府（银川）|Xingqing (Yinchuan)|Xingqing (Yinchuan)|Xingqing (Yinchuan)|興慶府（銀川）',
    ],
    summary: `党项李元昊1038年称帝所建，据宁夏、河西走廊，扼丝路。创西夏文，译佛经甚多。与宋、辽、金鼎立近二百年，1227年为蒙古所灭。
      Tangut state in Ningxia and the Gansu corridor, which invented a script of its own and printed Buddhist works in it. It held out between Song, Liao and Jin until the Mongols destroyed it in 1227.
      État tangout du Ningxia et du couloir du Gansu, qui se dota de sa propre écriture et imprima des ouvrages bouddhiques. Il se maintint entre Song, Liao et Jin jusqu’à sa destruction par les Mongols en 1227.
      Estado tangut de Ningxia y del corredor de Gansu, que inventó su propia escritura e imprimió en ella obras budistas. Resistió entre Song, Liao y Jin hasta que los mongoles lo destruyeron en 1227.
      タングート（党項）の李元昊が1038年に帝を称して寧夏・甘粛に建てた国。独自の西夏文字を作り、仏典を訳して印刷した。宋・遼・金と並び立ち、1227年にモンゴルに滅ぼされた。`,
    events: [
      [
        '1038',
        '元昊称帝，国号大夏|Yuanhao proclaims himself emperor|Yuanhao se proclame empereur|Yuanhao se proclama emperador|元昊が皇帝を称する',
        2,
        ['song-shi', '485'],
      ],
      [
        '1227',
        '为蒙古军所灭|The Mongols destroy the state|Les Mongols détruisent l’État|Los mongoles destruyen el Estado|モンゴル軍に滅ぼされる',
        3,
        ['cambridge-china', 'vol. 6'],
      ],
    ],
    relations: [
      ['warred-with', 'song-dynasty', ['1040', '1119']],
      ['adopted', 'buddhism'],
    ],
    source: ['cambridge-china', 'vol. 6'],
  },
  {
    id: 'jin-of-the-jurchens',
    drawn: 'Jin (Jurchen)',
    names: '金朝|Jin dynasty|Dynastie Jin|Dinastía Jin|金',
    also: '大金;女真|Jurchen Jin|Jin des Jürchen|Jin de los yurchen|大金',
    disambiguation: '女真，1115—1234年|Jurchen, 1115–1234|jürchen, 1115-1234|yurchen, 1115-1234|女真、1115–1234年',
    span: ['1115', '1234'],
    capital: [39.9, 116.38, '中都（北京）|Zhongdu (Beijing)|Zhongdu (Pékin)|Zhongdu (Pekín)|中都（北京）'],
    summary: `女真完颜阿骨打所建，1125年灭辽，1127年破开封，掳徽、钦二帝，据有淮水以北。行猛安谋克，后渐汉化，迁都中都。1234年亡于蒙古与南宋。
      Dynasty of the Jurchens, who overthrew Liao and in 1127 carried off the Song court from Kaifeng. It ruled North China from Zhongdu, today’s Beijing, until Mongols and Song ended it in 1234.
      Dynastie des Jürchen, qui abattent les Liao et emmènent en 1127 la cour des Song de Kaifeng. Elle règne sur la Chine du Nord depuis Zhongdu, l’actuelle Pékin, jusqu’à sa fin en 1234 sous les coups des Mongols et des Song.
      Dinastía de los yurchen, que derribaron a los Liao y en 1127 se llevaron de Kaifeng a la corte Song. Rigió el norte de China desde Zhongdu, el actual Pekín, hasta que mongoles y Song acabaron con ella en 1234.
      女真の完顔阿骨打が建てた王朝。遼を滅ぼし、1127年に開封を落として宋の二帝を連れ去った。淮水以北を支配し、中都（北京）に都を置く。1234年、モンゴルと南宋に滅ぼされた。`,
    events: [
      [
        '1127',
        '破开封，掳徽、钦二帝北去|Kaifeng falls; two Song emperors are led away|Kaifeng tombe ; deux empereurs Song sont emmenés|Cae Kaifeng; se llevan a dos emperadores Song|開封を落とし、宋の二帝を連れ去る',
        3,
        ['song-shi', '23'],
      ],
      [
        '1234',
        '蒙古与南宋联军破蔡州，金亡|Mongols and Song take Caizhou, the last refuge|Mongols et Song prennent Caizhou, le dernier refuge|Mongoles y Song toman Caizhou, el último refugio|モンゴルと南宋が蔡州を落とし、滅ぶ',
        3,
        ['cambridge-china', 'vol. 6'],
      ],
    ],
    relations: [
      ['succeeded-by-force', 'liao-dynasty', '1125'],
      ['warred-with', 'song-dynasty', ['1125', '1234']],
      ['warred-with', 'mongol-empire', ['1211', '1234']],
    ],
    source: ['cambridge-china', 'vol. 6'],
  },
  {
    id: 'yuan-dynasty',
    drawn: 'Yuan dynasty',
    also: '大元;元|Great Yuan|Grand Yuan|Gran Yuan|大元ウルス',
    span: ['1260', '1368'],
    capital: [39.93, 116.39, '大都（北京）|Dadu (Beijing)|Dadu (Pékin)|Dadu (Pekín)|大都（北京）'],
    summary: `忽必烈所建，1271年定国号大元，1279年灭南宋，首次由草原民族统治全中国。行省分治，驿站、海运四通，杂剧兴盛。红巾起事后，1368年退回漠北。
      Mongol dynasty of China founded by Kublai, who took the name Yuan in 1271 and conquered Song by 1279. Paper money, post roads and foreign officials served it; in 1368 Ming drove it back to the steppe.
      Dynastie mongole de Chine fondée par Kubilai, qui prend le nom de Yuan en 1271 et achève la conquête des Song en 1279. Papier-monnaie, relais de poste et fonctionnaires étrangers la servent ; en 1368, les Ming la rejettent dans la steppe.
      Dinastía mongola de China fundada por Kublai, que tomó el nombre de Yuan en 1271 y completó la conquista de los Song en 1279. Tuvo papel moneda, postas y funcionarios extranjeros; en 1368 los Ming la devolvieron a la estepa.
      クビライが建てたモンゴルの王朝。1271年に国号を大元とし、1279年に南宋を滅ぼして中国全土を治めた。紙幣と駅伝が整い、外来の官僚が仕え、雑劇が栄える。1368年、明に追われて草原に退いた。`,
    events: [
      [
        '1271',
        '忽必烈定国号为大元|Kublai names the dynasty Great Yuan|Kubilai nomme la dynastie Grand Yuan|Kublai da a la dinastía el nombre de Gran Yuan|クビライが国号を大元と定める',
        3,
        ['yuan-shi', '7'],
      ],
      [
        '1279',
        '崖山海战，南宋亡|The last Song fleet is destroyed at Yashan|La dernière flotte des Song est détruite à Yashan|La última flota Song es destruida en Yashan|崖山で南宋最後の水軍を滅ぼす',
        3,
        ['yuan-shi', '10'],
      ],
    ],
    relations: [
      ['conquered', 'song-dynasty', '1279', ['yuan-shi', '10']],
      ['preceded', 'ming-dynasty'],
      ['part-of', 'mongol-empire'],
    ],
    source: ['cambridge-china', 'vol. 6'],
  },
  {
    id: 'dutch-formosa',
    drawn: 'Dutch Formosa',
    names: '荷属台湾|Dutch Formosa|Formose néerlandaise|Formosa neerlandesa|オランダ領台湾',
    also: '荷属福尔摩沙;荷治时期|Dutch Taiwan|Taïwan néerlandaise|Taiwán neerlandés|オランダ統治時代の台湾',
    span: ['1624', '1662'],
    capital: [23.001, 120.161, '热兰遮城|Fort Zeelandia|fort Zeelandia|fuerte Zeelandia|ゼーランディア城'],
    summary: `荷兰东印度公司1624年据台湾西南，筑热兰遮城，收鹿皮、蔗糖，招汉人垦殖，1642年逐西班牙人。1662年为郑成功所逐。
      Colony of the Dutch East India Company in south-western Taiwan, run from Fort Zeelandia. It bought deer hides and had Chinese settlers plant sugar; Koxinga besieged the fort and drove the Dutch out in 1662.
      Colonie de la Compagnie néerlandaise des Indes orientales au sud-ouest de Taïwan, dirigée depuis le fort Zeelandia. Elle achète des peaux de cerf et fait planter la canne par des colons chinois ; Koxinga l’assiège et l’expulse en 1662.
      Colonia de la Compañía Neerlandesa de las Indias Orientales en el suroeste de Taiwán, regida desde el fuerte Zeelandia. Compraba pieles de ciervo e hizo plantar caña a colonos chinos; Koxinga la sitió y la expulsó en 1662.
      オランダ東インド会社が1624年から台湾南西部に置いた植民地。ゼーランディア城を拠点に鹿皮を買い、漢人移民に砂糖を作らせた。1662年、鄭成功に追われる。`,
    events: [
      [
        '1662-02',
        '热兰遮城向郑成功投降|Fort Zeelandia surrenders to Koxinga|Le fort Zeelandia se rend à Koxinga|El fuerte Zeelandia se rinde a Koxinga|ゼーランディア城が鄭成功に降る',
        3,
        ['cambridge-china', 'vol. 8'],
      ],
    ],
    relations: [['colony-of', 'netherlands']],
    source: ['cambridge-china', 'vol. 8'],
  },
  {
    id: 'kingdom-of-tungning',
    drawn: 'Kingdom of Tungning',
    names: '东宁|Kingdom of Tungning|Royaume de Tungning|Reino de Tungning|東寧王国',
    also: '明郑;郑氏政权;东宁王国|Zheng regime on Taiwan|régime des Zheng|régimen de los Zheng|鄭氏政権',
    span: ['1662', '1683'],
    capital: [
      22.997,
      120.202,
      '承天府（台南）|Chengtian (Tainan)|Chengtian (Tainan)|Chengtian (Tainan)|承天府（台南）',
    ],
    summary: `郑成功逐荷兰人后，郑氏在台湾奉明正朔以抗清的政权。陈永华主政，设学、屯田、通商日本与英国。1683年施琅渡海，郑克塽降清。
      Rule of the Zheng family on Taiwan, founded by Koxinga in the name of fallen Ming. It settled soldiers on the land and traded with Japan and the English; the Qing admiral Shi Lang took it in 1683.
      Pouvoir de la famille Zheng à Taïwan, fondé par Koxinga au nom des Ming déchus. Il établit ses soldats sur la terre, commerce avec le Japon et les Anglais ; Shi Lang, amiral des Qing, s’en empare en 1683.
      Gobierno de la familia Zheng en Taiwán, fundado por Koxinga en nombre de los Ming caídos. Asentó a sus soldados en la tierra y comerció con Japón y los ingleses; Shi Lang, almirante de los Qing, lo tomó en 1683.
      鄭成功が台湾に開き、滅びた明を奉じて清に抗した鄭氏の政権。兵を入植させ、日本やイギリスと交易した。1683年、清の施琅に攻められて降伏した。`,
    events: [
      [
        '1683',
        '施琅攻取澎湖，郑克塽降清|Shi Lang takes Penghu; the Zheng surrender to the Qing|Shi Lang prend les Penghu ; les Zheng se rendent aux Qing|Shi Lang toma las Penghu; los Zheng se rinden a los Qing|施琅が澎湖を落とし、鄭氏が清に降る',
        3,
        ['qing-shi-gao'],
      ],
    ],
    relations: [
      ['conquered', 'dutch-formosa', '1662'],
      ['warred-with', 'qing-dynasty'],
    ],
    source: ['cambridge-china', 'vol. 9'],
  },
  {
    id: 'xianbei',
    kind: 'people',
    drawn: 'Xianbei',
    also: '-|Hsien-pi|-|-|-',
    span: ['0049~', '0350~'],
    capital: [
      45.0,
      113.5,
      '蒙古高原东部|eastern Mongolian steppe|steppe de Mongolie orientale|estepa de Mongolia oriental|モンゴル高原東部',
    ],
    summary: `东胡之后的北方民族。北匈奴西迁后尽有漠北，2世纪中叶檀石槐统一诸部，屡犯汉边；后分慕容、拓跋、宇文诸部，在中原建立多国。
      People of the Mongolian steppe who took over the land of the northern Xiongnu. Tanshihuai united them in the second century; their later tribes, Murong, Tuoba and Yuwen, founded states in North China.
      Peuple de la steppe mongole qui prend la place des Xiongnu du Nord. Tanshihuai les unit au IIᵉ siècle ; leurs tribus ultérieures, Murong, Tuoba et Yuwen, fondent des États en Chine du Nord.
      Pueblo de la estepa mongola que ocupó la tierra de los xiongnu del norte. Tanshihuai los unió en el siglo II; sus tribus posteriores, murong, tuoba y yuwen, fundaron Estados en el norte de China.
      北匈奴の去ったモンゴル高原を占めた民族。2世紀に檀石槐が諸部を統一し、漢の辺境をたびたび襲った。のち慕容・拓跋・宇文などの部に分かれ、華北に国を建てる。`,
    events: [
      [
        '0156~',
        '檀石槐统一鲜卑诸部|Tanshihuai unites the tribes|Tanshihuai unit les tribus|Tanshihuai une a las tribus|檀石槐が諸部を統一する',
        3,
        ['houhanshu', '90'],
      ],
    ],
    relations: [['warred-with', 'han-dynasty', ['0156', '0181'], ['houhanshu', '90']]],
    source: ['houhanshu', '90'],
  },
  {
    id: 'rouran',
    kind: 'people',
    drawn: 'Rouran',
    also: '蠕蠕;芮芮|Juan-juan|Juan-juan|Ruanruan|蠕蠕;芮芮',
    span: ['0402', '0555'],
    capital: [47.5, 102.5, '鄂尔浑河流域|Orkhon valley|vallée de l’Orkhon|valle del Orjón|オルホン川流域'],
    summary: `5、6世纪称雄漠北的游牧汗国。402年社仑称丘豆伐可汗，常与北魏交战；552年为其锻奴突厥所破，余众亡于西魏境内。
      Nomad power of Mongolia, among the first whose rulers bore the title khagan. It fought Northern Wei for more than a century; in 552 its vassals the Türks overthrew it.
      Puissance nomade de Mongolie, dont les chefs portent parmi les premiers le titre de khagan. Elle combat les Wei du Nord plus d’un siècle ; en 552, ses vassaux turcs la renversent.
      Potencia nómada de Mongolia, cuyos jefes fueron de los primeros en llevar el título de kan supremo o kagán. Combatió a Wei del Norte más de un siglo; en 552 sus vasallos turcos la derribaron.
      5、6世紀にモンゴル高原を支配した遊牧国家。402年に社崙が可汗を称し、北魏と一世紀以上争った。552年、配下の突厥に破られて滅びる。`,
    events: [
      [
        '0402',
        '社仑称丘豆伐可汗|Shelun takes the title of khagan|Shelun prend le titre de khagan|Shelun toma el título de kagán|社崙が可汗を称する',
        2,
        ['zizhi-tongjian', '112'],
      ],
    ],
    relations: [['warred-with', 'northern-wei']],
    source: ['cambridge-china', 'vol. 2'],
  },
  {
    id: 'turk-khaganate',
    drawn: 'Türks',
    names: '突厥汗国|Türk Khaganate|Khaganat turc|Kanato turco|突厥',
    also: '突厥;蓝突厥|Göktürks;Türks|Göktürks;Turcs célestes|Göktürks;turcos celestes|東突厥;チュルク',
    span: ['0552', '0744'],
    capital: [47.5, 102.5, '鄂尔浑河流域|Orkhon valley|vallée de l’Orkhon|valle del Orjón|オルホン川流域'],
    summary: `首个以“突厥”为名的汗国。552年土门破柔然自立，与波斯夹灭嚈哒，东西万里。后分东西两部，东部630年降唐，682年复兴，留下鄂尔浑碑铭，744年亡于回纥。
      First state to bear the name Turk. It overthrew the Rouran in 552, soon reached from Manchuria to the Black Sea, and split into east and west; the Orkhon inscriptions are its monument. The Uyghurs ended it in 744.
      Premier État à porter le nom de Turc. Il renverse les Rouran en 552, s’étend bientôt de la Mandchourie à la mer Noire et se divise ; les inscriptions de l’Orkhon en témoignent. Les Ouïghours y mettent fin en 744.
      Primer Estado que llevó el nombre de turco. Derribó a los rouran en 552, pronto llegó de Manchuria al mar Negro y se dividió en este y oeste; las inscripciones del Orjón son su monumento. Los uigures acabaron con él en 744.
      「テュルク」を名のった最初の国家。552年に柔然を破り、満洲から黒海まで勢力を広げたが、やがて東西に分かれた。復興後にオルホン碑文を残し、744年にウイグルに滅ぼされる。`,
    events: [
      [
        '0552',
        '土门破柔然，称伊利可汗|Bumin defeats the Rouran and becomes khagan|Bumin défait les Rouran et devient khagan|Bumin vence a los rouran y se hace kagán|ブミンが柔然を破り、可汗となる',
        3,
        ['bregel-atlas'],
      ],
      [
        '0732',
        '立阙特勤碑|The stele of Kül Tegin is set up on the Orkhon|La stèle de Kül Tegin est dressée sur l’Orkhon|Se alza la estela de Kül Tegin en el Orjón|キュル・テギン碑が建てられる',
        2,
        ['bregel-atlas'],
      ],
    ],
    relations: [
      ['conquered', 'rouran', ['0552', '0555']],
      ['split-into', 'western-turk-khaganate', '0603'],
      ['warred-with', 'tang-dynasty', ['0624', '0630']],
    ],
    source: ['bregel-atlas'],
  },
  {
    id: 'uyghur-khaganate',
    drawn: 'Uyghur Khaganate',
    names: '回纥汗国|Uyghur Khaganate|Khaganat ouïghour|Kanato uigur|ウイグル可汗国',
    also: '回鹘;回纥|Orkhon Uyghurs|Ouïghours de l’Orkhon|Uigures del Orjón|回鶻;回紇',
    span: ['0744', '0840'],
    capital: [47.43, 102.66, '窝鲁朵八里（哈喇巴喇哈逊）|Ordu-Baliq|Ordu-Baliq|Ordu-Baliq|オルド・バリク'],
    summary: `继突厥统治漠北的汗国，助唐平安史之乱，以马易绢。牟羽可汗763年改奉摩尼教，筑城漠北。840年为黠戛斯所破，部众西迁河西与高昌。
      Successor of the Türks in Mongolia. It helped Tang put down An Lushan’s revolt, sold it horses for silk and took up Manichaeism. Kirghiz broke it in 840; its people moved to Gansu and Turfan.
      Successeur des Turcs en Mongolie. Il aide les Tang à abattre la révolte d’An Lushan, leur vend des chevaux contre de la soie et adopte le manichéisme. Les Kirghiz le brisent en 840 ; son peuple gagne le Gansu et Tourfan.
      Sucesor de los turcos en Mongolia. Ayudó a los Tang contra la revuelta de An Lushan, les vendió caballos por seda y adoptó el maniqueísmo. Los kirguises lo derrotaron en 840; su gente marchó a Gansu y Turfán.
      突厥に代わってモンゴル高原を治めた国。唐を助けて安史の乱を鎮め、馬と絹の交易を行い、マニ教を国教とした。840年にキルギスに破られ、人々は甘粛やトルファンへ移った。`,
    events: [
      [
        '0757',
        '助唐收复长安、洛阳|Uyghur horsemen help Tang retake its two capitals|Les cavaliers ouïghours aident les Tang à reprendre leurs deux capitales|Los jinetes uigures ayudan a los Tang a recobrar sus dos capitales|唐を助けて長安・洛陽を奪回する',
        3,
        ['old-book-of-tang', '195'],
      ],
    ],
    relations: [
      ['succeeded-by-force', 'turk-khaganate', '0744'],
      ['took-part-in', 'an-lushan-rebellion', '0757'],
    ],
    source: ['old-book-of-tang', '195'],
  },
  {
    id: 'ganzhou-uyghurs',
    drawn: 'Ganzhou Uyghurs',
    names: '甘州回鹘|Ganzhou Uyghur Kingdom|Royaume ouïghour de Ganzhou|Reino uigur de Ganzhou|甘州ウイグル王国',
    also: '河西回鹘|Ganzhou Uyghurs|Ouïghours de Ganzhou|Uigures de Ganzhou|河西ウイグル',
    span: ['0890~', '1028'],
    capital: [38.93, 100.45, '甘州（张掖）|Ganzhou (Zhangye)|Ganzhou (Zhangye)|Ganzhou (Zhangye)|甘州（張掖）'],
    summary: `回纥汗国覆亡后迁入河西的一支所建，9世纪末起据甘州，居丝路咽喉，与中原以马易物。1028年为党项李元昊攻破。
      Kingdom of Uyghurs who had moved to the Gansu corridor after their khaganate fell. It lived on the trade of the Silk Road and sent horses to China; the Tanguts took it in 1028.
      Royaume d’Ouïghours passés dans le couloir du Gansu après la chute de leur khaganat. Il vit du commerce de la route de la soie et envoie des chevaux en Chine ; les Tangouts le prennent en 1028.
      Reino de uigures llegados al corredor de Gansu tras la caída de su kanato. Vivió del comercio de la Ruta de la Seda y enviaba caballos a China; los tangut lo tomaron en 1028.
      可汗国の崩壊後に甘粛回廊へ移ったウイグル人の国。シルクロードの交易で栄え、中国に馬を送った。1028年にタングートに攻め落とされる。`,
    events: [
      [
        '1028',
        '李元昊攻取甘州|The Tangut Yuanhao takes Ganzhou|Le Tangout Yuanhao prend Ganzhou|El tangut Yuanhao toma Ganzhou|タングートの李元昊が甘州を取る',
        2,
        ['song-shi', '485'],
      ],
    ],
    relations: [
      ['carried-on', 'uyghur-khaganate'],
      ['traded-along', 'silk-road'],
    ],
    source: ['cambridge-china', 'vol. 6'],
  },
  {
    id: 'qocho-uyghurs',
    drawn: 'Qocho Uyghurs',
    names: '高昌回鹘|Qocho Uyghur Kingdom|Royaume ouïghour de Qotcho|Reino uigur de Qocho|天山ウイグル王国',
    also: '西州回鹘;畏兀儿|Qocho Uyghurs;Idiqut state|Ouïghours de Qotcho|Uigures de Qocho|西ウイグル王国;高昌回鶻',
    span: ['0866~', '1335~'],
    capital: [42.85, 89.53, '高昌|Qocho (Gaochang)|Qocho (Gaochang)|Qocho (Gaochang)|高昌'],
    summary: `回纥西迁后据吐鲁番、北庭所建，其君号亦都护。佛教、摩尼教与景教并存，石窟壁画与文书传世甚多。1209年最早归附成吉思汗，其文字为蒙古所采。
      Uyghur kingdom of Turfan and Beshbaliq, where Buddhists, Manichaeans and Christians lived side by side. In 1209 its ruler was the first to join Genghis Khan freely; the Mongols took over its script.
      Royaume ouïghour de Tourfan et de Bechbalik, où voisinent bouddhistes, manichéens et chrétiens. En 1209, son souverain se rallie le premier à Gengis Khan ; les Mongols adoptent son écriture.
      Reino uigur de Turfán y Beshbaliq donde convivían budistas, maniqueos y cristianos. En 1209 su soberano fue el primero en unirse por sí mismo a Gengis Kan; los mongoles adoptaron su escritura.
      トルファンとビシュバリクを領したウイグル人の国。仏教・マニ教・キリスト教が並び行われた。1209年、他に先んじて自らチンギス・カンに服し、その文字はモンゴル文字の元となった。`,
    events: [
      [
        '1209',
        '亦都护归附成吉思汗|The ruler submits to Genghis Khan|Le souverain se soumet à Gengis Khan|El soberano se somete a Gengis Kan|国王がチンギス・カンに服属する',
        3,
        ['juvayni'],
      ],
    ],
    relations: [
      ['vassal-of', 'mongol-empire', ['1209', '1335']],
      ['carried-on', 'uyghur-khaganate'],
      ['adopted', 'buddhism'],
    ],
    source: ['bregel-atlas'],
  },
  {
    id: 'oirats',
    kind: 'people',
    drawn: 'Oirats',
    names: '瓦剌|Oirats|Oïrats|Oirates|オイラト',
    also: '卫拉特;厄鲁特;斡亦剌|Western Mongols;Four Oirats|Mongols occidentaux|Mongoles occidentales|四オイラト',
    span: ['1200~', '1678'],
    capital: [47.8, 88.5, '阿尔泰山|Altai|Altaï|Altái|アルタイ'],
    summary: `西部蒙古诸部，元时称斡亦剌，居叶尼塞上游与阿尔泰。1449年其首领也先在土木堡俘明英宗；17世纪分为准噶尔、土尔扈特、和硕特诸部。
      Western Mongols of the Altai. Under Esen they captured the Ming emperor at Tumu in 1449; in the seventeenth century their branches founded states in Dzungaria, Tibet and on the Volga.
      Mongols occidentaux de l’Altaï. Sous Esen, ils capturent l’empereur Ming à Tumu en 1449 ; au XVIIᵉ siècle, leurs branches fondent des États en Dzoungarie, au Tibet et sur la Volga.
      Mongoles occidentales del Altái. Con Esen capturaron al emperador Ming en Tumu en 1449; en el siglo XVII sus ramas fundaron Estados en Zungaria, el Tíbet y el Volga.
      アルタイ方面の西モンゴル諸部。エセンのもと1449年に土木堡で明の皇帝を捕らえた。17世紀にはジュンガリア、チベット、ヴォルガに国を建てる。`,
    events: [
      [
        '1449-09',
        '也先在土木堡俘明英宗|Esen captures the Ming emperor at Tumu|Esen capture l’empereur Ming à Tumu|Esen captura al emperador Ming en Tumu|エセンが土木堡で明の英宗を捕らえる',
        3,
        ['ming-shi', '328'],
      ],
    ],
    relations: [
      ['warred-with', 'ming-dynasty', '1449'],
      ['grew-into', 'dzungar-khanate'],
    ],
    source: ['tan-atlas', '7'],
  },
  {
    id: 'northern-yuan',
    drawn: 'Mongols (Northern Yuan)',
    names: '北元|Northern Yuan|Yuan du Nord|Yuan del Norte|北元',
    also: '鞑靼;蒙古诸部|Mongols;Tatars|Mongols;Tatars|Mongoles;tártaros|モンゴル;韃靼',
    span: ['1368', '1635'],
    capital: [47.2, 102.8, '哈剌和林|Karakorum|Karakorum|Karakorum|カラコルム'],
    summary: `1368年元廷退回草原后的政权，明人后称鞑靼。达延汗再统诸部，俺答汗1571年与明互市，引藏传佛教；1635年林丹汗之子降后金。
      Rule of Kublai’s heirs on the steppe after Ming drove them from China. Dayan Khan reunited the tribes, Altan Khan brought in Tibetan Buddhism; in 1635 the last great khan’s son submitted to the Manchus.
      Règne des héritiers de Kubilai dans la steppe, après leur expulsion de Chine par les Ming. Dayan Khan réunit les tribus, Altan Khan introduit le bouddhisme tibétain ; en 1635, le fils du dernier grand khan se soumet aux Mandchous.
      Dominio de los herederos de Kublai en la estepa después de que los Ming los echaran de China. Dayan Kan reunió a las tribus y Altan Kan introdujo el budismo tibetano; en 1635 el hijo del último gran kan se sometió a los manchúes.
      明に中国を追われたクビライの後裔が草原で保った政権。ダヤン・ハンが諸部を再統一し、アルタン・ハンがチベット仏教を受け入れた。1635年、リンダン・ハンの子が満洲に降る。`,
    events: [
      [
        '1571',
        '俺答汗受明封顺义王，开互市|Altan Khan makes peace with Ming and markets open|Altan Khan fait la paix avec les Ming et des marchés s’ouvrent|Altan Kan hace la paz con los Ming y se abren mercados|アルタン・ハンが明と和し、互市が開かれる',
        2,
        ['ming-shi', '327'],
      ],
    ],
    relations: [
      ['carried-on', 'yuan-dynasty', '1368'],
      ['warred-with', 'ming-dynasty'],
    ],
    source: ['tan-atlas', '7'],
  },
  {
    id: 'dzungar-khanate',
    drawn: 'Dzungars',
    names: '准噶尔汗国|Dzungar Khanate|Khanat dzoungar|Kanato zúngaro|ジュンガル',
    also: '准噶尔部|Dzungars;Zunghars|Dzoungars|Zúngaros|ジュンガル・ハン国',
    span: ['1634~', '1757~'],
    capital: [43.92, 81.32, '伊犁|Ili|Ili|Ili|イリ'],
    summary: `卫拉特人在天山以北所建最后的游牧帝国。噶尔丹取南疆，与清康熙帝争喀尔喀；其后一度占领拉萨。1755至1757年为乾隆帝所灭，部众大半死于天花与屠戮。
      Last great nomad empire, built by Oirats north of the Tianshan. Under Galdan and his successors it fought the Qing for Mongolia and Tibet; the Qianlong emperor’s armies destroyed it, and most of its people died of smallpox or were killed.
      Dernier grand empire nomade, bâti par les Oïrats au nord des Tianshan. Sous Galdan et ses successeurs, il dispute aux Qing la Mongolie et le Tibet ; les armées de Qianlong le détruisent, et la plupart des siens meurent de la variole ou sont tués.
      Último gran imperio nómada, levantado por los oirates al norte del Tianshan. Con Galdan y sus sucesores disputó a los Qing Mongolia y el Tíbet; los ejércitos de Qianlong lo destruyeron, y la mayoría de su pueblo murió de viruela o fue muerta.
      オイラトが天山の北に建てた最後の大遊牧国家。ガルダンらがモンゴルとチベットをめぐって清と争った。1755年からの乾隆帝の遠征で滅び、住民の大半が天然痘と殺戮で死んだ。`,
    events: [
      [
        '1696',
        '噶尔丹在昭莫多为清军所败|Galdan is beaten by the Qing at Jao Modo|Galdan est battu par les Qing à Jao Modo|Galdan es vencido por los Qing en Jao Modo|ガルダンがジョーン・モドで清軍に敗れる',
        3,
        ['qing-shi-gao'],
      ],
    ],
    relations: [['warred-with', 'qing-dynasty', ['1690', '1757']]],
    source: ['bregel-atlas'],
  },
]);
