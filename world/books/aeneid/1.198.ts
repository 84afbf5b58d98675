import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.198',
  segments: [
    {
      id: '198-199',
      kind: 'verse',
      original: '‘O socii (neque enim ignari sumus ante malorum),<br>o passi graviora, dabit deus his quoque finem.',
      zh: '“伙伴们啊，我们从前并非不识灾难，你们受过更重的苦，神也会给这些苦一个尽头。',
      en: '“My comrades, for we are not strangers to trouble before this, you who have borne worse: god will give an end to this too.',
      fr: '« Ô compagnons, car nous n’ignorons pas les maux d’autrefois, ô vous qui avez souffert pis encore, un dieu mettra fin à ceux-ci aussi.',
      es: '«Compañeros, pues no ignoramos los males de antes; vosotros que habéis sufrido cosas más graves, también a estas dará fin un dios.',
      jp: '「友よ、われらは先にも災いを知らぬ者ではない。さらに重いものに耐えた者たちよ、これにもまた、神は終わりを与えよう。',
    },
    {
      id: '200-203',
      kind: 'verse',
      original:
        'Vos et Scyllaeam rabiem penitusque sonantis<br>accestis scopulos, vos et Cyclopia saxa<br>experti: revocate animos maestumque timorem<br>mittite; forsan et haec olim meminisse iuvabit.',
      zh: '你们曾靠近斯库拉的狂怒和深处轰鸣的礁岩，你们也见识过独眼巨人的石头。打起精神来，抛开忧愁和恐惧；也许有一天，回想起这些也会是快乐。',
      en: 'You came near Scylla’s fury and her crags that roar within; you have known the Cyclopes’ rocks. Call back your courage, let go of gloom and fear; perhaps one day it will please us to remember even this.',
      fr: 'Vous avez approché la rage de Scylla et ses écueils qui grondent au fond ; vous avez connu les rochers des Cyclopes. Rappelez votre courage, quittez la tristesse et la crainte ; un jour peut-être nous aurons plaisir à nous souvenir même de cela.',
      es: 'Os acercasteis a la rabia de Escila y a sus escollos que braman por dentro; habéis conocido las peñas de los cíclopes. Recobrad el ánimo, dejad la tristeza y el temor; quizá algún día nos alegre recordar también esto.',
      jp: 'お前たちはスキュラの狂乱と、奥底から轟く岩礁に近づき、キュクロプスの岩も知った。勇気を呼び戻し、悲しい恐れを捨てよ。いつの日か、これさえも思い出して喜ぶことがあろう。',
    },
    {
      id: '204-207',
      kind: 'verse',
      original:
        'Per varios casus, per tot discrimina rerum<br>tendimus in Latium, sedes ubi fata quietas<br>ostendunt; illic fas regna resurgere Troiae.<br>Durate, et vosmet rebus servate secundis.’',
      zh: '历经种种遭遇、重重危险，我们走向拉丁姆，命运指给我们那里安宁的家园；在那里，特洛伊的王国注定重兴。忍耐吧，为顺境的日子保重自己。”',
      en: 'Through many chances, through so many dangers we make for Latium, where the fates show us a quiet home; there it is granted that Troy’s realm shall rise again. Endure, and keep yourselves for better days.”',
      fr: 'À travers mille hasards, à travers tant de périls, nous allons vers le Latium, où les destins nous montrent des demeures paisibles ; là, il est permis que renaisse le royaume de Troie. Tenez bon, et gardez-vous pour des jours heureux. »',
      es: 'Por azares diversos, por tantos peligros vamos hacia el Lacio, donde los hados nos muestran moradas tranquilas; allí es lícito que resurja el reino de Troya. Resistid, y guardaos para días felices».',
      jp: 'さまざまな出来事、かくも多くの危難を越えて、われらはラティウムを目指す。そこに運命は静かな住みかを示す。そこでトロイアの王国の甦りが許されている。耐えよ、そして幸いの日のために身を保て。」',
    },
  ],
};
