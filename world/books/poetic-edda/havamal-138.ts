import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'havamal-138',
  segments: [
    {
      id: '138',
      kind: 'verse',
      original:
        'Veit ek at ek hekk<br>vindga meiði á<br>nætr allar níu,<br>geiri undaðr<br>ok gefinn Óðni,<br>sjálfr sjálfum mér,<br>á þeim meiði<br>er manngi veit<br>hvers hann af rótum renn.',
      zh: '我知道我吊在迎风的树上，整整九夜，被矛刺伤，献给奥丁，自己献给自己，在那棵没有人知道根从何处长出的树上。',
      en: 'I know that I hung on a windy tree nine full nights, wounded with a spear and given to Odin, myself to myself, on that tree of which no one knows from what roots it runs.',
      fr: 'Je sais que je pendis à l’arbre battu des vents neuf nuits entières, blessé d’une lance et donné à Odin, moi-même à moi-même, à cet arbre dont nul ne sait de quelles racines il monte.',
      es: 'Sé que colgué del árbol batido por el viento nueve noches enteras, herido de lanza y entregado a Odín, yo mismo a mí mismo, de ese árbol del que nadie sabe de qué raíces brota.',
      jp: '私は知る、風吹きさらす木に、九夜まるまる吊り下がり、槍に傷つき、オーディンに、私自身が私自身に捧げられたのを。いかなる根から伸びるのか、誰も知らぬその木に。',
    },
    {
      id: '139',
      kind: 'verse',
      original:
        'Við hleifi mik sældu<br>né við hornigi;<br>nýsta ek niðr,<br>nam ek upp rúnar,<br>œpandi nam,<br>fell ek aptr þaðan.',
      zh: '没有人给我面包，没有人给我角杯；我向下窥望，拾起卢恩文字，呼喊着拾起，又从那里跌落。',
      en: 'No one cheered me with bread nor with a horn; I peered down, I took up the runes, crying out I took them, and fell back from there.',
      fr: 'On ne me réconforta ni d’un pain ni d’une corne ; je scrutai vers le bas, je ramassai les runes, en criant je les pris, et de là je retombai.',
      es: 'Nadie me alivió con pan ni con cuerno; miré hacia abajo, recogí las runas, gritando las tomé, y de allí volví a caer.',
      jp: 'パンも角杯も私に恵む者はなかった。私は下をうかがい、ルーンを拾い上げ、叫びつつ拾い、そこからまた落ちた。',
    },
  ],
};
