import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.2',
  segments: [
    {
      id: '1.2.15',
      kind: 'verse',
      original: 'मा निषाद प्रतिष्ठां त्वमगमः शाश्वतीः समाः ।<br>यत् क्रौञ्चमिथुनादेकमवधीः काममोहितम् ॥',
      zh: '“尼沙陀啊，你永远得不到安宁，因为一对麻鹬沉迷于爱，你却杀死了其中一只。”',
      en: '“Hunter, may you find no rest for years without end, for you have killed one of a pair of cranes, lost in love.”',
      fr: '« Chasseur, puisses-tu ne trouver nul repos pour des années sans fin, car d’un couple de courlis tu as tué l’un, égaré d’amour. »',
      es: '«Cazador, que no halles reposo por años sin fin, pues de una pareja de grullas has matado a una, extraviada de amor».',
      jp: '「猟師よ、お前はとこしえに安らぎを得まい。愛に我を忘れたつがいの鴫の、一羽を殺したのだから。」',
      notes: [
        {
          id: '1',
          text: [
            '传说蚁垤见猎人射鸟，悲悯之下脱口成诗，这是第一首输洛迦。',
            'Valmiki sees a hunter shoot a bird, and in his pity speaks what is said to be the first shloka.',
            'Valmiki voit un chasseur tuer un oiseau et, de pitié, prononce ce qui serait le premier shloka.',
            'Valmiki ve a un cazador matar un ave y, de compasión, pronuncia el que sería el primer shloka.',
            '鳥を射た猟師を見て、ヴァールミーキが悲しみのあまり口にした、最初のシュローカという。',
          ],
        },
      ],
    },
    {
      id: '1.2.18',
      kind: 'verse',
      original: 'पादबद्धोऽक्षरसमस्तन्त्रीलयसमन्वितः ।<br>शोकार्तस्य प्रवृत्तो मे श्लोको भवतु नान्यथा ॥',
      zh: '“有音步约束，音节均等，合于琴弦的节拍：出自我悲痛之中的，就叫输洛迦吧，不是别的。”',
      en: '“Bound in feet, its syllables even, in time with the strings: what came from me in my grief, let it be verse and nothing else.”',
      fr: '« Lié en pieds, égal de syllabes, accordé au rythme des cordes : ce qui m’est venu dans la douleur, que ce soit le vers, et rien d’autre. »',
      es: '«Atado en pies, igual de sílabas, acorde con el ritmo de las cuerdas: lo que me salió en el dolor, que sea el verso y no otra cosa».',
      jp: '「詩脚に整い、音節ひとしく、弦の調べに合うもの、悲しみ（ショーカ）のうちに私から出たものは、詩（シュローカ）であれ、ほかの何でもなく。」',
      notes: [
        {
          id: '2',
          text: [
            '梵语“悲痛”（śoka）与“诗”（śloka）音近。',
            'Shoka is grief, shloka verse.',
            'Shoka est la douleur, shloka le vers.',
            'Shoka es el dolor, shloka el verso.',
            'ショーカは悲しみ、シュローカは詩。',
          ],
        },
      ],
    },
    {
      id: '1.2.36',
      kind: 'verse',
      original: 'यावत् स्थास्यन्ति गिरयः सरितश्च महीतले ।<br>तावद् रामायणकथा लोकेषु प्रचरिष्यति ॥',
      zh: '“只要山岳和江河还在大地上，罗摩的故事就将在世间流传。”',
      en: '“As long as the mountains stand, and the rivers, upon the earth, so long shall the tale of Rama go about the worlds.”',
      fr: '« Tant que les monts et les fleuves dureront sur la terre, le récit de Rama courra les mondes. »',
      es: '«Mientras duren los montes y los ríos sobre la tierra, el relato de Rama correrá por los mundos».',
      jp: '「山々と川とが大地にあるかぎり、ラーマの物語は世に広まりゆくであろう。」',
    },
  ],
};
