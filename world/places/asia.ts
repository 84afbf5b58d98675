import type { Place } from '../subject.ts';

export const asia = {
  kesh: {
    at: [39.0578, 66.8343],
    name: [
      '渴石（沙赫里萨布兹）',
      'Kesh (Shahrisabz)',
      'Kesh (Chahrisabz)',
      'Kesh (Shahrisabz)',
      'ケシュ（シャフリサブズ）',
    ],
  },
  ankara: { at: [39.9334, 32.8597], name: ['安卡拉', 'Ankara', 'Ankara', 'Ankara', 'アンカラ'] },
  'otrar-timur': { at: [42.8528, 68.3031], name: ['讹答剌', 'Otrar', 'Otrar', 'Otrar', 'オトラル'] },
  ghazna: { at: [33.5536, 68.4269], name: ['加兹尼', 'Ghazna', 'Ghazni', 'Gazni', 'ガズニー'] },
  'honno-ji': {
    at: [35.006, 135.754],
    name: ['京都本能寺', 'Honnō-ji, Kyoto', 'Honnō-ji, Kyoto', 'Honnō-ji, Kioto', '京都、本能寺'],
  },
  hiei: {
    at: [35.0704, 135.841],
    name: ['比叡山延历寺', 'Enryaku-ji, Mount Hiei', 'Enryaku-ji, mont Hiei', 'Enryaku-ji, monte Hiei', '比叡山延暦寺'],
  },
  nagashino: { at: [34.9229, 137.56], name: ['长篠', 'Nagashino', 'Nagashino', 'Nagashino', '長篠'] },
  ikaruga: { at: [34.6144, 135.7342], name: ['斑鸠', 'Ikaruga', 'Ikaruga', 'Ikaruga', '斑鳩'] },
  takashima: { at: [33.43, 129.75], name: ['鹰岛', 'Takashima', 'Takashima', 'Takashima', '鷹島'] },
  'phnom-kulen': {
    at: [13.61, 104.11],
    name: ['荔枝山', 'Phnom Kulen', 'Phnom Kulen', 'Phnom Kulen', 'プノン・クーレン'],
  },
  'angkor-thom': {
    at: [13.4411, 103.8588],
    name: ['吴哥通王城', 'Angkor Thom', 'Angkor Thom', 'Angkor Thom', 'アンコール・トム'],
  },
  jinan: {
    at: [36.6512, 117.12],
    name: ['济南章丘', 'Zhangqiu, Jinan', 'Zhangqiu, Jinan', 'Zhangqiu, Jinan', '済南、章丘'],
  },
  jinhua: { at: [29.079, 119.647], name: ['金华', 'Jinhua', 'Jinhua', 'Jinhua', '金華'] },
  agra: { at: [27.1929, 78.031], name: ['阿格拉', 'Agra', 'Agra', 'Agra', 'アーグラー'] },
  lahore: {
    at: [31.6225, 74.2951],
    name: ['拉合尔沙赫达拉', 'Shahdara, Lahore', 'Shahdara, Lahore', 'Shahdara, Lahore', 'ラホール、シャーダラ'],
  },
} as const satisfies Record<string, Place>;
