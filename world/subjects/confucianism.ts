import { subject } from '../subject.ts';

export default subject({
  id: 'confucianism',
  kind: 'idea',
  region: 'east-asia',
  names: ['儒家', 'Confucianism', 'Confucianisme', 'Confucianismo', '儒教'],
  otherNames: [['儒学', '儒教', '孔孟之道'], ['Ruism', 'School of the Scholars', 'Ru'], ['École des lettrés', 'ruisme'], ['escuela de los letrados', 'ruismo'], ['儒学', '儒家']],
  times: [{ role: 'span', span: ['-0500~', '..'], source: ['cambridge-ancient-china', 'ch. 11'] }],
  place: { at: [35.6, 116.99], name: ['曲阜', 'Qufu', 'Qufu', 'Qufu', '曲阜'] },
  summary: [
    '以孔子为宗师的思想与教化传统。其学以仁为本，以礼为用，重孝悌、修身与名分，主张为政以德。战国孟子言性善，荀子言性恶，各有发挥。秦焚书而受挫，汉武帝置五经博士，遂为官学。宋儒融合佛道，重建心性之学，朱熹集其大成。两千年间塑造中国、朝鲜、越南与日本的教育、家庭与政治。',
    'The tradition of thought and conduct that looks to Kongzi as its first teacher. Its heart is the cultivation of oneself through learning and ritual, so that family, society and state fall into order. Mencius held that people tend to goodness, Xunzi that they must be shaped. Made the learning of officials under the Han and renewed by the Song thinkers, it shaped education and government across East Asia.',
    'Tradition de pensée et de conduite qui reconnaît en Confucius son premier maître. Son cœur est le perfectionnement de soi par l’étude et les rites, d’où découle l’ordre de la famille, de la société et de l’État. Mencius tient que l’homme incline au bien, Xunzi qu’il faut le former. Devenue savoir des fonctionnaires sous les Han, renouvelée par les penseurs des Song, elle marqua l’éducation et le gouvernement de toute l’Asie orientale.',
    'Tradición de pensamiento y de conducta que reconoce en Confucio a su primer maestro. Su centro es el cultivo de sí mismo mediante el estudio y los ritos, del que nace el orden de la familia, la sociedad y el Estado. Mencio sostuvo que el hombre tiende al bien; Xunzi, que debe ser formado. Saber oficial desde los Han y renovada por los pensadores Song, marcó la educación y el gobierno de Asia oriental.',
    '孔子を祖と仰ぐ思想と教えの伝統。学問と礼によって自らを修め、そこから家・社会・国家の秩序を築こうとする。仁と礼、孝を重んじ、徳による政治を説いた。孟子は性善を、荀子は性悪を唱えた。秦の焚書に遭ったが、漢代に五経博士が置かれて官学となり、宋代に朱熹らが新たな体系をつくった。中国・朝鮮・日本・ベトナムの教育と政治を長く方向づけた。',
  ],
  events: [
    { when: '-0213', title: ['秦焚民间《诗》《书》', 'Qin burns the Odes and the Documents in private hands', 'Le Qin brûle les Odes et les Documents des particuliers', 'Qin quema las Odas y los Documentos en manos privadas', '秦が民間の詩書を焼かせる'], at: 'xianyang', weight: 2, with: ['li-si', 'qin-shi-huang'], source: ['shiji', '6'] },
    { when: '-0124', title: ['置博士弟子员五十人，太学之始', 'The imperial academy opens with fifty students', 'L’académie impériale s’ouvre avec cinquante étudiants', 'La academia imperial se abre con cincuenta estudiantes', '博士弟子五十人を置き、太学が始まる'], at: 'chang-an', weight: 3, with: ['han-wudi'], source: ['hanshu', '6'] },
    { when: '0079', title: ['白虎观会议，论五经异同', 'Scholars settle disputes over the classics in the White Tiger Hall', 'Les lettrés règlent les différends sur les classiques dans la salle du Tigre blanc', 'Los letrados zanjan disputas sobre los clásicos en la Sala del Tigre Blanco', '白虎観で五経の異同を論じる'], at: 'luoyang', weight: 2, with: ['han-dynasty'], source: ['houhanshu', '3'] },
    { when: '1313', title: ['元廷诏复科举，以朱熹《四书》注为准', 'The examinations return, with Zhu Xi’s Four Books as the standard', 'Les examens reprennent, avec les Quatre Livres de Zhu Xi pour norme', 'Vuelven los exámenes, con los Cuatro Libros de Zhu Xi como norma', '元が科挙を復活し、朱熹の四書注を基準とする'], at: 'dadu', weight: 2, source: ['cambridge-china', '6'] },
    { when: '1905-09-02', title: ['清廷下诏停止科举', 'The Qing court abolishes the examinations', 'La cour des Qing abolit les examens', 'La corte Qing suprime los exámenes', '清が科挙の廃止を布告する'], at: 'beijing-city', weight: 3, with: ['qing-dynasty'], source: ['cambridge-china', '11'] },
  ],
  relations: [
    { word: 'state-creed-of', to: 'han-dynasty', when: ['-0136', '0220'], source: ['hanshu', '6'] },
    { word: 'influenced', to: 'han-wudi', note: ['董仲舒对策，请使“诸不在六艺之科、孔子之术者”勿使并进', 'Dong Zhongshu urged him to close the road to all teachings outside the Six Arts', 'Dong Zhongshu l’exhorta à fermer la voie à tout ce qui n’était pas des Six Arts', 'Dong Zhongshu lo exhortó a cerrar el paso a todo lo ajeno a las Seis Artes', '董仲舒は六芸と孔子の術以外の道を閉ざすよう説いた'], source: ['hanshu', '56'] },
    { word: 'rival-of', to: 'laozi', note: ['《史记》：“世之学老子者则绌儒学，儒学亦绌老子”', 'The Shiji says that followers of Laozi run down the Confucians, and the other way round', 'Le Shiji dit que les tenants de Laozi dénigrent les confucéens, et réciproquement', 'El Shiji dice que los seguidores de Laozi desprecian a los confucianos, y a la inversa', '『史記』は、老子を学ぶ者と儒者が互いに退け合うと記す'], source: ['shiji', '63'] },
    { word: 'influenced', to: 'shiji', source: ['shiji', '130'] },
  ],
  same: { wikidata: 'Q9581' },
});
