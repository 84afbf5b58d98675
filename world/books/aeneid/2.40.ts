import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '2.40',
  segments: [
    {
      id: '40-42',
      kind: 'verse',
      original:
        'Primus ibi ante omnis magna comitante caterva<br>Laocoon ardens summa decurrit ab arce,<br>et procul: ‘O miseri, quae tanta insania, cives?',
      zh: '这时拉奥孔抢在众人之前，一大群人跟着他，急切地从城堡高处跑下来，远远喊道：“可怜的公民们，这是何等的疯狂？',
      en: 'There first, before them all, a great crowd with him, Laocoon came running, burning, from the top of the citadel, and from afar: “Unhappy men, what madness is this, citizens?',
      fr: 'Là, le premier devant tous, suivi d’une grande foule, Laocoon, brûlant, descend en courant du haut de la citadelle, et de loin : « Malheureux, quelle est cette folie, citoyens ?',
      es: 'Allí el primero, delante de todos, seguido de una gran multitud, Laocoonte, ardiendo, baja corriendo de lo alto de la ciudadela, y de lejos: «Desdichados, ¿qué locura es esta, ciudadanos?',
      jp: 'そこへ誰よりも先に、大勢を従え、燃え立つラオコオンが城の高みから駆け下り、遠くから叫んだ。「不幸な市民たちよ、なんという狂気か。',
    },
    {
      id: '43-45',
      kind: 'verse',
      original:
        'creditis avectos hostis? aut ulla putatis<br>dona carere dolis Danaum? sic notus Ulixes?<br>aut hoc inclusi ligno occultantur Achivi,',
      zh: '你们相信敌人走了？你们以为达那奥人的礼物会不带诡计？这就是你们所知道的尤利西斯？要么这木头里藏着阿开奥斯人，',
      en: 'Do you believe the enemy gone? Do you think any gift of the Danaans is without guile? Is that what you know of Ulysses? Either Achaeans are hidden, shut up in this wood,',
      fr: 'Croyez-vous l’ennemi parti ? Pensez-vous qu’aucun don des Danaens soit sans ruse ? Est-ce ainsi que vous connaissez Ulysse ? Ou bien des Achéens sont cachés, enfermés dans ce bois,',
      es: '¿Creéis ido al enemigo? ¿Pensáis que hay regalo de los dánaos sin engaño? ¿Así conocéis a Ulises? O en este leño se ocultan, encerrados, los aqueos,',
      jp: '敵が去ったと信じるのか。ダナオイ人の贈り物に企みのないものがあると思うのか。それがお前たちの知るウリクセスか。この木の中にアカイア人が閉じこもって隠れているか、',
    },
    {
      id: '46-49',
      kind: 'verse',
      original:
        'aut haec in nostros fabricata est machina muros,<br>inspectura domos venturaque desuper urbi,<br>aut aliquis latet error; equo ne credite, Teucri.<br>Quidquid id est, timeo Danaos et dona ferentis.’',
      zh: '要么这机械是造来对付我们城墙的，要窥探我们的家，从上面压到城里，要么还藏着别的骗局；特洛伊人，不要相信这匹马。不管它是什么，我怕达那奥人，哪怕他们带着礼物。”',
      en: 'or this engine was built against our walls, to look into our houses and come down on the city from above, or some other trick lies in it. Do not trust the horse, Trojans. Whatever it is, I fear the Danaans, even when they bring gifts.”',
      fr: 'ou cette machine est bâtie contre nos murs, pour épier nos maisons et tomber d’en haut sur la ville, ou quelque autre piège s’y cache ; ne vous fiez pas au cheval, Troyens. Quoi qu’il en soit, je crains les Danaens, même quand ils portent des dons. »',
      es: 'o esta máquina se ha hecho contra nuestros muros, para espiar las casas y caer desde lo alto sobre la ciudad, o se esconde algún otro engaño; no os fieis del caballo, troyanos. Sea lo que sea, temo a los dánaos, aun cuando traen regalos».',
      jp: 'わが城壁に向けて造られた仕掛けで、家々をうかがい上から町に襲いかかるか、何かの罠がひそんでいる。馬を信じるな、テウクロイ人よ。何であれ、私はダナオイ人が怖い、たとえ贈り物を携えていても。」',
    },
  ],
};
