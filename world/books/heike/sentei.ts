import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'sentei',
  segments: [
    {
      id: '1',
      original:
        '主上今年は八歳にならせたまへども、御としの程よりはるかにねびさせたまひて、御かたちうつくしく、あたりもてりかかやくばかりなり。',
      zh: '天皇今年才八岁，但比年龄看来老成得多，容貌秀美，光彩照人。',
      en: 'His Majesty was eight that year, but looked much older than his age, and so fair that all about him seemed to shine.',
      fr: 'L’empereur avait cette année-là huit ans, mais paraissait bien plus que son âge, et si beau que tout semblait briller autour de lui.',
      es: 'El emperador tenía aquel año ocho años, pero parecía mucho mayor, y era tan hermoso que todo a su alrededor resplandecía.',
      jp: '天皇は今年八歳におなりだったが、お年よりもはるかに大人びておいでで、お姿は美しく、あたりも照り輝くばかりであった。',
      notes: [
        {
          id: '1',
          text: [
            '安德天皇，坛之浦之战，1185年。',
            'Emperor Antoku, at the battle of Dan-no-ura, 1185.',
            'L’empereur Antoku, à la bataille de Dan-no-ura, en 1185.',
            'El emperador Antoku, en la batalla de Dan-no-ura, en 1185.',
            '安徳天皇。壇ノ浦の戦い、1185年。',
          ],
        },
      ],
    },
    {
      id: '2',
      original: '<ruby>御<rp>（</rp><rt>おん</rt><rp>）</rp></ruby>ぐし黒うゆらゆらとして、御せなか過ぎさせたまへり。',
      zh: '乌黑的头发飘垂摇曳，一直披过后背。',
      en: 'His black hair hung loose and swaying down below his back.',
      fr: 'Ses cheveux noirs flottaient jusqu’au bas de son dos.',
      es: 'Su pelo negro ondeaba hasta más abajo de la espalda.',
      jp: '御髪は黒くゆらゆらとして、お背中の下まで届いておられた。',
    },
    {
      id: '3',
      original: 'あきれたる御さまにて、「尼ぜ、われをばいづちへ具してゆかむとするぞ」と仰せければ、',
      zh: '他露出惊愕的神情，问道：“外祖母，要带我到哪里去？”',
      en: 'With a bewildered look he said: “Grandmother nun, where are you taking me?”',
      fr: 'L’air interdit, il demanda : « Grand-mère, où veux-tu m’emmener ? »',
      es: 'Con gesto de asombro preguntó: «Abuela, ¿adónde me llevas?».',
      jp: 'あっけにとられたご様子で、「尼ぜよ、私をどこへ連れてゆこうとするのか」と仰せになると、',
      notes: [
        {
          id: '2',
          text: [
            '“尼”指二位尼平时子，清盛之妻、天皇的外祖母。',
            'The nun is Tokiko, Kiyomori’s widow, the emperor’s grandmother.',
            'La nonne est Tokiko, veuve de Kiyomori et grand-mère de l’empereur.',
            'La monja es Tokiko, viuda de Kiyomori y abuela del emperador.',
            '「尼」は二位殿平時子。清盛の妻で、天皇の祖母。',
          ],
        },
      ],
    },
    {
      id: '4',
      original:
        'ちいさくうつくしき御手をあはせ、まづ東をふしをがみ、<ruby>伊勢大神宮<rp>（</rp><rt>いせだいじんぐう</rt><rp>）</rp></ruby>に<ruby>御暇<rp>（</rp><rt>おんいとま</rt><rp>）</rp></ruby>申させたまひ、其後西にむかはせたまひて、御念仏ありしかば、',
      zh: '他合起小巧可爱的双手，先向东方伏拜，辞别伊势大神宫，然后转向西方念佛。',
      en: 'He put together his small and lovely hands, bowed first to the east to take his leave of the great shrine of Ise, then turned to the west and called on the Buddha’s name.',
      fr: 'Joignant ses petites mains charmantes, il s’inclina d’abord vers l’est et prit congé du grand sanctuaire d’Ise, puis, tourné vers l’ouest, invoqua le nom du Bouddha.',
      es: 'Juntando sus manos pequeñas y hermosas, se inclinó primero hacia el este y se despidió del gran santuario de Ise; luego, vuelto al oeste, invocó el nombre de Buda.',
      jp: '小さくかわいらしい御手を合わせ、まず東を伏し拝んで伊勢大神宮にお別れを申し上げ、その後、西にお向かいになって念仏を唱えられたので、',
    },
    {
      id: '5',
      original: '二位殿やがていだき奉り、「浪の下にも都のさぶらふぞ」となぐさめたてまつつて、千尋の底へぞ入りたまふ。',
      zh: '二位尼随即抱起他，安慰道：“波浪之下也有京城啊。”便一同沉入千寻海底。',
      en: 'At once the nun took him in her arms. “Under the waves too there is a capital,” she comforted him, and went down with him to the bottom of the sea.',
      fr: 'Aussitôt la nonne le prit dans ses bras. « Sous les vagues aussi il est une capitale », lui dit-elle pour le consoler, et elle s’enfonça avec lui au fond des mille brasses.',
      es: 'Al punto la monja lo tomó en brazos. «También bajo las olas hay una capital», le dijo para consolarlo, y se hundió con él en las mil brazas del mar.',
      jp: '二位殿はすぐにお抱き申し上げ、「波の下にも都がございますよ」とお慰めして、千尋の海の底へとお入りになった。',
    },
  ],
};
