/**
 * Confusable and reserved usernames. Letters that no name may contain are refused earlier (features/accounts/rules.ts).
 */

/** Removes accents from Latin letters; the marks of kana stay, because they change the letter. */
export const removeAccents = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');

/**
 * Lower-case letters and what they look like, `from:to`. Source: Unicode TR39 confusables.txt, for letters allowed in
 * names; in addition i and l are equal, because a capital I looks like l.
 */
const confusables = new Map(
  `
  0:o 〇:o 1:l i:l m:rn w:vv ø:o ł:l đ:d ð:d þ:p æ:ae œ:oe
  _:- ー:- 一:- ロ:口 カ:力 ト:卜 タ:夕 ハ:八 エ:工 ニ:二 オ:才 チ:千 ム:厶 ノ:丿 メ:乂
  へ:ヘ べ:ベ ぺ:ペ り:リ 曰:日 士:土 末:未 已:己 巳:己
`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** The skeleton of a name: names with the same skeleton look alike. */
export const skeletonOf = (name: string): string =>
  Array.from(removeAccents(name).toLowerCase(), (letter) => confusables.get(letter) ?? letter).join('');

/** Names of offices, of the site and of imported sources, in the five languages. */
const reservedWords = `
  stele steles estela shiqu shiquge sekikyo 石渠 石渠阁 石渠閣 wikidata nomisma pleiades
  admin admins administrator administrators sysadmin superuser root system webmaster postmaster hostmaster operator owner staff team official
  moderator mod reviewer reviewers editor support help helpdesk security abuse info contact service bot
  管理员 管理員 系统 系統 系统管理员 系統管理員 官方 版主 审核员 審核員 审核人员 客服 帮助 幫助 站长 站長 运营者
  administrateur administratrice moderateur moderatrice relecteur relectrice systeme assistance aide equipe officiel
  administrador administradora moderador moderadora revisor revisora sistema soporte ayuda equipo oficial
  管理者 管理人 システム 運営 運営者 公式 審査担当 審査担当者 モデレーター サポート ヘルプ
`
  .trim()
  .split(/\s+/);
const reservedSkeletons = new Set(reservedWords.map(skeletonOf));

/** Those of these words that can occur in a password, in lower case: they are guessed first. */
export const siteWords: readonly string[] = reservedWords.filter((word) => /^[a-z]+$/.test(word));

/** Generated names: members who chose none yet, and deleted accounts. */
const generatedName = /^(?:reader|former_?member)_/;
const sevenDigits = /^(?:_*\d){7}[\d_]*$/;

/**
 * Whether a name is reserved: an office, also as a part or with digits (`stele-admin2`), a generated name, a phone
 * number.
 */
export function isReserved(name: string): boolean {
  const plain = name.replaceAll('-', '_');
  if (generatedName.test(removeAccents(plain).toLowerCase()) || sevenDigits.test(plain)) return true;
  const parts = plain
    .split('_')
    .map((part) => part.replace(/^\d+|(?<!\d)\d+$/g, ''))
    .filter(Boolean);
  return (
    parts.length > 0 &&
    (parts.every((part) => reservedSkeletons.has(skeletonOf(part))) ||
      reservedSkeletons.has(skeletonOf(parts.join(''))))
  );
}
