import { subject } from '../subject.ts';

export default subject({
  id: 'meiji-restoration',
  kind: 'event',
  region: 'east-asia',
  names: ['明治维新', 'Meiji Restoration', 'Restauration de Meiji', 'Restauración Meiji', '明治維新'],
  otherNames: [
    ['王政复古'],
    ['Meiji Ishin'],
    ['Meiji Ishin', 'Rénovation de Meiji'],
    ['Renovación Meiji'],
    ['王政復古', '御一新'],
  ],
  times: [{ role: 'span', span: ['1867-11-09', '1871-08-29'], source: ['cambridge-japan', 'vol. 5'] }],
  place: { at: [35.0254, 135.7621], name: ['京都', 'Kyoto', 'Kyoto', 'Kioto', '京都'] },
  summary: [
    '日本推翻德川幕府、建立近代国家的变革。黑船来航与不平等条约动摇幕府，萨摩、长州等藩武士以尊王为号召。1867年德川庆喜奉还大政，次年1月3日宣布王政复古，戊辰战争中新政府军取胜。天皇迁居东京，《五条誓文》立下方针，1871年废藩置县；征兵、学制、地税随后推行，武士身分消失。',
    'The change of power that ended the Tokugawa shogunate and made modern Japan. Perry’s ships and unequal treaties had shaken it; samurai of Satsuma and Chōshū rallied to the emperor. In November 1867 the last shogun handed back his powers, on 3 January 1868 imperial rule was proclaimed, and the Boshin War confirmed it. The Charter Oath set the course; Edo became Tokyo, and in 1871 the domains were abolished.',
    'Changement de pouvoir qui mit fin au shogunat Tokugawa et fit le Japon moderne. Les navires de Perry et les traités inégaux l’avaient ébranlé ; des samouraïs de Satsuma et de Chōshū se rangent derrière l’empereur. En novembre 1867, le dernier shogun rend ses pouvoirs ; le 3 janvier 1868, le gouvernement impérial est proclamé, et la guerre de Boshin le confirme. Edo devient Tokyo ; en 1871, les fiefs sont abolis.',
    'Cambio de poder que acabó con el sogunato Tokugawa y creó el Japón moderno. Los barcos de Perry y los tratados desiguales lo habían quebrantado; samuráis de Satsuma y Chōshū se unieron en torno al emperador. En noviembre de 1867 el último sogún devolvió sus poderes; el 3 de enero de 1868 se proclamó el gobierno imperial, confirmado por la guerra Boshin. Edo pasó a ser Tokio y en 1871 se abolieron los feudos.',
    '徳川幕府を倒し、近代国家を築いた一連の変革。黒船来航と不平等条約に幕府が揺らぎ、薩摩・長州などの武士は尊王を掲げた。1867年11月に徳川慶喜が大政を奉還し、翌年1月3日に王政復古が宣言され、戊辰戦争で新政府が勝利した。五箇条の御誓文が方針を示し、天皇は東京に移り、1871年に廃藩置県が行われた。学制、徴兵、地租改正が続き、武士の身分は消えた。',
  ],
  events: [
    {
      when: '1867-11-09',
      title: [
        '德川庆喜奏请奉还大政',
        'Tokugawa Yoshinobu offers to return his powers',
        'Tokugawa Yoshinobu offre de rendre ses pouvoirs',
        'Tokugawa Yoshinobu ofrece devolver sus poderes',
        '徳川慶喜が大政奉還を申し出る',
      ],
      at: 'kyoto',
      weight: 3,
      with: ['tokugawa-shogunate'],
      source: ['cambridge-japan', 'vol. 5'],
    },
    {
      when: '1868-01-03',
      title: [
        '宣布王政复古',
        'Imperial rule is proclaimed',
        'Le gouvernement impérial est proclamé',
        'Se proclama el gobierno imperial',
        '王政復古が宣言される',
      ],
      at: 'kyoto',
      weight: 3,
      source: ['cambridge-japan', 'vol. 5'],
    },
    {
      when: '1868-04-06',
      title: [
        '明治天皇颁布《五条誓文》',
        'The emperor swears the Charter Oath',
        'L’empereur prononce le Serment en cinq articles',
        'El emperador presta el Juramento de los Cinco Artículos',
        '明治天皇が五箇条の御誓文を示す',
      ],
      at: 'kyoto',
      weight: 2,
      source: ['five-charter-oath'],
    },
    {
      when: '1871-08-29',
      title: [
        '废藩置县',
        'The domains are replaced by prefectures',
        'Les fiefs font place aux préfectures',
        'Los feudos dejan paso a las prefecturas',
        '廃藩置県が行われる',
      ],
      at: 'edo',
      weight: 3,
      source: ['cambridge-japan', 'vol. 5'],
    },
  ],
  relations: [
    { word: 'ended', to: 'tokugawa-shogunate', when: '1868-01-03', source: ['cambridge-japan', 'vol. 5'] },
    { word: 'took-place-in', to: 'japan', when: ['1867', '1871'], source: ['cambridge-japan', 'vol. 5'] },
  ],
});
