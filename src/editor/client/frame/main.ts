import type { FrameLook, FromFrame, RunnableFile, ToFrame } from '../../model/frameMessages';
import { toProblem } from './problems';
import { defineScript, requireModule } from './registry';
import { runFiles } from './runFiles';
import type { CreateStage, Stage } from './stage';
import { watchSize } from './watchSize';

// The document that edited code runs in. It has no origin, no network and no storage; all
// that it knows comes from the page in messages.

/** A sign of life comes after React has rendered, which it does in tasks of its own; in ms. */
const ANSWER_AFTER_MS = 200;
const box = document.getElementById('stage') ?? document.body;
const style = document.head.appendChild(document.createElement('style'));
const demoStyle = document.createElement('style');
const stages = new Map<string, Stage>();
let look: FrameLook = { mode: 'light', direction: 'ltr', isDense: false, lang: 'en' };
let files: readonly RunnableFile[] = [];
let runId = 0;
let again: (() => Promise<void>) | undefined;

function tell(message: FromFrame): void {
  // The frame has no origin of its own, and does not know the page's.
  window.parent.postMessage(message, '*');
}

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
  for (const stage of stages.values()) stage.setLook(look);
}

function stageOf(name: string): Stage {
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
    box.dataset['demoFlavour'] = message.flavour;
    demoStyle.textContent = message.css + css;
    tell({ kind: 'shown', id: message.id });
  } catch (error) {
    report(message.id, error);
  }
}

window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
  if (event.source !== window.parent) return;
  const message = event.data;
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
});
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
document.head.append(demoStyle);
watchSize(box, (height, hasOverlay) => {
  tell({ kind: 'size', height, hasOverlay });
});
tell({ kind: 'ready' });
