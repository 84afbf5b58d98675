import { useState } from 'react';
import { embedCodeOf, embedSchemes, type EmbedScheme } from '../../../kit/pages/embed-address.ts';
import { useReader } from '../../../kit/reader.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Options } from '../../../ui/form/options.tsx';
import { CopyField } from '../face/copy-field.tsx';

/** Sites that may frame pages of this one; undefined if all may. */
const embedHosts = () => document.documentElement.dataset.embedHosts;

/** The code of a frame for other sites, in colours that the reader chooses. */
export function EmbedCode({ address, title }: { address: string; title: string }) {
  const { language, t } = useReader();
  const [scheme, setScheme] = useState<EmbedScheme | 'device'>('device');
  const code = embedCodeOf(address, { title, language, scheme: scheme === 'device' ? null : scheme });
  const hosts = embedHosts();
  return (
    code && (
      <div className="stack close">
        <CopyField label={t('share.embed')} value={code} />
        <Field
          label={t('share.embed.colours')}
          hint={hosts === undefined ? t('share.embed.hint') : t('share.embed.hosts', { hosts })}
        >
          <select value={scheme} onChange={({ target }) => setScheme(target.value as EmbedScheme | 'device')}>
            <Options of={['device', ...embedSchemes] as const} name={(choice) => t(`share.embed.colours.${choice}`)} />
          </select>
        </Field>
      </div>
    )
  );
}
