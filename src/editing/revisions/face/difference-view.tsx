import { Suspense } from 'react';
import { useReader, useText } from '../../../kit/reader.tsx';
import type { Kind } from '../../../rules/kinds.ts';
import { defaultLanguage, type Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';
import { isEmptyDifference } from './summary/empty-difference.ts';
import { FieldTable } from '../difference/fields.tsx';
import { ItemList } from '../difference/items.tsx';
import { TextDifference } from '../difference/text.tsx';
import { lazyByPart } from '../../../kit/registry/lazy-by-part.ts';
import type { ChangesView, ComparisonContext } from './changes-view.ts';
import { ComparedPictures } from './pictures/compared-picture.tsx';

interface ChangesProps {
  difference: Difference;
  language: Language | null;
  speaking: ComparisonContext;
}

/** The fields and items of a difference, rendered by their part. */
const createChanges = ({ Overview, Field, renderLine, items: view }: ChangesView) =>
  function Changes({ difference, language, speaking }: ChangesProps) {
    const { fields, items } = difference;
    return (
      <>
        {Overview && <Overview difference={difference} />}
        {fields.length > 0 && (
          <FieldTable fields={fields} Field={Field} sayLine={renderLine} language={language} linked={speaking.linked} />
        )}
        {view && items.length > 0 && <ItemList view={view} items={items} speaking={speaking} />}
      </>
    );
  };

/** A part's renderers, loaded when one of its revisions is compared. */
const lazyChanges = lazyByPart<ChangesProps>(({ changes }) => changes && (async () => createChanges(await changes())));
/** For parts without renderers of their own. */
const PlainChanges = createChanges({});

interface Props {
  module: Module;
  difference: Difference;
  /** Name and kind of the entry itself: it may have no page yet. */
  name: string;
  kind: Kind | null;
  /** Language of the text. */
  language: Language | null;
  /** Other entries that are mentioned. */
  linked: readonly LinkedEntry[];
}

/**
 * The changes of a revision: a text block by block, facts side by side, relations, events and nodes one by one.
 * Additions and removals are marked by both colour and sign.
 */
export function DifferenceView({ module, difference, name, kind, language, linked }: Props) {
  const text = useText();
  const { blocks, coarse } = difference;
  const speaking: ComparisonContext = {
    self: { name, kind: kind ?? 'idea', language: language ?? defaultLanguage },
    linked: new Map(linked.map((entry) => [entry.itemId, entry])),
  };
  const Changes = lazyChanges(module) ?? PlainChanges;
  const nothing = isEmptyDifference(difference);
  return (
    <ComparedPictures of={difference}>
      <div className="stack wide difference">
        {coarse && <CoarseNotice difference={difference} />}
        {nothing && <p className="hint">{text('difference.nothing')}</p>}
        {Changes && (
          <Suspense>
            <Changes difference={difference} language={language} speaking={speaking} />
          </Suspense>
        )}
        {blocks.length > 0 && !nothing && <TextDifference blocks={blocks} language={language} />}
      </div>
    </ComparedPictures>
  );
}

/** States that the difference is incomplete, with the total counts. */
function CoarseNotice({ difference: { counts } }: { difference: Difference }) {
  const { t } = useReader();
  const { added, removed, changed } = counts;
  return (
    <p className="hint" role="note">
      {t('difference.coarse')}{' '}
      {added + removed + changed > 0 &&
        t('difference.counts', { added: String(added), removed: String(removed), changed: String(changed) })}
    </p>
  );
}
