import type { ThemeName } from '../../../demos/demos/model/types';
import type { PagePlayground } from './readPlayground';

/** What the loader needs to generate the module of a playground. */
export interface PlaygroundRequest {
  readonly of: string;
  /** The module specifier of the component, or the absolute path of the composition. */
  readonly module: string;
  /** `default`, or the name of the export. */
  readonly exported: string;
  readonly theme: ThemeName;
}

/** Returns the query of a playground's import, which contains a `PlaygroundRequest`. */
export function createPlaygroundQuery({ api, file }: PagePlayground): string {
  const [line = ''] = api.imports;
  const [, named, module = ''] = /^import (\{)?.*from '([^']+)';$/u.exec(line) ?? [];
  const request: PlaygroundRequest = {
    of: api.name,
    module: file ?? module,
    exported: named === undefined || file !== undefined ? 'default' : api.name,
    theme: api.package.startsWith('@mui/joy') ? 'joy' : 'material',
  };
  return encodeURIComponent(JSON.stringify(request));
}
