import { subject } from '../subject.ts';

export default subject({
  id: 'taytu-betul',
  kind: 'person',
  region: 'africa',
  names: ['泰图·比图尔', 'Taytu Betul', 'Taytu Betul', 'Taytu Betul', 'タイトゥ・ベトゥル'],
  otherNames: [['泰图皇后'], ['Empress Taytu'], ['l’impératrice Taytu'], ['la emperatriz Taytu'], ['皇后タイトゥ']],
  times: [
    { role: 'life', span: ['1851~', '1918-02-11'], source: ['prouty-taytu'] },
    { role: 'reign', span: ['1889-11', '1910'], source: ['prouty-taytu'] },
  ],
  place: { at: [11.85, 38], name: ['贝格姆德尔', 'Begemder', 'Bégemder', 'Begemder', 'ベゲムデル'] },
  summary: [
    '埃塞俄比亚皇后，孟尼利克二世之妻，出身北方贵族，通经典与外交。1886年她在恩托托山下的温泉边建屋，取名“新花”，是为亚的斯亚贝巴。意大利歪曲《乌查利条约》时，她力主拒绝；1896年亲率数千人出征，在默克莱切断意军堡垒水源，并参与阿杜瓦之战。孟尼利克病重后执政，1910年被贵族逼退。',
    'Empress of Ethiopia, wife of Menelik II, of northern nobility and versed in church learning and diplomacy. In 1886 she built a house by the hot springs below Entoto and called the place New Flower, Addis Ababa. When Italy twisted the treaty of Wuchale, she pressed for refusal; in 1896 she marched with some thousands of her own, had the Italian fort at Mekelle cut off from water, and was at Adwa. She fell from power in 1910.',
    'Impératrice d’Éthiopie, épouse de Ménélik II, de noblesse du Nord, versée dans les lettres sacrées et la diplomatie. En 1886, elle bâtit une maison près des sources chaudes, au pied d’Entoto, et nomme le lieu Nouvelle Fleur, Addis-Abeba. Quand l’Italie fausse le traité de Wuchalé, elle pousse au refus ; en 1896, elle marche avec ses milliers d’hommes, fait couper l’eau au fort de Mekele et combat à Adoua. Écartée en 1910.',
    'Emperatriz de Etiopía, esposa de Menelik II, de la nobleza del norte y versada en las letras sagradas y la diplomacia. En 1886 construyó una casa junto a las aguas termales, al pie de Entoto, y llamó al lugar Nueva Flor, Adís Abeba. Cuando Italia torció el tratado de Wuchale, insistió en el rechazo; en 1896 marchó con miles de hombres suyos, hizo cortar el agua al fuerte de Mekele y estuvo en Adua. La apartaron en 1910.',
    'エチオピア皇后。メネリク二世の妻で、北部の貴族の出、教会の学問と外交に通じた。1886年、エントト山麓の温泉のそばに館を建て、「新しい花」アディスアベバと名づけた。イタリアがウッチャリ条約をゆがめると拒絶を強く説き、1896年には自ら数千の兵を率いて出陣し、メケレのイタリア軍要塞の水を断ち、アドワの戦いに加わった。1910年に権力を失った。',
  ],
  events: [
    {
      when: '1886',
      title: [
        '在温泉旁建屋，命名亚的斯亚贝巴',
        'Builds by the hot springs and names Addis Ababa',
        'Bâtit près des sources chaudes et nomme Addis-Abeba',
        'Construye junto a las termas y nombra Adís Abeba',
        '温泉のそばに館を建て、アディスアベバと名づける',
      ],
      at: 'addis-ababa',
      weight: 3,
      source: ['prouty-taytu'],
    },
    {
      when: '1896-01',
      title: [
        '切断默克莱意军堡垒的水源',
        'Has the Italian fort at Mekelle cut off from water',
        'Fait couper l’eau au fort italien de Mekele',
        'Hace cortar el agua al fuerte italiano de Mekele',
        'メケレのイタリア軍要塞の水を断たせる',
      ],
      at: 'mekelle',
      weight: 2,
      source: ['prouty-taytu'],
    },
  ],
  relations: [
    { word: 'led-in', to: 'battle-of-adwa', when: '1896-03-01', source: ['prouty-taytu'] },
    { word: 'ruler-of', to: 'ethiopian-empire', when: ['1906', '1910'], source: ['prouty-taytu'] },
  ],
});
