import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'dpd',
  segments: [
    {
      id: '1',
      original: 'utā imām dahyāum Auramazdā pātuv hacā haināyā hacā dušiyārā hacā draugā',
      zh: '愿阿胡拉·马兹达保佑这个国家，免于敌军，免于荒年，免于谎言。',
      en: 'And may Ahura Mazda keep this country from the enemy’s army, from the bad year, from the lie.',
      fr: 'Et qu’Ahura Mazda garde ce pays de l’armée ennemie, de la mauvaise année, du mensonge.',
      es: 'Y que Ahura Mazda guarde este país del ejército enemigo, del mal año, de la mentira.',
      jp: 'アフラ・マズダーがこの国を、敵の軍から、凶作から、偽りから守らんことを。',
    },
    {
      id: '2',
      original: 'abiy imām dahyāum mā ājamiyā mā hainā mā dušiyāram mā drauga',
      zh: '愿敌军、荒年、谎言都不要来到这个国家。',
      en: 'Upon this country may there not come an army, nor a bad year, nor the lie.',
      fr: 'Que sur ce pays ne viennent ni armée, ni mauvaise année, ni mensonge.',
      es: 'Que sobre este país no vengan ni ejército, ni mal año, ni mentira.',
      jp: 'この国に、敵の軍も、凶作も、偽りも来ることのなからんことを。',
    },
  ],
};
