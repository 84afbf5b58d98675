import { subject } from '../subject.ts';

export default subject({
  id: 'li-si',
  kind: 'person',
  region: 'east-asia',
  names: ['李斯', 'Li Si', 'Li Si', 'Li Si', '李斯'],
  otherNames: [['通古'], ['Li Ssu'], ['Li Sseu'], ['Li Ssu'], ['通古']],
  times: [{ role: 'life', span: ['-0280~', '-0208'], source: ['shiji', '87'] }],
  place: { at: [32.94, 114.06], name: ['楚国上蔡', 'Shangcai, state of Chu', 'Shangcai, pays de Chu', 'Shangcai, estado de Chu', '楚の上蔡'] },
  summary: [
    '秦朝丞相，秦始皇统一天下的首要谋臣。楚国上蔡人，少为郡小吏，从荀子学“帝王之术”，后西入秦国。公元前237年上《谏逐客书》劝阻驱逐客卿，渐居高位。他力主郡县，以小篆统一文字，又奏请焚书。始皇死后与赵高合谋伪造遗诏，终被赵高构陷，腰斩于咸阳。',
    'Chancellor of Qin and chief architect of the First Emperor’s state. A minor clerk from Chu, he studied under Xunzi, went west to Qin and in 237 BC dissuaded its king from expelling foreign advisers. He argued for commanderies instead of fiefs, standardised the script and proposed the burning of books. After the emperor’s death he joined Zhao Gao in forging the will; Zhao Gao then had him executed.',
    'Chancelier du Qin et principal artisan de l’État du Premier Empereur. Petit scribe du Chu, il étudie auprès de Xunzi, gagne le Qin et, en 237 av. J.-C., dissuade le roi d’en chasser les conseillers étrangers. Il défend les commanderies contre les fiefs, normalise l’écriture et propose de brûler les livres. À la mort de l’empereur, il falsifie le testament avec Zhao Gao, qui le fait ensuite exécuter.',
    'Canciller de Qin y principal artífice del Estado del Primer Emperador. Modesto escribiente de Chu, estudió con Xunzi, marchó a Qin y en 237 a. C. disuadió al rey de expulsar a los consejeros extranjeros. Defendió las comandancias frente a los feudos, unificó la escritura y propuso quemar los libros. Muerto el emperador, falsificó con Zhao Gao el testamento; Zhao Gao lo hizo después ejecutar.',
    '秦の丞相で、始皇帝の天下統一を支えた第一の臣。楚の上蔡の小役人から荀子に学び、西の秦に赴いた。紀元前237年、「諫逐客書」を奉って他国出身者の追放を思いとどまらせ、次第に重用される。郡県制を主張し、小篆によって文字を統一し、焚書を建議した。始皇帝の死後は趙高と遺詔を偽造したが、やがてその趙高に陥れられ、咸陽で処刑された。',
  ],
  events: [
    { when: '-0247', title: ['辞别荀子，西入秦国，为吕不韦舍人', 'Leaves his teacher Xunzi for Qin and enters the service of Lü Buwei', 'Quitte son maître Xunzi pour le Qin et entre au service de Lü Buwei', 'Deja a su maestro Xunzi, parte a Qin y entra al servicio de Lü Buwei', '師の荀子のもとを去って秦に入り、呂不韋に仕える'], at: 'xianyang', weight: 1, source: ['shiji', '87'] },
    { when: '-0237', title: ['上《谏逐客书》，秦王收回逐客令', 'Writes his memorial against the expulsion of foreigners; the king revokes the order', 'Son mémoire contre l’expulsion des étrangers fait annuler le décret', 'Su memorial contra la expulsión de extranjeros hace revocar la orden', '「諫逐客書」を奉り、秦王は逐客令を撤回する'], at: 'xianyang', weight: 2, with: ['qin-shi-huang'], source: ['shiji', '87'] },
    { when: '-0221', title: ['廷议力主郡县，书同文字', 'Wins the debate for commanderies and has the script made uniform', 'Fait prévaloir les commanderies et unifier l’écriture', 'Impone las comandancias en el debate y hace unificar la escritura', '廷議で郡県制を主張し、文字を統一する'], at: 'xianyang', weight: 3, with: ['qin-shi-huang', 'qin-dynasty'], source: ['shiji', '6'] },
    { when: '-0210', title: ['与赵高合谋，伪诏立胡亥，逼死扶苏', 'Joins Zhao Gao in a forged edict that raises Huhai and kills Prince Fusu', 'Forge avec Zhao Gao l’édit qui élève Huhai et tue le prince Fusu', 'Falsifica con Zhao Gao el edicto que eleva a Huhai y mata al príncipe Fusu', '趙高と遺詔を偽り、胡亥を立て扶蘇を死に追い込む'], at: 'shaqiu', weight: 2, source: ['shiji', '87'] },
    { when: '-0208', title: ['被诬谋反，腰斩于咸阳，夷三族', 'Cut in two at Xianyang on a false charge of treason; his kin perish with him', 'Coupé en deux à Xianyang sur une fausse accusation ; sa parenté périt avec lui', 'Partido en dos en Xianyang por una falsa acusación; su parentela muere con él', '謀反の罪を着せられ、咸陽で腰斬、一族も殺される'], at: 'xianyang', weight: 2, source: ['shiji', '87'] },
  ],
  relations: [
    { word: 'minister-of', to: 'qin-shi-huang', when: ['-0237', '-0210'], source: ['shiji', '87'] },
    { word: 'minister-of', to: 'qin-dynasty', when: ['-0221', '-0208'], note: ['始皇、二世两朝为相，前后亲见帝国的兴与崩', 'He served the first and the second emperor and saw both the making and the breaking of the empire', 'Il servit les deux empereurs et vit l’empire se faire puis se défaire', 'Sirvió a los dos emperadores y vio hacerse y deshacerse el imperio', '始皇帝・二世に仕え、帝国の成立と崩壊をともに見た'], source: ['shiji', '87'] },
    { word: 'persecuted', to: 'confucianism', when: '-0213', note: ['请焚民间《诗》《书》百家语，唯医药、卜筮、种树之书不禁', 'His proposal burned private copies of the Odes, the Documents and the schools, sparing medicine, divination and farming', 'Sa proposition fit brûler les exemplaires privés des Odes, des Documents et des écoles, hors médecine, divination et agriculture', 'Su propuesta quemó los ejemplares privados de las Odas, los Documentos y las escuelas, salvo medicina, adivinación y agricultura', '民間の詩・書・諸子の書を焼かせ、医薬・卜筮・農業の書だけを除いた'], source: ['shiji', '6'] },
    { word: 'reformed', to: 'qin-dynasty', when: ['-0221', '-0213'], source: ['cambridge-china', '1, ch. 1'] },
  ],
});
