import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1',
  segments: [
    {
      id: '1.1',
      original: '子曰：「學而時習之，不亦說乎？有朋自遠方來，不亦樂乎？人不知而不慍，不亦君子乎？」',
      zh: '孔子说：“学到东西，到时候又拿来温习，不是叫人高兴吗？朋友远道而来，不是叫人快乐吗？别人不知道我，我不恼火，不正是君子吗？”',
      en: 'The Master said: “To learn, and in due time to practise what one has learned – is that not a pleasure? To have friends come from far away – is that not a joy? To go unrecognized and not resent it – is that not to be a gentleman?”',
      fr: 'Le Maître dit : « Apprendre, et s’exercer le moment venu à ce qu’on a appris, n’est-ce pas un plaisir ? Voir des amis venir de loin, n’est-ce pas une joie ? Être méconnu sans en prendre ombrage, n’est-ce pas d’un homme de bien ? »',
      es: 'El Maestro dijo: «Aprender y ejercitar a su tiempo lo aprendido, ¿no es un placer? Que vengan amigos de lejos, ¿no es una alegría? Que a uno no lo conozcan y no se ofenda, ¿no es de hombre noble?».',
      jp: '先生は言われた。「学んで、しかるべき時におさらいをする。なんと嬉しいことではないか。友が遠くから訪ねてくれる。なんと楽しいことではないか。人に認められなくても腹を立てない。なんと君子らしいことではないか。」',
      notes: [
        {
          id: '1',
          text: [
            '“说”通“悦”。“君子”本指贵族，孔子用以称有德之人。',
            'The word rendered “gentleman”, junzi, once meant a ruler’s son; Confucius uses it of character, not of birth.',
            '« Homme de bien » rend junzi, d’abord « fils de prince » ; chez Confucius le mot désigne la qualité de l’homme, non sa naissance.',
            '«Hombre noble» traduce junzi, en su origen «hijo de príncipe»; Confucio lo dice del carácter, no de la cuna.',
            '「説」は「悦」に同じ。「君子」はもと貴族をいう語だが、孔子は徳ある人の意に用いた。',
          ],
        },
      ],
    },
    {
      id: '1.3',
      original: '子曰：「巧言令色，鮮矣仁！」',
      zh: '孔子说：“花言巧语，装出讨好的脸色，这种人很少有仁德。”',
      en: 'The Master said: “Clever words and a winning face: there is seldom much humanity in them.”',
      fr: 'Le Maître dit : « Paroles habiles et mine avenante ont rarement grand-chose d’humain. »',
      es: 'El Maestro dijo: «Palabras hábiles y rostro complaciente: rara vez hay en ello humanidad».',
      jp: '先生は言われた。「言葉たくみで愛想のよい顔つきの者に、仁はめったにないものだ。」',
    },
    {
      id: '1.4',
      original: '曾子曰：「吾日三省吾身：為人謀而不忠乎？與朋友交而不信乎？傳不習乎？」',
      zh: '曾子说：“我每天拿三件事来考问自己：为人出主意，有没有不尽心的？和朋友来往，有没有不守信的？师长所传，有没有没去温习的？”',
      en: 'Master Zeng said: “Each day I examine myself on three points. In planning for others, have I been less than loyal? With my friends, have I been less than true to my word? What was handed down to me, have I failed to practise?”',
      fr: 'Maître Zeng dit : « Chaque jour je m’examine sur trois points. En m’occupant d’autrui, ai-je manqué de loyauté ? Avec mes amis, ai-je manqué de parole ? Ce qu’on m’a transmis, ai-je omis de le mettre en pratique ? »',
      es: 'El maestro Zeng dijo: «Cada día me examino en tres cosas. Al ocuparme de otros, ¿he faltado a la lealtad? Con mis amigos, ¿he faltado a mi palabra? Lo que me enseñaron, ¿he dejado de practicarlo?».',
      jp: '曾先生は言われた。「私は日に三つのことで我が身を省みる。人のために考えて、まごころを欠かなかったか。友とつきあって、信義にそむかなかったか。教わったことを、おさらいせずにいなかったか。」',
    },
  ],
};
