import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 're-12',
  segments: [
    {
      id: '1',
      original: 'yo hi koci ātpapāsaṃḍaṃ pūjayati parapāsaṃḍaṃ va garahati savaṃ ātpapāsaṃḍabhatiyā',
      zh: '谁若因偏爱自己的教派而推崇自己的教派，或指责别人的教派，',
      en: 'Whoever honours his own sect, or blames the sect of another, all out of devotion to his own,',
      fr: 'Quiconque honore sa propre secte, ou blâme celle d’autrui, par pur attachement à la sienne,',
      es: 'Quien honra a su propia secta, o censura la ajena, todo por apego a la suya,',
      jp: '自らの宗派への愛着から、自らの宗派を崇め、あるいは他の宗派を責める者は、',
    },
    {
      id: '2',
      original: 'so ca puna tatha karāto ātpapāsaṃḍaṃ bāḍhataraṃ upahanāti',
      zh: '这样做反而更重地损害了自己的教派。',
      en: 'by doing so harms his own sect the more.',
      fr: 'celui-là, ce faisant, nuit d’autant plus à sa propre secte.',
      es: 'al obrar así daña aún más a su propia secta.',
      jp: 'そうすることで、かえって自らの宗派をいっそう損なう。',
    },
    {
      id: '3',
      original: 'ta samavāyo eva sādhu kiṃti añamaṃñasa dhaṃmaṃ sruṇāru ca susuṃsera ca',
      zh: '所以和睦才好：要互相倾听、乐于听取彼此的法。',
      en: 'Therefore concord alone is good: let them hear, and be willing to hear, one another’s dharma.',
      fr: 'Aussi la concorde seule est bonne : qu’ils écoutent et veuillent bien écouter le dharma les uns des autres.',
      es: 'Por eso solo la concordia es buena: que oigan, y quieran oír, el dharma unos de otros.',
      jp: 'だから和合こそが善い。互いの法を聞き、また聞こうとするように。',
    },
  ],
};
