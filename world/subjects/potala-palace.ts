import { subject } from '../subject.ts';

export default subject({
  id: 'potala-palace',
  kind: 'site',
  region: 'east-asia',
  names: ['布达拉宫', 'Potala Palace', 'Palais du Potala', 'Palacio de Potala', 'ポタラ宮'],
  otherNames: [['布达拉'], ['Potala'], ['Potala'], ['Potala'], ['ポタラ宮殿']],
  times: [
    { role: 'made', span: ['1645', '1694'], source: ['unesco-world-heritage', '707'] },
    { role: 'span', span: ['1645', '..'], source: ['unesco-world-heritage', '707'] },
  ],
  place: {
    at: [29.6577, 91.1169],
    name: ['西藏拉萨', 'Lhasa, Tibet', 'Lhassa, Tibet', 'Lhasa, Tíbet', 'チベット、ラサ'],
  },
  summary: [
    '拉萨红山上的宫殿与寺院，历代达赖喇嘛的冬宫，名取自观音所居的普陀洛迦山。相传7世纪松赞干布已在山上筑宫。1642年后五世达赖喇嘛得固始汗扶持主政，1645年始建白宫；其身后，摄政桑结嘉措1690至1694年建红宫，内有五世灵塔。全宫高百余米，房间千余。1959年十四世达赖喇嘛出走印度后，改为博物馆，仍有朝拜者。',
    'Palace and monastery on the Red Hill at Lhasa, winter residence of the Dalai Lamas, named after the mountain of the bodhisattva Avalokiteshvara. King Songtsen Gampo is said to have built there in the seventh century. The Fifth Dalai Lama began the White Palace in 1645, when Güshi Khan had given him rule over Tibet; his regent added the Red Palace, with his tomb, by 1694. Since the Fourteenth left for India in 1959 it has been a museum, to which pilgrims still come.',
    'Palais et monastère sur la Colline rouge de Lhassa, résidence d’hiver des dalaï-lamas, nommé d’après la montagne du bodhisattva Avalokiteshvara. Le roi Songtsen Gampo y aurait bâti au VIIᵉ siècle. Le cinquième dalaï-lama commença le Palais blanc en 1645, quand Güshi Khan lui eut remis le Tibet ; son régent y ajouta, avant 1694, le Palais rouge et son tombeau. Depuis le départ du quatorzième pour l’Inde en 1959, c’est un musée où viennent encore des pèlerins.',
    'Palacio y monasterio en la Colina Roja de Lhasa, residencia de invierno de los dalái lamas, llamado como la montaña del bodhisattva Avalokiteshvara. Se dice que el rey Songtsen Gampo construyó allí en el siglo VII. El quinto dalái lama empezó el Palacio Blanco en 1645, cuando Güshi Kan le había entregado el Tíbet; su regente añadió, hasta 1694, el Palacio Rojo con su tumba. Desde que el decimocuarto marchó a la India en 1959 es un museo al que aún acuden peregrinos.',
    'ラサの赤い丘に立つ宮殿と僧院で、歴代ダライ・ラマの冬の居所。名は観音菩薩の住む補陀落山に由来する。7世紀にソンツェン・ガンポ王がここに宮を築いたと伝えられる。グシ・ハンの後ろ盾を得たダライ・ラマ五世が1645年に白宮を起こし、摂政が1694年までに五世の霊塔を納める紅宮を加えた。1959年に十四世がインドへ去り、のち博物館となったが、巡礼は絶えない。',
  ],
  events: [
    {
      when: '1645',
      title: [
        '五世达赖喇嘛始建白宫',
        'The Fifth Dalai Lama begins the White Palace',
        'Le cinquième dalaï-lama commence le Palais blanc',
        'El quinto dalái lama empieza el Palacio Blanco',
        'ダライ・ラマ五世が白宮の造営を始める',
      ],
      at: 'marpo-ri',
      weight: 3,
      source: ['kapstein-tibetans'],
    },
    {
      when: ['1690', '1694'],
      title: [
        '摄政桑结嘉措建红宫，安放五世灵塔',
        'The regent builds the Red Palace around the tomb of the Fifth',
        'Le régent élève le Palais rouge autour du tombeau du Cinquième',
        'El regente levanta el Palacio Rojo en torno a la tumba del Quinto',
        '摂政サンギェ・ギャツォが五世の霊塔を納める紅宮を建てる',
      ],
      at: 'marpo-ri',
      weight: 2,
      source: ['kapstein-tibetans'],
    },
    {
      when: '1959-03-17',
      title: [
        '十四世达赖喇嘛夜离罗布林卡，前往印度',
        'The Fourteenth Dalai Lama leaves the Norbulingka by night for India',
        'Le quatorzième dalaï-lama quitte de nuit le Norbulingka pour l’Inde',
        'El decimocuarto dalái lama deja de noche la Norbulingka hacia la India',
        'ダライ・ラマ十四世が夜にノルブリンカを出てインドへ向かう',
      ],
      at: 'norbulingka',
      weight: 2,
      source: ['shakya-dragon'],
    },
  ],
  relations: [
    { word: 'dedicated-to', to: 'buddhism', source: ['unesco-world-heritage', '707'] },
    {
      word: 'built-on-land-of',
      to: 'tibetan-empire',
      when: '1645',
      note: [
        '相传松赞干布曾在同一山上筑宫',
        'King Songtsen Gampo is said to have built on the same hill',
        'Le roi Songtsen Gampo aurait bâti sur la même colline',
        'Se dice que el rey Songtsen Gampo construyó en la misma colina',
        'ソンツェン・ガンポ王が同じ丘に宮を築いたと伝える',
      ],
      source: ['kapstein-tibetans'],
    },
    {
      word: 'located-in',
      to: 'peoples-republic-of-china',
      when: ['1951', '..'],
      source: ['unesco-world-heritage', '707'],
    },
  ],
  same: { wikidata: 'Q71229' },
});
