import ts from 'typescript';
import { parseTypeScript } from './eraseTypes';
import { shortCode } from './shortCode';

/** An import or a re-export of a file, types too. */
export interface SourceRequest {
  readonly request: string;
  /** Where it is, from 1. */
  readonly line: number;
}

/** What is read from the syntax of a demo's file. */
export interface SourceFacts {
  readonly requests: readonly SourceRequest[];
  /** The entry's short form (`shortCode`). */
  readonly short?: string;
}

/** A file in TypeScript or JavaScript, and its name for messages. */
export interface SourceTask {
  readonly code: string;
  readonly filePath: string;
}

/** Parses a file. Throws with every syntax error. A task of `runInThread`. @see readSource */
export function parseSource({ code, filePath }: SourceTask): SourceFacts {
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
