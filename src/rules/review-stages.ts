import type { Module } from './modules.ts';
import { maxStages } from './revision-states.ts';

/** A contributor's reviewed submissions. */
export interface TrackRecord {
  passed: number;
  rejected: number;
}

/** A contributor is trusted after 20 passed submissions with few rejections. */
const trusted = ({ passed, rejected }: TrackRecord) => passed >= 20 && rejected <= passed / 20;
const newcomer = ({ passed }: TrackRecord) => passed < 3;

/**
 * Number of review stages of a submission: what the setting `REVIEW_STAGES` says for its module (default one), one more
 * for a newcomer's text or facts where there are several, one less for a trusted contributor; at least one, at most
 * three.
 */
export function stagesFor(module: Module, record: TrackRecord, asked: Partial<{ [M in Module]: number }>): number {
  const base = asked[module] ?? 1;
  const more = base > 1 && newcomer(record) ? 1 : 0,
    less = trusted(record) ? 1 : 0;
  return Math.min(maxStages, Math.max(1, base + more - less));
}

/** `text=2,relations=1` as numbers by module; null where it cannot be read. */
export function readStages(setting: string): Partial<{ [M in Module]: number }> | null {
  const pairs = setting
    .split(',')
    .map((pair) => /^\s*(facts|text|timeline|timemap|relations)\s*=\s*([123])\s*$/.exec(pair));
  return pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map((pair) => [pair![1]!, Number(pair![2])]))
    : null;
}
