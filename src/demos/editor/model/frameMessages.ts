import type { CodeProblem } from './compileModule';

/** How the preview looks: the reader's settings. */
export interface FrameLook {
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

/** Which library's theme stands around a demo. */
export type StageName = 'material' | 'joy';

/** What the page tells the frame. */
export type ToFrame =
  | { readonly kind: 'look'; readonly look: FrameLook }
  | { readonly kind: 'style'; readonly css: string; readonly fonts: readonly FontFile[] }
  | { readonly kind: 'script'; readonly url: string; readonly code: string }
  | {
      readonly kind: 'run';
      readonly id: number;
      readonly files: readonly RunnableFile[];
      readonly stage: StageName;
      /** The styling styling, and the stylesheet that the build made for it. */
      readonly styling: string;
      readonly css: string;
      /** Whether the demo fills the frame, and is told its window. */
      readonly isWindow: boolean;
    }
  | { readonly kind: 'ping' };

/** What the frame tells the page. Untrusted: edited code can send anything. */
export type FromFrame =
  | { readonly kind: 'ready' | 'pong' }
  | { readonly kind: 'shown'; readonly id: number }
  | { readonly kind: 'problem'; readonly id: number; readonly problem: CodeProblem }
  | { readonly kind: 'size'; readonly height: number; readonly hasOverlay: boolean };

/** A preview is never higher, in px. */
const MAX_HEIGHT_PX = 4000;
const MAX_MESSAGE_LENGTH = 600;

/** Reads a message from the frame; anything else is `undefined`. */
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
