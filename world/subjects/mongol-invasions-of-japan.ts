import { subject } from '../subject.ts';

export default subject({
  id: 'mongol-invasions-of-japan',
  kind: 'war',
  region: 'east-asia',
  names: [
    '元日战争',
    'Mongol invasions of Japan',
    'Invasions mongoles du Japon',
    'Invasiones mongolas de Japón',
    '元寇',
  ],
  otherNames: [
    ['忽必烈征日', '文永弘安之役'],
    ['Bun’ei and Kōan campaigns'],
    ['campagnes de Bun’ei et Kōan'],
    ['campañas de Bun’ei y Kōan'],
    ['蒙古襲来', '文永・弘安の役'],
  ],
  times: [{ role: 'span', span: ['1274-11', '1281-08'], source: ['conlan-divine-intervention'] }],
  place: { at: [33.6167, 130.35], name: ['博多湾', 'Hakata Bay', 'baie de Hakata', 'bahía de Hakata', '博多湾'] },
  summary: [
    '元世祖忽必烈两次渡海征日之战。日本拒不称臣，1274年元与高丽联军约三万取对马、壹岐，在博多湾登陆，以火器与集团战法逼退武士，旋即撤回。幕府沿岸筑石垒；1281年东路军与南宋降军的江南军共约十四万再来，受阻于石垒，泊于鹰岛时遭台风覆没。日本称之为神风，幕府却因无地可赏而动摇。',
    'The two attempts of Kublai Khan to take Japan, which would not submit. In 1274 Mongol and Korean troops crossed by Tsushima, landed in Hakata Bay, shook the samurai with bombs and massed ranks, and withdrew. The shogunate built a wall along the shore; in 1281 two fleets with, it is said, 140,000 men were held off by it until a typhoon wrecked them off Takashima. The wind was called divine; the shogunate had no land for rewards.',
    'Les deux tentatives de Kubilaï Khan contre le Japon, qui refusait de se soumettre. En 1274, Mongols et Coréens passent par Tsushima, débarquent dans la baie de Hakata, ébranlent les samouraïs par leurs bombes et leurs rangs serrés, puis se retirent. Le shogunat élève un mur sur le rivage ; en 1281, deux flottes, 140 000 hommes dit-on, sont contenues jusqu’à ce qu’un typhon les brise près de Takashima. On parla de vent divin.',
    'Los dos intentos de Kublai Kan contra el Japón, que no se sometía. En 1274 mongoles y coreanos pasaron por Tsushima, desembarcaron en la bahía de Hakata, sacudieron a los samuráis con bombas y filas cerradas, y se retiraron. El sogunato alzó un muro en la costa; en 1281 dos flotas, con 140 000 hombres según se dice, quedaron contenidas hasta que un tifón las deshizo junto a Takashima. Se habló de viento divino.',
    '元のクビライが二度にわたり日本に兵を送った戦い。日本が服属を拒むと、1274年、元・高麗軍は対馬・壱岐を侵して博多湾に上陸し、火器と集団戦法で武士を苦しめたが引き揚げた。幕府は海岸に石築地を築く。1281年、東路軍と江南軍あわせて十四万という大軍が来たが、石築地に阻まれ、鷹島沖で台風に遭って壊滅した。神風と呼ばれたが、恩賞の地がなく幕府は揺らいだ。',
  ],
  events: [
    {
      when: '1274-11',
      title: [
        '元军攻占对马，宗助国战死',
        'The fleet overruns Tsushima; its deputy governor Sō Sukekuni falls',
        'La flotte submerge Tsushima ; Sō Sukekuni, qui la défend, succombe',
        'La flota arrolla Tsushima; muere su defensor, Sō Sukekuni',
        '元軍が対馬を襲い、宗助国が戦死する',
      ],
      at: 'tsushima',
      weight: 2,
      source: ['conlan-divine-intervention'],
    },
    {
      when: '1274-11',
      title: [
        '元军在博多湾登陆后撤退',
        'The first fleet lands in Hakata Bay and withdraws',
        'La première flotte débarque à Hakata et se retire',
        'La primera flota desembarca en Hakata y se retira',
        '元軍が博多湾に上陸し、退く',
      ],
      at: 'hakata-bay',
      weight: 3,
      source: ['conlan-divine-intervention'],
    },
    {
      when: '1275',
      title: [
        '幕府在龙口斩元使杜世忠等五人',
        'The shogunate beheads Kublai’s envoys at Tatsunokuchi, by Kamakura',
        'Le shogunat fait décapiter les envoyés de Kubilaï à Tatsunokuchi',
        'El sogunato decapita a los enviados de Kublai en Tatsunokuchi',
        '幕府が龍ノ口で元の使者杜世忠らを斬る',
      ],
      at: 'tatsunokuchi',
      weight: 2,
      with: ['kublai-khan'],
      source: ['conlan-divine-intervention'],
    },
    {
      when: '1281-08',
      title: [
        '台风在鹰岛外摧毁元军舰队',
        'A typhoon wrecks the second fleet off Takashima',
        'Un typhon brise la seconde flotte près de Takashima',
        'Un tifón destroza la segunda flota ante Takashima',
        '鷹島沖で台風が元の船団を壊滅させる',
      ],
      at: 'takashima',
      weight: 3,
      source: ['conlan-divine-intervention'],
    },
  ],
  relations: [
    { word: 'took-place-in', to: 'japan', when: ['1274', '1281'], source: ['conlan-divine-intervention'] },
    { word: 'aimed-at', to: 'japan', when: ['1274', '1281'], source: ['yuan-shi', '208'] },
  ],
});
