import { subject } from '../subject.ts';

export default subject({
  id: 'great-zimbabwe',
  kind: 'site',
  region: 'africa',
  names: ['大津巴布韦', 'Great Zimbabwe', 'Grand Zimbabwe', 'Gran Zimbabue', 'グレート・ジンバブエ'],
  otherNames: [['大津巴布韦遗址', '石头城'], ['Great Zimbabwe ruins', 'Dzimba-dza-mabwe'], ['ruines du Grand Zimbabwe'], ['ruinas del Gran Zimbabue'], ['大ジンバブエ', 'グレート・ジンバブエ遺跡']],
  times: [
    { role: 'made', span: ['1100~', '1450~'], source: ['garlake-zimbabwe'] },
  ],
  place: { at: [-20.2675, 30.9333], name: ['津巴布韦马斯温戈附近', 'Near Masvingo, Zimbabwe', 'près de Masvingo, Zimbabwe', 'cerca de Masvingo, Zimbabue', 'ジンバブエ、マスヴィンゴ近郊'] },
  summary: [
    '南部非洲绍纳人祖先所建的石城遗址，中世纪一个内陆王国的都城。十二至十五世纪，居民以不用灰浆的花岗岩墙围起山顶与谷地，其中“大围场”外墙高十一米，内有圆锥形石塔。城以牛群和经索法拉外销的黄金致富，出土有中国瓷器与波斯陶器，以及皂石雕刻的鸟。约1450年后被废弃。',
    'Ruined stone city of the ancestors of the Shona, capital of an inland kingdom in medieval southern Africa. Between the twelfth and fifteenth centuries its people enclosed hill and valley with granite walls laid without mortar; the Great Enclosure stands eleven metres high. Its wealth was cattle, and gold sold through Sofala; finds include Chinese and Persian ware and carved soapstone birds. It was abandoned after about 1450.',
    'Cité de pierre en ruine des ancêtres des Shona, capitale d’un royaume intérieur de l’Afrique australe médiévale. Du XIIe au XVe siècle, ses habitants entourent colline et vallée de murs de granite sans mortier ; la Grande Enceinte atteint onze mètres. Bétail et or vendu par Sofala font sa richesse ; on y a trouvé des céramiques chinoises et persanes et des oiseaux de stéatite. Elle est délaissée après 1450 environ.',
    'Ciudad de piedra en ruinas de los antepasados de los shona, capital de un reino interior del África austral medieval. Entre los siglos XII y XV sus habitantes cercaron colina y valle con muros de granito sin mortero; el Gran Recinto alcanza once metros. Su riqueza fue el ganado y el oro que salía por Sofala; hay cerámica china y persa y aves talladas en esteatita. Se abandonó después de 1450.',
    'ショナ人の祖先が築いた石造都市の遺跡で、中世アフリカ南部の内陸王国の都。十二世紀から十五世紀にかけて、丘と谷を漆喰を使わない花崗岩の壁で囲んだ。「大囲壁」は高さ十一メートルに達する。牛と、ソファラから輸出された金が富の源で、中国やペルシアの陶磁器、石鹸石の鳥の彫刻が出土した。1450年頃以降に放棄された。',
  ],
  events: [
    { when: '1300~', title: ['大围场的外墙开始砌筑', 'Work on the walls of the Great Enclosure begins', 'On commence les murs de la Grande Enceinte', 'Comienzan los muros del Gran Recinto', '大囲壁の石壁の建設が始まる'], at: 'great-zimbabwe', weight: 2, source: ['garlake-zimbabwe'] },
    { when: '1552', title: ['巴罗斯据索法拉传闻记述内陆的石堡', 'João de Barros describes the stone fortress from reports of Sofala', 'João de Barros décrit la forteresse de pierre d’après Sofala', 'João de Barros describe la fortaleza de piedra según noticias de Sofala', 'バロスがソファラの報告から石の砦を記す'], weight: 1, source: ['barros-asia', '1.10.1'] },
    { when: '1871-09', title: ['德国人毛赫到访，误认作示巴女王之宫', 'Karl Mauch reaches the ruins and takes them for the Queen of Sheba’s palace', 'Karl Mauch atteint les ruines et y voit le palais de la reine de Saba', 'Karl Mauch llega a las ruinas y las toma por el palacio de la reina de Saba', 'マウフが訪れ、シバの女王の宮殿と誤る'], at: 'great-zimbabwe', weight: 2, source: ['garlake-zimbabwe'] },
    { when: '1929', title: ['卡顿－汤普森以发掘证明其为非洲人所建', 'Caton-Thompson’s excavation proves the city African and medieval', 'Les fouilles de Caton-Thompson prouvent une origine africaine et médiévale', 'La excavación de Caton-Thompson prueba su origen africano y medieval', 'ケイトン＝トンプソンの発掘がアフリカ人の建設を証明する'], at: 'great-zimbabwe', weight: 3, source: ['caton-thompson-zimbabwe'] },
  ],
  relations: [
    { word: 'traded-with', to: 'ming-dynasty', when: ['1368~', '1450~'], note: ['贸易是间接的：中国青瓷经基尔瓦与索法拉辗转运到内陆', 'The trade was indirect: Chinese celadon came inland by way of Kilwa and Sofala', 'Le commerce était indirect : le céladon chinois arrivait par Kilwa et Sofala', 'El comercio era indirecto: el celadón chino llegaba por Kilwa y Sofala', '交易は間接的で、中国の青磁はキルワやソファラを経て内陸に届いた'], source: ['garlake-zimbabwe'] },
    { word: 'legend-of', to: 'phoenicians', when: ['1871', '1929'], note: ['殖民时代的作者不信非洲人能筑此城，硬归之于腓尼基人，考古已否定此说', 'Colonial writers who would not credit Africans gave it to the Phoenicians; excavation refuted them', 'Des auteurs coloniaux, refusant de créditer des Africains, l’attribuaient aux Phéniciens ; les fouilles les démentent', 'Autores coloniales, reacios a reconocer a los africanos, la atribuían a los fenicios; la excavación los refutó', '植民地時代の著者はアフリカ人の作と認めずフェニキア人に帰したが、発掘により否定された'], source: ['caton-thompson-zimbabwe'] },
    { word: 'legend-of', to: 'jerusalem', when: '1871', note: ['毛赫以为山上的建筑仿照耶路撒冷的所罗门圣殿', 'Mauch thought the building on the hill a copy of Solomon’s temple in Jerusalem', 'Mauch prit l’édifice de la colline pour une copie du temple de Salomon à Jérusalem', 'Mauch creyó que el edificio de la colina copiaba el templo de Salomón en Jerusalén', 'マウフは丘の建物をエルサレムのソロモン神殿の模倣と考えた'], source: ['garlake-zimbabwe'] },
    { word: 'compared-with', to: 'kingdom-of-aksum', note: ['撒哈拉以南两处最著名的古代石造都城', 'The two best-known ancient stone capitals south of the Sahara', 'Les deux capitales de pierre les plus connues au sud du Sahara', 'Las dos capitales de piedra más conocidas al sur del Sahara', 'サハラ以南で最も名高い二つの石造の都'], source: ['cambridge-africa', '3'] },
  ],
});
