import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { STAGE_WIDTHS, changeStage } from '../model/stage';
import type { DemoStage } from '../model/stage';
import styles from './Demo.module.css';
import { ToolbarButton } from './ToolbarButton';

interface Props {
  readonly id: string;
  readonly stage: DemoStage;
  readonly onStageChange: (stage: DemoStage) => void;
  /** Address of the demo without the page, as `stage` has it. */
  readonly standaloneAddress: string;
}

/** Window width, direction and density of one demo, and the way to see it alone. */
export function StageOptions({ id, stage, onStageChange, standaloneAddress }: Props): ReactNode {
  const change = (wish: DemoStage): void => {
    onStageChange(changeStage(stage, wish));
  };
  const widths = [
    [translate({ id: 'site.demos.width.phone', message: 'Phone' }), STAGE_WIDTHS.phone],
    [translate({ id: 'site.demos.width.tablet', message: 'Tablet' }), STAGE_WIDTHS.tablet],
    [translate({ id: 'site.demos.width.full', message: 'Full width' }), undefined],
  ] as const;
  return (
    <div id={id} className={styles.options}>
      {widths.map(([label, width]) => (
        <ToolbarButton
          key={label}
          label={label}
          isPressed={stage.width === width}
          onClick={() => {
            change({ width });
          }}
        />
      ))}
      <span className={styles.divider} />
      <ToolbarButton
        label={translate({ id: 'site.demos.rtl', message: 'Right to left' })}
        isPressed={stage.direction === 'rtl'}
        onClick={() => {
          change({ direction: stage.direction === 'rtl' ? undefined : 'rtl' });
        }}
      />
      <ToolbarButton
        label={translate({ id: 'site.demos.dense', message: 'Dense' })}
        isPressed={stage.dense === true}
        onClick={() => {
          change({ dense: stage.dense === true ? undefined : true });
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
          description="Link of a demo's toolbar to the demo without the page around it"
        >
          Open alone
        </Translate>
      </a>
    </div>
  );
}
