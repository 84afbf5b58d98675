import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { parseEntryId } from '../../../rules/entry-ids.ts';
import { languageNames, languages, languageTag, type InLanguages } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { isIsbn10, isIsbn13, isbnDigits } from '../../../rules/source-identifiers.ts';
import { countWords } from '../../../rules/text-width.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TagEditor } from '../../../ui/form/tag-editor.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { bookForm } from '../contract.ts';
import { formGroups, genres, titleLength, type BookFacts } from '../rules.ts';
import { ImageField } from '../../media/face/image-field.tsx';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import { TimeBox } from '../../../editing/fields/time-box.tsx';
import { useNames } from '../../../editing/fields/use-names.ts';
import { fillFacts, type EditableBook } from './editable-book.ts';
import { FoldedFields } from './folded-fields.tsx';
import { IsbnLookup } from './isbn-lookup.tsx';
import { LanguageField } from './language-field.tsx';
import { Options } from '../../../ui/form/options.tsx';
import { Button } from '../../../ui/form/button.tsx';

type FormField = ReplyOf<typeof bookForm>['fields'][number];
interface Props {
  writing: EditableBook;
  bookId: string;
  onWriting(change: (now: EditableBook) => EditableBook): void;
}

/** The fields that the form of the book's genre asks for (V15). */
export function BookFactsForm({ writing, bookId, onWriting }: Props) {
  const { t } = useReader();
  const { facts, work } = writing.book;
  const [fields, setFields] = useState<readonly FormField[]>([]);
  useEffect(() => {
    const flight = new AbortController();
    call(bookForm, { genre: facts.genre }, { signal: flight.signal }).then(
      (form) => setFields(form.fields),
      () => {},
    );
    return () => flight.abort();
  }, [facts.genre]);
  const set = (change: Partial<BookFacts> | ((now: BookFacts) => BookFacts)) =>
    onWriting(({ book, ...now }) => ({
      ...now,
      book: { ...book, facts: typeof change === 'function' ? change(book.facts) : { ...book.facts, ...change } },
    }));
  const { names: entryNames } = useNames([
    ...(work ? [work] : []),
    ...facts.bookAuthors.flatMap(({ itemId }) => itemId ?? []),
  ]);
  return (
    <fieldset className="book-facts" aria-busy={!fields.length}>
      <legend>{t('book.about')}</legend>
      <IsbnLookup onFound={(foundBook) => set((now) => fillFacts(now, foundBook))} />
      <div className="tiles book-fields">
        <Field label={t('book.field.genre')}>
          <select value={facts.genre} onChange={({ target }) => set({ genre: target.value as BookFacts['genre'] })}>
            <Options of={genres} name={(genre) => t(`book.genre.${genre}`)} />
          </select>
        </Field>
        <EntryBox
          name="work"
          label={t('bookWriting.work')}
          placeholder={t('bookWriting.work.hint')}
          value={work ? { id: work, name: entryNames.get(work)?.name ?? work } : null}
          onPick={(entry) =>
            onWriting((now) => ({
              ...now,
              book: { ...now.book, work: entry && parseEntryId(entry.id).subjectId },
            }))
          }
        />
      </div>
      {formGroups.map((group) => {
        const names = fields.filter((field) => field.group === group);
        const inputs = names.map((field) => (
          <FactField
            key={field.field}
            field={field}
            writing={writing}
            bookId={bookId}
            nameOf={(id) => entryNames.get(id)?.name ?? id}
            onFacts={set}
            onWriting={onWriting}
          />
        ));
        if (!names.length) return null;
        return group === 'needed' ? (
          <div key={group} className="tiles book-fields">
            {inputs}
          </div>
        ) : (
          <FoldedFields
            key={group}
            title={t(`bookWriting.group.${group}`)}
            isFilled={names.some(({ field }) => isFilled(facts[field as keyof BookFacts]))}
            isWrong={names.some(({ field }) => isWrong(field, facts[field as keyof BookFacts]))}
          >
            {inputs}
          </FoldedFields>
        );
      })}
    </fieldset>
  );
}

