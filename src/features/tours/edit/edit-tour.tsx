import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { canonicalJson } from '../../../rules/canonical-json.ts';
import { languageNames, languages, languageTag, type InLanguages, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { endCapture, saveTourInProgress } from '../face/tour-in-progress.ts';
import { emptyTour, readViewAddress, titleOf, type Stop, type Tour } from '../rules.ts';
import { PartForm } from '../../../editing/drafts/part-form.tsx';
import { useDraftStart, usePartDraft, type Codec } from '../../../editing/drafts/use-part-draft.ts';
import { mergeItems } from '../../../editing/list/list-part.ts';
import { useReviewerEdit } from '../../../editing/reviewer-edit.tsx';
import { useList } from '../../../editing/list/use-list.ts';
import { toOpenedUserContent } from '../../../editing/own/opened-user-content.ts';
import type { UserContentEditorProps } from '../../../editing/own/user-content-edit.tsx';
import { StopRows } from './stop-rows.tsx';
import './edit-tour.css';
import { UndoButtons } from '../../../editing/drafts/undo-buttons.tsx';
import { openTour, saveTour } from '../contract.ts';
import { Button } from '../../../ui/form/button.tsx';

const codecOf = (id: string, language: Language): Codec<{ tour: Tour }, Tour> => ({
  name: 'tour',
  apart: {
    key: '',
    isShared: false,
    open: async () => toOpenedUserContent<Tour>(await call(openTour, { id }, { quiet: true })),
  },
  bodyOf: (content) => ({ tour: content ?? emptyTour('', language) }),
  contentOf: ({ tour }) => tour,
  isComplete: () => true,
  save: ({ itemId, ...how }, tour) => call(saveTour, { ...how, id: itemId, tour }, { quiet: true }),
});

/** Merges two versions of a tour: stops like any list; if both changed another field, mine wins. */
function mergeTours(was: Tour | null, local: Tour, remote: Tour): Tour {
  const keep = <F extends keyof Tour>(field: F): Tour[F] =>
    was === null || canonicalJson(local[field]) !== canonicalJson(was[field]) ? local[field] : remote[field];
  return {
    name: keep('name'),
    language: keep('language'),
    titles: keep('titles'),
    descriptions: keep('descriptions'),
    stops: mergeItems(was?.stops ?? [], local.stops, remote.stops).items,
  };
}
const withText = (texts: InLanguages, language: Language, text: string): InLanguages => {
  const { [language]: _was, ...others } = texts;
  return text ? { ...others, [language]: text } : others;
};

/** The editor of a member's own tour: its title and its ordered stops, one language at a time. */
export function EditTour(props: UserContentEditorProps<Tour>) {
  const { language: read, t } = useReader();
  const mending = useReviewerEdit();
  const { opened, isSignedIn } = props,
    { id } = opened.reply;
  const codec = useMemo(() => codecOf(id, read), [id, read]);
  const draftStart = useDraftStart(codec, props);
  const { stops: firstStops, ...firstFacts } = draftStart.beginning.writing.tour;
  const [facts, setFacts] = useState(firstFacts);
  const list = useList(firstStops, () => draft.saving.touch());
  const [spoken, setSpoken] = useState(firstFacts.language);
  const [message, setTold] = useState<string | null>(null);
  const tour: Tour = { ...facts, stops: list.rows.map(({ item }) => item) };
  const wrong = (stop: Stop) => readViewAddress(stop.address) === null || !Object.values(stop.titles).some(Boolean);
  const faulty = tour.stops.filter(wrong).length;

  function takeUp({ stops, ...next }: Tour) {
    setFacts(next);
    list.remove(list.rows.map(({ key }) => key));
    list.add(stops);
  }
  const draft = usePartDraft(codec, props, draftStart, {
    body: { tour },
    merge(was, is) {
      takeUp(mergeTours(was, tour, is));
      setTold(t('tour.edit.merged'));
    },
    lack: faulty
      ? t('write.list.faults', { count: faulty })
      : !facts.name.trim()
        ? t('finding.titleMissing')
        : !tour.stops.length
          ? t('finding.stopsMissing')
          : null,
  });
  const isSent = draft.saved !== null;
  useEffect(() => {
    if (isSent) endCapture(id);
  }, [isSent, id]);
  const change = (next: Partial<typeof facts>) => {
    setFacts((now) => ({ ...now, ...next }));
    draft.saving.touch();
  };
  const lang = languageTag(spoken);
  const title = spoken === facts.language ? facts.name : (facts.titles[spoken] ?? '');
  const setTitle = (text: string) =>
    change(spoken === facts.language ? { name: text } : { titles: withText(facts.titles, spoken, text) });
  return (
    <PartForm
      opened={opened}
      draft={draft}
      isSignedIn={isSignedIn}
      isNew
      overviewAddress="/user/usercenter#/tours"
      merged={message}
      onContinueRejected={takeUp}
      className="tour-form"
    >
      <p className="tabs" role="group" aria-label={t('tour.edit.inLanguage')}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={languageTag(language)}
            aria-pressed={language === spoken}
            onClick={() => setSpoken(language)}
          >
            {languageNames[language]}
          </button>
        ))}
      </p>
      <Field label={t('desk.field.title')}>
        <TextField
          lang={lang}
          characters={limits.nameLength}
          placeholder={title ? undefined : titleOf(tour, spoken).value}
          value={title}
          onText={setTitle}
        />
      </Field>
      <Field label={t('desk.field.description')}>
        <TextField
          rows={2}
          lang={lang}
          characters={limits.tour.textLength}
          value={facts.descriptions[spoken] ?? ''}
          onText={(text) => change({ descriptions: withText(facts.descriptions, spoken, text) })}
        />
      </Field>
      <StopRows list={list} spoken={spoken} mainLanguage={facts.language} isTried={draft.fault !== null} />
      <div className="row list-tools" role="toolbar" aria-label={t('write.list.tools')}>
        <Button
          disabled={list.rows.length >= limits.tour.stops}
          onClick={() => list.add([{ address: '', titles: {}, texts: {} }])}
        >
          + {t('tour.edit.add')}
        </Button>
        {!mending && (
          <Button
            onClick={() => {
              void draft.saving.sendNow().then(() => {
                saveTourInProgress({ id, title: titleOf(tour, read).value });
                location.assign('/');
              });
            }}
          >
            {t('tour.capture.begin')}
          </Button>
        )}
        <UndoButtons history={list} />
      </div>
      {!mending && <p className="hint">{t('tour.capture.lead')}</p>}
    </PartForm>
  );
}
