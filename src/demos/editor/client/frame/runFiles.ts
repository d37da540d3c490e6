import type { ComponentType } from 'react';
import { findFile } from '../../model/findFile';
import type { RunnableFile } from '../../model/frameMessages';
import { TICK } from '../../model/guardLoops';
import { evaluate, requireModule } from './registry';
import { tick } from './tick';

export type DemoComponent = ComponentType<{ readonly window?: () => Window }>;

/** A demo's component and the stylesheets that it imports. */
export interface RunResult {
  readonly Component: DemoComponent;
  readonly css: string;
}

/**
 * Class names of CSS modules aren't changed, because the frame has no other demo they could conflict
 * with.
 */
const classNames: unknown = new Proxy({}, { get: (_target, name) => String(name) });

/**
 * Runs a demo's files.
 *
 * @param files starting with the entry
 * @throws anything that the code throws
 */
export function runFiles(files: readonly RunnableFile[]): RunResult {
  const names = files.map(({ name }) => name);
  const loaded = new Map<string, unknown>();
  let css = '';
  const requireFrom = (specifier: string): unknown => {
    if (!specifier.startsWith('.')) return requireModule(specifier);
    const name = findFile(specifier, names);
    if (name === undefined)
      throw new Error(`Cannot find module "${specifier}" among the demo's files.`);
    return runFile(name);
  };
  const runFile = (name: string): unknown => {
    if (loaded.has(name)) return loaded.get(name);
    const code = files.find((file) => file.name === name)?.code ?? '';
    if (name.endsWith('.css')) {
      css += `${code}\n`;
      loaded.set(name, { __esModule: true, default: classNames });
    } else if (name.endsWith('.json')) loaded.set(name, JSON.parse(code));
    else loaded.set(name, evaluate(name, code, { require: requireFrom, [TICK]: tick }));
    return loaded.get(name);
  };
  const entry = runFile(names[0] ?? '') as { default?: unknown };
  if (typeof entry.default !== 'function' && typeof entry.default !== 'object') {
    throw new Error(
      'The demo has no default export. Export its component: export default function …',
    );
  }
  return { Component: entry.default as DemoComponent, css };
}
