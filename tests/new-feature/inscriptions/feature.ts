import { workspaceCode } from '../../../src/kit/islands/wake.ts';
import type { Feature } from '../../../src/kit/registry/feature.ts';

export const inscriptionsFeature: Feature = {
  things: [
    {
      type: 'inscription',
      socialType: 'inscription',
      creations: { inscription: { name: 'desk.module.inscription', parts: 'inscription.lines' } },
    },
  ],
  pageKinds: [{ kind: 'inscription', path: /^\/inscription\/([^/]+)$/, thing: { of: (id) => id } }],
  islands: {
    'edit-inscription': workspaceCode(() =>
      import('./edit/edit-inscription-page.tsx').then(({ InscriptionEdit }) => InscriptionEdit),
    ),
  },
  async parts() {
    const { inscriptionPart } = await import('./edit/part.ts');
    return [inscriptionPart];
  },
};
