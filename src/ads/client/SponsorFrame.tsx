import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { isFrameClick, parseFrameMessage } from '../model/frameMessage';
import type { FrameReport } from '../model/frameMessage';
import styles from './SponsorScript.module.css';

interface Props {
  readonly scriptUrl: string;
  readonly sponsorSelector: string;
  readonly onFound: (report: FrameReport) => void;
  /** A link of the ad was opened; told once. */
  readonly onClick: () => void;
  /** The frame went to another address. */
  readonly onLost: () => void;
}

/** May run scripts and open new tabs; may not reach the page, its storage or its address. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

function makeNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('');
}

/** The sponsor script in a frame of an origin of its own. It talks by messages that are not trusted. */
export function SponsorFrame(props: Props): ReactNode {
  const { scriptUrl, sponsorSelector, onFound, onClick, onLost } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const loads = useRef(0);
  const [nonce] = useState(makeNonce);
  const latest = useRef({ onFound, onClick });
  useEffect(() => {
    latest.current = { onFound, onClick };
  });
  useEffect(() => {
    // A script that tells a thousand clicks had one at most.
    let hasClicked = false;
    const listen = ({ data, origin, source }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return;
      const report = parseFrameMessage(data, nonce);
      if (report !== undefined) latest.current.onFound(report);
      if (hasClicked || !isFrameClick(data, nonce)) return;
      hasClicked = true;
      latest.current.onClick();
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, [nonce]);
  const task = JSON.stringify({ scriptUrl, sponsorSelector, nonce });
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={`/ad-frame.html#${encodeURIComponent(task)}`}
      sandbox={SANDBOX}
      referrerPolicy="origin"
      title={translate({
        id: 'site.ads.frame',
        message: 'Sponsor',
        description: 'Name of the frame with a sponsor’s ad',
      })}
      onLoad={() => {
        loads.current += 1;
        if (loads.current > 1) onLost();
      }}
    />
  );
}
