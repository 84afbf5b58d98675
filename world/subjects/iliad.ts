import { subject } from '../subject.ts';

export default subject({
  id: 'iliad',
  kind: 'book',
  region: 'europe',
  names: ['伊利亚特', 'Iliad', 'Iliade', 'Ilíada', 'イリアス'],
  otherNames: [['伊利昂纪'], ['The Song of Ilion'], ['L’Iliade'], ['La Ilíada'], ['イーリアス', 'イリアッド']],
  times: [{ role: 'made', span: ['-0750~', '-0650~'], source: ['oxford-classical-dictionary', 'Homer'] }],
  place: { at: [38.4, 26.9], name: ['爱奥尼亚', 'Ionia', 'Ionie', 'Jonia', 'イオニア'] },
  summary: [
    '归于荷马名下的古希腊史诗，凡二十四卷，一万五千余行。诗篇不述特洛伊战争始末，只取第十年中约五十日：阿喀琉斯因受辱愤而罢战，好友帕特罗克洛斯代他出阵而死，他复仇杀赫克托耳，最后把遗体交还老王普里阿摩斯。荣誉、愤怒与必死之人的悲悯贯穿其间。',
    'Greek epic attributed to Homer, in twenty-four books and more than fifteen thousand hexameters. It does not tell the whole Trojan War but some fifty days of its tenth year: the anger of Achilles, the death of his friend Patroclus, his revenge on Hector, and the night when he gives the body back to old Priam. Honour, rage and pity for mortals are its matter.',
    'Épopée grecque attribuée à Homère, en vingt-quatre chants et plus de quinze mille hexamètres. Elle ne raconte pas toute la guerre de Troie, mais une cinquantaine de jours de la dixième année : la colère d’Achille, la mort de son ami Patrocle, la vengeance sur Hector, puis la nuit où le corps est rendu au vieux Priam. L’honneur, la fureur, la pitié en sont la matière.',
    'Epopeya griega atribuida a Homero, en veinticuatro cantos y más de quince mil hexámetros. No cuenta toda la guerra de Troya, sino unos cincuenta días del décimo año: la cólera de Aquiles, la muerte de su amigo Patroclo, la venganza sobre Héctor y la noche en que el cuerpo es devuelto al anciano Príamo. El honor, la furia y la compasión son su materia.',
    'ホメロスの作とされるギリシアの叙事詩。全二十四歌、一万五千行余り。トロイア戦争の全体ではなく、十年目の約五十日間を歌う。辱められたアキレウスの怒り、友パトロクロスの死、ヘクトルへの復讐、そして老王プリアモスに亡骸を返す夜まで。名誉と憤怒、死すべき者への憐れみが全篇を貫く。',
  ],
  events: [
    { when: ['-0750~', '-0650~'], title: ['在爱奥尼亚口头传统中成篇', 'Takes shape in the oral tradition of Ionia', 'Prend forme dans la tradition orale d’Ionie', 'Toma forma en la tradición oral de Jonia', 'イオニアの口承のなかで形を成す'], at: 'chios', weight: 3, with: ['homer'], source: ['oxford-classical-dictionary', 'Homer'] },
    { when: '-0150~', title: ['阿里斯塔克在亚历山大校订荷马文本', 'Aristarchus edits the text of Homer at Alexandria', 'Aristarque établit le texte d’Homère à Alexandrie', 'Aristarco fija el texto de Homero en Alejandría', 'アリスタルコスがアレクサンドリアで本文を校訂する'], at: 'alexandria', weight: 2, with: ['alexandria'], source: ['oxford-classical-dictionary', 'Aristarchus (2)'] },
    { when: '1488', title: ['荷马希腊文首版在佛罗伦萨刊行', 'The first Greek edition of Homer is printed in Florence', 'La première édition grecque d’Homère paraît à Florence', 'Se imprime en Florencia la primera edición griega de Homero', 'ホメロスのギリシア語初版がフィレンツェで刊行される'], at: 'florence', weight: 2, source: ['oxford-classical-dictionary', 'Homer'] },
  ],
  relations: [
    { word: 'tells-of', to: 'trojan-war', source: ['homer-iliad', '1–24'] },
    { word: 'tells-of', to: 'knossos', note: ['船名录提到克诺索斯，阿喀琉斯之盾上有代达罗斯在那里造的舞场', 'The catalogue names it, and the shield of Achilles shows the dancing floor of Daedalus there', 'Le catalogue la nomme, et le bouclier d’Achille montre l’aire de danse de Dédale', 'El catálogo la nombra, y el escudo de Aquiles muestra allí la pista de danza de Dédalo', '軍船表に名があり、アキレウスの盾にはダイダロスの踊り場が描かれる'], source: ['homer-iliad', '2.646; 18.590–592'] },
    { word: 'tells-of', to: 'phoenicians', source: ['homer-iliad', '23.740–745'] },
    { word: 'influenced', to: 'histories-of-herodotus', source: ['oxford-classical-dictionary', 'Herodotus'] },
    { word: 'influenced', to: 'alexander-the-great', note: ['亚历山大把它与匕首同置枕下', 'Alexander kept it under his pillow with his dagger', 'Alexandre le gardait sous son oreiller avec son poignard', 'Alejandro la guardaba bajo la almohada junto a su puñal', 'アレクサンドロスは短剣とともに枕の下に置いた'], source: ['plutarch', 'Alexander 8'] },
    { word: 'compared-with', to: 'epic-of-gilgamesh', note: ['阿喀琉斯哀悼帕特罗克洛斯，常被比作吉尔伽美什哭恩奇都', 'Achilles’ mourning for Patroclus has been set beside that of Gilgamesh for Enkidu', 'Le deuil d’Achille pour Patrocle est rapproché de celui de Gilgamesh pour Enkidu', 'El duelo de Aquiles por Patroclo se ha comparado con el de Gilgamesh por Enkidu', 'パトロクロスを悼むアキレウスは、エンキドゥを悼むギルガメシュに比べられる'], source: ['west-east-face'] },
  ],
  same: { wikidata: 'Q8275' },
});
