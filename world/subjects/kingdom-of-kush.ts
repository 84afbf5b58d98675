import { subject } from '../subject.ts';

export default subject({
  id: 'kingdom-of-kush',
  kind: 'polity',
  region: 'africa',
  names: ['库施王国', 'Kingdom of Kush', 'Royaume de Koush', 'Reino de Kush', 'クシュ王国'],
  otherNames: [['库什王国', '努比亚王国', '麦罗埃王国'], ['Cush', 'Nubian kingdom', 'Kingdom of Meroë'], ['Kouch', 'royaume de Méroé'], ['Cush', 'reino de Meroe'], ['ヌビア王国', 'メロエ王国']],
  times: [
    { role: 'span', span: ['-0785~', '0350~'], source: ['torok-kush'] },
  ],
  place: { at: [16.938, 33.749], name: ['麦罗埃', 'Meroë', 'Méroé', 'Meroe', 'メロエ'] },
  summary: [
    '尼罗河中游的努比亚王国，先后以纳帕塔和麦罗埃为中心。它承接更早的凯尔迈王国，公元前八世纪国王皮耶北征，建立统治埃及约一世纪的第二十五王朝，后为亚述所逐。退回南方后它仍延续千年，发展出自己的麦罗埃文字、冶铁业和陡峭的金字塔，常由称为“坎达刻”的女王执政，约公元四世纪衰亡。',
    'Nubian kingdom on the middle Nile, centred first on Napata and later on Meroë. Heir to the older kingdom of Kerma, it conquered Egypt under King Piye in the eighth century BC and ruled it as the Twenty-fifth Dynasty until the Assyrians came. In the south it lasted another thousand years, with its own script, ironworking, steep pyramids and ruling queens called kandake, and faded in the fourth century AD.',
    'Royaume nubien du Nil moyen, centré d’abord sur Napata, puis sur Méroé. Héritier de l’ancien royaume de Kerma, il conquiert l’Égypte au VIIIe siècle av. J.-C. sous Piânkhy et la gouverne comme XXVe dynastie jusqu’à l’arrivée des Assyriens. Il dure encore mille ans dans le Sud, avec son écriture, ses forges, ses pyramides aiguës et ses reines, les candaces, et s’éteint au IVe siècle apr. J.-C.',
    'Reino nubio del Nilo medio, con centro primero en Napata y después en Meroe. Heredero del antiguo reino de Kerma, conquistó Egipto en el siglo VIII a. C. con el rey Piye y lo gobernó como dinastía XXV hasta la llegada de los asirios. En el sur duró otros mil años, con escritura propia, hierro, pirámides empinadas y reinas llamadas candaces, y se apagó en el siglo IV d. C.',
    'ナイル中流のヌビアに栄え、初めナパタ、のちメロエを中心とした王国。古いケルマ王国を受け継ぎ、紀元前八世紀にピイ王がエジプトを征服して第二十五王朝を開いたが、アッシリアに追われた。その後も南方で千年続き、独自のメロエ文字、製鉄、急勾配のピラミッド、カンダケと呼ばれる女王で知られ、四世紀に衰えた。',
  ],
  events: [
    { when: '-0727~', title: ['皮耶攻下孟菲斯，埃及诸侯归降', 'King Piye storms Memphis and receives the surrender of Egypt’s princes', 'Piânkhy prend Memphis et reçoit la soumission des princes d’Égypte', 'El rey Piye toma Menfis y recibe la sumisión de los príncipes de Egipto', 'ピイ王がメンフィスを攻め落とし、エジプトの諸侯が降る'], at: 'memphis-egypt', weight: 3, source: ['piye-stela'] },
    { when: '-0663', title: ['亚述军洗劫底比斯，库施失去埃及', 'The Assyrians sack Thebes and Kush loses Egypt', 'Les Assyriens saccagent Thèbes ; Koush perd l’Égypte', 'Los asirios saquean Tebas y Kush pierde Egipto', 'アッシリア軍がテーベを略奪し、クシュはエジプトを失う'], at: 'thebes-egypt', weight: 3, with: ['ashurbanipal', 'assyrian-empire'], source: ['ashurbanipal-prism-a', 'column ii'] },
    { when: '-0593~', title: ['埃及王普萨美提克二世的军队攻入纳帕塔一带', 'Troops of Psamtik II of Egypt, Greeks among them, invade Kush', 'Les troupes de Psammétique II, Grecs compris, envahissent Koush', 'Tropas de Psamético II, con griegos entre ellas, invaden Kush', 'プサメティコス二世の軍がギリシア人傭兵とともに侵攻する'], at: 'napata', weight: 2, source: ['torok-kush'] },
    { when: ['-0025~', '-0021~'], title: ['与罗马交战，终在萨摩斯岛议和', 'Fights the Romans and makes peace with Augustus on Samos', 'Combat les Romains et fait la paix avec Auguste à Samos', 'Combate a los romanos y firma la paz con Augusto en Samos', 'ローマと戦い、サモス島でアウグストゥスと和を結ぶ'], at: 'samos-island', weight: 2, with: ['augustus', 'roman-empire'], source: ['strabo-geography', '17.1.54'] },
    { when: '0350~', title: ['阿克苏姆王埃扎纳出兵至麦罗埃', 'King Ezana of Aksum marches to Meroë', 'Ezana, roi d’Aksoum, marche jusqu’à Méroé', 'El rey Ezana de Aksum marcha hasta Meroe', 'アクスム王エザナがメロエまで進軍する'], at: 'meroe', weight: 2, with: ['kingdom-of-aksum'], source: ['ezana-inscriptions'] },
  ],
  relations: [
    { word: 'warred-with', to: 'assyrian-empire', when: ['-0701', '-0663'], note: ['双方为埃及和黎凡特的控制权相争四十年', 'For forty years the two powers fought over Egypt and the Levant', 'Quarante ans durant, les deux puissances se disputèrent l’Égypte et le Levant', 'Durante cuarenta años las dos potencias se disputaron Egipto y el Levante', '両国は四十年にわたりエジプトとレヴァントを争った'], source: ['cambridge-ancient-history'] },
    { word: 'enemy-of', to: 'ashurbanipal', when: ['-0667~', '-0663'], source: ['ashurbanipal-prism-a', 'columns i–ii'] },
    { word: 'ally-of', to: 'jerusalem', when: '-0701', note: ['亚述围耶路撒冷时，《列王纪》说“古实王特哈加”出兵来救', 'When the Assyrians threatened Jerusalem, the Book of Kings has “Tirhakah king of Kush” march against them', 'Quand les Assyriens menacent Jérusalem, le livre des Rois fait marcher contre eux « Tirhaqa, roi de Koush »', 'Cuando los asirios amenazan Jerusalén, el libro de los Reyes hace marchar contra ellos a «Tirhacá, rey de Cus»', 'アッシリアがエルサレムを脅かしたとき、『列王記』は「クシュの王ティルハカ」の出兵を伝える'], source: ['hebrew-bible', '2 Kings 19:9'] },
    { word: 'enemy-of', to: 'achaemenid-empire', when: '-0525~', note: ['希罗多德说冈比西斯南征“埃塞俄比亚人”，因断粮而返；实情难考', 'Herodotus tells how Cambyses marched on the “Ethiopians” and turned back for want of food; the facts are uncertain', 'Hérodote raconte que Cambyse marcha contre les « Éthiopiens » et dut renoncer faute de vivres ; les faits sont incertains', 'Heródoto cuenta que Cambises marchó contra los «etíopes» y volvió por falta de víveres; los hechos son inciertos', 'ヘロドトスはカンビュセスの「エチオピア人」遠征が食糧不足で失敗したと語るが、実情は不明である'], source: ['herodotus', '3.25'] },
    { word: 'revived', to: 'old-kingdom', when: ['-0747~', '-0656~'], note: ['第二十五王朝诸王复用金字塔，抄录古经，以孟菲斯的古制为范', 'The kings of the Twenty-fifth Dynasty returned to pyramids and had old Memphite texts copied in stone', 'Les rois de la XXVe dynastie reviennent aux pyramides et font copier sur pierre de vieux textes memphites', 'Los reyes de la dinastía XXV volvieron a las pirámides e hicieron copiar en piedra viejos textos menfitas', '第二十五王朝の王たちはピラミッドを復活させ、メンフィスの古文書を石に写させた'], source: ['torok-kush'] },
  ],
});
