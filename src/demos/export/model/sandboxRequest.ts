import type { ProjectFiles, SandboxHost } from './types';

/** A form that a sandbox host creates a project from. */
export interface SandboxRequest {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface Options {
  readonly host: SandboxHost;
  readonly title: string;
  readonly files: ProjectFiles;
  /** The file to show first. */
  readonly entry: string;
  /** lz-string's `compressToBase64`. */
  readonly compress: (text: string) => string;
}

/** Converts Base64 to the URL-safe variant that CodeSandbox expects. */
function toUrlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Returns the form to post to a sandbox host.
 *
 * - StackBlitz: https://developer.stackblitz.com/platform/api/post-api (template `node`
 *   runs the project's own Vite)
 * - CodeSandbox: https://codesandbox.io/docs/learn/browser-sandboxes/cli-api
 *   (`environment=server` runs it in a container instead of their own bundler)
 */
export function createSandboxRequest(options: Options): SandboxRequest {
  const { host, title, files, entry, compress } = options;
  if (host === 'stackblitz') {
    return {
      action: `https://stackblitz.com/run?file=${encodeURIComponent(entry)}`,
      fields: {
        'project[title]': title,
        'project[description]': title,
        'project[template]': 'node',
        ...Object.fromEntries(
          Object.entries(files).map(([file, code]) => [`project[files][${file}]`, code]),
        ),
      },
    };
  }
  const parameters = JSON.stringify({
    files: Object.fromEntries(
      Object.entries(files).map(([file, content]) => [file, { content, isBinary: false }]),
    ),
  });
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: {
      parameters: toUrlSafe(compress(parameters)),
      query: `file=/${entry}`,
      environment: 'server',
    },
  };
}
