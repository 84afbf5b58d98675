import { useId } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { Attribute } from './editable-relation.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  attributes: readonly Attribute[];
  fault: string | undefined;
  onAttributes(attributes: Attribute[]): void;
}

/** Additional named values of a relation (V04). */
export function RelationAttributes({ attributes, fault, onAttributes }: Props) {
  const { t } = useReader(),
    id = useId();
  const set = (place: number, change: Partial<Attribute>) =>
    onAttributes(attributes.map((attribute, at) => (at === place ? { ...attribute, ...change } : attribute)));
  return (
    <fieldset className="stack close relation-attributes" aria-describedby={fault ? id : undefined}>
      <legend>{t('write.relation.attributes')}</legend>
      {attributes.map(({ key, value }, place) => (
        <div key={place} className="relation-attribute">
          <input
            type="text"
            aria-label={t('write.relation.key')}
            placeholder={t('write.relation.key')}
            value={key}
            aria-invalid={Boolean(fault) && !key.trim()}
            onChange={({ target }) => set(place, { key: target.value })}
          />
          <input
            type="text"
            aria-label={t('write.relation.value')}
            placeholder={t('write.relation.value')}
            value={value}
            onChange={({ target }) => set(place, { value: target.value })}
          />
          <Button
            look="icon"
            aria-label={t('write.relation.removeAttribute', { name: key })}
            onClick={() => onAttributes(attributes.filter((_, at) => at !== place))}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </div>
      ))}
      {fault && (
        <p id={id} className="fault">
          {fault}
        </p>
      )}
      <p>
        <Button onClick={() => onAttributes([...attributes, { key: '', value: '' }])}>
          + {t('write.relation.addAttribute')}
        </Button>
      </p>
    </fieldset>
  );
}
