import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '473c',
  segments: [
    {
      id: '473c-d1',
      original:
        'ἐὰν μή, ἦν δ’ ἐγώ, ἢ οἱ φιλόσοφοι βασιλεύσωσιν ἐν ταῖς πόλεσιν ἢ οἱ βασιλῆς τε νῦν λεγόμενοι καὶ δυνάσται φιλοσοφήσωσι γνησίως τε καὶ ἱκανῶς,',
      zh: '“除非，”我说，“哲学家在城邦里做王，或者今天所谓的王和掌权者真诚而充分地从事哲学，',
      en: '“Unless,” I said, “philosophers become kings in the cities, or those now called kings and rulers come to love wisdom truly and enough,',
      fr: '« À moins, dis-je, que les philosophes ne deviennent rois dans les cités, ou que ceux qu’on appelle aujourd’hui rois et puissants ne se mettent à philosopher vraiment et comme il faut,',
      es: '«A menos —dije— que los filósofos reinen en las ciudades, o que los que ahora llaman reyes y poderosos filosofen de veras y lo bastante,',
      jp: '「哲学者たちが国々で王となるか」と私は言った、「あるいは、いま王と呼ばれ権力者と呼ばれる人々が、まことに、十分に哲学するか、',
    },
    {
      id: '473d2',
      original:
        'καὶ τοῦτο εἰς ταὐτὸν συμπέσῃ, δύναμίς τε πολιτικὴ καὶ φιλοσοφία, τῶν δὲ νῦν πορευομένων χωρὶς ἐφ’ ἑκάτερον αἱ πολλαὶ φύσεις ἐξ ἀνάγκης ἀποκλεισθῶσιν,',
      zh: '使政治权力和哲学合而为一，并且强行禁止如今许多人各走一边的做法，',
      en: 'and these two fall together, power in the city and philosophy, and the many natures who now go after the one without the other are by force shut out,',
      fr: 'et que ces deux choses ne se rejoignent, la puissance politique et la philosophie, tandis que les nombreuses natures qui vont aujourd’hui séparément à l’une ou à l’autre en seront exclues de force,',
      es: 'y que ambas cosas vengan a coincidir, el poder político y la filosofía, y se excluya por fuerza a los muchos que ahora van por separado a lo uno o a lo otro,',
      jp: 'つまり政治の力と哲学とが一つに合わさり、いま別々にその一方へ向かう多くの者が、力ずくで閉め出されるのでないかぎり、',
    },
    {
      id: '473d3',
      original: 'οὐκ ἔστι κακῶν παῦλα, ὦ φίλε Γλαύκων, ταῖς πόλεσι, δοκῶ δ’ οὐδὲ τῷ ἀνθρωπίνῳ γένει.',
      zh: '否则，亲爱的格劳孔，城邦的灾祸就不会止息，我看人类的灾祸也不会止息。”',
      en: 'there is no rest from evils, dear Glaucon, for the cities, nor, I think, for the human race.”',
      fr: 'il n’est pas de trêve aux maux des cités, mon cher Glaucon, ni, je crois, à ceux du genre humain. »',
      es: 'no hay tregua de males, querido Glaucón, para las ciudades, ni creo que para el género humano».',
      jp: '親しいグラウコンよ、国々にとって禍いのやむことはないし、思うに、人類にとってもそうなのだ。」',
    },
  ],
};
