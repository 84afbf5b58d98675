import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.1',
  segments: [
    {
      id: '1',
      original: 'پادشاهی را شنیدم به کشتن اسیری اشارت کرد. بیچاره در آن حالت نومیدی ملک را دشنام دادن گرفت و سقط گفتن،',
      zh: '我听说有一位国王下令处死一名俘虏。那可怜人在绝望中破口大骂国王。',
      en: 'I heard of a king who gave the sign to kill a captive. The poor man, in that despair, began to curse the king and to revile him,',
      fr: 'J’ai ouï dire d’un roi qu’il fit signe de tuer un captif. Le malheureux, dans ce désespoir, se mit à maudire le roi et à l’injurier,',
      es: 'Oí de un rey que hizo seña de matar a un cautivo. El infeliz, en aquel desespero, se puso a maldecir al rey y a injuriarlo,',
      jp: 'ある王が捕虜を殺せと合図したと聞いた。哀れな男は絶望のうちに王を罵り、悪口を言いはじめた。',
    },
    {
      id: '2',
      original: 'که گفته‌اند هر که دست از جان بشوید هر چه در دل دارد بگوید.',
      zh: '正如人们所说：把性命置之度外的人，心里有什么就说什么。',
      en: 'for they say: who has washed his hands of life says whatever is in his heart.',
      fr: 'car on dit : qui a fait son deuil de la vie dit tout ce qu’il a sur le cœur.',
      es: 'pues dicen: quien se ha lavado las manos de la vida dice cuanto tiene en el corazón.',
      jp: '命をあきらめた者は心にあることを何でも言う、というとおりである。',
    },
    {
      id: '3',
      original: 'ملک پرسید چه می‌گوید؟ یکی از وزرای نیک محضر گفت: ای خداوند همی‌گوید والکاظمین الغیظ والعافین عن الناس.',
      zh: '国王问：“他说什么？”一位心地善良的大臣说：“陛下，他说：‘那抑怒而又恕人的人们……’”',
      en: 'The king asked: “What does he say?” One of the viziers, a man of good nature, said: “My lord, he says: ‘Those who hold back their anger and pardon others.’”',
      fr: 'Le roi demanda : « Que dit-il ? » Un des vizirs, homme de bon naturel, répondit : « Seigneur, il dit : “Ceux qui retiennent leur colère et pardonnent aux hommes.” »',
      es: 'El rey preguntó: «¿Qué dice?». Uno de los visires, de buen natural, respondió: «Señor, dice: “Los que contienen su ira y perdonan a los hombres”».',
      jp: '王は「何と言っているのか」と尋ねた。心ばえのよい大臣の一人が言った。「陛下、『怒りを抑え、人を許す者たち』と申しております。」',
      notes: [
        {
          id: '1',
          text: [
            '引《古兰经》3章134节。',
            'Quran 3:134.',
            'Coran 3, 134.',
            'Corán 3, 134.',
            'クルアーン三章一三四節。',
          ],
        },
      ],
    },
    {
      id: '4',
      original: 'ملک را رحمت آمد و از سر خون او درگذشت.',
      zh: '国王起了怜悯之心，饶了他的性命。',
      en: 'The king was moved to pity and let his blood go unshed.',
      fr: 'Le roi fut pris de pitié et lui fit grâce de la vie.',
      es: 'El rey se apiadó y le perdonó la vida.',
      jp: '王は憐れみを起こし、その命を許した。',
    },
    {
      id: '5',
      original:
        'وزیر دیگر که ضد او بود گفت: ابنای جنس ما را نشاید در حضرت پادشاهان جز به راستی سخن گفتن. این ملک را دشنام داد و ناسزا گفت.',
      zh: '另一位同他作对的大臣说：“我们这样的人，在君王面前只应当说真话。这人辱骂了国王，出言不逊。”',
      en: 'Another vizier, who was his rival, said: “It is not fit for such as we to speak anything but truth in the presence of kings. This man cursed the king and spoke foul words.”',
      fr: 'Un autre vizir, son rival, dit : « Il ne sied pas à nos pareils de parler devant les rois autrement qu’en vérité. Cet homme a maudit le roi et dit des infamies. »',
      es: 'Otro visir, su rival, dijo: «No está bien que los de nuestra condición hablen ante los reyes sino con verdad. Este ha maldecido al rey y dicho infamias».',
      jp: 'これと仲の悪い別の大臣が言った。「われらのような者は、王の御前では真実のほかは語るべきではありません。この者は王を罵り、無礼を申したのです。」',
    },
    {
      id: '6',
      original:
        'ملک روی ازین سخن در هم آورد و گفت: آن دروغ وی پسندیده‌تر آمد مرا زین راست که تو گفتی، که روی آن در مصلحتی بود و بنای این بر خبثی.',
      zh: '国王听了这话，皱起眉头说：“我更喜欢他的谎话，而不喜欢你说的真话；因为他的谎话意在行善，你的真话出于恶意。',
      en: 'The king frowned at these words and said: “That lie of his pleased me better than this truth that you have told, for that one looked to some good, and this is built on malice.',
      fr: 'À ces mots le roi se rembrunit et dit : « Son mensonge m’a plu davantage que la vérité que tu as dite, car l’un visait un bien et l’autre se fonde sur la malice.',
      es: 'Ante estas palabras el rey frunció el ceño y dijo: «Más me agradó aquella mentira suya que esta verdad que tú has dicho, pues aquella miraba a un bien y esta se funda en la maldad.',
      jp: '王はこの言葉に顔をしかめて言った。「お前の言ったこの真実よりも、あの者の偽りの方が私の心にかなった。あれは善をめざし、これは悪意に根ざすからだ。',
    },
    {
      id: '7',
      original: 'و خردمندان گفته‌اند: دروغی مصلحت‌آمیز به که راستی فتنه‌انگیز.',
      zh: '智者说过：有益的谎话，胜过惹祸的真话。”',
      en: 'And the wise have said: a lie that does good is better than a truth that stirs up trouble.”',
      fr: 'Et les sages ont dit : mieux vaut un mensonge qui fait du bien qu’une vérité qui sème le trouble. »',
      es: 'Y los sabios han dicho: más vale mentira que hace bien que verdad que mueve discordia».',
      jp: '賢者たちも言っている、益をもたらす偽りは、騒ぎを起こす真実にまさる、と。」',
    },
  ],
};
