import { subject } from '../subject.ts';

export default subject({
  id: 'battle-of-kadesh',
  kind: 'war',
  region: 'near-east',
  names: ['卡迭石战役', 'Battle of Kadesh', 'Bataille de Qadesh', 'Batalla de Qadesh', 'カデシュの戦い'],
  otherNames: [
    ['卡叠什之战', '卡迭石之战'],
    ['Battle of Qadesh'],
    ['Bataille de Kadesh'],
    ['Batalla de Kadesh'],
    ['カデシュの会戦'],
  ],
  times: [{ role: 'span', span: ['-1274-05~', '-1274-05~'], source: ['kadesh-inscriptions'] }],
  place: {
    at: [34.557, 36.519],
    name: [
      '卡迭石（奥龙特斯河畔）',
      'Kadesh on the Orontes',
      'Qadesh, sur l’Oronte',
      'Qadesh, junto al Orontes',
      'オロンテス河畔のカデシュ',
    ],
  },
  summary: [
    '埃及与赫梯争夺叙利亚的会战，也是过程最早得以详考的战役。拉美西斯二世第五年，他误信赫梯间谍，率前军孤军深入，穆瓦塔里二世的战车渡过奥龙特斯河，冲散其第二军团，直扑法老大营；待沿海援军赶到，战局始稳。法老归国后自称全胜，遍刻于神庙，但卡迭石仍在赫梯手中。约十五年后两国媾和。',
    'Battle between Egypt and the Hittites for Syria, the first in history whose course can be followed in detail. In his fifth year Ramesses II, misled by Hittite agents, pressed ahead with one division; Muwatalli II’s chariots scattered the second and reached the royal camp before reinforcements saved the day. Egyptian temples proclaim a triumph, yet Kadesh stayed Hittite. Some fifteen years later the two powers made peace.',
    'Bataille entre l’Égypte et les Hittites pour la Syrie, la première dont on puisse suivre le déroulement. En l’an 5, Ramsès II, trompé par des agents hittites, s’avance avec une seule division ; les chars de Muwatalli II dispersent la deuxième et atteignent le camp royal, que des renforts sauvent de justesse. Les temples égyptiens proclament un triomphe, mais Qadesh reste hittite. Une quinzaine d’années plus tard, la paix est conclue.',
    'Batalla entre Egipto y los hititas por Siria, la primera de la historia cuyo desarrollo se puede seguir en detalle. En su quinto año, Ramsés II, engañado por agentes hititas, avanzó con una sola división; los carros de Muwatalli II dispersaron la segunda y llegaron al campamento real, que los refuerzos salvaron a tiempo. Los templos egipcios proclaman un triunfo, pero Qadesh siguió siendo hitita. Unos quince años después se firmó la paz.',
    'シリアをめぐるエジプトとヒッタイトの会戦で、経過を詳しくたどれる最古の戦い。治世五年のラムセス二世は敵の間者に欺かれて一軍団とともに突出し、ムワタリ二世の戦車隊は第二の軍団を蹴散らして王の陣営に迫ったが、援軍の到着で持ちこたえた。エジプトの神殿は大勝を刻むが、カデシュはヒッタイト領に留まり、約十五年後に和平が結ばれた。',
  ],
  events: [
    {
      when: '-1274-05~',
      title: [
        '赫梯战车击溃拉军团，冲入法老大营',
        'Hittite chariots scatter the division of Re and break into the camp',
        'Les chars hittites dispersent la division de Rê et percent jusqu’au camp',
        'Los carros hititas dispersan la división de Ra e irrumpen en el campamento',
        'ヒッタイト戦車隊がラー軍団を破り、王の陣営に突入する',
      ],
      at: 'battle-of-kadesh',
      weight: 3,
      with: ['hittites', 'ramesses-ii'],
      source: ['kadesh-inscriptions', 'Bulletin'],
    },
    {
      when: '-1274-05~',
      title: [
        '援军自沿海赶到，两军对峙，埃及撤退',
        'Relief from the coast restores the line; Egypt then withdraws',
        'Des renforts venus de la côte rétablissent le front ; l’Égypte se retire',
        'Refuerzos llegados de la costa rehacen la línea; Egipto se retira',
        '海岸から援軍が着いて戦線を立て直し、エジプト軍は撤退する',
      ],
      at: 'battle-of-kadesh',
      weight: 2,
      with: ['ramesses-ii'],
      source: ['kadesh-inscriptions', 'Poem'],
    },
    {
      when: '-1259~',
      title: [
        '两国缔约，互保王位与流亡者',
        'Egypt and Hatti swear peace, mutual defence and return of fugitives',
        'L’Égypte et le Hatti jurent paix, défense mutuelle et retour des fugitifs',
        'Egipto y Hatti juran paz, defensa mutua y devolución de fugitivos',
        '両国が和平、相互防衛、逃亡者の送還を誓う',
      ],
      at: 'hattusa',
      weight: 3,
      with: ['hittites', 'ramesses-ii'],
      source: ['hittite-egyptian-treaty'],
    },
  ],
  relations: [
    {
      word: 'changed-fortunes-of',
      to: 'assyrian-empire',
      note: [
        '埃赫相争之际，亚述吞并米坦尼残部，这也促成两国言和',
        'While Hatti faced Egypt, Assyria swallowed what was left of Mitanni, which in turn favoured the peace',
        'Pendant que le Hatti faisait face à l’Égypte, l’Assyrie absorba le reste du Mitanni, ce qui favorisa la paix',
        'Mientras Hatti se enfrentaba a Egipto, Asiria absorbió lo que quedaba de Mitani, lo que favoreció la paz',
        '両国が争う間にアッシリアがミタンニの残部を併合し、それが和平を促した',
      ],
      source: ['bryce-hittites'],
    },
    {
      word: 'resembles',
      to: 'mahabharata',
      note: [
        '一为史实，一为史诗，却同是青铜战车时代战争的经典写照',
        'One is history and one epic, yet both are classic pictures of war with massed chariots',
        'L’une est histoire et l’autre épopée, mais toutes deux peignent la guerre des chars en masse',
        'Una es historia y la otra epopeya, pero ambas retratan la guerra de carros en masa',
        '一方は史実、一方は叙事詩だが、ともに戦車戦の古典的な描写である',
      ],
      source: ['kadesh-inscriptions', 'Poem'],
    },
  ],
});
