import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'hojoki',
  work: null,
  facts: {
    title: ['方丈记', 'An Account of My Hut', 'Notes de ma cabane', 'Memoria de mi cabaña', '方丈記'],
    originalTitle: '方丈記',
    otherTitles: ['Hōjōki'],
    genre: 'ancient_en',
    authors: [{ name: ['鸭长明', 'Kamo no Chōmei', 'Kamo no Chōmei', 'Kamo no Chōmei', '鴨長明'] }],
    writing: ['1212', '1212'],
    dynasty: ['镰仓时代', 'Kamakura period', 'Époque de Kamakura', 'Periodo Kamakura', '鎌倉時代'],
    description: [
      '鸭长明晚年隐居日野山中，记述无常、京都的灾异与方丈小庵的生活。这里选开篇、安元大火与末章。',
      'In a hut ten feet square on Mount Hino, Chōmei writes of impermanence, of the disasters of the capital, and of his own small peace. Given here are the opening, the fire of the Angen years and the close.',
      'Dans une cabane de dix pieds au mont Hino, Chōmei parle de l’impermanence, des désastres de la capitale et de sa petite paix. On lira ici l’ouverture, l’incendie de l’ère Angen et la fin.',
      'En una cabaña de diez pies en el monte Hino, Chōmei escribe de lo pasajero, de los desastres de la capital y de su pequeña paz. Aquí se leen el comienzo, el incendio de la era Angen y el final.',
      '日野山の方丈の庵に隠れた鴨長明が、無常と、都の災厄と、庵の暮らしを記す。ここには冒頭、安元の大火、終わりの部分を選んだ。',
    ],
  },
  original: {
    language: 'ja',
    edition: [
      '《国文大观·日记草子部》（明文社，1906年；流布本系）',
      'Kokubun taikan, Nikki sōshi bu (Meibunsha, 1906), of the vulgate line',
      'Kokubun taikan, Nikki sōshi bu (Meibunsha, 1906), famille vulgate',
      'Kokubun taikan, Nikki sōshi bu (Meibunsha, 1906), de la familia vulgata',
      '『国文大観　日記草子部』（明文社、1906年、流布本系）',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'hojoki',
      title: ['方丈记', 'An Account of My Hut', 'Notes de ma cabane', 'Memoria de mi cabaña', '方丈記'],
      chapters: [
        {
          key: 'kawa',
          title: '行く川のながれ',
          titles: ['流水', 'The flowing river', 'La rivière qui coule', 'El río que fluye', '行く川の流れ'],
        },
        {
          key: 'kwaji',
          title: '安元の大火',
          titles: [
            '安元大火',
            'The fire of the Angen years',
            'L’incendie de l’ère Angen',
            'El incendio de la era Angen',
            '安元の大火',
          ],
        },
        {
          key: 'kankyo',
          title: '閑居の氣味',
          titles: [
            '闲居的滋味',
            'The savour of a quiet life',
            'La saveur de la retraite',
            'El sabor del retiro',
            '閑居の気味',
          ],
        },
      ],
    },
  ],
};
