import type { Compiler, Stats } from '@rspack/core';

/**
 * Bundles once, closes the compiler, and returns the statistics, which contain the errors in modules.
 * Rejects when the bundler itself fails.
 */
export const runCompiler = (compiler: Compiler): Promise<Stats> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (stats === undefined) reject(error ?? new Error('The bundler returned no statistics.'));
        else resolve(stats);
      });
    });
  });
