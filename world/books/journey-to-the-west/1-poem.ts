import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1-poem',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '混沌未分天地亂，茫茫渺渺無人見。自從盤古破鴻濛，開闢從茲清濁辨。',
      zh: '混沌没有分开，天地一片混乱，茫茫渺渺，无人看见。自从盘古打破鸿蒙，开天辟地，从此清浊分明。',
      en: 'Before chaos was parted heaven and earth were one confusion, vast and dim, and no one saw. Since Pangu broke the primal mist, from that opening clear and muddy have been told apart.',
      fr: 'Le chaos indivis, ciel et terre étaient confondus, immenses et vagues, et nul ne voyait. Depuis que Pangu rompit la brume première, de cette ouverture le clair et le trouble sont distincts.',
      es: 'Sin dividir aún el caos, cielo y tierra eran confusión, vasta y borrosa, y nadie veía. Desde que Pangu rompió la bruma primera, con aquella apertura lo claro y lo turbio se distinguen.',
      jp: '混沌いまだ分かれず天地は乱れ、果てしなくおぼろで見る人もなかった。盤古が初めの靄を破ってより、ここに開けて清と濁とが分かれた。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '覆載群生仰至仁，發明萬物皆成善。欲知造化會元功，須看西遊釋厄傳。',
      zh: '天覆地载，众生仰赖至仁；万物生发显明，都成就于善。要知道造化会元的功绩，须看这部西游释厄的传记。',
      en: 'Heaven covers and earth bears, and all that lives looks up to the highest kindness; all things come to light and turn to good. If you would know the work of creation through its ages, read the tale of the journey west that frees from harm.',
      fr: 'Le ciel couvre, la terre porte, tout ce qui vit espère en la bonté suprême ; les dix mille êtres viennent au jour et tous tendent au bien. Qui veut savoir l’œuvre de la création au fil des âges, qu’il lise le récit du voyage en Occident qui délivre des maux.',
      es: 'El cielo cubre, la tierra sostiene, y cuanto vive se acoge a la bondad suprema; los diez mil seres salen a luz y todos van al bien. Quien quiera saber la obra de la creación a través de las edades, lea la historia del viaje al Oeste que libra de los males.',
      jp: '天は覆い地は載せ、生けるものみな至上の仁を仰ぎ、万物は現れ出て、ことごとく善と成る。造化の幾代の働きを知りたければ、西遊して厄を解くこの物語を読むがよい。',
    },
  ],
};
