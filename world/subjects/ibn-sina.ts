import { subject } from '../subject.ts';

export default subject({
  id: 'ibn-sina',
  kind: 'person',
  region: 'near-east',
  names: ['伊本·西那', 'Ibn Sina', 'Avicenne', 'Avicena', 'イブン・スィーナー'],
  otherNames: [['阿维森纳'], ['Avicenna'], ['Ibn Sina'], ['Ibn Sina'], ['アヴィセンナ', 'アヴィケンナ']],
  times: [{ role: 'life', span: ['0980~', '1037-06'], source: ['ibn-sina-life'] }],
  place: { at: [39.7747, 64.4286], name: ['布哈拉附近的阿夫沙纳', 'Afshana, near Bukhara', 'Afshana, près de Boukhara', 'Afshana, cerca de Bujará', 'ブハラ近郊のアフシャナ'] },
  summary: [
    '波斯出身的哲学家和医学家，以阿拉伯语写作，是中世纪影响最广的学者之一。他少年时治愈萨曼王朝的君主，得以遍读宫廷藏书，此后辗转于伊朗各地宫廷，做过宰相，也坐过牢。《医典》总结了希腊与伊斯兰医学，《治疗论》则重建亚里士多德哲学，区分本质与存在。',
    'A Persian philosopher and physician writing in Arabic, among the most influential scholars of the Middle Ages. As a youth he cured the Samanid ruler and won access to the palace library; later he moved between the courts of Iran, now vizier, now prisoner. His Canon ordered the whole of medicine, and his Book of Healing recast Aristotle’s philosophy around the distinction of essence and existence.',
    'Philosophe et médecin persan de langue arabe, l’un des savants les plus influents du Moyen Âge. Adolescent, il guérit le souverain samanide et obtient l’accès à la bibliothèque du palais. Il passe ensuite d’une cour d’Iran à l’autre, tantôt vizir, tantôt prisonnier. Son Canon met en ordre toute la médecine. Son Livre de la guérison repense Aristote à partir de la distinction entre essence et existence.',
    'Filósofo y médico persa de lengua árabe, uno de los sabios más influyentes de la Edad Media. De joven curó al soberano samaní y obtuvo acceso a la biblioteca de palacio; después pasó por varias cortes de Irán, unas veces visir y otras prisionero. Su Canon ordenó toda la medicina, y su Libro de la curación repensó a Aristóteles a partir de la distinción entre esencia y existencia.',
    'ペルシア出身の哲学者・医学者で、アラビア語で著述し、中世で最も影響力のあった学者の一人。若くしてサーマーン朝の君主を治療し、宮廷の蔵書を読むことを許された。のちイラン各地の宮廷を渡り歩き、宰相にも囚人にもなった。『医学典範』で医学を体系化し、『治癒の書』で本質と存在を区別する独自の哲学を築いた。',
  ],
  events: [
    { when: '0997~', title: ['治愈萨曼王朝君主，获准使用布哈拉宫廷书库', 'Cures the Samanid ruler and is admitted to the library of Bukhara', 'Guérit le souverain samanide et accède à la bibliothèque de Boukhara', 'Cura al soberano samaní y accede a la biblioteca de Bujará', 'サーマーン朝の君主を治療し、ブハラの宮廷図書館に入る'], at: 'bukhara', weight: 1, source: ['ibn-sina-life'] },
    { when: '1015~', title: ['在哈马丹任白益王朝宰相，白天理政，夜间讲学', 'Vizier at Hamadan, he governs by day and teaches at night', 'Vizir à Hamadan, il gouverne le jour et enseigne la nuit', 'Visir en Hamadán, gobierna de día y enseña de noche', 'ハマダーンで宰相となり、昼は政務、夜は講義にあたる'], at: 'hamadan', weight: 2, with: ['canon-of-medicine'], source: ['ibn-sina-life'] },
    { when: '1024~', title: ['乔装逃往伊斯法罕，依附阿拉·道莱', 'Escapes in disguise to Isfahan and the court of ‘Ala’ al-Dawla', 'S’enfuit déguisé à Ispahan, à la cour de ‘Ala’ al-Dawla', 'Huye disfrazado a Isfahán, a la corte de Ala al-Dawla', '変装してイスファハーンに逃れ、アラーウッダウラに仕える'], at: 'isfahan', weight: 1, source: ['ibn-sina-life'] },
    { when: '1037-06', title: ['随军途中病逝于哈马丹', 'Dies at Hamadan while on campaign with his prince', 'Meurt à Hamadan en suivant son prince en campagne', 'Muere en Hamadán cuando acompañaba a su príncipe en campaña', '君主の遠征に従う途中、ハマダーンで没する'], at: 'hamadan', weight: 2, source: ['ibn-sina-life'] },
  ],
  relations: [
    { word: 'author-of', to: 'canon-of-medicine', when: ['1013~', '1025~'], source: ['ibn-sina-life'] },
    { word: 'commented-on', to: 'aristotle', note: ['他自述把《形而上学》读了四十遍，直到得到法拉比的小册子才读懂', 'He says that he read the Metaphysics forty times before a booklet by al-Farabi made it clear', 'Il dit avoir lu quarante fois la Métaphysique avant qu’un opuscule d’al-Farabi ne l’éclaire', 'Cuenta que leyó cuarenta veces la Metafísica hasta que un opúsculo de al-Farabi se la aclaró', '『形而上学』を四十回読み、ファーラービーの小著を得てようやく理解したと自ら語る'], source: ['ibn-sina-life'] },
    { word: 'influenced', to: 'thomas-aquinas', source: ['torrell-aquinas'] },
    { word: 'influenced', to: 'ibn-rushd', source: ['encyclopaedia-of-islam', 'Ibn Rushd'] },
    { word: 'worships', to: 'islam', source: ['ibn-sina-life'] },
  ],
  same: { wikidata: 'Q8011' },
});
