import { subject } from '../subject.ts';

export default subject({
  id: 'li-bai',
  kind: 'person',
  region: 'east-asia',
  names: ['李白', 'Li Bai', 'Li Bai', 'Li Bai', '李白'],
  otherNames: [['李太白', '青莲居士', '诗仙'], ['Li Po', 'Li Taibai'], ['Li Po', 'Li Taibai'], ['Li Po', 'Li Tai Po'], ['李太白', '詩仙']],
  times: [
    { role: 'life', span: ['0701~', '0762'], source: ['caotang-preface'] },
  ],
  place: { at: [42.805, 75.2], name: ['碎叶（一说）', 'Suyab, perhaps', 'Suyab, peut-être', 'Suyab, quizá', 'スイアーブ（一説）'] },
  summary: [
    '盛唐诗人，后世尊为“诗仙”，与杜甫并称“李杜”。家世扑朔迷离，一般认为他生于西域碎叶，五岁随父入蜀。二十余岁仗剑出川，漫游天下，742年奉诏入长安供奉翰林，不到两年便被赐金放还。安史之乱中因入永王幕府获罪，流放夜郎，中途遇赦，病逝于当涂。存诗近千首，写酒、月、山川与求仙，奔放自然。',
    'A poet of the High Tang, remembered as the Immortal of Poetry and ranked beside Du Fu. His origins are obscure: his family came from Central Asia, where he was probably born, and he grew up in Sichuan. He wandered most of his life, spent under two years at court in Chang’an, and was banished for joining the wrong prince during the rebellion. About a thousand poems survive, on wine, moonlight, mountains and friendship.',
    'Poète de l’apogée des Tang, surnommé l’Immortel de la poésie et placé à côté de Du Fu. Ses origines restent obscures : sa famille venait d’Asie centrale, où il est sans doute né, et il grandit au Sichuan. Il passe sa vie à voyager, moins de deux ans à la cour de Chang’an, et se voit banni pour avoir suivi le mauvais prince pendant la rébellion. Il reste de lui près de mille poèmes.',
    'Poeta del apogeo Tang, llamado el Inmortal de la Poesía y puesto a la altura de Du Fu. Sus orígenes son oscuros: la familia venía de Asia Central, donde probablemente nació, y se crio en Sichuan. Pasó la vida viajando, menos de dos años en la corte de Chang’an, y fue desterrado por seguir al príncipe equivocado durante la rebelión. Se conservan cerca de mil poemas suyos, de vino, luna y montañas.',
    '盛唐の詩人。「詩仙」と称され、杜甫とともに「李杜」と並べられる。出自は謎が多いが、中央アジアのスイアーブで生まれ、幼くして蜀に移ったとする説が有力である。生涯の大半を旅に過ごし、742年に長安へ召されて翰林供奉となるも二年足らずで去った。安史の乱では永王の軍に加わって罪を得、流刑の途上で赦された。酒と月と山水をうたう詩およそ千首が残る。',
  ],
  events: [
    { when: '0724~', title: ['离蜀出三峡，开始漫游', 'Leaves Sichuan through the gorges and takes to the road', 'Quitte le Sichuan par les gorges et prend la route', 'Deja Sichuan por las gargantas y se echa al camino', '三峡を下って蜀を離れ、旅に出る'], at: 'wushan-gorge', weight: 1, source: ['waley-li-po'] },
    { when: ['0742', '0744'], title: ['应诏入长安，供奉翰林', 'Serves at the court of Xuanzong as a poet of the Hanlin Academy', 'Sert à la cour de Xuanzong comme poète de l’académie Hanlin', 'Sirve en la corte de Xuanzong como poeta de la academia Hanlin', '玄宗に召され、翰林供奉として宮廷に仕える'], at: 'chang-an', weight: 2, with: ['tang-dynasty'], source: ['new-book-of-tang', '202'] },
    { when: '0744', title: ['在洛阳与杜甫相识', 'Meets the younger poet Du Fu', 'Rencontre le jeune poète Du Fu', 'Conoce al poeta Du Fu, más joven', '洛陽で杜甫と出会う'], at: 'luoyang-tang', weight: 2, source: ['waley-li-po'] },
    { when: ['0757', '0759'], title: ['因永王事流放夜郎，至巫山遇赦', 'Is banished for serving the Prince of Yong and pardoned on the way', 'Banni pour avoir servi le prince de Yong, il est gracié en chemin', 'Desterrado por servir al príncipe de Yong, es indultado en el camino', '永王に従った罪で夜郎へ流され、途中で赦される'], at: 'wushan-gorge', weight: 2, with: ['an-lushan-rebellion'], source: ['new-book-of-tang', '202'] },
    { when: '0762', title: ['病逝于当涂族叔李阳冰处', 'Dies at Dangtu in the house of his kinsman Li Yangbing', 'Meurt à Dangtu chez son parent Li Yangbing', 'Muere en Dangtu, en casa de su pariente Li Yangbing', '当塗の親族・李陽冰のもとで没する'], at: 'dangtu', weight: 2, source: ['caotang-preface'] },
  ],
  relations: [
    { word: 'citizen-of', to: 'tang-dynasty', source: ['new-book-of-tang', '202'] },
    { word: 'born-of', to: 'silk-road', when: '0701~', note: ['范传正新墓碑称其家隋末流徙碎叶，那里是商路上的重镇', 'His tomb stele says the family had been driven to Suyab, a town on the caravan route', 'Selon sa stèle, sa famille avait été reléguée à Suyab, ville de la route des caravanes', 'Según su estela, la familia había sido desterrada a Suyab, ciudad de la ruta caravanera', '墓碑によれば、一家は隊商路の町スイアーブに流されていた'], source: ['fan-chuanzheng-stele'] },
    { word: 'lived-in', to: 'chang-an', when: ['0742', '0744'], source: ['new-book-of-tang', '202'] },
    { word: 'witnessed', to: 'an-lushan-rebellion', when: ['0755', '0762'], source: ['new-book-of-tang', '202'] },
    { word: 'wrote-about', to: 'qin-shi-huang', note: ['《古风》其三以“秦王扫六合”开篇，终以金棺寒灰讽其求仙', 'His third “Ancient Air” opens with the conqueror of the six realms and ends with cold ashes in a golden coffin', 'Son troisième « Air ancien » s’ouvre sur le conquérant des six royaumes et finit sur des cendres froides', 'Su tercer «Aire antiguo» abre con el conquistador de los seis reinos y acaba en cenizas frías', '「古風」其の三は六国を掃う秦王に始まり、金棺の冷たい灰で終わる'], source: ['li-bai-poems', '古风其三'] },
    { word: 'wrote-about', to: 'xiang-yu', source: ['li-bai-poems', '登广武古战场怀古'] },
  ],
  same: { wikidata: 'Q7071' },
});
