import type { ReactNode } from 'react';
import type { FrameReport } from '../model/frameMessage';
import type { AdOptions } from '../../engagement/model/options';
import { SponsorFrame } from './SponsorFrame';
import { SponsorInPage } from './SponsorInPage';
import styles from './SponsorScript.module.css';

interface Props {
  readonly options: AdOptions;
  /** Whether the script has rendered its ad in the page. Until then, it's hidden. */
  readonly isShown: boolean;
  /** Called when the frame has reported its ad, which the page then renders itself. */
  readonly onFound: (report: FrameReport) => void;
  /** Called when the reader has opened a link of an ad in the page. */
  readonly onClick: () => void;
  /** Called when the frame has navigated to another URL or taken the focus. */
  readonly onLost: () => void;
}

/** Runs the sponsor's script in an invisible frame or, if `scriptInFrame` is `false`, in the page. */
export function SponsorScript(props: Props): ReactNode {
  const { options, isShown, onFound, onClick, onLost } = props;
  const { scriptUrl, scriptInFrame, sponsorSelector } = options;
  if (scriptUrl === null) return null;
  return (
    <div className={styles.container} data-shown={isShown} inert={!isShown}>
      {scriptInFrame ? (
        <SponsorFrame
          scriptUrl={scriptUrl}
          sponsorSelector={sponsorSelector}
          onFound={onFound}
          onLost={onLost}
        />
      ) : (
        <SponsorInPage scriptUrl={scriptUrl} onClick={onClick} />
      )}
    </div>
  );
}
