import { subject } from '../subject.ts';

export default subject({
  id: 'cleopatra',
  kind: 'person',
  region: 'africa',
  names: ['克利奥帕特拉七世', 'Cleopatra', 'Cléopâtre', 'Cleopatra', 'クレオパトラ7世'],
  otherNames: [['埃及艳后', '克娄巴特拉七世'], ['Cleopatra VII', 'Cleopatra Philopator'], ['Cléopâtre VII', 'Cléopâtre Philopator'], ['Cleopatra VII', 'Cleopatra Filopátor'], ['クレオパトラ', 'クレオパトラ・フィロパトル']],
  times: [
    { role: 'life', span: ['-0069~', '-0030-08-10?'], source: ['plutarch', 'Antony 86'] },
    { role: 'reign', span: ['-0051', '-0030'], source: ['holbl-ptolemaic'] },
  ],
  place: { at: [31.2, 29.9], name: ['亚历山大里亚', 'Alexandria', 'Alexandrie', 'Alejandría', 'アレクサンドリア'] },
  summary: [
    '托勒密王国的末代女王，马其顿裔王朝中以懂得埃及语著称的君主。她十八岁与弟弟共同即位，被逐后借恺撒之力复位，与其生子恺撒里昂；后与安东尼结盟，一度收复王朝在东方的旧地。公元前31年亚克兴海战失利，翌年她在亚历山大里亚自尽，埃及并入罗马。她的形象多出自敌对的罗马作者之手。',
    'Last queen of the Ptolemaic kingdom and, it was said, the first of her Macedonian house to speak Egyptian. She came to the throne at eighteen with her brother, was driven out, and recovered it with Julius Caesar’s help; later, allied with Mark Antony, she regained much of her dynasty’s eastern lands. After the defeat of Actium she took her own life, and Egypt became Roman. Her image comes largely from hostile Roman writers.',
    'Dernière reine du royaume lagide et, dit-on, la première de sa maison macédonienne à parler l’égyptien. Montée sur le trône à dix-huit ans avec son frère, chassée, puis rétablie grâce à Jules César, elle s’allie ensuite à Marc Antoine et recouvre une bonne part des possessions orientales de sa dynastie. Vaincue à Actium, elle se donne la mort, et l’Égypte devient romaine. Son image nous vient surtout d’auteurs romains hostiles.',
    'Última reina del reino ptolemaico y, según se decía, la primera de su casa macedonia que habló egipcio. Subió al trono a los dieciocho años con su hermano, fue expulsada y lo recobró con ayuda de Julio César; más tarde, aliada con Marco Antonio, recuperó buena parte de las tierras orientales de su dinastía. Vencida en Accio, se quitó la vida y Egipto pasó a Roma. Su imagen procede sobre todo de autores romanos hostiles.',
    'プトレマイオス朝の最後の女王。マケドニア系の王家で初めてエジプト語を話したと伝えられる。十八歳で弟と共同で即位し、追放されたのちカエサルの力で復位して、カエサリオンを産んだ。次いでアントニウスと結び、王朝の東方領の多くを取り戻す。アクティウムの海戦に敗れて自ら命を絶ち、エジプトはローマに併合された。',
  ],
  events: [
    { when: '-0051', title: ['父王去世，与弟弟托勒密十三世共同即位', 'Succeeds her father together with her brother Ptolemy XIII', 'Succède à son père avec son frère Ptolémée XIII', 'Sucede a su padre junto con su hermano Ptolomeo XIII', '父王の死後、弟プトレマイオス十三世と共同で即位する'], at: 'alexandria', weight: 2, with: ['ptolemaic-kingdom'], source: ['holbl-ptolemaic'] },
    { when: '-0048', title: ['潜入王宫会见恺撒，得其支持复位', 'Slips into the palace to meet Caesar and wins back the throne with his help', 'S’introduit au palais, rencontre César et retrouve le trône avec son appui', 'Se introduce en palacio ante César y recupera el trono con su ayuda', '王宮に忍び込んでカエサルに会い、その支持で復位する'], at: 'alexandria', weight: 2, with: ['julius-caesar'], source: ['plutarch', 'Caesar 49'] },
    { when: '-0041', title: ['乘金船赴塔尔苏斯会见安东尼', 'Sails to Tarsus in a gilded barge to meet Mark Antony', 'Remonte jusqu’à Tarse sur une barque dorée pour rencontrer Antoine', 'Llega a Tarso en una barca dorada para reunirse con Marco Antonio', '金色の船でタルソスに赴き、アントニウスと会う'], at: 'tarsus', weight: 2, source: ['plutarch', 'Antony 26'] },
    { when: '-0031-09-02', title: ['亚克兴海战败于屋大维', 'Is defeated with Antony by Octavian’s fleet at Actium', 'Est vaincue à Actium avec Antoine par la flotte d’Octavien', 'Es vencida en Accio, junto a Antonio, por la flota de Octavio', 'アントニウスとともにアクティウムの海戦で敗れる'], at: 'battle-of-actium', weight: 3, with: ['battle-of-actium', 'augustus'], source: ['cassius-dio', '50'] },
    { when: '-0030-08-10?', title: ['城破后在亚历山大里亚自尽', 'Takes her own life after the fall of Alexandria', 'Se donne la mort après la chute d’Alexandrie', 'Se quita la vida tras la caída de Alejandría', 'アレクサンドリア陥落後、自ら命を絶つ'], at: 'alexandria', weight: 3, with: ['augustus', 'ptolemaic-kingdom'], source: ['plutarch', 'Antony 86'] },
  ],
  relations: [
    { word: 'lost', to: 'battle-of-actium', when: '-0031-09-02', source: ['plutarch', 'Antony 66'] },
    { word: 'last-ruler-of', to: 'ptolemaic-kingdom', when: ['-0051', '-0030'], note: ['她死后，其子恺撒里昂名义上又在位数日，旋即被杀', 'Her son Caesarion outlived her as nominal king by a few days before he was killed', 'Son fils Césarion lui survécut comme roi en titre quelques jours, avant d’être tué', 'Su hijo Cesarión la sobrevivió como rey nominal unos días, hasta que fue muerto', '息子カエサリオンが名目上の王として数日生き延びたが、殺された'], source: ['plutarch', 'Antony 81–86'] },
    { word: 'born-of', to: 'alexandria', when: '-0069~', source: ['roller-cleopatra'] },
    { word: 'died-in', to: 'alexandria', when: '-0030-08-10?', note: ['毒蛇之说见于古人，但普鲁塔克已说真相无人知晓', 'The asp belongs to the ancient tale, but Plutarch already says that no one knows the truth', 'L’aspic est de la légende antique, mais Plutarque dit déjà que nul ne sait la vérité', 'El áspid figura en el relato antiguo, pero ya Plutarco dice que nadie sabe la verdad', '毒蛇の話は古くからあるが、プルタルコスはすでに真相は誰も知らないと記す'], source: ['plutarch', 'Antony 86'] },
    { word: 'travelled-to', to: 'jerusalem', when: '-0034?', note: ['约瑟夫斯说她途经犹太，受希律款待，并收取杰里科香脂园的租金', 'Josephus has her pass through Judaea as Herod’s guest and take the revenues of the balsam groves of Jericho', 'Selon Josèphe, elle traversa la Judée, reçue par Hérode, et toucha les revenus des jardins de baume de Jéricho', 'Según Josefo, pasó por Judea como huésped de Herodes y cobraba las rentas del bálsamo de Jericó', 'ヨセフスによればユダヤを通ってヘロデの歓待を受け、エリコの香油園の収入を得た'], source: ['josephus-antiquities', '15.4.2'] },
    { word: 'compared-with', to: 'wu-zetian', note: ['两位女主的生平都由敌视她们的男性史家写定', 'The lives of both women rulers were written by men who had reason to blacken them', 'La vie de ces deux souveraines fut écrite par des hommes qui avaient intérêt à les noircir', 'La vida de ambas soberanas la escribieron hombres interesados en denigrarlas', 'いずれの女性君主の生涯も、敵意をもつ男性史家によって書かれた'], source: ['roller-cleopatra'] },
  ],
  same: { wikidata: 'Q635' },
});
