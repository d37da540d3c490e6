const ICONS_PACKAGE = '@mui/icons-material';

const factories = new Map<string, () => unknown>();
const modules = new Map<string, unknown>();

/** Runs CommonJS text; `name` is what stack traces call it, with lines counted from 1. */
export function evaluate(
  name: string,
  code: string,
  args: Readonly<Record<string, unknown>>,
): unknown {
  const module = { exports: {} as unknown };
  const all = { ...args, module, exports: module.exports };
  const parameters = Object.keys(all).join(',');
  // Indirect: the text sees the frame's globals only, and its first line is line 1.
  const run = (0, eval)(`(function(${parameters}){${code}\n})\n//# sourceURL=${name}`) as (
    ...values: unknown[]
  ) => void;
  run(...Object.values(all));
  return module.exports;
}

/** Takes a script of the runtime: its modules run when they are first asked for. */
export function defineScript(url: string, code: string): void {
  const exported = evaluate(url, code, { require: requireModule }) as Record<string, () => unknown>;
  for (const [name, factory] of Object.entries(exported)) factories.set(name, factory);
}

/** `require` of the runtime's modules. */
export function requireModule(name: string): unknown {
  if (modules.has(name)) return modules.get(name);
  if (name === ICONS_PACKAGE) return iconsByName;
  const factory = factories.get(name);
  if (factory === undefined) {
    throw new Error(
      `Cannot find "${name}". The live preview has the packages that this site documents; check the name.`,
    );
  }
  const found = factory();
  modules.set(name, found);
  return found;
}

/** `import { Delete } from '@mui/icons-material'`: the page has sent the icons that are named. */
const iconsByName: unknown = new Proxy(
  {},
  {
    get: (_target, name) =>
      name === '__esModule'
        ? true
        : (requireModule(`${ICONS_PACKAGE}/${String(name)}`) as { default: unknown }).default,
  },
);
