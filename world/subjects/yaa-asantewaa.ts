import { subject } from '../subject.ts';

export default subject({
  id: 'yaa-asantewaa',
  kind: 'person',
  region: 'africa',
  names: ['雅阿·阿散蒂娃', 'Yaa Asantewaa', 'Yaa Asantewaa', 'Yaa Asantewaa', 'ヤァ・アサンテワァ'],
  otherNames: [
    ['埃吉苏太后'],
    ['Queen Mother of Ejisu'],
    ['reine mère d’Ejisu'],
    ['reina madre de Ejisu'],
    ['エジスーの母后'],
  ],
  times: [{ role: 'life', span: ['1840~', '1921-10'], source: ['boahen-yaa'] }],
  place: { at: [6.72, -1.47], name: ['埃吉苏', 'Ejisu', 'Ejisu', 'Ejisu', 'エジスー'] },
  summary: [
    '阿散蒂的埃吉苏太后，1900年抗英战争的领袖。1896年英国流放国王，她的孙子埃吉苏酋长同被遣走，她代掌邦政。1900年总督霍奇森索要神圣的金凳，诸酋长犹豫不决，相传她说男子若不战，妇女便去战。她指挥数千人围困库马西英国堡垒数月，终为援军击破，被俘后流放塞舌尔，二十年后死于该地。',
    'Queen mother of Ejisu in Asante and leader of its war against the British in 1900. When they exiled the king in 1896, with her grandson, the chief of Ejisu, she took his place. In 1900 the governor Hodgson demanded the Golden Stool; the chiefs wavered, and she is said to have told them that if the men would not fight the women would. Her army besieged the fort at Kumasi for months. Captured, she died in the Seychelles.',
    'Reine mère d’Ejisu, en pays ashanti, et chef de la guerre de 1900 contre les Britanniques. Quand ils exilèrent le roi, en 1896, avec son petit-fils, chef d’Ejisu, elle prit sa place. En 1900, le gouverneur Hodgson réclame le Tabouret d’or ; les chefs hésitent, et elle aurait dit que si les hommes ne se battaient pas, les femmes le feraient. Son armée assiège des mois le fort de Kumasi. Prise, elle meurt aux Seychelles.',
    'Reina madre de Ejisu, en Asante, y jefa de la guerra de 1900 contra los británicos. Cuando desterraron al rey, en 1896, con su nieto, jefe de Ejisu, ella ocupó su lugar. En 1900 el gobernador Hodgson exigió el Taburete de Oro; los jefes vacilaban, y se cuenta que les dijo que si los hombres no luchaban lo harían las mujeres. Su ejército sitió durante meses el fuerte de Kumasi. Capturada, murió en las Seychelles.',
    'アシャンティのエジスーの母后で、1900年の対英戦争の指導者。1896年、イギリスが国王とともにエジスーの首長であった孫を追放すると、代わって国を預かった。1900年、総督ホジソンが黄金の床几を要求し、首長たちがためらうと、男が戦わぬなら女が戦うと語ったと伝えられる。その軍はクマシの要塞を数か月囲んだが敗れ、捕らえられてセーシェルに流され、その地で没した。',
  ],
  events: [
    {
      when: '1900-04',
      title: [
        '率军围困库马西英军堡垒',
        'Leads the siege of the British fort at Kumasi',
        'Mène le siège du fort britannique de Kumasi',
        'Dirige el sitio del fuerte británico de Kumasi',
        'クマシのイギリス軍要塞を包囲する',
      ],
      at: 'kumasi',
      weight: 3,
      with: ['british-empire'],
      source: ['boahen-yaa'],
    },
    {
      when: '1921-10',
      title: [
        '在塞舌尔流放地去世',
        'Dies in exile in the Seychelles',
        'Meurt en exil aux Seychelles',
        'Muere desterrada en las Seychelles',
        '流刑地セーシェルで没する',
      ],
      at: 'seychelles',
      weight: 2,
      source: ['boahen-yaa'],
    },
  ],
  relations: [
    { word: 'general-of', to: 'asante-empire', when: '1900', source: ['boahen-yaa'] },
    { word: 'enemy-of', to: 'british-empire', when: ['1900', '1901'], source: ['boahen-yaa'] },
  ],
});
