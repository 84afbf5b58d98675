import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { Failure } from '../../../../rules/errors.ts';
import { languageName, type Language } from '../../../../rules/languages.ts';
import type { Text } from '../../rules.ts';
import type { EditorProps } from '../../../../editing/part-editor.ts';
import { chooseInitialDraft, type RemoteChange } from '../../../../editing/drafts/initial-draft.ts';
import { draftKey, readCopies } from '../../../../editing/drafts/local-drafts.ts';
import { MergePanel } from './merge-panel.tsx';
import { openPart, loadVersion, type OpenedEntryPart, type Version } from '../../../../editing/drafts/open-part.ts';
import { ReviewerEditBar, useReviewerEdit } from '../../../../editing/reviewer-edit.tsx';
import { SubmittedNotice } from '../../../../editing/part-notices.tsx';
import { SourceChanged } from './source-changed.tsx';
import { SourceText } from './source-text.tsx';
import { showFault } from '../../../../editing/show-fault.ts';
import { SaveStatusLine, BlockedNotice } from '../../../../editing/edit-status.tsx';
import { SubmitBar } from '../../../../editing/submit-bar.tsx';
import { RemoteChangeNotice } from '../../../../editing/tab-notices.tsx';
import { PictureDialog } from '../../../media/face/picture-dialog.tsx';
import { TextEditor, type MainText } from '../../../../editing/text/text-editor.tsx';
import { emptyHead, TextFields, normalizeHead, type TextHead } from './text-fields.tsx';
import { useAutosave } from '../../../../editing/drafts/use-autosave.ts';
import { useLock } from '../../../../editing/drafts/use-lock.ts';
import { useSending } from '../../../../editing/drafts/use-sending.ts';
import { useInertWhileBusy } from '../../../../editing/use-inert-while-busy.ts';
import { saveVersion } from '../../writing-contract.ts';
import { revisionDetail } from '../../../../editing/revisions/revision-contract.ts';
import { Button } from '../../../../ui/form/button.tsx';

/** A text as stored locally while it is edited, with the revision that it is based on. */
interface EditableText {
  text: Text;
  baseId: string | null;
  note: string;
}
const newText: Text = { ...emptyHead, body: '' };

const contentOf = ({ text }: EditableText): Text => ({ ...text, ...normalizeHead(text) });

/** Chooses the text to continue: a local copy, the server's draft, or the published version. */
const createInitialDraft = ({ draft, base, head, itemId }: OpenedEntryPart<Text>, key: string) =>
  chooseInitialDraft<EditableText, Text>({
    copies: readCopies(key),
    draft,
    content: contentOf,
    baseIdOf: ({ baseId }) => baseId,
    startFrom(serverDraft) {
      if (serverDraft) return { text: serverDraft.content, baseId: serverDraft.baseId, note: serverDraft.note };
      const fresh = { ...newText, name: head.names[head.language] && itemId === head.id ? head.name : '' };
      return { text: base?.content ?? fresh, baseId: base?.id ?? null, note: '' };
    },
  });

