import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'inf-1',
  segments: [
    {
      id: '1-3',
      kind: 'verse',
      original:
        'Nel mezzo del cammin di nostra vita<br>mi ritrovai per una selva oscura,<br>ché la diritta via era smarrita.',
      zh: '我们的人生走到半路，我忽然身在一片黑林子里，因为笔直的路已经丢失。',
      en: 'Midway on the journey of our life I found myself in a dark wood, for the straight way was lost.',
      fr: 'Au milieu du chemin de notre vie, je me retrouvai par une forêt obscure, car la voie droite était perdue.',
      es: 'A mitad del camino de nuestra vida me hallé por una selva oscura, porque la recta vía se había perdido.',
      jp: '人生の道のなかば、私は暗い森の中にいる自分に気づいた。まっすぐな道が失われていたのだ。',
    },
    {
      id: '4-6',
      kind: 'verse',
      original:
        'Ahi quanto a dir qual era è cosa dura<br>esta selva selvaggia e aspra e forte<br>che nel pensier rinova la paura!',
      zh: '那林子多么荒蛮、扎人、浓密，唉，说出来都难，想一想，恐惧又回来了！',
      en: 'Ah, how hard a thing it is to say what it was, this wood so wild and rough and dense, which in the thought renews the fear!',
      fr: 'Ah, que dire ce qu’elle était est chose dure, cette forêt sauvage et âpre et drue, dont la pensée renouvelle la peur !',
      es: '¡Ay, cuán duro es decir cómo era esta selva salvaje y áspera y fuerte, que en el pensamiento renueva el miedo!',
      jp: 'ああ、どんな森だったか、語るのはつらい。荒々しく、けわしく、深いこの森、思うだけで恐れがよみがえる。',
    },
    {
      id: '7-9',
      kind: 'verse',
      original:
        'Tant’ è amara che poco è più morte;<br>ma per trattar del ben ch’i’ vi trovai,<br>dirò de l’altre cose ch’i’ v’ho scorte.',
      zh: '它苦得几乎同死一样；可是为了说说我在里面得着的好处，我要讲我在那里见到的其他东西。',
      en: 'So bitter is it that death is little more; but to treat of the good that I found there, I shall tell of the other things that I saw.',
      fr: 'Elle est si amère que la mort l’est à peine plus ; mais pour traiter du bien que j’y trouvai, je dirai les autres choses que j’y ai vues.',
      es: 'Tan amarga es que poco más lo es la muerte; mas, por tratar del bien que allí encontré, diré de las otras cosas que allí vi.',
      jp: 'その苦さは死にも近い。だが、そこで見いだした善を語るために、そこで見たほかのことどもを話そう。',
    },
  ],
};
