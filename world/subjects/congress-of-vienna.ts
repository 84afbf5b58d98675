import { subject } from '../subject.ts';

export default subject({
  id: 'congress-of-vienna',
  kind: 'event',
  region: 'europe',
  names: ['维也纳会议', 'Congress of Vienna', 'Congrès de Vienne', 'Congreso de Viena', 'ウィーン会議'],
  otherNames: [[], ['Settlement of 1815'], ['traités de 1815'], [], ['1815年の講和']],
  times: [{ role: 'span', span: ['1814-09-18', '1815-06-09'], source: ['zamoyski-rites'] }],
  place: { at: [48.2082, 16.3738], name: ['维也纳', 'Vienna', 'Vienne', 'Viena', 'ウィーン'] },
  summary: [
    '1814至1815年各国在维也纳举行的和会，奥地利外相梅特涅主持，英、俄、普及战败的法国均居其列，塔列朗使法国重返列强。会议按势力均衡重划欧洲：波兰大半归俄，莱茵兰归普鲁士，德意志三十九邦组成邦联，尼德兰合并，瑞士永久中立，并谴责奴隶贸易。宴会舞会不断，有“会议跳舞，却不前进”之讥。',
    'The peace conference held at Vienna from September 1814 to June 1815 under the Austrian minister Metternich, with Britain, Russia, Prussia and, thanks to Talleyrand, beaten France at the table. By the balance of power it gave most of Poland to Russia and the Rhineland to Prussia, made a German Confederation of thirty-nine states, declared Switzerland neutral and condemned the slave trade. It danced a great deal.',
    'Conférence de paix tenue à Vienne de septembre 1814 à juin 1815 sous le ministre autrichien Metternich, avec la Grande-Bretagne, la Russie, la Prusse et, grâce à Talleyrand, la France vaincue. Au nom de l’équilibre, elle donne l’essentiel de la Pologne à la Russie, la Rhénanie à la Prusse, crée une Confédération germanique de trente-neuf États, déclare la Suisse neutre et condamne la traite. On y dansa beaucoup.',
    'Conferencia de paz celebrada en Viena de septiembre de 1814 a junio de 1815 bajo el ministro austriaco Metternich, con Gran Bretaña, Rusia, Prusia y, gracias a Talleyrand, la Francia vencida. Según el equilibrio de poderes dio casi toda Polonia a Rusia y Renania a Prusia, creó una Confederación Germánica de treinta y nueve Estados, declaró neutral a Suiza y condenó la trata. Se bailó mucho.',
    '1814年9月から1815年6月までウィーンで開かれた講和会議。オーストリアのメッテルニヒが主宰し、イギリス、ロシア、プロイセンに加え、タレーランの働きで敗戦国フランスも席を得た。勢力均衡に基づき、ポーランドの大半をロシアに、ラインラントをプロイセンに与え、三十九邦のドイツ連邦を設け、スイスを永世中立とし、奴隷貿易を非難した。「会議は踊る」と評された。',
  ],
  events: [
    {
      when: '1815-02-08',
      title: [
        '各国宣言谴责奴隶贸易',
        'The powers declare against the slave trade',
        'Les puissances condamnent la traite des Noirs',
        'Las potencias condenan la trata de esclavos',
        '列国が奴隷貿易を非難する宣言を出す',
      ],
      at: 'vienna',
      weight: 2,
      source: ['final-act-vienna'],
    },
    {
      when: '1815-06-09',
      title: [
        '《最后议定书》签署',
        'The Final Act is signed',
        'L’acte final est signé',
        'Se firma el Acta Final',
        '最終議定書が調印される',
      ],
      at: 'vienna',
      weight: 3,
      source: ['final-act-vienna'],
    },
  ],
  relations: [
    {
      word: 'aimed-at',
      to: 'napoleon',
      when: '1815-03-13',
      note: [
        '1815年3月13日，列强宣布他不受法律保护',
        'On 13 March 1815 the powers declared him an outlaw',
        'Le 13 mars 1815, les puissances le mirent hors la loi',
        'El 13 de marzo de 1815 las potencias lo declararon fuera de la ley',
        '1815年3月13日、列強は彼を法の外に置くと宣言した',
      ],
      source: ['zamoyski-rites'],
    },
    {
      word: 'revived',
      to: 'netherlands',
      when: '1815',
      note: [
        '会议把南北尼德兰合为一个王国，1830年比利时脱离',
        'It joined north and south in one kingdom, until Belgium left in 1830',
        'Il unit le Nord et le Sud en un royaume, que la Belgique quitta en 1830',
        'Unió el norte y el sur en un reino, que Bélgica dejó en 1830',
        '南北を一つの王国に合わせたが、1830年にベルギーが離れた',
      ],
      source: ['zamoyski-rites'],
    },
  ],
  same: { wikidata: 'Q47158' },
});
