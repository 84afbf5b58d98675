import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'ramayana',
  work: 'ramayana',
  facts: {
    title: ['罗摩衍那', 'Ramayana', 'Ramayana', 'Ramayana', 'ラーマーヤナ'],
    originalTitle: 'रामायणम्',
    otherTitles: ['Rāmāyaṇa'],
    genre: 'ancient_en',
    authors: [{ name: ['蚁垤', 'Valmiki', 'Valmiki', 'Valmiki', 'ヴァールミーキ'] }],
    writing: ['-0500?', '0200?'],

    description: [
      '罗摩流放、悉多被劫与夺回的梵语史诗，七篇，约两万四千颂。这里选开篇、第一首诗的诞生，以及苏弥多罗对儿子的嘱咐。',
      'The Sanskrit epic of Rama’s exile, the carrying off of Sita and her winning back: seven books, some 24,000 couplets. Given here: the opening, how the first verse was born, and Sumitra’s word to her son.',
      'L’épopée sanskrite de l’exil de Rama, du rapt de Sita et de sa reconquête : sept livres, environ 24 000 distiques. On lira ici l’ouverture, la naissance du premier vers et le mot de Sumitra à son fils.',
      'La epopeya sánscrita del destierro de Rama, el rapto de Sita y su rescate: siete libros, unos 24 000 dísticos. Aquí se leen el comienzo, cómo nació el primer verso y las palabras de Sumitra a su hijo.',
      'ラーマの追放、シーターの誘拐と奪還を語るサンスクリットの叙事詩、七巻、約二万四千頌。ここには冒頭、最初の詩の誕生、スミトラーが子に与えた言葉を読む。',
    ],
  },
  original: { language: 'sa', edition: ['通行本', 'the vulgate', 'la vulgate', 'la vulgata', '流布本'] },
  volumes: [
    {
      key: 'bala',
      title: ['童年篇', 'Book of childhood', 'Livre de l’enfance', 'Libro de la infancia', '少年の巻'],
      chapters: [
        {
          key: '1.1',
          title: 'बालकाण्डम् १.१',
          titles: [
            '蚁垤问那罗陀',
            'Valmiki asks Narada',
            'Valmiki interroge Narada',
            'Valmiki pregunta a Narada',
            'ヴァールミーキ、ナーラダに問う',
          ],
        },
        {
          key: '1.2',
          title: 'बालकाण्डम् १.२',
          titles: ['输洛迦的诞生', 'How verse was born', 'La naissance du vers', 'Cómo nació el verso', '詩の誕生'],
        },
      ],
    },
    {
      key: 'ayodhya',
      title: ['阿逾陀篇', 'Book of Ayodhya', 'Livre d’Ayodhya', 'Libro de Ayodhya', 'アヨーディヤーの巻'],
      chapters: [
        {
          key: '2.40',
          title: 'अयोध्याकाण्डम् २.४०',
          titles: [
            '苏弥多罗的嘱咐',
            'Sumitra’s word',
            'Le mot de Sumitra',
            'Las palabras de Sumitra',
            'スミトラーの言葉',
          ],
        },
      ],
    },
  ],
};
