import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'prologue',
  segments: [
    {
      id: '1',
      original: 'inūmīšu Ḫammurapi rubâm naʾdam pāliḫ ilī iâti',
      zh: '那时，我汉谟拉比，虔敬的君主，敬畏众神的人，',
      en: 'At that time me, Hammurabi, the reverent prince who fears the gods,',
      fr: 'Alors moi, Hammurabi, le prince pieux qui craint les dieux,',
      es: 'Entonces a mí, Hammurabi, el príncipe piadoso que teme a los dioses,',
      jp: 'その時、この私、神々を畏れる敬虔な君主ハンムラビを、',
    },
    {
      id: '2',
      original: 'mīšaram ina mātim ana šūpîm raggam u ṣēnam ana ḫulluqim dannum enšam ana lā ḫabālim',
      zh: '为使正义在国中显现，为消灭邪恶与奸诈，为使强者不欺凌弱者，',
      en: 'to make justice appear in the land, to destroy the wicked and the evil, so that the strong may not wrong the weak,',
      fr: 'pour faire paraître la justice dans le pays, pour perdre le méchant et le pervers, pour que le fort n’opprime pas le faible,',
      es: 'para hacer aparecer la justicia en el país, para destruir al malvado y al perverso, para que el fuerte no oprima al débil,',
      jp: '国に正義を現すために、邪な者と悪しき者を滅ぼすために、強い者が弱い者を虐げぬために、',
    },
    {
      id: '3',
      original: 'kīma Šamaš ana ṣalmāt qaqqadim waṣêmma mātim nuwwurim',
      zh: '为像太阳一样升临黑头人之上，照亮国土，',
      en: 'to rise like the sun over the black-headed people and light up the land,',
      fr: 'pour me lever comme le soleil sur les têtes noires et éclairer le pays,',
      es: 'para salir como el sol sobre los cabezas negras e iluminar el país,',
      jp: '太陽のごとく黒い頭の人々の上に昇り、国を照らすために、',
      notes: [
        {
          id: '1',
          text: [
            '“黑头人”是两河流域居民的自称。',
            '“The black-headed” is what the people of Mesopotamia called themselves.',
            '« Têtes noires » : ainsi se nommaient les gens de Mésopotamie.',
            '«Cabezas negras»: así se llamaban a sí mismas las gentes de Mesopotamia.',
            '「黒い頭の人々」はメソポタミアの人々の自称。',
          ],
        },
      ],
    },
    {
      id: '4',
      original: 'Anum u Ellil ana šīr nišī ṭubbim šumī ibbû',
      zh: '安努和恩利尔为增进人民的福祉，呼召了我的名字。',
      en: 'Anu and Enlil, for the good of the people’s flesh, called by my name.',
      fr: 'Anou et Enlil, pour le bien-être des gens, m’appelèrent par mon nom.',
      es: 'Anu y Enlil, para bien de la gente, me llamaron por mi nombre.',
      jp: 'アヌムとエンリルは、人々の身を安んずるために、わが名を呼んだ。',
    },
  ],
};
