import type { Place } from '../subject.ts';

export const reformationAndScience = {
  caffa: {
    at: [45.03, 35.38],
    name: [
      '卡法（今费奥多西亚）',
      'Caffa (Feodosia)',
      'Caffa (Féodossia)',
      'Cafa (Feodosia)',
      'カッファ（現フェオドシヤ）',
    ],
  },
  messina: { at: [38.193, 15.554], name: ['墨西拿', 'Messina', 'Messine', 'Mesina', 'メッシーナ'] },
  strasbourg: {
    at: [48.5734, 7.7521],
    name: ['斯特拉斯堡', 'Strasbourg', 'Strasbourg', 'Estrasburgo', 'ストラスブール'],
  },
  london: { at: [51.5074, -0.1278], name: ['伦敦', 'London', 'Londres', 'Londres', 'ロンドン'] },
  mainz: { at: [49.9994, 8.2735], name: ['美因茨', 'Mainz', 'Mayence', 'Maguncia', 'マインツ'] },
  frankfurt: { at: [50.1109, 8.6821], name: ['法兰克福', 'Frankfurt', 'Francfort', 'Fráncfort', 'フランクフルト'] },
  worms: { at: [49.6311, 8.3599], name: ['沃尔姆斯', 'Worms', 'Worms', 'Worms', 'ヴォルムス'] },
  augsburg: { at: [48.3705, 10.8978], name: ['奥格斯堡', 'Augsburg', 'Augsbourg', 'Augsburgo', 'アウクスブルク'] },
  geneva: { at: [46.2044, 6.1432], name: ['日内瓦', 'Geneva', 'Genève', 'Ginebra', 'ジュネーヴ'] },
  trent: { at: [46.0679, 11.1211], name: ['特伦托', 'Trent', 'Trente', 'Trento', 'トレント'] },
  'sistine-chapel': {
    at: [41.903, 12.4545],
    name: [
      '梵蒂冈西斯廷礼拜堂',
      'Sistine Chapel, Vatican',
      'chapelle Sixtine, Vatican',
      'Capilla Sixtina, Vaticano',
      'ヴァチカン、システィーナ礼拝堂',
    ],
  },
  padua: { at: [45.4064, 11.8768], name: ['帕多瓦', 'Padua', 'Padoue', 'Padua', 'パドヴァ'] },
  arcetri: { at: [43.7504, 11.2546], name: ['阿切特里', 'Arcetri', 'Arcetri', 'Arcetri', 'アルチェトリ'] },
  woolsthorpe: {
    at: [52.809, -0.631],
    name: [
      '伍尔索普庄园',
      'Woolsthorpe Manor',
      'manoir de Woolsthorpe',
      'casa solariega de Woolsthorpe',
      'ウールズソープ邸',
    ],
  },
} as const satisfies Record<string, Place>;
