import { useEffect, useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../../kit/calls/endpoint.ts';
import { useReader } from '../../../../kit/reader.tsx';
import type { Kind } from '../../../../rules/kinds.ts';
import { languageName } from '../../../../rules/languages.ts';
import { compareRevisions } from '../../../../editing/revisions/revision-contract.ts';
import { DifferenceView } from '../../../../editing/revisions/face/difference-view.tsx';
import '../../../../editing/revisions/face/difference.css';
import type { Version } from '../../../../editing/drafts/open-part.ts';
import { Button } from '../../../../ui/form/button.tsx';

interface Props {
  origin: NonNullable<Version<unknown>['translatedFrom']>;
  name: string;
  kind: Kind;
  isFollowed: boolean;
  onFollow(isFollowed: boolean): void;
}

/** Notice that the source of a translation has changed: shows the changes, and asks whether the text includes them. */
export function SourceChanged({ origin, name, kind, isFollowed, onFollow }: Props) {
  const { language, t } = useReader();
  const [isShown, setShown] = useState(false);
  const [compared, setCompared] = useState<ReplyOf<typeof compareRevisions> | null>(null);
  useEffect(() => {
    if (!isShown || compared) return;
    const flight = new AbortController();
    call(compareRevisions, { a: origin.id, b: origin.latestId }, { signal: flight.signal }).then(setCompared, () =>
      setShown(false),
    ); // a notice has shown the reason
    return () => flight.abort();
  }, [isShown, compared, origin.id, origin.latestId]);
  return (
    <div className="stack close panel writing-told" role="note">
      <p>{t('write.translate.changed', { language: languageName(origin.language, language) })}</p>
      <p className="acts">
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t('write.translate.look')}
        </Button>
        <label className="check">
          <input type="checkbox" checked={isFollowed} onChange={({ target }) => onFollow(target.checked)} />
          <span>{t('write.translate.follows')}</span>
        </label>
      </p>
      {isShown &&
        (compared ? (
          <DifferenceView
            module="text"
            difference={compared.difference}
            name={name}
            kind={kind}
            language={origin.language}
            linked={compared.linked}
          />
        ) : (
          <p role="status">{t('write.loading')}</p>
        ))}
    </div>
  );
}
