import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 're-1',
  segments: [
    {
      id: '1',
      original: 'iyaṃ dhaṃmalipī devānaṃpriyena priyadasinā rāñā lekhāpitā',
      zh: '这道法敕由天爱喜见王命人刻写。',
      en: 'This writing on dharma was caused to be written by the king Priyadarshi, Beloved of the Gods.',
      fr: 'Cet écrit sur le dharma, le roi Priyadarshi, Aimé des dieux, l’a fait écrire.',
      es: 'Este escrito sobre el dharma lo mandó escribir el rey Priyadarshi, Amado de los dioses.',
      jp: 'この法の刻文は、神々に愛される喜見王が書かせたものである。',
      notes: [
        {
          id: '1',
          text: [
            '“天爱”“喜见”是阿育王的称号。',
            'Priyadarshi, “of kindly look”, and Beloved of the Gods are what Ashoka calls himself.',
            'Priyadarshi, « au regard aimable », et Aimé des dieux : ainsi se nomme Ashoka.',
            'Priyadarshi, «de mirada amable», y Amado de los dioses: así se nombra Ashoka.',
            '「神々に愛される」「喜見（慈しみの眼差しの）」はアショーカの称号。',
          ],
        },
      ],
    },
    {
      id: '2',
      original: 'idha na kiṃci jīvaṃ ārabhitpā prajūhitavyaṃ na ca samājo katavyo',
      zh: '这里不得杀任何生物献祭，也不得举行集会。',
      en: 'Here no living thing is to be killed and offered, and no assembly is to be held.',
      fr: 'Ici nul être vivant ne doit être tué en sacrifice, et nulle assemblée ne doit se tenir.',
      es: 'Aquí no ha de matarse ningún ser vivo en sacrificio, ni celebrarse asamblea.',
      jp: 'ここでは、いかなる生きものも殺して供えてはならず、集会を催してはならない。',
    },
    {
      id: '3',
      original:
        'purā mahānasamhi devānaṃpriyasa priyadasino rāño anudivasaṃ bahūni prāṇasatasahasrāni ārabhisu sūpāthāya',
      zh: '从前在天爱喜见王的御厨里，为了做羹，每天要杀成千上万的生物。',
      en: 'Formerly in the kitchen of the king Priyadarshi, Beloved of the Gods, many hundred thousands of animals were killed every day for curry.',
      fr: 'Jadis, dans la cuisine du roi Priyadarshi, Aimé des dieux, on tuait chaque jour, pour les sauces, plusieurs centaines de milliers d’animaux.',
      es: 'Antes, en la cocina del rey Priyadarshi, Amado de los dioses, se mataban cada día, para los guisos, muchos cientos de miles de animales.',
      jp: 'かつて、神々に愛される喜見王の厨房では、汁物のために日ごと幾十万の生きものが殺された。',
    },
    {
      id: '4',
      original:
        'se aja yadā ayaṃ dhaṃmalipī likhitā tī eva prāṇā ārabhare sūpāthāya dvo morā eko mago so pi mago na dhuvo',
      zh: '如今刻写这道法敕时，为了做羹只杀三只：两只孔雀，一头鹿，鹿也不是天天杀。',
      en: 'But now, when this writing on dharma is written, only three animals are killed for curry: two peacocks and one deer, and the deer not always.',
      fr: 'Mais aujourd’hui que cet écrit est gravé, on ne tue que trois animaux pour les sauces : deux paons, un cerf, et encore le cerf pas toujours.',
      es: 'Pero hoy, cuando se escribe este texto, solo se matan tres animales para los guisos: dos pavos reales y un ciervo, y el ciervo no siempre.',
      jp: 'だが、この法の刻文が書かれる今、汁物のために殺されるのは三つ、孔雀二羽と鹿一頭だけであり、その鹿も常にではない。',
    },
    {
      id: '5',
      original: 'ete pi trī prāṇā pachā na ārabhisare',
      zh: '连这三只，以后也不再杀了。',
      en: 'And these three animals too shall not be killed hereafter.',
      fr: 'Et ces trois animaux non plus, désormais, ne seront pas tués.',
      es: 'Y tampoco estos tres animales se matarán en adelante.',
      jp: 'これら三つの生きものも、この後は殺されない。',
    },
  ],
};
