import { subject } from '../subject.ts';

export default subject({
  id: 'moon-landing',
  kind: 'event',
  region: 'americas',
  names: [
    '阿波罗11号登月',
    'Apollo 11 Moon landing',
    'Mission Apollo 11',
    'Llegada del Apolo 11 a la Luna',
    'アポロ11号の月面着陸',
  ],
  otherNames: [['人类首次登月'], ['Apollo 11'], ['Premiers pas sur la Lune'], ['Apolo 11'], ['人類初の月面着陸']],
  times: [{ role: 'span', span: ['1969-07-16', '1969-07-24'], source: ['chaikin-moon'] }],
  place: {
    at: [28.6084, -80.6043],
    name: [
      '肯尼迪航天中心',
      'Kennedy Space Center',
      'centre spatial Kennedy',
      'Centro Espacial Kennedy',
      'ケネディ宇宙センター',
    ],
  },
  summary: [
    '1969年7月20日（世界时）人类首次登上月球。“土星五号”火箭载着阿姆斯特朗、奥尔德林和柯林斯自佛罗里达升空，登月舱“鹰”号降于静海。阿姆斯特朗迈出舱门，称“个人的一小步，人类的一大步”；两人在月面活动约两个半小时，采得二十一公斤半岩石与土壤。全球约六亿人观看转播。',
    'The first landing of people on the Moon, on 20 July 1969. A Saturn V rocket carried Neil Armstrong, Buzz Aldrin and Michael Collins from Florida; the lunar module Eagle came down in the Sea of Tranquility. “One small step”, said Armstrong; the two walked outside for some two and a half hours and brought home 21.5 kilograms of rock and soil. About 600 million people watched.',
    'Premier atterrissage d’êtres humains sur la Lune, le 20 juillet 1969. Une fusée Saturn V emporte de Floride Neil Armstrong, Buzz Aldrin et Michael Collins ; le module Eagle se pose dans la mer de la Tranquillité. « Un petit pas », dit Armstrong ; les deux hommes sortent quelque deux heures et demie et rapportent 21,5 kilos de roches et de sol. Près de 600 millions de personnes regardent.',
    'Primera llegada de seres humanos a la Luna, el 20 de julio de 1969. Un cohete Saturno V llevó desde Florida a Neil Armstrong, Buzz Aldrin y Michael Collins; el módulo Eagle se posó en el mar de la Tranquilidad. «Un pequeño paso», dijo Armstrong; los dos salieron unas dos horas y media y trajeron 21,5 kilos de rocas y polvo. Lo vieron unos 600 millones de personas.',
    '1969年7月20日、人類が初めて月に降り立った出来事。サターンV型ロケットがアームストロング、オルドリン、コリンズを乗せてフロリダを発ち、着陸船イーグルが静かの海に降りた。「一人の人間にとっては小さな一歩」とアームストロングは語り、二人は約二時間半船外で活動して、21.5キログラムの岩石と土壌を持ち帰った。約六億人が中継を見た。',
  ],
  events: [
    {
      when: '1969-07-16',
      title: [
        '“土星五号”自佛罗里达发射',
        'Saturn V lifts off from Florida',
        'La fusée Saturn V décolle de Floride',
        'El Saturno V despega de Florida',
        'サターンV型ロケットがフロリダを発つ',
      ],
      at: 'mare-tranquillitatis-launch',
      weight: 2,
      source: ['chaikin-moon'],
    },
    {
      when: '1969-07-20',
      title: [
        '“鹰”号降于静海',
        'Eagle lands in the Sea of Tranquility',
        'Eagle se pose dans la mer de la Tranquillité',
        'El Eagle se posa en el mar de la Tranquilidad',
        'イーグルが静かの海に着陸する',
      ],
      at: 'houston',
      weight: 3,
      with: ['united-states'],
      source: ['apollo-11-transcript'],
    },
  ],
  relations: [
    { word: 'part-of', to: 'cold-war', when: '1969', source: ['chaikin-moon'] },
    {
      word: 'legend-of',
      to: 'great-wall',
      note: [
        '俗传长城是月球上唯一可见的建筑；阿姆斯特朗说他没有看见',
        'It is often said that the Wall can be seen from the Moon; Armstrong said that he did not see it',
        'On dit la Muraille visible de la Lune ; Armstrong déclara ne pas l’avoir vue',
        'Se dice que la Muralla se ve desde la Luna; Armstrong dijo que no la vio',
        '長城は月から見えると言われるが、アームストロングは見えなかったと語った',
      ],
      source: ['armstrong-oral-history'],
    },
  ],
});
