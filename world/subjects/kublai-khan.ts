import { subject } from '../subject.ts';

export default subject({
  id: 'kublai-khan',
  kind: 'person',
  region: 'east-asia',
  names: ['忽必烈', 'Kublai Khan', 'Kubilaï Khan', 'Kublai Kan', 'クビライ'],
  otherNames: [['元世祖', '薛禅汗'], ['Khubilai Khan', 'Qubilai', 'Emperor Shizu of Yuan'], ['Koubilaï Khan', 'Khoubilaï'], ['Kubilai Kan', 'Jubilai Kan'], ['フビライ・ハン', '世祖', 'セチェン・カアン']],
  times: [
    { role: 'life', span: ['1215-09-23', '1294-02-18'], source: ['yuan-shi', '4–17'] },
    { role: 'reign', span: ['1260-05-05', '1294-02-18'], source: ['yuan-shi', '4–17'] },
  ],
  place: { at: [42.358, 116.183], name: ['上都', 'Shangdu (Xanadu)', 'Shangdu (Xanadu)', 'Shangdu (Xanadú)', '上都'] },
  summary: [
    '成吉思汗之孙，蒙古第五代大汗，元朝的建立者。1260年他在开平自立为汗，历时四年击败幼弟阿里不哥，但西方诸汗国自此各行其是。他迁都大都，于1271年取《易经》之义定国号为元，1279年灭南宋，完成了异族对全中国的首次统治。两征日本、数伐安南爪哇皆以失败告终，晚年财政困乏。',
    'Grandson of Genghis Khan, fifth Great Khan and founder of the Yuan dynasty. Raised to the throne at his own capital in 1260, he fought his brother Ariq Böke for four years while the western khanates went their own way. He built Dadu, the later Beijing, and by 1279 had conquered the Song, becoming the first outsider to rule all China. His fleets failed twice against Japan and once against Java.',
    'Petit-fils de Gengis Khan, cinquième grand khan et fondateur de la dynastie Yuan. Proclamé en 1260 dans sa propre résidence, il combat quatre ans son frère Ariq Böke, tandis que les khanats de l’Ouest s’émancipent. Il bâtit Dadu, le futur Pékin, et achève en 1279 la conquête des Song : premier étranger à régner sur toute la Chine. Ses flottes échouent deux fois contre le Japon, une fois contre Java.',
    'Nieto de Gengis Kan, quinto gran kan y fundador de la dinastía Yuan. Proclamado en 1260 en su propia residencia, luchó cuatro años contra su hermano Ariq Böke mientras los kanatos occidentales seguían su camino. Levantó Dadu, el futuro Pekín, y en 1279 culminó la conquista de los Song: fue el primer extranjero que gobernó toda China. Sus flotas fracasaron dos veces ante Japón y una ante Java.',
    'チンギス・カンの孫で、モンゴル第五代の大汗、元の建国者。1260年に開平で即位し、弟アリクブケとの四年の争いに勝ったが、西方の諸王家は自立に向かった。大都を築き、1271年に国号を大元と定め、1279年に南宋を滅ぼして、異民族として初めて中国全土を治めた。二度の日本遠征とジャワ遠征はいずれも失敗した。',
  ],
  events: [
    { when: '1260-05-05', title: ['在开平即大汗位，与阿里不哥争立', 'Has himself raised as Great Khan and goes to war with Ariq Böke', 'Se fait proclamer grand khan et entre en guerre contre Ariq Böke', 'Se hace proclamar gran kan y entra en guerra con Ariq Böke', '開平で大汗に即位し、アリクブケと争う'], at: 'shangdu', weight: 2, with: ['mongol-empire'], source: ['yuan-shi', '4'] },
    { when: '1271', title: ['定国号为“大元”', 'Gives his state the Chinese dynastic name of Yuan', 'Donne à son État le nom dynastique chinois de Yuan', 'Da a su Estado el nombre dinástico chino de Yuan', '国号を大元と定める'], at: 'dadu', weight: 3, with: ['mongol-empire'], source: ['yuan-shi', '7'] },
    { when: ['1274', '1281'], title: ['两度遣军渡海征日本，皆败还', 'Sends two fleets against Japan and fails both times', 'Lance deux flottes contre le Japon, deux échecs', 'Envía dos flotas contra Japón y fracasa las dos veces', '二度にわたり日本へ遠征軍を送り、敗れる'], at: 'hakata-bay', weight: 2, source: ['yuan-shi', '208'] },
    { when: '1279-03-19', title: ['元军厓山获胜，南宋灭亡', 'His admirals destroy the last Song fleet at Yashan', 'Ses amiraux détruisent la dernière flotte des Song à Yashan', 'Sus almirantes destruyen la última flota Song en Yashan', '厓山の海戦で南宋を滅ぼす'], at: 'yashan', weight: 3, with: ['song-dynasty'], source: ['yuan-shi', '10'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'mongol-empire', when: ['1260', '1294'], source: ['yuan-shi', '4–17'] },
    { word: 'conquered', to: 'song-dynasty', when: ['1268', '1279'], source: ['song-shi', '47'] },
    { word: 'reformed', to: 'mongol-empire', when: ['1260', '1271'], source: ['rossabi-khubilai'] },
    { word: 'adopted', to: 'confucianism', when: ['1260', '1294'], note: ['国号取《易》“大哉乾元”，官制礼仪多依汉法，却始终未开科举', 'He took his dynasty’s name from the Book of Changes and used Chinese offices and rites, yet never revived the examinations', 'Il tire le nom de sa dynastie du Livre des mutations et garde charges et rites chinois, sans jamais rétablir les examens', 'Tomó el nombre de su dinastía del Libro de los cambios y usó cargos y ritos chinos, pero nunca restableció los exámenes', '国号を『易経』にとり官制や儀礼も漢法によったが、科挙はついに復活させなかった'], source: ['yuan-shi', '7'] },
    { word: 'influenced', to: 'forbidden-city', when: ['1267', '1293'], note: ['他所建大都宫城的中轴线，大体为明代紫禁城所沿用', 'The axis of his palace city in Dadu lies under that of the Ming palace', 'L’axe de sa cité palatiale de Dadu se retrouve sous celui du palais des Ming', 'El eje de su ciudad palaciega de Dadu pervive bajo el del palacio Ming', '大都の宮城の中軸線は、明の紫禁城にほぼ受け継がれた'], source: ['cambridge-china', 'vol. 6'] },
  ],
  same: { wikidata: 'Q7523' },
});
