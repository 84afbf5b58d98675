import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'genji',
  work: 'tale-of-genji',
  facts: {
    title: ['源氏物语', 'The Tale of Genji', 'Le Dit du Genji', 'La historia de Genji', '源氏物語'],
    originalTitle: '源氏物語',
    otherTitles: ['Genji monogatari'],
    genre: 'ancient_en',
    authors: [
      {
        name: ['紫式部', 'Murasaki Shikibu', 'Murasaki Shikibu', 'Murasaki Shikibu', '紫式部'],
        item: 'murasaki-shikibu',
      },
    ],
    writing: ['1001~', '1021~'],
    dynasty: ['平安时代', 'Heian period', 'Époque de Heian', 'Periodo Heian', '平安時代'],
    description: [
      '五十四帖的长篇物语，写光源氏一生的荣华、恋爱与寂寞。这里选桐壶开篇、若紫的初见与须磨的秋夜。',
      'A tale in fifty-four books of the shining Genji, his glory, his loves and his loneliness. Given here are its opening, the first sight of young Murasaki, and the autumn night at Suma.',
      'Un récit en cinquante-quatre livres : Genji le radieux, sa gloire, ses amours, sa solitude. On lira ici l’ouverture, la première vision de la petite Murasaki et la nuit d’automne à Suma.',
      'Un relato en cincuenta y cuatro libros: Genji el resplandeciente, su gloria, sus amores, su soledad. Aquí se leen el comienzo, la primera visión de la pequeña Murasaki y la noche de otoño en Suma.',
      '光源氏の栄華と恋と孤独を描く五十四帖の物語。ここには桐壺の冒頭、若紫との出会い、須磨の秋の夜を選んだ。',
    ],
  },
  original: {
    language: 'ja',
    edition: [
      '青表纸本系通行本文',
      'the common text of the Blue-cover line of manuscripts',
      'le texte courant de la famille des manuscrits à couverture bleue',
      'el texto corriente de la familia de manuscritos de cubierta azul',
      '青表紙本系の通行本文',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'genji',
      title: ['源氏物语', 'The Tale of Genji', 'Le Dit du Genji', 'La historia de Genji', '源氏物語'],
      chapters: [
        {
          key: '1',
          title: '桐壺',
          titles: [
            '桐壶（节选）',
            'The Paulownia Court (from it)',
            'La cour du paulownia (extrait)',
            'El patio de la paulonia (fragmento)',
            '桐壺（抄）',
          ],
        },
        {
          key: '5',
          title: '若紫',
          titles: [
            '若紫（节选）',
            'Young Murasaki (from it)',
            'La jeune Murasaki (extrait)',
            'La joven Murasaki (fragmento)',
            '若紫（抄）',
          ],
        },
        {
          key: '12',
          title: '須磨',
          titles: ['须磨（节选）', 'Suma (from it)', 'Suma (extrait)', 'Suma (fragmento)', '須磨（抄）'],
        },
      ],
    },
  ],
};
