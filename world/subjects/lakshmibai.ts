import { subject } from '../subject.ts';

export default subject({
  id: 'lakshmibai',
  kind: 'person',
  region: 'south-asia',
  names: ['詹西女王', 'Lakshmibai of Jhansi', 'Lakshmibai de Jhansi', 'Lakshmibai de Jhansi', 'ラクシュミー・バーイー'],
  otherNames: [
    ['拉克希米·葩依', '章西女王'],
    ['Rani of Jhansi', 'Manikarnika'],
    ['rani de Jhansi'],
    ['rani de Jhansi'],
    ['ジャーンシーの女王'],
  ],
  times: [{ role: 'life', span: ['1828?', '1858-06'], source: ['lebra-rani'] }],
  place: { at: [25.3176, 82.9739], name: ['瓦拉纳西', 'Varanasi', 'Bénarès', 'Benarés', 'ヴァーラーナスィー'] },
  summary: [
    '印度詹西土邦的王后，1857年大起义的英雄。丈夫死后，东印度公司不承认养子的继承权，1854年吞并詹西。起义波及时她主持城政，次年英军罗斯将军围城，她率众死守，携养子突围，与坦蒂亚·托皮会合，夺取瓜廖尔，1858年6月在城外骑马作战阵亡。英军主将也称她为起义领袖中最勇者。',
    'Queen of Jhansi and heroine of the Indian rising of 1857. When her husband died, the East India Company refused to accept their adopted son and annexed the state in 1854. The mutiny made her its ruler again; in 1858 General Rose besieged the city, and she broke out with her son, joined Tantia Tope and took Gwalior. She fell in battle before it in June, dressed as a cavalryman. Rose called her the bravest of the rebels.',
    'Reine de Jhansi et héroïne du soulèvement indien de 1857. À la mort de son mari, la Compagnie des Indes refuse de reconnaître leur fils adoptif et annexe l’État en 1854. La mutinerie la remet au pouvoir ; en 1858, le général Rose assiège la ville, elle s’échappe avec son fils, rejoint Tantia Tope et prend Gwalior. Elle tombe devant la place en juin, en tenue de cavalier. Rose l’appela la plus brave des rebelles.',
    'Reina de Jhansi y heroína del levantamiento indio de 1857. Al morir su marido, la Compañía de las Indias no reconoció al hijo adoptivo y se anexionó el Estado en 1854. El motín la devolvió al poder; en 1858 el general Rose sitió la ciudad, ella escapó con su hijo, se unió a Tantia Tope y tomó Gwalior. Cayó ante la plaza en junio, vestida de jinete. Rose la llamó la más valiente de los rebeldes.',
    'インドのジャーンシー藩王国の王妃で、1857年の大反乱の英雄。夫の死後、東インド会社は養子の継承を認めず、1854年に国を併合した。反乱が及ぶと城を治め、翌年ローズ将軍の包囲に抗して戦い、養子を連れて脱出、ターンティヤー・トーペーと合流してグワーリヤルを奪った。1858年6月、騎兵の姿で城外に戦死する。敵将は反乱側で最も勇敢な人物と評した。',
  ],
  events: [
    {
      when: '1858-04-03',
      title: [
        '英军攻入詹西，次夜突围',
        'Holds Jhansi against General Rose, then breaks out',
        'Défend Jhansi contre le général Rose, puis s’échappe',
        'Defiende Jhansi contra el general Rose y escapa',
        'ローズ将軍に抗してジャーンシーを守り、脱出する',
      ],
      at: 'jhansi',
      weight: 3,
      source: ['lebra-rani'],
    },
    {
      when: '1858-06',
      title: [
        '在瓜廖尔城外阵亡',
        'Falls in battle near Gwalior',
        'Tombe au combat près de Gwalior',
        'Cae en combate cerca de Gwalior',
        'グワーリヤル近郊で戦死する',
      ],
      at: 'gwalior',
      weight: 3,
      source: ['lebra-rani'],
    },
  ],
  relations: [
    { word: 'rebelled-against', to: 'british-empire', when: ['1857', '1858'], source: ['lebra-rani'] },
    { word: 'led-in', to: 'indian-rebellion-of-1857', when: ['1857', '1858'], source: ['lebra-rani'] },
  ],
});
