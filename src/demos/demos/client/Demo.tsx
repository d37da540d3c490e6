import { useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLiveEdit } from '../../editor/client/useLiveEdit';
import { ExportButtons } from '../../export/client/ExportButtons';
import { useCodeStyling } from '../../../foundation/preferences/client/useCodeStyling';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import { DEFAULT_PREVIEW_OPTIONS } from '../model/previewOptions';
import type { DemoModule } from './types';
import { DemoShortSource, DemoSource } from './DemoSource';
import { DemoToolbar } from './DemoToolbar';
import { FramePreview } from './FramePreview';
import { Preview } from './Preview';
import { resolveStyling } from './demoHash';
import styles from './Demo.module.css';
import { useStandaloneAddress } from './useStandaloneAddress';
import { useOpenByHash } from './useOpenByHash';

export interface DemoBlockProps {
  readonly name: string;
  readonly variants: Partial<Record<DemoStyling, DemoModule>>;
  /**
   * Its standalone address without `/demo/`: `material-ui/react-button/BasicButtons`. Demos of the
   * blog have none.
   */
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
 * A live demo with its source (spec DEMO-1). The server renders it into the page in all its stylings, and
 * a stylesheet shows the chosen one before any script runs. The browser keeps that styling's HTML until
 * the demo comes near the viewport, and drops the others.
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
  const [previewOptions, setPreviewOptions] = useState(DEFAULT_PREVIEW_OPTIONS);
  const stylings = Object.keys(variants) as DemoStyling[];
  const standaloneAddress = useStandaloneAddress(address ?? '', previewOptions, stylings.length);
  const styling = resolveStyling(codeStyling, variants);
  const fallback = resolveStyling('MUI System', variants);
  const shown = (isBrowser ? [styling] : stylings).flatMap((key) => variants[key] ?? []);
  const heightPx = height === undefined ? undefined : Number(height);
  const sourceId = (key: DemoStyling): string =>
    key === 'system' ? `${name}-source` : `${name}-${key}-source`;
  const isFramed = address !== undefined && (iframe || previewOptions !== DEFAULT_PREVIEW_OPTIONS);
  const demo = variants[styling];
  const live = useLiveEdit({
    demo,
    containerId: name,
    sourceId: sourceId(styling),
    height: iframe ? (heightPx ?? DEFAULT_FRAME_HEIGHT_PX) : heightPx,
    isWindow: iframe,
    previewKey: previewOptions,
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
              width={previewOptions.width}
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
          previewOptions={previewOptions}
          onPreviewOptionsChange={setPreviewOptions}
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
