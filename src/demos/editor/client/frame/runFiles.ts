import type { ComponentType } from 'react';
import { findFile } from '../../model/findFile';
import type { RunnableFile } from '../../model/frameMessages';
import { TICK } from '../../model/guardLoops';
import { evaluate, requireModule } from './registry';
import { tick } from './tick';

export type DemoComponent = ComponentType<{ readonly window?: () => Window }>;

/** A demo that has run: its component, and the stylesheets that it imports. */
export interface RunResult {
  readonly Component: DemoComponent;
  readonly css: string;
}

/** A CSS module's names stay as they are: the frame has no other stylesheet to mix them up with. */
const classNames: unknown = new Proxy({}, { get: (_target, name) => String(name) });

/** Runs a demo's files, the first being its entry. Throws what the code throws. */
export function runFiles(files: readonly RunnableFile[]): RunResult {
  const names = files.map(({ name }) => name);
  const done = new Map<string, unknown>();
  let css = '';
  const requireFrom = (specifier: string): unknown => {
    if (!specifier.startsWith('.')) return requireModule(specifier);
    const name = findFile(specifier, names);
    if (name === undefined) throw new Error(`Cannot find "${specifier}" beside the demo.`);
    return runFile(name);
  };
  const runFile = (name: string): unknown => {
    if (done.has(name)) return done.get(name);
    const code = files.find((file) => file.name === name)?.code ?? '';
    if (name.endsWith('.css')) {
      css += `${code}\n`;
      done.set(name, { __esModule: true, default: classNames });
    } else if (name.endsWith('.json')) done.set(name, JSON.parse(code));
    else done.set(name, evaluate(name, code, { require: requireFrom, [TICK]: tick }));
    return done.get(name);
  };
  const entry = runFile(names[0] ?? '') as { default?: unknown };
  if (typeof entry.default !== 'function' && typeof entry.default !== 'object') {
    throw new Error(
      'The demo has no default export. Export its component: export default function …',
    );
  }
  return { Component: entry.default as DemoComponent, css };
}
