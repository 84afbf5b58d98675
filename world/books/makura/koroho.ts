import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'koroho',
  segments: [
    {
      id: '1',
      original:
        '雪のいと高う降りたるを、例ならず<ruby>御格子<rp>（</rp><rt>みかうし</rt><rp>）</rp></ruby>まゐりて、<ruby>炭櫃<rp>（</rp><rt>すびつ</rt><rp>）</rp></ruby>に火おこして、物語などして集まりさぶらふに、',
      zh: '雪积得很高的时候，不同往常地放下了格子窗，在炭盆里生起火来，大家围坐闲谈，侍奉中宫，',
      en: 'The snow lay very deep; the shutters, against custom, were down, a fire had been lit in the brazier, and we were gathered in attendance, telling stories,',
      fr: 'La neige était très haute ; contre l’habitude, on avait baissé les volets, allumé le brasero, et nous étions réunies là, à notre service, à causer,',
      es: 'Había muchísima nieve; contra lo acostumbrado, se habían bajado las celosías, ardía el brasero, y estábamos reunidas, de servicio, charlando,',
      jp: '雪がたいそう高く積もっているのに、いつになく御格子をお下ろしして、炭櫃に火をおこし、話などしながら集まってお仕えしていると、',
    },
    {
      id: '2',
      original:
        '「少納言よ、<ruby>香炉峰<rp>（</rp><rt>かうろほう</rt><rp>）</rp></ruby>の雪いかならむ。」と仰せらるれば、',
      zh: '中宫说：“少纳言啊，香炉峰的雪怎么样了？”',
      en: 'when Her Majesty said: “Shōnagon, how is the snow on Incense Burner Peak?”',
      fr: 'quand Sa Majesté dit : « Shōnagon, comment est la neige du pic du Brûle-parfum ? »',
      es: 'cuando Su Majestad dijo: «Shōnagon, ¿cómo estará la nieve del pico del Incensario?».',
      jp: '中宮が「少納言よ、香炉峰の雪はどうであろう」と仰せになるので、',
      notes: [
        {
          id: '1',
          text: [
            '白居易诗：“遗爱寺钟欹枕听，香炉峰雪拨帘看。”',
            'From a poem of Bai Juyi: “I hear the bell of Yiai temple leaning on my pillow; I see the snow of Incense Burner Peak by rolling up the blind.”',
            'D’un poème de Bai Juyi : « J’écoute, appuyé sur l’oreiller, la cloche du temple Yiai ; je relève le store pour voir la neige du pic du Brûle-parfum. »',
            'De un poema de Bai Juyi: «Oigo, recostado en la almohada, la campana del templo Yiai; alzo la persiana para ver la nieve del pico del Incensario».',
            '白居易の詩「遺愛寺の鐘は枕を欹てて聴き、香炉峰の雪は簾を撥げて看る」による。',
          ],
        },
      ],
    },
    {
      id: '3',
      original:
        '御格子上げさせて、<ruby>御簾<rp>（</rp><rt>みす</rt><rp>）</rp></ruby>を高く上げたれば、笑はせたまふ。',
      zh: '我便叫人把格子窗打开，把帘子高高卷起，中宫笑了。',
      en: 'I had the shutters raised and lifted the blind high, and she laughed.',
      fr: 'Je fis lever les volets et relevai très haut le store ; elle rit.',
      es: 'Hice subir las celosías y levanté bien alta la persiana; ella se rio.',
      jp: '御格子を上げさせて、御簾を高く巻き上げたところ、お笑いになる。',
    },
    {
      id: '4',
      original:
        '人々も、「さることは知り、歌などにさへ歌へど、思ひこそよらざりつれ。なほ、この宮の人には、さべきなめり。」と言ふ。',
      zh: '旁人也说：“这诗我们都知道，连歌里都吟过，却没有想到这样做。要侍奉这位中宫，还得是这样的人。”',
      en: 'The others said: “We all know it, and even bring it into our verses, but it never came to us. She is the one that this house should have.”',
      fr: 'Les autres dirent : « Nous savons cela, nous le mettons même en vers, mais nous n’y avons pas songé. Voilà décidément celle qu’il faut à cette maison. »',
      es: 'Las demás dijeron: «Lo sabemos, y hasta lo ponemos en versos, pero no se nos ocurrió. Desde luego, es la persona que corresponde a esta casa».',
      jp: '人々も、「そのことは知っていて、歌にまで詠むけれど、思いつきもしませんでした。やはり、この宮にお仕えする人としては、こうあるべきなのでしょう」と言う。',
    },
  ],
};
