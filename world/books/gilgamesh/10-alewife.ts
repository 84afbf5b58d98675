import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '10-alewife',
  segments: [
    {
      id: '1-2',
      kind: 'verse',
      original: 'Gilgameš êš tadâl<br>balāṭam ša tasaḫḫuru lā tutta',
      zh: '吉尔伽美什，你游荡到何处？你寻求的生命，你找不到。',
      en: 'Gilgamesh, where are you roaming? The life that you seek you will not find.',
      fr: 'Gilgamesh, où cours-tu ? La vie que tu cherches, tu ne la trouveras pas.',
      es: 'Gilgamesh, ¿adónde vagas? La vida que buscas no la hallarás.',
      jp: 'ギルガメシュ、どこへさまようのか。お前の求める命は見つからない。',
    },
    {
      id: '3-5',
      kind: 'verse',
      original: 'inūma ilū ibnû awīlūtam<br>mūtam iškunū ana awīlūtim<br>balāṭam ina qātīšunu iṣṣabtū',
      zh: '众神造人的时候，把死派给了人，把生命握在自己手里。',
      en: 'When the gods made mankind they set death for mankind, and life they kept in their own hands.',
      fr: 'Quand les dieux créèrent l’humanité, ils donnèrent la mort à l’humanité et gardèrent la vie dans leurs mains.',
      es: 'Cuando los dioses crearon a la humanidad, pusieron la muerte para la humanidad y retuvieron la vida en sus manos.',
      jp: '神々が人を造った時、人には死を定め、命は自らの手に収めた。',
    },
    {
      id: '6-9',
      kind: 'verse',
      original:
        'atta Gilgameš lū mali karaška<br>urrī u mūšī ḫitaddu atta<br>ūmišam šukun ḫidûtam<br>urrī u mūšī sūr u mēlil',
      zh: '你，吉尔伽美什，让你的肚子饱足，日夜欢乐，每天设宴作乐，日夜跳舞嬉戏。',
      en: 'You, Gilgamesh, let your belly be full, be merry day and night; make every day a feast, day and night dance and play.',
      fr: 'Toi, Gilgamesh, que ton ventre soit plein ; jour et nuit réjouis-toi ; fais de chaque jour une fête ; jour et nuit danse et joue.',
      es: 'Tú, Gilgamesh, que tu vientre esté lleno; día y noche alégrate; haz de cada día una fiesta; día y noche danza y juega.',
      jp: 'ギルガメシュよ、お前は腹を満たし、昼も夜も楽しめ。日ごとに喜びの宴を設け、昼も夜も踊り遊べ。',
    },
    {
      id: '10-11',
      kind: 'verse',
      original: 'lū ubbubū ṣubātūka<br>qaqqadka lū mesi mê lū ramkāta',
      zh: '让你的衣服洁净，把头洗净，在水中沐浴。',
      en: 'Let your clothes be clean, let your head be washed; bathe in water.',
      fr: 'Que tes habits soient propres, que ta tête soit lavée ; baigne-toi dans l’eau.',
      es: 'Que tus ropas estén limpias, que esté lavada tu cabeza; báñate en el agua.',
      jp: '衣は清く、頭は洗い、水を浴びよ。',
    },
    {
      id: '12-14',
      kind: 'verse',
      original: 'ṣubbi ṣeḫram ṣābitu qātīka<br>marḫītum liḫtaddâm ina sūnīka<br>annāma šipir awīlūtim',
      zh: '看着那牵你手的孩子，让妻子在你怀里欢喜。这就是人的事。',
      en: 'Look at the child who holds your hand; let your wife delight in your lap. This is the work of mankind.',
      fr: 'Regarde l’enfant qui te tient la main ; que ton épouse se réjouisse contre toi. Telle est l’œuvre des hommes.',
      es: 'Mira al niño que te toma de la mano; que tu esposa goce en tu regazo. Esta es la tarea de los hombres.',
      jp: 'お前の手を握る子を見つめ、妻をその胸に喜ばせよ。これが人のつとめなのだ。',
      notes: [
        {
          id: '1',
          text: [
            '末行泥版残损，据通行复原。',
            'The last line is damaged; it is given as it is usually restored.',
            'La dernière ligne est abîmée ; on la donne telle qu’on la restitue d’ordinaire.',
            'La última línea está dañada; se da como suele restituirse.',
            '最後の行は欠損があり、通行の復元による。',
          ],
        },
      ],
    },
  ],
};
