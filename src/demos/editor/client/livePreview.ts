import { translate } from '@docusaurus/Translate';
import { checkRelease, isOldRelease } from '../../../shell/startup/client/oldRelease';
import manifest from './runtime?live-runtime';
import type { CodeProblem } from '../model/compileModule';
import type { CodeFile, EditableDemo } from '../model/editableDemo';
import type { FromFrame } from '../model/frameMessages';
import { planRuntime } from '../model/planRuntime';
import { compileFiles } from './compileFiles';
import { createLiveFrame } from './createLiveFrame';
import type { LiveFrame } from './createLiveFrame';
import styles from './editor.module.css';
import { loadScripts } from './loadScripts';
import { describeMissing, describeOffline, describeOld, describeStuck } from './liveTexts';
import { readLook } from './pageLook';
import { loadPageStyle } from './pageStyle';

/** Room for a menu or a dialog that opens in a low preview, in px. */
const OVERLAY_HEIGHT_PX = 480;

/** The edited demo in the place of the page's own. */
export interface LivePreview {
  run: (files: readonly CodeFile[]) => void;
  followLook: () => void;
  remove: () => void;
}

interface Options {
  readonly demo: EditableDemo;
  /** The preview on the page, as it is now; the frame becomes its child. */
  readonly findContainer: () => HTMLElement | null;
  /** Height of the preview in px, where the writer has given one. */
  readonly height: number | undefined;
  readonly isWindow: boolean;
  readonly onProblem: (problem: CodeProblem | undefined) => void;
}

/** Makes a preview that shows the last version of the code that runs. */
export function createLivePreview(options: Options): LivePreview {
  const { demo, findContainer, height, isWindow, onProblem } = options;
  let frame: LiveFrame | undefined;
  let container: HTMLElement | undefined;
  let lastRun = 0;
  let lastFiles: readonly CodeFile[] = [];
  /** The first run since the frame last answered: if it falls silent, that is the culprit. */
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
    container?.classList.add(styles['stage'] ?? '');
    frame?.element.classList.remove(styles['hiddenFrame'] ?? '');
    fit();
  };
  const fit = (): void => {
    const element = frame?.element;
    // Until the frame shows something, the page's own demo stands there with its own height.
    if (element === undefined || container === undefined || size === undefined || !isShown) return;
    const { height: contentHeight, hasOverlay } = size;
    container.style.blockSize = `${String(contentHeight)}px`;
    // What opens above the demo may lie over the page below, which does not move.
    const seen = hasOverlay ? Math.max(contentHeight, OVERLAY_HEIGHT_PX) : contentHeight;
    element.style.blockSize = `${String(seen)}px`;
    element.style.position = 'relative';
    element.style.zIndex = hasOverlay ? '1' : '';
  };
  const lose = (hasStarted: boolean): void => {
    frame?.remove();
    frame = undefined;
    if (!hasStarted) {
      void explainMissing();
      return;
    }
    const isNewer = unanswered !== undefined && unanswered !== lastRun;
    unanswered = undefined;
    if (isNewer) start(lastFiles);
    else onProblem({ message: describeStuck() });
  };
  const close = (): void => {
    frame?.remove();
    frame = undefined;
    container?.classList.remove(styles['stage'] ?? '');
    if (container !== undefined) {
      container.style.blockSize = height === undefined ? '' : `${String(height)}px`;
    }
  };
  const open = (): LiveFrame | undefined => {
    // Another view of the demo (its width, its direction) is another place on the page.
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
          description: 'Title of the frame that shows an edited demo',
        },
        { name: demo.name },
      ),
      onMessage,
      onLost: lose,
    });
    frame.element.className = `${styles['frame'] ?? ''} ${styles['hiddenFrame'] ?? ''}`;
    if (height !== undefined) frame.element.style.blockSize = `${String(height)}px`;
    container.append(frame.element);
    frame.send({ kind: 'look', look: readLook() });
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
    const plan = planRuntime(compiled.imports, manifest, [`stage-${demo.theme}`]);
    const [missing] = plan.missing;
    if (missing !== undefined) {
      onProblem({
        file: missing.file,
        line: missing.line,
        message: describeMissing(missing.specifier),
      });
      return;
    }
    const scripts = await loadScripts(plan.urls);
    await loadPageStyle();
    // Tailwind's classes are made at build time; the stylesheets of the others are files.
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
      stage: demo.theme,
      styling: demo.styling,
      css,
      isWindow,
    });
  };
  const explainMissing = async (): Promise<void> => {
    const id = lastRun;
    const isOld = isOldRelease() || (await checkRelease());
    if (id === lastRun) onProblem({ message: isOld ? describeOld() : describeOffline() });
  };
  const start = (files: readonly CodeFile[]): void => {
    run(files).catch(explainMissing);
  };
  return {
    run: start,
    followLook: () => frame?.send({ kind: 'look', look: readLook() }),
    remove: () => {
      lastRun += 1;
      close();
    },
  };
}
