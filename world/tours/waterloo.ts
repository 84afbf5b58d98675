import type { WorldTour } from './tour.ts';

export const waterloo: WorldTour = {
  id: 'waterloo',
  title: [
    '滑铁卢的一天',
    'Waterloo, hour by hour',
    'Waterloo, heure par heure',
    'Waterloo, hora a hora',
    'ワーテルローの一日',
  ],
  description: [
    '1815年6月18日，从近午到入夜。时刻依钱德勒《拿破仑的战役》，都只是约数：战场上没有两块表是一样的。',
    '18 June 1815, from late morning until dark. The hours are those of Chandler’s Campaigns of Napoleon and all of them approximate: no two watches on the field agreed.',
    'Le 18 juin 1815, de la fin de la matinée à la nuit. Les heures sont celles de Chandler, Campaigns of Napoleon, et toutes approximatives, car deux montres n’y disaient jamais la même heure.',
    'El 18 de junio de 1815, desde el final de la mañana hasta la noche. Las horas son las de Chandler, Campaigns of Napoleon, y todas aproximadas, pues no había dos relojes iguales en el campo.',
    '1815年6月18日、昼前から夜まで。時刻はチャンドラー『ナポレオンの戦役』によりますが、いずれもおおよそです。戦場に同じ時刻を指す時計は二つとありませんでした。',
  ],
  stops: [
    {
      view: '/timeline?from=1815-06-15&until=1815-06-23',
      title: ['前两天', 'Two days before', 'Deux jours avant', 'Dos días antes', '二日前'],
      text: [
        '6月16日，拿破仑在利尼击退普军，但没有将其击溃。普军向北退去，离威灵顿不远。',
        'On 16 June Napoleon drives the Prussians back at Ligny without breaking them. They withdraw northwards, within reach of Wellington.',
        'Le 16 juin, Napoléon repousse les Prussiens à Ligny sans les briser. Ils se retirent vers le nord, à portée de Wellington.',
        'El 16 de junio, Napoleón rechaza a los prusianos en Ligny sin quebrarlos. Se retiran hacia el norte, al alcance de Wellington.',
        '6月16日、ナポレオンはリニーでプロイセン軍を退けますが、打ち破るには至りません。彼らは北へ、ウェリントンの近くへ退きます。',
      ],
    },
    {
      view: '/detail/battle-of-waterloo',
      title: [
        '约11时30分：乌古蒙',
        'About 11.30: Hougoumont',
        'Vers 11 h 30, Hougoumont',
        'Hacia las 11.30, Hougoumont',
        '11時半頃、ウーグモン',
      ],
      text: [
        '地面泥泞，进攻推迟到近午。法军先攻联军右翼的乌古蒙农庄，打了一整天也没有拿下。',
        'Mud has held everything up until late morning. The French begin with the farm of Hougoumont before the Allied right; they fight for it all day and do not take it.',
        'La boue a tout retardé jusqu’à la fin de la matinée. Les Français commencent par la ferme de Hougoumont, devant la droite alliée. Ils s’y battront tout le jour sans la prendre.',
        'El barro lo ha retrasado todo hasta el final de la mañana. Los franceses empiezan por la granja de Hougoumont, ante la derecha aliada. Lucharán por ella todo el día sin tomarla.',
        '泥濘のため、始まりは昼前まで遅れました。フランス軍はまず連合軍右翼の前のウーグモン農場を攻め、終日戦っても落とせません。',
      ],
    },
    {
      view: '/detail/battle-of-waterloo#/timemap',
      title: [
        '约13时30分：戴尔隆进攻',
        'About 13.30: d’Erlon attacks',
        'Vers 13 h 30, l’attaque de d’Erlon',
        'Hacia las 13.30, ataca d’Erlon',
        '13時半頃、デルロンの攻撃',
      ],
      text: [
        '大炮台轰击之后，戴尔隆的步兵攻上山脊左侧，被英军步兵挡住，又被重骑兵冲散。',
        'After the great battery has fired, d’Erlon’s infantry climbs the ridge on the left. British foot stops it and heavy cavalry rides it down.',
        'Après le feu de la grande batterie, l’infanterie de d’Erlon gravit la crête à gauche. Les fantassins britanniques l’arrêtent et la cavalerie lourde la disperse.',
        'Tras el fuego de la gran batería, la infantería de d’Erlon sube la loma por la izquierda. Los infantes británicos la detienen y la caballería pesada la dispersa.',
        '大砲列の砲撃ののち、デルロンの歩兵が左手の丘を登りますが、イギリスの歩兵に止められ、重騎兵に蹴散らされます。',
      ],
    },
    {
      view: '/timemap?year=1815&place=50.68,4.41',
      title: [
        '约16时：内伊的骑兵',
        'About 16.00: Ney’s cavalry',
        'Vers 16 h, la cavalerie de Ney',
        'Hacia las 16.00, la caballería de Ney',
        '16時頃、ネイの騎兵',
      ],
      text: [
        '内伊率数千骑兵一次次冲向联军方阵，方阵没有破。同时，比洛的普军从东面到来。',
        'Ney leads thousands of horsemen again and again against the squares, and none of them breaks. At about the same time Bülow’s Prussians come up from the east.',
        'Ney lance, encore et encore, des milliers de cavaliers contre les carrés, dont aucun ne cède. Vers le même moment, les Prussiens de Bülow arrivent de l’est.',
        'Ney lanza una y otra vez a miles de jinetes contra los cuadros, y ninguno cede. Casi al mismo tiempo, los prusianos de Bülow llegan por el este.',
        'ネイは数千の騎兵で幾度も方陣を襲いますが、一つも崩れません。ほぼ同じころ、東からビューローのプロイセン軍が着きます。',
      ],
    },
    {
      view: '/detail/battle-of-waterloo#/timeline',
      title: [
        '约18时30分：圣拉埃',
        'About 18.30: La Haye Sainte',
        'Vers 18 h 30, la Haye Sainte',
        'Hacia las 18.30, la Haye Sainte',
        '18時半頃、ラ・エー・サント',
      ],
      text: [
        '守军打光了子弹，法军终于攻下中央的圣拉埃农庄。威灵顿的中央一时摇摇欲坠。',
        'The defenders have no cartridges left and the French take the farm in the centre at last. For a while Wellington’s middle hangs by a thread.',
        'Les défenseurs n’ont plus de cartouches, et les Français prennent enfin la ferme du centre. Un temps, le milieu de Wellington ne tient qu’à un fil.',
        'A los defensores no les quedan cartuchos y los franceses toman por fin la granja del centro. Por un rato, el centro de Wellington pende de un hilo.',
        '守備兵の弾が尽き、フランス軍はついに中央の農場を奪います。ウェリントンの中央はしばし危機に立ちます。',
      ],
    },
    {
      view: '/detail/napoleon',
      title: [
        '约19时30分：近卫军',
        'About 19.30: the Guard',
        'Vers 19 h 30, la Garde',
        'Hacia las 19.30, la Guardia',
        '19時半頃、近衛隊',
      ],
      text: [
        '拿破仑派出近卫军。近卫军在山脊上被击退，普军攻入普朗瑟努瓦，法军全线崩溃。',
        'Napoleon sends in the Guard. It is thrown back from the ridge, the Prussians storm Plancenoit, and the French army breaks.',
        'Napoléon engage la Garde. Elle est rejetée de la crête, les Prussiens enlèvent Plancenoit, et l’armée française se rompt.',
        'Napoleón lanza a la Guardia. Es rechazada en la loma, los prusianos asaltan Plancenoit y el ejército francés se deshace.',
        'ナポレオンは近衛隊を送ります。丘の上で退けられ、プロイセン軍がプランスノワを奪い、フランス軍は総崩れになります。',
      ],
    },
    {
      view: '/detail/congress-of-vienna',
      title: ['入夜之后', 'After dark', 'La nuit tombée', 'Ya de noche', '夜のあと'],
      text: [
        '约21时，威灵顿与布吕歇尔在佳盟客栈附近会面。四天后拿破仑再度退位，欧洲依维也纳会议的安排重建。',
        'At about 21.00 Wellington and Blücher meet near the inn of La Belle Alliance. Four days later Napoleon abdicates again, and Europe is ordered as the Congress of Vienna has settled it.',
        'Vers 21 h, Wellington et Blücher se rencontrent près de l’auberge de la Belle Alliance. Quatre jours plus tard, Napoléon abdique de nouveau, et l’Europe s’ordonne selon le congrès de Vienne.',
        'Hacia las 21.00, Wellington y Blücher se encuentran junto a la posada de La Belle Alliance. Cuatro días después, Napoleón vuelve a abdicar y Europa se ordena según el Congreso de Viena.',
        '21時頃、ウェリントンとブリュッヘルは宿屋ラ・ベル・アリアンスの近くで会います。四日後ナポレオンは再び退位し、ヨーロッパはウィーン会議の定めに従います。',
      ],
    },
  ],
};
