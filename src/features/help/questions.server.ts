export const groups: Record<string, readonly string[]> = {};
export const questions: readonly { id: string; group: string; question: readonly string[]; answer: readonly string[] }[] = [];
