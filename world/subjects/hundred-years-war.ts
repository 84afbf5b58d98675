import { subject } from '../subject.ts';

export default subject({
  id: 'hundred-years-war',
  kind: 'war',
  region: 'europe',
  names: ['百年战争', 'Hundred Years’ War', 'Guerre de Cent Ans', 'Guerra de los Cien Años', '百年戦争'],
  otherNames: [['英法百年战争'], ['Hundred Years War'], ['guerre de Cent Ans franco-anglaise'], ['Guerra de los Cien Años anglofrancesa'], ['英仏百年戦争']],
  times: [{ role: 'span', span: ['1337-05-24', '1453-10-19'], source: ['allmand-hundred-years-war'] }],
  place: { at: [48.8566, 2.3522], name: ['法兰西王国', 'Kingdom of France', 'royaume de France', 'reino de Francia', 'フランス王国'] },
  summary: [
    '1337年至1453年英法两国王室断续进行的战争，起于加斯科涅封地之争和爱德华三世对法国王位的要求。英军凭长弓先后在克雷西、普瓦捷、阿金库尔大胜，1420年的条约几乎使英王成为法王。贞德解奥尔良之围后局势逆转，法国重建常备军与炮兵，最终收复除加来以外的全部失地。“百年战争”之名始于十九世纪。',
    'A series of wars between the kings of England and France from 1337 to 1453, fought over Gascony and Edward III’s claim to the French crown. English archers won at Crécy, Poitiers and Agincourt, and the treaty of 1420 made Henry V heir of France. After Joan of Arc relieved Orléans the tide turned; French standing companies and artillery took back all but Calais. The name is modern.',
    'Suite de guerres entre les rois de France et d’Angleterre, de 1337 à 1453, pour la Guyenne et la couronne que réclamait Édouard III. Les archers anglais l’emportent à Crécy, Poitiers et Azincourt, et le traité de 1420 fait d’Henri V l’héritier de France. Orléans délivrée par Jeanne d’Arc, le sort tourne ; compagnies permanentes et artillerie reprennent tout, sauf Calais. Le nom date du XIXe siècle.',
    'Serie de guerras entre los reyes de Francia e Inglaterra, de 1337 a 1453, por Gascuña y por la corona francesa que reclamaba Eduardo III. Los arqueros ingleses vencieron en Crécy, Poitiers y Agincourt, y el tratado de 1420 hizo de Enrique V heredero de Francia. Liberada Orleans con Juana de Arco, cambió la suerte; las compañías permanentes y la artillería francesas recuperaron todo salvo Calais. El nombre es moderno.',
    '1337年から1453年まで断続したイングランドとフランスの両王家の戦争。ガスコーニュの領有とエドワード三世の王位要求から始まった。イングランド軍は長弓でクレシー、ポワティエ、アジャンクールに勝ち、1420年の条約で仏王位の継承権を得た。ジャンヌ・ダルクのオルレアン解放後に形勢が逆転し、フランスはカレーを除く全土を回復した。名称は近代のもの。',
  ],
  events: [
    { when: '1346-08-26', title: ['英军长弓手在克雷西大破法国骑兵', 'English archers destroy the French cavalry at Crécy', 'Les archers anglais brisent la chevalerie française à Crécy', 'Los arqueros ingleses deshacen a la caballería francesa en Crécy', 'クレシーで英軍の長弓兵が仏騎士軍を破る'], at: 'crecy', weight: 3, source: ['froissart', 'book 1'] },
    { when: '1356-09-19', title: ['普瓦捷之战，法王约翰二世被俘', 'King John II of France is captured at Poitiers', 'Le roi Jean II de France est pris à Poitiers', 'El rey Juan II de Francia es capturado en Poitiers', 'ポワティエで仏王ジャン二世が捕らえられる'], at: 'poitiers', weight: 2, source: ['froissart', 'book 1'] },
    { when: '1415-10-25', title: ['亨利五世在阿金库尔以少胜多', 'Henry V wins against the odds at Agincourt', 'Henri V l’emporte contre toute attente à Azincourt', 'Enrique V vence contra todo pronóstico en Agincourt', 'ヘンリー五世がアジャンクールで寡兵をもって勝つ'], at: 'agincourt', weight: 2, source: ['allmand-hundred-years-war'] },
    { when: '1429-05-08', title: ['奥尔良解围，战局逆转', 'The relief of Orléans turns the war', 'La délivrance d’Orléans renverse le cours de la guerre', 'La liberación de Orleans cambia el curso de la guerra', 'オルレアンの解放で戦局が逆転する'], at: 'orleans', weight: 3, with: ['joan-of-arc'], source: ['joan-nullification'] },
    { when: '1453-07-17', title: ['法军炮兵在卡斯蒂永取胜，英国失去加斯科涅', 'French guns win at Castillon and England loses Gascony', 'L’artillerie française gagne à Castillon ; la Guyenne est perdue pour l’Angleterre', 'La artillería francesa vence en Castillon e Inglaterra pierde Gascuña', 'カスティヨンで仏軍の大砲が勝り、英国はガスコーニュを失う'], at: 'castillon', weight: 3, source: ['allmand-hundred-years-war'] },
  ],
  relations: [
    { word: 'legend-of', to: 'trojan-war', note: ['英法两国王室都自称特洛伊人之后，各以布鲁图斯和弗兰库斯为祖', 'Both crowns claimed descent from Troy, the English through Brutus, the French through Francus', 'Les deux couronnes se disaient issues de Troie, l’anglaise par Brutus, la française par Francus', 'Ambas coronas decían descender de Troya: la inglesa por Bruto, la francesa por Franco', '両王家はともにトロイアの末裔を称し、英はブルートゥス、仏はフランクスを祖とした'], source: ['grandes-chroniques'] },
    { word: 'legend-of', to: 'charlemagne', note: ['法王出战所持的金焰旗，在《罗兰之歌》中是查理曼军中的旗帜', 'The Oriflamme that French kings took to war is Charlemagne’s banner in the Song of Roland', 'L’oriflamme que les rois de France portaient à la guerre est, dans la Chanson de Roland, celle de Charlemagne', 'La oriflama que los reyes de Francia llevaban a la guerra es en el Cantar de Roldán la de Carlomagno', '仏王が戦に掲げた旗オリフラムは、『ローランの歌』ではシャルルマーニュの軍旗である'], source: ['song-of-roland', '3093–3095'] },
    { word: 'compared-with', to: 'fall-of-constantinople', when: '1453', note: ['两者同年结束，史家常并举以示火炮时代的到来', 'Both ended in 1453, and both are cited for what the new guns could do', 'Toutes deux s’achèvent en 1453 et montrent la force nouvelle des canons', 'Ambas acaban en 1453 y muestran lo que podían los nuevos cañones', 'いずれも1453年に終わり、大砲の時代の到来を示す例とされる'], source: ['new-cambridge-medieval', 'vol. 7'] },
    { word: 'influenced', to: 'crusades', when: '1336', note: ['英法失和，教皇遂于1336年取消了腓力六世筹备中的东征', 'Because of the quarrel the pope called off in 1336 the crusade that Philip VI was preparing', 'Devant la querelle, le pape annula en 1336 la croisade que préparait Philippe VI', 'Ante la disputa, el papa canceló en 1336 la cruzada que preparaba Felipe VI', '両国の対立のため、教皇は1336年にフィリップ六世の準備した十字軍を取りやめた'], source: ['riley-smith-crusades'] },
  ],
  same: { wikidata: 'Q12551' },
});
