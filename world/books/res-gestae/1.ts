import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1',
  segments: [
    {
      id: '1.1',
      original:
        'Annos undeviginti natus exercitum privato consilio et privata impensa comparavi, per quem rem publicam a dominatione factionis oppressam in libertatem vindicavi.',
      zh: '十九岁时，我以个人的主意和个人的费用组建军队，用它把受一派专制压迫的国家解救出来，恢复自由。',
      en: 'At nineteen years of age, by my own decision and at my own cost, I raised an army, by which I set free the republic, oppressed by the rule of a faction.',
      fr: 'À dix-neuf ans, de ma propre décision et à mes propres frais, j’ai levé une armée, par laquelle j’ai rendu à la liberté la république opprimée par la domination d’une faction.',
      es: 'A los diecinueve años, por decisión propia y a mis expensas, reuní un ejército, con el que devolví la libertad a la república, oprimida por el dominio de una facción.',
      jp: '十九歳の時、私は自らの考えにより、自らの費用で軍を整え、これをもって、一党の支配に虐げられた国家を自由へと取り戻した。',
    },
  ],
};
