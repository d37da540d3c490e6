import type { CodeProblem } from './compileModule';

/** The page's settings that the live preview follows. */
export interface FrameSettings {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly isDense: boolean;
  readonly lang: string;
}

/** A file of a demo, ready to run: JavaScript, a stylesheet, or JSON. */
export interface RunnableFile {
  readonly name: string;
  readonly code: string;
}

export interface FontFile {
  readonly family: string;
  readonly data: ArrayBuffer;
  readonly weight: string;
  readonly style: string;
}

/** The library whose theme a demo is rendered in. */
export type ThemeName = 'material' | 'joy';

/** A message from the page to the frame. */
export type ToFrame =
  | { readonly kind: 'settings'; readonly settings: FrameSettings }
  | { readonly kind: 'style'; readonly css: string; readonly fonts: readonly FontFile[] }
  | { readonly kind: 'script'; readonly url: string; readonly code: string }
  | {
      readonly kind: 'run';
      readonly id: number;
      readonly files: readonly RunnableFile[];
      readonly theme: ThemeName;
      readonly styling: string;
      /** The stylesheet that the build created for the styling. */
      readonly css: string;
      /** Whether the demo fills the frame and gets its window as a prop. */
      readonly isWindow: boolean;
    }
  | { readonly kind: 'ping' };

/** A message from the frame to the page. Untrusted, because edited code can send anything. */
export type FromFrame =
  | { readonly kind: 'ready' | 'pong' }
  | { readonly kind: 'shown'; readonly id: number }
  | { readonly kind: 'problem'; readonly id: number; readonly problem: CodeProblem }
  | { readonly kind: 'size'; readonly height: number; readonly hasOverlay: boolean };

/** Limit for the height of a preview. */
const MAX_HEIGHT_PX = 4000;
const MAX_MESSAGE_LENGTH = 600;

/** Validates a message from the frame. Returns `undefined` for anything invalid. */
export function parseFrameMessage(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  const id = Number(message['id']);
  switch (message['kind']) {
    case 'ready':
    case 'pong':
      return { kind: message['kind'] };
    case 'shown':
      return Number.isInteger(id) ? { kind: 'shown', id } : undefined;
    case 'problem': {
      const problem = parseProblem(message['problem']);
      return problem && Number.isInteger(id) ? { kind: 'problem', id, problem } : undefined;
    }
    case 'size': {
      const height = Number(message['height']);
      if (!Number.isFinite(height) || height < 0) return undefined;
      const hasOverlay = message['hasOverlay'] === true;
      return { kind: 'size', height: Math.min(Math.ceil(height), MAX_HEIGHT_PX), hasOverlay };
    }
    default:
      return undefined;
  }
}

function parseProblem(data: unknown): CodeProblem | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { message, file, line } = data as Record<string, unknown>;
  if (typeof message !== 'string') return undefined;
  return {
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    file: typeof file === 'string' ? file.slice(0, MAX_MESSAGE_LENGTH) : undefined,
    line: typeof line === 'number' && Number.isInteger(line) && line > 0 ? line : undefined,
  };
}
