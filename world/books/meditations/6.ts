import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '6',
  segments: [
    {
      id: '6.6',
      original: 'Ἄριστος τρόπος τοῦ ἀμύνεσθαι τὸ μὴ ἐξομοιοῦσθαι.',
      zh: '最好的报复，是不变得和他一样。',
      en: 'The best way to avenge oneself is not to become like them.',
      fr: 'La meilleure façon de se venger est de ne pas se faire semblable.',
      es: 'La mejor manera de vengarse es no hacerse igual.',
      jp: '最もよい復讐の仕方は、相手と同じようにならないことだ。',
    },
    {
      id: '6.21',
      original:
        'Εἴ τίς με ἐλέγξαι καὶ παραστῆσαί μοι ὅτι οὐκ ὀρθῶς ὑπολαμβάνω ἢ πράσσω δύναται, χαίρων μεταθήσομαι· ζητῶ γὰρ τὴν ἀλήθειαν, ὑφ’ ἧς οὐδεὶς πώποτε ἐβλάβη.',
      zh: '如果有人能驳倒我，向我说明我的想法或做法不对，我会高兴地改变；因为我寻求真理，从来没有人因真理而受害。',
      en: 'If anyone can refute me and show me that I do not think or act rightly, I will gladly change; for I seek the truth, by which no one was ever yet harmed.',
      fr: 'Si quelqu’un peut me convaincre d’erreur et me montrer que je ne pense ou n’agis pas bien, j’en changerai avec joie ; car je cherche la vérité, dont personne n’a jamais souffert.',
      es: 'Si alguien puede refutarme y mostrarme que no pienso o no obro bien, cambiaré con gusto; pues busco la verdad, que jamás dañó a nadie.',
      jp: 'もし誰かが私を論駁し、私の考えや行いが正しくないことを示せるなら、喜んで改めよう。私の求めるのは真理であり、真理に害された者はいまだかつていないのだから。',
    },
  ],
};
