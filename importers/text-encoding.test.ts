import { expect, test } from 'vitest';
import { guessEncoding } from './text-encoding.ts';

/** Bytes of a text in an encoding that `TextDecoder` knows. */
function encode(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding),
    byteOf = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte--) byteOf.set(decoder.decode(Uint8Array.of(byte)), byte);
  return Buffer.from([...text].map((letter) => byteOf.get(letter)!));
}

const texts: readonly [encoding: string, text: string][] = [
  ['windows-1252', 'Café d’Été – œuvre; naïve élan; Crème brûlée; À côté'],
  ['windows-1252', 'Straße nach Süden; Öl'],
  ['windows-1252', 'Niño con melón; ¿1650? El señor «Ruiz»'],
  ['windows-1252', 'Rembrandt’s “Night Watch” – study; £5, 3½ in. × 4°'],
  ['windows-1252', 'ÉTÉ À LA MER; HUILE SUR TOILE, ŒUVRE SIGNÉE'],
  ['windows-1252', 'Þórður og Guðrún; Málverk eftir Ásgrím, ýmis verk'],
  ['windows-1252', 'La Crème brûlée à la fête'],
  ['windows-1252', 'Ærø, København, Ålborg'],
  ['windows-1252', 'Perché così è più bello; città, virtù'],
  ['windows-1252', 'São João, coração; Camões'],
  ['iso-8859-15', "Café d'Été; œuvre; naïve élan; Crème brûlée"],
  ['macintosh', 'Café d’Été – œuvre; naïve élan; Crème brûlée; À côté'],
  ['macintosh', 'Straße nach Süden; Öl auf Holz, schöne Köpfe'],
  ['windows-1250', 'Bitwa pod Grunwaldem; Żółć gęślą jaźń, Matejko'],
  ['iso-8859-2', 'id,title,note\n1,Źródło świętej,płótno żółte\n2,Święty Jerzy,łąka\n'],
  ['windows-1250', 'Şcoală, ulei pe pânză şi lemn'],
  ['windows-1251', 'Троица; Андрей Рублёв, икона; Утро в лесу'],
  ['koi8-r', 'Троица; Андрей Рублёв, икона; Утро в лесу; Шишкин'],
];
test.each(texts)('%s: %s', (encoding, text) => {
  const guess = guessEncoding(encode(text, encoding)).encoding;
  expect(guess).not.toBeNull();
  expect(new TextDecoder(guess!).decode(encode(text, encoding))).toBe(text);
});

test('an encoding is not chosen against the looks of the text', () => {
  // UTF-8 lines among lines of Windows-1252; Czech in Windows-1250; German in code page 850.
  const mixed = Buffer.concat([Buffer.from('Été; '), encode('Été', 'windows-1252')]);
  const mixedTable = Buffer.concat([Buffer.from('1,Grüße,Jörg\n2,'), encode('Grüße', 'windows-1252')]);
  const czech = encode('Slovanská epopej; největší český malíř své doby', 'windows-1250');
  const dos = Buffer.from('Stra\xe1e nach S\x81den; \x99l', 'latin1');
  for (const bytes of [mixed, mixedTable, czech, dos]) expect(guessEncoding(bytes)).toMatchObject({ encoding: null });
});

test('a text of kanji alone is read in the language of its columns', () => {
  // 富嶽三十六景, 神奈川沖浪裏, 葛飾北斎の作品 in EUC-JP, which is also readable as GB 18030.
  const bytes = Buffer.from(
    'c9d9d6d6bbb0bdbdcfbbb7ca2cbfc0c6e0c0eeb2adcfb2cea22cb3ebbefecbccbad8a4cebaeec9ca2cb9beb8cdbbfec2e5b8e5b4fc',
    'hex',
  );
  expect(guessEncoding(bytes, ['jp']).encoding).toBe('euc-jp');
});
