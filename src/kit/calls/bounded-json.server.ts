import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';

const [quote, backslash, comma, openBracket, closeBracket, openBrace, closeBrace] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/**
 * Rejects JSON that nests deeper than `limits.jsonDepth` or has too many members and elements, before it is parsed:
 * parsing millions of brackets takes seconds and hundreds of megabytes, counting them some milliseconds. Fails with
 * `tooLarge`.
 */
export function assertJsonBounds(json: Uint8Array, { values }: { values: number }): void {
  let depth = 0,
    counted = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === quote) {
      for (at++; at < json.length && json[at] !== quote; at++) if (json[at] === backslash) at++;
    } else if (sign === comma) {
      counted++;
    } else if (sign === openBracket || sign === openBrace) {
      counted++;
      if (++depth > limits.jsonDepth) fail('tooLarge');
    } else if (sign === closeBracket || sign === closeBrace) {
      depth--;
    }
    if (counted > values) fail('tooLarge');
  }
}