/** The text of an entry in the language of the page. */
export function EditText({ opened, from, memberId, isSignedIn, onAgain }: EditorProps<Text>) {
  const { language: read, t } = useReader();
  const mending = useReviewerEdit();
  const language = mending?.language ?? read;
  const { itemId, head, rejected } = opened;
  const key = draftKey(mending?.keptAs ?? memberId, itemId, 'text', language);
  const [start] = useState(() => createInitialDraft(opened, key));
  const { writing: first, draftAt } = start;
  const [fields, setFields] = useState<TextHead>(() => ({ ...emptyHead, ...first.text }));
  const [note, setNote] = useState(first.note);
  const [base, setBase] = useState<Version<Text> | null>(opened.base);
  const [baseId, setBaseId] = useState(first.baseId);
  const [newer, setNewer] = useState<{ was: Version<Text> | null; is: Version<Text>; local: Text } | null>(null);
  const [home, setHome] = useState<{ from: RemoteChange<Text>; local: Text } | null>(null);
  const [source, setSource] = useSource(from, opened);
  const origin = (opened.draft ?? opened.base)?.translatedFrom ?? null;
  const [follows, setFollows] = useState(origin?.id);
  const translatedFrom = source?.id ?? follows;
  const body = useRef<MainText>(null),
    form = useRef<HTMLFormElement>(null);
  const { lock, again } = useLock({ itemId, type: 'text', language, memberId: isSignedIn ? memberId : null });

  const written = (): EditableText => ({
    text: { ...normalizeHead(fields), body: body.current?.html() ?? first.text.body },
    baseId,
    note,
  });
  const saving = useAutosave<EditableText, Text>({
    key,
    beginning: start,
    draftId: opened.draft?.id ?? null,
    content: contentOf,
    read: () => ({ ...written(), text: { ...written().text, name: fields.name } }),
    isComplete: () => true,
    async toServer(writing, upon) {
      const text = contentOf(writing);
      return text.name
        ? call(
            saveVersion,
            { itemId, text, baseId, note: note.trim(), draft: true, translatedFrom, ...upon },
            { quiet: true },
          )
        : null;
    },
    reload: async () => (await openPart<Text>('text', itemId)).draft,
  });
  const change = (next: TextHead) => {
    setFields(next);
    saving.touch();
  };

  /** A newer version was published: loads it and opens the merge panel. */
  async function lookAtNewer(id?: string) {
    const [is, was] = await Promise.all([
      loadVersion<Text>(id ?? itemId),
      baseId && baseId !== base?.id ? loadVersion<Text>(baseId).catch(() => null) : base,
    ]);
    if (is) setNewer({ was, is, local: written().text });
  }
  const sending = useSending({ lock, again, saving, onAgain, onOutdated: lookAtNewer });
  useInertWhileBusy(form, sending.busy || (mending?.busy ?? false));
  const lookElsewhere = () => saving.elsewhere && setHome({ from: saving.elsewhere, local: written().text });
  async function submit() {
    if (!fields.name.trim()) {
      showFault(form.current);
      return sending.refuse(t('write.nameMissing'));
    }
    if (mending) {
      if (await mending.onApprove(written().text)) saving.deleteLocal();
      return;
    }
    lookElsewhere();
    await sending.send((token, upon) => {
      const { text } = written();
      return call(
        saveVersion,
        { itemId, text, token, baseId, note: note.trim(), translatedFrom, ...upon },
        { quiet: true },
      );
    });
  }
  function take(text: Text) {
    setFields({ ...emptyHead, ...text });
    body.current?.set(text.body);
    saving.touch();
  }

  if (sending.saved) return <SubmittedNotice saved={sending.saved} />;
  const isOutdated = base !== null && baseId !== base.id && !newer && !home;
  return (
    <div className={source ? 'editing translating' : 'editing'}>
      {source && <SourceText source={source} onClose={() => setSource(null)} />}
      <form
        ref={form}
        className="stack wide writing-form ui"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {!mending && <BlockedNotice lock={lock} isSignedIn={isSignedIn} onAgain={again} />}
        {rejected && (
          <div className="stack close panel writing-told" role="note">
            <p>{t('write.rejected', { reason: rejected.reason })}</p>
            {draftAt === null && (
              <p>
                <Button onClick={() => take(rejected.content)}>{t('write.rejected.goOn')}</Button>
              </p>
            )}
          </div>
        )}
        {isOutdated && (
          <p className="stack close panel writing-told" role="note">
            {t('error.baseOutdated')} <Button onClick={() => void lookAtNewer()}>{t('write.merge.look')}</Button>
          </p>
        )}
        {home && (
          <MergePanel
            isDraft
            base={home.from.was ?? base?.content ?? newText}
            local={home.local}
            remote={home.from.is}
            language={language}
            onLater={() => setHome(null)}
            onMerged={(text) => {
              take(text);
              if (home.from.baseId === base?.id) setBaseId(home.from.baseId);
              saving.confirmMerged();
              setHome(null);
            }}
          />
        )}
        {newer && (
          <MergePanel
            base={newer.was?.content ?? newText}
            local={newer.local}
            remote={newer.is.content}
            language={language}
            onLater={() => setNewer(null)}
            onMerged={(text) => {
              take(text);
              setBase(newer.is);
              setBaseId(newer.is.id);
              setNewer(null);
            }}
          />
        )}
        {origin && !source && origin.latestId !== origin.id && (
          <SourceChanged
            origin={origin}
            name={head.name}
            kind={head.kind}
            isFollowed={follows === origin.latestId}
            onFollow={(is) => {
              setFollows(is ? origin.latestId : origin.id);
              saving.touch();
            }}
          />
        )}
        {!opened.base && !source && head.id !== itemId && (
          <TranslateFrom langs={head.langs} language={language} onChoose={setSource} />
        )}
        <div hidden={newer !== null || home !== null}>
          <div className="stack writing-fields">
            <TextFields
              head={fields}
              language={language}
              onHead={change}
              faults={!fields.name.trim() && sending.fault ? { name: t('field.missing') } : {}}
            />
          </div>
          <h2 id="body-title" className="label">
            {t('write.body')}
          </h2>
          <TextEditor
            PictureDialog={PictureDialog}
            initial={first.text.body}
            language={language}
            labelledBy="body-title"
            onChange={saving.touch}
            onReady={(text) => {
              body.current = text;
            }}
          />
          {saving.elsewhere && <RemoteChangeNotice onLook={lookElsewhere} />}
          {mending ? (
            <ReviewerEditBar
              mending={mending}
              fault={sending.fault}
              onStartOver={draftAt === null ? null : () => void sending.startOver()}
            />
          ) : (
            <SubmitBar
              note={note}
              onNote={(next) => {
                setNote(next);
                saving.touch();
              }}
              busy={sending.busy}
              fault={sending.fault}
            />
          )}
        </div>
        {!mending && (
          <SaveStatusLine
            lock={lock}
            saving={saving}
            isSignedIn={isSignedIn}
            draftAt={draftAt}
            onStartOver={() => void sending.startOver()}
          />
        )}
      </form>
    </div>
  );
}

