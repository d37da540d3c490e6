import type { ModuleImport } from './compileModule';
import type { RuntimeManifest, RuntimeScript } from './runtimeManifest';

export const ICONS_PACKAGE = '@mui/icons-material';

/** What the preview needs for some imports. */
export interface RuntimePlan<Import extends ModuleImport> {
  /** Addresses of scripts in the order in which they may run. */
  readonly urls: readonly string[];
  /** Imports that no script has. */
  readonly missing: readonly Import[];
}

/** The file (in lower case, as some file systems have no other) that holds an icon: `Delete`, `DeleteOutlined` are in `de`. */
export function iconKey(name: string): string {
  return name.slice(0, 2).toLowerCase();
}

/** Which scripts a demo's imports need, React first. Relative imports are not of interest here. */
export function planRuntime<Import extends ModuleImport>(
  imports: readonly Import[],
  manifest: RuntimeManifest,
  always: readonly string[],
): RuntimePlan<Import> {
  const wanted = new Set<string>();
  const icons = new Set<string>();
  const missing: Import[] = [];
  const want = (name: string): void => {
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const need of manifest.scripts.find((script) => script.name === name)?.needs ?? []) {
      want(need);
    }
  };
  for (const name of always) want(name);
  for (const found of imports) {
    if (found.specifier.startsWith('.')) continue;
    const keys = iconKeysOf(found);
    const script = scriptOf(found.specifier, manifest.scripts);
    if (keys !== undefined && keys.every((key) => manifest.iconKeys.includes(key))) {
      for (const need of manifest.iconsNeed) want(need);
      for (const key of keys) icons.add(key);
    } else if (script !== undefined) want(script.name);
    else missing.push(found);
  }
  const urls = manifest.scripts.filter(({ name }) => wanted.has(name)).map(({ url }) => url);
  return {
    urls: [...urls, ...[...icons].map((key) => `${manifest.iconsUrl}${key}.js`)],
    missing,
  };
}

function iconKeysOf({ specifier, names }: ModuleImport): string[] | undefined {
  if (specifier === ICONS_PACKAGE) return names.map(iconKey);
  if (!specifier.startsWith(`${ICONS_PACKAGE}/`)) return undefined;
  return [iconKey(specifier.slice(ICONS_PACKAGE.length + 1))];
}

/** The script of a module; the longest name wins, so that `dayjs/locale` is not in `dayjs`. */
function scriptOf(specifier: string, scripts: readonly RuntimeScript[]): RuntimeScript | undefined {
  let best: RuntimeScript | undefined;
  let length = 0;
  for (const script of scripts) {
    for (const name of script.packages) {
      if ((specifier === name || specifier.startsWith(`${name}/`)) && name.length > length) {
        best = script;
        length = name.length;
      }
    }
  }
  return best;
}
