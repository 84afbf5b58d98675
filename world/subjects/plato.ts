import { subject } from '../subject.ts';

export default subject({
  id: 'plato',
  kind: 'person',
  region: 'europe',
  names: ['柏拉图', 'Plato', 'Platon', 'Platón', 'プラトン'],
  otherNames: [['阿里斯托克勒斯'], ['Aristocles'], ['Aristoclès'], ['Aristocles'], ['プラトーン', 'アリストクレス']],
  times: [{ role: 'life', span: ['-0428~', '-0348~'], source: ['diogenes-laertius', '3.2'] }],
  place: { at: [37.992, 23.708], name: ['雅典阿卡德米', 'The Academy, Athens', 'Académie, Athènes', 'Academia, Atenas', 'アテナイのアカデメイア'] },
  summary: [
    '雅典哲学家，苏格拉底的弟子，亚里士多德的老师。他以对话体写作，让老师在其中发问：何为正义，灵魂可否不朽，可见的事物背后是否另有永恒的“理念”。他在英雄阿卡德摩斯的圣林旁创办学园，此后延续数百年。他曾三赴叙拉古，想把僭主造就成哲人王，均告失败。',
    'Athenian philosopher, pupil of Socrates and teacher of Aristotle. He wrote dialogues in which his master asks what justice is, whether the soul outlives the body, and whether behind visible things stand eternal Forms. Near the grove of the hero Academus he founded the school that gave the word academy to the world. Three journeys to Syracuse failed to make a philosopher of a tyrant.',
    'Philosophe athénien, disciple de Socrate et maître d’Aristote. Ses dialogues font demander à son maître ce qu’est la justice, si l’âme survit au corps, si derrière les choses visibles se tiennent des Formes éternelles. Près du bois du héros Académos, il fonda l’école dont vient le mot académie. Trois voyages à Syracuse ne firent pas d’un tyran un philosophe.',
    'Filósofo ateniense, discípulo de Sócrates y maestro de Aristóteles. En sus diálogos el maestro pregunta qué es la justicia, si el alma sobrevive al cuerpo, si tras las cosas visibles hay Formas eternas. Junto al bosque del héroe Academo fundó la escuela de la que procede la palabra academia. Tres viajes a Siracusa no lograron hacer de un tirano un filósofo.',
    'ソクラテスの弟子でアリストテレスの師となったアテナイの哲学者。対話篇のなかで師に問わせ、正義とは何か、魂は不死か、目に見えるものの背後に永遠のイデアがあるのかを論じた。英雄アカデモスの聖林のそばに学園アカデメイアを開き、その名は後世の「アカデミー」となった。三度シュラクサイに渡ったが、僭主を哲人王にすることはできなかった。',
  ],
  events: [
    { when: '-0399', title: ['苏格拉底死后避居麦加拉', 'Withdraws to Megara after the death of Socrates', 'Se retire à Mégare après la mort de Socrate', 'Se retira a Mégara tras la muerte de Sócrates', 'ソクラテスの死後、メガラに身を寄せる'], at: 'megara-greece', weight: 1, with: ['socrates'], source: ['diogenes-laertius', '3.6'] },
    { when: '-0387~', title: ['在雅典城外创办学园', 'Founds the Academy outside Athens', 'Fonde l’Académie aux portes d’Athènes', 'Funda la Academia a las afueras de Atenas', 'アテナイ郊外に学園アカデメイアを開く'], at: 'athens', weight: 3, with: ['athens'], source: ['diogenes-laertius', '3.7'] },
    { when: '-0367', title: ['再赴叙拉古，教导僭主狄奥尼修斯二世', 'Returns to Syracuse to instruct the tyrant Dionysius II', 'Retourne à Syracuse pour instruire le tyran Denys II', 'Vuelve a Siracusa para instruir al tirano Dionisio II', 'シュラクサイを再訪し、僭主ディオニュシオス二世を導こうとする'], at: 'syracuse', weight: 2, source: ['plato-letters', '7.327d–329b'] },
    { when: '-0348~', title: ['卒于雅典，葬于学园', 'Dies at Athens and is buried at the Academy', 'Meurt à Athènes et repose à l’Académie', 'Muere en Atenas y es enterrado en la Academia', 'アテナイで没し、アカデメイアに葬られる'], at: 'athens', weight: 2, source: ['diogenes-laertius', '3.41'] },
  ],
  relations: [
    { word: 'teacher-of', to: 'aristotle', when: ['-0367', '-0348~'], source: ['diogenes-laertius', '5.9'] },
    { word: 'author-of', to: 'republic-of-plato', when: '-0375~', source: ['aristotle-politics', '1261a'] },
    { word: 'wrote-about', to: 'socrates', source: ['plato-apology'] },
    { word: 'citizen-of', to: 'athens', source: ['diogenes-laertius', '3.1–3'] },
    { word: 'wrote-about', to: 'pericles', note: ['《高尔吉亚篇》指责他使雅典人懒惰、贪财', 'In the Gorgias he is blamed for making the Athenians idle and fond of money', 'Le Gorgias l’accuse d’avoir rendu les Athéniens oisifs et avides', 'El Gorgias lo acusa de haber vuelto a los atenienses ociosos y codiciosos', '『ゴルギアス』では市民を怠惰で金銭好きにしたと責められる'], source: ['plato-gorgias', '515e'] },
    { word: 'wrote-about', to: 'cyrus-the-great', note: ['《法律篇》说居鲁士善治军国，却不懂教育子嗣', 'The Laws praise Cyrus as a general but say that he neglected to educate his sons', 'Les Lois louent en Cyrus le général, mais lui reprochent l’éducation de ses fils', 'Las Leyes alaban en Ciro al general, pero le reprochan la educación de sus hijos', '『法律』はキュロスを名将と認めつつ、息子の教育を怠ったと評する'], source: ['plato-laws', '694a–695b'] },
    { word: 'influenced', to: 'archimedes', source: ['plutarch', 'Marcellus 14'] },
  ],
  same: { wikidata: 'Q859' },
});
