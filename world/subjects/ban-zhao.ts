import { subject } from '../subject.ts';

export default subject({
  id: 'ban-zhao',
  kind: 'person',
  region: 'east-asia',
  names: ['班昭', 'Ban Zhao', 'Ban Zhao', 'Ban Zhao', '班昭'],
  otherNames: [['惠班', '曹大家'], ['Cao Dagu', 'Huiban'], ['Pan Tchao', 'Cao Dagu'], ['Pan Chao', 'Cao Dagu'], ['恵班', '曹大家']],
  times: [{ role: 'life', span: ['0045~', '0117~'], source: ['houhanshu', '84'] }],
  place: { at: [34.42, 108.84], name: ['扶风安陵', 'Anling, north of Chang’an', 'Anling, au nord de Chang’an', 'Anling, al norte de Chang’an', '扶風の安陵'] },
  summary: [
    '东汉史学家、文学家，班彪之女，班固、班超之妹。十四岁嫁曹世叔，夫早卒。班固死于狱中，《汉书》的八表与《天文志》未成，和帝命她在东观藏书阁续撰，并教马融等人诵读其书。她常入宫教授皇后、贵人，邓太后临朝时得预政事。著有《女诫》七篇及《东征赋》。',
    'Historian and writer of the Later Han, daughter and sister of historians. Widowed young, she was called to the palace library after her brother Ban Gu died in prison, leaving the Hanshu unfinished; she completed its tables and taught the text to scholars. She tutored the empress and later advised her as regent. Her Lessons for Women, which also asks that girls be taught to read, was studied for centuries.',
    'Historienne et femme de lettres des Han postérieurs, fille et sœur d’historiens. Veuve jeune, elle est appelée à la bibliothèque du palais quand son frère Ban Gu meurt en prison, laissant le Hanshu inachevé ; elle en complète les tables et l’enseigne aux lettrés. Préceptrice de l’impératrice, elle la conseille pendant sa régence. Ses Préceptes pour les femmes, qui demandent aussi l’instruction des filles, furent lus pendant des siècles.',
    'Historiadora y escritora de los Han Posteriores, hija y hermana de historiadores. Viuda joven, fue llamada a la biblioteca de palacio cuando su hermano Ban Gu murió en prisión dejando inacabado el Hanshu; completó sus tablas y enseñó el texto a los letrados. Instruyó a la emperatriz y la aconsejó durante su regencia. Sus Preceptos para mujeres, que piden también instrucción para las niñas, se leyeron durante siglos.',
    '後漢の歴史家・文学者。班彪の娘で、班固・班超の妹。十四歳で曹世叔に嫁ぎ、早くに夫を亡くした。班固が獄死して『漢書』の八表と天文志が未完に終わると、和帝の命で東観の書庫に入って書き継ぎ、馬融らにその読み方を授けた。後宮では皇后らを教え、鄧太后の摂政期には政務の相談にもあずかった。著書『女誡』は長く女子教育の書とされた。',
  ],
  events: [
    { when: '0092', title: ['兄班固死于狱中，《汉书》未竟', 'Her brother Ban Gu dies in prison, the Hanshu unfinished', 'Son frère Ban Gu meurt en prison, le Hanshu inachevé', 'Su hermano Ban Gu muere en prisión, inacabado el Hanshu', '兄の班固が獄死し、『漢書』が未完のまま残る'], at: 'luoyang', weight: 2, source: ['houhanshu', '40'] },
    { when: ['0092~', '0111~'], title: ['奉和帝命入东观，续成《汉书》', 'Called to the palace library, she completes the tables of the Hanshu', 'Appelée à la bibliothèque du palais, elle achève les tables du Hanshu', 'Llamada a la biblioteca de palacio, completa las tablas del Hanshu', '和帝の命で東観に入り、『漢書』を書き継ぐ'], at: 'luoyang', weight: 3, with: ['han-dynasty'], source: ['houhanshu', '84'] },
    { when: '0100~', title: ['上书为久戍西域的班超乞归', 'Petitions the throne to let her brother Ban Chao come home from the west', 'Demande au trône le retour de son frère Ban Chao, en poste dans l’Ouest', 'Pide al trono que su hermano Ban Chao pueda volver de occidente', '西域に長く留まる兄・班超の帰国を上書して願う'], at: 'luoyang', weight: 1, source: ['houhanshu', '47'] },
    { when: '0106~', title: ['作《女诫》七篇', 'Writes her Lessons for Women in seven chapters', 'Écrit ses Préceptes pour les femmes, en sept chapitres', 'Escribe sus Preceptos para mujeres, en siete capítulos', '『女誡』七篇を著す'], at: 'luoyang', weight: 2, with: ['confucianism'], source: ['houhanshu', '84'] },
  ],
  relations: [
    { word: 'court-of', to: 'han-dynasty', when: ['0092~', '0117~'], source: ['houhanshu', '84'] },
    { word: 'influenced', to: 'confucianism', note: ['《女诫》后列“女四书”之首', 'Her Lessons later stood first among the “Four Books for Women”', 'Ses Préceptes ouvrirent plus tard les « Quatre Livres des femmes »', 'Sus Preceptos encabezaron más tarde los «Cuatro Libros para mujeres»', '『女誡』はのちに「女四書」の第一に置かれた'], source: ['houhanshu', '84'] },
    { word: 'wrote-about', to: 'liu-bang', note: ['经她补成的《汉书》诸表，始于高祖所封功臣', 'The tables she finished begin with the vassals and ministers of the founder', 'Les tables qu’elle acheva commencent aux feudataires et ministres du fondateur', 'Las tablas que terminó empiezan por los vasallos y ministros del fundador', '彼女が補った諸表は、高祖の封じた功臣から始まる'], source: ['hanshu', '16'] },
    { word: 'wrote-about', to: 'han-wudi', source: ['hanshu', '17'] },
  ],
});
