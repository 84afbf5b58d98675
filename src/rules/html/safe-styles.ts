/** An opaque colour, so that it cannot hide words. */
const colour =
  /^(?:#[\da-f]{3}|#[\da-f]{6}|(?!transparent|currentcolor)[a-z]{3,24}|rgb\((?:\d{1,3}%?[, ] ?){2}\d{1,3}%?\)|hsl\(\d{1,3}(?:[, ] ?\d{1,3}%){2}\))$/;
const smallLength = /^(?:0|(?:[0-3](?:\.\d{1,2})?|4)em|(?:[0-5]?\d|60)(?:\.\d{1,2})?px)$/;

/**
 * Allowed styles: formatting of text, tables and figures, with values that load nothing (no `url()`, no functions
 * except colours) and cover, widen or hide nothing: no position, no negative or large lengths, no display or opacity.
 */
export const allowedStyles: Record<string, RegExp> = {
  color: colour,
  'background-color': colour,
  'font-size':
    /^(?:(?:0\.[7-9]\d?|1(?:\.\d{1,2})?|2)em|(?:[7-9]\d|1\d\d|200)%|x-small|small|medium|large|x-large|smaller|larger)$/,
  'font-variant': /^(?:normal|small-caps)$/,
  'line-height': /^(?:normal|[1-2](?:\.\d{1,2})?|3)$/,
  'letter-spacing': /^(?:normal|0?\.\d{1,2}em|[01]em)$/,
  'text-transform': /^(?:none|uppercase|lowercase|capitalize)$/,
  'text-emphasis': /^(?:none|filled|open|dot|circle|triangle|sesame)$/,
  'vertical-align': /^(?:baseline|top|middle|bottom|sub|super)$/,
  'white-space': /^(?:normal|pre-wrap|pre-line)$/,
  'list-style-type': /^[a-z][a-z-]{2,24}$/,
  direction: /^(?:ltr|rtl)$/,
  float: /^(?:left|right|none)$/,
  clear: /^(?:left|right|both|none)$/,
  'border-collapse': /^(?:collapse|separate)$/,
  ...Object.fromEntries(
    ['margin', 'padding'].flatMap((box) =>
      ['top', 'right', 'bottom', 'left'].map((side) => [`${box}-${side}`, smallLength]),
    ),
  ),
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  'writing-mode': /^(?:horizontal-tb|vertical-rl|vertical-lr)$/,
  'text-decoration': /^(?:underline|line-through|none)$/,
  'font-weight': /^(?:bold|normal|[1-9]00)$/,
  'font-style': /^(?:italic|normal)$/,
  'text-indent': /^[0-4](?:\.\d{1,2})?em$/,
  width: /^(?:100|\d{1,2})%$/,
};
