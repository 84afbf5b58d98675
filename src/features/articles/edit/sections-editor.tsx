import { useText } from '../../../kit/reader.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { maxCards, maxSections, titleLength, wordsLength, type Section } from '../rules.ts';
import { emptySection, moveItem } from './article-content.ts';
import { AddCardBox, type PendingAdditions } from './add-card-box.tsx';
import { CardList } from './card-list.tsx';
import { useCards } from './use-cards.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  sections: readonly Section[];
  onSections(sections: Section[]): void;
  /** The error of a field, which is addressed as `sections` or `sections.0.title`. */
  faultAt(field: string): string | undefined;
  unadded: PendingAdditions;
}

/** The sections of a theme article: headings, each with its cards. */
export function SectionsEditor({ sections, onSections, faultAt, unadded }: Props) {
  const t = useText();
  const cards = useCards(sections.flatMap((section) => section.cards.map(({ id }) => id)));
  const set = (at: number, change: Partial<Section>) =>
    onSections(sections.map((section, place) => (place === at ? { ...section, ...change } : section)));
  return (
    <section className="article-sections" aria-labelledby="article-sections-title">
      <h2 id="article-sections-title">{t('articleWriting.sections')}</h2>
      <p className="hint">{t('articleWriting.sections.hint')}</p>
      {faultAt('sections') && <p className="fault">{faultAt('sections')}</p>}
      {sections.map((section, at) => (
        <fieldset key={at} className="article-section-fields">
          <legend>{t('articleWriting.section', { n: at + 1 })}</legend>
          <Field label={t('articleWriting.section.title')} fault={faultAt(`sections.${at}.title`)}>
            <TextField characters={titleLength} value={section.title} onText={(title) => set(at, { title })} />
          </Field>
          <Field label={t('articleWriting.section.words')}>
            <TextField rows={2} characters={wordsLength} value={section.words} onText={(words) => set(at, { words })} />
          </Field>
          <CardList list={section.cards} cardsById={cards} onList={(list) => set(at, { cards: list })} />
          {section.cards.length < maxCards && (
            <AddCardBox
              section={at}
              unadded={unadded}
              has={(id) => section.cards.some((card) => card.id === id)}
              onGather={(id) => set(at, { cards: [...section.cards, { id, words: '' }] })}
            />
          )}
          <p className="acts">
            <Button disabled={at === 0} onClick={() => onSections(moveItem(sections, at, -1))}>
              {t('articleWriting.up')}
            </Button>
            <Button disabled={at === sections.length - 1} onClick={() => onSections(moveItem(sections, at, 1))}>
              {t('articleWriting.down')}
            </Button>
            <Button onClick={() => onSections(sections.toSpliced(at, 1))}>{t('articleWriting.section.remove')}</Button>
          </p>
        </fieldset>
      ))}
      {sections.length < maxSections && (
        <p>
          <Button onClick={() => onSections([...sections, emptySection])}>{t('articleWriting.section.add')}</Button>
        </p>
      )}
    </section>
  );
}
