import { subject } from '../subject.ts';

export default subject({
  id: 'atahualpa',
  kind: 'person',
  region: 'americas',
  names: ['阿塔瓦尔帕', 'Atahualpa', 'Atahualpa', 'Atahualpa', 'アタワルパ'],
  otherNames: [['阿塔瓦利帕'], ['Atawallpa', 'Atabalipa'], ['Atabalipa'], ['Atabalipa', 'Atahuallpa'], ['アタバリパ']],
  times: [
    { role: 'life', span: ['1502?', '1533-07-26~'], source: ['hemming-incas'] },
    { role: 'reign', span: ['1532', '1533'], source: ['xerez'] },
  ],
  place: { at: [-7.157, -78.5128], name: ['卡哈马卡', 'Cajamarca', 'Cajamarca', 'Cajamarca', 'カハマルカ'] },
  summary: [
    '西班牙人入侵时的印加君主，印加帝国最后一位独立的萨帕·印卡。父亲瓦伊纳·卡帕克死后，他据守基多，与库斯科的兄长瓦斯卡尔内战数年而获胜。1532年11月，他带着几乎没有武装的随从进入卡哈马卡，被皮萨罗的一百六十余人擒获。他交出满屋金银作赎金，次年仍被绞死，死前受了洗。',
    'The last independent Sapa Inca, ruler of the Inca Empire when the Spaniards came. After the death of his father Huayna Capac he fought his half-brother Huascar for years and won. In November 1532 he entered Cajamarca with an almost unarmed retinue and was seized by Pizarro’s 168 men. He paid a room full of gold as ransom and was nevertheless garrotted the next year.',
    'Dernier Sapa Inca indépendant, souverain de l’Empire inca à l’arrivée des Espagnols. À la mort de son père Huayna Capac, il affronte pendant des années son demi-frère Huascar et l’emporte. En novembre 1532, il entre à Cajamarca avec une suite presque sans armes et tombe aux mains des 168 hommes de Pizarro. Il paie en rançon une salle remplie d’or, puis meurt étranglé l’année suivante.',
    'Último Sapa Inca independiente, soberano del Imperio inca a la llegada de los españoles. Muerto su padre Huayna Cápac, combatió durante años a su medio hermano Huáscar y lo venció. En noviembre de 1532 entró en Cajamarca con un séquito casi desarmado y cayó en manos de los 168 hombres de Pizarro. Pagó por rescate una habitación llena de oro y, aun así, murió agarrotado al año siguiente.',
    'スペイン人の侵入時に在位した、独立インカ帝国最後のサパ・インカ。父ワイナ・カパックの死後、異母兄弟ワスカルと数年にわたる内戦を戦って勝った。1532年11月、ほとんど武器を持たない供を連れてカハマルカに入り、ピサロの率いる168人に捕らえられる。一室を満たす金を身代金に払ったが、翌年、洗礼を受けたうえで絞殺された。',
  ],
  events: [
    { when: ['1529~', '1532'], title: ['与兄弟瓦斯卡尔争夺王位，内战获胜', 'Wins the civil war against his half-brother Huascar', 'Gagne la guerre civile contre son demi-frère Huascar', 'Gana la guerra civil contra su medio hermano Huáscar', '異母兄弟ワスカルとの内戦に勝つ'], at: 'quito', weight: 2, with: ['inca-empire'], source: ['cieza-senorio', '70–73'] },
    { when: '1532-11-16', title: ['在卡哈马卡广场被皮萨罗俘获', 'Is captured by Pizarro in the square of Cajamarca', 'Est capturé par Pizarro sur la place de Cajamarca', 'Es capturado por Pizarro en la plaza de Cajamarca', 'カハマルカの広場でピサロに捕らえられる'], at: 'cajamarca', weight: 3, with: ['inca-empire'], source: ['xerez'] },
    { when: '1532~', title: ['许以满屋黄金、两屋白银赎身', 'Offers a room filled with gold and two with silver for his freedom', 'Promet pour sa liberté une salle d’or et deux d’argent', 'Ofrece por su libertad una sala llena de oro y dos de plata', '自由と引き換えに一室の金と二室の銀を約束する'], at: 'cajamarca', weight: 2, source: ['xerez'] },
    { when: '1533-07-26~', title: ['受洗后在广场被绞死', 'Is garrotted in the square after accepting baptism', 'Est garrotté sur la place après avoir reçu le baptême', 'Es agarrotado en la plaza tras aceptar el bautismo', '洗礼を受けたのち広場で絞殺される'], at: 'cajamarca', weight: 3, source: ['xerez'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'inca-empire', when: ['1532', '1533'], source: ['xerez'] },
    { word: 'last-ruler-of', to: 'inca-empire', when: '1533', note: ['此后在库斯科加冕的印卡皆由西班牙人扶立，比尔卡班巴的小朝廷延续到1572年', 'Later Incas in Cuzco were set up by the Spaniards; a remnant state at Vilcabamba held out until 1572', 'Les Incas couronnés ensuite à Cuzco le furent par les Espagnols ; un réduit tint à Vilcabamba jusqu’en 1572', 'Los incas posteriores de Cuzco los pusieron los españoles; en Vilcabamba resistió un reducto hasta 1572', 'その後のクスコのインカはスペイン人の擁立で、ビルカバンバの残存勢力は1572年まで続いた'], source: ['hemming-incas'] },
    { word: 'adopted', to: 'christianity', when: '1533-07-26~', at: 'cajamarca', note: ['他接受洗礼，以换取绞刑代替火刑，使遗体得以保全', 'He accepted baptism so as to be strangled instead of burned, for his body had to survive', 'Il accepta le baptême pour être étranglé et non brûlé, son corps devant subsister', 'Aceptó el bautismo para morir estrangulado y no quemado, pues su cuerpo debía conservarse', '遺体を残すため、火刑でなく絞殺にしてもらう代わりに洗礼を受けた'], source: ['hemming-incas'] },
  ],
});
