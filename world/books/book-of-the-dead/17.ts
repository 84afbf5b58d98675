import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '17',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: 'ink tm m wn.i wꜥ.kwi ḫpr.n.i m nww',
      zh: '我是阿图姆，当我独自存在的时候，我在原初之水努恩中生成。',
      en: 'I am Atum when I was alone; I came to be in the Nun, the first waters.',
      fr: 'Je suis Atoum quand j’étais seul ; je suis venu à l’être dans le Noun, l’eau première.',
      es: 'Soy Atum cuando estaba solo; llegué a ser en el Nun, el agua primera.',
      jp: '私はアトゥム、ひとりであった時に。原初の水ヌンの中で私は生まれた。',
    },
    {
      id: '2',
      kind: 'verse',
      original: 'ink rꜥ m ḫꜥw.f m šꜣꜥ ḥqꜣ.n.f',
      zh: '我是拉，当他初现、开始统治他所统治之物的时候。',
      en: 'I am Re when he appeared and began to rule what he rules.',
      fr: 'Je suis Rê quand il apparut et commença de gouverner ce qu’il gouverne.',
      es: 'Soy Re cuando apareció y empezó a gobernar lo que gobierna.',
      jp: '私はラー、輝き出て、治めるものを治めはじめた時に。',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'ink nṯr ꜥꜣ ḫpr ḏs.f',
      zh: '我是自己生成的伟大之神。',
      en: 'I am the great god who came to be of himself.',
      fr: 'Je suis le grand dieu qui est venu à l’être de lui-même.',
      es: 'Soy el gran dios que llegó a ser por sí mismo.',
      jp: '私はみずから成った大いなる神。',
    },
    {
      id: '4',
      kind: 'verse',
      original: 'ink sf rḫ.kwi dwꜣw',
      zh: '我是昨日，我知道明日。',
      en: 'I am yesterday; I know tomorrow.',
      fr: 'Je suis hier, je connais demain.',
      es: 'Soy el ayer, conozco el mañana.',
      jp: '私は昨日、私は明日を知る。',
      notes: [
        {
          id: '1',
          text: [
            '文中的注解说：昨日是奥西里斯，明日是拉。',
            'A gloss in the text says: yesterday is Osiris, tomorrow is Re.',
            'Une glose du texte dit : hier, c’est Osiris ; demain, c’est Rê.',
            'Una glosa del texto dice: el ayer es Osiris; el mañana, Re.',
            '本文の注に、昨日はオシリス、明日はラーとある。',
          ],
        },
      ],
    },
  ],
};
