import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1',
  segments: [
    {
      id: '1.1',
      kind: 'verse',
      original: 'धृतराष्ट्र उवाच ।<br>धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः ।<br>मामकाः पाण्डवाश्चैव किमकुर्वत संजय ॥',
      zh: '持国问：在正法的原野，俱卢的原野，我的人和般度诸子聚到一处，一心求战，全胜，他们做了些什么？',
      en: 'Dhritarashtra said: On the field of right, on the field of the Kurus, met and eager for battle, what did my men and the sons of Pandu do, Sanjaya?',
      fr: 'Dhritarashtra dit : Sur le champ du devoir, sur le champ des Kuru, assemblés, avides de combattre, que firent les miens et les fils de Pandu, Sanjaya ?',
      es: 'Dijo Dhritarashtra: En el campo del deber, en el campo de los kurus, reunidos y ansiosos de combatir, ¿qué hicieron los míos y los hijos de Pandu, Sanjaya?',
      jp: 'ドリタラーシュトラは言った。法の野、クルの野に、戦おうとして集まったわが子らとパーンドゥの子らは、何をしたか、サンジャヤよ。',
      notes: [
        {
          id: '1',
          text: [
            '持国是俱卢族的盲王，全胜是向他讲述战况的御者。',
            'Dhritarashtra is the blind king of the Kurus; Sanjaya tells him of the battle.',
            'Dhritarashtra est le roi aveugle des Kuru ; Sanjaya lui raconte la bataille.',
            'Dhritarashtra es el rey ciego de los kurus; Sanjaya le cuenta la batalla.',
            'ドリタラーシュトラはクル族の盲目の王。サンジャヤが戦のさまを語り聞かせる。',
          ],
        },
      ],
    },
  ],
};
