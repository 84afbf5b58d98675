import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'gil',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: 'گلی خوشبوی در حمام روزی<br>رسید از دست محبوبی به دستم',
      zh: '有一天在浴室里，一位心爱的人把一块香泥递到我手中。',
      en: 'One day in the bath a piece of scented clay came from the hand of one I loved to my hand.',
      fr: 'Un jour, au bain, une argile parfumée passa de la main d’un être aimé à ma main.',
      es: 'Un día, en el baño, una arcilla perfumada pasó de la mano de un ser amado a mi mano.',
      jp: 'ある日、浴場で、よい香りの土が、いとしい人の手から私の手に渡された。',
    },
    {
      id: '2',
      kind: 'verse',
      original: 'بدو گفتم که مشکی یا عبیری<br>که از بوی دلاویز تو مستم',
      zh: '我对它说：“你是麝香，还是香膏？你醉人的气味使我陶醉。”',
      en: 'I said to it: “Are you musk or ambergris? I am drunk with your sweet smell.”',
      fr: 'Je lui dis : « Es-tu musc ou ambre ? Ton odeur charmante m’enivre. »',
      es: 'Le dije: «¿Eres almizcle o ámbar? Tu dulce olor me embriaga».',
      jp: '私はそれに言った。「お前は麝香か、竜涎香か。その心ひく香りに私は酔った。」',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'بگفتا من گلی ناچیز بودم<br>ولیکن مدتی با گل نشستم',
      zh: '它说：“我本是一块微不足道的泥土，只是同蔷薇相处过一段时间。',
      en: 'It said: “I was a worthless clay, but for a time I sat with the rose.',
      fr: 'Elle dit : « J’étais une argile sans valeur, mais quelque temps j’ai tenu compagnie à la rose.',
      es: 'Dijo: «Era yo una arcilla sin valor, pero un tiempo me senté con la rosa.',
      jp: '土は言った。「私はつまらぬ土だったが、しばらく薔薇とともにいた。',
      notes: [
        {
          id: '1',
          text: [
            '原文“泥”（gel）与“蔷薇”（gol）写法相同。',
            'In the Persian script “clay” (gel) and “rose” (gol) are written alike.',
            'En écriture persane, « argile » (gel) et « rose » (gol) s’écrivent de même.',
            'En escritura persa, «arcilla» (gel) y «rosa» (gol) se escriben igual.',
            'ペルシア文字では「土」（ゲル）と「薔薇」（ゴル）は同じ綴りになる。',
          ],
        },
      ],
    },
    {
      id: '4',
      kind: 'verse',
      original: 'کمال همنشین در من اثر کرد<br>وگرنه من همان خاکم که هستم',
      zh: '同伴的美德影响了我，否则我还只是原来的泥土。”',
      en: 'The excellence of my companion worked on me; else I am the same earth that I am.”',
      fr: 'L’excellence de ma compagne a déteint sur moi ; sinon, je ne suis que la terre que je suis. »',
      es: 'La excelencia de mi compañera obró en mí; si no, soy la misma tierra que soy».',
      jp: '連れのすぐれた徳が私に移ったのだ。でなければ私はもとのままの土なのだ。」',
    },
  ],
};
