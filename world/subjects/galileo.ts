import { subject } from '../subject.ts';

export default subject({
  id: 'galileo',
  kind: 'person',
  region: 'europe',
  names: ['伽利略', 'Galileo', 'Galilée', 'Galileo Galilei', 'ガリレオ・ガリレイ'],
  otherNames: [['伽利略·伽利莱'], ['Galileo Galilei'], ['Galileo Galilei'], ['Galileo'], ['ガリレオ']],
  times: [{ role: 'life', span: ['1564-02-15', '1642-01-08'], source: ['heilbron-galileo'] }],
  place: { at: [43.7228, 10.4017], name: ['比萨', 'Pisa', 'Pise', 'Pisa', 'ピサ'] },
  summary: [
    '意大利数学家、天文学家和物理学家，生于比萨。他在帕多瓦研究落体与运动，1609年自制望远镜观天，看到月面山谷、木星的四颗卫星和金星盈亏，遂公开支持哥白尼。1633年罗马宗教裁判所令他放弃日心说，此后软禁于阿切特里，仍写成奠定力学的《两门新科学》。1992年教廷承认当年判断有误。',
    'Italian mathematician, astronomer and physicist, born at Pisa. At Padua he studied falling bodies; in 1609 he turned a telescope to the sky and saw mountains on the Moon, four moons of Jupiter and the phases of Venus, and spoke out for Copernicus. In 1633 the Inquisition made him abjure. Under house arrest at Arcetri he wrote Two New Sciences, a foundation of mechanics.',
    'Mathématicien, astronome et physicien italien, né à Pise. À Padoue, il étudie la chute des corps ; en 1609, il pointe une lunette vers le ciel, voit les montagnes de la Lune, quatre satellites de Jupiter et les phases de Vénus, et prend parti pour Copernic. En 1633, l’Inquisition le contraint à abjurer. Assigné à résidence à Arcetri, il écrit les Deux sciences nouvelles, fondement de la mécanique.',
    'Matemático, astrónomo y físico italiano, nacido en Pisa. En Padua estudió la caída de los cuerpos; en 1609 dirigió un telescopio al cielo, vio montañas en la Luna, cuatro satélites de Júpiter y las fases de Venus, y tomó partido por Copérnico. En 1633 la Inquisición lo obligó a abjurar. Recluido en Arcetri, escribió las Dos nuevas ciencias, fundamento de la mecánica.',
    'ピサ生まれのイタリアの数学者、天文学者、物理学者。パドヴァで落体の運動を研究し、1609年に自作の望遠鏡を空に向け、月の山々、木星の四つの衛星、金星の満ち欠けを見て、コペルニクス説を公然と支持した。1633年、ローマの異端審問で地動説の放棄を誓わされ、アルチェトリに軟禁されたが、力学の基礎となる『新科学対話』を著した。',
  ],
  events: [
    {
      when: '1610-01-07',
      title: [
        '首次看到木星的卫星',
        'First sees moons of Jupiter',
        'Voit pour la première fois des satellites de Jupiter',
        'Ve por primera vez satélites de Júpiter',
        '木星の衛星を初めて観測する',
      ],
      at: 'padua',
      weight: 3,
      source: ['sidereus-nuncius'],
    },
    {
      when: '1633-06-22',
      title: [
        '在罗马被迫放弃日心说',
        'Is made to abjure the motion of the Earth at Rome',
        'Abjure à Rome, contraint, le mouvement de la Terre',
        'Lo obligan en Roma a abjurar del movimiento de la Tierra',
        'ローマで地動説の放棄を誓わされる',
      ],
      at: 'rome',
      weight: 3,
      with: ['rome'],
      source: ['heilbron-galileo'],
    },
    {
      when: '1638',
      title: [
        '《两门新科学》在莱顿出版',
        'Publishes Two New Sciences at Leiden',
        'Publie à Leyde les Deux sciences nouvelles',
        'Publica en Leiden las Dos nuevas ciencias',
        '『新科学対話』をライデンで刊行する',
      ],
      at: 'arcetri',
      weight: 2,
      source: ['heilbron-galileo'],
    },
  ],
  relations: [
    { word: 'influenced', to: 'newton', source: ['westfall-newton'] },
    {
      word: 'wrote-about',
      to: 'aristotle',
      when: '1632',
      note: [
        '《对话》借辛普利邱之口陈述亚里士多德派，再一一驳倒',
        'In the Dialogue Simplicio speaks for Aristotle’s school, and is refuted day by day',
        'Dans le Dialogue, Simplicio parle pour l’école d’Aristote et se voit réfuter',
        'En el Diálogo, Simplicio habla por la escuela de Aristóteles y es refutado',
        '『天文対話』ではシンプリチオがアリストテレス派を代弁し、論破される',
      ],
      source: ['galileo-dialogo'],
    },
    { word: 'commented-on', to: 'archimedes', when: '1586~', source: ['heilbron-galileo'] },
  ],
  same: { wikidata: 'Q307' },
});
