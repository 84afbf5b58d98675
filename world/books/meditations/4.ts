import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '4',
  segments: [
    {
      id: '4.3.1',
      original:
        'Ἀναχωρήσεις αὑτοῖς ζητοῦσιν, ἀγροικίας καὶ αἰγιαλοὺς καὶ ὄρη· εἴωθας δὲ καὶ σὺ τὰ τοιαῦτα μάλιστα ποθεῖν.',
      zh: '人们为自己寻找隐退之处：乡间、海滨、山中；你也常常最渴望这些。',
      en: 'People look for retreats for themselves, in the country, by the sea, in the hills; and you too are wont to long for such things most of all.',
      fr: 'On se cherche des retraites, à la campagne, au bord de la mer, à la montagne ; et toi aussi, c’est là ce que tu désires le plus d’ordinaire.',
      es: 'La gente se busca retiros, en el campo, en la playa, en el monte; y también tú sueles anhelar sobre todo esas cosas.',
      jp: '人は田舎や海辺や山に、退く場所を求める。お前もまた、そうしたものを何よりも恋しがるのが常だ。',
    },
    {
      id: '4.3.2',
      original:
        'ὅλον δὲ τοῦτο ἰδιωτικώτατόν ἐστιν, ἐξόν, ἧς ἂν ὥρας ἐθελήσῃς, εἰς ἑαυτὸν ἀναχωρεῖν. οὐδαμοῦ γὰρ οὔτε ἡσυχιώτερον οὔτε ἀπραγμονέστερον ἄνθρωπος ἀναχωρεῖ ἢ εἰς τὴν αὑτοῦ ψυχήν.',
      zh: '但这是最俗气不过的，因为你随时愿意，就可以退到自己里面去。人退到任何地方，都不如退到自己的灵魂里更安静、更少烦扰。',
      en: 'But all this is most unphilosophic, when you can at any hour you wish retreat into yourself. For nowhere does a man retreat with more quiet or less trouble than into his own soul.',
      fr: 'Mais tout cela est bien vulgaire, puisque tu peux, à l’heure que tu veux, te retirer en toi-même. Nulle part l’homme ne trouve retraite plus calme ni plus libre d’affaires que dans son âme.',
      es: 'Pero todo eso es de lo más vulgar, pues puedes, a la hora que quieras, retirarte a ti mismo. En ninguna parte se retira el hombre con más calma ni menos cuidados que a su propia alma.',
      jp: 'だが、これはまったく俗なことだ。いつでも望む時に自分自身のうちに退くことができるのだから。人が退く所として、自分の魂のうちほど静かで煩いのない所はない。',
    },
    {
      id: '4.3.4',
      original: 'ὁ κόσμος ἀλλοίωσις, ὁ βίος ὑπόληψις.',
      zh: '宇宙是变化，人生是看法。',
      en: 'The universe is change; life is what we take it to be.',
      fr: 'Le monde est changement ; la vie, opinion.',
      es: 'El mundo es cambio; la vida, opinión.',
      jp: '宇宙は変化、人生は思いなしである。',
    },
  ],
};
