/**
 * Characters that XML 1.0 does not allow even as references, and other control characters: everything except tab and
 * line ends, lone surrogates, the two noncharacters.
 */
const disallowedCharacters = /(?![\t\n\r])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu;

/** Escapes a text for content and attributes of XML, SVG and HTML. */
export const escapeXml = (text: string) =>
  text.replace(disallowedCharacters, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
