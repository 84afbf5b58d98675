import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'inf-26',
  segments: [
    {
      id: '112-114',
      kind: 'verse',
      original:
        '“O frati,” dissi, “che per cento milia<br>perigli siete giunti a l’occidente,<br>a questa tanto picciola vigilia',
      zh: '“兄弟们啊，”我说，“你们经历了十万重危险来到西方，对于我们感官所余的',
      en: '“O brothers,” I said, “who through a hundred thousand dangers have come to the west, to this so brief a watch',
      fr: '« Ô frères, dis-je, qui à travers cent mille périls êtes venus à l’occident, à cette si petite veille',
      es: '«Oh hermanos —dije—, que por cien mil peligros habéis llegado a occidente, a esta tan pequeña vigilia',
      jp: '「おお兄弟たちよ」と私は言った、「十万の危難を越えて西に来た者たちよ、',
    },
    {
      id: '115-117',
      kind: 'verse',
      original:
        'd’i nostri sensi ch’è del rimanente<br>non vogliate negar l’esperïenza,<br>di retro al sol, del mondo sanza gente.',
      zh: '这样短促的清醒时刻，不要拒绝追随太阳，去体验那没有人的世界。',
      en: 'of our senses that remains, do not deny the experience, following the sun, of the world without people.',
      fr: 'de nos sens qui nous reste, ne refusez pas l’expérience, à la suite du soleil, du monde sans habitants.',
      es: 'de nuestros sentidos que nos queda, no queráis negar la experiencia, tras el sol, del mundo sin gente.',
      jp: 'われらの感覚に残されたこのわずかな目覚めの時に、太陽を追って人なき世界を知ることを拒むな。',
    },
    {
      id: '118-120',
      kind: 'verse',
      original:
        'Considerate la vostra semenza:<br>fatti non foste a viver come bruti,<br>ma per seguir virtute e canoscenza”.',
      zh: '想想你们是什么种子长成的：人不是为了活得像牲畜而造的，人要去追随德性与认识。”',
      en: 'Consider your seed: you were not made to live like beasts, but to follow virtue and knowledge.”',
      fr: 'Considérez votre semence : vous ne fûtes pas faits pour vivre comme des bêtes, mais pour suivre vertu et connaissance. »',
      es: 'Considerad vuestra simiente: no fuisteis hechos para vivir como brutos, sino para seguir virtud y conocimiento».',
      jp: 'お前たちの素姓を思え。獣のように生きるためではなく、徳と知を求めるために造られたのだ。」',
    },
  ],
};
