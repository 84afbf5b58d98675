import { useReader } from '../../../../kit/reader.tsx';
import { licenceName, licences, type Licence } from '../../../../rules/licences.ts';
import type { Citation } from '../../../../rules/schemas.ts';
import type { TextKey } from '../../../../kit/texts.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Options } from '../../../../ui/form/options.tsx';

/** The rights of a batch of files, as typed. */
export interface Rights {
  licence: Licence | '';
  source: string;
  author: string;
}
export const noRights: Rights = { licence: '', source: '', author: '' };
/** The rights as submitted; null without licence or source. */
export function readRights({ licence, source, author }: Rights): {
  author: string | null;
  licence: Licence;
  source: Citation;
} | null {
  const title = source.trim();
  return licence && title
    ? { author: author.trim() || null, licence, source: { title, author: null, year: null, where: null, url: null } }
    : null;
}

interface Props {
  rights: Rights;
  authorLabel?: TextKey;
  onRights(rights: Rights): void;
}

/** Licence, source and author of files that are uploaded together. */
export function RightsFields({ rights, authorLabel = 'picture.author', onRights }: Props) {
  const { language, t } = useReader();
  return (
    <div className="tiles">
      <Field label={t('picture.licence')} hint={t('picture.licence.hint')}>
        <select
          value={rights.licence}
          onChange={({ target }) => onRights({ ...rights, licence: target.value as Licence | '' })}
        >
          <option value="">{t('picture.licence.choose')}</option>
          <Options of={licences} name={(licence) => licenceName(licence, language)} />
        </select>
      </Field>
      <Field label={t('picture.source')}>
        <TextField
          placeholder={t('picture.source.example')}
          value={rights.source}
          onText={(source) => onRights({ ...rights, source })}
        />
      </Field>
      <Field label={`${t(authorLabel)} · ${t('picture.optional')}`}>
        <TextField value={rights.author} onText={(author) => onRights({ ...rights, author })} />
      </Field>
    </div>
  );
}
