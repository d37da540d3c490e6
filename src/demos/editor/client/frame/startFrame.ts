import { COLOR_MODE_EVENT } from '../../../../foundation/color-mode/client/createSiteStorageManager';
import type {
  FrameSettings,
  FromFrame,
  RunnableFile,
  ThemeName,
  ToFrame,
} from '../../model/frameMessages';
import type { PageChannel } from './connect';
import { toProblem } from './toProblem';
import { defineScript, requireModule } from './registry';
import { runFiles } from './runFiles';
import type { CreateRenderer, DemoRenderer } from './createRenderer';
import { watchSize } from './watchSize';

/**
 * Delay before the answer to a ping, so that React, which renders in separate tasks, has rendered by
 * then.
 */
const PONG_DELAY_MS = 200;
const box = document.getElementById('stage') ?? document.body;
const style = document.createElement('style');
const demoStyle = document.createElement('style');
const renderers = new Map<string, DemoRenderer>();
let settings: FrameSettings = { mode: 'light', direction: 'ltr', isDense: false, lang: 'en' };
let files: readonly RunnableFile[] = [];
let runId = 0;
let showLastDemo: (() => Promise<void>) | undefined;
let send: (message: FromFrame) => void = () => undefined;

function report(id: number, error: unknown): void {
  const problem = toProblem(
    error,
    files.map(({ name }) => name),
  );
  send({ kind: 'problem', id, problem });
}

function applySettings(next: FrameSettings): void {
  settings = next;
  const root = document.documentElement;
  root.dataset['theme'] = settings.mode;
  root.dir = settings.direction;
  root.lang = settings.lang;
  root.style.colorScheme = settings.mode;
  window.dispatchEvent(new Event(COLOR_MODE_EVENT));
  for (const renderer of renderers.values()) renderer.applySettings(settings);
}

function getRenderer(theme: ThemeName): DemoRenderer {
  let renderer = renderers.get(theme);
  if (renderer === undefined) {
    const { createRenderer } = requireModule(`#renderer/${theme}`) as {
      createRenderer: CreateRenderer;
    };
    renderer = createRenderer(box, (error) => {
      report(runId, error);
      // Restart the last version that rendered, but not if it breaks again immediately.
      const restart = showLastDemo;
      showLastDemo = undefined;
      restart?.().catch(() => undefined);
    });
    renderers.set(theme, renderer);
  }
  return renderer;
}

async function run(message: Extract<ToFrame, { kind: 'run' }>): Promise<void> {
  runId = message.id;
  files = message.files;
  try {
    const { Component, css } = runFiles(files);
    const show = (): Promise<void> =>
      getRenderer(message.theme).show(Component, settings, message.isWindow);
    await show();
    showLastDemo = show;
    box.dataset['demoStyling'] = message.styling;
    demoStyle.textContent = message.css + css;
    send({ kind: 'shown', id: message.id });
  } catch (error) {
    report(message.id, error);
  }
}

function onMessage(message: ToFrame): void {
  if (message.kind === 'ping') {
    setTimeout(() => {
      send({ kind: 'pong' });
    }, PONG_DELAY_MS);
  }
  if (message.kind === 'settings') applySettings(message.settings);
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

/** Runs code that the page sends and reports back, until the page removes the frame. */
export function startFrame(page: PageChannel): void {
  send = page.send;
  window.addEventListener('error', (event) => {
    event.preventDefault();
    // Browsers report "ResizeObserver loop …" when a callback changes a size. It's harmless.
    if (event.message.startsWith('ResizeObserver')) return;
    report(runId, event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    report(runId, event.reason);
  });
  document.head.append(style, demoStyle);
  watchSize(box, (height, hasOverlay) => {
    send({ kind: 'size', height, hasOverlay });
  });
  page.listen(onMessage);
  send({ kind: 'ready' });
}
