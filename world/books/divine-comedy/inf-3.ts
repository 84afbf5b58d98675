import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'inf-3',
  segments: [
    {
      id: '1-3',
      kind: 'verse',
      original:
        'Per me si va ne la città dolente,<br>per me si va ne l’etterno dolore,<br>per me si va tra la perduta gente.',
      zh: '“穿过我，走进痛苦的城；穿过我，走进无尽的苦；穿过我，走到沉沦的人中间。',
      en: '“Through me one goes into the city of grief, through me one goes into eternal pain, through me one goes among the lost people.',
      fr: '« Par moi l’on va dans la cité dolente, par moi l’on va dans l’éternelle douleur, par moi l’on va parmi la gent perdue.',
      es: '«Por mí se va a la ciudad doliente, por mí se va al eterno dolor, por mí se va entre la perdida gente.',
      jp: '「私をくぐれば、嘆きの都へ至る。私をくぐれば、終わりのない苦しみへ至る。私をくぐれば、滅びた人々のもとへ至る。',
    },
    {
      id: '4-6',
      kind: 'verse',
      original:
        'Giustizia mosse il mio alto fattore;<br>fecemi la divina podestate,<br>la somma sapïenza e ’l primo amore.',
      zh: '我那至高的造主为正义所动；神的大能、无上的智慧和最初的爱造就了我。',
      en: 'Justice moved my high maker; divine power made me, the highest wisdom and the first love.',
      fr: 'La justice mut mon haut créateur ; me firent la divine puissance, la suprême sagesse et le premier amour.',
      es: 'La justicia movió a mi alto hacedor; me hizo la divina potestad, la suma sabiduría y el primer amor.',
      jp: '正義が、私の気高い造り主を動かした。神の力と、至高の知恵と、初めの愛とが、私を造った。',
    },
    {
      id: '7-9',
      kind: 'verse',
      original:
        'Dinanzi a me non fuor cose create<br>se non etterne, e io etterno duro.<br>Lasciate ogne speranza, voi ch’intrate.',
      zh: '在我之前，凡被造的无不永恒，我也永恒地存在。走进来的人，丢下一切希望吧。”',
      en: 'Before me nothing was created that is not eternal, and I endure eternally. Leave every hope, you who enter.”',
      fr: 'Avant moi rien ne fut créé qui ne soit éternel, et moi, éternelle, je dure. Laissez toute espérance, vous qui entrez. »',
      es: 'Antes de mí no fue cosa creada sino eterna, y yo eterna duro. Dejad toda esperanza, los que entráis».',
      jp: '私より先に造られたもので、永遠でないものはなく、私も永遠に続く。入る者たちよ、あらゆる望みを置いてゆけ。」',
    },
  ],
};
