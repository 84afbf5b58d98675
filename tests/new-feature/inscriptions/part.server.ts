import { compareFields } from '../../../src/editing/revisions/face/compare-items.server.ts';
import { noDifference } from '../../../src/editing/revisions/face/compare.server.ts';
import {
  publishUserContent,
  withdrawUserContent,
} from '../../../src/editing/revisions/face/own/user-content.server.ts';
import { part } from '../../../src/kit/registry/part.server.ts';
import { toPlainText } from '../../../src/rules/safe-html.ts';
import { Inscription } from './rules.ts';

/** A complete inscription. */
export const inscriptionPart = part({
  name: 'inscription',
  of: 'inscription',
  schema: Inscription,
  messageModule: 'inscription',
  ownList: true,
  searched: true,
  sanitize: ({ name, text, ...inscription }) => ({ ...inscription, name: toPlainText(name), text: toPlainText(text) }),
  compare: (before, after) => ({ ...noDifference, fields: compareFields(before, after) }),
  compareCoarsely: () => ({ ...noDifference, coarse: true }),
  publish: (db, revisions) => publishUserContent(db, 'inscription', revisions),
  withdraw: withdrawUserContent,
});
