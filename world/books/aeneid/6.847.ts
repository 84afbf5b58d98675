import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '6.847',
  segments: [
    {
      id: '847-850',
      kind: 'verse',
      original:
        'excudent alii spirantia mollius aera,<br>credo equidem, vivos ducent de marmore vultus,<br>orabunt causas melius, caelique meatus<br>describent radio et surgentia sidera dicent:',
      zh: '别人会把铜像铸得更柔和、仿佛在呼吸，我相信；会从大理石里引出生动的面容，会更善于诉讼，会用杆尺描画天体的运行，预告星辰的升起：',
      en: 'Others will beat out breathing bronze more softly, I do believe, will draw living faces from the marble, plead causes better, trace with the rod the ways of heaven and tell the rising of the stars:',
      fr: 'D’autres, je le crois, façonneront avec plus de grâce des bronzes qui respirent, tireront du marbre des visages vivants, plaideront mieux, traceront de la baguette les chemins du ciel et diront le lever des astres :',
      es: 'Otros, lo creo, forjarán con más dulzura bronces que respiran, sacarán del mármol rostros vivos, defenderán mejor las causas, trazarán con la vara los caminos del cielo y dirán la salida de los astros:',
      jp: '息づく青銅をよりやわらかに打ち出す者は、ほかにあろう、私はそう思う。大理石から生ける顔を引き出し、より巧みに弁じ、天の道を杖で描き、星の昇りを告げる者は。',
    },
    {
      id: '851-853',
      kind: 'verse',
      original:
        'tu regere imperio populos, Romane, memento<br>(hae tibi erunt artes), pacique imponere morem,<br>parcere subiectis et debellare superbos.',
      zh: '而你，罗马人，要记住以权力统治万民（这将是你的技艺），使和平成为习惯，宽恕臣服者，征讨骄横者。',
      en: 'you, Roman, remember to rule the peoples with power – these shall be your arts – to set the habit of peace, to spare the conquered and war down the proud.',
      fr: 'toi, Romain, souviens-toi de régir les peuples sous ton empire, ce seront là tes arts, d’imposer la règle de la paix, d’épargner les vaincus et d’abattre les superbes.',
      es: 'tú, romano, acuérdate de regir a los pueblos con tu imperio, que esas serán tus artes, de imponer la costumbre de la paz, perdonar a los sometidos y abatir a los soberbios.',
      jp: '汝、ローマ人よ、覚えておけ、諸国民を権力をもって治めることを。これこそ汝の技となろう。平和に掟を与え、従う者を赦し、おごる者を戦い倒すことを。',
      notes: [
        {
          id: '1',
          text: [
            '安喀塞斯在冥界对儿子埃涅阿斯说的话。',
            'Anchises speaks, among the dead, to his son Aeneas.',
            'C’est Anchise, chez les morts, qui parle à son fils Énée.',
            'Habla Anquises, entre los muertos, a su hijo Eneas.',
            '冥府でアンキセスが息子アエネアスに語る言葉。',
          ],
        },
      ],
    },
  ],
};
