import { useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLiveEdit } from '../../editor/client/useLiveEdit';
import { ExportButtons } from '../../export/client/ExportButtons';
import { useCodeStyling } from '../../../foundation/preferences/client/useCodeStyling';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import { PLAIN_STAGE } from '../model/stage';
import type { DemoModule } from './types';
import { DemoShortSource, DemoSource } from './DemoSource';
import { DemoToolbar } from './DemoToolbar';
import { FramePreview } from './FramePreview';
import { Preview } from './Preview';
import { stylingOf } from './demoHash';
import styles from './Demo.module.css';
import { useStandaloneAddress } from './useStandaloneAddress';
import { useOpenByHash } from './useOpenByHash';

export interface DemoBlockProps {
  readonly name: string;
  readonly variants: Partial<Record<DemoStyling, DemoModule>>;
  /** Where the demo stands alone: `material-ui/react-button/BasicButtons`; none in the blog. */
  readonly address?: string;
  readonly title?: string;
  readonly bg?: 'outlined' | 'plain';
  /** Height of the preview in px. */
  readonly height?: number | string;
  readonly iframe?: boolean;
  readonly hideToolbar?: boolean;
  readonly defaultCodeOpen?: boolean;
}

const DEFAULT_FRAME_HEIGHT_PX = 400;

/**
 * A live demo with its source (spec DEMO-1). The server renders it into the page, in
 * all its stylings: the stylesheet shows the reader's before any script runs. The browser
 * keeps that one's HTML as it is until the demo comes near the view, and drops the others.
 */
export function Demo({
  name,
  variants,
  address,
  title,
  bg = 'outlined',
  height,
  iframe = false,
  hideToolbar = false,
  defaultCodeOpen = false,
}: DemoBlockProps): ReactNode {
  useBrokenLinks().collectAnchor(name);
  const [codeStyling] = useCodeStyling();
  const isBrowser = useIsBrowser();
  const [isOpen, setIsOpen] = useOpenByHash(name, defaultCodeOpen);
  const [version, setVersion] = useState(0);
  const [stage, setStage] = useState(PLAIN_STAGE);
  const stylings = Object.keys(variants) as DemoStyling[];
  const standaloneAddress = useStandaloneAddress(address ?? '', stage, stylings.length);
  const styling = stylingOf(codeStyling, variants);
  const fallback = stylingOf('MUI System', variants);
  const shown = (isBrowser ? [styling] : stylings).flatMap((key) => variants[key] ?? []);
  const heightPx = height === undefined ? undefined : Number(height);
  const sourceId = (key: DemoStyling): string =>
    key === 'system' ? `${name}-source` : `${name}-${key}-source`;
  const isFramed = address !== undefined && (iframe || stage !== PLAIN_STAGE);
  const demo = variants[styling];
  const live = useLiveEdit({
    demo,
    boxId: name,
    sourceId: sourceId(styling),
    height: iframe ? (heightPx ?? DEFAULT_FRAME_HEIGHT_PX) : heightPx,
    isWindow: iframe,
    place: stage,
  });
  return (
    <figure
      id={name}
      data-demo={name}
      data-stylings={stylings.length > 1 ? stylings.join(' ') : undefined}
      className={clsx(styles.demo, bg === 'plain' && styles.plain)}
      aria-label={title ?? `${name} demo`}
    >
      {shown.map((demo) => (
        <div
          key={`${demo.styling}-preview`}
          data-styling={demo.styling}
          data-fallback={demo.styling === fallback ? '' : undefined}
        >
          {isFramed ? (
            <FramePreview
              key={version}
              demo={demo}
              src={standaloneAddress(demo.styling)}
              height={iframe ? (heightPx ?? DEFAULT_FRAME_HEIGHT_PX) : undefined}
              width={stage.width}
            />
          ) : (
            <Preview demo={demo} version={version} height={heightPx} />
          )}
        </div>
      ))}
      {hideToolbar ? null : (
        <DemoToolbar
          name={name}
          sourceId={sourceId(styling)}
          stylings={stylings}
          styling={styling}
          isOpen={isOpen}
          standaloneAddress={address === undefined ? undefined : standaloneAddress(styling)}
          stage={stage}
          onStageChange={setStage}
          onToggle={() => {
            setIsOpen(!isOpen);
          }}
          onEdit={() => {
            setIsOpen(true);
            live.edit();
          }}
          onReset={() => {
            live.reset();
            setVersion(version + 1);
          }}
        >
          <ExportButtons demo={demo} editedFiles={live.editedFiles} />
        </DemoToolbar>
      )}
      {shown.map((demo) => (
        <div key={`${demo.styling}-source`}>
          <DemoSource id={sourceId(demo.styling)} demo={demo} isOpen={isOpen} />
          {hideToolbar ? null : <DemoShortSource demo={demo} isOpen={isOpen} />}
        </div>
      ))}
    </figure>
  );
}
