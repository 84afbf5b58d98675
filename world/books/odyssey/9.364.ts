import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '9.364',
  segments: [
    {
      id: '364-367',
      kind: 'verse',
      original:
        'Κύκλωψ, εἰρωτᾷς μ’ ὄνομα κλυτόν; αὐτὰρ ἐγώ τοι<br>ἐξερέω· σὺ δέ μοι δὸς ξείνιον, ὥς περ ὑπέστης.<br>Οὖτις ἐμοί γ’ ὄνομα· Οὖτιν δέ με κικλήσκουσι<br>μήτηρ ἠδὲ πατὴρ ἠδ’ ἄλλοι πάντες ἑταῖροι.',
      zh: '“独眼巨人，你问我响亮的名字？我就告诉你，你也要照你答应的给我待客的礼物。我的名字叫‘没有人’；我的母亲、父亲和所有的伙伴都叫我‘没有人’。”',
      en: '“Cyclops, you ask my famous name? I will tell you; and you, give me the guest-gift that you promised. Nobody is my name; Nobody they call me, my mother and my father and all my comrades too.”',
      fr: '« Cyclope, tu me demandes mon nom fameux ? Je vais te le dire ; et toi, fais-moi le présent d’hospitalité que tu m’as promis. Personne est mon nom ; Personne, c’est ainsi que m’appellent ma mère, mon père et tous mes compagnons. »',
      es: '«Cíclope, ¿me preguntas mi nombre famoso? Te lo diré; y tú dame el don de huésped que prometiste. Nadie es mi nombre; Nadie me llaman mi madre y mi padre y todos mis compañeros».',
      jp: '「キュクロプスよ、名高い私の名を問うのか。では言おう。お前も約束どおり、客への贈り物をくれ。『誰でもない』、それが私の名だ。母も父も仲間もみな、私を『誰でもない』と呼ぶ。」',
    },
    {
      id: '369-370',
      kind: 'verse',
      original: 'Οὖτιν ἐγὼ πύματον ἔδομαι μετὰ οἷς ἑτάροισιν,<br>τοὺς δ’ ἄλλους πρόσθεν· τὸ δέ τοι ξεινήιον ἔσται.',
      zh: '“在他的伙伴当中，我最后才吃‘没有人’，别的先吃：这就是给你的待客礼物。”',
      en: '“Nobody I shall eat last among his comrades, and the others before him: that shall be your guest-gift.”',
      fr: '« Personne, je le mangerai le dernier de ses compagnons, et les autres avant : voilà quel sera ton présent d’hospitalité. »',
      es: '«A Nadie me lo comeré el último de sus compañeros, y a los otros antes: ese será tu don de huésped».',
      jp: '「『誰でもない』は仲間のうちで最後に食ってやる。ほかの者が先だ。これがお前への贈り物だ。」',
    },
  ],
};
