import { useState } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { IconButton, IconLink } from '../../../writing/code/client/IconButton';
import { useCopy } from '../../../writing/code/client/useCopy';
import { describeOldRelease, useOldRelease } from '../../../shell/startup/client/oldRelease';
import type { CodeFile, EditableDemo } from '../../editor/model/editableDemo';
import type { SandboxHost } from '../model/types';
import styles from './ExportButtons.module.css';

interface Props {
  readonly demo: EditableDemo | undefined;
  readonly editedFiles: () => readonly CodeFile[] | undefined;
}

/** The buttons that export a demo (spec DEMO-6). Their code is loaded when one is pressed. */
export function ExportButtons({ demo, editedFiles }: Props): ReactNode {
  const [note, setNote] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const isOld = useOldRelease();
  const { isCopied, copy } = useCopy();
  if (demo === undefined) return null;
  const { sourceUrl } = demo;
  const input = (): Parameters<typeof import('./exportDemo').download>[0] => ({
    demo,
    editedFiles: editedFiles(),
  });
  const clear = (): void => {
    setNote('');
    setHasFailed(false);
  };
  const openSandbox = (host: SandboxHost): void => {
    clear();
    const tab = window.open('', '_blank');
    if (tab === null) {
      setNote(
        translate({
          id: 'site.export.blocked',
          message:
            'Your browser blocked the new tab. Allow pop-ups for this site, or download the demo instead.',
          description: 'Shown when “Edit in StackBlitz” or “Edit in CodeSandbox” is blocked',
        }),
      );
      return;
    }
    import('./exportDemo')
      .then(({ openInSandbox }) => openInSandbox(host, input(), tab))
      .catch(() => {
        tab.close();
        setHasFailed(true);
      });
  };
  const save = (): void => {
    clear();
    import('./exportDemo')
      .then(({ download }) => download(input()))
      .catch(() => {
        setHasFailed(true);
      });
  };
  return (
    <>
      <IconButton
        icon="stackblitz"
        label={LABELS.stackblitz()}
        onClick={() => openSandbox('stackblitz')}
      />
      <IconButton
        icon="codesandbox"
        label={LABELS.codesandbox()}
        onClick={() => openSandbox('codesandbox')}
      />
      <IconButton icon="download" label={LABELS.download()} onClick={save} />
      <IconButton
        icon="link"
        label={LABELS.link()}
        onClick={() => {
          const { origin, pathname } = window.location;
          clear();
          void copy(`${origin}${pathname}#${demo.name}`).then((isDone) => {
            if (!isDone) setNote(describeCopyFailure(`#${demo.name}`));
          });
        }}
      />
      {sourceUrl === undefined ? null : (
        <IconLink icon="github" label={LABELS.github()} href={sourceUrl} />
      )}
      <span role="status" className={styles.note}>
        {isCopied
          ? translate({
              id: 'site.export.linkCopied',
              message: 'Link copied',
              description: 'After a press on “Copy link to demo”',
            })
          : hasFailed
            ? describeExportFailure(isOld)
            : note}
      </span>
    </>
  );
}

function describeCopyFailure(hash: string): string {
  return translate(
    {
      id: 'site.export.refused',
      message: 'Couldn’t copy the link. To link to this demo, add {hash} to this page’s URL.',
      description: 'Shown when “Copy link to demo” fails',
    },
    { hash },
  );
}

function describeExportFailure(isOld: boolean): string {
  if (isOld) return describeOldRelease();
  return translate({
    id: 'site.export.failed',
    message: 'Couldn’t create the project. Check your connection and try again.',
    description: 'Shown when a demo’s files can’t be loaded for an export',
  });
}

const LABELS = {
  stackblitz: () => translate({ id: 'site.export.stackblitz', message: 'Edit in StackBlitz' }),
  codesandbox: () => translate({ id: 'site.export.codesandbox', message: 'Edit in CodeSandbox' }),
  download: () => translate({ id: 'site.export.download', message: 'Download' }),
  link: () => translate({ id: 'site.export.link', message: 'Copy link to demo' }),
  github: () => translate({ id: 'site.export.github', message: 'View source on GitHub' }),
};
