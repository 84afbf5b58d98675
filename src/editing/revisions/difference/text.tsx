import { Fragment, type ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag, type Language } from '../../../rules/languages.ts';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import { ReviewPicture } from '../face/pictures/compared-picture.tsx';
import type { BlockChange, Run } from '../../../rules/revisions/difference.ts';

/** A text block by block; unchanged blocks are collapsed and can be opened. */
export function TextDifference({ blocks, language }: { blocks: readonly BlockChange[]; language: Language | null }) {
  const { t } = useReader();
  const stretches: BlockChange[][] = [];
  for (const block of blocks) {
    const last = stretches.at(-1);
    if (block.op === 'same' && last?.[0]!.op === 'same') last.push(block);
    else stretches.push([block]);
  }
  return (
    <div className="difference-text" lang={language ? languageTag(language) : undefined}>
      {stretches.map((stretch, place) =>
        stretch[0]!.op === 'same' ? (
          <details key={place}>
            <summary className="unmarked ui" lang="">
              {t('difference.unchanged', { count: stretch.length })}
            </summary>
            {stretch.map((block, at) => (
              <Block key={at} block={block} />
            ))}
          </details>
        ) : (
          <Block key={place} block={stretch[0]!} />
        ),
      )}
    </div>
  );
}

const signs = { added: '+', removed: '−', changed: '±', same: '' };

function Block({ block: { op, runs } }: { block: BlockChange }) {
  const { t } = useReader();
  const element = /^<(\w+)/.exec(runs[0]?.text ?? '')?.[1] ?? 'p';
  const Whole = op === 'added' ? 'ins' : op === 'removed' ? 'del' : 'div';
  return (
    <div className="difference-block" data-op={op} data-element={element}>
      {op !== 'same' && (
        <span className="sign" role="img" aria-label={t(`difference.${op}`)}>
          {signs[op]}
        </span>
      )}
      <Whole>
        {op === 'changed' || op === 'same' ? (
          <Runs runs={runs} />
        ) : (
          runs.map(({ text }, place) => <Words key={place} text={text} tags="links" />)
        )}
      </Whole>
    </div>
  );
}

/** Unchanged, added and removed words; elements only when added or removed. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ op, text }, place) => {
    const Stretch = op === 'added' ? 'ins' : op === 'removed' ? 'del' : Fragment;
    return (
      <Stretch key={place}>
        <Words text={text} tags={op === 'same' ? 'none' : 'all'} />
      </Stretch>
    );
  });
}

/** An address that readers may follow from here; null for any other. */
const safeLinkOf = (tag: string) => {
  const address = addressOf(tag);
  return address && /^(?:\/(?!\/)|https?:)/.test(address) ? address : null;
};
const addressOf = (tag: string) => /\s(?:href|src)="([^"]*)"/.exec(tag)?.[1] ?? null;

const newLine = /^<(?:p|li|tr|br|dt|dd|h[1-6]|blockquote|caption|figcaption)\b/,
  newCell = /^<t[dh]\b/;

/**
 * HTML as words, with line breaks between blocks. `links` (for a whole block added or removed) keeps links as links;
 * `all` shows the address of a changed link, and the names of other elements.
 */
function Words({ text, tags }: { text: string; tags: 'none' | 'links' | 'all' }) {
  const pieces: ReactNode[] = [];
  /** Target of the current link, inside a block that was added or removed as a whole. */
  let leads: string | null = null;
  /** Open elements: true for a note, which is shown in brackets. */
  const open: boolean[] = [];
  let hasStarted = false;
  /** Inside the fallback brackets of ruby text, which are skipped because brackets are added here. */
  let isFallback = false;
  for (const [place, piece] of text.split(/(<[^<>]*>)/).entries()) {
    if (!piece || (isFallback && place % 2 === 0)) continue;
    if (place % 2 === 0) {
      pieces.push(leads === null ? decodeEntities(piece) : <a href={leads}>{decodeEntities(piece)}</a>);
      hasStarted ||= piece.trim() !== '';
    } else if (tags !== 'none' && piece.startsWith('<img') && readPictureAddress(addressOf(piece) ?? ''))
      pieces.push(<ReviewPicture url={addressOf(piece)!} alt={/\salt="([^"]*)"/.exec(piece)?.[1]} />);
    else if (piece === '<rt>') pieces.push(' (');
    else if (piece === '</rt>') pieces.push(')');
    else if (/^<\/?(?:ruby|rb|rp)>$/.test(piece)) isFallback = piece === '<rp>';
    else if (tags === 'links' && piece.startsWith('<a ')) leads = safeLinkOf(piece);
    else if (tags === 'links' && piece === '</a>') leads = null;
    else if (tags === 'all' && !/\s(?:href|src)=/.test(piece)) {
      const name = /^<(\/?[a-z\d]+)/.exec(piece)?.[1];
      if (name && name !== '/a')
        pieces.push(
          <code key={place} className="tag">
            {name}
          </code>,
        );
    } else if (tags !== 'none' && /\s(?:href|src)=/.test(piece))
      pieces.push(
        <code key={place} className="tag">
          {addressOf(piece)}
        </code>,
      );
    else if (piece.startsWith('<span')) {
      const isNote = /\snote-id=/.test(piece);
      open.push(isNote);
      if (isNote) pieces.push(' [');
    } else if (piece === '</span>' && open.pop()) pieces.push(']');
    else if (hasStarted && newLine.test(piece)) pieces.push('\n');
    else if (hasStarted && newCell.test(piece)) pieces.push(' | ');
  }
  return pieces.map((piece, place) => <Fragment key={place}>{piece}</Fragment>);
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', nbsp: ' ' };
const decodeEntities = (text: string) => text.replace(/&(\w+);/g, (entity, name: string) => characters[name] ?? entity);
