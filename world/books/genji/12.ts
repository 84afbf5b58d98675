import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '12',
  segments: [
    {
      id: '1',
      original:
        '須磨には、いとど心づくしの秋風に、海は少し遠けれど、<ruby>行平<rp>（</rp><rt>ゆきひら</rt><rp>）</rp></ruby>の<ruby>中納言<rp>（</rp><rt>ちゆうなごん</rt><rp>）</rp></ruby>の、「関吹き越ゆる」と言ひけむ浦波、夜々はげにいと近く聞こえて、またなくあはれなるものは、かかる所の秋なりけり。',
      zh: '须磨这里，秋风越发惹人愁思。海虽离得稍远，当年行平中纳言吟咏“越关吹来”的海浪，夜夜听来确实极近。再没有什么比这种地方的秋天更凄凉的了。',
      en: 'At Suma the autumn wind wore the heart away more than ever. The sea was some way off, but the waves of which Counsellor Yukihira wrote that the wind “blows over the barrier” sounded close indeed night after night; nothing is so moving as autumn in such a place.',
      fr: 'À Suma, le vent d’automne épuisait plus que jamais le cœur. La mer était à quelque distance, mais la nuit les vagues dont le conseiller Yukihira disait que le vent « franchit la barrière » semblaient toutes proches ; rien n’est plus poignant que l’automne en un tel lieu.',
      es: 'En Suma el viento de otoño agotaba más que nunca el corazón. El mar quedaba algo lejos, pero de noche las olas de las que escribió el consejero Yukihira que el viento «cruza la barrera» se oían muy cerca; nada conmueve tanto como el otoño en un lugar así.',
      jp: '須磨では、ひとしお物思いを誘う秋風に、海は少し遠いけれども、行平の中納言が「関吹き越ゆる」と詠んだという浦波が、夜ごとまことに近く聞こえて、またとなく心にしみるのは、このような所の秋なのであった。',
      notes: [
        {
          id: '1',
          text: [
            '在原行平曾谪居须磨。',
            'Ariwara no Yukihira, a poet of the ninth century, had once been in exile at Suma.',
            'Ariwara no Yukihira, poète du IXᵉ siècle, avait jadis été exilé à Suma.',
            'Ariwara no Yukihira, poeta del siglo IX, había estado desterrado en Suma.',
            '在原行平は9世紀の歌人。須磨に籠もったことがある。',
          ],
        },
      ],
    },
    {
      id: '2',
      original:
        '御前にいと人少なにて、うちやすみわたれるに、ひとり目をさまして、枕をそばだてて<ruby>四方<rp>（</rp><rt>よも</rt><rp>）</rp></ruby>の嵐を聞きたまふに、',
      zh: '身边侍从很少，都已睡去，他独自醒来，从枕上侧耳倾听四面的风暴，',
      en: 'There were few people about him and all were asleep; he alone was awake, and raising his head from the pillow he listened to the storm on every side,',
      fr: 'Il n’avait que peu de gens auprès de lui, et tous dormaient ; seul éveillé, la tête levée de l’oreiller, il écoutait la tempête de toutes parts,',
      es: 'Tenía poca gente a su lado y todos dormían; solo él, despierto, con la cabeza alzada de la almohada, escuchaba la tempestad por todas partes,',
      jp: 'おそばには人も少なく、みな寝静まっているなかで、ひとり目を覚まし、枕から頭を上げて四方の激しい風をお聞きになると、',
    },
    {
      id: '3',
      original: '波ただここもとに立ちくる心地して、涙落つともおぼえぬに、枕浮くばかりになりにけり。',
      zh: '只当波浪就在近旁涌起，泪流了也不觉得，连枕头都快漂起来了。',
      en: 'and it seemed that the waves rose up to where he lay. He did not know that his tears were falling, yet the pillow was all but afloat.',
      fr: 'et il lui semblait que les vagues venaient jusqu’à lui. Sans qu’il sentît couler ses larmes, l’oreiller en était presque à flotter.',
      es: 'y le parecía que las olas llegaban hasta él. No sentía caer sus lágrimas, y la almohada casi flotaba.',
      jp: '波がすぐここまで打ち寄せてくる気がして、涙が落ちるとも覚えないのに、枕も浮くほどになってしまった。',
    },
    {
      id: '4',
      original:
        '<ruby>琴<rp>（</rp><rt>きん</rt><rp>）</rp></ruby>をすこしかき鳴らしたまへるが、我ながらいとすごう聞こゆれば、弾きさしたまひて、',
      zh: '他略略拨了几下琴，自己听着也冷清得受不住，便住了手，吟道：',
      en: 'He played a little on the kin, but it sounded so desolate even to himself that he broke off and sang:',
      fr: 'Il joua un peu du kin, mais le son lui parut à lui-même si désolé qu’il s’interrompit et chanta :',
      es: 'Tocó un poco el kin, pero le sonó tan desolado a él mismo que lo dejó y cantó:',
      jp: '琴を少しかき鳴らされたが、我ながらひどくもの寂しく聞こえるので、途中でおやめになり、',
    },
    {
      id: '5',
      kind: 'verse',
      original: '恋ひわびて泣く<ruby>音<rp>（</rp><rt>ね</rt><rp>）</rp></ruby>にまがふ浦波は思ふかたより風や吹くらむ',
      zh: '“浦上涛声似泣声，相思苦，莫非风自故人来？”',
      en: '“The waves along the shore are like the sound of my weeping with love: does the wind blow from where my thoughts are?”',
      fr: '« Les vagues de la grève ont le son de mes pleurs d’amour : le vent souffle-t-il du côté de ceux à qui je pense ? »',
      es: '«Las olas de la playa suenan como mi llanto de amor: ¿soplará el viento de donde están los que añoro?».',
      jp: '恋しさに耐えかねて泣く私の声かと聞こえる浦波は、私の思う人々のいる都の方から風が吹いてくるからだろうか',
    },
  ],
};
