import { subject } from '../subject.ts';

export default subject({
  id: 'salote-tupou',
  kind: 'person',
  region: 'oceania',
  names: ['萨洛特·图普三世', 'Sālote Tupou III', 'Sālote Tupou III', 'Salote Tupou III', 'サローテ・トゥポウ三世'],
  otherNames: [['萨洛特女王'], ['Queen Salote'], ['reine Salote'], ['reina Salote'], ['サローテ女王']],
  times: [
    { role: 'life', span: ['1900-03-13', '1965-12-16'], source: ['wood-ellem-salote'] },
    { role: 'reign', span: ['1918-04-05', '1965-12-16'], source: ['wood-ellem-salote'] },
  ],
  place: { at: [-21.14, -175.2], name: ['努库阿洛法', 'Nuku‘alofa', 'Nuku’alofa', 'Nukualofa', 'ヌクアロファ'] },
  summary: [
    '汤加女王，十八岁即位，在位四十七年，使这个英国保护下的小王国保住自己的国王、议会与土地法。她以婚姻联合三支王族谱系，调和教派，兴办学校与医疗，又是诗人、谱牒与舞蹈的保存者。1953年赴伦敦参加伊丽莎白二世加冕，冒雨乘敞篷马车，一时为世人所爱。晚年在奥克兰去世，五年后汤加恢复完全自主。',
    'Queen of Tonga, who came to the throne at eighteen and held together for forty-seven years a small kingdom that kept its king, parliament and land laws under British protection. Her marriage joined the royal lines; she reconciled churches, furthered schools and health, and was a poet who had genealogies and dances recorded. At the coronation of Elizabeth II in 1953 she rode through the rain in an open carriage and won the crowd. Five years after her death Tonga was fully its own.',
    'Reine des Tonga, montée sur le trône à dix-huit ans, elle maintint quarante-sept ans un petit royaume qui, sous protection britannique, garda son roi, son parlement et ses lois foncières. Son mariage unit les lignées royales ; elle réconcilia des Églises, développa écoles et santé, et, poète, fit noter généalogies et danses. Au couronnement d’Élisabeth II, en 1953, elle traversa la pluie en voiture découverte et conquit la foule. Cinq ans après sa mort, les Tonga étaient pleinement souveraines.',
    'Reina de Tonga, subió al trono a los dieciocho años y sostuvo durante cuarenta y siete un pequeño reino que, bajo protección británica, conservó rey, parlamento y leyes de la tierra. Su matrimonio unió los linajes reales; reconcilió Iglesias, fomentó escuelas y sanidad, y, poeta, hizo anotar genealogías y danzas. En la coronación de Isabel II, en 1953, cruzó la lluvia en coche descubierto y conquistó a la multitud. Cinco años después de su muerte Tonga era del todo soberana.',
    'トンガの女王。十八歳で即位し、在位四十七年、イギリスの保護下にありながら自らの王、議会、土地法を保つ小王国を守った。結婚によって王統を一つに合わせ、教会の対立を和らげ、学校と医療を興し、詩人でもあって系譜と舞踊を記録させた。1953年、エリザベス二世の戴冠式では雨の中を屋根のない馬車で進み、人々の心をつかんだ。没後五年で、トンガは完全な主権を回復した。',
  ],
  events: [
    {
      when: '1918-04-05',
      title: [
        '父王去世，十八岁即位',
        'Becomes queen at eighteen on the death of her father',
        'Devient reine à dix-huit ans, à la mort de son père',
        'Es reina a los dieciocho años, al morir su padre',
        '父王が没し、十八歳で即位する',
      ],
      at: 'nukualofa',
      weight: 2,
      with: ['tonga'],
      source: ['wood-ellem-salote'],
    },
    {
      when: '1953-06-02',
      title: [
        '在伦敦加冕行列中冒雨乘敞篷马车',
        'Rides in an open carriage through the rain at the coronation in London',
        'Défile sous la pluie, voiture ouverte, au couronnement de Londres',
        'Desfila bajo la lluvia, en coche abierto, en la coronación de Londres',
        'ロンドンの戴冠式の行列で、雨の中を屋根のない馬車で進む',
      ],
      at: 'london',
      weight: 2,
      source: ['wood-ellem-salote'],
    },
  ],
  relations: [
    { word: 'ruler-of', to: 'tonga', when: ['1918-04-05', '1965-12-16'], source: ['wood-ellem-salote'] },
    {
      word: 'travelled-to',
      to: 'united-kingdom',
      when: '1953',
      note: [
        '参加伊丽莎白二世加冕典礼',
        'She went to the coronation of Elizabeth II',
        'Elle assista au couronnement d’Élisabeth II',
        'Asistió a la coronación de Isabel II',
        'エリザベス二世の戴冠式に列した',
      ],
      source: ['wood-ellem-salote'],
    },
  ],
});
