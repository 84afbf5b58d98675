import { translateFor } from '../../../kit/registry/texts.server.ts';
import type { Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';

/** The text of an SMS or mail with a code. */
export const codeText = (language: Language, code: string) =>
  translateFor(language)('code.message', { code, minutes: limits.oneTimeCode.livesMs / 60_000 });
export const codeSubject = (language: Language) => translateFor(language)('code.subject');
