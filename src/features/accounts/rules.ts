import * as limits from '../../rules/limits.ts';
import type { ErrorName } from '../../rules/errors.ts';
import { removeAccents } from '../../rules/member-names.ts';
import { textWidth } from '../../rules/text-width.ts';

/**
 * Latin letters (accents are removed before; œ, ß, ø …), Han and kana, but not their radicals and signs; digits,
 * underscore, hyphen.
 */
const usernameLetters =
  /^[[[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]&&\p{L}]A-Za-zÆŒØŁĐÐÞæœøłđðþßー々〇0-9_\-]+$/v;

/** V11. The fault of a username; null if valid. Full-width letters are rejected because they look like others. */
export function usernameFault(username: string): 'usernameShape' | null {
  const width = textWidth(username);
  const fits = width >= limits.usernameWidth.least && width <= limits.usernameWidth.most;
  const letters = usernameLetters.test(removeAccents(username)) && !/\p{M}/u.test(username);
  return fits && letters && username === username.normalize('NFKC') ? null : 'usernameShape';
}

/** V12. The fault of a new password; null if valid. */
export function passwordFault(password: string): Extract<ErrorName, 'passwordLetters' | 'passwordShape'> | null {
  if (/[^A-Za-z0-9]/.test(password)) return 'passwordLetters';
  return password.length >= limits.passwordLength.least && password.length <= limits.passwordLength.most
    ? null
    : 'passwordShape';
}

/** V13, as far as a browser can check: 4 to 15 digits. The server knows the numbering plan of each country. */
export const looksLikePhone = (mobile: string) => /^\d{4,15}$/.test(mobile.replace(/[\s().-]/g, ''));

/** Masks the middle of a phone number: +86 138****0000. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `+${digits.slice(0, -8)}****${digits.slice(-4)}`;
}

/** Masks the middle of a mail address: s***n@example.org. */
export function maskMail(mail: string): string {
  const [name = '', host = ''] = mail.split('@');
  return `${name[0] ?? ''}***${name.length > 2 ? name.at(-1) : ''}@${host}`;
}
