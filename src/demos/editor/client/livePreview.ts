import { translate } from '@docusaurus/Translate';
import { checkRelease, isOldRelease } from '../../../shell/startup/client/oldRelease';
import manifest from './runtime?live-runtime';
import type { CodeProblem } from '../model/compileModule';
import type { CodeFile, EditableDemo } from '../model/editableDemo';
import type { FromFrame } from '../model/frameMessages';
import { planRuntime } from '../model/planRuntime';
import { getRendererScript } from '../model/runtimeManifest';
import { compileFiles } from './compileFiles';
import { createLiveFrame } from './createLiveFrame';
import type { LiveFrame } from './createLiveFrame';
import styles from './editor.module.css';
import { loadScripts } from './loadScripts';
import {
  describeMissingModule,
  describeNotLoaded,
  describeOldPreview,
  describeUnresponsive,
} from './previewMessages';
import { readPageSettings } from './pageSettings';
import { loadPageStyle } from './pageStyle';

/** Minimum height while a menu or a dialog is open, which needs more space than a low preview has. */
const OVERLAY_HEIGHT_PX = 480;

/** The preview of an edited demo, which covers the page's own. */
export interface LivePreview {
  run: (files: readonly CodeFile[]) => void;
  syncSettings: () => void;
  remove: () => void;
}

interface Options {
  readonly demo: EditableDemo;
  /** Finds the demo's current preview on the page, which the frame is added to. */
  readonly findContainer: () => HTMLElement | null;
  /** Height of the preview in px, if the page sets one. */
  readonly height: number | undefined;
  readonly isWindow: boolean;
  readonly onProblem: (problem: CodeProblem | undefined) => void;
}

/** Creates a preview that shows the last working version of the code. */
export function createLivePreview(options: Options): LivePreview {
  const { demo, findContainer, height, isWindow, onProblem } = options;
  let frame: LiveFrame | undefined;
  let container: HTMLElement | undefined;
  let lastRun = 0;
  let lastFiles: readonly CodeFile[] = [];
  /** The first run since the frame last responded. If the frame stops responding, this run is the cause. */
  let unanswered: number | undefined;
  /** Whether the frame has shown a version of the code. */
  let isShown = false;
  let size: Extract<FromFrame, { kind: 'size' }> | undefined;
  const onMessage = (message: FromFrame): void => {
    if (message.kind === 'pong') unanswered = undefined;
    if (message.kind === 'shown') {
      reveal();
      if (message.id === lastRun) onProblem(undefined);
    } else if (message.kind === 'problem' && message.id === lastRun) onProblem(message.problem);
    else if (message.kind === 'size' && height === undefined) {
      size = message;
      fit();
    }
  };
  const reveal = (): void => {
    isShown = true;
    container?.classList.add(styles['livePreview'] ?? '');
    frame?.element.classList.remove(styles['hiddenFrame'] ?? '');
    fit();
  };
  const fit = (): void => {
    const element = frame?.element;
    // Until the frame shows something, the page's own demo is visible with its own height.
    if (element === undefined || container === undefined || size === undefined || !isShown) return;
    const { height: contentHeight, hasOverlay } = size;
    container.style.blockSize = `${String(contentHeight)}px`;
    // An overlay may cover the page below the preview, which doesn't move.
    const frameHeight = hasOverlay ? Math.max(contentHeight, OVERLAY_HEIGHT_PX) : contentHeight;
    element.style.blockSize = `${String(frameHeight)}px`;
    element.style.position = 'relative';
    element.style.zIndex = hasOverlay ? '1' : '';
  };
  const lose = (hasStarted: boolean): void => {
    frame?.remove();
    frame = undefined;
    if (!hasStarted) {
      void reportLoadError();
      return;
    }
    const hasNewerRun = unanswered !== undefined && unanswered !== lastRun;
    unanswered = undefined;
    if (hasNewerRun) start(lastFiles);
    else onProblem({ message: describeUnresponsive() });
  };
  const close = (): void => {
    frame?.remove();
    frame = undefined;
    container?.classList.remove(styles['livePreview'] ?? '');
    if (container !== undefined) {
      container.style.blockSize = height === undefined ? '' : `${String(height)}px`;
    }
  };
  const open = (): LiveFrame | undefined => {
    // After a change of the preview's options (width, direction), the page has a new preview element.
    if (frame?.element.isConnected === false) close();
    if (frame !== undefined) return frame;
    container = findContainer() ?? undefined;
    if (container === undefined) return undefined;
    isShown = false;
    size = undefined;
    frame = createLiveFrame({
      url: manifest.frameUrl,
      title: translate(
        {
          id: 'site.editor.frame',
          message: 'Live preview of {name}',
          description: 'Title of the frame with an edited demo',
        },
        { name: demo.name },
      ),
      onMessage,
      onLost: lose,
    });
    frame.element.className = `${styles['frame'] ?? ''} ${styles['hiddenFrame'] ?? ''}`;
    if (height !== undefined) frame.element.style.blockSize = `${String(height)}px`;
    container.append(frame.element);
    frame.send({ kind: 'settings', settings: readPageSettings() });
    const opened = frame;
    void loadPageStyle().then((style) => {
      opened.send({ kind: 'style', ...style });
    });
    return frame;
  };
  const run = async (files: readonly CodeFile[]): Promise<void> => {
    lastRun += 1;
    lastFiles = files;
    const id = lastRun;
    const target = open();
    if (target === undefined) return;
    const compiled = await compileFiles(files);
    if (id !== lastRun) return;
    if (compiled.problem !== undefined) {
      onProblem(compiled.problem);
      return;
    }
    const plan = planRuntime(compiled.imports, manifest, [getRendererScript(demo.theme)]);
    const [missing] = plan.missing;
    if (missing !== undefined) {
      onProblem({
        file: missing.file,
        line: missing.line,
        message: describeMissingModule(missing.specifier),
      });
      return;
    }
    const scripts = await loadScripts(plan.urls);
    await loadPageStyle();
    // Tailwind's stylesheet is only compiled at build time. Other stylings import their stylesheets as files.
    const css =
      demo.styling === 'tailwind'
        ? (container?.querySelector('[data-demo-style]')?.textContent ?? '')
        : '';
    if (id !== lastRun || frame !== target) return;
    for (const { url, code } of scripts) target.sendScript(url, code);
    unanswered ??= id;
    target.send({
      kind: 'run',
      id,
      files: compiled.files,
      theme: demo.theme,
      styling: demo.styling,
      css,
      isWindow,
    });
  };
  const reportLoadError = async (): Promise<void> => {
    const id = lastRun;
    const isOld = isOldRelease() || (await checkRelease());
    if (id === lastRun) onProblem({ message: isOld ? describeOldPreview() : describeNotLoaded() });
  };
  const start = (files: readonly CodeFile[]): void => {
    run(files).catch(reportLoadError);
  };
  return {
    run: start,
    syncSettings: () => frame?.send({ kind: 'settings', settings: readPageSettings() }),
    remove: () => {
      lastRun += 1;
      close();
    },
  };
}
