import { subject } from '../subject.ts';

export default subject({
  id: 'harun-al-rashid',
  kind: 'person',
  region: 'near-east',
  names: ['哈伦·拉希德', 'Harun al-Rashid', 'Haroun al-Rachid', 'Harún al-Rashid', 'ハールーン・アッ＝ラシード'],
  otherNames: [['诃论', '拉希德'], ['Aaron the Upright'], ['Hâroun ar-Rachîd'], ['Harún ar-Rashid'], ['ハールーン・アル＝ラシード']],
  times: [
    { role: 'life', span: ['0766?', '0809-03-24'], source: ['al-tabari', 'year 193'] },
    { role: 'reign', span: ['0786-09', '0809-03-24'], source: ['al-tabari', 'years 170–193'] },
  ],
  place: { at: [33.3406, 44.4009], name: ['巴格达', 'Baghdad', 'Bagdad', 'Bagdad', 'バグダード'] },
  summary: [
    '阿拔斯王朝第五任哈里发，在位时帝国声势最盛。他生于赖伊，前期把政务交给巴尔马克家族，803年却骤然铲除其势力。他多次亲征拜占庭，与查理曼互通使节，晚年常驻拉卡，809年东征途中病逝于图斯。他把国土分给诸子的安排引发内战，《一千零一夜》则使他成为传奇。',
    'Fifth caliph of the Abbasid dynasty, under whom the empire stood at the height of its fame. Born at Rayy, he left government to the Barmakid family until he struck them down in 803. He led campaigns against Byzantium, exchanged embassies with Charlemagne and died at Tus. His division of power among his sons brought civil war; the Thousand and One Nights made him a legend.',
    'Cinquième calife abbasside, sous lequel l’empire atteint le sommet de sa renommée. Né à Rayy, il laisse les affaires aux Barmécides, qu’il abat brutalement en 803. Il mène campagne contre Byzance, échange des ambassades avec Charlemagne et meurt à Tus. Le partage du pouvoir entre ses fils provoque une guerre civile. Les Mille et Une Nuits ont fait de lui un personnage de légende.',
    'Quinto califa abasí, bajo cuyo gobierno el imperio alcanzó la cima de su fama. Nacido en Rayy, dejó los asuntos en manos de los barmecidas, a los que derribó bruscamente en 803. Hizo campañas contra Bizancio, intercambió embajadas con Carlomagno y murió en Tus. El reparto del poder entre sus hijos trajo la guerra civil; Las mil y una noches lo convirtieron en leyenda.',
    'アッバース朝第五代カリフで、帝国の名声が最も高まった時代の君主。レイに生まれ、政務をバルマク家に委ねたが、803年に突然これを粛清した。ビザンツ帝国へたびたび親征し、カール大帝と使節を交わし、ラッカに長く滞在した。息子たちへの権力の分割は死後に内戦を招いた。『千夜一夜物語』の登場人物としても名高い。',
  ],
  events: [
    { when: '0786-09', title: ['兄长哈迪猝死，即哈里发位', 'Becomes caliph at the sudden death of his brother al-Hadi', 'Devient calife à la mort subite de son frère al-Hadi', 'Llega a califa por la muerte repentina de su hermano al-Hadi', '兄ハーディーの急死によりカリフとなる'], at: 'baghdad', weight: 2, with: ['abbasid-caliphate'], source: ['al-tabari', 'year 170'] },
    { when: '0802-07-20', title: ['他所赠的大象抵达亚琛的查理曼宫廷', 'The elephant he sent reaches Charlemagne at Aachen', 'L’éléphant qu’il a envoyé parvient à Charlemagne à Aix-la-Chapelle', 'El elefante que envió llega ante Carlomagno en Aquisgrán', '贈った象がアーヘンのカール大帝のもとに届く'], at: 'aachen', weight: 1, with: ['charlemagne'], source: ['royal-frankish-annals', 'year 802'] },
    { when: '0803-01', title: ['处死贾法尔，铲除巴尔马克家族', 'Has Ja‘far executed and breaks the Barmakid family', 'Fait exécuter Ja‘far et abat la famille des Barmécides', 'Hace ejecutar a Yafar y acaba con los barmecidas', 'ジャアファルを処刑し、バルマク家を粛清する'], weight: 2, source: ['al-tabari', 'year 187'] },
    { when: '0806', title: ['亲征小亚细亚，迫使拜占庭皇帝纳贡', 'Invades Asia Minor and forces the Byzantine emperor to pay tribute', 'Envahit l’Asie Mineure et impose tribut à l’empereur byzantin', 'Invade Asia Menor e impone tributo al emperador bizantino', '小アジアに親征し、ビザンツ皇帝に貢納を課す'], weight: 2, with: ['byzantine-empire'], source: ['al-tabari', 'year 190'] },
    { when: '0809-03-24', title: ['东征呼罗珊途中病逝于图斯', 'Dies at Tus on the way to put down revolt in Khurasan', 'Meurt à Tus en marche contre la révolte du Khorassan', 'Muere en Tus cuando marchaba contra la rebelión de Jorasán', 'ホラーサーンへの遠征中、トゥースで没する'], at: 'tus', weight: 2, source: ['al-tabari', 'year 193'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'abbasid-caliphate', when: ['0786', '0809'], source: ['al-tabari', 'years 170–193'] },
    { word: 'lived-in', to: 'baghdad', when: ['0786', '0796'], note: ['796年后他多居幼发拉底河畔的拉卡，以便对拜占庭用兵', 'After 796 he lived mostly at Raqqa on the Euphrates, nearer the Byzantine front', 'Après 796, il réside surtout à Raqqa, sur l’Euphrate, plus près du front byzantin', 'Después de 796 residió sobre todo en Raqqa, junto al Éufrates, más cerca del frente bizantino', '796年以降は対ビザンツ戦に便利なユーフラテス河畔のラッカに多く住んだ'], source: ['kennedy-caliphs'] },
    { word: 'relative-of', to: 'muhammad', note: ['阿拔斯家族出自先知的叔父阿拔斯', 'His dynasty descended from al-Abbas, an uncle of the Prophet', 'Sa dynastie descendait d’al-Abbas, oncle du Prophète', 'Su dinastía descendía de al-Abbás, tío del Profeta', 'アッバース家は預言者の叔父アッバースの子孫である'], source: ['al-tabari'] },
    { word: 'enemy-of', to: 'byzantine-empire', when: ['0797', '0806'], source: ['al-tabari', 'years 181–190'] },
    { word: 'worships', to: 'islam', source: ['al-tabari'] },
  ],
});
