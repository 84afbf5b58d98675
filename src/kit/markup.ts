/**
 * What XML 1.0 cannot hold even as a reference, and controls that nobody wants in it: all but tab and line ends, halves
 * of letters, two that are no letters.
 */
const unheld = /(?![\t\n\r])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu;

/** A text as it may stand between tags and in attributes of XML, SVG and HTML. */
export const escapeXml = (text: string) =>
  text.replace(unheld, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
