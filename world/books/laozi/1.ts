import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '道可道，非常道；名可名，非常名。',
      zh: '道，说得出来的，就不是恒久的道；名，叫得出来的，就不是恒久的名。',
      en: 'A way that can be told is not the way that lasts; a name that can be given is not the name that lasts.',
      fr: 'La voie que l’on peut dire n’est pas la voie constante ; le nom que l’on peut donner n’est pas le nom constant.',
      es: 'El camino que puede decirse no es el camino constante; el nombre que puede darse no es el nombre constante.',
      jp: '語ることのできる道は、変わらぬ道ではない。名づけることのできる名は、変わらぬ名ではない。',
      notes: [
        {
          id: '1',
          text: [
            '马王堆帛书“常”作“恒”，后人避汉文帝刘恒名讳而改。',
            'The silk manuscripts of Mawangdui have 恒, “lasting”, where the received text has 常: Heng was the personal name of Emperor Wen of Han, and copyists avoided it.',
            'Les manuscrits sur soie de Mawangdui ont 恒 là où le texte reçu porte 常 : Heng était le nom personnel de l’empereur Wen des Han, et les copistes l’évitaient.',
            'Los manuscritos en seda de Mawangdui traen 恒 donde el texto recibido trae 常: Heng era el nombre personal del emperador Wen de Han, y los copistas lo evitaban.',
            '馬王堆の帛書では「常」を「恒」に作る。漢の文帝の諱が恒であったため、後に改められた。',
          ],
        },
      ],
    },
    {
      id: '2',
      kind: 'verse',
      original: '無名天地之始，有名萬物之母。',
      zh: '没有名称，是天地的开端；有了名称，是万物的母亲。',
      en: 'Without a name it is the beginning of heaven and earth; with a name it is the mother of the ten thousand things.',
      fr: 'Sans nom, elle est le commencement du ciel et de la terre ; nommée, elle est la mère des dix mille êtres.',
      es: 'Sin nombre, es el comienzo del cielo y de la tierra; con nombre, es la madre de los diez mil seres.',
      jp: '名のないもの、それが天地の始まりであり、名のあるもの、それが万物の母である。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '故常無欲，以觀其妙；常有欲，以觀其徼。',
      zh: '所以，常常无所欲求，好看清它的精微；常常有所欲求，好看清它的边际。',
      en: 'So be ever without desire, to see its inner subtlety; be ever with desire, to see its outer bounds.',
      fr: 'Aussi, toujours sans désir, on en contemple le mystère ; toujours avec désir, on en contemple les contours.',
      es: 'Por eso, siempre sin deseo, se contempla su misterio; siempre con deseo, se contemplan sus contornos.',
      jp: 'だから、つねに欲がなければ、その奥深いはたらきが見え、つねに欲があれば、その果てのかたちが見える。',
    },
    {
      id: '4',
      kind: 'verse',
      original: '此兩者，同出而異名，同謂之玄。玄之又玄，眾妙之門。',
      zh: '这两样同出一源而名称不同，都可以叫作幽深。幽深而又幽深，便是一切奥妙的门。',
      en: 'These two come forth together and differ in name; together they are called the dark. Dark and darker still: the gate of all that is subtle.',
      fr: 'Tous deux sortent d’une même source et diffèrent de nom ; ensemble on les appelle l’obscur. L’obscur de l’obscur : la porte de tous les mystères.',
      es: 'Ambos brotan de lo mismo y difieren en el nombre; juntos se llaman lo oscuro. Oscuro, y aún más oscuro: la puerta de todos los misterios.',
      jp: 'この二つは同じところから出て名を異にし、ともに玄と呼ばれる。玄のうえにもまた玄、それこそ、あらゆる奥深さの出てくる門である。',
    },
  ],
};
