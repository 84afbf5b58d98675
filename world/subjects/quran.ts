import { subject } from '../subject.ts';

export default subject({
  id: 'quran',
  kind: 'book',
  region: 'near-east',
  names: ['古兰经', 'Quran', 'Coran', 'Corán', 'クルアーン'],
  otherNames: [['可兰经'], ['Koran', 'Qur’an'], ['Qur’an'], ['Alcorán'], ['コーラン']],
  times: [{ role: 'made', span: ['0610~', '0650~'], source: ['encyclopaedia-of-islam', 'al-Kur’an'] }],
  place: { at: [24.4672, 39.6111], name: ['麦地那', 'Medina', 'Médine', 'Medina', 'メディナ'] },
  summary: [
    '伊斯兰教的圣典，穆斯林信其为真主借天使向穆罕默德降示的言语。全书以阿拉伯语写成，分一百一十四章，大体由长到短排列，内容有劝诫、律法、祈祷和众先知的故事，不少人物与圣经相通。据传统说法，哈里发奥斯曼约650年颁定统一抄本；现存最早的残页依书体与碳十四断代，多属七世纪。',
    'The holy scripture of Islam, held by Muslims to be the word of God sent down to Muhammad in Arabic. Its 114 suras, ordered roughly from long to short, hold warnings, laws, prayers and stories of prophets, many of them known from the Bible. By tradition the caliph Uthman issued a uniform text about 650; the oldest surviving leaves do belong to the seventh century.',
    'Texte sacré de l’islam, tenu par les musulmans pour la parole de Dieu révélée en arabe à Mahomet. Ses 114 sourates, rangées à peu près de la plus longue à la plus courte, contiennent exhortations, lois, prières et récits de prophètes, dont beaucoup sont communs avec la Bible. Selon la tradition, le calife Uthman fit établir un texte unique vers 650. Les plus anciens feuillets conservés remontent bien au VIIe siècle.',
    'Texto sagrado del islam, que los musulmanes tienen por palabra de Dios revelada en árabe a Mahoma. Sus 114 suras, ordenadas más o menos de la más larga a la más breve, contienen exhortaciones, leyes, plegarias y relatos de profetas, muchos de ellos comunes con la Biblia. Según la tradición, el califa Uthmán fijó un texto único hacia 650; las hojas más antiguas conservadas son, en efecto, del siglo VII.',
    'イスラームの聖典で、神がムハンマドにアラビア語で下した言葉と信じられている。おおむね長い順に並ぶ百十四の章から成り、戒め、法、祈り、預言者たちの物語を含み、聖書と共通する人物も多い。伝承では、カリフのウスマーンが650年ごろ統一した写本を定めた。現存最古の断簡は七世紀のものとされ、文言も現行の本文とほぼ一致する。',
  ],
  events: [
    { when: '0610~', title: ['最初几节启示：“你应当奉你的主的名义而宣读”', 'First verses: “Recite in the name of your Lord”', 'Premiers versets : « Récite au nom de ton Seigneur »', 'Primeros versículos: «Recita en el nombre de tu Señor»', '最初の啓示「誦め、汝の主の御名において」'], at: 'mecca', weight: 3, with: ['muhammad'], source: ['quran-text', '96:1–5'] },
    { when: '0650~', title: ['哈里发奥斯曼颁定统一抄本，分送各城', 'The caliph Uthman sends copies of a uniform text to the chief cities', 'Le calife Uthman envoie aux grandes villes un texte unifié', 'El califa Uthmán envía a las grandes ciudades un texto unificado', 'カリフのウスマーンが統一写本を定めて各都市に送る'], at: 'medina', weight: 3, source: ['encyclopaedia-of-islam', 'al-Kur’an'] },
    { when: '1143', title: ['凯顿的罗伯特在西班牙译成第一部拉丁文本', 'Robert of Ketton finishes the first Latin translation in Spain', 'Robert de Ketton achève en Espagne la première traduction latine', 'Roberto de Ketton termina en España la primera traducción latina', 'ケットンのロバートがスペインで最初のラテン語訳を仕上げる'], weight: 2, with: ['christianity'], source: ['new-cambridge-medieval', 'vol. 4'] },
    { when: '1924', title: ['开罗标准印本问世，成为通行本', 'The Cairo edition appears and becomes the common printed text', 'L’édition du Caire paraît et devient le texte imprimé courant', 'Aparece la edición de El Cairo, que será el texto impreso corriente', 'カイロ版が刊行され、広く用いられる標準本となる'], at: 'cairo', weight: 1, source: ['encyclopaedia-of-islam', 'al-Kur’an'] },
  ],
  relations: [
    { word: 'sacred-text-of', to: 'islam', source: ['quran-text'] },
    { word: 'inspired', to: 'dome-of-the-rock', when: '0692~', note: ['圆顶清真寺的镶嵌铭文是现存最早有年代的古兰经文句之一', 'The mosaic inscription there holds some of the earliest dated passages of the Quran', 'Son inscription de mosaïque contient parmi les plus anciens passages datés du Coran', 'Su inscripción de mosaico contiene algunos de los pasajes fechados más antiguos del Corán', 'そのモザイク銘文は、年代の確かな最古級のクルアーンの章句を含む'], source: ['dome-inscription'] },
    { word: 'legend-of', to: 'alexander-the-great', note: ['第十八章的“双角者”筑墙挡住歌革和玛各，多数学者认为出自亚历山大传奇', 'The Two-Horned One of sura 18, who walls off Gog and Magog, is mostly traced to the Alexander legend', 'Le Bicornu de la sourate 18, qui enferme Gog et Magog, est le plus souvent rattaché à la légende d’Alexandre', 'El Bicorne de la sura 18, que encierra a Gog y Magog, se suele vincular a la leyenda de Alejandro', '第十八章の「双角の者」は、多くの学者がアレクサンドロス伝説に結びつける'], source: ['quran-text', '18:83–98'] },
    { word: 'tells-of', to: 'byzantine-empire', note: ['第三十章开篇说罗马人战败，却将在数年内得胜', 'Sura 30 opens with the Romans beaten but soon to be victors', 'La sourate 30 s’ouvre sur les Romains vaincus, mais bientôt vainqueurs', 'La sura 30 se abre con los romanos vencidos, pero pronto vencedores', '第三十章は敗れたローマ人が数年のうちに勝つと述べて始まる'], source: ['quran-text', '30:2–4'] },
    { word: 'tells-of', to: 'babylon', source: ['quran-text', '2:102'] },
    { word: 'tells-of', to: 'christianity', source: ['quran-text', '5:82'] },
  ],
  same: { wikidata: 'Q428' },
});
