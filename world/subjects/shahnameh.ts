import { subject } from '../subject.ts';

export default subject({
  id: 'shahnameh',
  kind: 'book',
  region: 'near-east',
  names: ['列王纪', 'Shahnameh', 'Livre des rois', 'Libro de los reyes', '王書'],
  otherNames: [['王书', '沙纳玛'], ['Book of Kings'], ['Shâhnâmeh'], ['Shahnamé'], ['シャー・ナーメ']],
  times: [{ role: 'made', span: ['0977~', '1010-03-08'], source: ['shahnameh-text'] }],
  place: { at: [36.486, 59.518], name: ['图斯', 'Tus', 'Tous', 'Tus', 'トゥース'] },
  summary: [
    '菲尔多西的波斯语史诗，约五万联句，1010年完成于图斯附近。从创世之王写到651年萨珊灭亡，神话、英雄与历史三部相承；勇士鲁斯塔姆误杀亲子苏赫拉布一段最为人知。诗人依据散文旧本，力用波斯语词，自称以诗筑起风雨不摧的高殿。相传伽色尼苏丹马哈茂德酬以微薄，诗人分赠澡堂与酒贩，愤而离去。',
    'Firdausi’s Persian epic of some fifty thousand couplets, finished near Tus in 1010. It runs from the first king of the world to the fall of the Sasanians in 651, from myth through heroes to history; best known is how Rustam kills Suhrab without knowing his own son. The poet worked from a prose book and kept to Persian words. It is told that Sultan Mahmud paid him meanly and that he gave the money away.',
    'Épopée persane de Firdousi, quelque cinquante mille distiques, achevée près de Tous en 1010. Elle va du premier roi du monde à la chute des Sassanides en 651, du mythe aux héros et à l’histoire ; on connaît surtout Rostam tuant Sohrab sans savoir qu’il est son fils. Le poète suit un livre en prose et s’en tient aux mots persans. On raconte que le sultan Mahmoud le paya mal et qu’il donna l’argent.',
    'Epopeya persa de Firdusi, unos cincuenta mil dísticos, terminada cerca de Tus en 1010. Va del primer rey del mundo a la caída de los sasánidas en 651, del mito a los héroes y a la historia; lo más conocido es cómo Rostam mata a Sohrab sin saber que es su hijo. El poeta siguió un libro en prosa y se atuvo a las palabras persas. Se cuenta que el sultán Mahmud le pagó mal y que él regaló el dinero.',
    'フィルダウスィーのペルシア語叙事詩。約五万対句、1010年にトゥース近郊で完成した。世界最初の王から651年のサーサーン朝滅亡まで、神話、英雄、歴史を語り継ぐ。勇士ルスタムがそれと知らず息子ソフラーブを討つ話が名高い。散文の王書をもとに、努めてペルシア語の語を用いた。スルタン・マフムードの報酬が乏しく、詩人はそれを人に与えて去ったと伝えられる。',
  ],
  events: [
    {
      when: '1010-03-08',
      title: [
        '菲尔多西完成全诗',
        'Firdausi finishes his poem',
        'Firdousi achève son poème',
        'Firdusi termina su poema',
        'フィルダウスィーが詩を完成する',
      ],
      at: 'tus',
      weight: 3,
      source: ['shahnameh-text'],
    },
    {
      when: ['1520~', '1540~'],
      title: [
        '萨法维宫廷画师为沙赫塔赫玛斯普绘制插图本',
        'Safavid painters make a copy for Shah Tahmasp at Tabriz',
        'Des peintres safavides l’enluminent pour Chah Tahmasp à Tabriz',
        'Pintores safavíes lo ilustran para el sah Tahmasp en Tabriz',
        'タブリーズでシャー・タフマースプの挿絵本が作られる',
      ],
      at: 'tabriz',
      weight: 2,
      source: ['encyclopaedia-iranica', 'Šāh-nāma'],
    },
  ],
  relations: [
    { word: 'tells-of', to: 'sasanian-empire', source: ['shahnameh-text'] },
    {
      word: 'tells-of',
      to: 'alexander-the-great',
      note: [
        '诗中的伊斯坎达尔是大流士的异母兄弟',
        'In the poem Iskandar is half-brother to Dara, Darius',
        'Dans le poème, Iskandar est le demi-frère de Dara, Darius',
        'En el poema, Iskandar es medio hermano de Dara, Darío',
        '詩の中のイスカンダルはダーラーの異母兄弟である',
      ],
      source: ['shahnameh-text'],
    },
  ],
});