interface FactProps extends Props {
  field: FormField;
  nameOf(itemId: string): string;
  onFacts(change: Partial<BookFacts>): void;
}

/** Whether a typed ISBN has wrong digits. */
const isWrong = (field: string, value: unknown) =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  ((field === 'isbn10' && !isIsbn10(isbnDigits(value))) || (field === 'isbn13' && !isIsbn13(isbnDigits(value))));

/** Whether a field has a value: a text, a number, or a list or localized text that is not empty. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null
      ? Object.values(value).some(isFilled)
      : value !== null && value !== undefined;

function FactField({
  field: { field, label, input, required, most: maxLength, choices },
  writing,
  bookId,
  nameOf,
  onFacts,
  onWriting,
}: FactProps) {
  const { t, language } = useReader();
  const { facts } = writing.book;
  const value = facts[field as keyof BookFacts];
  const title = required ? `${label} *` : label;
  const put = (next: unknown) => onFacts({ [field]: next });
  switch (input) {
    case 'texts':
    case 'long':
      return (
        <MultilingualField
          label={title}
          texts={value as InLanguages}
          isLong={input === 'long'}
          maxLength={maxLength}
          onTexts={put}
        />
      );
    case 'number':
      return (
        <Field label={title}>
          <input
            type="number"
            min={1}
            max={1_000_000}
            value={(value as number | null) ?? ''}
            onChange={({ target }) => put(target.value ? Math.max(1, Math.round(Number(target.value))) : null)}
          />
        </Field>
      );
    case 'time':
      return (
        <TimeBox
          label={title}
          value={writing.time}
          onChange={(change) => onWriting((now) => ({ ...now, time: change(now.time) }))}
        />
      );
    case 'list':
      return (
        <TagEditor
          label={title}
          tags={(value as string[] | undefined) ?? []}
          max={maxLength ?? undefined}
          onTags={put}
        />
      );
    case 'choice':
      return (
        <Field label={title}>
          <select value={(value as string | null) ?? ''} onChange={({ target }) => put(target.value || null)}>
            <option value="">—</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.name}
              </option>
            ))}
          </select>
        </Field>
      );
    case 'language':
      return <LanguageField label={title} value={facts.language} onValue={put} />;
    case 'picture':
      return (
        <fieldset>
          <legend>{title}</legend>
          <ImageField
            images={facts.cover ? [{ id: facts.cover, url: facts.cover, caption: null }] : []}
            max={1}
            itemId={bookId}
            onImages={(images) => put(images.at(-1)?.url ?? null)}
          />
        </fieldset>
      );
    case 'authors':
      return <Authors label={title} authors={facts.bookAuthors} nameOf={nameOf} onAuthors={put} />;
    case 'infos':
      return <Infos label={title} infos={facts.infos} onInfos={put} />;
    case 'text':
    case 'address':
      return (
        <Field label={title} fault={isWrong(field, value) ? t('finding.isbnWrong') : undefined}>
          <TextField
            type={input === 'address' ? 'url' : 'text'}
            lang={field === 'title' ? facts.language : languageTag(language)}
            characters={maxLength ?? limits.addressLength}
            value={(value as string | null) ?? ''}
            onText={(text) => put(field === 'title' ? text : text || null)}
          />
        </Field>
      );
  }
}

interface MultilingualFieldProps {
  label: string;
  texts: InLanguages;
  isLong: boolean;
  maxLength: number | null;
  onTexts(texts: InLanguages): void;
}

/** A text in the reader's language; the other four languages can be expanded. */
function MultilingualField({ label, texts, isLong, maxLength, onTexts }: MultilingualFieldProps) {
  const { language, t } = useReader();
  const renderField = (which: (typeof languages)[number]) => {
    const text = texts[which] ?? '';
    const common = {
      lang: languageTag(which),
      value: text,
      onText: (next: string) => onTexts({ ...texts, [which]: next }),
    };
    return (
      <Field
        key={which}
        label={which === language ? label : `${label} · ${languageNames[which]}`}
        hint={isLong && maxLength ? <span className="tabular">{`${countWords(text)} / ${maxLength}`}</span> : undefined}
        fault={isLong && maxLength && countWords(text) > maxLength ? t('finding.descriptionTooLong') : undefined}
      >
        {(described) =>
          isLong ? (
            <TextField {...described} {...common} rows={4} characters={12_000} />
          ) : (
            <TextField {...described} {...common} characters={maxLength ?? limits.nameLength} />
          )
        }
      </Field>
    );
  };
  return (
    <div className="in-five">
      {renderField(language)}
      <details>
        <summary>{t('bookWriting.otherLanguages')}</summary>
        {languages.filter((which) => which !== language).map(renderField)}
      </details>
    </div>
  );
}