/** The source of a translation; it is named in the address, so that a reload keeps it. */
function useSource(from: string | null, opened: OpenedEntryPart<Text>) {
  const [source, set] = useState<(Version<Text> & { language: Language }) | null>(null);
  useEffect(() => {
    if (!from) return;
    let over = false;
    call(revisionDetail, { id: from }).then(
      ({ id, content, language, translatedFrom }) =>
        void (over || set({ id, content: content as Text, translatedFrom, language: language ?? 'zh' })),
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
      },
    );
    return () => {
      over = true;
    };
  }, [from, opened.itemId]);
  return [
    source,
    (next: typeof source) => {
      const address = new URL(location.href);
      if (next) address.searchParams.set('from', next.id);
      else address.searchParams.delete('from');
      history.replaceState(history.state, '', address);
      set(next);
    },
  ] as const;
}

interface Props {
  langs: OpenedEntryPart<Text>['head']['langs'];
  language: Language;
  onChoose(source: Version<Text> & { language: Language }): void;
}

/** Offers the languages to translate from, if there is no text in this language yet. */
function TranslateFrom({ langs, language, onChoose }: Props) {
  const { t } = useReader();
  async function choose(other: Language, id: string) {
    const version = await loadVersion<Text>(id).catch(() => null);
    if (version) onChoose({ ...version, language: other });
  }
  return (
    <div className="stack close panel writing-told" role="note">
      <p>{t('write.translate.offer')}</p>
      <p className="acts">
        {(Object.entries(langs) as [Language, string][]).map(([other, id]) => (
          <Button key={other} onClick={() => void choose(other, id)}>
            {languageName(other, language)}
          </Button>
        ))}
      </p>
    </div>
  );
}
