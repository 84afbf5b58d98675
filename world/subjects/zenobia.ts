import { subject } from '../subject.ts';

export default subject({
  id: 'zenobia',
  kind: 'person',
  region: 'near-east',
  names: ['芝诺比娅', 'Zenobia', 'Zénobie', 'Zenobia', 'ゼノビア'],
  otherNames: [
    ['泽诺比娅', '帕尔米拉女王'],
    ['Septimia Zenobia', 'Bat-Zabbai'],
    ['Septimia Zenobia'],
    ['Septimia Zenobia'],
    ['セプティミア・ゼノビア'],
  ],
  times: [
    { role: 'life', span: ['0240~', '0274?'], source: ['zosimus', '1'] },
    { role: 'reign', span: ['0267~', '0272'], source: ['zosimus', '1'] },
  ],
  place: { at: [34.5505, 38.2689], name: ['帕尔米拉', 'Palmyra', 'Palmyre', 'Palmira', 'パルミラ'] },
  summary: [
    '叙利亚帕尔米拉的女王。约267年丈夫奥德奈图斯遇刺，她以幼子瓦巴拉图斯之名执政，270年取埃及，继而据有叙利亚与小亚细亚大半，272年其子始称奥古斯都。奥勒良东征，在安条克、埃米萨连败其军，帕尔米拉投降；她骑驼奔幼发拉底河求援时被俘，后在罗马凯旋式上示众。结局诸说不一。',
    'Queen of Palmyra in Syria. When her husband Odaenathus was murdered about 267, she ruled for her young son Vaballathus, took Egypt in 270 and then Syria and much of Asia Minor; in 272 mother and son took the imperial titles. Aurelian beat her army near Antioch and at Emesa; she was caught fleeing on a camel to the Euphrates, and shown in his triumph at Rome. Of her end there are several stories.',
    'Reine de Palmyre, en Syrie. À la mort de son mari Odénath, assassiné vers 267, elle règne pour son jeune fils Vaballath, prend l’Égypte en 270, puis la Syrie et une grande part de l’Asie Mineure ; en 272, mère et fils prennent les titres impériaux. Aurélien bat son armée près d’Antioche et à Émèse ; rattrapée à dos de chameau vers l’Euphrate, elle figure à son triomphe. Sur sa fin, les récits divergent.',
    'Reina de Palmira, en Siria. Cuando asesinaron a su marido Odenato, hacia 267, gobernó por su hijo Vabalato, tomó Egipto en 270 y después Siria y gran parte de Asia Menor; en 272 madre e hijo tomaron los títulos imperiales. Aureliano venció a su ejército cerca de Antioquía y en Emesa; la alcanzaron cuando huía en camello hacia el Éufrates y desfiló en su triunfo. De su fin hay varias versiones.',
    'シリアのパルミラの女王。267年頃に夫オダエナトゥスが暗殺されると、幼い息子ウァバラトゥスの名で治め、270年にエジプト、さらにシリアと小アジアの大半を取り、272年に母子で皇帝の称号を帯びた。アウレリアヌスはアンティオキアとエメサでその軍を破る。らくだでユーフラテスへ逃れる途中に捕らえられ、ローマの凱旋式に引かれた。最期には諸説がある。',
  ],
  events: [
    {
      when: '0270',
      title: [
        '军队攻取埃及',
        'Sends an army that takes Egypt',
        'Envoie une armée qui prend l’Égypte',
        'Envía un ejército que toma Egipto',
        '軍を送ってエジプトを取る',
      ],
      at: 'alexandria',
      weight: 3,
      with: ['alexandria'],
      source: ['zosimus', '1.44'],
    },
    {
      when: '0272',
      title: [
        '军队在埃米萨败于奥勒良，随后被俘',
        'Is beaten by Aurelian at Emesa and captured',
        'Est vaincue par Aurélien à Émèse, puis prise',
        'Es vencida por Aureliano en Emesa y capturada',
        'エメサでアウレリアヌスに敗れ、捕らえられる',
      ],
      at: 'emesa',
      weight: 3,
      with: ['roman-empire'],
      source: ['zosimus', '1.50–56'],
    },
  ],
  relations: [
    { word: 'rebelled-against', to: 'roman-empire', when: ['0270', '0272'], source: ['zosimus', '1.44–56'] },
    { word: 'conquered', to: 'alexandria', when: '0270', source: ['zosimus', '1.44'] },
    {
      word: 'legend-of',
      to: 'cleopatra',
      note: [
        '《罗马君王传》说她自称克莱奥帕特拉的后裔',
        'The Historia Augusta says that she claimed descent from her',
        'L’Histoire Auguste dit qu’elle se prétendait sa descendante',
        'La Historia Augusta dice que se decía descendiente suya',
        '『ローマ皇帝群像』は彼女がその子孫を称したという',
      ],
      source: ['historia-augusta', 'Thirty Tyrants 30'],
    },
  ],
  same: { wikidata: 'Q485109' },
});
