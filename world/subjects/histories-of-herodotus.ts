import { subject } from '../subject.ts';

export default subject({
  id: 'histories-of-herodotus',
  kind: 'book',
  region: 'europe',
  names: ['历史', 'Histories', 'Histoires', 'Historias', '歴史'],
  otherNames: [['希罗多德历史', '希腊波斯战争史'], ['The Histories', 'History of the Persian Wars'], ['L’Enquête', 'Histoire d’Hérodote'], ['Los nueve libros de la historia'], ['ヒストリアイ', 'ヘロドトスの歴史']],
  disambiguation: ['希罗多德著', 'by Herodotus', 'd’Hérodote', 'de Heródoto', 'ヘロドトスの著作'],
  times: [{ role: 'made', span: ['-0450~', '-0425~'], source: ['oxford-classical-dictionary', 'Herodotus'] }],
  place: { at: [37.984, 23.728], name: ['雅典与图里', 'Athens and Thurii', 'Athènes et Thourioi', 'Atenas y Turios', 'アテナイとトゥリオイ'] },
  summary: [
    '希罗多德所著，现存最早的西方史学巨著，后人分为九卷，各以一位缪斯命名。书名本义为“探究”。前半追溯波斯帝国的兴起，遍述吕底亚、巴比伦、埃及、斯基泰的山川风俗；后半叙希腊人抵抗大流士与薛西斯的战争。作者并陈异说，常言“据说”，把可信与否留给读者。',
    'The work of Herodotus and the oldest great history that survives in a European language; later editors divided it into nine books named after the Muses. Its title means “inquiry”. The first half follows the rise of Persia through Lydia, Babylon, Egypt and Scythia; the second tells how the Greeks withstood Darius and Xerxes. Rival versions stand side by side for the reader to judge.',
    'Œuvre d’Hérodote, la plus ancienne grande histoire conservée dans une langue d’Europe ; on la divisa plus tard en neuf livres portant les noms des Muses. Le titre signifie « enquête ». La première moitié suit l’essor de la Perse à travers la Lydie, Babylone, l’Égypte et la Scythie ; la seconde raconte la résistance des Grecs à Darius et à Xerxès. Les versions rivales y voisinent.',
    'Obra de Heródoto, la gran historia más antigua que se conserva en una lengua europea; más tarde se dividió en nueve libros con los nombres de las musas. El título significa «indagación». La primera mitad sigue el auge de Persia por Lidia, Babilonia, Egipto y Escitia; la segunda cuenta cómo los griegos resistieron a Darío y a Jerjes. Las versiones rivales conviven para que juzgue el lector.',
    'ヘロドトスの著作で、ヨーロッパの言語で残る最古の大部の史書。後に九巻に分けられ、それぞれムーサの名を冠する。題名の原義は「探究」。前半はリュディア、バビロン、エジプト、スキュティアの地理と風俗をたどりつつペルシアの興隆を語り、後半はダレイオスとクセルクセスに抗したギリシア人の戦いを述べる。異説を並べ、判断を読者に委ねる。',
  ],
  events: [
    { when: ['-0450~', '-0425~'], title: ['希罗多德写成并当众诵读', 'Herodotus writes his work and reads from it in public', 'Hérodote écrit son œuvre et en donne des lectures publiques', 'Heródoto escribe su obra y la lee en público', 'ヘロドトスが執筆し、人前で朗読する'], at: 'athens', weight: 3, with: ['herodotus'], source: ['oxford-classical-dictionary', 'Herodotus'] },
    { when: ['1452~', '1457~'], title: ['瓦拉奉教宗尼古拉五世之命译为拉丁文', 'Lorenzo Valla turns it into Latin for Pope Nicholas V', 'Lorenzo Valla la traduit en latin pour le pape Nicolas V', 'Lorenzo Valla la traduce al latín para el papa Nicolás V', 'ヴァッラが教皇ニコラウス五世のためラテン語に訳す'], at: 'rome', weight: 2, source: ['oxford-classical-dictionary', 'Herodotus'] },
    { when: '1502', title: ['希腊文首版由阿尔杜斯在威尼斯印行', 'Aldus prints the first Greek edition in Venice', 'Alde Manuce imprime à Venise la première édition grecque', 'Aldo Manucio imprime en Venecia la primera edición griega', 'アルドゥスがヴェネツィアでギリシア語初版を刊行する'], at: 'venice', weight: 1, source: ['oxford-classical-dictionary', 'Herodotus'] },
  ],
  relations: [
    { word: 'tells-of', to: 'greco-persian-wars', source: ['herodotus', '5–9'] },
    { word: 'tells-of', to: 'achaemenid-empire', source: ['herodotus', '3.88–97'] },
    { word: 'tells-of', to: 'babylon', note: ['书中巴比伦城墙的尺度远超考古所见', 'The walls of Babylon are far larger here than on the ground', 'Les murs de Babylone y sont bien plus grands que sur le terrain', 'Las murallas de Babilonia son aquí mucho mayores que sobre el terreno', 'ここに記されたバビロンの城壁は実際の遺構よりはるかに大きい'], source: ['herodotus', '1.178–187'] },
    { word: 'tells-of', to: 'fall-of-nineveh', source: ['herodotus', '1.106'] },
    { word: 'tells-of', to: 'phoenicians', note: ['书中说希腊字母由随卡德摩斯而来的腓尼基人传入', 'It says that the Phoenicians who came with Cadmus taught the Greeks their letters', 'Les lettres grecques y viennent des Phéniciens arrivés avec Cadmos', 'Dice que los fenicios llegados con Cadmo enseñaron las letras a los griegos', 'カドモスとともに来たフェニキア人が文字を伝えたと説く'], source: ['herodotus', '5.58'] },
    { word: 'tells-of', to: 'kingdom-of-kush', source: ['herodotus', '2.29–31'] },
  ],
});
