import { escapeXml } from '../../kit/markup.ts';

/**
 * A drawing surface for the axis: a canvas, or an SVG file with the same content. Lengths in CSS pixels, CSS colours,
 * opacity 0 to 1.
 */
export interface Painter {
  box(x: number, y: number, width: number, height: number, color: string, opacity?: number, round?: number): void;
  /** A box with a horizontal opacity gradient. */
  fade(x: number, y: number, width: number, height: number, color: string, from: number, to: number): void;
  frame(x: number, y: number, width: number, height: number, color: string, thick: number, round?: number): void;
  line(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    color: string,
    opacity?: number,
    thick?: number,
    dashes?: readonly number[],
  ): void;
  /** Many separate lines of one style: `x1, y1, x2, y2, x1, …` */
  lines(points: readonly number[], color: string, opacity?: number, thick?: number, dashes?: readonly number[]): void;
  /** A closed polygon: `x, y, x, y …` */
  polygon(points: readonly number[], color: string, opacity?: number, isHollow?: boolean): void;
  disc(x: number, y: number, radius: number, color: string, opacity?: number): void;
  /** `y` is the vertical middle. */
  text(
    text: string,
    x: number,
    y: number,
    font: string,
    color: string,
    align?: 'left' | 'center' | 'right',
    opacity?: number,
  ): void;
  /** Clips the drawing of `draw` to a box. */
  clip(x: number, y: number, width: number, height: number, draw: () => void): void;
}

export class CanvasPainter implements Painter {
  private readonly context: CanvasRenderingContext2D;

  constructor(context: CanvasRenderingContext2D) {
    this.context = context;
    context.textBaseline = 'middle';
  }

  box(x: number, y: number, width: number, height: number, color: string, opacity = 1, round = 0): void {
    const { context } = this;
    context.globalAlpha = opacity;
    context.fillStyle = color;
    if (!round) return context.fillRect(x, y, width, height);
    context.beginPath();
    context.roundRect(x, y, width, height, round);
    context.fill();
  }

  fade(x: number, y: number, width: number, height: number, color: string, from: number, to: number): void {
    const { context } = this;
    const gradient = context.createLinearGradient(x, 0, x + width, 0);
    gradient.addColorStop(0, withOpacity(color, from));
    gradient.addColorStop(1, withOpacity(color, to));
    context.globalAlpha = 1;
    context.fillStyle = gradient;
    context.fillRect(x, y, width, height);
  }

  frame(x: number, y: number, width: number, height: number, color: string, thick: number, round = 0): void {
    const { context } = this;
    context.globalAlpha = 1;
    context.strokeStyle = color;
    context.lineWidth = thick;
    context.setLineDash([]);
    context.beginPath();
    context.roundRect(x, y, width, height, round);
    context.stroke();
  }

  line(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    color: string,
    opacity = 1,
    thick = 1,
    dashes: readonly number[] = [],
  ): void {
    const { context } = this;
    context.globalAlpha = opacity;
    context.strokeStyle = color;
    context.lineWidth = thick;
    context.setLineDash(dashes as number[]);
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  }

  lines(points: readonly number[], color: string, opacity = 1, thick = 1, dashes: readonly number[] = []): void {
    const { context } = this;
    context.globalAlpha = opacity;
    context.strokeStyle = color;
    context.lineWidth = thick;
    context.setLineDash(dashes as number[]);
    context.beginPath();
    for (let at = 0; at < points.length; at += 4) {
      context.moveTo(points[at]!, points[at + 1]!);
      context.lineTo(points[at + 2]!, points[at + 3]!);
    }
    context.stroke();
  }

  polygon(points: readonly number[], color: string, opacity = 1, isHollow = false): void {
    const { context } = this;
    context.globalAlpha = opacity;
    context.beginPath();
    for (let at = 0; at < points.length; at += 2) context.lineTo(points[at]!, points[at + 1]!);
    context.closePath();
    if (isHollow) {
      context.strokeStyle = color;
      context.lineWidth = 1.5;
      context.setLineDash([2, 2]);
      context.stroke();
    } else {
      context.fillStyle = color;
      context.fill();
    }
  }

  disc(x: number, y: number, radius: number, color: string, opacity = 1): void {
    const { context } = this;
    context.globalAlpha = opacity;
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }

  text(
    text: string,
    x: number,
    y: number,
    font: string,
    color: string,
    align: 'left' | 'center' | 'right' = 'left',
    opacity = 1,
  ): void {
    const { context } = this;
    context.globalAlpha = opacity;
    context.font = font;
    context.fillStyle = color;
    context.textAlign = align;
    context.fillText(text, x, y);
  }

  clip(x: number, y: number, width: number, height: number, draw: () => void): void {
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    draw();
    context.restore();
  }
}

/** Adds an opacity to an `rgb(…)` colour as computed by browsers. */
export const withOpacity = (color: string, opacity: number): string =>
  color.replace(/^rgb\((.+)\)$/, (_, parts: string) => `rgba(${parts}, ${opacity})`);

