import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '7-palm',
  segments: [
    {
      id: '1',
      original:
        '佛祖道：「我與你打個賭賽：你若有本事，一觔斗打出我這右手掌中，算你贏，再不用動刀兵苦爭戰，就請玉帝到西方居住，把天宮讓你；',
      zh: '佛祖说：“我同你打个赌：你要是有本事，一个筋斗翻出我这右手掌，就算你赢，再不用动刀兵苦苦争战，就请玉帝到西方去住，把天宫让给你；',
      en: 'The Buddha said: “I will make a wager with you. If you have the skill to leap in one somersault out of the palm of this right hand of mine, you win; there need be no more arms and bitter fighting; I will ask the Jade Emperor to live in the West and give up the palace of heaven to you.',
      fr: 'Le Bouddha dit : « Je te propose un pari. Si tu as le talent de sortir d’une culbute de la paume de ma main droite, tu as gagné ; plus besoin d’armes ni de durs combats : je prierai l’Empereur de jade d’habiter l’Occident et de te céder le palais du ciel ;',
      es: 'Dijo Buda: «Te propongo una apuesta. Si tienes arte para salir de un brinco de la palma de esta mi mano derecha, ganas; no harán falta más armas ni duras luchas: pediré al Emperador de Jade que viva en Occidente y te ceda el palacio del cielo;',
      jp: '仏祖は言った。「お前と一つ賭けをしよう。お前に力があって、とんぼ返り一つでこの右の掌から飛び出せたら、お前の勝ちだ。もう武器をとって苦しく戦うには及ばぬ。玉帝には西方に移っていただき、天宮をお前に譲ろう。',
    },
    {
      id: '2',
      original: '若不能打出手掌，你還下界為妖，再修幾劫，卻來爭吵。」',
      zh: '要是翻不出手掌，你还下界去做妖，再修几劫，再来争吵。”',
      en: 'If you cannot leap out of the palm, go back below and be a demon, work at it for some more ages, and then come and quarrel.”',
      fr: 'si tu ne peux sortir de la paume, retourne en bas faire le démon, exerce-toi encore quelques éons, puis reviens disputer. »',
      es: 'si no puedes salir de la palma, vuelve abajo a ser demonio, ejercítate unos eones más y ven luego a disputar».',
      jp: 'もし掌から出られぬなら、下界に戻って妖怪のまま、さらに幾劫か修行し、それから争いに来るがよい。」',
    },
    {
      id: '3',
      original:
        '那大聖聞言，暗笑道：「這如來十分好獃！我老孫一觔斗去十萬八千里。他那手掌，方圓不滿一尺，如何跳不出去？」',
      zh: '大圣听了，暗笑道：“这如来真是呆！我老孙一个筋斗去十万八千里，他那手掌方圆不满一尺，怎么会跳不出去？”',
      en: 'The Great Sage heard this and laughed to himself: “What a dolt this Tathagata is! One somersault takes old Monkey a hundred and eight thousand li. That palm of his is not a foot across; how should I not jump out of it?”',
      fr: 'À ces mots, le Grand Saint rit sous cape : « Qu’il est donc niais, ce Tathagata ! D’une culbute, le vieux Singe fait cent huit mille li. Sa paume n’a pas un pied de large ; comment n’en sauterais-je pas ? »',
      es: 'Al oírlo, el Gran Sabio se rio para sus adentros: «¡Qué bobo es este Tathagata! De un brinco, el viejo Mono recorre ciento ocho mil li. Esa palma no tiene ni un pie de ancho; ¿cómo no voy a saltar de ella?».',
      jp: '大聖はこれを聞いてひそかに笑った。「この如来はなんと間抜けだ。この孫さまは、とんぼ返り一つで十万八千里を行く。あの掌はさしわたし一尺もない。跳び出せぬことがあろうか。」',
      notes: [
        {
          id: '1',
          text: [
            '“大圣”即孙悟空，自称齐天大圣。',
            'The Great Sage Equal to Heaven is what Monkey calls himself.',
            'Grand Saint égal du ciel : c’est le titre que se donne le Singe.',
            'Gran Sabio Igual al Cielo es el título que se da el Mono.',
            '大聖は孫悟空。斉天大聖と名乗った。',
          ],
        },
      ],
    },
  ],
};
