import type { Module } from './modules.ts';
import { maxStages } from './revision-states.ts';

/** Number of a contributor's submissions by outcome. */
export interface TrackRecord {
  passed: number;
  rejected: number;
}

/** Number of stages by part name; one for parts without a number. */
export type Stages = Partial<Record<Module, number>>;

/** A contributor is trusted after 20 passed submissions with few rejections. */
const isTrusted = ({ passed, rejected }: TrackRecord) => passed >= 20 && rejected <= passed / 20;
const isNewcomer = ({ passed }: TrackRecord) => passed < 3;

/**
 * Number of review stages of a submission: as the setting `REVIEW_STAGES` says for its module (default one), one more
 * for a newcomer's text or facts if there are several, one fewer for a trusted contributor; at least one, at most
 * three.
 */
export function stagesFor(module: Module, record: TrackRecord, stages: Stages): number {
  const base = stages[module] ?? 1;
  const more = base > 1 && isNewcomer(record) ? 1 : 0,
    less = isTrusted(record) ? 1 : 0;
  return Math.min(maxStages, Math.max(1, base + more - less));
}

/** Why a bundle of these parts needs more or fewer stages than the setting says; null if it does not. */
export function stagesReason(
  needed: number,
  modules: readonly Module[],
  stages: Stages,
): 'newcomer' | 'trusted' | null {
  const base = Math.max(...modules.map((module) => stages[module] ?? 1));
  return needed > base ? 'newcomer' : needed < base ? 'trusted' : null;
}

/** Parses `text=2,relations=1`; null if malformed. Does not check whether the parts exist. */
export function readStages(setting: string): Stages | null {
  const pairs = setting.split(',').map((pair) => /^\s*([a-z]+)\s*=\s*([123])\s*$/.exec(pair));
  return pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map((pair) => [pair![1]!, Number(pair![2])]))
    : null;
}
