import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'merchant',
  segments: [
    {
      id: '1',
      original: 'قالت: بلغني أيها الملك السعيد أنه كان تاجر من التجار كثير المال والمعاملات في البلاد،',
      zh: '她说：幸福的国王啊，我听说从前有个商人，钱财很多，在各地都有买卖。',
      en: 'She said: It has come to me, O happy king, that there was a merchant rich in goods and with dealings in many lands.',
      fr: 'Elle dit : Il m’est parvenu, ô roi fortuné, qu’il y avait un marchand riche en biens et qui faisait affaire en maints pays.',
      es: 'Dijo: He oído, oh rey feliz, que había un mercader rico en bienes y con tratos en muchas tierras.',
      jp: '彼女は語った。幸多き王よ、私の聞きますところ、財に富み、国々で商いをする一人の商人がおりました。',
    },
    {
      id: '2',
      original:
        'قد ركب يوما وخرج يطالب في بعض البلاد فاشتد عليه الحر، فجلس تحت شجرة وحط يده في خرجه وأكل كسرة كانت معه وتمرة،',
      zh: '有一天，他骑马到某个地方去讨债，天气炎热难当，便坐在一棵树下，把手伸进鞍袋，吃了随身带的一块面包和一颗椰枣。',
      en: 'One day he mounted and went out to claim what was owed him in some town; the heat grew hard upon him, and he sat down under a tree, put his hand in his saddle-bag and ate a crust that he had with him and a date.',
      fr: 'Un jour, il monta à cheval et partit réclamer son dû dans quelque pays ; la chaleur l’accabla, il s’assit sous un arbre, mit la main dans sa besace et mangea un quignon qu’il avait avec lui et une datte.',
      es: 'Un día montó y salió a reclamar lo suyo en cierto país; el calor lo agobió, se sentó bajo un árbol, metió la mano en la alforja y comió un mendrugo que llevaba y un dátil.',
      jp: 'ある日、馬に乗ってある国へ取り立てに出かけましたが、暑さが厳しくなったので木の下に腰をおろし、鞍袋に手を入れて、持っていたパンのかけらと、なつめやしの実を一つ食べました。',
    },
    {
      id: '3',
      original:
        'فلما فرغ من أكل التمرة رمى النواة، وإذا هو بعفريت طويل القامة وبيده سيف، فدنا من ذلك التاجر وقال له: قم حتى أقتلك مثل ما قتلت ولدي.',
      zh: '他吃完椰枣，把核一扔，忽然出现一个高大的魔鬼，手里拿着剑，走近商人说：“起来，我要杀死你，正像你杀死我的儿子一样。”',
      en: 'When he had finished the date he threw away the stone; and there was a demon, huge of stature, with a sword in his hand, who came up to the merchant and said: “Get up, that I may kill you as you killed my son.”',
      fr: 'Quand il eut fini la datte, il jeta le noyau ; et voici qu’apparut un démon de haute taille, un sabre à la main, qui s’approcha du marchand et lui dit : « Lève-toi, que je te tue comme tu as tué mon fils. »',
      es: 'Cuando acabó el dátil tiró el hueso; y he aquí que apareció un genio de gran estatura, con una espada en la mano, que se acercó al mercader y le dijo: «Levántate, que te mate como tú mataste a mi hijo».',
      jp: '実を食べ終えて種を投げ捨てると、たちまち背の高い魔神が剣を手に現れ、商人に近づいて言いました。「立て、お前がわが子を殺したように、お前を殺してやる。」',
    },
    {
      id: '4',
      original:
        'فقال له التاجر: كيف قتلت ولدك؟ قال له: لما أكلت التمرة ورميت نواتها جاءت النواة في صدر ولدي فقضي عليه ومات من ساعته.',
      zh: '商人对他说：“我怎么杀了你的儿子？”他说：“你吃了椰枣，扔掉核，那核打在我儿子的胸口上，他当场就死了。”',
      en: 'The merchant said to him: “How have I killed your son?” He said: “When you ate the date and threw its stone, the stone struck my son in the breast, and it was his fate, and he died that very hour.”',
      fr: 'Le marchand lui dit : « Comment ai-je tué ton fils ? » Il répondit : « Quand tu as mangé la datte et jeté le noyau, le noyau a frappé mon fils à la poitrine ; c’en fut fait de lui, il mourut sur l’heure. »',
      es: 'El mercader le dijo: «¿Cómo he matado a tu hijo?». Respondió: «Cuando comiste el dátil y tiraste el hueso, el hueso dio a mi hijo en el pecho; allí acabó, y murió en el acto».',
      jp: '商人は言いました。「私がどうやってあなたの子を殺したのです。」魔神は言いました。「お前がなつめやしを食べて種を投げた時、その種がわが子の胸に当たり、それが運の尽きで、たちまち死んだのだ。」',
    },
    {
      id: '5',
      original: 'وأدرك شهرزاد الصباح فسكتت عن الكلام المباح.',
      zh: '这时山鲁佐德见天已破晓，便住口不再说下去。',
      en: 'And morning overtook Shahrazad, and she fell silent and said no more than was allowed.',
      fr: 'Et l’aube surprit Shéhérazade, qui se tut, sa parole n’étant plus permise.',
      es: 'Y la mañana alcanzó a Sherezade, que calló el relato que le era permitido.',
      jp: 'シャハラザードは夜明けを見て、許された語りをやめた。',
      notes: [
        {
          id: '1',
          text: [
            '每一夜都以这句话结束。',
            'With these words each night ends.',
            'Chaque nuit se clôt sur ces mots.',
            'Con estas palabras se cierra cada noche.',
            'どの夜もこの言葉で終わる。',
          ],
        },
      ],
    },
  ],
};
