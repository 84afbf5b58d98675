import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'res-gestae',
  work: null,
  facts: {
    title: [
      '奥古斯都功业录',
      'Res Gestae of Augustus',
      'Res gestae d’Auguste',
      'Res gestae de Augusto',
      'アウグストゥス業績録',
    ],
    originalTitle: 'Res gestae divi Augusti',

    genre: 'ancient_writing',
    authors: [{ name: ['奥古斯都', 'Augustus', 'Auguste', 'Augusto', 'アウグストゥス'], item: 'augustus' }],
    writing: ['-0002~', '0014'],
    dynasty: ['罗马帝国', 'Roman Empire', 'Empire romain', 'Imperio romano', 'ローマ帝国'],
    description: [
      '奥古斯都自述生平的铭文，立于他的陵墓前，今以安卡拉神庙上的抄刻最为完整。这里选开头、关闭雅努斯门与末两章。',
      'What Augustus told of himself on bronze before his tomb, best kept on the temple at Ankara. Given here: the opening, the closing of Janus, and the last two chapters.',
      'Ce qu’Auguste disait de lui-même, sur bronze, devant sa tombe ; la meilleure copie est sur le temple d’Ankara. On lira ici le début, la fermeture de Janus et les deux derniers chapitres.',
      'Lo que Augusto decía de sí mismo, en bronce, ante su tumba; la mejor copia está en el templo de Ankara. Aquí se leen el comienzo, el cierre de Jano y los dos últimos capítulos.',
      'アウグストゥスが自らの業績を語り、霊廟の前の青銅板に刻ませた文。アンカラの神殿の刻文が最もよく残る。ここには冒頭、ヤヌスの門、最後の二章を読む。',
    ],
  },
  original: {
    language: 'la',
    drawn: true,
    edition: [
      '蒙森校本（柏林，1883年）',
      'Mommsen’s text (Berlin, 1883)',
      'le texte de Mommsen (Berlin, 1883)',
      'el texto de Mommsen (Berlín, 1883)',
      'モムゼン校訂（ベルリン、1883年）',
    ],
  },
  volumes: [
    {
      key: 'res-gestae',
      title: ['功业录', 'Res Gestae', 'Res gestae', 'Res gestae', '業績録'],
      chapters: [
        {
          key: '1',
          title: '1',
          titles: [
            '第1章：十九岁',
            '1: At nineteen',
            '1 : à dix-neuf ans',
            '1: a los diecinueve años',
            '第1章　十九歳',
          ],
        },
        {
          key: '13',
          title: '13',
          titles: [
            '第13章：雅努斯门',
            '13: The gate of Janus',
            '13 : la porte de Janus',
            '13: la puerta de Jano',
            '第13章　ヤヌスの門',
          ],
        },
        {
          key: '34',
          title: '34–35',
          titles: [
            '第34、35章：奥古斯都（节选）',
            '34–35: Augustus (from it)',
            '34-35 : Auguste (extraits)',
            '34-35: Augusto (fragmentos)',
            '第34・35章　アウグストゥス（抄）',
          ],
        },
      ],
    },
  ],
};
