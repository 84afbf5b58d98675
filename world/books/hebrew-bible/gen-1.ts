import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'gen-1',
  segments: [
    {
      id: '1',
      original: 'בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם וְאֵת הָאָרֶץ׃',
      zh: '最初，神造了天与地。',
      en: 'In the beginning God made the heavens and the earth.',
      fr: 'D’abord, Dieu créa les cieux et la terre.',
      es: 'Al comienzo hizo Dios los cielos y la tierra.',
      jp: '事の初め、神は天と地を造った。',
    },
    {
      id: '2',
      original: 'וְהָאָרֶץ הָיְתָה תֹהוּ וָבֹהוּ וְחֹשֶׁךְ עַל־פְּנֵי תְהוֹם וְרוּחַ אֱלֹהִים מְרַחֶפֶת עַל־פְּנֵי הַמָּיִם׃',
      zh: '大地荒茫空旷，黑暗笼罩深渊，神的气息在水面上回翔。',
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
      zh: '神说：“有光吧！”于是有了光。',
      en: '“Let light be,” said God, and light was.',
      fr: 'Dieu dit : « Qu’il y ait de la lumière », et il y eut de la lumière.',
      es: 'Dijo Dios: «Que sea la luz», y la luz fue.',
      jp: '神は言った、「光があるように」。すると光が生じた。',
    },
    {
      id: '4',
      original: 'וַיַּרְא אֱלֹהִים אֶת־הָאוֹר כִּי־טוֹב וַיַּבְדֵּל אֱלֹהִים בֵּין הָאוֹר וּבֵין הַחֹשֶׁךְ׃',
      zh: '神看到光，觉得很好，便把光与黑暗分开。',
      en: 'God saw that the light was good, and God parted the light from the darkness.',
      fr: 'Dieu vit que la lumière était bonne, et Dieu sépara la lumière des ténèbres.',
      es: 'Vio Dios que la luz era buena, y separó Dios la luz de la tiniebla.',
      jp: '神は光を見て、よいと思い、光と闇とを分けた。',
    },
    {
      id: '5',
      original: 'וַיִּקְרָא אֱלֹהִים לָאוֹר יוֹם וְלַחֹשֶׁךְ קָרָא לָיְלָה וַיְהִי־עֶרֶב וַיְהִי־בֹקֶר יוֹם אֶחָד׃',
      zh: '神给光取名为昼，给黑暗取名为夜。黄昏过去，清晨到来，这是一天。',
      en: 'God called the light Day, and the darkness he called Night. And there was evening and there was morning: one day.',
      fr: 'Dieu appela la lumière jour, et les ténèbres il les appela nuit. Il y eut un soir, il y eut un matin : un jour.',
      es: 'Llamó Dios a la luz día, y a la tiniebla la llamó noche. Hubo tarde y hubo mañana: un día.',
      jp: '神は光に昼という名を、闇に夜という名を与えた。日が暮れ、夜が明けて、一日となった。',
    },
  ],
};
