import { selectPublishedUserContent } from '../../../src/editing/revisions/face/own/user-content.server.ts';
import { asLines, type PackForm } from '../../../src/kit/packs/pack-form.server.ts';

/** Every published inscription, one per line. */
export const inscriptionForm: PackForm = ({ db }) => [
  {
    name: 'inscriptions.ndjson',
    type: 'application/x-ndjson',
    isText: true,
    content: () =>
      asLines(
        (async function* () {
          for (const { id, content } of await selectPublishedUserContent(db, 'inscription').execute())
            yield { id, content };
        })(),
      ),
  },
];
