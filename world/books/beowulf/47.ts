import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '47',
  segments: [
    {
      id: '47-49',
      kind: 'verse',
      original: 'Þā gȳt hīe him āsetton segen geldenne<br>hēah ofer hēafod, lēton holm beran,<br>gēafon on gārsecg;',
      zh: '他们又在他头顶高高立起一面金旗，任海浪载他而去，把他交给大洋；',
      en: 'Then too they set a golden standard high over his head, let the sea bear him, gave him to the ocean;',
      fr: 'Puis ils dressèrent encore, haut sur sa tête, une enseigne d’or, laissèrent les flots l’emporter, le donnèrent à l’océan ;',
      es: 'Después alzaron aún sobre su cabeza un estandarte de oro, dejaron que lo llevara el mar, lo dieron al océano;',
      jp: 'さらに彼らは黄金の旗を頭上高く掲げ、波の運ぶにまかせ、大海に渡した。',
    },
    {
      id: '49-52',
      kind: 'verse',
      original:
        'him wæs geōmor sefa,<br>murnende mōd. Men ne cunnon<br>secgan tō sōðe, selerǣdende,<br>hæleð under heofenum, hwā þǣm hlæste onfēng.',
      zh: '他们心里悲哀，满怀哀悼。厅堂的谋士，天下的英雄，没有人能确切说出，谁收下了这一船货物。',
      en: 'their hearts were sad, their minds were mourning. No one can say for truth, no counsellor in hall, no man under the heavens, who received that load.',
      fr: 'leur âme était triste, leur cœur en deuil. Nul ne saurait dire en vérité, ni conseiller de grand-salle, ni héros sous les cieux, qui reçut cette charge.',
      es: 'triste era su ánimo, doliente el corazón. Nadie sabe decir de cierto, ni consejero en la sala ni héroe bajo los cielos, quién recibió aquella carga.',
      jp: '心は沈み、胸は嘆いた。広間の賢者も、天の下の勇士も、その積荷を誰が受け取ったか、まことには言うことができない。',
    },
  ],
};
