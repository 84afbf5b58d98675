import { useId, useState, type ComponentProps } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import { licenceName, licences, type Licence } from '../../../rules/licences.ts';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { mostPages, type ChapterContent, type PhotocopyPage } from '../rules.ts';
import { uploadPicture } from '../../media/face/upload-picture.ts';
import { acceptedTypes } from '../../../ui/form/picture-files.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import { PartForm } from '../../../editing/drafts/part-form.tsx';
import { useDraftStart, usePartDraft, type Codec } from '../../../editing/drafts/use-part-draft.ts';
import type { ChapterProps } from './chapter-editor.tsx';
import { openBook } from './open-book.ts';
import { saveChapter } from '../writing-contract.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Options } from '../../../ui/form/options.tsx';

/** The pages of one chapter of a photocopy: pictures in order, each with the segments on it. */
export function PhotocopyEditor(props: ChapterProps) {
  const { t } = useReader();
  const { opened, isSignedIn, place } = props,
    { bookId, isPublished } = opened.reply;
  const codec: Codec<{ pages: PhotocopyPage[] }, ChapterContent> = {
    name: 'chapter',
    apart: {
      key: `${place.chapter}~${place.witness}`,
      isShared: isPublished,
      open: () => openBook<ChapterContent>(bookId, place),
    },
    bodyOf: (content) => ({ pages: content?.pages ?? [] }),
    contentOf: ({ pages }) => ({ segments: [], pages }),
    isComplete: () => true,
    save: ({ itemId, ...how }, content) =>
      call(saveChapter, { ...how, ...place, bookId: itemId, content }, { quiet: true }),
  };
  function lackOf(): string | null {
    if (!pages.length) return t('finding.chapterEmpty');
    return pages.some(({ segments }) => segmentsNowhere(segments).length)
      ? t('bookWriting.photocopy.nowhere.lack')
      : null;
  }
  const draftStart = useDraftStart(codec, props);
  const originalIds = new Set(opened.reply.original.map(({ id }) => id));
  /** The ids that the original does not have; empty if this chapter has no original text. */
  const segmentsNowhere = (ids: readonly string[]) =>
    originalIds.size ? ids.filter((id) => !originalIds.has(id)) : [];
  const [pages, setPages] = useState(draftStart.beginning.writing.pages);
  const [message, setTold] = useState<string | null>(null);
  const draft = usePartDraft(codec, props, draftStart, {
    body: { pages },
    merge(was, is) {
      // Pages have no ids: append the pages that the other version added.
      const old = new Set((was ?? is).pages.map((page) => JSON.stringify(page)));
      const localPages = new Set(pages.map((page) => JSON.stringify(page)));
      const fresh = is.pages.filter((page) => !old.has(JSON.stringify(page)) && !localPages.has(JSON.stringify(page)));
      setPages([...pages, ...fresh]);
      setTold(t('bookWriting.merged'));
    },
    lack: lackOf(),
  });
  function write(change: (now: PhotocopyPage[]) => PhotocopyPage[]) {
    setPages(change);
    draft.saving.touch();
  }
  const set = (at: number, change: Partial<PhotocopyPage>) =>
    write((now) => now.map((page, index) => (index === at ? { ...page, ...change } : page)));
  const move = (at: number, by: -1 | 1) =>
    write((now) => {
      const to = at + by,
        next = [...now];
      if (to < 0 || to >= now.length) return now;
      [next[at], next[to]] = [next[to]!, next[at]!];
      return next;
    });
  return (
    <PartForm
      opened={opened}
      draft={draft}
      isSignedIn={isSignedIn}
      isNew={!isPublished}
      merged={message}
      onContinueRejected={(content) => write(() => content.pages)}
      className="photocopy-form"
    >
      <Upload bookId={bookId} onPage={(page) => write((now) => [...now, page].slice(0, mostPages))} />
      <ol className="bare photocopy-pages">
        {pages.map((page, at) => {
          const name = page.label || String(at + 1);
          return (
            <li key={at} className="photocopy-page">
              {page.image ? (
                <ResponsivePicture url={page.image} alt={name} sizes="8rem" />
              ) : (
                <span className="photocopy-none" />
              )}
              <div>
                <Field label={t('bookWriting.photocopy.label')}>
                  <TextField value={page.label} onText={(label) => set(at, { label })} />
                </Field>
                {!page.image && (
                  <Field label={t('bookWriting.photocopy.canvas')}>
                    <input
                      type="url"
                      maxLength={limits.addressLength}
                      value={page.canvas ?? ''}
                      onChange={({ target }) => set(at, { canvas: target.value || null })}
                    />
                  </Field>
                )}
                <Field
                  label={t('bookWriting.photocopy.segments')}
                  fault={
                    segmentsNowhere(page.segments).length
                      ? t('finding.pageSegmentNowhere', {
                          page: name,
                          segment: segmentsNowhere(page.segments).join(', '),
                        })
                      : undefined
                  }
                >
                  <SegmentIds value={page.segments} onIds={(segments) => set(at, { segments })} />
                </Field>
              </div>
              <span className="row">
                <Button look="icon" aria-label={t('bookWriting.up', { name })} onClick={() => move(at, -1)}>
                  <span aria-hidden="true">↑</span>
                </Button>
                <Button look="icon" aria-label={t('bookWriting.down', { name })} onClick={() => move(at, 1)}>
                  <span aria-hidden="true">↓</span>
                </Button>
                <Button
                  look="icon"
                  aria-label={t('bookWriting.remove', { name })}
                  onClick={() => write((now) => now.filter((_, index) => index !== at))}
                >
                  <span aria-hidden="true">×</span>
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
      <p>
        <Button onClick={() => write((now) => [...now, { image: null, canvas: null, label: '', segments: [] }])}>
          + {t('bookWriting.photocopy.canvas.add')}
        </Button>
      </p>
    </PartForm>
  );
}

const idsIn = (text: string) => text.split(/[\s,]+/).filter((id) => /^[\w.:-]{1,40}$/.test(id));

/** Segment numbers separated by spaces. Keeps the text as typed, because a trailing space precedes the next number. */
function SegmentIds({
  value,
  onIds,
  ...described
}: { value: readonly string[]; onIds(ids: string[]): void } & Omit<ComponentProps<'input'>, 'value' | 'onChange'>) {
  const [text, setText] = useState(value.join(' '));
  return (
    <input
      {...described}
      value={idsIn(text).join() === value.join() ? text : value.join(' ')}
      onChange={({ target }) => {
        setText(target.value);
        onIds(idsIn(target.value));
      }}
    />
  );
}

/** Most pictures in one upload. Source: spec §9 "100 per batch". */
const maxBatchSize = 100;

/** Uploads pictures one at a time, in the order of their names, all with the same licence and source. */
function Upload({ bookId, onPage }: { bookId: string; onPage(page: PhotocopyPage): void }) {
  const { language, t } = useReader(),
    id = useId();
  const [licence, setLicence] = useState<Licence | ''>('');
  const [source, setSource] = useState('');
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [failures, setFailures] = useState<{ name: string; why: string }[]>([]);

  async function upload(files: readonly File[]) {
    if (!licence) return;
    const selectedFiles = files
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
      .slice(0, maxBatchSize);
    setFailures([]);
    for (const [done, file] of selectedFiles.entries()) {
      setProgress({ done, total: selectedFiles.length });
      try {
        const picture = await uploadPicture(file, {
          itemId: bookId,
          licence,
          source: { title: source.trim() },
        });
        onPage({ image: picture.url, canvas: null, label: file.name.replace(/\.\w+$/, '').slice(0, 60), segments: [] });
      } catch (error) {
        const why = error instanceof Failure ? error : new Failure('requestFailed');
        setFailures((now) => [
          ...now,
          { name: file.name, why: t(`error.${why.errorName}`, why.details as Record<string, string>) },
        ]);
      }
    }
    setProgress(null);
  }
  const mayUpload = progress === null && source.trim() !== '' && licence !== '';
  return (
    <fieldset
      className="photocopy-upload"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const files = [...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/'));
        if (mayUpload && files.length) void upload(files);
      }}
    >
      <legend>{t('bookWriting.photocopy.add', { most: maxBatchSize })}</legend>
      <Field label={t('bookWriting.photocopy.source')}>
        <TextField characters={limits.citationFieldLength} value={source} onText={setSource} />
      </Field>
      <Field label={t('bookWriting.photocopy.licence')}>
        <select value={licence} onChange={({ target }) => setLicence(target.value as Licence | '')}>
          <option value="">{t('picture.licence.choose')}</option>
          <Options of={licences} name={(choice) => licenceName(choice, language)} />
        </select>
      </Field>
      <p>
        <label className="button" htmlFor={id}>
          {t('bookWriting.photocopy.choose')}
          <input
            id={id}
            className="unseen"
            type="file"
            multiple
            accept={acceptedTypes}
            disabled={!mayUpload}
            onChange={({ target }) => void upload([...(target.files ?? [])]).finally(() => (target.value = ''))}
          />
        </label>{' '}
        <span className="hint">{t('bookWriting.photocopy.choose.hint')}</span>
      </p>
      {progress && (
        <p role="status">
          <progress value={progress.done} max={progress.total} /> {t('bookWriting.photocopy.progress', progress)}
        </p>
      )}
      {failures.map(({ name, why }) => (
        <p key={name} className="fault" role="alert">
          {t('bookWriting.photocopy.failed', { name, why })}
        </p>
      ))}
    </fieldset>
  );
}
