import { subject } from '../subject.ts';

export default subject({
  id: 'qiu-jin',
  kind: 'person',
  region: 'east-asia',
  names: ['秋瑾', 'Qiu Jin', 'Qiu Jin', 'Qiu Jin', '秋瑾'],
  otherNames: [
    ['鉴湖女侠'],
    ['Heroine of Mirror Lake'],
    ['Ts’ieou Kin'],
    ['Heroína del Lago del Espejo'],
    ['鑑湖女俠'],
  ],
  times: [{ role: 'life', span: ['1875?', '1907-07-15'], source: ['qiu-jin-ji'] }],
  place: { at: [24.4798, 118.0894], name: ['厦门', 'Xiamen', 'Xiamen', 'Xiamen', '厦門'] },
  summary: [
    '清末革命者、诗人，自号“鉴湖女侠”。祖籍绍兴，生于福建，嫁湖南富家子，移居北京后深感国危。1904年变卖首饰，离夫别子赴日本留学，着男装习射击，加入光复会与同盟会，撰文反对缠足与包办婚姻，在上海办《中国女报》。1907年主持绍兴大通学堂，密谋起义，事泄被捕，留下“秋风秋雨愁煞人”一句，就义于轩亭口。',
    'Revolutionary and poet of late Qing China. Of a Shaoxing family, married to a merchant’s son, she sold her jewels in 1904, left husband and children and went to study in Japan, where she wore men’s clothes, learned to shoot and joined the secret societies. She wrote against foot-binding and arranged marriage and founded a women’s journal in Shanghai. Head of a school at Shaoxing, she planned a rising, was arrested and beheaded.',
    'Révolutionnaire et poète de la fin des Qing. D’une famille de Shaoxing, mariée à un fils de marchand, elle vend ses bijoux en 1904, quitte mari et enfants et part étudier au Japon, où elle s’habille en homme, apprend à tirer et entre dans les sociétés secrètes. Elle écrit contre les pieds bandés et le mariage arrangé et fonde à Shanghai un journal de femmes. Directrice d’école à Shaoxing, elle prépare un soulèvement ; on l’arrête et la décapite.',
    'Revolucionaria y poeta de fines de los Qing. De familia de Shaoxing, casada con el hijo de un comerciante, en 1904 vendió sus joyas, dejó marido e hijos y fue a estudiar al Japón, donde vistió de hombre, aprendió a disparar y entró en las sociedades secretas. Escribió contra los pies vendados y el matrimonio concertado y fundó en Shanghái una revista de mujeres. Directora de una escuela en Shaoxing, preparó un alzamiento; la decapitaron.',
    '清末の革命家、詩人。紹興の家の出で、商家の息子に嫁いだが、1904年に装身具を売り、夫と子を残して日本に留学した。男装し、射撃を習い、光復会と同盟会に加わる。纏足や親の決める結婚に反対し、上海で『中国女報』を創刊した。紹興の学校を預かりながら蜂起を企てたが、発覚して捕らえられ、「秋風秋雨、人を愁殺す」の句を残して処刑された。',
  ],
  events: [
    {
      when: '1904',
      title: [
        '赴日本留学',
        'Leaves for Japan to study',
        'Part étudier au Japon',
        'Parte a estudiar al Japón',
        '日本に留学する',
      ],
      at: 'tokyo',
      weight: 2,
      with: ['japan'],
      source: ['qiu-jin-ji'],
    },
    {
      when: '1907-07-15',
      title: [
        '在绍兴轩亭口就义',
        'Is beheaded at Shaoxing',
        'Est décapitée à Shaoxing',
        'Es decapitada en Shaoxing',
        '紹興で処刑される',
      ],
      at: 'shaoxing',
      weight: 3,
      with: ['qing-dynasty'],
      source: ['qiu-jin-ji'],
    },
  ],
  relations: [
    { word: 'rebelled-against', to: 'qing-dynasty', when: ['1905', '1907'], source: ['qiu-jin-ji'] },
    { word: 'lived-in', to: 'japan', when: ['1904', '1905'], source: ['qiu-jin-ji'] },
    { word: 'ally-of', to: 'sun-yat-sen', when: ['1905', '1907'], source: ['qiu-jin-ji'] },
  ],
});
