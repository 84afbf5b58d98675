import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1-oath',
  segments: [
    {
      id: '1',
      original: '「念劉備、關羽、張飛，雖然異姓，既結為兄弟，則同心協力，救困扶危；上報國家，下安黎庶；',
      zh: '“刘备、关羽、张飞三人，虽然异姓，既已结为兄弟，就要同心协力，救困扶危，上报国家，下安百姓；',
      en: '“We, Liu Bei, Guan Yu and Zhang Fei, though of different names, are now bound as brothers: with one heart and joined strength we will help those in need and uphold those in danger, above serve the state, below give peace to the people.',
      fr: '« Nous, Liu Bei, Guan Yu et Zhang Fei, quoique de noms différents, nous voici liés en frères : d’un même cœur, unissant nos forces, nous secourrons la détresse et soutiendrons le péril, servant en haut l’État, donnant en bas la paix au peuple.',
      es: '«Nosotros, Liu Bei, Guan Yu y Zhang Fei, aunque de distinto apellido, unidos ya como hermanos, con un solo corazón y juntas las fuerzas socorreremos al necesitado y sostendremos al que peligra; arriba serviremos al Estado, abajo daremos paz al pueblo.',
      jp: '「劉備、関羽、張飛、姓は異なれど、すでに兄弟の契りを結んだうえは、心を合わせ力を合わせ、苦しむ者を救い危うき者を助け、上は国家に報い、下は民を安んじよう。',
    },
    {
      id: '2',
      original: '不求同年同月同日生，只願同年同月同日死。皇天后土，實鑒此心。背義忘恩，天人共戮！」',
      zh: '不求同年同月同日生，只愿同年同月同日死。皇天后土，明察此心。若背义忘恩，天人共诛！”',
      en: 'We do not ask to have been born in one year, one month, one day; we wish only to die in one year, one month, one day. August heaven and sovereign earth, look upon these hearts. If any turns from right and forgets what he owes, may heaven and men destroy him!”',
      fr: 'Nous ne demandons pas d’être nés la même année, le même mois, le même jour ; nous voulons seulement mourir la même année, le même mois, le même jour. Ciel auguste et terre souveraine, voyez ces cœurs. Qui trahirait le droit et oublierait le bienfait, que le ciel et les hommes le frappent ! »',
      es: 'No pedimos haber nacido el mismo año, el mismo mes, el mismo día; solo queremos morir el mismo año, el mismo mes, el mismo día. Cielo augusto y tierra soberana, ved estos corazones. ¡A quien traicione la justicia y olvide el bien recibido, que el cielo y los hombres lo destruyan!».',
      jp: '同年同月同日に生まれることは求めぬ、ただ同年同月同日に死ぬことを願う。皇天后土よ、この心をみそなわせ。義にそむき恩を忘れる者は、天も人もともに討て。」',
    },
  ],
};
