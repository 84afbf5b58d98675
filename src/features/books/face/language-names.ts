import { columns, languageName, languageOfWork, readLanguage, type Language } from '../../../rules/languages.ts';

/** Languages of old books that not every list of names has, or has in no word that a reader would know. */
const ours: Readonly<Record<string, Record<Language, string>>> = {
  lzh: columns(['文言', 'Literary Chinese', 'chinois classique', 'chino clásico', '漢文']),
  'akk-Latn': columns(['阿卡德语', 'Akkadian', 'akkadien', 'acadio', 'アッカド語']),
  'egy-Latn': columns(['古埃及语', 'Egyptian', 'égyptien ancien', 'egipcio antiguo', '古代エジプト語']),
  'sux-Latn': columns(['苏美尔语', 'Sumerian', 'sumérien', 'sumerio', 'シュメール語']),
  'sa-Latn': columns(['梵语', 'Sanskrit', 'sanskrit', 'sánscrito', 'サンスクリット語']),
  'pi-Latn': columns(['巴利语', 'Pali', 'pali', 'pali', 'パーリ語']),
  'peo-Latn': columns(['古波斯语', 'Old Persian', 'vieux perse', 'persa antiguo', '古代ペルシア語']),
  'pra-Latn': columns(['俗语', 'Prakrit', 'prakrit', 'prácrito', 'プラークリット']),
  quc: columns(['基切语', 'K’iche’', 'quiché', 'quiché', 'キチェ語']),
  nah: columns(['纳瓦特尔语', 'Nahuatl', 'nahuatl', 'náhuatl', 'ナワトル語']),
  nci: columns(['古典纳瓦特尔语', 'Classical Nahuatl', 'nahuatl classique', 'náhuatl clásico', '古典ナワトル語']),
  ojp: columns(['古日语', 'Old Japanese', 'japonais ancien', 'japonés antiguo', '上代日本語']),
};

/** A language by its tag, in words. */
export function languageOf(tag: string, language: Language): string {
  const known = ours[tag]?.[language];
  if (known) return known;
  const five = readLanguage(tag);
  if (five) return languageName(five, language);
  try {
    return languageOfWork(tag, language) ?? tag;
  } catch {
    return tag; // a tag that no list has
  }
}
