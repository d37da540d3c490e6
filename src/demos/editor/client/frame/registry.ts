const ICONS_PACKAGE = '@mui/icons-material';

const factories = new Map<string, () => unknown>();
const modules = new Map<string, unknown>();

/**
 * Runs CommonJS code and returns its exports.
 *
 * @param name shown in stack traces, with correct line numbers
 * @param args variables that are in scope, such as `require`
 */
export function evaluate(
  name: string,
  code: string,
  args: Readonly<Record<string, unknown>>,
): unknown {
  const module = { exports: {} as unknown };
  const all = { ...args, module, exports: module.exports };
  const parameters = Object.keys(all).join(',');
  // An indirect `eval` only has access to globals. There's no line break before the code, so its first line
  // is line 1.
  const run = (0, eval)(`(function(${parameters}){${code}\n})\n//# sourceURL=${name}`) as (
    ...values: unknown[]
  ) => void;
  run(...Object.values(all));
  return module.exports;
}

/** Registers the modules of a runtime script, which run when they're first required. */
export function defineScript(url: string, code: string): void {
  const exported = evaluate(url, code, { require: requireModule }) as Record<string, () => unknown>;
  for (const [name, factory] of Object.entries(exported)) factories.set(name, factory);
}

/** The `require` function for modules of the runtime. */
export function requireModule(name: string): unknown {
  if (modules.has(name)) return modules.get(name);
  if (name === ICONS_PACKAGE) return iconsByName;
  const factory = factories.get(name);
  if (factory === undefined) {
    throw new Error(
      `Cannot find module "${name}". The live preview only has the packages that this site documents. Check the name.`,
    );
  }
  const found = factory();
  modules.set(name, found);
  return found;
}

/**
 * For `import { Delete } from '@mui/icons-material'`. The page has sent the scripts with the imported
 * icons.
 */
const iconsByName: unknown = new Proxy(
  {},
  {
    get: (_target, name) =>
      name === '__esModule'
        ? true
        : (requireModule(`${ICONS_PACKAGE}/${String(name)}`) as { default: unknown }).default,
  },
);
