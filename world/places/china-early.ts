import type { Place } from '../subject.ts';

export const chinaEarly = {
  'handan': { at: [36.61, 114.49], name: ['邯郸', 'Handan', 'Handan', 'Handan', '邯鄲'] },
  'xianyang': { at: [34.4, 108.85], name: ['咸阳', 'Xianyang', 'Xianyang', 'Xianyang', '咸陽'] },
  'shaqiu': { at: [37.16, 115.12], name: ['沙丘', 'Shaqiu', 'Shaqiu', 'Shaqiu', '沙丘'] },
} as const satisfies Record<string, Place>;
