import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'inf-3',
  segments: [
    {
      id: '1-3',
      kind: 'verse',
      original:
        'Per me si va ne la città dolente,<br>per me si va ne l’etterno dolore,<br>per me si va tra la perduta gente.',
      zh: '“由我进入愁苦之城，由我进入永恒的痛苦，由我进入万劫不复的人群。',
      en: '“Through me one goes into the city of grief, through me one goes into eternal pain, through me one goes among the lost people.',
      fr: '« Par moi l’on va dans la cité dolente, par moi l’on va dans l’éternelle douleur, par moi l’on va parmi la gent perdue.',
      es: '«Por mí se va a la ciudad doliente, por mí se va al eterno dolor, por mí se va entre la perdida gente.',
      jp: '「我を過ぎて人は憂いの都へ行く。我を過ぎて人は永遠の苦しみへ行く。我を過ぎて人は滅びの民のもとへ行く。',
    },
    {
      id: '4-6',
      kind: 'verse',
      original:
        'Giustizia mosse il mio alto fattore;<br>fecemi la divina podestate,<br>la somma sapïenza e ’l primo amore.',
      zh: '正义推动了我崇高的造物主；造我的是神的权力、最高的智慧和最初的爱。',
      en: 'Justice moved my high maker; divine power made me, the highest wisdom and the first love.',
      fr: 'La justice mut mon haut créateur ; me firent la divine puissance, la suprême sagesse et le premier amour.',
      es: 'La justicia movió a mi alto hacedor; me hizo la divina potestad, la suma sabiduría y el primer amor.',
      jp: '正義が我が高き造り主を動かした。我を造ったのは神の力、至高の知恵、原初の愛。',
    },
    {
      id: '7-9',
      kind: 'verse',
      original:
        'Dinanzi a me non fuor cose create<br>se non etterne, e io etterno duro.<br>Lasciate ogne speranza, voi ch’intrate.',
      zh: '在我以前，没有造出的东西不是永恒的，而我永远长存。进来的人，你们把一切希望抛开。”',
      en: 'Before me nothing was created that is not eternal, and I endure eternally. Leave every hope, you who enter.”',
      fr: 'Avant moi rien ne fut créé qui ne soit éternel, et moi, éternelle, je dure. Laissez toute espérance, vous qui entrez. »',
      es: 'Antes de mí no fue cosa creada sino eterna, y yo eterna duro. Dejad toda esperanza, los que entráis».',
      jp: '我より前に造られたのは永遠のものばかり、我もまた永遠に続く。ここに入る者、すべての望みを捨てよ。」',
    },
  ],
};
