import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { createRandomId } from '../../../foundation/site/client/createRandomId';
import { parseAdFrameMessage } from '../model/frameMessage';
import type { FrameReport } from '../model/frameMessage';
import { isTyping, onTypingChange } from './isTyping';
import styles from './SponsorScript.module.css';
import { useFocusGuard } from './useFocusGuard';

interface Props {
  readonly scriptUrl: string;
  readonly sponsorSelector: string;
  readonly onFound: (report: FrameReport) => void;
  /** Called when the frame has navigated to another URL or taken the focus. */
  readonly onLost: () => void;
}

/** Allows scripts, but no windows and no access to the page, its storage, or its URL. */
const SANDBOX = 'allow-scripts';

/**
 * Runs the sponsor's script in an invisible frame with an opaque origin. The frame sends messages,
 * which aren't trusted, and is removed once it has reported its ad. A frame can steal the reader's
 * keystrokes (`useFocusGuard`), so it isn't rendered while they type either.
 */
export function SponsorFrame(props: Props): ReactNode {
  const isReaderTyping = useSyncExternalStore(onTypingChange, isTyping, () => false);
  return isReaderTyping ? null : <SandboxedFrame {...props} />;
}

function SandboxedFrame({ scriptUrl, sponsorSelector, onFound, onLost }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const loads = useRef(0);
  const [nonce] = useState(createRandomId);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return;
      const report = parseAdFrameMessage(data, nonce);
      if (report !== undefined) latest.current(report);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, [nonce]);
  useFocusGuard(frame, onLost);
  const task = JSON.stringify({ scriptUrl, sponsorSelector, nonce });
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={`/ad-frame.html#${encodeURIComponent(task)}`}
      sandbox={SANDBOX}
      referrerPolicy="origin"
      tabIndex={-1}
      title={translate({
        id: 'site.ads.frame',
        message: 'Sponsor',
        description: 'Accessible name of the frame with a sponsor’s ad',
      })}
      onLoad={() => {
        loads.current += 1;
        if (loads.current > 1) onLost();
      }}
    />
  );
}
