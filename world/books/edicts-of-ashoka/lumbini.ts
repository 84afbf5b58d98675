import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'lumbini',
  segments: [
    {
      id: '1',
      original: 'devānapiyena piyadasina lājina vīsativasābhisitena atana āgāca mahīyite',
      zh: '天爱喜见王即位二十年，亲自来此礼敬，',
      en: 'The king Priyadarshi, Beloved of the Gods, when he had been anointed twenty years, came himself and paid honour,',
      fr: 'Le roi Priyadarshi, Aimé des dieux, sacré depuis vingt ans, est venu en personne et a rendu hommage,',
      es: 'El rey Priyadarshi, Amado de los dioses, ungido hacía veinte años, vino en persona y rindió homenaje,',
      jp: '神々に愛される喜見王は、即位灌頂二十年に、みずから来て礼を捧げた。',
    },
    {
      id: '2',
      original: 'hida budhe jāte sakyamunī ti silāvigaḍabhī cā kālāpita silāthabhe ca usapāpite',
      zh: '因为佛陀释迦牟尼生在这里。他命人造石墙，立石柱，',
      en: 'for here the Buddha Shakyamuni was born. He had a stone wall made and a stone pillar set up,',
      fr: 'car ici est né le Bouddha Shakyamuni. Il a fait faire un mur de pierre et dresser un pilier de pierre,',
      es: 'porque aquí nació el Buda Shakyamuni. Mandó hacer un muro de piedra y erigir un pilar de piedra,',
      jp: 'ここで仏陀釈迦牟尼が生まれたからである。石の囲いを造らせ、石柱を建てさせた。',
      notes: [
        {
          id: '1',
          text: [
            'silāvigaḍabhī 一词解释不一。',
            'What silāvigaḍabhī means is disputed.',
            'Le sens de silāvigaḍabhī est discuté.',
            'El sentido de silāvigaḍabhī es discutido.',
            'silāvigaḍabhī の意味には諸説ある。',
          ],
        },
      ],
    },
    {
      id: '3',
      original: 'hida bhagavaṃ jāte ti luṃminigāme ubalike kaṭe aṭhabhāgiye ca',
      zh: '因为世尊生在这里，蓝毗尼村免去税赋，只纳八分之一。',
      en: 'because the Blessed One was born here; the village of Lumbini was made free of tax and pays an eighth part.',
      fr: 'parce que le Bienheureux est né ici ; le village de Lumbini a été exempté de taxe et ne doit qu’un huitième.',
      es: 'porque aquí nació el Bienaventurado; la aldea de Lumbini quedó exenta de tributo y paga una octava parte.',
      jp: '世尊がここで生まれたゆえに、ルンビニー村は税を免じられ、八分の一を納める。',
    },
  ],
};
