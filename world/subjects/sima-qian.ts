import { subject } from '../subject.ts';

export default subject({
  id: 'sima-qian',
  kind: 'person',
  region: 'east-asia',
  names: ['司马迁', 'Sima Qian', 'Sima Qian', 'Sima Qian', '司馬遷'],
  otherNames: [['子长', '太史公'], ['Ssu-ma Ch’ien', 'Grand Historian'], ['Se-ma Ts’ien', 'Grand Scribe'], ['Ssu-ma Chien', 'Gran Historiador'], ['子長', '太史公']],
  times: [{ role: 'life', span: ['-0145?', '-0086?'], source: ['shiji', '130'] }],
  place: { at: [35.48, 110.44], name: ['夏阳龙门（今陕西韩城）', 'Xiayang (now Hancheng)', 'Xiayang (auj. Hancheng)', 'Xiayang (hoy Hancheng)', '夏陽の竜門（現・韓城）'] },
  summary: [
    '西汉史学家、太史令，《史记》作者。夏阳人，二十岁起游历江淮、齐鲁、梁楚，遍访故迹。承父司马谈遗命修史，又参与制定太初历。因为败降匈奴的李陵辩护而下狱，为完成著作忍受腐刑。其《报任安书》自述心志。生年有公元前145年与前135年两说，卒年不详。',
    'Court historian of the Han and author of the Shiji, the model of Chinese historical writing. As a young man he travelled through much of the empire and questioned local people. He inherited from his father the office of grand scribe and the plan of a history of the world he knew. For defending a general who had surrendered he was condemned, and chose castration over death so as to finish the book.',
    'Historien de la cour des Han et auteur du Shiji, modèle de l’historiographie chinoise. Jeune, il parcourt une grande partie de l’empire et interroge les gens du lieu. Il hérite de son père la charge de grand scribe et le projet d’une histoire du monde connu. Condamné pour avoir défendu un général qui s’était rendu, il préfère la castration à la mort afin d’achever son livre.',
    'Historiador de la corte Han y autor del Shiji, modelo de la historiografía china. De joven recorrió gran parte del imperio e interrogó a las gentes de cada lugar. Heredó de su padre el cargo de gran escriba y el proyecto de una historia del mundo que conocía. Condenado por defender a un general que se había rendido, eligió la castración antes que la muerte para terminar su libro.',
    '前漢の歴史家で、『史記』の著者。夏陽に生まれ、二十歳の頃から江淮・斉魯・梁楚を旅して史跡をたずね、土地の古老に話を聞いた。父司馬談の遺命を受けて太史令となり、太初暦の制定にも加わる。匈奴に降った李陵を弁護して罪に問われ、著作を成し遂げるために宮刑を受け入れた。生年は紀元前145年とも前135年ともいわれ、没年は分からない。',
  ],
  events: [
    { when: '-0126?', title: ['二十岁南游江淮，遍历齐鲁梁楚', 'At twenty sets out to see the south and the old states of the east', 'À vingt ans, part visiter le Sud et les anciens pays de l’Est', 'A los veinte años sale a conocer el sur y los antiguos estados del este', '二十歳で江淮から斉・魯へ旅に出る'], at: 'qufu', weight: 1, with: ['kongzi'], source: ['shiji', '130'] },
    { when: '-0110', title: ['父司马谈临终于洛阳，执手嘱以修史', 'At Luoyang his dying father makes him promise to write the history', 'À Luoyang, son père mourant lui fait promettre d’écrire l’histoire', 'En Luoyang su padre moribundo le hace prometer que escribirá la historia', '洛陽で臨終の父から史書の執筆を託される'], at: 'luoyang', weight: 2, with: ['shiji'], source: ['shiji', '130'] },
    { when: '-0108', title: ['继任太史令', 'Becomes grand scribe in his father’s place', 'Devient grand scribe à la place de son père', 'Sucede a su padre como gran escriba', '父の後を継いで太史令となる'], at: 'chang-an', weight: 2, with: ['han-wudi'], source: ['shiji', '130'] },
    { when: '-0104', title: ['参与制定《太初历》，始撰《史记》', 'Helps to reform the calendar and takes up the Shiji', 'Participe à la réforme du calendrier et entreprend le Shiji', 'Participa en la reforma del calendario y emprende el Shiji', '太初暦の制定に加わり、『史記』に着手する'], at: 'chang-an', weight: 2, with: ['shiji'], source: ['shiji', '130'] },
    { when: '-0098~', title: ['为李陵辩护获罪，受腐刑', 'Condemned for defending Li Ling, he accepts castration', 'Condamné pour avoir défendu Li Ling, il accepte la castration', 'Condenado por defender a Li Ling, acepta la castración', '李陵を弁護して罪に問われ、宮刑を受ける'], at: 'chang-an', weight: 3, with: ['han-wudi', 'xiongnu'], source: ['hanshu', '62'] },
  ],
  relations: [
    { word: 'author-of', to: 'shiji', when: ['-0104~', '-0091~'], source: ['hanshu', '62'] },
    { word: 'court-of', to: 'han-wudi', when: ['-0110~', '-0087?'], source: ['hanshu', '62'] },
    { word: 'wrote-about', to: 'xiang-yu', note: ['项羽未曾称帝，仍列入“本纪”，班固以为失当', 'He gave the defeated Xiang Yu an imperial annal, for which Ban Gu blamed him', 'Il accorda au vaincu Xiang Yu des annales d’empereur, ce que Ban Gu lui reprocha', 'Concedió al vencido Xiang Yu unos anales imperiales, lo que Ban Gu le reprochó', '敗者の項羽を「本紀」に立て、班固に非難された'], source: ['shiji', '7'] },
    { word: 'wrote-about', to: 'qin-shi-huang', source: ['shiji', '6'] },
    { word: 'witnessed', to: 'great-wall', note: ['司马迁亲见蒙恬所筑，叹其“轻百姓力”', 'He rode along the Qin wall and blamed Meng Tian for spending the people’s strength', 'Il longea le mur des Qin et reprocha à Meng Tian d’avoir usé la force du peuple', 'Recorrió el muro de los Qin y reprochó a Meng Tian gastar las fuerzas del pueblo', '司馬遷は秦の長城を自ら見て、民の力を軽んじたと蒙恬を責めた'], source: ['shiji', '88'] },
    { word: 'wrote-about', to: 'zhang-qian', source: ['shiji', '123'] },
    { word: 'influenced', to: 'ban-zhao', note: ['她续成的《汉书》沿用其纪传之体', 'The Hanshu she completed takes over his form of annals, tables, treatises and lives', 'Le Hanshu, qu’elle acheva, reprend sa forme : annales, tableaux, traités, biographies', 'El Hanshu, que ella completó, adopta su forma de anales, tablas, tratados y biografías', '彼女が完成させた『漢書』は彼の紀伝体を受け継いだ'], source: ['houhanshu', '84'] },
  ],
  same: { wikidata: 'Q9372' },
});
