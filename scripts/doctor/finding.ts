/** What the doctor has to say about one thing: `bad` keeps Stele from working, `warn` will one day. */
export interface Finding {
  level: 'ok' | 'warn' | 'bad';
  about: string;
  says: string;
  /** What to do about it. */
  todo?: string;
}

export const ok = (about: string, says: string): Finding => ({ level: 'ok', about, says });
export const warn = (about: string, says: string, todo: string): Finding => ({ level: 'warn', about, says, todo });
export const bad = (about: string, says: string, todo: string): Finding => ({ level: 'bad', about, says, todo });

const marks = { ok: '✓', warn: '!', bad: '✗' };

export const lineOf = ({ level, about, says, todo }: Finding): string =>
  `${marks[level]} ${about}: ${says}${todo ? `\n    → ${todo}` : ''}`;
