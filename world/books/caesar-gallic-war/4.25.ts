import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '4.25',
  segments: [
    {
      id: '1',
      original:
        'Quod ubi Caesar animadvertit, naves longas, quarum et species erat barbaris inusitatior et motus ad usum expeditior, paulum removeri ab onerariis navibus et remis incitari et ad latus apertum hostium constitui atque inde fundis, sagittis, tormentis hostes propelli ac submoveri iussit; quae res magno usui nostris fuit.',
      zh: '恺撒看到这种情形，便命令战舰——它们的形状在蛮族看来较为陌生，行动也更灵便——稍稍离开运输船，划桨急进，停到敌人暴露的侧翼，从那里用投石、箭和机弩把敌人逼退。这一着对我军大有帮助。',
      en: 'When Caesar saw this, he ordered the warships, whose look was stranger to the barbarians and which moved more readily, to draw a little away from the transports, to be rowed forward and set on the enemy’s exposed flank, and from there to drive the enemy back with slings, arrows and engines; and this was of great use to our men.',
      fr: 'Voyant cela, César ordonna que les navires de guerre, dont l’aspect était moins familier aux barbares et la manœuvre plus aisée, s’écartent un peu des transports, s’avancent à force de rames, se placent sur le flanc découvert de l’ennemi et de là le repoussent à coups de frondes, de flèches et de machines ; ce qui fut d’un grand secours aux nôtres.',
      es: 'Al advertirlo, César mandó que las naves de guerra, cuyo aspecto era más extraño a los bárbaros y su movimiento más ágil, se apartaran un poco de las de carga, avanzaran a fuerza de remos, se situaran en el flanco descubierto del enemigo y desde allí lo rechazaran con hondas, flechas y máquinas; lo cual fue de gran ayuda a los nuestros.',
      jp: 'カエサルはこれに気づくと、蛮族には見慣れぬ形で動きも軽い軍船を、輸送船から少し離して櫂で急ぎ進ませ、敵のむき出しの側面に置いて、そこから投石、矢、弩砲で敵を追い払うよう命じた。これはわが軍に大いに役立った。',
    },
    {
      id: '2',
      original:
        'Nam et navium figura et remorum motu et inusitato genere tormentorum permoti barbari constiterunt ac paulum modo pedem rettulerunt.',
      zh: '因为蛮族被舰船的形状、船桨的动作和从未见过的机弩所惊，停了下来，稍稍后退了几步。',
      en: 'For the barbarians, shaken by the shape of the ships, the motion of the oars and the unknown kind of engines, halted and drew back, if only a little.',
      fr: 'Car, frappés par la forme des navires, le mouvement des rames et le genre inconnu des machines, les barbares s’arrêtèrent et reculèrent, mais d’un pas seulement.',
      es: 'Pues, turbados por la forma de las naves, el movimiento de los remos y la clase desconocida de las máquinas, los bárbaros se detuvieron y retrocedieron, aunque solo un poco.',
      jp: '蛮族は船の形、櫂の動き、見慣れぬ弩砲に驚いて立ち止まり、わずかながら退いたのである。',
    },
    {
      id: '3',
      original:
        'Atque nostris militibus cunctantibus, maxime propter altitudinem maris, qui X legionis aquilam gerebat, obtestatus deos, ut ea res legioni feliciter eveniret, ‘desilite’, inquit, ‘milites, nisi vultis aquilam hostibus prodere; ego certe meum rei publicae atque imperatori officium praestitero.’',
      zh: '我军士兵还在迟疑，主要是因为海水太深，这时第十军团的鹰旗手先祈求神灵使此举给军团带来好运，然后说道：“跳下去，士兵们，除非你们想把鹰旗出卖给敌人。我至少要对国家和统帅尽我的职责。”',
      en: 'And as our soldiers hung back, mostly for the depth of the sea, the man who carried the eagle of the Tenth Legion called on the gods that it might turn out well for the legion and said: “Jump down, soldiers, unless you want to betray your eagle to the enemy. I at least shall have done my duty to the republic and to my commander.”',
      fr: 'Et comme nos soldats hésitaient, surtout à cause de la profondeur de la mer, celui qui portait l’aigle de la dixième légion, après avoir prié les dieux que la chose tournât bien pour la légion, dit : « Sautez, soldats, si vous ne voulez pas livrer l’aigle à l’ennemi. Moi, du moins, j’aurai fait mon devoir envers la République et mon général. »',
      es: 'Y como nuestros soldados vacilaran, sobre todo por la hondura del mar, el que llevaba el águila de la décima legión, tras rogar a los dioses que aquello saliera bien a la legión, dijo: «Saltad, soldados, si no queréis entregar el águila al enemigo. Yo, al menos, habré cumplido mi deber con la república y con mi general».',
      jp: 'わが兵がとりわけ海の深さのためにためらっていると、第十軍団の鷲旗手が、このことが軍団に幸いするよう神々に祈って、こう言った。「飛び降りろ、兵士たち。鷲旗を敵に渡したくないなら。少なくとも私は、国と将軍への務めを果たすぞ。」',
    },
    {
      id: '4',
      original: 'Hoc cum voce magna dixisset, se ex navi proiecit atque in hostes aquilam ferre coepit.',
      zh: '他高声说完这话，就从船上跳下，举着鹰旗向敌人冲去。',
      en: 'When he had said this in a loud voice, he threw himself from the ship and began to carry the eagle against the enemy.',
      fr: 'Ayant dit cela d’une voix forte, il se jeta du navire et se mit à porter l’aigle contre l’ennemi.',
      es: 'Dicho esto en voz alta, se arrojó de la nave y empezó a llevar el águila contra el enemigo.',
      jp: '大声でこう言うと、船から身を投じ、鷲旗を敵に向けて進めはじめた。',
    },
    {
      id: '5',
      original: 'Tum nostri cohortati inter se, ne tantum dedecus admitteretur, universi ex navi desiluerunt.',
      zh: '于是我军互相激励，不可蒙受这样大的耻辱，全体从船上跳了下来。',
      en: 'Then our men, urging one another not to allow such a disgrace, all leaped from the ship together.',
      fr: 'Alors les nôtres, s’exhortant à ne pas souffrir un tel déshonneur, sautèrent tous ensemble du navire.',
      es: 'Entonces los nuestros, animándose unos a otros a no consentir tal deshonra, saltaron todos a una de la nave.',
      jp: 'するとわが兵は、かほどの恥を招くまいと互いに励まし合い、みな船から飛び降りた。',
    },
    {
      id: '6',
      original: 'Hos item ex proximis primi navibus cum conspexissent, subsecuti hostibus adpropinquaverunt.',
      zh: '邻近各船上的人看见他们，也跟着跳下，逼近敌人。',
      en: 'And those in the nearest ships, when they saw them, followed and drew near the enemy too.',
      fr: 'Ceux des navires les plus proches, à leur vue, les suivirent de même et marchèrent à l’ennemi.',
      es: 'Y los de las naves más cercanas, al verlos, los siguieron y avanzaron también contra el enemigo.',
      jp: 'すぐ近くの船の者たちもこれを見ると、あとに続いて敵に迫った。',
    },
  ],
};
