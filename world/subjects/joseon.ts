import { subject } from '../subject.ts';

export default subject({
  id: 'joseon',
  kind: 'polity',
  region: 'east-asia',
  names: ['朝鲜王朝', 'Joseon', 'Joseon', 'Joseon', '李氏朝鮮'],
  otherNames: [['李氏朝鲜', '李朝'], ['Chosŏn', 'Yi dynasty'], ['Choson', 'dynastie Yi'], ['Choson', 'dinastía Yi'], ['朝鮮王朝', '李朝']],
  times: [
    { role: 'span', span: ['1392-08', '1897-10'], source: ['joseon-sillok'] },
  ],
  place: { at: [37.5796, 126.9770], name: ['汉阳景福宫', 'Gyeongbok Palace, Hanyang', 'palais Gyeongbok, Hanyang', 'palacio Gyeongbok, Hanyang', '漢陽・景福宮'] },
  summary: [
    '统治朝鲜半岛五百余年的王朝，由高丽武将李成桂建立，都汉阳。它以儒学立国，设科举，两班士族执政，佛教则受抑制。世宗时创制训民正音，并测天文、修农书。十六世纪末遭日本入侵，1637年又屈服于清。此后社会长期稳定，至十九世纪列强环伺，1897年改国号为大韩帝国。',
    'The kingdom that ruled Korea for five centuries. Founded by the general Yi Seong-gye with its capital at Hanyang, it made Neo-Confucian learning its creed, filled its offices by examination and pushed Buddhism out of public life. Under King Sejong it gained its own alphabet. It survived the Japanese invasions of the 1590s and submission to the Qing, and became the Korean Empire in 1897.',
    'Royaume qui gouverna la Corée pendant cinq siècles. Fondé par le général Yi Seong-gye, avec Hanyang pour capitale, il prit pour doctrine le néoconfucianisme, recruta ses fonctionnaires par concours et écarta le bouddhisme de la vie publique. Sous le roi Sejong, il se dota d’un alphabet. Il survécut aux invasions japonaises et à la soumission aux Qing, puis devint en 1897 l’Empire coréen.',
    'Reino que gobernó Corea durante cinco siglos. Fundado por el general Yi Seong-gye, con capital en Hanyang, hizo del neoconfucianismo su doctrina, eligió a sus funcionarios por examen y apartó al budismo de la vida pública. Con el rey Sejong obtuvo su propio alfabeto. Sobrevivió a las invasiones japonesas y al sometimiento a los Qing, y en 1897 se convirtió en Imperio coreano.',
    '五百年余り朝鮮半島を治めた王朝。高麗の武将・李成桂が建国し、漢陽に都を置いた。朱子学を国の教えとし、科挙で選ばれた両班が政治を担う一方、仏教は抑えられた。世宗の代に訓民正音が作られる。十六世紀末には豊臣秀吉の侵攻を受け、1637年には清に服属した。1897年に国号を大韓帝国と改めた。',
  ],
  events: [
    { when: '1392-08', title: ['李成桂即位，高丽灭亡', 'Yi Seong-gye takes the throne and ends the Goryeo dynasty', 'Yi Seong-gye monte sur le trône et met fin au Goryeo', 'Yi Seong-gye sube al trono y pone fin a Goryeo', '李成桂が即位し、高麗が滅びる'], at: 'gaeseong', weight: 3, source: ['joseon-sillok'] },
    { when: '1394', title: ['迁都汉阳', 'Moves the capital to Hanyang, today Seoul', 'Transfère la capitale à Hanyang, aujourd’hui Séoul', 'Traslada la capital a Hanyang, la actual Seúl', '都を漢陽に移す'], at: 'hanyang', weight: 2, source: ['joseon-sillok'] },
    { when: '1446', title: ['世宗颁布训民正音', 'King Sejong proclaims the Korean alphabet', 'Le roi Sejong promulgue l’alphabet coréen', 'El rey Sejong promulga el alfabeto coreano', '世宗が訓民正音を公布する'], at: 'hanyang', weight: 3, source: ['hunminjeongeum'] },
    { when: '1637-02', title: ['仁祖在三田渡向清太宗投降', 'King Injo surrenders to the Qing at Samjeondo', 'Le roi Injo se rend aux Qing à Samjeondo', 'El rey Injo se rinde a los Qing en Samjeondo', '仁祖が三田渡で清の太宗に降伏する'], at: 'samjeondo', weight: 2, with: ['qing-dynasty'], source: ['joseon-sillok'] },
    { when: '1897-10', title: ['高宗称帝，改国号为大韩帝国', 'King Gojong proclaims himself emperor of Korea', 'Le roi Gojong se proclame empereur de Corée', 'El rey Gojong se proclama emperador de Corea', '高宗が皇帝に即位し、国号を大韓帝国とする'], at: 'hanyang', weight: 2, source: ['seth-korea'] },
  ],
  relations: [
    { word: 'vassal-of', to: 'ming-dynasty', when: ['1392', '1637'], note: ['国号“朝鲜”由明太祖选定，壬辰之役中明军来援', 'The first Ming emperor chose the name Joseon; in the 1590s Ming armies came to its rescue', 'Le premier empereur Ming choisit le nom de Joseon ; dans les années 1590, ses successeurs vinrent à son secours', 'El primer emperador Ming eligió el nombre de Joseon; en la década de 1590 los ejércitos Ming acudieron en su ayuda', '国号は明の洪武帝が選び、壬辰の役では明軍が来援した'], source: ['cambridge-china', '8'] },
    { word: 'vassal-of', to: 'qing-dynasty', when: ['1637', '1895'], source: ['seth-korea'] },
    { word: 'warred-with', to: 'qing-dynasty', when: ['1636-12', '1637-02'], source: ['joseon-sillok'] },
    { word: 'adopted', to: 'confucianism', when: ['1392', '1897'], source: ['seth-korea'] },
    { word: 'persecuted', to: 'buddhism', when: ['1406', '1566~'], note: ['没收寺田，裁减寺院与宗派，禁僧人出入都城', 'Temple lands were seized, orders merged and monks kept out of the capital', 'Les terres des temples furent saisies, les écoles fusionnées, les moines chassés de la capitale', 'Se confiscaron tierras de templos, se fusionaron escuelas y se vedó la capital a los monjes', '寺田を没収し、宗派を統合し、僧の都への出入りを禁じた'], source: ['seth-korea'] },
    { word: 'party-to', to: 'imjin-war', when: ['1592', '1598'], source: ['joseon-sillok'] },
  ],
  same: { wikidata: 'Q28179' },
});
