import type { ThemeName } from '../../../demos/demos/model/types';
import type { PagePlayground } from './readPlayground';

/** What the loader needs to make the module of a playground. */
export interface PlaygroundRequest {
  readonly of: string;
  readonly module: string;
  /** `default`, or the name that the module exports. */
  readonly exported: string;
  readonly theme: ThemeName;
}

/** The request of a playground, as a query of its import. */
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
