import type { TestModule } from 'vitest/node';

/** Number of slowest files to report, unless all are requested. */
const maxSlowFiles = 10;

/** Counts vitest's results; a file that fails to load counts as one failure. */
export function countTests(modules: readonly TestModule[]): { passed: number; failed: number } {
  let passed = 0,
    failed = 0;
  for (const module of modules) {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    passed += states.filter((state) => state === 'passed').length;
    const failures = states.filter((state) => state === 'failed').length;
    failed += failures || (module.ok() ? 0 : 1);
  }
  return { passed, failed };
}

/** The part of a title that states what its test needs. */
const need = /\(((?:needs|skipped where|as root) [^)]*)\)/;

/** Each skipped test with its reason, then their number; empty if none was skipped. */
export function skippedLines(modules: readonly TestModule[]): string[] {
  const skipped = modules.flatMap((module) =>
    [...module.children.allTests('skipped')].map((test) => {
      const result = test.result();
      const note = result.state === 'skipped' ? result.note : undefined;
      return {
        title: `${module.relativeModuleId}: ${test.fullName}`,
        reason: note ?? need.exec(test.fullName)?.[1] ?? 'no reason given',
      };
    }),
  );
  if (!skipped.length) return [];
  const reasons = new Set(skipped.map(({ reason }) => reason));
  return [
    ...skipped.map(({ title, reason }) => `- ${title} [${reason}]`),
    `${skipped.length} skipped: ${[...reasons].join('; ')}`,
  ];
}

/** The files that took a worker longest, in seconds, longest first. */
export function timeLines(modules: readonly TestModule[], isComplete: boolean): string[] {
  const files = modules
    .map((module) => {
      const { duration, collectDuration, environmentSetupDuration, prepareDuration } = module.diagnostic();
      const ms = duration + collectDuration + environmentSetupDuration + prepareDuration;
      return { name: module.relativeModuleId, seconds: ms / 1000 };
    })
    .sort((file, other) => other.seconds - file.seconds);
  const sum = files.reduce((total, { seconds }) => total + seconds, 0);
  const listedFiles = isComplete ? files : files.slice(0, maxSlowFiles);
  return [
    ...listedFiles.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
    `${sum.toFixed(1).padStart(7)} s  of workers in ${files.length} files`,
  ];
}
