import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '11',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '三十輻，共一轂，當其無，有車之用。',
      zh: '三十根辐条拢到一个毂上，毂当中空，车才转得起来。',
      en: 'Thirty spokes share one hub: it is where nothing is that the cart is of use.',
      fr: 'Trente rayons se partagent un moyeu : c’est là où il n’y a rien que le char est utile.',
      es: 'Treinta radios comparten un cubo: allí donde no hay nada, el carro sirve.',
      jp: '三十本の輻が一つの轂に集まる。その何もないところに、車の働きがある。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '埏埴以為器，當其無，有器之用。',
      zh: '和泥做罐，罐里头空，罐才盛得了东西。',
      en: 'Clay is kneaded to make a vessel: it is where nothing is that the vessel is of use.',
      fr: 'On pétrit l’argile pour faire un vase : c’est là où il n’y a rien que le vase est utile.',
      es: 'Se amasa arcilla para hacer una vasija: allí donde no hay nada, la vasija sirve.',
      jp: '粘土をこねて器をつくる。その何もないところに、器の働きがある。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '鑿戶牖以為室，當其無，有室之用。',
      zh: '凿门开窗造屋，屋里头空，屋才住得了人。',
      en: 'Doors and windows are cut to make a room: it is where nothing is that the room is of use.',
      fr: 'On perce portes et fenêtres pour faire une chambre : c’est là où il n’y a rien que la chambre est utile.',
      es: 'Se abren puertas y ventanas para hacer una estancia: allí donde no hay nada, la estancia sirve.',
      jp: '戸や窓をうがって部屋をつくる。その何もないところに、部屋の働きがある。',
    },
    {
      id: '4',
      kind: 'verse',
      original: '故有之以為利，無之以為用。',
      zh: '可见，有东西的地方给人好处，空的地方派上用场。',
      en: 'So what is there gives the benefit, and what is not there gives the use.',
      fr: 'Ainsi ce qui est donne l’avantage, et ce qui n’est pas donne l’usage.',
      es: 'Así, lo que hay da el provecho, y lo que no hay da la utilidad.',
      jp: 'だから、有るものが利をもたらすのは、無いものが働きをなすからである。',
    },
  ],
};
