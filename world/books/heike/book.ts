import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'heike',
  work: null,
  facts: {
    title: ['平家物语', 'The Tale of the Heike', 'Le Dit des Heike', 'Cantar de los Heike', '平家物語'],
    originalTitle: '平家物語',
    otherTitles: ['Heike monogatari'],
    genre: 'ancient_en',
    authors: [{ name: ['佚名', 'Unknown', 'Anonyme', 'Anónimo', '作者未詳'] }],
    writing: ['1200?', '1371'],
    dynasty: ['镰仓时代', 'Kamakura period', 'Époque de Kamakura', 'Periodo Kamakura', '鎌倉時代'],
    description: [
      '琵琶法师弹唱的军记物语，讲述平家一门的荣华与覆灭。这里选开篇、那须与一射扇、安德天皇投海三段。',
      'A tale of war that blind singers recited to the lute: the glory and the ruin of the house of Taira. Given here are its opening, the shot at the fan, and the drowning of the child emperor.',
      'Récit guerrier que chantaient au luth des moines aveugles : la gloire et la ruine de la maison Taira. On lira ici l’ouverture, le tir sur l’éventail et la noyade de l’empereur enfant.',
      'Relato de guerra que monjes ciegos cantaban al laúd: la gloria y la ruina de la casa Taira. Aquí se leen la apertura, el disparo al abanico y la muerte en el mar del emperador niño.',
      '琵琶法師が語り伝えた軍記物語。平家一門の栄華と滅亡を描く。ここには冒頭、扇の的、先帝身投の三段を選んだ。',
    ],
  },
  original: {
    language: 'ja',
    edition: [
      '语本系通行本文，表记略有整理',
      'the common text of the recited tradition, spelling slightly regularized',
      'le texte courant de la tradition récitée, graphie légèrement régularisée',
      'el texto corriente de la tradición recitada, con grafía algo regularizada',
      '語り本系の通行本文による（表記を一部整えた）',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'heike',
      title: ['平家物语', 'The Tale of the Heike', 'Le Dit des Heike', 'Cantar de los Heike', '平家物語'],
      chapters: [
        {
          key: 'gion',
          title: '祇園精舎',
          titles: [
            '祇园精舍（卷一）',
            'The Jetavana temple (book 1)',
            'Le monastère de Jetavana (livre 1)',
            'El monasterio de Jetavana (libro 1)',
            '祇園精舎（巻一）',
          ],
        },
        {
          key: 'ogi',
          title: '那須与一',
          titles: [
            '那须与一（卷十一，节选）',
            'Nasu no Yoichi (book 11, from it)',
            'Nasu no Yoichi (livre 11, extrait)',
            'Nasu no Yoichi (libro 11, fragmento)',
            '那須与一（巻十一・抄）',
          ],
        },
        {
          key: 'sentei',
          title: '先帝身投',
          titles: [
            '先帝投海（卷十一，节选）',
            'The drowning of the former emperor (book 11, from it)',
            'La noyade du jeune empereur (livre 11, extrait)',
            'La muerte en el mar del emperador (libro 11, fragmento)',
            '先帝身投（巻十一・抄）',
          ],
        },
      ],
    },
  ],
};
