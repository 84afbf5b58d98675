import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'gen-1',
  segments: [
    {
      id: '1',
      original: 'בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם וְאֵת הָאָרֶץ׃',
      zh: '起初，神创造了天和地。',
      en: 'In the beginning God created the heavens and the earth.',
      fr: 'Au commencement, Dieu créa le ciel et la terre.',
      es: 'Al principio creó Dios el cielo y la tierra.',
      jp: '初めに、神は天と地とを創造した。',
    },
    {
      id: '2',
      original: 'וְהָאָרֶץ הָיְתָה תֹהוּ וָבֹהוּ וְחֹשֶׁךְ עַל־פְּנֵי תְהוֹם וְרוּחַ אֱלֹהִים מְרַחֶפֶת עַל־פְּנֵי הַמָּיִם׃',
      zh: '地是空虚混沌，深渊面上一片黑暗；神的气息在水面上盘旋。',
      en: 'The earth was waste and void, and darkness was on the face of the deep, and the breath of God hovered over the face of the waters.',
      fr: 'La terre était vide et informe, les ténèbres étaient sur la face de l’abîme, et le souffle de Dieu planait sur la face des eaux.',
      es: 'La tierra estaba yerma y vacía, había tiniebla sobre la faz del abismo, y el aliento de Dios se cernía sobre la faz de las aguas.',
      jp: '地は茫漠として何もなく、闇が深淵の面にあり、神の息が水の面を舞っていた。',
      notes: [
        {
          id: '1',
          text: [
            '“气息”一词又作“风”“灵”解。',
            'The word rendered “breath” also means wind and spirit.',
            'Le mot rendu par « souffle » signifie aussi vent et esprit.',
            'La palabra traducida por «aliento» significa también viento y espíritu.',
            '「息」と訳した語には風、霊の意味もある。',
          ],
        },
      ],
    },
    {
      id: '3',
      original: 'וַיֹּאמֶר אֱלֹהִים יְהִי אוֹר וַיְהִי־אוֹר׃',
      zh: '神说：“要有光。”就有了光。',
      en: 'God said, “Let there be light”, and there was light.',
      fr: 'Dieu dit : « Que la lumière soit », et la lumière fut.',
      es: 'Dijo Dios: «Haya luz», y hubo luz.',
      jp: '神は言った、「光あれ」。すると光があった。',
    },
    {
      id: '4',
      original: 'וַיַּרְא אֱלֹהִים אֶת־הָאוֹר כִּי־טוֹב וַיַּבְדֵּל אֱלֹהִים בֵּין הָאוֹר וּבֵין הַחֹשֶׁךְ׃',
      zh: '神看光是好的，就把光和暗分开了。',
      en: 'God saw that the light was good, and God parted the light from the darkness.',
      fr: 'Dieu vit que la lumière était bonne, et Dieu sépara la lumière des ténèbres.',
      es: 'Vio Dios que la luz era buena, y separó Dios la luz de la tiniebla.',
      jp: '神は光を見て、良しとした。神は光と闇とを分けた。',
    },
    {
      id: '5',
      original: 'וַיִּקְרָא אֱלֹהִים לָאוֹר יוֹם וְלַחֹשֶׁךְ קָרָא לָיְלָה וַיְהִי־עֶרֶב וַיְהִי־בֹקֶר יוֹם אֶחָד׃',
      zh: '神把光叫作昼，把暗叫作夜。有了晚上，有了早晨：第一日。',
      en: 'God called the light Day, and the darkness he called Night. And there was evening and there was morning: one day.',
      fr: 'Dieu appela la lumière jour, et les ténèbres il les appela nuit. Il y eut un soir, il y eut un matin : un jour.',
      es: 'Llamó Dios a la luz día, y a la tiniebla la llamó noche. Hubo tarde y hubo mañana: un día.',
      jp: '神は光を昼と呼び、闇を夜と呼んだ。夕べがあり、朝があった。一日である。',
    },
  ],
};
