import { Fragment } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { srcSetOf } from '../../../rules/picture-address.ts';
import { SegmentClaims } from '../context-panel/claims.tsx';
import type { Claim } from '../context-panel/contract.ts';
import type { ShownChapter, ShownPage, ShownSegment, ShownWitness } from '../contract.ts';

type Props = Pick<ShownChapter, 'rows' | 'read' | 'witnesses'> & { claims?: readonly Claim[] };

/**
 * The rows of a chapter page. Each segment has the anchor `#s12`; if two witnesses have the segment, the first gets the
 * anchor. Search and mentions mark words by `data-segment` and `data-witness` (CONTRACT: that element contains nothing
 * but the segment's own text).
 */
export function ChapterRows({ rows, read, witnesses, claims = [] }: Props) {
  const columns = read.flatMap((key) => witnesses.find((witness) => witness.key === key) ?? []);
  const met = new Set<string>();
  const isFirst = (id: string) => !met.has(id) && Boolean(met.add(id));
  const claimed = Map.groupBy(claims, ({ segment }) => segment);
  const hasNotes = rows.some(({ cells }) =>
    cells.some(({ segments }) => segments.some(({ id, notes }) => notes.length || claimed.has(id))),
  );
  return (
    <div className="reader-rows" data-columns={columns.length} data-notes={hasNotes ? '' : undefined}>
      {rows.map((row, place) => (
        <div className="reader-row" key={place}>
          {row.cells.map(({ segments, pages }, at) => {
            const witness = columns[at]!;
            return (
              <div
                key={witness.key}
                className="reader-cell"
                data-kind={witness.kind}
                lang={witness.language}
                dir={witness.direction ?? undefined}
              >
                {pages.map((page) => (
                  <Photocopy key={page.number} page={page} />
                ))}
                {segments.map((segment) => {
                  const isAnchor = isFirst(segment.id);
                  return (
                    <SegmentView
                      key={segment.id}
                      segment={segment}
                      witness={witness}
                      anchor={isAnchor ? `s${segment.id}` : undefined}
                      claims={(isAnchor && claimed.get(segment.id)) || []}
                    />
                  );
                })}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface SegmentViewProps {
  segment: ShownSegment;
  witness: ShownWitness;
  anchor: string | undefined;
  claims: readonly Claim[];
}

function SegmentView({ segment: { id, kind, html, notes }, witness, anchor, claims }: SegmentViewProps) {
  const t = useText();
  const Words = kind === 'heading' ? 'h3' : 'p';
  return (
    <Fragment>
      <div className="segment" id={anchor} data-form={kind}>
        <a className="segment-number ui" href={`#s${id}`} aria-label={t('book.segment', { id })}>
          {id}
        </a>
        <Words data-segment={id} data-witness={witness.key} dangerouslySetInnerHTML={{ __html: html }} />
        {notes.length > 0 && (
          <ol className="segment-notes bare" aria-label={t('book.notes')}>
            {notes.map((note) => (
              <li key={note.id} data-note-kind={note.kind} id={anchor && `${anchor}-note-${note.id}`}>
                <b>{note.id}</b> <span dangerouslySetInnerHTML={{ __html: note.html }} />
              </li>
            ))}
          </ol>
        )}
        <SegmentClaims claims={claims} />
      </div>
    </Fragment>
  );
}

function Photocopy({ page: { image, canvas, label, number } }: { page: ShownPage }) {
  const t = useText();
  const name = label || String(number);
  return (
    <figure className="photocopy">
      {image ? (
        <a href={image}>
          <img src={image} srcSet={srcSetOf(image)} sizes="(min-width: 60rem) 40vw, 92vw" alt={name} loading="lazy" />
        </a>
      ) : (
        <div className="stack close photocopy-missing ui">
          <p>{canvas ? name : t('book.page.missing')}</p>
          {canvas && (
            <a href={canvas} rel="noreferrer">
              {t('book.page.elsewhere')}
            </a>
          )}
        </div>
      )}
      <figcaption className="ui">{name}</figcaption>
    </figure>
  );
}
