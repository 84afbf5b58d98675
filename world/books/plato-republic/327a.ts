import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '327a',
  segments: [
    {
      id: '327a1',
      original:
        'Κατέβην χθὲς εἰς Πειραιᾶ μετὰ Γλαύκωνος τοῦ Ἀρίστωνος προσευξόμενός τε τῇ θεῷ καὶ ἅμα τὴν ἑορτὴν βουλόμενος θεάσασθαι τίνα τρόπον ποιήσουσιν ἅτε νῦν πρῶτον ἄγοντες.',
      zh: '昨天，我同阿里斯同的儿子格劳孔一起下到比雷埃夫斯，想向女神祈祷，同时也想看看他们怎样过这个节，因为这是第一次举行。',
      en: 'I went down yesterday to Piraeus with Glaucon, the son of Ariston, to pray to the goddess, and also because I wished to see how they would keep the festival, since this was the first time they held it.',
      fr: 'J’étais descendu hier au Pirée avec Glaucon, le fils d’Ariston, pour prier la déesse, et aussi parce que je voulais voir comment ils célébreraient la fête, puisqu’ils la donnaient pour la première fois.',
      es: 'Bajé ayer al Pireo con Glaucón, el hijo de Aristón, para rezar a la diosa, y también porque quería ver cómo celebraban la fiesta, ya que era la primera vez que la hacían.',
      jp: '昨日、私はアリストンの子グラウコンと連れ立ってペイライエウスに下った。女神に祈りを捧げ、また、このたび初めて行われる祭りをどのように催すのか見物したいと思ったからである。',
      notes: [
        {
          id: '1',
          text: [
            '女神指色雷斯的本狄斯。',
            'The goddess is Bendis, of Thrace.',
            'La déesse est Bendis, venue de Thrace.',
            'La diosa es Bendis, venida de Tracia.',
            '女神はトラキアのベンディス。',
          ],
        },
      ],
    },
    {
      id: '327a2',
      original:
        'καλὴ μὲν οὖν μοι καὶ ἡ τῶν ἐπιχωρίων πομπὴ ἔδοξεν εἶναι, οὐ μέντοι ἧττον ἐφαίνετο πρέπειν ἣν οἱ Θρᾷκες ἔπεμπον.',
      zh: '当地人的游行在我看来很美，而色雷斯人的游行也毫不逊色。',
      en: 'Now the procession of the people of the place seemed to me a fine one, but that which the Thracians sent was no less becoming.',
      fr: 'La procession des gens du lieu me parut belle, mais celle que menaient les Thraces n’avait pas moins d’allure.',
      es: 'Hermosa me pareció la procesión de los del lugar, pero no lucía menos la que llevaban los tracios.',
      jp: '土地の人々の行列も美しいと思われたが、トラキア人の送った行列もそれに劣らず見事であった。',
    },
    {
      id: '327b',
      original: 'προσευξάμενοι δὲ καὶ θεωρήσαντες ἀπῇμεν πρὸς τὸ ἄστυ.',
      zh: '我们祈祷过、看过了，便动身回城。',
      en: 'When we had prayed and looked on, we set off for the city.',
      fr: 'Ayant prié et regardé, nous repartions vers la ville.',
      es: 'Después de rezar y de mirar, emprendíamos la vuelta a la ciudad.',
      jp: '祈りをすませ、見物も終えて、私たちは町へ帰ろうとしていた。',
    },
  ],
};
