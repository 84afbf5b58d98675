import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'ogi',
  segments: [
    {
      id: '1',
      original:
        'ころは二月十八日の<ruby>酉<rp>（</rp><rt>とり</rt><rp>）</rp></ruby>の刻ばかりのことなるに、をりふし北風激しくて、磯打つ波も高かりけり。',
      zh: '时当二月十八日酉时左右，恰好北风猛烈，拍岸的波浪也很高。',
      en: 'It was the eighteenth day of the second month, about the hour of the Cock. A fierce north wind was blowing, and the waves broke high on the shore.',
      fr: 'C’était le dix-huitième jour du deuxième mois, vers l’heure du Coq. Le vent du nord soufflait violemment, et les vagues battaient haut le rivage.',
      es: 'Era el día dieciocho del segundo mes, hacia la hora del Gallo. Soplaba fuerte el viento del norte y las olas rompían altas en la orilla.',
      jp: '時は二月十八日の酉の刻（午後六時）ごろ、ちょうど北風が激しく、磯を打つ波も高かった。',
      notes: [
        {
          id: '1',
          text: [
            '元历二年（1185）屋岛之战。酉时约为下午六时。',
            'The battle of Yashima, 1185. The hour of the Cock is about six in the evening.',
            'La bataille de Yashima, en 1185. L’heure du Coq : vers six heures du soir.',
            'La batalla de Yashima, en 1185. La hora del Gallo: hacia las seis de la tarde.',
            '元暦二年（1185）、屋島の戦い。',
          ],
        },
      ],
    },
    {
      id: '2',
      original: '舟は、揺り上げ揺りすゑ漂へば、扇もくしに定まらずひらめいたり。',
      zh: '船在浪中忽上忽下地漂荡，竿头的扇子也不停地翻动。',
      en: 'The boat drifted, lifted and let fall, and the fan on its pole would not be still, but fluttered.',
      fr: 'La barque dérivait, soulevée, rabaissée, et l’éventail sur sa hampe ne tenait pas en place, mais battait au vent.',
      es: 'La barca iba a la deriva, alzada y hundida, y el abanico en su asta no paraba quieto, sino que aleteaba.',
      jp: '舟は波に揺り上げられ揺り下ろされて漂うので、扇も竿の先で定まらず、ひらひらしていた。',
    },
    {
      id: '3',
      original:
        '沖には平家、舟を一面に並べて見物す。陸には源氏、くつばみを並べてこれを見る。いづれもいづれも晴れならずといふことぞなき。',
      zh: '海上平家一字排开战船观看，岸上源氏并辔而观。无论哪一边，都是盛大的场面。',
      en: 'Out at sea the Heike had ranged their boats in a row to watch; on land the Genji watched, bridle by bridle. On either side it was a splendid sight.',
      fr: 'Au large, les Heike avaient rangé leurs barques pour regarder ; à terre, les Genji regardaient, bride contre bride. Des deux côtés, le spectacle était magnifique.',
      es: 'Mar adentro los Heike habían alineado sus barcas para mirar; en tierra los Genji miraban, brida con brida. De uno y otro lado, la escena era espléndida.',
      jp: '沖では平家が舟を一面に並べて見物し、陸では源氏が馬のくつわを並べてこれを見る。どちらを見ても、まことに晴れがましい情景である。',
    },
    {
      id: '4',
      original:
        '与一目をふさいで、「南無八幡大菩薩、わが国の神明、日光の権現、宇都宮、那須の湯泉大明神、願はくは、あの扇の真ん中射させてたばせたまへ。',
      zh: '与一闭上眼睛，默祷道：“南无八幡大菩萨，还有我故乡的神明，日光权现、宇都宫、那须汤泉大明神，但愿让我射中那扇子的正中。',
      en: 'Yoichi closed his eyes. “Hail, Hachiman, great bodhisattva, and you gods of my own country, Gongen of Nikkō, Utsunomiya, bright god of the springs of Nasu: grant that I may hit that fan in the middle.',
      fr: 'Yoichi ferma les yeux : « Gloire à toi, Hachiman, grand bodhisattva, et à vous, dieux de mon pays, Gongen de Nikkō, Utsunomiya, dieu lumineux des sources de Nasu : faites que j’atteigne cet éventail en plein milieu.',
      es: 'Yoichi cerró los ojos: «Gloria a ti, Hachiman, gran bodhisattva, y a vosotros, dioses de mi tierra, Gongen de Nikkō, Utsunomiya, dios luminoso de las fuentes de Nasu: haced que acierte a ese abanico en el centro.',
      jp: '与一は目を閉じて、「南無八幡大菩薩、わが国の神々、日光の権現、宇都宮、那須の湯泉大明神、どうかあの扇の真ん中を射させてくださいませ。',
    },
    {
      id: '5',
      original: 'これを射損ずるものならば、弓切り折り自害して、人に二度面を向かふべからず。」',
      zh: '如果射不中，我就折断弓箭自尽，再也不与人相见。”',
      en: 'If I miss it, I shall break my bow and kill myself, and never face men again.”',
      fr: 'Si je le manque, je briserai mon arc et me tuerai, et nul ne reverra mon visage. »',
      es: 'Si lo yerro, romperé mi arco y me mataré, y nadie volverá a ver mi rostro».',
      jp: 'これを射そこなうなら、弓を切り折って自害し、二度と人に顔を合わせるつもりはございません」と祈った。',
    },
    {
      id: '6',
      original: '目を見開いたれば、風も少し吹き弱り、扇も射よげにぞなつたりける。',
      zh: '睁眼一看，风势稍弱，扇子也好射了。',
      en: 'When he opened his eyes, the wind had fallen a little, and the fan was easier to shoot at.',
      fr: 'Quand il rouvrit les yeux, le vent avait un peu faibli, et l’éventail était plus facile à viser.',
      es: 'Cuando abrió los ojos, el viento había amainado un poco y el abanico era más fácil de alcanzar.',
      jp: '目を開くと、風も少し弱まり、扇も射やすくなっていた。',
    },
    {
      id: '7',
      original: '与一、<ruby>鏑<rp>（</rp><rt>かぶら</rt><rp>）</rp></ruby>を取つてつがひ、よつぴいてひやうど放つ。',
      zh: '与一取出响箭搭上弓弦，拉满弓，嗖的一声放出。',
      en: 'Yoichi took a humming arrow, fitted it, drew the bow full, and let it fly.',
      fr: 'Yoichi prit une flèche sifflante, l’encocha, banda l’arc à fond et tira.',
      es: 'Yoichi tomó una flecha silbadora, la puso en la cuerda, tensó el arco del todo y la soltó.',
      jp: '与一は鏑矢を取ってつがえ、十分に引きしぼって、ひょうと放った。',
    },
    {
      id: '8',
      original:
        '小兵といふぢやう、十二束三伏、弓は強し、浦響くほど長鳴りして、あやまたず扇の要際一寸ばかりおいて、ひいふつとぞ射切つたる。',
      zh: '他身材虽小，箭却长十二把三指，弓又强劲，箭声长鸣，响彻海湾，不偏不倚，在离扇轴一寸左右的地方，嗖地把扇子射断了。',
      en: 'Small man though he was, the arrow was twelve hands and three fingers long and the bow was strong; it sang long over the bay and, true to its mark, cut the fan through an inch above the rivet.',
      fr: 'Il était de petite taille, mais la flèche avait douze poings et trois doigts, l’arc était puissant ; elle chanta longuement sur toute la baie et, sans dévier, trancha l’éventail à un pouce du rivet.',
      es: 'Era hombre menudo, pero la flecha medía doce puños y tres dedos y el arco era fuerte; cantó largamente por toda la bahía y, sin desviarse, cortó el abanico a una pulgada del clavillo.',
      jp: '小柄とはいえ、矢は十二束三伏の長さ、弓は強い。浦一帯に響くほど長く鳴りわたり、あやまたず、扇の要から一寸ほど離れたところを、ひいふっと射切った。',
    },
    {
      id: '9',
      original:
        '鏑は海へ入りければ、扇は空へぞ上がりける。しばしは虚空にひらめきけるが、春風に一もみ二もみもまれて、海へさつとぞ散つたりける。',
      zh: '响箭落入海中，扇子飞上天空。它在空中翻飞了一会儿，被春风一阵两阵吹卷，飘然散落海上。',
      en: 'The arrow went into the sea and the fan up into the sky. For a moment it flickered in the air; the spring wind tossed it once, tossed it twice, and it dropped to the sea.',
      fr: 'La flèche tomba à la mer, l’éventail s’envola. Un instant il palpita dans les airs ; le vent de printemps le tourna une fois, deux fois, et il s’abattit sur la mer.',
      es: 'La flecha cayó al mar y el abanico subió al cielo. Un momento revoloteó en el aire; el viento de primavera lo sacudió una, dos veces, y se abatió sobre el mar.',
      jp: '鏑矢は海に入り、扇は空へ舞い上がった。しばらくは虚空にひらめいていたが、春風に一もみ二もみもまれて、海へさっと散り落ちた。',
    },
    {
      id: '10',
      original:
        '沖には平家、ふなばたをたたいて感じたり、陸には源氏、<ruby>箙<rp>（</rp><rt>えびら</rt><rp>）</rp></ruby>をたたいてどよめきけり。',
      zh: '海上平家敲着船舷赞叹，岸上源氏拍着箭囊喝彩。',
      en: 'Out at sea the Heike beat on their gunwales in praise; on land the Genji rattled their quivers and roared.',
      fr: 'Au large, les Heike frappèrent leurs bordages d’admiration ; à terre, les Genji firent sonner leurs carquois en clamant.',
      es: 'Mar adentro los Heike golpearon las bordas, admirados; en tierra los Genji hicieron sonar sus aljabas y clamaron.',
      jp: '沖では平家が舟端をたたいて感嘆し、陸では源氏が箙をたたいてどよめいた。',
    },
  ],
};
