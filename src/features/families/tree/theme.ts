import { resolveColor } from '../../../ui/graph-canvas/view.tsx';
import type { TreeTheme } from './tree-look.ts';

/** Colour tokens of the houses, largest house first. */
const houseTokens = ['--polity', '--person', '--painting', '--book', '--idea', '--event', '--site', '--war'];

export function themeOf(stage: HTMLElement): TreeTheme {
  const style = getComputedStyle(stage),
    color = (name: string) => resolveColor(stage, `var(${name})`);
  return {
    ground: color('--paper'),
    card: color('--paper-3'),
    ink: color('--ink'),
    quiet: color('--ink-2'),
    line: color('--ink-3'),
    selection: color('--seal'),
    royal: color('--gold'),
    male: color('--person'),
    female: color('--painting'),
    houses: houseTokens.map(color),
    serif: style.getPropertyValue('--serif').trim() || 'serif',
    sans: style.getPropertyValue('--sans').trim() || 'sans-serif',
    minNameScale: 0.42,
  };
}

/** Light theme for paper, independent of the screen's theme. */
export function paperTheme(stage: HTMLElement): TreeTheme {
  const { serif, sans } = themeOf(stage),
    color = (name: string) => resolveColor(stage, name);
  return {
    ground: color('#ffffff'),
    card: color('#f6f1e6'),
    ink: color('#1d1a15'),
    quiet: color('#574f43'),
    line: color('#786e5e'),
    selection: color('#a52a1c'),
    royal: color('#8f6a1d'),
    male: color('#35508c'),
    female: color('#9a3560'),
    houses: ['#8a5a12', '#35508c', '#9a3560', '#3b6b2f', '#2c6672', '#7a3b78', '#7d4a2c', '#a52a1c'].map(color),
    serif,
    sans,
    minNameScale: 0.2, // paper has several times the dots of a screen
  };
}
