import { subject } from '../subject.ts';

export default subject({
  id: 'ibn-rushd',
  kind: 'person',
  region: 'europe',
  names: ['伊本·鲁世德', 'Ibn Rushd', 'Averroès', 'Averroes', 'イブン・ルシュド'],
  otherNames: [['阿威罗伊'], ['Averroes'], ['Ibn Rushd', 'Ibn Rochd'], ['Ibn Rushd'], ['アヴェロエス']],
  times: [{ role: 'life', span: ['1126', '1198-12-10'], source: ['encyclopaedia-of-islam', 'Ibn Rushd'] }],
  place: { at: [37.8882, -4.7794], name: ['科尔多瓦', 'Córdoba', 'Cordoue', 'Córdoba', 'コルドバ'] },
  summary: [
    '生于科尔多瓦的哲学家、法官和医生，以注释亚里士多德著称。他出身法学世家，受穆瓦希德哈里发之托，为亚里士多德的著作写下短、中、长三种注释，并著文主张哲学与启示不相矛盾。1195年他失宠遭流放，著作被焚，不久复职，卒于马拉喀什。他的书译成希伯来文和拉丁文，深刻影响了欧洲经院哲学。',
    'A philosopher, judge and physician of Córdoba, known above all as the commentator of Aristotle. From a family of jurists, he wrote short, middle and long commentaries at the wish of the Almohad caliph and argued that philosophy and revelation do not conflict. In 1195 he was banished and his books burned; soon pardoned, he died at Marrakesh. Hebrew and Latin translations carried his thought into European universities.',
    'Philosophe, juge et médecin de Cordoue, connu avant tout comme le commentateur d’Aristote. Issu d’une famille de juristes, il rédige, à la demande du calife almohade, des commentaires brefs, moyens et grands, et soutient que philosophie et révélation ne se contredisent pas. Exilé en 1195, ses livres brûlés, puis gracié, il meurt à Marrakech. Traduit en hébreu et en latin, il marque les universités d’Europe.',
    'Filósofo, juez y médico de Córdoba, conocido ante todo como el comentador de Aristóteles. De familia de juristas, escribió por deseo del califa almohade comentarios breves, medios y mayores, y sostuvo que filosofía y revelación no se contradicen. En 1195 fue desterrado y sus libros quemados; perdonado poco después, murió en Marrakech. Sus traducciones al hebreo y al latín marcaron las universidades europeas.',
    'コルドバ生まれの哲学者・裁判官・医師で、アリストテレスの注釈者として知られる。法学者の家に生まれ、ムワッヒド朝カリフの求めに応じて小・中・大の三種の注釈を著し、哲学と啓示は矛盾しないと説いた。1195年に追放され著書を焼かれたが、まもなく赦され、マラケシュで没した。ヘブライ語・ラテン語訳を通じて西欧のスコラ学に深い影響を与えた。',
  ],
  events: [
    { when: '1169~', title: ['伊本·图斐利引他谒见哈里发，受命注释亚里士多德', 'Ibn Tufayl presents him to the caliph, who wants Aristotle explained', 'Ibn Tufayl le présente au calife, qui veut faire expliquer Aristote', 'Ibn Tufayl lo presenta al califa, que desea ver explicado a Aristóteles', 'イブン・トゥファイルの紹介でカリフに謁し、アリストテレス注釈を託される'], weight: 2, with: ['aristotle'], source: ['al-marrakushi'] },
    { when: '1171', title: ['自塞维利亚调任科尔多瓦法官', 'Passes from the judgeship of Seville to that of Córdoba', 'Passe de la judicature de Séville à celle de Cordoue', 'Pasa de juez en Sevilla a juez en Córdoba', 'セビリアからコルドバの法官に移る'], at: 'cordoba', weight: 1, source: ['encyclopaedia-of-islam', 'Ibn Rushd'] },
    { when: '1195', title: ['被控异端，流放卢塞纳，哲学著作遭焚', 'Accused of unbelief, he is banished to Lucena and his books are burned', 'Accusé d’impiété, il est exilé à Lucena et ses livres sont brûlés', 'Acusado de impiedad, es desterrado a Lucena y se queman sus libros', '不信仰を問われてルセナに流され、著書を焼かれる'], at: 'cordoba', weight: 2, source: ['al-marrakushi'] },
    { when: '1198-12-10', title: ['卒于马拉喀什，遗骨后迁回科尔多瓦', 'Dies at Marrakesh; his bones are later taken to Córdoba', 'Meurt à Marrakech ; ses restes sont ensuite ramenés à Cordoue', 'Muere en Marrakech; sus restos se llevan después a Córdoba', 'マラケシュで没し、遺骨はのちコルドバに移される'], at: 'marrakesh', weight: 2, source: ['encyclopaedia-of-islam', 'Ibn Rushd'] },
  ],
  relations: [
    { word: 'commented-on', to: 'aristotle', note: ['拉丁经院学者只称他为“注释家”，如同只称亚里士多德为“哲学家”', 'Latin schoolmen called him simply “the Commentator”, as Aristotle was “the Philosopher”', 'Les scolastiques l’appelaient « le Commentateur », comme Aristote était « le Philosophe »', 'Los escolásticos lo llamaban «el Comentador», como Aristóteles era «el Filósofo»', 'ラテン世界ではアリストテレスが「哲学者」、彼が「注釈者」とだけ呼ばれた'], source: ['summa-theologiae'] },
    { word: 'commented-on', to: 'republic-of-plato', when: '1194~', note: ['他得不到亚里士多德的《政治学》，于是注释《理想国》', 'He took the Republic because Aristotle’s Politics had not reached him', 'Il prit La République parce que la Politique d’Aristote ne lui était pas parvenue', 'Eligió la República porque no le había llegado la Política de Aristóteles', 'アリストテレスの『政治学』が手に入らず、代わりに『国家』を取り上げた'], source: ['ibn-rushd-republic'] },
    { word: 'influenced', to: 'thomas-aquinas', source: ['torrell-aquinas'] },
    { word: 'influenced', to: 'dante', source: ['enciclopedia-dantesca', 'Averroè'] },
    { word: 'worships', to: 'islam', source: ['ibn-rushd-fasl'] },
  ],
});
