import type { ReactNode } from 'react';
import type { FrameReport } from '../model/frameMessage';
import type { AdOptions } from '../model/options';
import { SponsorFrame } from './SponsorFrame';
import { SponsorInPage } from './SponsorInPage';
import styles from './SponsorScript.module.css';

interface Props {
  readonly options: AdOptions;
  /** Whether the script's ad is the one to see; until then it works unseen. */
  readonly isShown: boolean;
  readonly onFound: (report: FrameReport) => void;
  readonly onClick: () => void;
  readonly onLost: () => void;
}

/** The place in which the sponsor script works: a frame of its own, or (by option) the page. */
export function SponsorScript(props: Props): ReactNode {
  const { options, isShown, onFound, onClick, onLost } = props;
  const { scriptUrl, scriptInFrame, sponsorSelector } = options;
  if (scriptUrl === null) return null;
  return (
    <div className={styles.place} data-shown={isShown} inert={!isShown}>
      {scriptInFrame ? (
        <SponsorFrame
          scriptUrl={scriptUrl}
          sponsorSelector={sponsorSelector}
          onFound={onFound}
          onClick={onClick}
          onLost={onLost}
        />
      ) : (
        <SponsorInPage scriptUrl={scriptUrl} onClick={onClick} />
      )}
    </div>
  );
}
