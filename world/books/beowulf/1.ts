import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1',
  segments: [
    {
      id: '1-3',
      kind: 'verse',
      original: 'Hwæt! Wē Gār-Dena in geārdagum,<br>þēodcyninga þrym gefrūnon,<br>hū ðā æþelingas ellen fremedon.',
      zh: '听啊！我们听说过往昔执矛的丹麦人、民众之王的威名，那些王公如何建立武功。',
      en: 'Hear! We have learned of the glory of the Spear-Danes in days of old, of the kings of the people, how those princes did deeds of courage.',
      fr: 'Écoutez ! Nous avons ouï la gloire des Danois à la lance aux jours anciens, des rois du peuple, et comment ces princes accomplirent leurs hauts faits.',
      es: '¡Oíd! Hemos sabido de la gloria de los daneses de la lanza en días antiguos, de los reyes del pueblo, y cómo aquellos príncipes hicieron proezas.',
      jp: '聞け。われらは聞き及んでいる、いにしえの日の槍のデネ人、民の王たちの栄えを、貴人らがいかに武勲を立てたかを。',
    },
    {
      id: '4-6',
      kind: 'verse',
      original: 'Oft Scyld Scēfing sceaþena þrēatum,<br>monegum mǣgþum meodosetla oftēah,<br>egsode eorlas.',
      zh: '谢夫之子希尔德，屡次从敌军手里、从许多部族手里夺走酒宴的座席，使首领们胆寒。',
      en: 'Often Scyld, the son of Scef, took the mead-seats from bands of foes, from many a people, and struck earls with dread.',
      fr: 'Souvent Scyld, fils de Scef, aux bandes d’ennemis, à maints peuples, ôta les bancs de l’hydromel et fit trembler les chefs.',
      es: 'A menudo Scyld, hijo de Scef, a bandas de enemigos, a muchos pueblos, quitó los bancos del hidromiel y aterró a los jefes.',
      jp: 'シェーフの子シュルドは、敵の群れから、あまたの族から、たびたび蜜酒の席を奪い、武者どもを恐れさせた。',
    },
    {
      id: '6-9',
      kind: 'verse',
      original: 'Syððan ǣrest wearð<br>fēasceaft funden, hē þæs frōfre gebād,<br>wēox under wolcnum, weorðmyndum þāh,',
      zh: '当初他被发现时一无所有，后来他得到了补偿，在云天之下长大，荣誉日盛，',
      en: 'He who at first was found destitute lived to see comfort for it; he grew under the clouds and throve in honours,',
      fr: 'Lui qu’on trouva d’abord dénué de tout en connut la consolation : il grandit sous les nuées, prospéra en honneurs,',
      es: 'El que al principio fue hallado en el desamparo vivió para ver consuelo: creció bajo las nubes, medró en honores,',
      jp: '初めは寄る辺なき身で見いだされたが、やがてその慰めを得、雲の下に育ち、誉れを増し、',
    },
    {
      id: '9-11',
      kind: 'verse',
      original:
        'oðþæt him ǣghwylc þāra ymbsittendra<br>ofer hronrāde hȳran scolde,<br>gomban gyldan. Þæt wæs gōd cyning!',
      zh: '直到鲸路那边四周的邻邦都得听从他，向他进贡。那是一位好国王！',
      en: 'until each of those who sat about him over the whale’s road had to obey him and pay him tribute. That was a good king!',
      fr: 'jusqu’à ce que chacun de ceux qui siégeaient alentour, par-delà la route des baleines, dût lui obéir et lui payer tribut. Ce fut un bon roi !',
      es: 'hasta que cada uno de los que habitaban en torno, por sobre el camino de la ballena, tuvo que obedecerle y pagarle tributo. ¡Ese fue un buen rey!',
      jp: 'ついには鯨の道のかなた、まわりに住む者はみな彼に従い、貢ぎを納めねばならなかった。まことに良き王であった。',
      notes: [
        {
          id: '1',
          text: [
            '“鲸路”是海。',
            'The whale’s road is the sea.',
            'La route des baleines est la mer.',
            'El camino de la ballena es el mar.',
            '「鯨の道」は海のこと。',
          ],
        },
      ],
    },
  ],
};
