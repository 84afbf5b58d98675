import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '7.226',
  segments: [
    {
      id: '7.226.1',
      original:
        'τὸν τόδε φασὶ εἰπεῖν τὸ ἔπος πρὶν ἢ συμμῖξαί σφεας τοῖσι Μήδοισι, πυθόμενον πρός τευ τῶν Τρηχινίων ὡς ἐπεὰν οἱ βάρβαροι ἀπίωσι τὰ τοξεύματα, τὸν ἥλιον ὑπὸ τοῦ πλήθεος τῶν ὀϊστῶν ἀποκρύπτουσι· τοσοῦτο πλῆθος αὐτῶν εἶναι.',
      zh: '据说在同米底人交战之前，他听一个特拉奇斯人说，异族人放箭时，箭多得把太阳都遮住了；他们的人就有这样多。',
      en: 'They say that before they joined battle with the Medes he spoke this word, on hearing from a man of Trachis that when the barbarians shot off their arrows they hid the sun by the number of the shafts, so many were they.',
      fr: 'On rapporte qu’avant qu’ils n’en viennent aux mains avec les Mèdes, il eut ce mot, ayant appris d’un homme de Trachis que, lorsque les barbares tirent leurs flèches, ils cachent le soleil par la multitude des traits, tant ils sont nombreux.',
      es: 'Cuentan que, antes de trabar combate con los medos, dijo estas palabras, al oír de un traquinio que, cuando los bárbaros disparan sus arcos, ocultan el sol con la multitud de las flechas; tantos son.',
      jp: 'メディア軍と交戦する前に、彼はこう言ったという。トラキスのある男から、異国の兵が矢を放つと、その矢の多さで太陽が隠れるほどだ、それほどの大軍だと聞かされた時のことである。',
      notes: [
        {
          id: '1',
          text: [
            '“他”指斯巴达人狄耶涅克斯。',
            'He is Dieneces the Spartan.',
            'Il s’agit du Spartiate Diénécès.',
            'Se trata del espartano Dieneces.',
            '「彼」とはスパルタ人ディエネケス。',
          ],
        },
      ],
    },
    {
      id: '7.226.2',
      original:
        'τὸν δὲ οὐκ ἐκπλαγέντα τούτοισι εἰπεῖν, ἐν ἀλογίῃ ποιεύμενον τὸ Μήδων πλῆθος, ὡς πάντα σφι ἀγαθὰ ὁ Τρηχίνιος ξεῖνος ἀγγέλλοι, εἰ ἀποκρυπτόντων τῶν Μήδων τὸν ἥλιον ὑπὸ σκιῇ ἔσοιτο πρὸς αὐτοὺς ἡ μάχη καὶ οὐκ ἐν ἡλίῳ.',
      zh: '他并不惊慌，也不把米底人的众多放在心上，说：特拉奇斯的朋友带来的都是好消息；既然米底人把太阳遮住，那么同他们作战就是在阴凉里，而不在太阳底下了。',
      en: 'He was not dismayed by this, but made nothing of the number of the Medes, and said that their friend from Trachis brought them all good news: if the Medes hid the sun, they would fight them in the shade and not in the sun.',
      fr: 'Lui, sans s’en effrayer et ne faisant nul cas du nombre des Mèdes, dit que leur hôte de Trachis ne leur annonçait que du bien : si les Mèdes cachaient le soleil, on se battrait contre eux à l’ombre et non au soleil.',
      es: 'Él, sin asustarse y sin hacer caso del número de los medos, dijo que el amigo traquinio no les anunciaba más que bienes: si los medos ocultaban el sol, la lucha contra ellos sería a la sombra y no al sol.',
      jp: '彼はこれに驚かず、メディア軍の多さなど意に介さずに言った。トラキスの客人は良い知らせばかりもたらしてくれる、メディア人が太陽を隠してくれるなら、戦いは日なたではなく日陰でできるだろう、と。',
    },
  ],
};
