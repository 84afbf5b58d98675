import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '11-jara',
  segments: [
    {
      id: '153',
      kind: 'verse',
      original: 'Anekajātisaṃsāraṃ, sandhāvissaṃ anibbisaṃ;<br>gahakāraṃ gavesanto, dukkhā jāti punappunaṃ.',
      zh: '我在多生的轮回中奔走，寻找造屋者而不得；一再受生，真是苦。',
      en: 'Through the round of many births I ran and did not find, looking for the builder of the house; to be born again and again is suffering.',
      fr: 'À travers le cercle de bien des naissances j’ai couru sans trouver, cherchant le bâtisseur de la maison ; naître encore et encore est souffrance.',
      es: 'Por el ciclo de muchos nacimientos corrí sin hallar, buscando al constructor de la casa; nacer una y otra vez es dolor.',
      jp: '幾多の生の輪廻を、見いだすことなく走り巡った、家の造り手を探しながら。くりかえし生まれるのは苦しみである。',
    },
    {
      id: '154',
      kind: 'verse',
      original:
        'Gahakāraka diṭṭhosi, puna gehaṃ na kāhasi;<br>sabbā te phāsukā bhaggā, gahakūṭaṃ visaṅkhataṃ;<br>visaṅkhāragataṃ cittaṃ, taṇhānaṃ khayamajjhagā.',
      zh: '造屋者啊，你被看见了，你不能再造屋；你的椽子都断了，屋梁也毁了；心已到达无造作之境，渴爱已尽。',
      en: 'Builder of the house, you are seen; you shall not make a house again. All your rafters are broken, the ridge-pole is taken apart; the mind has gone to the unmade and reached the end of cravings.',
      fr: 'Bâtisseur de la maison, te voilà découvert ; tu ne bâtiras plus de maison. Tous tes chevrons sont rompus, la faîtière est défaite ; l’esprit, parvenu au non-composé, a atteint la fin des soifs.',
      es: 'Constructor de la casa, te he visto; no harás ya más casa. Todas tus vigas están rotas, la cumbrera está deshecha; la mente, llegada a lo incompuesto, ha alcanzado el fin de las ansias.',
      jp: '家の造り手よ、お前は見られた。もう家を造ることはない。お前の垂木はみな折れ、棟木は壊れた。心は作られざるものに至り、渇きの滅びに達した。',
      notes: [
        {
          id: '1',
          text: [
            '相传为佛陀成道时所说。“造屋者”指渴爱。',
            'Said to be the Buddha’s words at his awakening. The builder is craving.',
            'Ce seraient les mots du Bouddha à son éveil. Le bâtisseur est la soif, le désir.',
            'Se dice que son las palabras de Buda al despertar. El constructor es el deseo.',
            '成道の時のブッダの言葉と伝える。家の造り手とは渇愛のこと。',
          ],
        },
      ],
    },
  ],
};
