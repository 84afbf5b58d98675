import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '4',
  segments: [
    {
      id: '4.8',
      original: '子曰：「朝聞道，夕死可矣。」',
      zh: '孔子说：“哪天早晨听到了道，当晚就死，也没有遗憾。”',
      en: 'The Master said: “If in the morning I heard the Way, I could die content in the evening.”',
      fr: 'Le Maître dit : « Qui le matin a entendu la Voie peut mourir le soir. »',
      es: 'El Maestro dijo: «Quien por la mañana ha oído el Camino puede morir por la tarde».',
      jp: '先生は言われた。「朝に道を聞くことができたなら、その晩に死んでもかまわない。」',
    },
    {
      id: '4.15',
      original: '子曰：「參乎！吾道一以貫之。」曾子曰：「唯。」',
      zh: '孔子说：“曾参呀！我的道是用一个东西贯穿起来的。”曾子说：“是。”',
      en: 'The Master said: “Shen, a single thread runs through my way.” Master Zeng said: “Yes.”',
      fr: 'Le Maître dit : « Shen, un seul fil traverse ma voie. » Maître Zeng dit : « Oui. »',
      es: 'El Maestro dijo: «Shen, un solo hilo atraviesa mi camino». El maestro Zeng dijo: «Sí».',
      jp: '先生は言われた。「参よ、私の道は一つのことで貫かれている。」曾先生は言った。「はい。」',
    },
    {
      id: '4.15b',
      original: '子出。門人問曰：「何謂也？」曾子曰：「夫子之道，忠恕而已矣。」',
      zh: '孔子出去以后，别的学生问：“这是什么意思？”曾子说：“先生的道，不过是忠和恕罢了。”',
      en: 'When the Master had gone out, the pupils asked: “What did he mean?” Master Zeng said: “Our master’s way is loyalty and feeling for others, that is all.”',
      fr: 'Quand le Maître fut sorti, les élèves demandèrent : « Qu’a-t-il voulu dire ? » Maître Zeng dit : « La voie de notre maître, c’est la loyauté et l’indulgence, voilà tout. »',
      es: 'Cuando el Maestro hubo salido, los alumnos preguntaron: «¿Qué ha querido decir?». El maestro Zeng dijo: «El camino de nuestro maestro es lealtad y comprensión del otro, nada más».',
      jp: '先生が出て行かれると、門人たちが尋ねた。「どういう意味ですか。」曾先生は言った。「先生の道は、まごころと思いやり、それだけだ。」',
    },
    {
      id: '4.17',
      original: '子曰：「見賢思齊焉，見不賢而內自省也。」',
      zh: '孔子说：“遇见贤者，就想怎样赶上他；遇见不贤的，就往自己身上找找有没有同样的毛病。”',
      en: 'The Master said: “When you see a worthy person, think how to be his equal; when you see an unworthy one, look within yourself.”',
      fr: 'Le Maître dit : « À la vue d’un homme de valeur, songe à l’égaler ; à la vue d’un homme sans valeur, rentre en toi-même. »',
      es: 'El Maestro dijo: «Al ver a una persona de valía, piensa en igualarla; al ver a una que no la tiene, examínate por dentro».',
      jp: '先生は言われた。「すぐれた人を見たら、同じようになろうと思い、そうでない人を見たら、内に我が身を省みることだ。」',
    },
  ],
};
