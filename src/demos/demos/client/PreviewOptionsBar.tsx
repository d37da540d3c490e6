import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { PREVIEW_WIDTHS, changePreviewOptions } from '../model/previewOptions';
import type { PreviewOptions } from '../model/previewOptions';
import styles from './Demo.module.css';
import { ToolbarButton } from './ToolbarButton';

interface Props {
  readonly id: string;
  readonly options: PreviewOptions;
  readonly onOptionsChange: (options: PreviewOptions) => void;
  /** Standalone address of the demo with `options`. */
  readonly standaloneAddress: string;
}

/**
 * Controls for the viewport width, direction, and density of one demo's preview, and a link to its
 * standalone page.
 */
export function PreviewOptionsBar({
  id,
  options,
  onOptionsChange,
  standaloneAddress,
}: Props): ReactNode {
  const change = (changed: PreviewOptions): void => {
    onOptionsChange(changePreviewOptions(options, changed));
  };
  const widths = [
    [translate({ id: 'site.demos.width.phone', message: 'Phone' }), PREVIEW_WIDTHS.phone],
    [translate({ id: 'site.demos.width.tablet', message: 'Tablet' }), PREVIEW_WIDTHS.tablet],
    [translate({ id: 'site.demos.width.full', message: 'Full width' }), undefined],
  ] as const;
  return (
    <div id={id} className={styles.options}>
      {widths.map(([label, width]) => (
        <ToolbarButton
          key={label}
          label={label}
          isPressed={options.width === width}
          onClick={() => {
            change({ width });
          }}
        />
      ))}
      <span className={styles.divider} />
      <ToolbarButton
        label={translate({ id: 'site.demos.rtl', message: 'Right to left' })}
        isPressed={options.direction === 'rtl'}
        onClick={() => {
          change({ direction: options.direction === 'rtl' ? undefined : 'rtl' });
        }}
      />
      <ToolbarButton
        label={translate({ id: 'site.demos.dense', message: 'Dense' })}
        isPressed={options.dense === true}
        onClick={() => {
          change({ dense: options.dense === true ? undefined : true });
        }}
      />
      <span className={styles.spacer} />
      <a
        className={styles.button}
        tabIndex={-1}
        href={standaloneAddress}
        target="_blank"
        rel="noopener"
      >
        <Translate
          id="site.demos.alone"
          description="Link in a demo’s toolbar that opens the demo without the page around it"
        >
          Open in new tab
        </Translate>
      </a>
    </div>
  );
}
