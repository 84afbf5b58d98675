import { subject } from '../subject.ts';

export default subject({
  id: 'xinhai-revolution',
  kind: 'event',
  region: 'east-asia',
  names: ['辛亥革命', 'Xinhai Revolution', 'Révolution chinoise de 1911', 'Revolución de Xinhai', '辛亥革命'],
  otherNames: [
    ['武昌起义'],
    ['Chinese Revolution of 1911'],
    ['révolution Xinhai'],
    ['Revolución china de 1911'],
    ['第一革命'],
  ],
  times: [{ role: 'span', span: ['1911-10-10', '1912-02-12'], source: ['esherick-1911'] }],
  place: { at: [30.5466, 114.3059], name: ['武昌', 'Wuchang', 'Wuchang', 'Wuchang', '武昌'] },
  summary: [
    '推翻清朝、结束两千余年帝制的革命。铁路国有激起四川保路运动，1911年10月10日湖北新军在武昌起义，两月之内十余省宣告独立。1912年元旦孙中山在南京就任临时大总统，随后与袁世凯议和；2月12日隆裕太后颁布退位诏书，六岁的宣统帝逊位。中华民国成立，然军阀割据旋起。',
    'The revolution that ended the Qing and two thousand years of empire in China. Anger at the nationalisation of railways broke out in Sichuan; on 10 October 1911 soldiers of the New Army rose at Wuchang, and within two months most provinces had left the dynasty. Sun Yat-sen became provisional president at Nanjing on 1 January 1912, then made way for Yuan Shikai, who brought about the abdication of the child emperor.',
    'Révolution qui mit fin aux Qing et à deux mille ans d’empire en Chine. La nationalisation des chemins de fer soulève le Sichuan ; le 10 octobre 1911, des soldats de la Nouvelle Armée se révoltent à Wuchang, et en deux mois la plupart des provinces quittent la dynastie. Sun Yat-sen devient président provisoire à Nankin le 1ᵉʳ janvier 1912, puis s’efface devant Yuan Shikai, qui obtient l’abdication de l’empereur enfant.',
    'Revolución que acabó con los Qing y con dos mil años de imperio en China. La nacionalización de los ferrocarriles sublevó Sichuan; el 10 de octubre de 1911 se alzaron en Wuchang soldados del Nuevo Ejército, y en dos meses la mayoría de las provincias dejó a la dinastía. Sun Yat-sen fue presidente provisional en Nankín el 1 de enero de 1912 y luego cedió el puesto a Yuan Shikai, que logró la abdicación del emperador niño.',
    '清朝を倒し、二千年余り続いた帝政を終わらせた革命。鉄道国有化への反発が四川で高まり、1911年10月10日、武昌で新軍の兵士が蜂起すると、二か月のうちに多くの省が独立を宣言した。1912年元日、孫文が南京で臨時大総統に就き、やがて袁世凱に譲る。2月12日、六歳の宣統帝が退位し、中華民国の世となった。',
  ],
  events: [
    {
      when: '1911-10-10',
      title: [
        '武昌起义爆发',
        'Soldiers rise at Wuchang',
        'Des soldats se soulèvent à Wuchang',
        'Se alzan los soldados en Wuchang',
        '武昌で兵士が蜂起する',
      ],
      at: 'wuchang',
      weight: 3,
      source: ['esherick-1911'],
    },
    {
      when: '1912-01-01',
      title: [
        '孙中山在南京就任临时大总统',
        'Sun Yat-sen becomes provisional president at Nanjing',
        'Sun Yat-sen devient président provisoire à Nankin',
        'Sun Yat-sen es presidente provisional en Nankín',
        '孫文が南京で臨時大総統に就任する',
      ],
      at: 'nanjing',
      weight: 3,
      with: ['sun-yat-sen'],
      source: ['bergere-sun'],
    },
    {
      when: '1912-02-12',
      title: [
        '宣统帝退位',
        'The last emperor abdicates',
        'Le dernier empereur abdique',
        'Abdica el último emperador',
        '宣統帝が退位する',
      ],
      at: 'forbidden-city',
      weight: 3,
      with: ['qing-dynasty'],
      source: ['esherick-1911'],
    },
  ],
  relations: [
    { word: 'ended', to: 'qing-dynasty', when: '1912-02-12', source: ['esherick-1911'] },
    { word: 'aimed-at', to: 'qing-dynasty', when: ['1911', '1912'], source: ['esherick-1911'] },
  ],
});
