import type { ReactNode } from 'react';
import type { FrameReport } from '../model/frameMessage';
import type { AdOptions } from '../../engagement/model/options';
import { SponsorFrame } from './SponsorFrame';
import { SponsorInPage } from './SponsorInPage';
import styles from './SponsorScript.module.css';

interface Props {
  readonly options: AdOptions;
  /** Whether the script has made its ad in the page; until then it works unseen. */
  readonly isShown: boolean;
  /** The frame has told its ad, which the page then shows itself. */
  readonly onFound: (report: FrameReport) => void;
  /** A link of an ad in the page was opened. */
  readonly onClick: () => void;
  readonly onLost: () => void;
}

/** The place in which the sponsor script works: a frame that nobody sees, or (by option) the page. */
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
          onLost={onLost}
        />
      ) : (
        <SponsorInPage scriptUrl={scriptUrl} onClick={onClick} />
      )}
    </div>
  );
}
