import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '48-chenshe',
  segments: [
    {
      id: '1',
      original: '陳涉少時，嘗與人傭耕，輟耕之壟上，悵恨久之，曰：「苟富貴，無相忘。」',
      zh: '陈涉年轻时，曾同别人一起受雇耕田。有一天他停下活儿走到田埂上，惆怅叹恨了很久，说：“要是谁富贵了，可不要互相忘记。”',
      en: 'When Chen She was young he ploughed for hire with others. Once he stopped ploughing, went up on the ridge, and was for a long time sad and angry; then he said: “If any of us gets rich and great, let us not forget one another.”',
      fr: 'Dans sa jeunesse, Chen She labourait à gages avec d’autres. Un jour il s’arrêta, monta sur le talus, resta longtemps sombre et chagrin, puis dit : « Si l’un de nous devient riche et puissant, ne nous oublions pas. »',
      es: 'De joven, Chen She araba a jornal con otros. Un día dejó el arado, subió al ribazo, estuvo largo rato triste y enojado, y dijo: «Si alguno de nosotros llega a rico y poderoso, no nos olvidemos».',
      jp: '陳渉は若いころ、人に雇われて共に畑を耕していた。ある日、手を休めて畦に上がり、しばらく嘆き悲しんで言った。「もし富貴になっても、お互い忘れまいぞ。」',
    },
    {
      id: '2',
      original: '庸者笑而應曰：「若為庸耕，何富貴也？」陳涉太息曰：「嗟乎，燕雀安知鴻鵠之志哉！」',
      zh: '同伴笑着答道：“你是被雇来耕田的，哪来的富贵呢？”陈涉长叹道：“唉，燕子麻雀怎么会懂得天鹅的志向！”',
      en: 'The hired men laughed: “You plough for hire; how should you be rich and great?” Chen She sighed: “Ah, how should sparrows and swallows know the mind of the wild swan!”',
      fr: 'Les journaliers rirent : « Toi qui laboures à gages, d’où serais-tu riche et puissant ? » Chen She soupira : « Hélas, comment hirondelles et moineaux sauraient-ils ce que veut le grand cygne ! »',
      es: 'Los jornaleros se rieron: «Tú, que aras a jornal, ¿de dónde vas a ser rico y poderoso?». Chen She suspiró: «Ay, ¿cómo van a saber golondrinas y gorriones lo que quiere el cisne?».',
      jp: '雇われ仲間は笑って答えた。「雇われて耕している身で、何が富貴だ。」陳渉はため息をついて言った。「ああ、燕や雀に、どうして大きな鳥の志がわかろうか。」',
    },
    {
      id: '3',
      original:
        '二世元年七月，發閭左適戍漁陽，九百人屯大澤鄉。陳勝、吳廣皆次當行，為屯長。會天大雨，道不通，度已失期。失期，法皆斬。',
      zh: '秦二世元年七月，征发里巷左侧的贫民去戍守渔阳，九百人停驻在大泽乡。陈胜、吴广都编在队伍里，担任屯长。正赶上天下大雨，道路不通，估计已经误了期限。误了期限，按法律都要斩首。',
      en: 'In the seventh month of the first year of the Second Emperor, poor men from the left side of the lanes were sent off to garrison Yuyang; nine hundred of them halted at Daze. Chen Sheng and Wu Guang were both among them, as heads of companies. There was heavy rain, the road was cut, and they reckoned that they were already late. For being late the law beheaded all.',
      fr: 'Au septième mois de la première année du Second Empereur, on envoya les pauvres du côté gauche des ruelles tenir garnison à Yuyang ; neuf cents d’entre eux firent halte à Daze. Chen Sheng et Wu Guang étaient du nombre, comme chefs de compagnie. Il plut à verse, la route fut coupée, et ils calculèrent qu’ils étaient déjà en retard. Pour un retard, la loi les décapitait tous.',
      es: 'En el séptimo mes del primer año del Segundo Emperador, se envió a los pobres del lado izquierdo de las callejas a guarnecer Yuyang; novecientos hicieron alto en Daze. Chen Sheng y Wu Guang iban entre ellos, como jefes de compañía. Llovió mucho, el camino quedó cortado y calcularon que ya llegaban tarde. Por llegar tarde, la ley los decapitaba a todos.',
      jp: '二世元年七月、村里の左側に住む貧しい者たちを徴発して漁陽の守りに送った。九百人が大沢郷にとどまった。陳勝と呉広も順番に当たって加わり、隊長となった。たまたま大雨で道が通じず、もはや期限に遅れたと思われた。期限に遅れれば、法ではみな斬られる。',
      notes: [
        {
          id: '1',
          text: [
            '前209年。陈胜即陈涉，涉是他的字。',
            'In 209 BC. Chen Sheng is Chen She; She was his courtesy name.',
            'En 209 av. J.-C. Chen Sheng est Chen She : She était son nom d’adulte.',
            'En 209 a. C. Chen Sheng es Chen She: She era su nombre de cortesía.',
            '紀元前209年。陳勝は陳渉に同じ。渉はその字である。',
          ],
        },
      ],
    },
    {
      id: '4',
      original: '陳勝、吳廣乃謀曰：「今亡亦死，舉大計亦死，等死，死國可乎？」',
      zh: '陈胜、吴广于是商量说：“如今逃走也是死，起来干大事也是死，同样是死，为国事而死好不好？”',
      en: 'So Chen Sheng and Wu Guang took counsel: “To run away now is death; to raise a great plan is death too. Death for death, shall we die for a kingdom?”',
      fr: 'Chen Sheng et Wu Guang se consultèrent donc : « Fuir, c’est mourir ; tenter un grand coup, c’est mourir aussi. Mourir pour mourir, pourquoi pas pour un royaume ? »',
      es: 'Chen Sheng y Wu Guang deliberaron entonces: «Huir ahora es morir; intentar algo grande también es morir. Morir por morir, ¿por qué no por un reino?».',
      jp: 'そこで陳勝と呉広は相談した。「いま逃げても死ぬ、大事を起こしても死ぬ。どうせ死ぬなら、国のために死のうではないか。」',
    },
    {
      id: '5',
      original: '召令徒屬曰：「公等遇雨，皆已失期，失期當斬。藉弟令毋斬，而戍死者固十六七。',
      zh: '他召集部下说：“各位遇上大雨，都已经误期，误期就要斩首。就算不斩，戍边而死的人本来也有十之六七。',
      en: 'He called his men together and said: “You were caught by the rain, you are all late, and the late are to be beheaded. Even if you were not, of those who garrison the border six or seven in ten die anyway.',
      fr: 'Il rassembla ses hommes et leur dit : « La pluie vous a surpris, vous êtes tous en retard, et le retard se paie de la tête. Vous ferait-on grâce, que sur dix qui gardent la frontière, six ou sept y meurent.',
      es: 'Reunió a sus hombres y les dijo: «La lluvia os ha detenido, llegáis todos tarde, y el retraso se paga con la cabeza. Y aunque os la perdonaran, de cada diez que guardan la frontera mueren seis o siete.',
      jp: '配下を呼び集めて言った。「諸君は雨に遭い、みな期限に遅れた。遅れれば斬られる。たとえ斬られずとも、守りについて死ぬ者がもともと十人に六、七人はいる。',
    },
    {
      id: '6',
      original: '且壯士不死即已，死即舉大名耳，王侯將相寧有種乎！」',
      zh: '况且壮士不死便罢，要死就要成就大名，王侯将相难道是天生的贵种吗！”',
      en: 'A brave man does not die, or if he dies he dies for a great name. Kings and lords, generals and ministers: are they born of a special seed?”',
      fr: 'Un brave ne meurt pas, ou s’il meurt, c’est pour un grand nom. Rois et seigneurs, généraux et ministres, seraient-ils donc d’une autre graine ? »',
      es: 'Un valiente no muere o, si muere, es por un gran nombre. Reyes y señores, generales y ministros, ¿acaso nacen de otra simiente?».',
      jp: 'そのうえ、男子たるもの、死なぬならそれまで、死ぬなら大きな名をあげるまでだ。王侯や将軍・大臣に、生まれつきの種などあるものか。」',
    },
  ],
};
