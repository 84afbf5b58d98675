import { subject } from '../subject.ts';

export default subject({
  id: 'forbidden-city',
  kind: 'site',
  region: 'east-asia',
  names: ['紫禁城', 'Forbidden City', 'Cité interdite', 'Ciudad Prohibida', '紫禁城'],
  otherNames: [['北京故宫', '故宫'], ['Purple Forbidden City', 'Palace Museum', 'Imperial Palace of Beijing'], ['Palais impérial de Pékin', 'musée du Palais'], ['Palacio Imperial de Pekín', 'Museo del Palacio'], ['故宮', '北京故宮', '故宮博物院']],
  times: [
    { role: 'made', span: ['1406', '1420'], source: ['ming-shi', '6–7'] },
    { role: 'span', span: ['1420', '..'], source: ['unesco-world-heritage', '439'] },
  ],
  place: { at: [39.9163, 116.3972], name: ['北京', 'Beijing', 'Pékin', 'Pekín', '北京'] },
  summary: [
    '明清两代皇宫，明成祖时营建，1420年落成，先后有二十四位皇帝居此。宫城南北961米，东西753米，环以护城河与十米高墙；外朝三大殿居中轴之上行大典，内廷三宫为帝后起居，今存木构殿宇约九百八十座。屡焚屡建，现存多为清代所修。1925年辟为故宫博物院，1987年列入世界遗产。',
    'The palace of the Ming and Qing emperors in the heart of Beijing, built for the Yongle emperor and finished in 1420. A moat and walls ten metres high enclose some 980 timber buildings on a strict southern axis: three halls of state in front, the living quarters behind. Twenty-four emperors lived here until 1924. Fire has destroyed much, and most of what stands was rebuilt by the Qing. It is now the Palace Museum.',
    'Palais des empereurs Ming et Qing au cœur de Pékin, élevé pour l’empereur Yongle et achevé en 1420. Un fossé et des murs de dix mètres enferment environ 980 bâtiments de bois sur un axe rigoureux tourné vers le sud : trois salles d’apparat devant, les appartements derrière. Vingt-quatre empereurs y vécurent, le dernier jusqu’en 1924. Souvent brûlé, il doit aux Qing l’essentiel de ce qu’on voit. C’est aujourd’hui un musée.',
    'Palacio de los emperadores Ming y Qing en el corazón de Pekín, levantado para el emperador Yongle y terminado en 1420. Un foso y muros de diez metros encierran unos 980 edificios de madera sobre un eje estricto orientado al sur: tres salones de ceremonia delante, las habitaciones detrás. Vivieron allí veinticuatro emperadores, el último hasta 1924. Tras muchos incendios, casi todo lo visible es obra Qing. Hoy es museo.',
    '北京の中心にある明・清両代の皇宮。永楽帝の命で築かれ、1420年に完成した。堀と高さ十メートルの城壁に囲まれ、南に開く中軸線の上に、儀式を行う外朝の三大殿と、皇帝の住む内廷の宮殿が並ぶ。木造の建物は約九百八十棟。二十四人の皇帝が暮らし、たびたび火災に遭って、現存の多くは清代の再建である。1925年から故宮博物院となった。',
  ],
  events: [
    { when: ['1406', '1420'], title: ['征天下工匠与楠木，营建北京宫殿', 'Craftsmen and timber from all China are brought to build it', 'Artisans et bois de toute la Chine affluent pour le construire', 'Llegan artesanos y maderas de toda China para construirla', '全国から職人と木材を集めて宮殿を築く'], at: 'beijing-city', weight: 3, with: ['ming-dynasty'], source: ['ming-shi', '6–7'] },
    { when: '1421-05', title: ['三大殿遭雷火，落成不久即焚毁', 'Lightning burns the three great halls within months of the opening', 'La foudre brûle les trois grandes salles quelques mois après l’ouverture', 'Un rayo quema los tres grandes salones a los pocos meses', '落雷により、完成まもない三大殿が焼ける'], weight: 2, source: ['ming-shi', '7'] },
    { when: '1924-11-05', title: ['溥仪被逐出宫', 'The last emperor, Puyi, is driven out', 'Le dernier empereur, Puyi, en est chassé', 'El último emperador, Puyi, es expulsado', '最後の皇帝・溥儀が宮城を追われる'], weight: 2, with: ['qing-dynasty'], source: ['rowe-last-empire'] },
    { when: '1925-10-10', title: ['故宫博物院成立，向公众开放', 'Opens to the public as the Palace Museum', 'S’ouvre au public sous le nom de musée du Palais', 'Se abre al público como Museo del Palacio', '故宮博物院として一般に開かれる'], weight: 2, source: ['palace-museum'] },
  ],
  relations: [
    { word: 'made-under', to: 'ming-dynasty', when: ['1406', '1420'], source: ['ming-shi', '6–7'] },
    { word: 'compared-with', to: 'chang-an', note: ['坐北朝南、中轴对称之制，可上溯唐长安的宫城', 'The palace north, the axis running south, was already the plan of Tang Chang’an', 'Le palais au nord, l’axe vers le sud : c’était déjà le plan de Chang’an sous les Tang', 'El palacio al norte y el eje hacia el sur eran ya el plano de la Chang’an de los Tang', '宮を北に置き中軸を南へ通す構えは、唐の長安にさかのぼる'], source: ['cambridge-china', 'vol. 8'] },
    { word: 'revived', to: 'zhou-dynasty', note: ['左祖右社、前朝后市，依《周礼·考工记》所述的王城之制', 'Ancestral temple to the left, altar of the soil to the right: its plan follows the royal city of the Rites of Zhou', 'Temple des ancêtres à gauche, autel du sol à droite : son plan suit la cité royale des Rites des Zhou', 'Templo ancestral a la izquierda, altar del suelo a la derecha: su plano sigue la ciudad real de los Ritos de Zhou', '左に祖廟、右に社稷を置く配置は『周礼』考工記の王城にならう'], source: ['unesco-world-heritage', '439'] },
    { word: 'counterpart-of', to: 'great-wall', source: ['unesco-world-heritage', '438, 439'] },
    { word: 'adopted', to: 'confucianism', note: ['殿名多取“和”“中”“宁”等经典语，礼制尊卑体现于台基、屋顶与脊兽之数', 'Terraces, roofs and even the beasts on the ridges are graded by the ritual order of the classics', 'Terrasses, toits et jusqu’aux animaux des faîtes suivent l’ordre rituel des classiques', 'Terrazas, techos y hasta las bestias de los aleros siguen el orden ritual de los clásicos', '基壇や屋根、棟飾りの数に至るまで、経典の礼の序列に従う'], source: ['unesco-world-heritage', '439'] },
  ],
  same: { wikidata: 'Q80290' },
});
