import '../src/features.server.ts';
import { reasonOf } from '../src/kit/database/database-errors.server.ts';
import { Failure, type ErrorName } from '../src/rules/errors.ts';
import { asFailure } from '../src/kit/calls/api.server.ts';
import { readLanguage, type Language } from '../src/rules/languages.ts';
import { translateFor } from '../src/kit/registry/texts.server.ts';

/** The terminal's language as set in the system; English if it is not supported. */
function detectLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const [code] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[_.@]/);
  return readLanguage(code) ?? 'en';
}

/** A failure with its name, its message in the operator's language, and the system's details. */
export function describeFailure(error: unknown): { name: ErrorName; detail: string; words: string } {
  const { failure } = asFailure(error);
  const name = failure.errorName;
  const isKnown = error instanceof Failure || name !== 'requestFailed';
  const detail = error instanceof Failure ? String(error.details.name ?? '') : reasonOf(error);
  const message = translateFor(detectLanguage(process.env))(`error.${name}`);
  return { name, detail, words: isKnown ? [message, detail].filter(Boolean).join(': ') : detail };
}
