import { useReader } from '../../kit/reader.tsx';
import { entryAddress } from '../../rules/entry-ids.ts';
import { languageTag } from '../../rules/languages.ts';
import { downloadFile } from '../../ui/download.ts';
import { Button } from '../../ui/form/button.tsx';
import type { ImportReport, ReportGroup } from './contract.ts';

const lists = ['refused', 'broken', 'omitted', 'leftOut', 'passedOver', 'notices'] as const;

/** What a preview shows, the matches with existing subjects, and the lines of a report by list and reason. */
export function ReportLists({
  matches = [],
  groups = [],
  pages = [],
  proposal,
}: Pick<ImportReport, 'matches' | 'groups' | 'pages' | 'proposal'>) {
  const { language, t } = useReader();
  const number = new Intl.NumberFormat(languageTag(language));
  return (
    <>
      {proposal && (
        <section>
          <h3>{t('jobs.report.proposal', { name: proposal.name })}</h3>
          {proposal.unmapped.length > 0 && (
            <p>{t('jobs.report.unmapped', { columns: proposal.unmapped.join(', ') })}</p>
          )}
          <details>
            <summary className="touch quiet">{t('jobs.report.mapping')}</summary>
            <code>{proposal.text}</code>
          </details>
        </section>
      )}
      {pages.length > 0 && (
        <section>
          <h3>{t('jobs.report.pages')}</h3>
          <ul className="bare tiles jobs-pages">
            {pages.map((page, at) => (
              <PagePreview key={at} lines={page.split('\n')} />
            ))}
          </ul>
        </section>
      )}
      {lists.map((list) => {
        const some = groups.filter((group) => group.list === list);
        return (
          some.length > 0 && (
            <section key={list}>
              <h3>
                {t(`jobs.report.${list}`)}{' '}
                <small className="tabular">{number.format(some.reduce((sum, { count }) => sum + count, 0))}</small>
              </h3>
              {some.map((group) => (
                <Group key={group.reason} group={group} count={number.format(group.count)} />
              ))}
            </section>
          )
        );
      })}
      {matches.length > 0 && (
        <section>
          <h3>{t('jobs.report.matches')}</h3>
          <ul lang="en">
            {matches.map(({ key, id, other = id, because, isSame }) => (
              <li key={`${key} ${other}`}>
                {key} {isSame ? '=' : '≠'} {id === null ? other : <a href={entryAddress(id)}>{other}</a>}: {because}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The beginning of an entry as readers will see it. */
function PagePreview({ lines: [title, ...lines] }: { lines: readonly string[] }) {
  return (
    <li className="panel">
      <b>{title}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </li>
  );
}

/** One reason with its lines. */
function Group({ group: { reason, lines, count: total }, count }: { group: ReportGroup; count: string }) {
  const { t } = useReader();
  if (!lines.length)
    return (
      <p>
        <span className="tabular">{count}</span> · <span lang="en">{reason}</span>
      </p>
    );
  return (
    <details>
      <summary className="touch">
        <span className="tabular">{count}</span> · <span lang="en">{reason}</span>
      </summary>
      <ul lang="en">
        {lines.map(({ where, why }, at) => (
          <li key={at}>
            <b>{where}</b> {why}
          </li>
        ))}
      </ul>
      {total > lines.length && <p className="hint">{t('jobs.report.more', { count: String(total - lines.length) })}</p>}
    </details>
  );
}

/** Downloads the lines of a report, one JSON object per line, as `--report FILE.ndjson` writes them. */
export function DownloadLines({
  id,
  groups = [],
  matches = [],
}: Pick<ImportReport, 'groups' | 'matches'> & { id: number }) {
  const { t } = useReader();
  const lines = [
    ...matches.map(({ key, id: subject, other, because, isSame }) =>
      isSame
        ? { list: 'merged', key, into: subject, because }
        : { list: 'keptApart', key, from: subject, other, because },
    ),
    ...groups.flatMap(({ list, lines: some }) => some.map((line) => ({ list, ...line }))),
  ];
  if (!lines.length) return null;
  const save = () =>
    downloadFile(
      `import-${id}.ndjson`,
      new Blob([lines.map((line) => `${JSON.stringify(line)}\n`).join('')], { type: 'application/x-ndjson' }),
    );
  return <Button onClick={save}>{t('jobs.report.download')}</Button>;
}
