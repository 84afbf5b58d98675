import { Node, type Editor } from '@tiptap/core';
import { readPictureAddress, srcSetOf } from '../../../rules/picture-address.ts';
import type { Language } from '../../../rules/languages.ts';

/** Position of a picture: at a side with text around it, centred, or full width. */
const figurePlaces = ['left', 'centre', 'right', 'full'] as const;
export type FigurePlace = (typeof figurePlaces)[number];

/** Offered widths, in percent of the text's width. */
export const figureWidths = [30, 40, 50, 60, 75] as const;
/** Default widths, in percent. */
const usualWidth = { left: 40, centre: 60, right: 40 };

type Attributes = Record<string, string>;
const styleWidth = /(?:^|;)\s*width:\s*(\d{1,3})%\s*;?/;

export const widthOf = (attributes: Attributes): number | null =>
  Number(styleWidth.exec(attributes.style ?? '')?.[1]) || null;
export function placeOf(attributes: Attributes): FigurePlace {
  const side = (attributes.class ?? '').split(' ').find((className) => className === 'left' || className === 'right');
  return side === 'left' || side === 'right' ? side : widthOf(attributes) ? 'centre' : 'full';
}

/** The attributes of a figure with a new position or width; keeps all others. */
export function setFigurePlace(
  { class: classes = '', style = '', ...attributes }: Attributes,
  place: FigurePlace,
  width: number | null = widthOf({ style }),
): Attributes {
  const others = classes
    .split(' ')
    .filter((className) => className && className !== 'left' && className !== 'right')
    .join(' ');
  const rest = style.replace(styleWidth, ''),
    wide = place === 'full' ? null : (width ?? usualWidth[place]);
  const nextClass = [others, place === 'left' || place === 'right' ? place : ''].filter(Boolean).join(' ');
  const nextStyle = [rest, wide ? `width:${wide}%` : ''].filter(Boolean).join(';');
  return { ...attributes, ...(nextClass && { class: nextClass }), ...(nextStyle && { style: nextStyle }) };
}

const imageOf = (figure: Element) => figure.querySelector(':scope > img');
/** A picture of this site with at most one inline caption. Any other figure stays unchanged (islands.ts). */
function isPlain(figure: Element): boolean {
  const tags = [...figure.children].map(({ tagName }) => tagName).join(' ');
  return (
    /^IMG(?: FIGCAPTION)?$/.test(tags) &&
    readPictureAddress(imageOf(figure)!.getAttribute('src') ?? '') !== null &&
    !figure.querySelector('figcaption :is(p, div, ul, ol, table, blockquote, figure, img)')
  );
}

/** A picture with an editable caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  defining: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', parseHTML: (figure) => imageOf(figure)?.getAttribute('src'), rendered: false },
    alt: { default: '', parseHTML: (figure) => imageOf(figure)?.getAttribute('alt') ?? '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 61,
      getAttrs: (figure) => (isPlain(figure) ? null : false),
      contentElement: (figure) =>
        (figure as Element).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const src = String(node.attrs.src),
      picture = readPictureAddress(src);
    return [
      'figure',
      HTMLAttributes,
      [
        'img',
        {
          src,
          alt: String(node.attrs.alt),
          ...(picture && { width: String(picture.width), height: String(picture.height) }),
        },
      ],
      ['figcaption', 0],
    ];
  },
  addNodeView:
    () =>
    ({ node, HTMLAttributes }) => {
      const dom = document.createElement('figure'),
        image = document.createElement('img'),
        contentDOM = document.createElement('figcaption');
      for (const [name, value] of Object.entries(HTMLAttributes)) dom.setAttribute(name, String(value));
      const src = String(node.attrs.src),
        picture = readPictureAddress(src);
      Object.assign(image, {
        srcset: srcSetOf(src) ?? '',
        sizes: '(width < 48rem) 92vw, 670px',
        src,
        alt: String(node.attrs.alt),
        width: picture?.width ?? 0,
        height: picture?.height ?? 0,
        draggable: false,
      });
      image.contentEditable = 'false';
      dom.append(image, contentDOM);
      return { dom, contentDOM };
    },
  addKeyboardShortcuts() {
    return {
      // A caption is one paragraph: Enter continues below the picture.
      Enter: () => {
        const { $from } = this.editor.state.selection;
        return (
          $from.parent.type === this.type &&
          this.editor
            .chain()
            .insertContentAt($from.after(), { type: 'paragraph' })
            .setTextSelection($from.after() + 1)
            .scrollIntoView()
            .run()
        );
      },
      // At the start of the caption, selects the picture; the next press deletes it.
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection;
        return (
          empty &&
          $from.parent.type === this.type &&
          $from.parentOffset === 0 &&
          this.editor.commands.setNodeSelection($from.before())
        );
      },
    };
  },
});

/** A stored picture that a text can show; sides in pixels. */
export interface InsertedPicture {
  url: string;
  title: Partial<Record<Language, string>>;
  infos: { width: number; height: number };
}

/** Inserts a picture with its caption below the block at a position. */
export function insertFigure(
  editor: Editor,
  { url, title, infos: { width, height } }: InsertedPicture,
  caption: string,
  at: number,
): void {
  const where = editor.state.doc.resolve(Math.min(at, editor.state.doc.content.size));
  const block = where.depth ? where.node(1) : null,
    isEmpty = block?.type.name === 'paragraph' && block.content.size === 0;
  // Portrait pictures get half the width, because they would fill the screen.
  const attributes = width > 1.2 * height ? {} : setFigurePlace({}, 'centre', 50);
  const figure = {
    type: 'figure',
    attrs: { src: url, alt: caption || Object.values(title)[0] || '', kept: attributes },
    content: caption ? [{ type: 'text', text: caption }] : [],
  };
  const place = !block ? where.pos : isEmpty ? { from: where.before(1), to: where.after(1) } : where.after(1);
  const { from, to } = typeof place === 'number' ? { from: place, to: place } : place;
  // After the last block, adds a paragraph so that the writer can continue.
  const content = to >= editor.state.doc.content.size ? [figure, { type: 'paragraph' }] : figure;
  editor
    .chain()
    .focus()
    .insertContentAt({ from, to }, content)
    .setTextSelection(from + 1 + caption.length)
    .scrollIntoView()
    .run();
}
