import { subject } from '../subject.ts';

export default subject({
  id: 'song-dynasty',
  kind: 'polity',
  region: 'east-asia',
  names: ['宋朝', 'Song dynasty', 'Dynastie Song', 'Dinastía Song', '宋'],
  otherNames: [['大宋', '北宋', '南宋', '赵宋'], ['Sung dynasty', 'Northern Song', 'Southern Song'], ['les Song', 'Song du Nord', 'Song du Sud'], ['los Song', 'Song del Norte', 'Song del Sur'], ['宋王朝', '北宋', '南宋']],
  times: [
    { role: 'span', span: ['0960-02-04', '1279-03-19'], source: ['song-shi', '1, 47'] },
  ],
  place: { at: [34.797, 114.35], name: ['东京开封', 'Kaifeng, its first capital', 'Kaifeng, sa première capitale', 'Kaifeng, su primera capital', '最初の都・開封'] },
  summary: [
    '赵匡胤于公元960年陈桥兵变后建立的王朝，先都开封，1127年汴京陷于金，宗室南渡，定都临安。宋以文官治国，科举大开，武备则屡屈于辽、夏、金，岁输银绢以求和。其间城市繁荣，出现纸币“交子”，活字印刷、火药、指南针用于实际，海舶远航印度洋，理学集成于朱熹。1279年厓山一战，亡于蒙古。',
    'A Chinese dynasty founded by a mutinous general in 960 and ruled by examined civil servants. It bought peace from northern neighbours, lost Kaifeng and half the country to the Jurchen in 1127, and lived on in Hangzhou until the Mongols destroyed it. Poor in conquests, it was rich in almost everything else: paper money, movable type, gunpowder, the ship’s compass, great cities, landscape painting and a renewed Confucian philosophy.',
    'Dynastie chinoise fondée en 960 par un général porté au trône par ses troupes, puis gouvernée par des fonctionnaires lettrés. Elle achète la paix à ses voisins du Nord, perd Kaifeng et la moitié du pays devant les Jurchen en 1127 et survit à Hangzhou jusqu’aux Mongols. Pauvre en conquêtes, elle est riche du reste : papier-monnaie, caractères mobiles, poudre, boussole, villes immenses, paysage peint, confucianisme rénové.',
    'Dinastía china fundada en 960 por un general alzado por sus tropas y gobernada después por funcionarios letrados. Compró la paz a los vecinos del norte, perdió Kaifeng y medio país ante los yurchen en 1127 y sobrevivió en Hangzhou hasta que la destruyeron los mongoles. Pobre en conquistas, fue rica en lo demás: papel moneda, tipos móviles, pólvora, brújula, grandes ciudades, pintura de paisaje y un confucianismo renovado.',
    '960年に趙匡胤が建てた中国の王朝。科挙で選ばれた文官が国を治め、遼・西夏・金には銀と絹を贈って和を保った。1127年に金が開封を落とすと江南に逃れ、臨安（杭州）を都とする。武には劣ったが、紙幣、活字、火薬、羅針盤、活気ある都市、山水画、朱熹の大成した新儒学など、文化と経済は空前の高みに達した。1279年、モンゴルに滅ぼされた。',
  ],
  events: [
    { when: '0960-02-04', title: ['陈桥兵变后赵匡胤称帝，建立宋朝', 'Zhao Kuangyin is made emperor by his troops and founds the Song', 'Zhao Kuangyin, porté au trône par ses troupes, fonde les Song', 'Zhao Kuangyin, alzado al trono por sus tropas, funda los Song', '趙匡胤が軍に推されて即位し、宋を建てる'], at: 'kaifeng', weight: 3, source: ['song-shi', '1'] },
    { when: '1005-01', title: ['与辽订立澶渊之盟，岁输银绢', 'Makes the peace of Chanyuan and pays the Liao a yearly tribute', 'Conclut la paix de Chanyuan et verse aux Liao un tribut annuel', 'Firma la paz de Chanyuan y paga a los Liao un tributo anual', '遼と澶淵の盟を結び、歳幣を贈る'], at: 'chanyuan', weight: 2, source: ['song-shi', '7'] },
    { when: '1127', title: ['靖康之变，徽、钦二帝被金人掳去北方', 'The Jurchen carry two emperors away from fallen Kaifeng', 'Les Jurchen emmènent deux empereurs captifs de Kaifeng', 'Los yurchen se llevan cautivos de Kaifeng a dos emperadores', '靖康の変で徽宗・欽宗が金に連れ去られる'], at: 'kaifeng', weight: 3, source: ['song-shi', '23'] },
    { when: '1138', title: ['南宋定都临安', 'Settles its capital at Hangzhou in the south', 'Fixe sa capitale à Hangzhou, dans le Sud', 'Fija su capital en Hangzhou, en el sur', '南宋が臨安を都と定める'], at: 'hangzhou', weight: 2, source: ['song-shi', '29'] },
    { when: '1279-03-19', title: ['厓山海战，陆秀夫负幼帝赴海', 'Ends at Yashan, where a minister leaps into the sea with the child emperor', 'S’éteint à Yashan, où un ministre se jette à la mer avec l’empereur enfant', 'Se extingue en Yashan, donde un ministro se arroja al mar con el emperador niño', '厓山に敗れ、陸秀夫が幼帝を背負い入水する'], at: 'yashan', weight: 3, with: ['mongol-empire', 'kublai-khan'], source: ['song-shi', '47'] },
  ],
  relations: [
    { word: 'warred-with', to: 'mongol-empire', when: ['1235', '1279'], source: ['cambridge-china', 'vol. 5'] },
    { word: 'revived', to: 'confucianism', when: ['1050~', '1200'], note: ['周、二程至朱熹所建的理学，成为此后七百年的正统', 'The philosophy built up to Zhu Xi remained orthodox for seven centuries', 'La philosophie élaborée jusqu’à Zhu Xi reste orthodoxe pendant sept siècles', 'La filosofía elaborada hasta Zhu Xi fue ortodoxia durante siete siglos', '朱熹に至って大成した理学は、以後七百年の正統となった'], source: ['kuhn-confucian-rule'] },
    { word: 'commented-on', to: 'analects', when: '1190', note: ['朱熹将《论语》编入“四书”，其集注后为科举定本', 'Zhu Xi placed it among the Four Books; his commentary became the examination text', 'Zhu Xi le place parmi les Quatre Livres ; son commentaire devient la norme des examens', 'Zhu Xi lo incluyó en los Cuatro Libros; su comentario fue luego norma de los exámenes', '朱熹が四書に加え、その集注はのちの科挙の標準となった'], source: ['zhu-xi-sishu'] },
    { word: 'traded-with', to: 'silk-road', when: ['0971', '1276'], source: ['song-shi', '186'] },
    { word: 'influenced', to: 'ming-dynasty', when: ['1355', '1367'], note: ['明的前身红巾军奉“小明王”，以复宋为号召', 'The Ming grew out of the Red Turbans, who fought under a pretender for the return of the Song', 'Les Ming sortent des Turbans rouges, qui combattaient pour un prétendant et le retour des Song', 'Los Ming surgieron de los Turbantes Rojos, que luchaban por un pretendiente y el retorno de los Song', '明の母体となった紅巾軍は小明王を奉じ、宋の復興を掲げていた'], source: ['ming-shi', '122'] },
  ],
  same: { wikidata: 'Q7462' },
});
