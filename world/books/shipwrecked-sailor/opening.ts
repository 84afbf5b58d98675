import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'opening',
  segments: [
    {
      id: '1-2',
      original: 'ḏd in šmsw iqr wḏꜣ ib.k ḥꜣty-ꜥ mk pḥ.n.n ẖnw',
      zh: '一位干练的随从说：“放心吧，长官，我们已经到家了。',
      en: 'Said an able follower: “Be of good heart, my lord: see, we have reached home.',
      fr: 'Un habile suivant dit : « Que ton cœur soit en paix, prince : vois, nous avons atteint la patrie.',
      es: 'Dijo un hábil seguidor: «Esté en paz tu corazón, señor: mira, hemos llegado a casa.',
      jp: '有能な従者が言った。「ご安心ください、わが君。ほら、故郷に着きました。',
    },
    {
      id: '3-4',
      original: 'šsp ḫrpw ḥw mnit ḥꜣtt rdi.ti ḥr tꜣ',
      zh: '木槌拿在手里，系船桩已打下，船头缆也抛到岸上。',
      en: 'The mallet is taken, the mooring-post driven in, the bow-rope thrown to land.',
      fr: 'On a pris le maillet, planté le piquet d’amarrage, jeté à terre l’amarre d’avant.',
      es: 'Se ha tomado el mazo, clavado la estaca de amarre, echado a tierra el cabo de proa.',
      jp: '槌は取られ、もやい杭は打たれ、舳の綱は陸に投げられました。',
    },
    {
      id: '5-6',
      original: 'rdi ḥknw dwꜣ nṯr s nb ḥr ḥpt snw.f',
      zh: '人们欢呼，感谢神明，人人拥抱自己的同伴。',
      en: 'Praise is given, god is thanked, every man embraces his fellow.',
      fr: 'On loue, on rend grâce au dieu, chacun embrasse son compagnon.',
      es: 'Se alaba, se da gracias al dios, cada hombre abraza a su compañero.',
      jp: '讃えの声があがり、神に感謝し、誰もが仲間と抱き合っています。',
    },
    {
      id: '7-8',
      original: 'iswt.n ii.ti ꜥd.ti nn nhw n mšꜥ.n',
      zh: '我们的船员平安归来，我们的队伍没有损失。',
      en: 'Our crew has come back safe; there is no loss to our company.',
      fr: 'Notre équipage est revenu sauf ; notre troupe n’a pas de perte.',
      es: 'Nuestra tripulación ha vuelto a salvo; no hay pérdida en nuestra tropa.',
      jp: 'われらの船人は無事に戻り、われらの一隊に失われた者はありません。',
    },
    {
      id: '10-11',
      original: 'mk rf n ii.n m ḥtp tꜣ.n pḥ.n sw',
      zh: '看，我们平安归来，我们到达了自己的土地。”',
      en: 'See, we have come in peace; our land, we have reached it.”',
      fr: 'Vois, nous voici revenus en paix ; notre terre, nous l’avons atteinte. »',
      es: 'Mira, hemos vuelto en paz; nuestra tierra, la hemos alcanzado».',
      jp: 'ほら、われらは安らかに帰り、われらの地に着いたのです。」',
    },
  ],
};
