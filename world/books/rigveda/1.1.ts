import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.1',
  segments: [
    {
      id: '1.1.1',
      kind: 'verse',
      original: 'अग्निमीळे पुरोहितं यज्ञस्य देवमृत्विजम् ।<br>होतारं रत्नधातमम् ॥',
      zh: '我赞颂阿耆尼，祭祀中居前的祭官，按时祭祀的神，召请者，最能赐予珍宝的。',
      en: 'Agni I praise, the priest set in front, god of the sacrifice who serves in season, the invoker, best giver of treasure.',
      fr: 'Je loue Agni, le prêtre placé en avant, dieu du sacrifice, officiant en son temps, l’invocateur, le meilleur donneur de trésors.',
      es: 'A Agni alabo, el sacerdote puesto delante, dios del sacrificio que oficia a su tiempo, el invocador, el que mejor otorga tesoros.',
      jp: 'アグニを私は讃える。前に立つ祭官、時を守って祭りを行う神、勧請者、宝を最もよく授ける者を。',
      notes: [
        {
          id: '1',
          text: [
            '阿耆尼是火与火神。',
            'Agni is fire and its god.',
            'Agni est le feu et son dieu.',
            'Agni es el fuego y su dios.',
            'アグニは火、また火の神。',
          ],
        },
      ],
    },
    {
      id: '1.1.2',
      kind: 'verse',
      original: 'अग्निः पूर्वेभिर्ऋषिभिरीड्यो नूतनैरुत ।<br>स देवाँ एह वक्षति ॥',
      zh: '阿耆尼为古昔的仙人所赞颂，也为今日的仙人所赞颂；愿他把诸神载到这里来。',
      en: 'Agni, praised by the seers of old and by those of now: he shall bring the gods here.',
      fr: 'Agni, loué par les voyants d’autrefois et par ceux de maintenant : qu’il amène ici les dieux.',
      es: 'Agni, alabado por los videntes de antaño y por los de ahora: que traiga aquí a los dioses.',
      jp: 'アグニは、いにしえの聖仙にも今の聖仙にも讃えられるべき者。彼は神々をここへ運んで来よう。',
    },
    {
      id: '1.1.3',
      kind: 'verse',
      original: 'अग्निना रयिमश्नवत्पोषमेव दिवेदिवे ।<br>यशसं वीरवत्तमम् ॥',
      zh: '愿由阿耆尼得到财富与日日的繁盛，光荣的、多勇士的繁盛。',
      en: 'Through Agni may one win wealth and increase day by day, glorious, richest in strong sons.',
      fr: 'Par Agni, puisse-t-on obtenir richesse et prospérité de jour en jour, glorieuse, riche en héros.',
      es: 'Por Agni se alcance riqueza y prosperidad día tras día, gloriosa, la más rica en héroes.',
      jp: 'アグニによって、日ごとに富と栄えを得よ、誉れ高く、勇士に満ちた栄えを。',
    },
    {
      id: '1.1.9',
      kind: 'verse',
      original: 'स नः पितेव सूनवेऽग्ने सूपायनो भव ।<br>सचस्वा नः स्वस्तये ॥',
      zh: '阿耆尼啊，请像父亲对儿子那样容易亲近我们；请伴随我们，赐我们安好。',
      en: 'Be easy for us to come to, Agni, as a father for his son; stay with us for our well-being.',
      fr: 'Sois-nous, Agni, d’un abord aisé, comme un père pour son fils ; reste avec nous pour notre bien.',
      es: 'Sé para nosotros, Agni, fácil de acercarse, como un padre para su hijo; quédate con nosotros para nuestro bien.',
      jp: 'アグニよ、父が子に対するように、われらに近づきやすくあれ。われらの幸いのため、ともにいませ。',
    },
  ],
};
