import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '11',
  segments: [
    {
      id: '11.12',
      kind: 'verse',
      original: 'दिवि सूर्यसहस्रस्य भवेद्युगपदुत्थिता ।<br>यदि भाः सदृशी सा स्याद्भासस्तस्य महात्मनः ॥',
      zh: '如果天空中同时升起一千个太阳的光芒，那才像这位伟大者的光辉。',
      en: 'If the light of a thousand suns rose in the sky at once, it would be like the light of that great one.',
      fr: 'Si la clarté de mille soleils se levait d’un coup dans le ciel, elle serait pareille à l’éclat de ce grand être.',
      es: 'Si el fulgor de mil soles se alzara a la vez en el cielo, sería semejante al resplandor de aquel grande.',
      jp: 'もし天に千の太陽の光が一時に昇ったなら、その輝きは、かの大いなる者の輝きに似ていよう。',
    },
    {
      id: '11.32',
      kind: 'verse',
      original:
        'कालोऽस्मि लोकक्षयकृत्प्रवृद्धो लोकान्समाहर्तुमिह प्रवृत्तः ।<br>ऋतेऽपि त्वां न भविष्यन्ति सर्वे येऽवस्थिताः प्रत्यनीकेषु योधाः ॥',
      zh: '我是时间，已经成熟，要终结世界，正在这里收割众生；没有你动手，对面阵中列队的武士也一个都不会留下。',
      en: 'I am time grown full, that brings the worlds to an end, set here on gathering in the worlds. Even without you all these fighters drawn up in the facing ranks shall cease to be.',
      fr: 'Je suis le temps, venu à maturité, qui détruit les mondes, occupé ici à moissonner les mondes. Même sans toi, tous ces guerriers rangés face à face ne seront plus.',
      es: 'Soy el tiempo, llegado a sazón, que acaba con los mundos, dispuesto aquí a recogerlos. Aun sin ti, todos esos guerreros formados en las filas contrarias dejarán de ser.',
      jp: '私は世を滅ぼす、満ちた時である。世界をここに収めようとしている。お前がいなくとも、敵の陣に並ぶ戦士たちはみな、いなくなるであろう。',
    },
  ],
};
