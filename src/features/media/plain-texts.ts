import { toPlainText } from '../../rules/safe-html.ts';

/** Texts without markup; empty ones are dropped. */
export const toPlainTexts = <T extends Partial<Record<string, string>>>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text?.trim() ? [[language, toPlainText(text)]] : [])),
  ) as T;
