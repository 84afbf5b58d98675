import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '6.126',
  segments: [
    {
      id: '126-127',
      kind: 'verse',
      original: 'facilis descensus Averno:<br>noctes atque dies patet atri ianua Ditis;',
      zh: '下到阿维尔努斯容易：黑暗的狄斯之门日夜敞开；',
      en: 'easy is the way down to Avernus: night and day the door of black Dis stands open;',
      fr: 'facile est la descente à l’Averne : nuit et jour la porte du noir Dis est ouverte ;',
      es: 'fácil es el descenso al Averno: noche y día está abierta la puerta del negro Dite;',
      jp: 'アウェルヌスへ下るのはたやすい。夜も昼も、暗いディスの扉は開いている。',
    },
    {
      id: '128-129',
      kind: 'verse',
      original: 'sed revocare gradum superasque evadere ad auras,<br>hoc opus, hic labor est.',
      zh: '但要折回脚步，走出到上界的空气里，这才是难事，这才是功夫。',
      en: 'but to call back one’s step and come out to the air above: that is the task, that is the toil.',
      fr: 'mais rappeler son pas et ressortir à l’air d’en haut, voilà l’œuvre, voilà la peine.',
      es: 'pero volver el paso y salir a los aires de arriba: esa es la obra, ese el trabajo.',
      jp: 'だが足を返し、上の世の風へ抜け出ること、それこそが仕事、それこそが骨折りである。',
    },
  ],
};
