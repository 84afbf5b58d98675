import { subject } from '../subject.ts';

export default subject({
  id: 'printing-of-the-gutenberg-bible',
  kind: 'event',
  region: 'europe',
  names: [
    '古腾堡圣经的印刷',
    'Printing of the Gutenberg Bible',
    'Impression de la Bible de Gutenberg',
    'Impresión de la Biblia de Gutenberg',
    'グーテンベルク聖書の印刷',
  ],
  otherNames: [
    ['四十二行圣经'],
    ['42-line Bible', 'B42'],
    ['Bible à 42 lignes'],
    ['Biblia de 42 líneas'],
    ['四十二行聖書'],
  ],
  times: [{ role: 'made', span: ['1452~', '1455'], source: ['fussel-gutenberg'] }],
  place: { at: [49.9994, 8.2735], name: ['美因茨', 'Mainz', 'Mayence', 'Maguncia', 'マインツ'] },
  summary: [
    '约翰内斯·古腾堡在美因茨用金属活字印成拉丁文圣经，是西方活字印刷第一部大书。每面两栏、多为四十二行，约印一百八十部，一部分印在羊皮纸上。1455年3月，皮科洛米尼写信说，一个奇人在法兰克福出示的书页不戴眼镜也能读。同年，出资人富斯特诉讼得胜。半个世纪后欧洲已有二百多个城市设有印刷所。',
    'The first great book printed in the West with movable metal type: a Latin Bible in two columns, mostly of forty-two lines, of which Johannes Gutenberg made about 180 copies at Mainz, some on vellum. In March 1455 Enea Silvio Piccolomini wrote of sheets shown at Frankfurt that could be read without spectacles. The same year his backer Johann Fust won a lawsuit against him. By 1500 over two hundred towns had presses.',
    'Premier grand livre imprimé en Occident avec des caractères mobiles de métal : une Bible latine sur deux colonnes, le plus souvent de quarante-deux lignes, que Johannes Gutenberg tira à Mayence à quelque 180 exemplaires, certains sur vélin. En mars 1455, Enea Silvio Piccolomini parle de feuilles montrées à Francfort et lisibles sans lunettes. La même année, son bailleur de fonds Johann Fust gagne un procès contre lui.',
    'Primer gran libro impreso en Occidente con tipos móviles de metal: una Biblia latina a dos columnas, casi siempre de cuarenta y dos líneas, de la que Johannes Gutenberg hizo en Maguncia unos 180 ejemplares, algunos en vitela. En marzo de 1455, Enea Silvio Piccolomini habla de pliegos mostrados en Fráncfort que se leían sin anteojos. Ese año, su prestamista Johann Fust le ganó un pleito.',
    'ヨハネス・グーテンベルクがマインツで印刷したラテン語聖書で、金属活字による西洋最初の大冊。二段組み、多くは四十二行で、羊皮紙刷りを含め約百八十部が作られた。1455年3月、ピッコローミニは、フランクフルトで示された紙葉は眼鏡なしでも読めると書き送っている。同じ年、出資者フストが訴訟に勝った。1500年までに二百を超える都市が印刷所をもった。',
  ],
  events: [
    {
      when: '1454-10',
      title: [
        '古腾堡圣经的印张在法兰克福出示',
        'Printed sheets of the Bible are shown at Frankfurt',
        'Des feuilles de la Bible sont montrées à Francfort',
        'Se muestran en Fráncfort pliegos de la Biblia',
        '聖書の刷り紙がフランクフルトで示される',
      ],
      at: 'frankfurt',
      weight: 2,
      source: ['piccolomini-letter'],
    },
    {
      when: '1455-11-06',
      title: [
        '公证文书记下富斯特与古腾堡的诉讼',
        'A notary records Fust’s lawsuit against Gutenberg',
        'Un notaire consigne le procès de Fust contre Gutenberg',
        'Un notario registra el pleito de Fust contra Gutenberg',
        '公証人がフストとグーテンベルクの訴訟を記録する',
      ],
      at: 'mainz',
      weight: 2,
      source: ['fussel-gutenberg'],
    },
  ],
  relations: [
    { word: 'spread', to: 'bible', when: ['1455', '..'], source: ['fussel-gutenberg'] },
    { word: 'took-place-in', to: 'holy-roman-empire', when: '1455', source: ['fussel-gutenberg'] },
  ],
  same: { wikidata: 'Q158075' },
});
