import type { ModuleImport } from './compileModule';
import type { RuntimeManifest, RuntimeScript } from './runtimeManifest';

export const ICONS_PACKAGE = '@mui/icons-material';

/** The scripts that the preview needs for a demo's imports. */
export interface RuntimePlan<Import extends ModuleImport> {
  /** URLs of scripts, in an order in which they can run. */
  readonly urls: readonly string[];
  /** Imports that no script provides. */
  readonly missing: readonly Import[];
}

/**
 * Returns the name of the script that contains an icon: `Delete` and `DeleteOutlined` are in `de`. It's in
 * lower case because some file systems don't distinguish case.
 */
export function iconKey(name: string): string {
  return name.slice(0, 2).toLowerCase();
}

/**
 * Determines which scripts a demo's imports need, starting with React. Ignores relative imports.
 *
 * @param always names of scripts that every demo needs
 */
export function planRuntime<Import extends ModuleImport>(
  imports: readonly Import[],
  manifest: RuntimeManifest,
  always: readonly string[],
): RuntimePlan<Import> {
  const needed = new Set<string>();
  const icons = new Set<string>();
  const missing: Import[] = [];
  const addScript = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const need of manifest.scripts.find((script) => script.name === name)?.needs ?? []) {
      addScript(need);
    }
  };
  for (const name of always) addScript(name);
  for (const found of imports) {
    if (found.specifier.startsWith('.')) continue;
    const keys = getIconKeys(found);
    const script = findScript(found.specifier, manifest.scripts);
    if (keys !== undefined && keys.every((key) => manifest.iconKeys.includes(key))) {
      for (const need of manifest.iconsNeed) addScript(need);
      for (const key of keys) icons.add(key);
    } else if (script !== undefined) addScript(script.name);
    else missing.push(found);
  }
  const urls = manifest.scripts.filter(({ name }) => needed.has(name)).map(({ url }) => url);
  return {
    urls: [...urls, ...[...icons].map((key) => `${manifest.iconsUrl}${key}.js`)],
    missing,
  };
}

function getIconKeys({ specifier, names }: ModuleImport): string[] | undefined {
  if (specifier === ICONS_PACKAGE) return names.map(iconKey);
  if (!specifier.startsWith(`${ICONS_PACKAGE}/`)) return undefined;
  return [iconKey(specifier.slice(ICONS_PACKAGE.length + 1))];
}

/**
 * Finds the script that provides a module. The longest match wins, so `dayjs/locale/de` isn't looked up
 * in `dayjs`.
 */
function findScript(
  specifier: string,
  scripts: readonly RuntimeScript[],
): RuntimeScript | undefined {
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
