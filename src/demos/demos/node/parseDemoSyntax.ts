import ts from 'typescript';
import { parseTypeScript } from './eraseTypes';
import type { CodeSample } from './eraseTypes';
import { shortCode } from './shortCode';

/** An import or re-export, including type-only ones. */
export interface DemoRequest {
  readonly request: string;
  /** 1-based. */
  readonly line: number;
}

/** Information that requires parsing a demo's file. */
export interface DemoSyntax {
  readonly requests: readonly DemoRequest[];
  /** The entry's short form (`shortCode`). */
  readonly short?: string;
}

/**
 * Parses a file. Runs in a worker (`runInThread`).
 *
 * @throws Error that lists every syntax error
 * @see readDemoSyntax
 */
export function parseDemoSyntax({ code, filePath }: CodeSample): DemoSyntax {
  const file = parseTypeScript(code, filePath);
  const requests = file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    const { line } = file.getLineAndCharacterOfPosition(moduleSpecifier.getStart());
    return [{ request: moduleSpecifier.text, line: line + 1 }];
  });
  const short = shortCode(file);
  return short === undefined ? { requests } : { requests, short };
}
