import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '30b',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: 'ib.i n mwt.i ib.i n mwt.i ḥꜣty.i n ḫprw.i',
      zh: '我从母亲得来的心，我从母亲得来的心，我历次变化的心！',
      en: 'My heart of my mother, my heart of my mother, my heart of my changing forms!',
      fr: 'Mon cœur de ma mère, mon cœur de ma mère, mon cœur de mes devenirs !',
      es: '¡Mi corazón de mi madre, mi corazón de mi madre, mi corazón de mis transformaciones!',
      jp: '母よりのわが心、母よりのわが心、わが移りゆく姿の心よ。',
    },
    {
      id: '2',
      kind: 'verse',
      original: 'm ꜥḥꜥ r.i m mtrw m ḫsf r.i m ḏꜣḏꜣt',
      zh: '不要站起来作证反对我，不要在审判庭上与我作对，',
      en: 'Do not stand up against me as a witness, do not oppose me in the court,',
      fr: 'Ne te dresse pas contre moi comme témoin, ne t’oppose pas à moi au tribunal,',
      es: 'No te alces contra mí como testigo, no te opongas a mí en el tribunal,',
      jp: '証人として私に逆らって立つな、法廷で私に背くな。',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'm ir rqw.k r.i m-bꜣḥ iry-mḫꜣt',
      zh: '不要在掌秤者面前与我为敌。',
      en: 'do not be my enemy before the keeper of the balance.',
      fr: 'ne sois pas mon ennemi devant le gardien de la balance.',
      es: 'no seas mi enemigo ante el guardián de la balanza.',
      jp: '秤の番人の前で、私の敵となるな。',
      notes: [
        {
          id: '1',
          text: [
            '死者的心在天平上与玛阿特的羽毛称量。',
            'The heart is weighed against the feather of Maat, truth.',
            'Le cœur est pesé contre la plume de Maât, la vérité.',
            'El corazón se pesa frente a la pluma de Maat, la verdad.',
            '心臓は真理マアトの羽根と秤にかけられる。',
          ],
        },
      ],
    },
    {
      id: '4',
      kind: 'verse',
      original: 'ntk kꜣ.i imy ẖt.i ẖnmw swḏꜣ ꜥwt.i',
      zh: '你是我身中的卡，是使我肢体健全的克努姆。',
      en: 'You are my ka within my body, Khnum who makes my limbs sound.',
      fr: 'Tu es mon ka, qui est dans mon corps, Khnoum qui rend sains mes membres.',
      es: 'Tú eres mi ka, que está en mi cuerpo, Jnum que da salud a mis miembros.',
      jp: 'お前はわが身の内なるカー、わが四肢を健やかにするクヌム。',
    },
  ],
};
