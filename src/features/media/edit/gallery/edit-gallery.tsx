import { useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { languageTag } from '../../../../rules/languages.ts';
import * as limits from '../../../../rules/limits.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { ResponsivePicture } from '../../../../ui/responsive-picture.tsx';
import type { Gallery } from '../../face/gallery-rules.ts';
import { PartForm } from '../../../../editing/drafts/part-form.tsx';
import { useDraftStart, usePartDraft, type Codec } from '../../../../editing/drafts/use-part-draft.ts';
import type { EditorProps } from '../../../../editing/part-editor.ts';
import { withText } from '../../../../editing/fields/with-text.ts';
import { UploadBatch } from './upload-batch.tsx';
import { withUploaded } from './uploads.ts';
import './edit-gallery.css';
import { saveGallery } from '../../gallery/contract.ts';
import { Button } from '../../../../ui/form/button.tsx';

type Image = Gallery['images'][number];
const codec: Codec<{ images: Image[] }, Gallery> = {
  name: 'gallery',
  bodyOf: (content) => ({ images: content?.images ?? [] }),
  contentOf: ({ images }) => ({ images }),
  isComplete: () => true,
  save: (how, gallery) => call(saveGallery, { ...how, gallery }, { quiet: true }),
};

/** Edits the pictures of an entry in order; new ones are appended. */
export function EditGallery(props: EditorProps<Gallery>) {
  const { language, t } = useReader();
  const { opened, isSignedIn } = props;
  const draftStart = useDraftStart(codec, props);
  const [images, setImages] = useState(draftStart.beginning.writing.images);
  const [merged, setMerged] = useState(false);
  const draft = usePartDraft(codec, props, draftStart, {
    body: { images },
    merge(was, is) {
      // Keep what either side added; drop what either side removed.
      const before = new Set((was ?? is).images.map(({ id }) => id)),
        remoteIds = new Set(is.images.map(({ id }) => id)),
        localIds = new Set(images.map(({ id }) => id));
      const remainingImages = images.filter(({ id }) => remoteIds.has(id) || !before.has(id));
      setImages([...remainingImages, ...is.images.filter(({ id }) => !localIds.has(id) && !before.has(id))]);
      setMerged(true);
    },
    lack: null,
  });
  const change = (next: (now: Image[]) => Image[]) => {
    setImages(next);
    draft.saving.touch();
  };
  const move = (from: number, to: number) =>
    change((now) => (now[to] ? now.with(from, now[to]).with(to, now[from]!) : now));
  return (
    <PartForm
      opened={opened}
      draft={draft}
      isSignedIn={isSignedIn}
      merged={merged ? t('write.facts.merged') : null}
      onContinueRejected={(content) => change(() => content.images)}
    >
      <div className="stack wide gallery-form">
        <UploadBatch
          itemId={opened.itemId}
          onPicture={({ id, url, title }, uploadedBehind) =>
            change((now) =>
              withUploaded(
                now.filter((image) => image.id !== id),
                { id, url, caption: Object.keys(title).length ? title : null },
                uploadedBehind,
              ),
            )
          }
        />
        {images.length ? (
          <ol className="bare gallery-rows">
            {images.map((image, at) => (
              <li key={image.id}>
                <ResponsivePicture url={image.url} alt={image.caption?.[language] ?? ''} sizes="8rem" />
                <Field label={t('picture.caption')}>
                  <TextField
                    lang={languageTag(language)}
                    characters={limits.image.titleLength}
                    value={image.caption?.[language] ?? ''}
                    onText={(caption) =>
                      change((now) =>
                        now.map((item) =>
                          item.id === image.id
                            ? { ...item, caption: withText(item.caption ?? {}, language, caption) }
                            : item,
                        ),
                      )
                    }
                  />
                </Field>
                <p className="acts">
                  <Button
                    disabled={at === 0}
                    aria-label={t('gallery.earlier', { number: at + 1 })}
                    onClick={() => move(at, at - 1)}
                  >
                    ↑
                  </Button>
                  <Button
                    disabled={at === images.length - 1}
                    aria-label={t('gallery.later', { number: at + 1 })}
                    onClick={() => move(at, at + 1)}
                  >
                    ↓
                  </Button>
                  <Button onClick={() => change((now) => now.filter(({ id }) => id !== image.id))}>
                    {t('picture.remove')}
                  </Button>
                </p>
              </li>
            ))}
          </ol>
        ) : (
          <p className="hint">{t('gallery.empty')}</p>
        )}
      </div>
    </PartForm>
  );
}
