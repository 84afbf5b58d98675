import { subject } from '../subject.ts';

export default subject({
  id: 'marie-antoinette',
  kind: 'person',
  region: 'europe',
  names: ['玛丽·安托瓦内特', 'Marie Antoinette', 'Marie-Antoinette', 'María Antonieta', 'マリー・アントワネット'],
  otherNames: [
    ['路易十六王后'],
    ['Queen of France', 'Antoine of Austria'],
    ['l’Autrichienne', 'Marie-Antoinette d’Autriche'],
    ['reina de Francia'],
    ['フランス王妃'],
  ],
  times: [{ role: 'life', span: ['1755-11-02', '1793-10-16'], source: ['fraser-antoinette'] }],
  place: { at: [48.2082, 16.3738], name: ['维也纳', 'Vienna', 'Vienne', 'Viena', 'ウィーン'] },
  summary: [
    '法国王后，玛丽亚·特蕾莎女皇之女，十四岁嫁王储路易以巩固法奥同盟。凡尔赛的奢靡与“项链事件”使她声名狼藉，尽管后者她并无过失。革命爆发后她力主求助于奥地利，1791年随国王出逃，在瓦雷讷被截。1793年受革命法庭审判，在断头台处死。“何不食蛋糕”一语并非出自她口。',
    'Queen of France, daughter of the empress Maria Theresa, married at fourteen to the dauphin Louis to seal the Austrian alliance. Her spending and the affair of the necklace, in which she had no part, ruined her name. In the Revolution she looked to Austria for rescue; the flight of 1791 ended at Varennes. Tried by the Revolutionary Tribunal, she was guillotined in 1793. She never said “let them eat cake”.',
    'Reine de France, fille de l’impératrice Marie-Thérèse, mariée à quatorze ans au dauphin Louis pour sceller l’alliance autrichienne. Ses dépenses et l’affaire du collier, où elle n’était pour rien, ruinent son nom. Sous la Révolution, elle attend secours de l’Autriche ; la fuite de 1791 s’arrête à Varennes. Jugée par le Tribunal révolutionnaire, elle est guillotinée en 1793. Le mot sur la brioche n’est pas d’elle.',
    'Reina de Francia, hija de la emperatriz María Teresa, casada a los catorce años con el delfín Luis para sellar la alianza austriaca. Sus gastos y el asunto del collar, en el que no tuvo parte, arruinaron su fama. En la Revolución esperó ayuda de Austria; la huida de 1791 acabó en Varennes. Juzgada por el Tribunal Revolucionario, fue guillotinada en 1793. La frase de los pasteles no es suya.',
    'フランス王妃。女帝マリア・テレジアの娘で、オーストリアとの同盟のため十四歳で王太子ルイに嫁いだ。浪費と、実は無関係だった首飾り事件とで評判を落とす。革命が起こるとオーストリアの救援を頼み、1791年の逃亡はヴァレンヌで阻まれた。1793年、革命裁判所で裁かれ断頭台で処刑された。「お菓子を食べればよい」の言葉は彼女のものではない。',
  ],
  events: [
    {
      when: '1770-05-16',
      title: [
        '在凡尔赛与王储成婚',
        'Marries the dauphin at Versailles',
        'Épouse le dauphin à Versailles',
        'Se casa con el delfín en Versalles',
        'ヴェルサイユで王太子と結婚する',
      ],
      at: 'palace-of-versailles',
      weight: 2,
      with: ['palace-of-versailles'],
      source: ['fraser-antoinette'],
    },
    {
      when: '1791-06-21',
      title: [
        '随王室出逃，在瓦雷讷被截',
        'Is stopped with the king at Varennes',
        'Est arrêtée avec le roi à Varennes',
        'La detienen con el rey en Varennes',
        '国王とともに逃亡し、ヴァレンヌで捕まる',
      ],
      at: 'varennes',
      weight: 2,
      with: ['french-revolution'],
      source: ['doyle-revolution'],
    },
    {
      when: '1793-10-16',
      title: [
        '在巴黎被处死',
        'Is guillotined in Paris',
        'Est guillotinée à Paris',
        'Es guillotinada en París',
        'パリで処刑される',
      ],
      at: 'place-de-la-concorde',
      weight: 3,
      with: ['french-revolution'],
      source: ['fraser-antoinette'],
    },
  ],
  relations: [
    { word: 'lived-in', to: 'palace-of-versailles', when: ['1770', '1789'], source: ['versailles-collections'] },
    { word: 'died-in', to: 'french-revolution', when: '1793-10-16', source: ['fraser-antoinette'] },
  ],
  same: { wikidata: 'Q47365' },
});
