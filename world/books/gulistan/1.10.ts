import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.10',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: 'بنی آدم اعضای یکدیگرند<br>که در آفرینش ز یک گوهرند',
      zh: '亚当的子孙互为肢体，因为造化用的是同一种珠玉。',
      en: 'The children of Adam are limbs of one another, for in creation they are of one jewel.',
      fr: 'Les fils d’Adam sont les membres les uns des autres, car dans la création ils sont d’un même joyau.',
      es: 'Los hijos de Adán son miembros unos de otros, pues en la creación son de una misma joya.',
      jp: 'アダムの子らは互いに手足である。創られたもとは一つの珠なのだから。',
    },
    {
      id: '2',
      kind: 'verse',
      original: 'چو عضوی به درد آورد روزگار<br>دگر عضوها را نماند قرار',
      zh: '世运使一处肢体疼痛，别的肢体就不得安宁。',
      en: 'When time brings pain to one limb, the other limbs are left no rest.',
      fr: 'Quand le sort fait souffrir un membre, les autres n’ont plus de repos.',
      es: 'Cuando el tiempo hiere a un miembro, a los otros no les queda sosiego.',
      jp: '一つの肢を時の運が痛めれば、ほかの肢も安らぎを失う。',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'تو کز محنت دیگران بی‌غمی<br>نشاید که نامت نهند آدمی',
      zh: '你若对别人的苦难无动于衷，便不配称为人。',
      en: 'You who have no care for the trouble of others do not deserve to be called a human being.',
      fr: 'Toi qui n’as souci de la peine d’autrui, tu ne mérites pas qu’on te nomme un homme.',
      es: 'Tú que no te dueles del pesar ajeno no mereces que te llamen humano.',
      jp: '人の苦しみを憂えぬお前を、人と呼ぶことはできない。',
    },
  ],
};
