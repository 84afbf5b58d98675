import { subject } from '../subject.ts';

export default subject({
  id: 'american-civil-war',
  kind: 'war',
  region: 'americas',
  names: ['美国内战', 'American Civil War', 'Guerre de Sécession', 'Guerra de Secesión', 'アメリカ南北戦争'],
  otherNames: [
    ['南北战争'],
    ['War between the States'],
    ['guerre civile américaine'],
    ['Guerra Civil estadounidense'],
    ['南北戦争'],
  ],
  times: [{ role: 'span', span: ['1861-04-12', '1865-04-09'], source: ['mcpherson'] }],
  place: { at: [39.8118, -77.2256], name: ['葛底斯堡', 'Gettysburg', 'Gettysburg', 'Gettysburg', 'ゲティスバーグ'] },
  summary: [
    '1861至1865年美国联邦与脱离联邦的南方十一州之间的战争。林肯当选后，蓄奴各州相继退出，炮击萨姆特堡。北方以人力、工业与海上封锁取胜；1863年《解放奴隶宣言》把战争变成废奴之战，近二十万黑人从军。葛底斯堡与维克斯堡之后南军不支，李将军在阿波马托克斯投降。死者六十余万，奴隶制废除。',
    'The war of 1861–1865 between the United States and the eleven southern states that left it after Lincoln’s election, and that began by firing on Fort Sumter. The North had the men, the factories and the blockade; the Emancipation Proclamation of 1863 made it a war against slavery, and almost 200,000 black men served. After Gettysburg and Vicksburg the South failed; Lee surrendered at Appomattox. Over 600,000 died.',
    'Guerre de 1861 à 1865 entre les États-Unis et les onze États du Sud qui les avaient quittés après l’élection de Lincoln et ouvrirent le feu sur le fort Sumter. Le Nord a pour lui les hommes, l’industrie et le blocus ; la proclamation d’émancipation de 1863 en fait une guerre contre l’esclavage, et près de 200 000 Noirs servent. Après Gettysburg et Vicksburg, le Sud cède ; Lee se rend à Appomattox. Plus de 600 000 morts.',
    'Guerra de 1861 a 1865 entre los Estados Unidos y los once estados del Sur que los abandonaron al ser elegido Lincoln y abrieron fuego contra el fuerte Sumter. El Norte tenía los hombres, la industria y el bloqueo; la Proclamación de Emancipación de 1863 la hizo guerra contra la esclavitud, y sirvieron casi 200 000 negros. Tras Gettysburg y Vicksburg cedió el Sur; Lee se rindió en Appomattox. Murieron más de 600 000.',
    '1861年から1865年、アメリカ合衆国と、リンカンの当選後に脱退した南部十一州との戦争。南軍のサムター要塞砲撃に始まる。北部は人口、工業、海上封鎖でまさり、1863年の奴隷解放宣言により奴隷制を廃する戦いとなって、二十万近い黒人が従軍した。ゲティスバーグとヴィクスバーグの後に南部は崩れ、リー将軍がアポマトックスで降伏した。死者は六十万を超えた。',
  ],
  events: [
    {
      when: '1861-04-12',
      title: [
        '南军炮击萨姆特堡',
        'Confederates fire on Fort Sumter',
        'Les confédérés tirent sur le fort Sumter',
        'Los confederados abren fuego contra el fuerte Sumter',
        '南軍がサムター要塞を砲撃する',
      ],
      at: 'fort-sumter',
      weight: 3,
      source: ['mcpherson'],
    },
    {
      when: ['1863-07-01', '1863-07-03'],
      title: [
        '李将军的进攻在葛底斯堡被击退',
        'Lee’s invasion is beaten back at Gettysburg',
        'L’invasion de Lee est repoussée à Gettysburg',
        'La invasión de Lee es rechazada en Gettysburg',
        'リー軍の侵攻がゲティスバーグで退けられる',
      ],
      at: 'gettysburg',
      weight: 3,
      source: ['mcpherson'],
    },
    {
      when: '1865-04-09',
      title: [
        '李将军在阿波马托克斯投降',
        'Lee surrenders at Appomattox',
        'Lee se rend à Appomattox',
        'Lee se rinde en Appomattox',
        'リー将軍がアポマトックスで降伏する',
      ],
      at: 'appomattox',
      weight: 3,
      source: ['mcpherson'],
    },
  ],
  relations: [
    { word: 'took-place-in', to: 'united-states', when: ['1861', '1865'], source: ['mcpherson'] },
    {
      word: 'influenced',
      to: 'atlantic-slave-trade',
      when: ['1862', '1867'],
      note: [
        '1862年林肯的条约准许英舰搜查美国船，五年内运往古巴的贩奴即告断绝',
        'Lincoln’s treaty of 1862 let British cruisers search American ships; within five years the trade to Cuba was over',
        'Le traité de 1862 permit aux croiseurs anglais de fouiller les navires américains ; en cinq ans, la traite vers Cuba cessa',
        'El tratado de 1862 dejó a los cruceros ingleses registrar barcos de Estados Unidos; en cinco años cesó la trata a Cuba',
        '1862年の条約でイギリス軍艦が米船を臨検でき、五年のうちにキューバへの奴隷貿易は絶えた',
      ],
      source: ['eltis-slave-trade'],
    },
  ],
  same: { wikidata: 'Q8676' },
});
