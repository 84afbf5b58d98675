import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '5',
  segments: [
    {
      id: '5.1a',
      original: 'Ὄρθρου, ὅταν δυσόκνως ἐξεγείρῃ, πρόχειρον ἔστω ὅτι ἐπὶ ἀνθρώπου ἔργον ἐγείρομαι·',
      zh: '清晨，当你不愿起床时，要记住：我起来是要去做人的工作；',
      en: 'At dawn, when you are loath to wake, have this at hand: I am waking to the work of a man;',
      fr: 'Au point du jour, quand il t’en coûte de t’éveiller, aie ceci présent : je m’éveille pour faire œuvre d’homme ;',
      es: 'Al amanecer, cuando te cueste despertar, ten a mano esto: me despierto para una tarea de hombre;',
      jp: '明け方、起きるのがつらい時には、こう心得ておけ。人間の仕事をするために起きるのだ、と。',
    },
    {
      id: '5.1b',
      original: 'ἔτι οὖν δυσκολαίνω, εἰ πορεύομαι ἐπὶ τὸ ποιεῖν ὧν ἕνεκεν γέγονα καὶ ὧν χάριν προῆγμαι εἰς τὸν κόσμον;',
      zh: '我去做我为之而生、为之被带到世上来的事，难道还要不高兴吗？',
      en: 'am I then still to grumble, if I go to do what I was born for, and for the sake of which I was brought into the world?',
      fr: 'vais-je donc encore rechigner, si je vais faire ce pour quoi je suis né, ce pour quoi j’ai été mis au monde ?',
      es: '¿voy, pues, a refunfuñar todavía, si me encamino a hacer aquello para lo que nací y por lo que fui traído al mundo?',
      jp: '自分がそのために生まれ、そのためにこの世に送り出されたことをしに行くのに、なお不平を言うのか。',
    },
    {
      id: '5.1c',
      original:
        'ἢ ἐπὶ τοῦτο κατεσκεύασμαι, ἵνα κατακείμενος ἐν στρωματίοις ἐμαυτὸν θάλπω; ἀλλὰ τοῦτο ἥδιον. πρὸς τὸ ἥδεσθαι οὖν γέγονας;',
      zh: '难道我生来就是为了躺在被子里取暖的吗？“可是这样更舒服。”那么你是为享乐而生的吗？',
      en: 'Or was I made for this, to lie in my blankets and keep warm? “But it is more pleasant.” Were you born, then, for pleasure?',
      fr: 'Ou bien suis-je fait pour rester couché au chaud dans mes couvertures ? « Mais c’est plus agréable. » Es-tu donc né pour l’agrément ?',
      es: '¿O es que estoy hecho para quedarme acostado, calentito entre mantas? «Pero es más agradable». ¿Has nacido, pues, para el placer?',
      jp: 'それとも、寝具にくるまって身を温めているようにつくられたのか。「だが、この方が心地よい。」では、お前は心地よさのために生まれたのか。',
    },
  ],
};
