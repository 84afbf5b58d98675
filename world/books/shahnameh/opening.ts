import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'opening',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: 'به نام خداوند جان و خرد<br>کزین برتر اندیشه برنگذرد',
      zh: '以灵魂与理智之主的名义，思想再不能超越其上；',
      en: 'In the name of the lord of soul and of wisdom: beyond this thought does not pass;',
      fr: 'Au nom du seigneur de l’âme et de la raison : plus haut que cela la pensée ne va pas ;',
      es: 'En el nombre del señor del alma y de la razón: más alto que esto no pasa el pensamiento;',
      jp: '魂と知恵の主の御名によって。これを越えて思いの及ぶところはない。',
    },
    {
      id: '2',
      kind: 'verse',
      original: 'خداوند نام و خداوند جای<br>خداوند روزی‌ده رهنمای',
      zh: '名之主，位之主，赐予衣食、指引道路的主；',
      en: 'lord of the name and lord of the place, lord who gives our bread and shows the way;',
      fr: 'seigneur du nom et seigneur du lieu, seigneur qui donne le pain et montre la voie ;',
      es: 'señor del nombre y señor del lugar, señor que da el sustento y muestra el camino;',
      jp: '名の主、所の主、糧を与え道を示す主、',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'خداوند کیوان و گردان سپهر<br>فروزندهٔ ماه و ناهید و مهر',
      zh: '土星与旋转天穹的主，点亮月亮、金星和太阳的主。',
      en: 'lord of Saturn and the turning sphere, who lights the moon and Venus and the sun.',
      fr: 'seigneur de Saturne et du ciel tournant, qui allume la lune, Vénus et le soleil.',
      es: 'señor de Saturno y del cielo que gira, que enciende la luna, Venus y el sol.',
      jp: '土星とめぐる天の主、月と金星と太陽を輝かせる者。',
    },
    {
      id: '14',
      kind: 'verse',
      original: 'توانا بود هر که دانا بود<br>ز دانش دل پیر برنا بود',
      zh: '有知识的人就有力量，知识使老人的心变得年轻。',
      en: 'Whoever is wise is strong; by knowledge the old heart is young.',
      fr: 'Qui est savant est puissant ; par le savoir le cœur du vieillard est jeune.',
      es: 'Quien es sabio es poderoso; por el saber es joven el corazón del viejo.',
      jp: '知る者は力ある者、知識によって老いた心も若い。',
    },
  ],
};
