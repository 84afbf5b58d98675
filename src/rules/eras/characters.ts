/**
 * Characters in names of eras and dynasties with three forms: simplified, traditional, and modern Japanese. Sufficient
 * only for those names; whole texts are converted elsewhere.
 */
const characterForms =
  '汉漢漢 凤鳳鳳 节節節 黄黃黄 龙龍龍 宁寧寧 阳陽陽 绥綏綏 寿壽寿 摄攝摂 国國国 后後後 鸿鴻鴻 乌烏烏 兴興興 义義義 监監監 开開開 业業業 贞貞貞 观觀観 显顯顕 庆慶慶 仪儀儀 长長長 宝寶宝 广廣広 德德徳 历曆暦 ' +
  '会會会 圣聖聖 绍紹紹 丰豐豊 统統統 乐樂楽 顺順順 万萬万 启啟啓 祯禎禎 绪緒緒 聪聰聡 应應応 云雲雲 铜銅銅 灵靈霊 龟龜亀 养養養 护護護 胜勝勝 鸟鳥鳥 宽寬寛 禄祿禄 齐齊斉 总總総 载載載 东東東 战戰戦 晋晉晋 辽遼遼 ' +
  '陈陳陳 吴吳呉 赵趙趙 飞飛飛 镰鎌鎌 仓倉倉 户戶戸 时時時 恒恆恒 绩績績 职職職 证證証 团團団 无無無 凉涼涼 刘劉劉 肃肅粛 宪憲憲 献獻献 穆穆穆 闵閔閔 庄莊荘 怀懷懐 号號号 间間間 纪紀紀 孙孫孫 闽閩閩 楚楚楚 ' +
  '册冊冊 玺璽璽 运運運 赐賜賜 真眞真 调調調 极極極 复復復 岁歲歳 视視視 赞贊賛 礼禮礼 收收収 辅輔輔 韩韓韓 华華華 满滿満 罗羅羅 济濟済 鲜鮮鮮 丽麗麗 贶貺貺 资資資 慎愼慎 协協協 维維維 体體体 实實実 泽澤沢 荣榮栄 岛島島';

const simplifiedForms = new Map<string, string>(),
  japaneseForms = new Map<string, string>();
for (const [simple, traditional, modern] of characterForms
  .split(' ')
  .map((three) => [...three] as [string, string, string])) {
  simplifiedForms.set(traditional, simple).set(modern, simple);
  japaneseForms.set(simple, modern).set(traditional, modern);
}
// Several forms may map to one simplified character.
const furtherForms =
  '歷历 歴历 竜龙 嶽岳 啓启 羣群 寧宁 甯宁 呉吴 昻昂 淸清 鐮镰 煕熙 凞熙 緖绪 黃黄 戶户 佑祐 寳宝 囯国 圀国 靑青 髙高 冨富 嶋岛 徵征 徴征 麚䴥 彥彦 衞卫';
for (const [other, simple] of furtherForms.split(' ').map((two) => [...two] as [string, string]))
  simplifiedForms.set(other, simple);

/** A name in simplified characters, for comparing names. */
export const toSimplified = (text: string): string =>
  [...text].map((letter) => simplifiedForms.get(letter) ?? letter).join('');
/** A name in modern Japanese characters. */
export const toJapanese = (text: string): string =>
  [...text].map((letter) => japaneseForms.get(letter) ?? letter).join('');

const chineseDigits = '〇一二三四五六七八九';

/** A number from 1 to 9999 in Chinese numerals: 十, 二十九, 一百〇五. */
export function chineseNumeral(value: number): string {
  let text = '',
    gap = false;
  for (const [worth, unit] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const figure = Math.floor(value / worth) % 10;
    if (figure)
      text += `${gap ? '〇' : ''}${worth === 10 && !text && figure === 1 ? '' : chineseDigits[figure]!}${unit}`;
    gap = text !== '' && figure === 0;
  }
  return text;
}
