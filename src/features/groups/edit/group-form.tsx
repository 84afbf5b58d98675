import { useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { Failure } from '../../../rules/errors.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { textLength } from '../../../rules/text-width.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { notify } from '../../../ui/notices.tsx';
import { GroupStage } from '../face/group-stage.tsx';
import type { Visibility } from '../face/kinds.ts';
import type { Group } from '../rules.ts';
import { chooseInitialDraft, type ServerDraft } from '../../../editing/drafts/initial-draft.ts';
import { readCopies } from '../../../editing/drafts/local-drafts.ts';
import { useAutosave } from '../../../editing/drafts/use-autosave.ts';
import type { OpenedGroup } from './opened-group.ts';
import { GroupMap } from './group-map.tsx';
import { createNodeActions } from './node-actions.ts';
import {
  isComplete,
  findFirstFault,
  readGroup,
  readYear,
  toEditableGroup,
  type EditableGroup,
} from './editable-group.ts';
import { emptyLine, isLineComplete, LinesField } from './lines-field.tsx';
import { NodeList } from './node-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnionsField } from './unions-field.tsx';
import { useHistory } from '../../../editing/drafts/use-history.ts';
import { usePreview } from './use-preview.ts';
import { saveGroupDraft, groupDetail, saveGroup } from '../contract.ts';
import { Button } from '../../../ui/form/button.tsx';

/** The draft of a group, or its saved content, in the form that `useAutosave` needs. */
const draftOf = ({ id, content, draft, version, savedBy, changedAt }: OpenedGroup): ServerDraft<Group> => ({
  id,
  content: (draft ?? content)!,
  version: version!,
  tab: savedBy,
  baseId: null,
  note: '',
  at: Date.parse(changedAt),
});

interface Props {
  opened: OpenedGroup;
  draftKey: string;
  isSignedIn: boolean;
}

/** The editor of a group: name and appearance, canvas, nodes, and saving. */
export function GroupForm({ opened, draftKey, isSignedIn }: Props) {
  const { t } = useReader();
  const { id, type: kind } = opened;
  const language: Language = opened.shown.language;
  const [beginning] = useState(() =>
    chooseInitialDraft<EditableGroup, Group>({
      copies: readCopies(draftKey),
      draft: draftOf(opened),
      startFrom: (draft) => toEditableGroup(draft!.content, language),
      content: (writing) => readGroup(writing, language),
      baseIdOf: () => null,
    }),
  );
  const touch = useRef(() => {});
  const history = useHistory(beginning.writing, () => touch.current());
  const writing = history.now,
    { group, rows } = writing;
  const line = useSavedInput(`line of group ${id}`, emptyLine);
  /** A complete line is saved without pressing "add"; an incomplete one stays in its fields. */
  const isLineTaken =
    kind === 'graph' && isLineComplete(line.value, (key) => rows.some(({ node }) => node.key === key));
  const withLine = (now: EditableGroup): EditableGroup =>
    isLineTaken
      ? {
          ...now,
          group: { ...now.group, edges: [...now.group.edges, { ...line.value, word: line.value.word.trim() }] },
        }
      : now;
  const content = readGroup(writing, language);
  const saving = useAutosave<EditableGroup, Group>({
    key: draftKey,
    beginning,
    draftId: id,
    read: () => writing,
    content: (groupWriting) => readGroup(groupWriting, language),
    isComplete: (groupWriting) => isComplete(groupWriting, language),
    toServer: async (groupWriting, upon) => {
      const { version } = await call(
        saveGroupDraft,
        { id, group: readGroup(groupWriting, language), ...upon },
        { quiet: true },
      );
      return { revisionId: id, itemId: id, state: 'draft', version, findings: [] };
    },
    reload: async () => draftOf(await call(groupDetail, { id }, { quiet: true })),
  });
  useEffect(() => {
    touch.current = saving.touch;
  });
  const [selectedKey, setChosen] = useState<string | null>(null);
  const [savedVisibility, setSavedVisibility] = useState<Visibility>(opened.visibility);
  /** Null while unchanged since the last save. */
  const chosenVisibility = useSavedInput<Visibility | null>(`visibility of group ${id}`, null),
    visibility = chosenVisibility.value ?? savedVisibility;
  const [isSaved, setSaved] = useState(opened.content !== null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const preview = usePreview(content, opened.shown);
  // Positions are applied at once, without the server; unchanged objects are reused to avoid a new layout.
  const shownGroup = useMemo(() => {
    const at = new Map(rows.map(({ node }) => [node.key, node.at]));
    const nodes = preview.nodes.filter(({ key }) => at.has(key)).map((node) => ({ ...node, at: at.get(node.key)! }));
    return { ...preview, nodes };
  }, [preview, rows]);
  const tools = createNodeActions(history.change, language);

  /** The error message; null for none. */
  function lack(): string | null {
    const problem = findFirstFault(writing, language);
    if (problem === null) return null;
    if (problem === 'name') return t('error.groupNameNeeded');
    if (problem === 'year') return t('make.year.wrong');
    if (problem === 'half') return t('make.wrong', { what: t('finding.timeWrong') });
    return t('make.wrong', { what: t(`finding.${problem.name}`, problem.values) });
  }
  async function save(proposal?: { itemId: string; note: string }): Promise<boolean> {
    const wrong = lack();
    setFault(wrong);
    if (wrong !== null) return false;
    setBusy(true);
    try {
      await saving.saveNow();
      const isUnchanged = saving.watch();
      await call(
        saveGroup,
        {
          id,
          group: readGroup(withLine(writing), language),
          visibility,
          ...saving.precondition(),
          ...(proposal && { submit: true, ...proposal }),
        },
        { quiet: true },
      );
      // Text typed during the request is newer than the saved version.
      const isWhole = isUnchanged();
      if (isLineTaken) {
        history.change(withLine);
        line.set((now) => (now.word === line.value.word ? { ...now, word: '' } : now));
      }
      if (isWhole) saving.deleteLocal();
      setSavedVisibility(visibility);
      chosenVisibility.clear();
      setSaved(true);
      notify(t(proposal ? 'make.submitted' : 'make.saved'));
      return true;
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('requestFailed');
      if (failure.errorName === 'draftOutdated') await saving.loadNewerDraft();
      else setFault(t(`error.${failure.errorName}`, failure.details as Record<string, string>));
      return false;
    } finally {
      setBusy(false);
    }
  }
  const { elsewhere } = saving;
  const set = <F extends keyof EditableGroup['group']>(field: F, value: EditableGroup['group'][F]) =>
    history.change((now) => ({ ...now, group: { ...now.group, [field]: value } }), String(field));
  const isYearWrong = readYear(writing.year, language) === undefined;
  return (
    <form
      className="stack wide writing-form group-form ui"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h1>
        {group.name.trim() || t('make.title')} <small>{t(`make.one.${kind}`)}</small>
      </h1>
      {elsewhere && (
        <p className="stack close panel writing-told" role="alert">
          {t('make.elsewhere')}{' '}
          <Button
            onClick={() => {
              history.change(() => toEditableGroup(elsewhere.is, language));
              saving.confirmMerged();
            }}
          >
            {t('make.elsewhere.take')}
          </Button>{' '}
          <Button onClick={saving.confirmMerged}>{t('make.elsewhere.keep')}</Button>
        </p>
      )}
      <div className="group-head">
        <Field label={t('make.name')} fault={fault && !group.name.trim() ? t('error.groupNameNeeded') : undefined}>
          <TextField
            type="text"
            autoComplete="off"
            lang={languageTag(language)}
            most={limits.defaultTextLength}
            value={group.name}
            onText={(name) => set('name', name)}
          />
        </Field>
        <Field label={t('make.year')} fault={isYearWrong ? t('make.year.wrong') : undefined} hint={t('make.year.hint')}>
          <input
            type="text"
            autoComplete="off"
            value={writing.year}
            onChange={({ target }) => history.change((now) => ({ ...now, year: target.value }), 'year')}
          />
        </Field>
        <Field
          label={t('make.about')}
          hint={
            <span className="tabular">
              {textLength(group.about)} / {limits.groups.noteLength}
            </span>
          }
        >
          <TextField
            rows={2}
            lang={languageTag(language)}
            characters={limits.groups.noteLength}
            value={group.about}
            onText={(about) => set('about', about)}
          />
        </Field>
        <div className="row group-style">
          {kind === 'timeline' && (
            <Check label={t('make.lanes')} on={group.lanes} onChange={(lanes) => set('lanes', lanes)} />
          )}
          {kind === 'timemap' && (
            <Check label={t('make.journey')} on={group.journey} onChange={(journey) => set('journey', journey)} />
          )}
          {(kind === 'graph' || kind === 'tree') && (
            <Check
              label={t('make.known')}
              on={group.relations === 'all' || group.relations.length > 0}
              onChange={(on) => set('relations', on ? 'all' : [])}
            />
          )}
        </div>
      </div>
      {kind === 'timemap' ? (
        <GroupMap name={group.name} writing={writing} tools={tools} selectedKey={selectedKey} onChoose={setChosen}>
          {(draw) => (
            <NodeList
              kind={kind}
              rows={rows}
              shownGroup={shownGroup}
              history={history}
              tools={tools}
              selectedKey={selectedKey}
              onChoose={setChosen}
              draw={draw}
              isTried={fault !== null}
            />
          )}
        </GroupMap>
      ) : (
        <NodeList
          kind={kind}
          rows={rows}
          shownGroup={shownGroup}
          history={history}
          tools={tools}
          selectedKey={selectedKey}
          onChoose={setChosen}
          draw={null}
          isTried={fault !== null}
          stage={
            rows.length > 0 && (
              <GroupStage
                group={{
                  ...shownGroup,
                  name: group.name,
                  lanes: group.lanes,
                  year: readYear(writing.year, language) ?? null,
                }}
                selectedKey={selectedKey}
                onChoose={setChosen}
                onPlace={kind === 'graph' ? tools.place : undefined}
              />
            )
          }
        />
      )}
      {kind === 'graph' && (
        <LinesField input={line} writing={writing} shownGroup={shownGroup} change={history.change} />
      )}
      {kind === 'tree' && <UnionsField writing={writing} shownGroup={shownGroup} change={history.change} />}
      <SaveBar
        opened={opened}
        isSaved={isSaved}
        isSignedIn={isSignedIn}
        visibility={visibility}
        onVisibility={chosenVisibility.set}
        safety={saving.safety}
        busy={busy}
        fault={fault}
        onSubmit={save}
      />
    </form>
  );
}

function Check({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <label className="group-check">
      <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} /> <span>{label}</span>
    </label>
  );
}
