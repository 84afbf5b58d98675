import { subject } from '../subject.ts';

export default subject({
  id: 'pericles',
  kind: 'person',
  region: 'europe',
  names: ['伯里克利', 'Pericles', 'Périclès', 'Pericles', 'ペリクレス'],
  otherNames: [[], ['Pericles son of Xanthippus', 'The Olympian'], ['L’Olympien'], ['El Olímpico'], ['クサンティッポスの子ペリクレス']],
  times: [
    { role: 'life', span: ['-0495~', '-0429'], source: ['oxford-classical-dictionary', 'Pericles'] },
    { role: 'active', span: ['-0461~', '-0429'], source: ['plutarch', 'Pericles 9–16'] },
  ],
  place: { at: [37.984, 23.728], name: ['雅典', 'Athens', 'Athènes', 'Atenas', 'アテナイ'] },
  summary: [
    '雅典政治家，公元前5世纪中叶城邦的主导者。他出身名门，却与平民站在一起，推行陪审员津贴，限定公民身份；十五年间年年当选将军。提洛同盟的贡金在他手中化为卫城的神庙与强大的舰队。他主张以海权拖垮斯巴达，开战第三年死于瘟疫。修昔底德说，那时名义上是民主，实则由第一人统治。',
    'Athenian statesman, the leading man of his city in the middle of the fifth century BC. Of noble birth, he sided with the people, paid jurors, narrowed citizenship and was elected general fifteen years running. Under him the tribute of the allies helped to pay for the buildings of the Acropolis. He planned to outlast Sparta by sea, but died of the plague in the war’s third year.',
    'Homme d’État athénien, le premier de sa cité au milieu du Ve siècle av. J.-C. De haute naissance, il prend le parti du peuple, fait payer les juges, restreint la citoyenneté et se voit élire stratège quinze années de suite. Le tribut des alliés finance alors en partie les temples de l’Acropole. Il veut user Sparte par la mer, mais la peste l’emporte en 429.',
    'Estadista ateniense, el primer hombre de su ciudad a mediados del siglo V a. C. De familia noble, se puso del lado del pueblo, hizo pagar a los jurados, restringió la ciudadanía y fue elegido estratego quince años seguidos. El tributo de los aliados costeó en parte los templos de la Acrópolis. Quiso desgastar a Esparta desde el mar, pero murió de la peste en 429.',
    '前5世紀半ばのアテナイを主導した政治家。名門の出ながら民衆の側に立ち、陪審員に日当を払い、市民権を両親ともアテナイ人の者に限り、十五年続けて将軍に選ばれた。同盟国の貢納金はアクロポリスの神殿群にも注がれた。海軍力でスパルタを疲弊させる策をとったが、開戦三年目に疫病で没した。',
  ],
  events: [
    { when: '-0472', title: ['资助埃斯库罗斯《波斯人》上演', 'Pays for the chorus of Aeschylus’s Persians', 'Finance le chœur des Perses d’Eschyle', 'Costea el coro de Los persas de Esquilo', 'アイスキュロス『ペルシア人』の上演費用を負う'], at: 'athens', weight: 1, with: ['greco-persian-wars'], source: ['inscriptiones-graecae', 'II² 2318'] },
    { when: '-0451', title: ['立法规定父母皆为雅典人者方为公民', 'Has citizenship limited to those with two Athenian parents', 'Fait réserver la citoyenneté aux enfants de deux Athéniens', 'Hace limitar la ciudadanía a los hijos de padre y madre atenienses', '両親ともアテナイ人の者に市民権を限る法を通す'], at: 'athens', weight: 2, with: ['athens'], source: ['aristotle-athenian-constitution', '26.4'] },
    { when: ['-0440', '-0439'], title: ['围攻并降服反叛的萨摩斯', 'Besieges and subdues the rebel island of Samos', 'Assiège et soumet l’île révoltée de Samos', 'Asedia y somete a la isla rebelde de Samos', '離反したサモスを包囲し降伏させる'], at: 'samos', weight: 2, with: ['athens'], source: ['thucydides', '1.115–117'] },
    { when: '-0431', title: ['为首批阵亡者发表国葬演说', 'Speaks the funeral oration for the first dead of the war', 'Prononce l’oraison funèbre des premiers morts de la guerre', 'Pronuncia la oración fúnebre por los primeros caídos de la guerra', '戦争最初の戦死者のために葬送演説を行う'], at: 'athens', weight: 2, with: ['athens', 'peloponnesian-war'], source: ['thucydides', '2.34–46'] },
    { when: '-0429', title: ['于雅典大瘟疫中病故', 'Dies in the great plague of Athens', 'Meurt pendant la grande peste d’Athènes', 'Muere durante la gran peste de Atenas', 'アテナイの大疫病のさなかに没する'], at: 'athens', weight: 2, with: ['peloponnesian-war'], source: ['plutarch', 'Pericles 38'] },
  ],
  relations: [
    { word: 'citizen-of', to: 'athens', source: ['plutarch', 'Pericles 3'] },
    { word: 'reformed', to: 'athens', when: ['-0461~', '-0451'], note: ['陪审员领取津贴，穷人也能参与审判与治理', 'Pay for jurors let poorer citizens sit in judgement', 'Le salaire des juges permit aux citoyens pauvres de siéger', 'La paga de los jurados permitió juzgar a los ciudadanos pobres', '陪審員に日当が出て、貧しい市民も裁判に加われるようになった'], source: ['aristotle-athenian-constitution', '27.3–4'] },
    { word: 'commissioned', to: 'parthenon', when: ['-0447', '-0432'], note: ['政敌指责他拿盟邦的钱给雅典披金戴银', 'His opponents said that he decked Athens with the allies’ money like a vain woman', 'Ses adversaires l’accusaient de parer Athènes avec l’argent des alliés', 'Sus rivales lo acusaban de engalanar Atenas con el dinero de los aliados', '政敵は、同盟国の金でアテナイを飾り立てると非難した'], source: ['plutarch', 'Pericles 12–13'] },
    { word: 'led-in', to: 'peloponnesian-war', when: ['-0431', '-0429'], source: ['thucydides', '2.65'] },
  ],
});
