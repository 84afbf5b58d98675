import { subject } from '../subject.ts';

export default subject({
  id: 'justinian',
  kind: 'person',
  region: 'europe',
  names: ['查士丁尼一世', 'Justinian I', 'Justinien Ier', 'Justiniano I', 'ユスティニアヌス一世'],
  otherNames: [['查士丁尼大帝'], ['Justinian the Great', 'Justinian'], ['Justinien le Grand', 'Justinien'], ['Justiniano el Grande', 'Justiniano'], ['ユスティニアヌス大帝']],
  times: [
    { role: 'life', span: ['0482~', '0565-11-14'], source: ['cambridge-byzantine'] },
    { role: 'reign', span: ['0527-04-01', '0565-11-14'], source: ['cambridge-byzantine'] },
  ],
  place: { at: [41.9, 21.61], name: ['陶雷西乌姆（今斯科普里附近）', 'Tauresium, near Skopje', 'Tauresium, près de Skopje', 'Tauresio, cerca de Skopie', 'タウレシウム（スコピエ近郊）'] },
  summary: [
    '拜占庭皇帝，生于巴尔干的拉丁语农家，随舅父查士丁入京，527年即位。他命特里波尼安等编成《民法大全》，在尼卡暴动后重建圣索菲亚大教堂，遣贝利萨留收复北非与意大利。542年前后，大瘟疫席卷都城。他与皇后狄奥多拉的时代，既是罗马复兴的顶点，也耗尽了帝国的财力。',
    'Emperor at Constantinople, born to a Latin-speaking peasant family in the Balkans. His jurists gathered Roman law into the Code, Digest and Institutes; his architects raised Hagia Sophia after the Nika riot; his general Belisarius took back Africa and much of Italy. Plague struck in 542 and war with Persia never long ceased. With his wife Theodora he ruled at the last height of Roman power, and at ruinous cost.',
    'Empereur d’Orient, né dans une famille paysanne latinophone des Balkans. Ses juristes rassemblent le droit romain dans le Code, le Digeste et les Institutes ; ses architectes élèvent Sainte-Sophie après la sédition Nika ; son général Bélisaire reprend l’Afrique et une partie de l’Italie. La peste frappe en 542 et la guerre perse renaît sans cesse. Avec Théodora, il porte Rome à un dernier sommet, à un prix ruineux.',
    'Emperador de Oriente, nacido en una familia campesina de habla latina en los Balcanes. Sus juristas reunieron el derecho romano en el Código, el Digesto y las Instituciones; sus arquitectos alzaron Santa Sofía tras la revuelta de Niká; su general Belisario recuperó África y parte de Italia. La peste golpeó en 542 y la guerra persa renacía siempre. Con Teodora llevó a Roma a su última cumbre, a un coste ruinoso.',
    'バルカンのラテン語を話す農家に生まれたビザンツ皇帝。トリボニアヌスらに『ローマ法大全』を編ませ、ニカの乱で焼けたハギア・ソフィアを再建し、ベリサリウスを送って北アフリカとイタリアを奪い返した。542年には疫病が都を襲い、ペルシアとの戦争も絶えなかった。皇后テオドラと共に、ローマ最後の栄光を大きな代償のもとに築いた。',
  ],
  events: [
    { when: '0529-04-07', title: ['颁布《查士丁尼法典》初编', 'Promulgates the first edition of his Code', 'Promulgue la première édition de son Code', 'Promulga la primera edición de su Código', '勅法彙纂の初版を公布する'], at: 'constantinople', weight: 3, source: ['codex-justinianus', 'Const. Summa'] },
    { when: '0532-01', title: ['尼卡暴动焚毁市中心，被血腥镇压', 'Survives the Nika riot, put down with thousands of dead', 'Échappe à la sédition Nika, écrasée dans le sang', 'Sobrevive a la revuelta de Niká, aplastada con miles de muertos', 'ニカの乱が起こり、数万の死者を出して鎮圧される'], at: 'constantinople', weight: 2, source: ['procopius-wars', '1.24'] },
    { when: '0533-09', title: ['贝利萨留进入迦太基，汪达尔王国覆亡在即', 'His general Belisarius enters Carthage and takes Africa from the Vandals', 'Son général Bélisaire entre à Carthage et reprend l’Afrique aux Vandales', 'Su general Belisario entra en Cartago y arrebata África a los vándalos', '将軍ベリサリウスがカルタゴに入り、ヴァンダル王国を倒す'], at: 'carthage', weight: 2, source: ['procopius-wars', '3.20'] },
    { when: '0537-12-27', title: ['新建的圣索菲亚大教堂落成', 'Inaugurates the rebuilt Hagia Sophia', 'Inaugure Sainte-Sophie reconstruite', 'Inaugura la reconstruida Santa Sofía', '再建したハギア・ソフィアの献堂式を行う'], at: 'hagia-sophia', weight: 3, with: ['hagia-sophia'], source: ['mainstone-hagia-sophia'] },
    { when: '0542', title: ['鼠疫传入君士坦丁堡，皇帝也染病后痊愈', 'Falls ill and recovers as plague ravages Constantinople', 'Tombe malade et guérit quand la peste ravage Constantinople', 'Enferma y sana mientras la peste asuela Constantinopla', '都に疫病が広がり、皇帝も罹って回復する'], at: 'constantinople', weight: 3, source: ['procopius-wars', '2.22–23'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'byzantine-empire', when: ['0527', '0565'], source: ['cambridge-byzantine'] },
    { word: 'builder-of', to: 'hagia-sophia', when: ['0532', '0537'], source: ['procopius-buildings', '1.1'] },
    { word: 'conquered', to: 'rome', when: '0536-12', note: ['贝利萨留不战入城，此后罗马在哥特战争中数度易手', 'Belisarius entered unopposed; in the Gothic War that followed the city changed hands several times', 'Bélisaire y entra sans combat ; la ville changera plusieurs fois de mains pendant la guerre des Goths', 'Belisario entró sin lucha; en la guerra gótica la ciudad cambió varias veces de manos', 'ベリサリウスが無血で入城したが、その後の戦争で都は何度も奪い合われた'], source: ['procopius-wars', '5.14'] },
    { word: 'conquered', to: 'carthage', when: '0533-09', source: ['procopius-wars', '3.20–21'] },
    { word: 'enemy-of', to: 'sasanian-empire', when: ['0527', '0562'], source: ['procopius-wars', '1–2'] },
    { word: 'buried-in', to: 'constantinople', when: '0565', source: ['cambridge-byzantine'] },
  ],
  same: { wikidata: 'Q41866' },
});
