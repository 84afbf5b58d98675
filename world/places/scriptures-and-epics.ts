import type { Place } from '../subject.ts';

export const scripturesAndEpics = {
  bethabara: { at: [31.8373, 35.5503], name: ['约旦河畔', 'River Jordan', 'Jourdain', 'río Jordán', 'ヨルダン川'] },
  capernaum: { at: [32.8807, 35.575], name: ['迦百农', 'Capernaum', 'Capharnaüm', 'Cafarnaúm', 'カペナウム'] },
  bethlehem: { at: [31.7054, 35.2024], name: ['伯利恒', 'Bethlehem', 'Bethléem', 'Belén', 'ベツレヘム'] },
} as const satisfies Record<string, Place>;
