import { useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLiveEdit } from '../../editor/client/useLiveEdit';
import { ExportButtons } from '../../export/client/ExportButtons';
import { useCodeStyling } from '../../preferences/client/useCodeStyling';
import type { DemoFlavour } from '../model/types';
import { PLAIN_STAGE } from '../model/stage';
import type { DemoModule } from './types';
import { DemoShortSource, DemoSource } from './DemoSource';
import { DemoToolbar } from './DemoToolbar';
import { FramePreview } from './FramePreview';
import { Preview } from './Preview';
import { flavourOf } from './demoHash';
import styles from './Demo.module.css';
import { useLoneAddress } from './useLoneAddress';
import { useOpenByHash } from './useOpenByHash';

export interface DemoBlockProps {
  readonly name: string;
  readonly variants: Partial<Record<DemoFlavour, DemoModule>>;
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
 * A live demo with its source (contract section 5). The server renders it into the page, in
 * all its flavours: the style sheet shows the reader's before any script runs. The browser
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
  const [styling] = useCodeStyling();
  const isBrowser = useIsBrowser();
  const [isOpen, setIsOpen] = useOpenByHash(name, defaultCodeOpen);
  const [version, setVersion] = useState(0);
  const [stage, setStage] = useState(PLAIN_STAGE);
  const flavours = Object.keys(variants) as DemoFlavour[];
  const loneAddress = useLoneAddress(address ?? '', stage, flavours.length);
  const flavour = flavourOf(styling, variants);
  const fallback = flavourOf('MUI System', variants);
  const shown = (isBrowser ? [flavour] : flavours).flatMap((key) => variants[key] ?? []);
  const heightPx = height === undefined ? undefined : Number(height);
  const sourceId = (key: DemoFlavour): string =>
    key === 'system' ? `${name}-source` : `${name}-${key}-source`;
  const isFramed = address !== undefined && (iframe || stage !== PLAIN_STAGE);
  const demo = variants[flavour];
  const live = useLiveEdit({
    demo,
    boxId: name,
    sourceId: sourceId(flavour),
    height: iframe ? (heightPx ?? DEFAULT_FRAME_HEIGHT_PX) : heightPx,
    isWindow: iframe,
    place: stage,
  });
  return (
    <figure
      id={name}
      data-demo={name}
      data-flavours={flavours.length > 1 ? flavours.join(' ') : undefined}
      className={clsx(styles.demo, bg === 'plain' && styles.plain)}
      aria-label={title ?? `${name} demo`}
    >
      {shown.map((demo) => (
        <div
          key={`${demo.flavour}-preview`}
          data-flavour={demo.flavour}
          data-fallback={demo.flavour === fallback ? '' : undefined}
        >
          {isFramed ? (
            <FramePreview
              key={version}
              demo={demo}
              src={loneAddress(demo.flavour)}
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
          sourceId={sourceId(flavour)}
          flavours={flavours}
          flavour={flavour}
          isOpen={isOpen}
          loneAddress={address === undefined ? undefined : loneAddress(flavour)}
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
        <div key={`${demo.flavour}-source`}>
          <DemoSource id={sourceId(demo.flavour)} demo={demo} isOpen={isOpen} />
          {hideToolbar ? null : <DemoShortSource demo={demo} isOpen={isOpen} />}
        </div>
      ))}
    </figure>
  );
}
