import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '103',
  segments: [
    {
      id: '1-2',
      kind: 'verse',
      original: 'وَالْعَصْرِ<br>إِنَّ الْإِنسَانَ لَفِي خُسْرٍ',
      zh: '凭流逝的时光起誓，人都在折损之中，',
      en: 'By time, man is surely in loss,',
      fr: 'Par le temps, l’homme est vraiment en perdition,',
      es: 'Por el tiempo, el hombre está en verdad perdido,',
      jp: '時にかけて言う。人は失いつづけている。',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'إِلَّا الَّذِينَ آمَنُوا وَعَمِلُوا الصَّالِحَاتِ وَتَوَاصَوْا بِالْحَقِّ وَتَوَاصَوْا بِالصَّبْرِ',
      zh: '除非他信主、行善，与人以真理相劝，与人以忍耐相劝。',
      en: 'but for those who believe and do what is good, and charge one another with truth, and charge one another with patience.',
      fr: 'sauf ceux qui croient et font le bien, qui s’exhortent à la vérité et s’exhortent à la patience.',
      es: 'salvo quienes creen y obran bien, se exhortan a la verdad y se exhortan a la paciencia.',
      jp: 'ただし、信じ、善を行い、真理を勧め合い、忍耐を勧め合う者は別である。',
    },
  ],
};
