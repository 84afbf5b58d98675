import { subject } from '../subject.ts';

export default subject({
  id: 'herodotus',
  kind: 'person',
  region: 'europe',
  names: ['希罗多德', 'Herodotus', 'Hérodote', 'Heródoto', 'ヘロドトス'],
  otherNames: [['历史之父'], ['Herodotus of Halicarnassus', 'Father of History'], ['Hérodote d’Halicarnasse', 'Père de l’histoire'], ['Heródoto de Halicarnaso', 'Padre de la historia'], ['ハリカルナッソスのヘロドトス', '歴史の父']],
  times: [{ role: 'life', span: ['-0484~', '-0425~'], source: ['gellius', '15.23'] }],
  place: { at: [37.038, 27.424], name: ['哈利卡纳苏斯（今博德鲁姆）', 'Halicarnassus (now Bodrum)', 'Halicarnasse (auj. Bodrum)', 'Halicarnaso (hoy Bodrum)', 'ハリカルナッソス（現ボドルム）'] },
  summary: [
    '古希腊史家，生于波斯治下的哈利卡纳苏斯，西塞罗称之为“历史之父”。他游历埃及、腓尼基与黑海沿岸，向祭司、老兵和商人探问，并区分亲见、听闻与己见。其书以希波战争为主线，又记诸民族的风俗与奇闻。他一度居雅典，后移居南意大利的图里，大约卒于伯罗奔尼撒战争初年。',
    'Greek historian from Halicarnassus, a city under Persian rule; Cicero called him the father of history. He travelled in Egypt, Phoenicia and along the Black Sea, questioned priests and veterans, and told his readers what he had seen, what he had heard and what he doubted. He lived for a time in Athens and later joined the colony of Thurii in Italy.',
    'Historien grec né à Halicarnasse, ville soumise aux Perses ; Cicéron l’a nommé le père de l’histoire. Il parcourt l’Égypte, la Phénicie et les rives de la mer Noire, interroge prêtres et vétérans, et distingue ce qu’il a vu, ce qu’on lui a dit et ce qu’il met en doute. Il séjourne à Athènes, puis rejoint la colonie de Thourioi en Italie.',
    'Historiador griego de Halicarnaso, ciudad sometida a los persas; Cicerón lo llamó padre de la historia. Recorrió Egipto, Fenicia y las costas del mar Negro, preguntó a sacerdotes y veteranos, y distinguió lo que había visto, lo que le habían contado y lo que ponía en duda. Vivió un tiempo en Atenas y se unió después a la colonia de Turios, en Italia.',
    'ペルシア支配下のハリカルナッソスに生まれたギリシアの歴史家。キケロは彼を「歴史の父」と呼んだ。エジプト、フェニキア、黒海沿岸を旅し、神官や老兵に尋ね、自ら見たこと、聞いたこと、疑わしいことを書き分けた。アテナイに滞在したのち、南イタリアの植民市トゥリオイに移り、ペロポネソス戦争の初期に没したとみられる。',
  ],
  events: [
    { when: '-0484~', title: ['生于哈利卡纳苏斯', 'Born in Halicarnassus, under Persian rule', 'Naît à Halicarnasse, sous domination perse', 'Nace en Halicarnaso, bajo dominio persa', 'ペルシア支配下のハリカルナッソスに生まれる'], at: 'halicarnassus', weight: 1, source: ['gellius', '15.23'] },
    { when: ['-0460~', '-0440~'], title: ['游历埃及，丈量金字塔，询问祭司', 'Travels in Egypt, measures a pyramid and questions the priests', 'Voyage en Égypte, mesure une pyramide et interroge les prêtres', 'Viaja por Egipto, mide una pirámide y pregunta a los sacerdotes', 'エジプトを旅し、ピラミッドを測り、神官に尋ねる'], at: 'giza-plateau', weight: 2, with: ['great-pyramid'], source: ['herodotus', '2.99–127'] },
    { when: '-0445~', title: ['据传雅典因其书赠金十塔兰特', 'Athens, it was told, awards him ten talents for his work', 'Athènes, dit-on, lui décerne dix talents pour son œuvre', 'Atenas, según se contaba, le concede diez talentos por su obra', 'アテナイが著作に十タラントンを贈ったと伝わる'], at: 'athens', weight: 1, with: ['athens'], source: ['plutarch-moralia', '862b'] },
    { when: '-0443~', title: ['移居泛希腊殖民地图里', 'Settles in the panhellenic colony of Thurii', 'S’établit dans la colonie panhellénique de Thourioi', 'Se establece en la colonia panhelénica de Turios', '汎ギリシア植民市トゥリオイに移り住む'], at: 'thurii', weight: 2, source: ['pliny', '12.18'] },
  ],
  relations: [
    { word: 'author-of', to: 'histories-of-herodotus', when: ['-0450~', '-0425~'], source: ['herodotus', '1.1'] },
    { word: 'lived-in', to: 'athens', when: '-0445~', source: ['plutarch-moralia', '862b'] },
    { word: 'wrote-about', to: 'cyrus-the-great', note: ['他知道居鲁士身世的四种说法，只取其一', 'He knew four stories of Cyrus’s life and chose the one least given to praise', 'Il connaissait quatre récits sur Cyrus et retint le moins flatteur', 'Conocía cuatro versiones de la vida de Ciro y eligió la menos laudatoria', 'キュロスの伝を四通り知り、最も美化の少ないものを選んだ'], source: ['herodotus', '1.95'] },
    { word: 'wrote-about', to: 'darius-i', source: ['herodotus', '3.70–160'] },
    { word: 'travelled-to', to: 'great-pyramid', note: ['祭司告诉他，建造大金字塔用了二十年', 'He was told that the pyramid had taken twenty years to build', 'On lui dit que la pyramide avait demandé vingt ans de travaux', 'Le dijeron que la pirámide había exigido veinte años de trabajo', '建造に二十年かかったと聞かされた'], source: ['herodotus', '2.124–125'] },
    { word: 'wrote-about', to: 'sappho', source: ['herodotus', '2.135'] },
    { word: 'compared-with', to: 'sima-qian', note: ['两人分别被视为希腊与中国史学的奠基者', 'Each is held to have founded the writing of history in his own world', 'Chacun passe pour le fondateur de l’histoire dans son propre monde', 'A cada uno se le tiene por fundador de la historiografía de su mundo', 'それぞれギリシアと中国の歴史叙述の祖とされる'], source: ['oxford-classical-dictionary', 'Herodotus'] },
  ],
  same: { wikidata: 'Q26825' },
});
