import { subject } from '../subject.ts';

export default subject({
  id: 'mongol-empire',
  kind: 'polity',
  region: 'east-asia',
  names: ['蒙古帝国', 'Mongol Empire', 'Empire mongol', 'Imperio mongol', 'モンゴル帝国'],
  otherNames: [['大蒙古国', '元朝', '大元'], ['Yeke Mongghol Ulus', 'Yuan dynasty', 'Great Mongol State'], ['dynastie Yuan', 'Grand État mongol'], ['dinastía Yuan', 'Gran Estado mongol'], ['大モンゴル国', '元', '大元ウルス']],
  times: [
    { role: 'span', span: ['1206', '1368'], source: ['yuan-shi', '1, 47'] },
  ],
  place: { at: [47.21, 102.85], name: ['哈拉和林', 'Karakorum', 'Karakorum', 'Karakorum', 'カラコルム'] },
  summary: [
    '1206年成吉思汗所建的国家，极盛时东起朝鲜、西至多瑙河畔，为历史上版图连成一片的最大帝国。诸子孙灭西夏、金、花剌子模、阿拔斯哈里发，立钦察、伊利、察合台诸汗国；1260年汗位之争后各自为政，仅奉大汗之名。忽必烈在东方建元，1279年灭宋，1368年元廷北走。其征伐惨烈，而驿路所通，东西往来空前。',
    'The state founded by Genghis Khan in 1206, at its height the largest unbroken land empire in history, from Korea to the Danube. His sons and grandsons destroyed the Jin, the caliphate of Baghdad and the Song; after 1260 the empire lived on as four realms that honoured one Great Khan in name. The branch in China, the Yuan, lasted until 1368. Its wars cost millions of lives, its roads joined the two ends of Eurasia.',
    'État fondé par Gengis Khan en 1206, à son apogée le plus vaste empire d’un seul tenant de l’histoire, de la Corée au Danube. Ses fils et petits-fils abattent les Jin, le califat de Bagdad et les Song ; après 1260, il survit en quatre royaumes qui n’honorent plus qu’en titre un même grand khan. La branche de Chine, les Yuan, dure jusqu’en 1368. Ses guerres tuent par millions, ses routes unissent l’Eurasie.',
    'Estado fundado por Gengis Kan en 1206, en su apogeo el mayor imperio continuo de la historia, de Corea al Danubio. Sus hijos y nietos destruyeron a los Jin, al califato de Bagdad y a los Song; desde 1260 perduró en cuatro reinos que solo de nombre honraban a un mismo gran kan. La rama de China, los Yuan, llegó hasta 1368. Sus guerras costaron millones de vidas; sus caminos unieron los dos extremos de Eurasia.',
    '1206年にチンギス・カンが建てた国。最盛期には朝鮮からドナウ川に及び、史上最大の陸続きの帝国となった。子孫は金、バグダードのカリフ、南宋を滅ぼしたが、1260年以後は元と三つのハン国に分かれ、名目のうえで一人の大汗を仰いだ。中国を治めた元は1368年に北へ退く。征服の惨禍は大きく、その駅路はユーラシアの両端を結んだ。',
  ],
  events: [
    { when: '1206', title: ['铁木真统一草原，建大蒙古国', 'Temüjin unites the steppe and founds the Great Mongol State', 'Temüdjin unifie la steppe et fonde le Grand État mongol', 'Temuyín unifica la estepa y funda el Gran Estado mongol', 'テムジンが草原を統一し、大モンゴル国を建てる'], at: 'onon-source', weight: 3, with: ['genghis-khan'], source: ['secret-history', '202'] },
    { when: '1235', title: ['窝阔台筑哈拉和林城，议定西征与伐宋', 'Ögedei walls Karakorum and plans war on the West and on the Song', 'Ögedeï fortifie Karakorum et décide la guerre à l’Ouest et contre les Song', 'Ögedei amuralla Karakorum y decide la guerra contra Occidente y los Song', 'オゴデイがカラコルムを築き、西征と対宋戦を決める'], at: 'karakorum', weight: 2, with: ['song-dynasty'], source: ['yuan-shi', '2'] },
    { when: '1241-04-09', title: ['西征军破波兰与德意志骑士于莱格尼察', 'A Mongol column destroys a Polish and German army at Legnica', 'Une colonne mongole écrase Polonais et Allemands à Legnica', 'Una columna mongola aplasta a polacos y alemanes en Legnica', 'レグニツァでポーランド・ドイツ連合軍を破る'], at: 'legnica', weight: 2, source: ['jackson-mongols-west'] },
    { when: '1258-02', title: ['旭烈兀攻陷巴格达，杀哈里发', 'Hulagu takes Baghdad and puts the caliph to death', 'Hulagu prend Bagdad et met à mort le calife', 'Hulagu toma Bagdad y da muerte al califa', 'フレグがバグダードを落とし、カリフを殺す'], at: 'baghdad', weight: 3, with: ['abbasid-caliphate'], source: ['rashid-al-din'] },
    { when: '1260-09-03', title: ['艾因贾鲁之战，败于马穆鲁克', 'Is beaten by the Mamluks at Ayn Jalut', 'Est battu par les Mamelouks à Aïn Djalout', 'Es derrotado por los mamelucos en Ain Yalut', 'アイン・ジャールートでマムルークに敗れる'], at: 'ayn-jalut', weight: 2, source: ['jackson-mongols-west'] },
    { when: '1368-09', title: ['明军入大都，元顺帝北走', 'The last Yuan emperor abandons Dadu to the Ming', 'Le dernier empereur Yuan abandonne Dadu aux Ming', 'El último emperador Yuan abandona Dadu a los Ming', '元の順帝が大都を明軍に明け渡し、北へ去る'], at: 'dadu', weight: 3, with: ['ming-dynasty'], source: ['yuan-shi', '47'] },
  ],
  relations: [
    { word: 'preceded', to: 'ming-dynasty', when: '1368', source: ['yuan-shi', '47'] },
    { word: 'influenced', to: 'silk-road', when: ['1220', '1368'], note: ['驿站遍设、关卡归一，从黑海到大都的商旅据说昼夜可行', 'One ruler’s post stations led from the Black Sea to Beijing; a Florentine manual calls the road safe by day and by night', 'Les relais d’un même maître mènent de la mer Noire à Pékin ; un manuel florentin dit la route sûre jour et nuit', 'Las postas de un mismo dueño iban del mar Negro a Pekín; un manual florentino llama segura la ruta día y noche', '黒海から大都まで駅が連なり、フィレンツェの商業手引は昼も夜も安全な道と記す'], source: ['pegolotti'] },
    { word: 'caused', to: 'great-wall', when: ['1474', '1600~'], note: ['明廷为防元室后裔南下，自十五世纪后期大筑边墙', 'Fear of the Mongols who had gone home led the Ming to build the wall that stands today', 'La crainte des Mongols rentrés chez eux pousse les Ming à bâtir le mur actuel', 'El temor a los mongoles vueltos a su tierra llevó a los Ming a levantar el muro actual', '北へ帰ったモンゴルを恐れた明が、今に残る長城を築いた'], source: ['waldron-great-wall'] },
    { word: 'influenced', to: 'qing-dynasty', when: ['1635', '1636'], note: ['皇太极得元朝传国玺于林丹汗之子，次年以蒙古大汗继承者自居而称帝', 'Hong Taiji received the Yuan seal from the last great khan’s son and a year later took the imperial title', 'Hong Taiji reçoit le sceau des Yuan du fils du dernier grand khan et, l’année suivante, se proclame empereur', 'Hong Taiji recibió el sello Yuan del hijo del último gran kan y al año siguiente tomó el título imperial', 'ホンタイジは最後の大汗の子から元の玉璽を得て、翌年に皇帝を称した'], source: ['rowe-last-empire'] },
    { word: 'conquered', to: 'chang-an', when: '1231~', source: ['yuan-shi', '2'] },
    { word: 'adopted', to: 'confucianism', when: '1315', note: ['1315年元廷重开科举，首次以朱熹集注为取士标准', 'When the Yuan court reopened the examinations in 1315, it was the first to prescribe Zhu Xi’s commentaries', 'Rouvrant les examens en 1315, la cour des Yuan fut la première à y prescrire les commentaires de Zhu Xi', 'Al reabrir los exámenes en 1315, la corte Yuan fue la primera en prescribir los comentarios de Zhu Xi', '1315年に科挙を再開した元は、初めて朱熹の注釈を標準と定めた'], source: ['yuan-shi', '81'] },
  ],
  same: { wikidata: 'Q12557' },
});
