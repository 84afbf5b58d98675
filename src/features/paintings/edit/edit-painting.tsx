import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { licenceName, licences, type Licence } from '../../../rules/licences.ts';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ImageField } from '../../media/face/image-field.tsx';
import { vocabularies, type Painting } from '../rules.ts';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import { PartForm } from '../../../editing/drafts/part-form.tsx';
import { useDraftStart, usePartDraft, type Codec } from '../../../editing/drafts/use-part-draft.ts';
import type { EditorProps } from '../../../editing/part-editor.ts';
import { isIncompleteCitation } from '../../../editing/fields/editable-citation.ts';
import { CitationField } from '../../../editing/fields/citation-field.tsx';
import { useNames } from '../../../editing/fields/use-names.ts';
import { ArtistsField } from './artists-field.tsx';
import {
  emptyPainting,
  mergePaintings,
  toContent,
  toEditablePainting,
  findInvalidSides,
  type EditablePainting,
} from './editable-painting.ts';
import { withText } from '../../../editing/fields/with-text.ts';
import { MuseumDialog } from './museum-dialog.tsx';
import { WordsField } from './words-field.tsx';
import './edit-painting.css';
import { savePainting } from '../writing-contract.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Options } from '../../../ui/form/options.tsx';

const codec: Codec<{ painting: EditablePainting }, Painting> = {
  name: 'painting',
  bodyOf: (content) => ({ painting: content ? toEditablePainting(content) : emptyPainting() }),
  contentOf: ({ painting }) => toContent(painting),
  isComplete: ({ painting }) => !findInvalidSides(painting).length && !isIncompleteCitation(painting.source),
  save: (how, painting) => call(savePainting, { ...how, painting }, { quiet: true }),
};

/** Edits the data of a painting, which all languages share. */
export function EditPainting(props: EditorProps<Painting>) {
  const { language, t } = useReader();
  const { opened, isSignedIn } = props;
  const draftStart = useDraftStart(codec, props);
  const [painting, setPainting] = useState(draftStart.beginning.writing.painting);
  const [message, setTold] = useState<`write.${'facts' | 'draft'}.${'contested' | 'merged'}` | null>(null);
  const [isAdding, setAdding] = useState(false);
  const wrong = findInvalidSides(painting);
  const names = useNames([
    ...painting.artists.flatMap(({ itemId }) => itemId ?? []),
    ...(painting.museum ? [painting.museum] : []),
  ]);
  const draft = usePartDraft(codec, props, draftStart, {
    body: { painting },
    merge(was, is, from) {
      const merged = mergePaintings(was ?? is, toContent(painting), is);
      setPainting(toEditablePainting(merged.painting));
      setTold(`write.${from === 'draft' ? 'draft' : 'facts'}.${merged.contested.length ? 'contested' : 'merged'}`);
    },
    lack: wrong.length
      ? t('painting.size.fault')
      : isIncompleteCitation(painting.source)
        ? t('write.source.half')
        : null,
  });
  const set = <F extends keyof EditablePainting>(field: F, value: EditablePainting[F]) => {
    setPainting((now) => ({ ...now, [field]: value }));
    draft.saving.touch();
  };
  const museum = painting.museum === null ? undefined : names.names.get(painting.museum);
  const lang = languageTag(language);
  return (
    <PartForm
      opened={opened}
      draft={draft}
      isSignedIn={isSignedIn}
      merged={message && t(message)}
      onContinueRejected={(content) => {
        setPainting(toEditablePainting(content));
        draft.saving.touch();
      }}
    >
      <div className="stack wide facts-form painting-form">
        <fieldset>
          <legend>{t('painting.pictures')}</legend>
          <ImageField
            images={painting.images}
            max={limits.nodeImages}
            itemId={opened.itemId}
            onImages={(images) => set('images', images)}
          />
        </fieldset>
        <ArtistsField artists={painting.artists} names={names} onArtists={(artists) => set('artists', artists)} />
        {vocabularies.map((kind) => (
          <WordsField key={kind} kind={kind} words={painting[kind]} onWords={(words) => set(kind, words)} />
        ))}
        <fieldset className="painting-size">
          <legend>{t('painting.size')}</legend>
          {(['height', 'width', 'depth'] as const).map((side) => (
            <Field
              key={side}
              label={t(`painting.size.${side}`)}
              fault={wrong.includes(side) ? t('painting.size.fault') : undefined}
            >
              <TextField
                inputMode="decimal"
                characters={24}
                value={painting.size[side]}
                onText={(typed) => set('size', { ...painting.size, [side]: typed })}
              />
            </Field>
          ))}
        </fieldset>
        <EntryBox
          name="museum"
          label={t('painting.museum')}
          value={painting.museum === null ? null : { id: painting.museum, name: museum?.name ?? painting.museum }}
          onPick={(picked) => {
            if (picked) names.learn(picked);
            set('museum', picked?.itemId ?? null);
          }}
        />
        <p className="acts">
          <Button onClick={() => setAdding(true)}>{t('painting.museum.new')}</Button>
        </p>
        {isAdding && <MuseumDialog onClose={() => setAdding(false)} />}
        <Field label={t('painting.inventory')}>
          <TextField value={painting.inventory} onText={(inventory) => set('inventory', inventory)} />
        </Field>
        <Field label={t('painting.provenance')}>
          <TextField
            rows={3}
            lang={lang}
            characters={limits.summaryLength}
            value={painting.provenance[language] ?? ''}
            onText={(text) => set('provenance', withText(painting.provenance, language, text))}
          />
        </Field>
        <Field label={t('painting.creditLine')}>
          <TextField
            characters={limits.citationFieldLength}
            value={painting.creditLine}
            onText={(line) => set('creditLine', line)}
          />
        </Field>
        <Field label={t('picture.licence')}>
          <select
            value={painting.licence ?? ''}
            onChange={({ target }) => set('licence', (target.value || null) as Licence | null)}
          >
            <option value="">{t('painting.licence.none')}</option>
            <Options of={licences} name={(licence) => licenceName(licence, language)} />
          </select>
        </Field>
        <CitationField
          citation={painting.source}
          isRefused={draft.fault !== null}
          onCitation={(source) => set('source', source)}
        />
      </div>
    </PartForm>
  );
}