interface AuthorsProps {
  label: string;
  authors: BookFacts['bookAuthors'];
  nameOf(itemId: string): string;
  onAuthors(authors: BookFacts['bookAuthors']): void;
}

function Authors({ label, authors, nameOf, onAuthors }: AuthorsProps) {
  const { t } = useReader();
  const set = (place: number, change: Partial<BookFacts['bookAuthors'][number]>) =>
    onAuthors(authors.map((author, at) => (at === place ? { ...author, ...change } : author)));
  return (
    <fieldset>
      <legend>{label}</legend>
      {authors.map(({ name, itemId }, place) => (
        <div key={place} className="row book-row book-author">
          <Field label={`${t('bookWriting.author.name')} ${place + 1}`}>
            <TextField
              characters={titleLength}
              value={name}
              onText={(text) => set(place, { name: text, names: undefined })}
            />
          </Field>
          <EntryBox
            name={`author-${place}`}
            label={t('bookWriting.author.entry')}
            value={itemId ? { id: itemId, name: nameOf(itemId) } : null}
            onPick={(entry) =>
              set(place, {
                itemId: entry && parseEntryId(entry.id).subjectId,
                ...(entry && !name.trim() && { name: entry.name }),
              })
            }
          />
          <Button
            look="icon"
            aria-label={t('bookWriting.remove', { name: name || String(place + 1) })}
            onClick={() => onAuthors(authors.filter((_, at) => at !== place))}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </div>
      ))}
      <p>
        <Button onClick={() => onAuthors([...authors, { name: '', itemId: null }])}>
          + {t('bookWriting.author.add')}
        </Button>
      </p>
    </fieldset>
  );
}

interface InfosProps {
  label: string;
  infos: BookFacts['infos'];
  onInfos(infos: BookFacts['infos']): void;
}

function Infos({ label, infos, onInfos }: InfosProps) {
  const { t } = useReader();
  const set = (place: number, change: Partial<BookFacts['infos'][number]>) =>
    onInfos(infos.map((info, at) => (at === place ? { ...info, ...change } : info)));
  return (
    <fieldset>
      <legend>{label}</legend>
      {infos.map(({ key, text }, place) => (
        <div key={place} className="row book-row">
          <TextField
            aria-label={t('bookWriting.info.key')}
            placeholder={t('bookWriting.info.key')}
            characters={titleLength}
            value={key}
            onText={(next) => set(place, { key: next })}
          />
          <TextField
            aria-label={t('bookWriting.info.text')}
            placeholder={t('bookWriting.info.text')}
            characters={limits.summaryLength}
            value={text}
            onText={(next) => set(place, { text: next })}
          />
          <Button
            look="icon"
            aria-label={t('bookWriting.remove', { name: key || String(place + 1) })}
            onClick={() => onInfos(infos.filter((_, at) => at !== place))}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </div>
      ))}
      <p>
        <Button onClick={() => onInfos([...infos, { key: '', text: '', time: null }])}>
          + {t('bookWriting.info.add')}
        </Button>
      </p>
    </fieldset>
  );
}
