import { COLOR_MODE_EVENT } from '../../../../foundation/color-mode/client/createSiteStorageManager';
import type { FrameLook, FromFrame, RunnableFile, ToFrame } from '../../model/frameMessages';
import type { PageChannel } from './connect';
import { toProblem } from './problems';
import { defineScript, requireModule } from './registry';
import { runFiles } from './runFiles';
import type { CreateStage, FrameStage } from './stage';
import { watchSize } from './watchSize';

/** A sign of life comes after React has rendered, which it does in tasks of its own; in ms. */
const ANSWER_AFTER_MS = 200;
const box = document.getElementById('stage') ?? document.body;
const style = document.createElement('style');
const demoStyle = document.createElement('style');
const stages = new Map<string, FrameStage>();
let look: FrameLook = { mode: 'light', direction: 'ltr', isDense: false, lang: 'en' };
let files: readonly RunnableFile[] = [];
let runId = 0;
let again: (() => Promise<void>) | undefined;
let tell: (message: FromFrame) => void = () => undefined;

function report(id: number, error: unknown): void {
  const problem = toProblem(
    error,
    files.map(({ name }) => name),
  );
  tell({ kind: 'problem', id, problem });
}

function setLook(next: FrameLook): void {
  look = next;
  const root = document.documentElement;
  root.dataset['theme'] = look.mode;
  root.dir = look.direction;
  root.lang = look.lang;
  root.style.colorScheme = look.mode;
  window.dispatchEvent(new Event(COLOR_MODE_EVENT));
  for (const stage of stages.values()) stage.setLook(look);
}

function stageOf(name: string): FrameStage {
  let stage = stages.get(name);
  if (stage === undefined) {
    const { createStage } = requireModule(`#stage/${name}`) as { createStage: CreateStage };
    stage = createStage(box, (error) => {
      report(runId, error);
      // The last version that rendered starts anew; if it breaks again at once, it stays away.
      const repeat = again;
      again = undefined;
      repeat?.().catch(() => undefined);
    });
    stages.set(name, stage);
  }
  return stage;
}

async function run(message: Extract<ToFrame, { kind: 'run' }>): Promise<void> {
  runId = message.id;
  files = message.files;
  try {
    const { Component, css } = runFiles(files);
    const show = (): Promise<void> =>
      stageOf(message.stage).show(Component, look, message.isWindow);
    await show();
    again = show;
    box.dataset['demoStyling'] = message.styling;
    demoStyle.textContent = message.css + css;
    tell({ kind: 'shown', id: message.id });
  } catch (error) {
    report(message.id, error);
  }
}

function onMessage(message: ToFrame): void {
  if (message.kind === 'ping') {
    setTimeout(() => {
      tell({ kind: 'pong' });
    }, ANSWER_AFTER_MS);
  }
  if (message.kind === 'look') setLook(message.look);
  else if (message.kind === 'run') void run(message);
  else if (message.kind === 'style') {
    style.textContent = message.css;
    for (const { family, data, weight, style: face } of message.fonts) {
      document.fonts.add(new FontFace(family, data, { weight, style: face }));
    }
  } else if (message.kind === 'script') {
    try {
      defineScript(message.url, message.code);
    } catch (error) {
      report(runId, error);
    }
  }
}

/** Runs what the page sends and reports back, until the page takes the frame away. */
export function startFrame(page: PageChannel): void {
  tell = page.tell;
  window.addEventListener('error', (event) => {
    event.preventDefault();
    // Browsers say this when a size changes while sizes are being told; nothing is lost.
    if (event.message.startsWith('ResizeObserver')) return;
    report(runId, event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    report(runId, event.reason);
  });
  document.head.append(style, demoStyle);
  watchSize(box, (height, hasOverlay) => {
    tell({ kind: 'size', height, hasOverlay });
  });
  page.listen(onMessage);
  tell({ kind: 'ready' });
}
