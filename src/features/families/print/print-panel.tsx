import { useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { layOutSheets, maxPages, printSizes, type Orientation, type PrintSize, type SheetLayout } from './pages.ts';
import { Options } from '../../../ui/form/options.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  drawing: { width: number; height: number };
  onPrint(sheets: SheetLayout, orientation: Orientation): void;
}

/** Options for printing a drawing on A4 pages, with the resulting number of pages. */
export function PrintPanel({ drawing, onPrint }: Props) {
  const t = useText();
  const [orientation, setOrientation] = useState<Orientation>(
    drawing.width > drawing.height ? 'landscape' : 'portrait',
  );
  const [size, setSize] = useState<PrintSize>('page');
  const sheets = layOutSheets(drawing, orientation, size),
    pages = sheets.sheets.length,
    isTooMany = pages > maxPages;
  return (
    <fieldset className="tree-print-panel">
      <legend>{t('family.print')}</legend>
      <label>
        <span>{t('family.print.size')}</span>
        <select
          value={size}
          onChange={({ target }) =>
            setSize(printSizes.find((printSize) => String(printSize) === target.value) ?? 'page')
          }
        >
          <Options
            of={printSizes}
            name={(printSize) => (printSize === 'page' ? t('family.print.onePage') : `${printSize * 100} %`)}
          />
        </select>
      </label>
      <label>
        <span>{t('family.print.paper')}</span>
        <select value={orientation} onChange={({ target }) => setOrientation(target.value as Orientation)}>
          <Options of={['portrait', 'landscape'] as const} name={(choice) => t(`family.print.${choice}`)} />
        </select>
      </label>
      <output className="tabular">
        {t(isTooMany ? 'family.print.tooMany' : 'family.print.pages', {
          count: isTooMany ? maxPages : pages,
          columns: sheets.columns,
          rows: sheets.rows,
        })}
      </output>
      <Button disabled={isTooMany} onClick={() => onPrint(sheets, orientation)}>
        {t('family.print')}
      </Button>
    </fieldset>
  );
}
