import { subject } from '../subject.ts';

export default subject({
  id: 'christopher-columbus',
  kind: 'person',
  region: 'europe',
  names: ['克里斯托弗·哥伦布', 'Christopher Columbus', 'Christophe Colomb', 'Cristóbal Colón', 'クリストファー・コロンブス'],
  otherNames: [['哥伦布'], ['Columbus', 'Cristoforo Colombo'], ['Colomb', 'Cristoforo Colombo'], ['Colón', 'Cristoforo Colombo'], ['コロンブス', 'クリストバル・コロン']],
  times: [{ role: 'life', span: ['1451~', '1506-05-20'], source: ['phillips-columbus'] }],
  place: { at: [44.4056, 8.9463], name: ['热那亚', 'Genoa', 'Gênes', 'Génova', 'ジェノヴァ'] },
  summary: [
    '热那亚航海家，为卡斯蒂利亚王室四次横渡大西洋。他低估了地球的周长，以为向西可达马可·波罗笔下的中国与日本，1492年10月12日却在巴哈马登陆，至死仍自称到了亚洲边缘。他在伊斯帕尼奥拉建立殖民地，治理苛暴，1500年被锁解回国。他的航行使两个世界从此相连，也给美洲居民带来奴役与瘟疫。',
    'A Genoese navigator who crossed the Atlantic four times for the crown of Castile. Underrating the size of the earth, he sailed west for the Cathay of Marco Polo and on 12 October 1492 landed in the Bahamas; he never admitted that it was not Asia. His harsh rule of Hispaniola brought him home in chains. His voyages joined two worlds, to the ruin of most who lived in one.',
    'Navigateur génois qui franchit quatre fois l’Atlantique pour la couronne de Castille. Sous-estimant la taille de la Terre, il cherche à l’ouest le Cathay de Marco Polo et aborde le 12 octobre 1492 aux Bahamas, sans jamais admettre que ce n’est pas l’Asie. Son gouvernement brutal d’Hispaniola lui vaut de rentrer enchaîné. Ses voyages unissent deux mondes, pour le malheur des habitants de l’un.',
    'Navegante genovés que cruzó cuatro veces el Atlántico al servicio de la corona de Castilla. Calculó por lo bajo el tamaño de la Tierra, buscó por el oeste el Catay de Marco Polo y el 12 de octubre de 1492 llegó a las Bahamas, sin admitir nunca que no fueran Asia. Su duro gobierno de La Española lo devolvió encadenado. Sus viajes unieron dos mundos, para ruina de casi todos los habitantes de uno.',
    'カスティーリャ王権のために大西洋を四度横断したジェノヴァの航海者。地球の大きさを小さく見積もり、マルコ・ポーロの語るカタイを西に求めて、1492年10月12日バハマの島に上陸したが、そこがアジアでないとは最後まで認めなかった。エスパニョーラ島の苛酷な統治のため、1500年には鎖につながれて送還される。その航海は二つの世界を結び、先住の民に破滅をもたらした。',
  ],
  events: [
    { when: '1492-04-17', title: ['与双王签订圣菲协议', 'Signs the Capitulations of Santa Fe with the Catholic Monarchs', 'Signe les capitulations de Santa Fe avec les Rois catholiques', 'Firma las Capitulaciones de Santa Fe con los Reyes Católicos', 'カトリック両王とサンタ・フェ協約を結ぶ'], at: 'santa-fe-granada', weight: 2, source: ['phillips-columbus'] },
    { when: '1492-08-03', title: ['率三艘船从帕洛斯启航', 'Sails from Palos with three ships', 'Appareille de Palos avec trois navires', 'Zarpa de Palos con tres naves', '三隻の船でパロスを出航する'], at: 'palos', weight: 2, source: ['columbus-diario'] },
    { when: '1492-10-12', title: ['在泰诺人的瓜纳哈尼岛登陆', 'Lands on Guanahaní, an island of the Taíno', 'Aborde à Guanahani, île des Taïnos', 'Desembarca en Guanahaní, isla de los taínos', 'タイノ人の島グアナハニに上陸する'], at: 'guanahani', weight: 3, source: ['columbus-diario'] },
    { when: '1498-08', title: ['第三次航行到达南美大陆', 'Reaches the South American mainland on his third voyage', 'Atteint le continent sud-américain à son troisième voyage', 'Alcanza tierra firme sudamericana en el tercer viaje', '第三回航海で南米大陸に達する'], at: 'paria', weight: 2, source: ['las-casas-historia', '1'] },
    { when: '1506-05-20', title: ['在巴利亚多利德去世', 'Dies at Valladolid', 'Meurt à Valladolid', 'Muere en Valladolid', 'バリャドリードで没する'], at: 'valladolid', weight: 1, source: ['ferdinand-columbus', '108'] },
  ],
  relations: [
    { word: 'commented-on', to: 'marco-polo', note: ['他所藏拉丁文本《马可·波罗行纪》写有批注，现存塞维利亚；此书可能在首航之后才入手', 'His Latin copy of Polo’s book, with marginal notes, is kept at Seville; he may have acquired it only after 1492', 'Son exemplaire latin de Polo, annoté dans les marges, est à Séville ; il ne l’acquit peut-être qu’après 1492', 'Su ejemplar latino de Polo, con notas al margen, se guarda en Sevilla; quizá lo adquirió después de 1492', '書き込みのあるラテン語版『東方見聞録』がセビリアに残る。入手は1492年以後かもしれない'], source: ['phillips-columbus'] },
    { word: 'witnessed', to: 'alhambra', when: '1492-01-02', note: ['他在航海日记开头写道，亲见双王的旗帜升上阿尔罕布拉的塔楼', 'His journal opens with the royal banners that he saw raised on the towers of the Alhambra', 'Son journal s’ouvre sur les bannières royales qu’il vit hisser sur les tours de l’Alhambra', 'Su diario comienza con las banderas reales que vio poner en las torres de la Alhambra', '航海日誌の冒頭で、アルハンブラの塔に王旗が掲げられるのを見たと記す'], source: ['columbus-diario', 'prologue'] },
    { word: 'met', to: 'maya', when: '1502', at: 'guanaja', note: ['在瓜纳哈岛外，他拦下一艘装满货物的大独木舟，船上可能是玛雅商人', 'Off Guanaja he stopped a great trading canoe whose crew were probably Maya', 'Au large de Guanaja, il arrêta une grande pirogue marchande dont l’équipage était sans doute maya', 'Frente a Guanaja detuvo una gran canoa de mercaderes, probablemente mayas', 'グアナハ島沖で交易の大カヌーを止めた。乗っていたのはおそらくマヤ商人である'], source: ['ferdinand-columbus', '89'] },
    { word: 'wrote-about', to: 'jerusalem', when: '1492-12-26', note: ['他在日记里希望以所得黄金收复耶路撒冷', 'In his journal he hopes that the gold of the Indies will pay for the conquest of Jerusalem', 'Son journal espère que l’or des Indes paiera la conquête de Jérusalem', 'En su diario espera que el oro de las Indias pague la conquista de Jerusalén', '日誌に、得られる黄金をエルサレム奪回に充てたいと書く'], source: ['columbus-diario'] },
    { word: 'compared-with', to: 'vikings', note: ['早在他之前近五百年，格陵兰的诺斯人已到过纽芬兰', 'Norse sailors from Greenland had reached Newfoundland almost five centuries before him', 'Des Norrois du Groenland avaient atteint Terre-Neuve près de cinq siècles avant lui', 'Los nórdicos de Groenlandia habían llegado a Terranova casi cinco siglos antes', 'その約五百年前、グリーンランドのノース人がニューファンドランドに達していた'], source: ['phillips-columbus'] },
    { word: 'influenced', to: 'hernan-cortes', source: ['gomara'] },
  ],
  same: { wikidata: 'Q7322' },
});
