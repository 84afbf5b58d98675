import packageFile from '../package.json' with { type: 'json' };
import { teiForm } from './features/books/taking-out/pack.server.ts';
import { jsonLdForm } from './features/entries/citing/pack.server.ts';
import { gedcomForm } from './features/families/gedcom/pack.server.ts';
import { iiifForm } from './features/media/iiif/pack.server.ts';
import { timesForm } from './features/timelines/pack.server.ts';
import { geoJsonForm } from './features/timemaps/pack.server.ts';
import type { PackForm } from './kit/packs/pack-form.server.ts';

/** How a pack tells other programs what is in it, a line each. */
export const packForms: PackForm[] = [jsonLdForm, timesForm, geoJsonForm, gedcomForm, teiForm, iiifForm];

/** Of the Stele that packs. */
export const steleVersion = packageFile.version;