const formatNumber = (value: number) => String(Math.round(value * 10) / 10);

/** Collects a standalone SVG drawing. */
export class SvgPainter implements Painter {
  private readonly parts: string[] = [];
  private readonly definitions: string[] = [];

  private element(name: string, attributes: Record<string, string | number>, opacity: number, content?: string) {
    const entries = Object.entries(
      opacity === 1
        ? attributes
        : { ...attributes, opacity: formatNumber(opacity * 100) === '0' ? 0 : Math.round(opacity * 1000) / 1000 },
    );
    const written = entries
      .map(([key, value]) => ` ${key}="${typeof value === 'number' ? formatNumber(value) : escapeXml(value)}"`)
      .join('');
    this.parts.push(content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`);
  }

  box(x: number, y: number, width: number, height: number, color: string, opacity = 1, round = 0): void {
    this.element('rect', { x, y, width, height, fill: color, ...(round && { rx: round }) }, opacity);
  }

  fade(x: number, y: number, width: number, height: number, color: string, from: number, to: number): void {
    const id = `fade${this.definitions.length}`;
    const stop = (offset: number, opacity: number) =>
      `<stop offset="${offset}" stop-color="${escapeXml(color)}" stop-opacity="${opacity}"/>`;
    this.definitions.push(`<linearGradient id="${id}">${stop(0, from)}${stop(1, to)}</linearGradient>`);
    this.element('rect', { x, y, width, height, fill: `url(#${id})` }, 1);
  }

  frame(x: number, y: number, width: number, height: number, color: string, thick: number, round = 0): void {
    this.element('rect', { x, y, width, height, fill: 'none', stroke: color, 'stroke-width': thick, rx: round }, 1);
  }

  line(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    color: string,
    opacity = 1,
    thick = 1,
    dashes: readonly number[] = [],
  ): void {
    this.element(
      'line',
      {
        x1,
        y1,
        x2,
        y2,
        stroke: color,
        'stroke-width': thick,
        ...(dashes.length && { 'stroke-dasharray': dashes.join(' ') }),
      },
      opacity,
    );
  }

  lines(points: readonly number[], color: string, opacity = 1, thick = 1, dashes: readonly number[] = []): void {
    let path = '';
    for (let at = 0; at < points.length; at += 4)
      path += `M${formatNumber(points[at]!)} ${formatNumber(points[at + 1]!)}L${formatNumber(points[at + 2]!)} ${formatNumber(points[at + 3]!)}`;
    this.element(
      'path',
      {
        d: path,
        fill: 'none',
        stroke: color,
        'stroke-width': thick,
        ...(dashes.length && { 'stroke-dasharray': dashes.map(formatNumber).join(' ') }),
      },
      opacity,
    );
  }

  polygon(points: readonly number[], color: string, opacity = 1, isHollow = false): void {
    this.element(
      'polygon',
      {
        points: points.map(formatNumber).join(' '),
        ...(isHollow
          ? { fill: 'none', stroke: color, 'stroke-width': 1.5, 'stroke-dasharray': '2 2' }
          : { fill: color }),
      },
      opacity,
    );
  }

  disc(x: number, y: number, radius: number, color: string, opacity = 1): void {
    this.element('circle', { cx: x, cy: y, r: radius, fill: color }, opacity);
  }

  text(
    text: string,
    x: number,
    y: number,
    font: string,
    color: string,
    align: 'left' | 'center' | 'right' = 'left',
    opacity = 1,
  ): void {
    const [, weight, size, family] = /^(?:(\d+) )?([\d.]+)px (.+)$/.exec(font)!;
    const anchor = { left: 'start', center: 'middle', right: 'end' }[align];
    this.element(
      'text',
      {
        x,
        y,
        fill: color,
        'font-size': Number(size),
        'font-family': family!,
        'text-anchor': anchor,
        'dominant-baseline': 'central',
        ...(weight && { 'font-weight': weight }),
      },
      opacity,
      escapeXml(text),
    );
  }

  clip(x: number, y: number, width: number, height: number, draw: () => void): void {
    const id = `part${this.definitions.length}`;
    this.definitions.push(
      `<clipPath id="${id}"><rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}"/></clipPath>`,
    );
    this.parts.push(`<g clip-path="url(#${id})">`);
    draw();
    this.parts.push('</g>');
  }

  /** The complete file; `lang` is BCP 47. */
  toFile(width: number, height: number, { title, lang }: { title: string; lang: string }): string {
    return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${formatNumber(width)}" height="${formatNumber(height)}" viewBox="0 0 ${formatNumber(width)} ${formatNumber(height)}" xml:lang="${escapeXml(lang)}" role="img" aria-label="${escapeXml(title)}">
<title>${escapeXml(title)}</title>
<defs>${this.definitions.join('')}</defs>
${this.parts.join('\n')}
</svg>
`;
  }
}
