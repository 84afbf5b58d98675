import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'dibacha',
  segments: [
    {
      id: '1',
      original: 'منت خدای را عز و جل که طاعتش موجب قربت است و به شکر اندرش مزید نعمت.',
      zh: '感谢伟大崇高的真主：顺从他使人接近他，感谢他使恩惠增多。',
      en: 'Thanks be to God, mighty and glorious: to obey him brings one near, and in thanking him is increase of grace.',
      fr: 'Grâces à Dieu, puissant et glorieux : lui obéir rapproche de lui, et le remercier accroît le bienfait.',
      es: 'Gracias a Dios, poderoso y excelso: obedecerle acerca a él, y agradecerle acrecienta el favor.',
      jp: '偉大にして崇高なる神に感謝を。その命に従えば近づきを得、感謝すれば恵みは増す。',
    },
    {
      id: '2',
      original: 'هر نفسی که فرو می‌رود ممد حیات است و چون بر می‌آید مفرح ذات.',
      zh: '每一口吸进的气延续生命，呼出时使身心舒畅。',
      en: 'Every breath that goes in prolongs life, and when it comes out gladdens the being.',
      fr: 'Chaque souffle qui descend prolonge la vie, et, quand il remonte, réjouit l’être.',
      es: 'Cada aliento que entra prolonga la vida y, al salir, alegra el ser.',
      jp: '吸い入れる息の一つ一つが命を支え、吐き出せば身を喜ばせる。',
    },
    {
      id: '3',
      original: 'پس در هر نفسی دو نعمت موجود است و بر هر نعمتی شکری واجب.',
      zh: '所以每一次呼吸有两重恩惠，每一重恩惠都应当感谢。',
      en: 'So in every breath there are two graces, and for each grace thanks are due.',
      fr: 'Ainsi, dans chaque souffle il est deux bienfaits, et pour chaque bienfait un merci est dû.',
      es: 'Así, en cada aliento hay dos favores, y por cada favor se debe gratitud.',
      jp: 'だから一息ごとに二つの恵みがあり、恵みごとに一つの感謝が務めとなる。',
    },
    {
      id: '4',
      kind: 'verse',
      original: 'از دست و زبان که برآید<br>کز عهدهٔ شکرش به در آید',
      zh: '谁的手、谁的舌能够尽到感谢他的责任？',
      en: 'From whose hand and tongue can it come, to do the full duty of thanking him?',
      fr: 'Quelle main, quelle langue saurait s’acquitter de le remercier ?',
      es: '¿Qué mano, qué lengua sabrá cumplir con darle gracias?',
      jp: '誰の手、誰の舌が、その感謝の務めを果たせようか。',
    },
  ],
};
