import { subject } from '../subject.ts';

export default subject({
  id: 'battle-of-red-cliffs',
  kind: 'war',
  region: 'east-asia',
  names: [
    '赤壁之战',
    'Battle of Red Cliffs',
    'Bataille de la Falaise rouge',
    'Batalla de los Acantilados Rojos',
    '赤壁の戦い',
  ],
  otherNames: [['赤壁鏖兵'], ['Battle of Chibi'], ['bataille de Chibi'], ['batalla de Chibi'], ['赤壁']],
  times: [{ role: 'span', span: ['0208', '0208'], source: ['sanguozhi', '1, 54'] }],
  place: {
    at: [29.72, 113.93],
    name: [
      '湖北赤壁（一说）',
      'Chibi, Hubei (probable)',
      'Chibi, Hubei (probable)',
      'Chibi, Hubei (probable)',
      '湖北赤壁（推定）',
    ],
  },
  summary: [
    '208年冬孙权、刘备联军在长江击败曹操的战役。曹操统一北方后南下，荆州不战而降，遂率大军沿江东进；周瑜、程普领吴军约三万，与刘备合力迎击。北军不习水战，又染疾疫，船舰首尾相连；黄盖诈降，乘风纵火，延烧营寨，曹操自华容道退走。三分天下之势由此奠定，战场今在何处仍有争议。',
    'The battle on the Yangzi in the winter of 208 in which Sun Quan and Liu Bei beat Cao Cao. Master of the north, he had taken Jing without a fight and came down the river; Zhou Yu met him with some thirty thousand men. The northerners were sick and no sailors, their ships moored stem to stern: Huang Gai feigned surrender and set them on fire. China was to be three. The place is disputed.',
    'La bataille livrée sur le Yangzi à l’hiver 208, où Sun Quan et Liu Bei battirent Cao Cao. Maître du Nord, il avait pris Jing sans combat et descendait le fleuve ; Zhou Yu l’affronta avec quelque trente mille hommes. Les gens du Nord étaient malades et mauvais marins, leurs navires amarrés bout à bout : Huang Gai feignit de se rendre et y mit le feu. La Chine allait être divisée en trois. Le lieu est disputé.',
    'La batalla librada en el Yangzi en el invierno de 208, en la que Sun Quan y Liu Bei vencieron a Cao Cao. Dueño del norte, había tomado Jing sin lucha y bajaba por el río; Zhou Yu lo enfrentó con unos treinta mil hombres. Los del norte estaban enfermos y no eran marineros, y tenían las naves amarradas una tras otra: Huang Gai fingió rendirse y las incendió. China iba a quedar dividida en tres. El lugar se discute.',
    '208年冬、長江で孫権と劉備の連合軍が曹操を破った戦い。華北を統一した曹操は戦わずに荊州を得、大軍で江を下った。周瑜らは三万の兵で迎え撃つ。北の兵は水戦に不慣れで病に苦しみ、船をつないでいたため、黄蓋が偽って降り、火を放って焼き払った。曹操は退き、三国鼎立の形勢が定まった。戦場の位置には諸説がある。',
  ],
  events: [
    {
      when: '0208',
      title: [
        '曹操追刘备至当阳长坂，夺其辎重人众',
        'Cao Cao overtakes Liu Bei’s refugees at Changban',
        'Cao Cao rejoint à Changban les fugitifs de Liu Bei',
        'Cao Cao alcanza en Changban a los fugitivos de Liu Bei',
        '曹操が長坂で劉備の一行に追いつく',
      ],
      at: 'changban',
      weight: 2,
      source: ['sanguozhi', '32'],
    },
    {
      when: '0208',
      title: [
        '诸葛亮至柴桑，说孙权与刘备合兵',
        'Zhuge Liang goes to Chaisang and wins Sun Quan for an alliance',
        'Zhuge Liang gagne Sun Quan à l’alliance, à Chaisang',
        'Zhuge Liang va a Chaisang y gana a Sun Quan para la alianza',
        '諸葛亮が柴桑で孫権を説き、同盟を結ばせる',
      ],
      at: 'chaisang',
      weight: 2,
      with: ['zhuge-liang'],
      source: ['sanguozhi', '35'],
    },
    {
      when: '0208',
      title: [
        '黄盖诈降，火烧曹军战船',
        'Huang Gai’s fireships burn Cao Cao’s fleet',
        'Les brûlots de Huang Gai embrasent la flotte de Cao Cao',
        'Los brulotes de Huang Gai incendian la flota de Cao Cao',
        '黄蓋の火船が曹操の船団を焼く',
      ],
      at: 'chibi',
      weight: 3,
      source: ['sanguozhi', '54'],
    },
    {
      when: '1082',
      title: [
        '苏轼游黄州赤壁，作《赤壁赋》',
        'Su Shi writes a rhapsody on another Red Cliff, at Huangzhou',
        'Su Shi compose une rhapsodie devant une autre falaise, à Huangzhou',
        'Rapsodia de Su Shi ante otro acantilado, en Huangzhou',
        '蘇軾が黄州の別の赤壁で「赤壁賦」を作る',
      ],
      at: 'huangzhou',
      weight: 2,
      source: ['song-shi', '338'],
    },
  ],
  relations: [
    { word: 'inspired', to: 'romance-of-the-three-kingdoms', source: ['sanguo-yanyi', 'ch. 43–50'] },
    { word: 'took-place-in', to: 'han-dynasty', when: '0208', source: ['zizhi-tongjian', '65'] },
  ],
});
