import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'utsukushiki',
  segments: [
    {
      id: '1',
      original: 'うつくしきもの。<ruby>瓜<rp>（</rp><rt>うり</rt><rp>）</rp></ruby>にかきたるちごの顔。',
      zh: '可爱的东西：画在瓜上的小孩的脸。',
      en: 'Lovely things. The face of a child drawn on a melon.',
      fr: 'Choses charmantes. Un visage d’enfant peint sur un melon.',
      es: 'Cosas encantadoras. La cara de un niño pintada en un melón.',
      jp: 'かわいらしいもの。瓜に描いた幼な子の顔。',
    },
    {
      id: '2',
      original: '<ruby>雀<rp>（</rp><rt>すずめ</rt><rp>）</rp></ruby>の子の、ねず鳴きするに踊り来る。',
      zh: '学着老鼠吱吱叫，小麻雀就蹦蹦跳跳地凑过来。',
      en: 'A young sparrow that comes hopping when one squeaks like a mouse.',
      fr: 'Un moinillon qui vient en sautillant quand on imite le cri de la souris.',
      es: 'Un gorrioncillo que viene a saltitos cuando uno chilla como un ratón.',
      jp: '雀の子が、ちゅっちゅっと鼠の鳴きまねをすると、跳ねながら寄って来るの。',
    },
    {
      id: '3',
      original:
        '二つ三つばかりなるちごの、いそぎてはひ来る道に、いと小さき塵のありけるを、目ざとに見つけて、いとをかしげなる<ruby>指<rp>（</rp><rt>および</rt><rp>）</rp></ruby>にとらへて、大人ごとに見せたる、いとうつくし。',
      zh: '两三岁的小孩急急地爬过来，路上有一点很小的尘屑，他一眼就看见了，用极可爱的小指头捏起来，给每个大人看，可爱极了。',
      en: 'A child of two or three that comes crawling fast, spies on its way a tiny speck of dust, takes it up in its pretty fingers, and shows it to each of the grown-ups: very lovely.',
      fr: 'Un enfant de deux ou trois ans qui accourt à quatre pattes, aperçoit en chemin un tout petit brin de poussière, le saisit dans ses jolis doigts et le montre à chacune des grandes personnes : rien de plus charmant.',
      es: 'Un niño de dos o tres años que viene gateando deprisa, ve por el camino una motita de polvo, la coge con sus lindos dedos y se la enseña a cada persona mayor: de lo más encantador.',
      jp: '二つか三つの幼な子が、急いで這って来る途中に、ごく小さな塵のあったのを目ざとく見つけて、とても愛らしい指につまんで、大人の一人一人に見せるのは、たいそうかわいらしい。',
    },
    {
      id: '4',
      original:
        '頭は<ruby>尼<rp>（</rp><rt>あま</rt><rp>）</rp></ruby>そぎなるちごの、目に髪のおほへるをかきはやらで、うちかたぶきてものなど見たるも、うつくし。',
      zh: '剪着齐肩短发的小孩，头发盖住了眼睛，也懒得拨，只偏着脑袋瞧什么，也可爱。',
      en: 'A child with its hair cut to the shoulder, which does not brush it from its eyes but tilts its head to look at something: that is lovely too.',
      fr: 'Une enfant aux cheveux coupés à l’épaule, qui, sans les écarter de ses yeux, penche la tête pour regarder quelque chose : charmant aussi.',
      es: 'Una niña con el pelo cortado a los hombros que, sin apartárselo de los ojos, ladea la cabeza para mirar algo: también encanta.',
      jp: '髪を肩のあたりで切りそろえた子が、目に髪のかかるのを払いのけもせず、首をかしげて物を見ているのも、かわいらしい。',
    },
    {
      id: '5',
      original:
        '<ruby>雛<rp>（</rp><rt>ひひな</rt><rp>）</rp></ruby>の調度。<ruby>蓮<rp>（</rp><rt>はちす</rt><rp>）</rp></ruby>の浮き葉のいと小さきを、池より取りあげたる。<ruby>葵<rp>（</rp><rt>あふひ</rt><rp>）</rp></ruby>のいと小さき。なにもなにも、小さきものは、みなうつくし。',
      zh: '人偶的小家什。从池里掬起来的一小片浮莲。一小片细辛叶。不管什么，凡是小的，都可爱。',
      en: 'The furnishings of dolls. A very small floating lotus leaf taken up from a pond. A very small leaf of wild ginger. Whatever it be, small things are all lovely.',
      fr: 'Les ustensiles des poupées. Une toute petite feuille de lotus prise à l’étang. Une toute petite feuille d’asaret. Quoi que ce soit, ce qui est petit est toujours charmant.',
      es: 'Los enseres de las muñecas. Una hojita de loto recogida del estanque. Una hojita de ásaro. Sea lo que sea, todo lo pequeño es encantador.',
      jp: '人形の調度。とても小さい蓮の浮き葉を池から取り上げたもの。とても小さい葵の葉。何でもかでも、小さいものはみなかわいらしい。',
    },
  ],
};
