import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.22',
  segments: [
    {
      id: '1.22.4a',
      original: 'καὶ ἐς μὲν ἀκρόασιν ἴσως τὸ μὴ μυθῶδες αὐτῶν ἀτερπέστερον φανεῖται·',
      zh: '这里没有故事传说，听起来或许不那么有趣；',
      en: 'For the ear, perhaps, their want of fable will seem less pleasing;',
      fr: 'À l’écoute, peut-être, l’absence de merveilleux y paraîtra moins plaisante ;',
      es: 'Al oído, quizá, la falta de lo fabuloso parecerá menos grata;',
      jp: '物語めいたところがないので、聞く耳にはおそらく面白みが少ないと思われよう。',
    },
    {
      id: '1.22.4b',
      original:
        'ὅσοι δὲ βουλήσονται τῶν τε γενομένων τὸ σαφὲς σκοπεῖν καὶ τῶν μελλόντων ποτὲ αὖθις κατὰ τὸ ἀνθρώπινον τοιούτων καὶ παραπλησίων ἔσεσθαι, ὠφέλιμα κρίνειν αὐτὰ ἀρκούντως ἕξει.',
      zh: '但凡想要看清过去的事，以及将来按照人性还会同样或类似地发生的事的人，若认为它有用，也就够了。',
      en: 'but if those who wish to see clearly what has happened, and what, as human things are, will some day happen again in the same or a like way, judge it useful, that will be enough.',
      fr: 'mais que ceux qui voudront voir clair dans ce qui est arrivé, et dans ce qui, selon la condition humaine, arrivera un jour de même ou à peu près, le jugent utile, et cela suffira.',
      es: 'pero, si quienes quieran ver claro en lo que ha sucedido y en lo que, según la condición humana, volverá un día a suceder igual o parecido, lo juzgan útil, bastará con eso.',
      jp: 'しかし、過ぎたことを、また人の世の常としていつかふたたび同じように、あるいは似たように起こるであろうことを、明らかに見ようとする人々が、これを役立つと認めてくれれば、それで足りる。',
    },
    {
      id: '1.22.4c',
      original: 'κτῆμά τε ἐς αἰεὶ μᾶλλον ἢ ἀγώνισμα ἐς τὸ παραχρῆμα ἀκούειν ξύγκειται.',
      zh: '它写下来是要作永久的财富，而不是供一时听赏的竞赛之作。',
      en: 'It has been put together as a possession for all time rather than a prize piece to be heard for the moment.',
      fr: 'C’est un bien pour toujours, plutôt qu’un morceau de concours pour l’auditoire d’un moment.',
      es: 'Está compuesto como un bien para siempre, más que como pieza de certamen para oír un momento.',
      jp: 'これは、その場かぎりに聞かれる競演の作ではなく、永遠の財産として書かれた。',
    },
  ],
};
