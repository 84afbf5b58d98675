import { kinds } from '../../rules/kinds.ts';

/** Resolved colours and fonts for the axis. */
export interface AxisTheme {
  ground: string;
  /** Text, weaker text, weakest text, hairlines. */
  ink: string;
  quiet: string;
  faint: string;
  line: string;
  /** Selection and year line; keyboard focus. */
  seal: string;
  gold: string;
  bronze: string;
  hue(name: string): string;
  name: string;
  number: string;
  count: string;
  tick: string;
  strongTick: string;
  lane: string;
  band: string;
  era: string;
}

/** Reads the theme from the page; called again when the colour scheme changes. */
export function readTheme(element: HTMLElement): AxisTheme {
  const probe = document.createElement('span');
  element.append(probe);
  const color = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const hues = new Map<string, string>(kinds.map((kind) => [kind, color(`var(--${kind})`)]));
  for (const [hue, token] of [
    ['gold', '--gold'],
    ['seal', '--seal'],
    ['bronze', '--bronze'],
    ['idea', '--idea'],
  ] as const)
    hues.set(hue, color(`var(${token})`));
  const family = (token: string) => getComputedStyle(element).getPropertyValue(token).trim() || 'sans-serif';
  const [sans, serif] = [family('--sans'), family('--serif')];
  const look: AxisTheme = {
    ground: color('var(--paper)'),
    ink: color('var(--ink)'),
    quiet: color('var(--ink-2)'),
    faint: color('var(--ink-3)'),
    line: color('var(--line)'),
    seal: color('var(--seal)'),
    gold: color('var(--gold)'),
    bronze: color('var(--bronze)'),
    hue: (name) => hues.get(name) ?? hues.get('event')!,
    name: `12px ${sans}`,
    number: `600 11px ${sans}`,
    count: `11px ${sans}`,
    tick: `12px ${sans}`,
    strongTick: `600 12px ${sans}`,
    lane: `500 12.5px ${sans}`,
    band: `12px ${serif}`,
    era: `11px ${serif}`,
  };
  probe.remove();
  return look;
}
