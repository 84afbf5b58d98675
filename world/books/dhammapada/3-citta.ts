import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '3-citta',
  segments: [
    {
      id: '33',
      kind: 'verse',
      original: 'Phandanaṃ capalaṃ cittaṃ, dūrakkhaṃ dunnivārayaṃ;<br>ujuṃ karoti medhāvī, usukārova tejanaṃ.',
      zh: '心颤动、轻躁，难护难制；智者把它弄直，如同箭匠弄直箭杆。',
      en: 'The mind trembles, darts about, is hard to guard, hard to check; the wise make it straight, as a fletcher does a shaft.',
      fr: 'L’esprit tremble, s’agite, difficile à garder, difficile à retenir ; le sage le redresse, comme l’archer sa flèche.',
      es: 'La mente tiembla, se agita, es difícil de guardar, difícil de frenar; el sabio la endereza, como el flechero la flecha.',
      jp: 'ふらつき、はしゃぎ、見張りにくく、抑えにくい心を、賢い人はまっすぐにする、矢づくりが矢をまっすぐにするように。',
    },
    {
      id: '35',
      kind: 'verse',
      original: 'Dunniggahassa lahuno, yatthakāmanipātino;<br>cittassa damatho sādhu, cittaṃ dantaṃ sukhāvahaṃ.',
      zh: '心难以捉住，轻快，随处飘落；调伏心是好的，调伏的心带来安乐。',
      en: 'Hard to hold, light, alighting where it likes: to tame the mind is good; a mind that is tamed brings happiness.',
      fr: 'Difficile à saisir, léger, se posant où il lui plaît : il est bon de dompter l’esprit ; l’esprit dompté apporte le bonheur.',
      es: 'Difícil de sujetar, ligera, se posa donde quiere: bueno es domar la mente; la mente domada trae la dicha.',
      jp: 'つかまえにくく、身軽で、好きなところへ飛んでゆく心を、馴らすのはよい。馴れた心は安らぎを運んでくる。',
    },
  ],
};
