import type { Module } from './modules.ts';
import { maxStages } from './revision-states.ts';

/** What a contributor has behind them. */
export interface TrackRecord {
  passed: number;
  rejected: number;
}

/** How many stages each part goes through, by its name; one where it is not named. */
export type Stages = Partial<Record<Module, number>>;

/** Whose proposals have passed so often, and hardly ever failed, is trusted. */
const trusted = ({ passed, rejected }: TrackRecord) => passed >= 20 && rejected <= passed / 20;
const newcomer = ({ passed }: TrackRecord) => passed < 3;

/**
 * How many stages a proposal goes through: what the house asks for its module (`REVIEW_STAGES`, one unless set), one
 * more for a newcomer's text or facts where the house asks for several, one less for a trusted contributor; at least
 * one, three at most.
 */
export function stagesFor(module: Module, record: TrackRecord, asked: Stages): number {
  const base = asked[module] ?? 1;
  const more = base > 1 && newcomer(record) ? 1 : 0,
    less = trusted(record) ? 1 : 0;
  return Math.min(maxStages, Math.max(1, base + more - less));
}

/** `text=2,relations=1` as numbers by part; null where it cannot be read, or `isPart` knows no such part. */
export function readStages(setting: string, isPart: (name: string) => boolean): Stages | null {
  const pairs = setting.split(',').map((pair) => /^\s*([a-z]+)\s*=\s*([123])\s*$/.exec(pair));
  return pairs.every((pair) => pair !== null && isPart(pair[1]!))
    ? Object.fromEntries(pairs.map((pair) => [pair![1]!, Number(pair![2])]))
    : null;
}
