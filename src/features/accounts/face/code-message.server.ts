import { fromColumns, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';

const minutes = limits.oneTimeCode.livesMs / 60_000;

const texts = fromColumns<(code: string) => string>([
  (code) => `【石渠】验证码：${code}，${minutes}分钟内有效。请勿告诉任何人。`,
  (code) => `Stele: your code is ${code}, good for ${minutes} minutes. Tell it to nobody.`,
  (code) => `Stèle : votre code est ${code}, valable ${minutes} minutes. Ne le donnez à personne.`,
  (code) => `Estela: su código es ${code}, válido durante ${minutes} minutos. No lo comparta con nadie.`,
  (code) => `【石渠】確認コードは${code}です（${minutes}分間有効）。誰にも教えないでください。`,
]);
const subjects = fromColumns([
  '石渠验证码',
  'Your Stele code',
  'Votre code Stèle',
  'Su código de Estela',
  '石渠の確認コード',
]);

/** The text of an SMS or mail with a code. */
export const codeText = (language: Language, code: string) => texts[language](code);
export const codeSubject = (language: Language) => subjects[language];
