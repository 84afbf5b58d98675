import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'voluspa-45',
  segments: [
    {
      id: '45',
      kind: 'verse',
      original:
        'Brœðr munu berjask<br>ok at bönum verðask,<br>munu systrungar<br>sifjum spilla;<br>hart er í heimi,<br>hórdómr mikill,<br>skeggöld, skálmöld,<br>skildir ro klofnir,<br>vindöld, vargöld,<br>áðr veröld steypisk;',
      zh: '兄弟将互相厮杀，成为彼此的死因，表亲将败坏亲情；世间艰难，淫乱横行；战斧的时代，刀剑的时代，盾牌破裂；狂风的时代，恶狼的时代，直到世界倾覆。',
      en: 'Brothers will fight and be each other’s death, sisters’ sons will break the ties of kin; it is hard in the world, whoredom is great; axe-age, sword-age, shields are cloven; wind-age, wolf-age, before the world falls.',
      fr: 'Les frères se battront et s’entre-tueront, les cousins souilleront la parenté ; il fait dur au monde, grande est la débauche ; âge de la hache, âge de l’épée, les boucliers sont fendus ; âge du vent, âge du loup, avant que le monde s’écroule.',
      es: 'Los hermanos lucharán y se darán muerte, los primos romperán el parentesco; duro está el mundo, grande la lujuria; edad del hacha, edad de la espada, los escudos se parten; edad del viento, edad del lobo, antes que el mundo se hunda.',
      jp: '兄弟は戦い、互いの命を奪い、従兄弟らは血縁の絆を破る。世はつらく、姦淫ははびこる。斧の世、剣の世、盾は裂け、風の世、狼の世、やがて世界が崩れる。',
    },
    {
      id: '57',
      kind: 'verse',
      original: 'Sól tér sortna,<br>sígr fold í mar,<br>hverfa af himni<br>heiðar stjörnur;',
      zh: '太阳变黑，大地沉入海中，明亮的星辰从天上消失。',
      en: 'The sun turns black, earth sinks into the sea, the bright stars vanish from the sky.',
      fr: 'Le soleil s’obscurcit, la terre sombre dans la mer, les claires étoiles s’effacent du ciel.',
      es: 'El sol se ennegrece, la tierra se hunde en el mar, las claras estrellas desaparecen del cielo.',
      jp: '太陽は黒ずみ、大地は海に沈み、輝く星々は空から消える。',
    },
    {
      id: '59',
      kind: 'verse',
      original:
        'Sér hon upp koma<br>öðru sinni<br>jörð ór ægi<br>iðjagrœna;<br>falla forsar,<br>flýgr örn yfir,<br>sá er á fjalli<br>fiska veiðir.',
      zh: '她看见大地第二次从海中升起，又一片葱绿；瀑布飞落，鹰在上空翱翔，在山间捕鱼。',
      en: 'She sees come up a second time earth out of the sea, green once more; waterfalls tumble, the eagle flies above that hunts for fish in the hills.',
      fr: 'Elle voit surgir une seconde fois la terre hors des flots, de nouveau verte ; les cascades tombent, l’aigle vole au-dessus, qui sur la montagne chasse le poisson.',
      es: 'Ve surgir por segunda vez la tierra del mar, de nuevo verde; caen las cascadas, vuela encima el águila que en el monte caza peces.',
      jp: '彼女は見る、大地がふたたび海から、青々とよみがえって立ちのぼるのを。滝は落ち、山で魚を捕る鷲がその上を飛ぶ。',
    },
  ],
};
