import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Dialog, DialogHeader } from '../../../foundation/ui/client/Dialog';
import { CopyButton } from '../../../writing/code/client/CopyButton';
import type { IconQuery } from './iconQuery';
import { formatSvg, importLine, namedImportLine } from '../model/iconText';
import { exportName, hasStyle, ICON_STYLES, type IconEntry, type IconStyle } from '../model/types';
import { labelStyle } from './IconControls';
import styles from './IconDialog.module.css';
import { IconPreview } from './IconPreview';
import type { LoadedShapes } from './useIconShapes';

interface Props {
  readonly name: string;
  readonly style: IconStyle;
  readonly entries: readonly IconEntry[];
  readonly loaded: LoadedShapes | undefined;
  readonly onChange: (change: Partial<IconQuery>) => void;
}

/** The details of an icon, in a native dialog, which handles Escape, focus, and the backdrop. */
export function IconDialog({ name, style, entries, loaded, onChange }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const entry = entries.find(([candidate]) => candidate === name);
  const isOpen = entry !== undefined;
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element?.open === false) element.showModal();
    if (!isOpen && element?.open === true) element.close();
  }, [isOpen]);
  const shape = loaded?.style === style ? loaded.shapes[name] : undefined;
  return (
    <Dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={isOpen ? titleId : undefined}
      onClose={() => {
        onChange({ selected: '' });
      }}
    >
      <div className={styles.content}>
        <DialogHeader
          titleId={titleId}
          title={isOpen ? exportName(name, style) : undefined}
          closeLabel={translate({ id: 'site.icons.close', message: 'Close' })}
        />
        {entry === undefined ? null : (
          <>
            <ImportStatements name={name} style={style} />
            {shape === undefined ? (
              <p className={styles.missing}>
                {translate({
                  id: 'site.icons.missing',
                  message: 'This icon isn’t available in this style.',
                })}
              </p>
            ) : (
              <>
                <IconPreview shape={shape} />
                <p className={styles.line}>
                  <span>{translate({ id: 'site.icons.svg', message: 'SVG file' })}</span>
                  <CopyButton className={styles.copy} getText={() => formatSvg(shape)} />
                </p>
              </>
            )}
            <div
              role="group"
              aria-label={translate({ id: 'site.icons.style', message: 'Style' })}
              className={styles.styles}
            >
              {ICON_STYLES.filter((candidate) => hasStyle(entry, candidate)).map((candidate) => (
                <button
                  key={candidate}
                  type="button"
                  className={styles.style}
                  aria-pressed={candidate === style}
                  onClick={() => {
                    onChange({ style: candidate });
                  }}
                >
                  {labelStyle(candidate)}
                </button>
              ))}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function ImportStatements({
  name,
  style,
}: {
  readonly name: string;
  readonly style: IconStyle;
}): ReactNode {
  return [importLine(name, style), namedImportLine(name, style)].map((line) => (
    <p key={line} className={styles.line}>
      <code>{line}</code>
      <CopyButton className={styles.copy} getText={() => line} />
    </p>
  ));
}
