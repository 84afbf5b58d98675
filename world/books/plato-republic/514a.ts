import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '514a',
  segments: [
    {
      id: '514a1',
      original: 'Μετὰ ταῦτα δή, εἶπον, ἀπείκασον τοιούτῳ πάθει τὴν ἡμετέραν φύσιν παιδείας τε πέρι καὶ ἀπαιδευσίας.',
      zh: '“接下来，”我说，“就受过教育与没有受过教育来说，请把我们的本性比作这样一种情形。',
      en: '“After this,” I said, “liken our nature, as to education and the want of it, to a condition such as this.',
      fr: '« Après cela, dis-je, compare notre nature, selon qu’elle est ou non éduquée, à une condition que voici.',
      es: '«Después de esto —dije—, compara nuestra naturaleza, en cuanto a educación y falta de ella, con un estado como este.',
      jp: '「ではその次に」と私は言った、「教育と無教育という点で、われわれの本性をこんな状態に喩えてみたまえ。',
    },
    {
      id: '514a2',
      original:
        'ἰδὲ γὰρ ἀνθρώπους οἷον ἐν καταγείῳ οἰκήσει σπηλαιώδει, ἀναπεπταμένην πρὸς τὸ φῶς τὴν εἴσοδον ἐχούσῃ μακρὰν παρὰ πᾶν τὸ σπήλαιον,',
      zh: '设想人们住在一个地下的洞穴式居所里，有一个长长的入口向着光敞开，同整个洞穴一样宽；',
      en: 'See people as if in a dwelling under ground, like a cave, with its entrance open to the light, wide along the whole cave;',
      fr: 'Vois des hommes comme dans une demeure souterraine en forme de caverne, dont l’entrée, ouverte à la lumière, s’étend sur toute la largeur de la caverne ;',
      es: 'Mira a unos hombres como en una morada subterránea, a modo de caverna, con la entrada abierta a la luz, larga a todo lo ancho de la caverna;',
      jp: '人々が、地下の洞窟のような住まいにいるさまを思い描くのだ。光に向かって開いた入口が、洞窟の幅いっぱいに長く延びている。',
    },
    {
      id: '514a3',
      original:
        'ἐν ταύτῃ ἐκ παίδων ὄντας ἐν δεσμοῖς καὶ τὰ σκέλη καὶ τοὺς αὐχένας, ὥστε μένειν τε αὐτοὺς εἴς τε τὸ πρόσθεν μόνον ὁρᾶν, κύκλῳ δὲ τὰς κεφαλὰς ὑπὸ τοῦ δεσμοῦ ἀδυνάτους περιάγειν,',
      zh: '他们从小就在里面，腿和脖子都绑着锁链，只能停在原地，只能看着前方，锁链使他们无法转头；',
      en: 'they have been in it since they were children, bound by legs and neck, so that they stay where they are and see only what is before them, and for the bonds cannot turn their heads about;',
      fr: 'ils y sont depuis l’enfance, liés aux jambes et au cou, si bien qu’ils restent en place et ne voient que devant eux, le lien les empêchant de tourner la tête ;',
      es: 'están en ella desde niños, atados por las piernas y el cuello, de modo que permanecen quietos y solo ven hacia delante, sin poder, por la atadura, volver la cabeza;',
      jp: '彼らは子どもの時から脚も首も縛られたままそこにいて、動くことができず、前だけを見ていて、縛めのために頭をめぐらすこともできない。',
    },
    {
      id: '514b1',
      original:
        'φῶς δὲ αὐτοῖς πυρὸς ἄνωθεν καὶ πόρρωθεν καόμενον ὄπισθεν αὐτῶν, μεταξὺ δὲ τοῦ πυρὸς καὶ τῶν δεσμωτῶν ἐπάνω ὁδόν,',
      zh: '在他们身后，远处高处燃着火光；火和囚徒之间，高处有一条路，',
      en: 'behind them, above and far off, burns the light of a fire; and between the fire and the prisoners, higher up, there is a road,',
      fr: 'derrière eux, en haut et au loin, brûle la lumière d’un feu ; entre le feu et les prisonniers passe, en hauteur, un chemin,',
      es: 'detrás de ellos, arriba y a lo lejos, arde la luz de un fuego; y entre el fuego y los presos, en alto, hay un camino,',
      jp: '彼らの背後、上方の遠くに火が燃えて光っている。火と囚人との間には、高いところに道があり、',
    },
    {
      id: '514b2',
      original:
        'παρ’ ἣν ἰδὲ τειχίον παρῳκοδομημένον, ὥσπερ τοῖς θαυματοποιοῖς πρὸ τῶν ἀνθρώπων πρόκειται τὰ παραφράγματα, ὑπὲρ ὧν τὰ θαύματα δεικνύασιν.',
      zh: '沿路筑着一道矮墙，就像耍木偶的人在观众面前设的屏障，他们在屏障上面表演木偶。”',
      en: 'and along it, see, a low wall has been built, like the screens that puppet-players have before them, over which they show their puppets.”',
      fr: 'le long duquel, vois, on a bâti un petit mur, comme les cloisons que les montreurs de marionnettes placent devant le public et par-dessus lesquelles ils les font voir. »',
      es: 'a lo largo del cual, mira, se ha levantado un pequeño muro, como los biombos que los titiriteros ponen ante el público y por encima de los cuales enseñan sus títeres».',
      jp: 'それに沿って低い壁が築かれている。ちょうど人形遣いが見物人の前に仕切りを置き、その上に人形を出して見せるように。」',
    },
    {
      id: '514b3',
      original: 'Ὁρῶ, ἔφη.',
      zh: '“我看见了。”他说。',
      en: '“I see it,” he said.',
      fr: '« Je vois », dit-il.',
      es: '«Lo veo», dijo.',
      jp: '「思い描きました」と彼は言った。',
    },
    {
      id: '514c',
      original:
        'Ὅρα τοίνυν παρὰ τοῦτο τὸ τειχίον φέροντας ἀνθρώπους σκεύη τε παντοδαπὰ ὑπερέχοντα τοῦ τειχίου καὶ ἀνδριάντας καὶ ἄλλα ζῷα λίθινά τε καὶ ξύλινα καὶ παντοῖα εἰργασμένα, οἷον εἰκὸς τοὺς μὲν φθεγγομένους, τοὺς δὲ σιγῶντας τῶν παραφερόντων.',
      zh: '“再看：沿着这道墙，有人扛着各种器物走过，高出墙头，还有石头的、木头的和各种材料做成的人像和动物像；扛的人，自然有的说话，有的沉默。”',
      en: '“See then, along this wall, people carrying all manner of things that stand above it, statues of men and other living things made of stone and wood and every stuff; some of the carriers speaking, as is likely, and some silent.”',
      fr: '« Vois donc, le long de ce mur, des gens qui portent toutes sortes d’objets dépassant le mur, statues d’hommes et autres figures d’êtres vivants en pierre, en bois, façonnées de toute manière ; parmi les porteurs, comme il est naturel, les uns parlent, les autres se taisent. »',
      es: '«Mira, pues, a lo largo de ese muro, a gentes que llevan toda clase de objetos que sobresalen de él, estatuas de hombres y otras figuras de seres vivos en piedra, en madera y de todo género de labor; de los que pasan, como es natural, unos hablan y otros callan».',
      jp: '「ではさらに、この壁に沿って、人々があらゆる種類の道具や、石や木やさまざまな材料で作った人間や動物の像を、壁の上に差し上げて運んでゆくさまを見たまえ。運ぶ者には、当然ながら、声を出す者も黙っている者もいる。」',
    },
    {
      id: '515a1',
      original: 'Ἄτοπον, ἔφη, λέγεις εἰκόνα καὶ δεσμώτας ἀτόπους.',
      zh: '“你说的是奇怪的图景，”他说，“奇怪的囚徒。”',
      en: '“It is a strange picture you tell of,” he said, “and strange prisoners.”',
      fr: '« Étrange tableau, dit-il, et étranges prisonniers. »',
      es: '«Extraña imagen cuentas —dijo— y extraños presos».',
      jp: '「奇妙な光景と、奇妙な囚人のことを話しますね」と彼は言った。',
    },
    {
      id: '515a2',
      original: 'Ὁμοίους ἡμῖν, ἦν δ’ ἐγώ.',
      zh: '“和我们一样的囚徒。”我说。',
      en: '“They are like us,” I said.',
      fr: '« Ils nous ressemblent », dis-je.',
      es: '«Semejantes a nosotros», dije.',
      jp: '「われわれに似た者たちだ」と私は言った。',
    },
  ],
};
