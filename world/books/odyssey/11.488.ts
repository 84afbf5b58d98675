import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '11.488',
  segments: [
    {
      id: '488',
      kind: 'verse',
      original: 'μὴ δή μοι θάνατόν γε παραύδα, φαίδιμ’ Ὀδυσσεῦ.',
      zh: '“光荣的奥德修斯，不要用好话向我说死。',
      en: '“Do not speak soothingly to me of death, shining Odysseus.',
      fr: '« Ne cherche pas à me consoler de la mort, illustre Ulysse.',
      es: '«No me hables con dulzura de la muerte, ilustre Odiseo.',
      jp: '「輝くオデュッセウスよ、死を言葉で飾ってくれるな。',
    },
    {
      id: '489-491',
      kind: 'verse',
      original:
        'βουλοίμην κ’ ἐπάρουρος ἐὼν θητευέμεν ἄλλῳ,<br>ἀνδρὶ παρ’ ἀκλήρῳ, ᾧ μὴ βίοτος πολὺς εἴη,<br>ἢ πᾶσιν νεκύεσσι καταφθιμένοισιν ἀνάσσειν.',
      zh: '我宁愿活在地上，给别人、给一个没有田产、家境贫寒的人当雇工，也不愿统治所有死去的亡灵。”',
      en: 'I would rather be on the land and work for hire to another man, one with no portion, with little to live on, than be king over all the dead who have perished.”',
      fr: 'J’aimerais mieux être sur la terre aux gages d’un autre, d’un homme sans héritage et qui aurait peu pour vivre, que régner sur tous les morts consumés. »',
      es: 'Preferiría estar en la tierra y servir a jornal a otro, a un hombre sin hacienda y con poco de que vivir, que reinar sobre todos los muertos consumidos».',
      jp: '滅びた死者すべての王となるよりは、地の上で、田畑もなく暮らしも貧しい男に、雇われて仕える方がよい。」',
    },
  ],
};
