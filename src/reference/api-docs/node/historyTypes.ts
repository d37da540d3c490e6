import ts from 'typescript';

/** The declaration of a type, and the file that contains it. */
export interface Declaration {
  readonly node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
  readonly file: string;
}

/** The types that a package's files declare, and what they import. */
export interface DeclarationIndex {
  readonly types: ReadonlyMap<string, readonly Declaration[]>;
  /** For each file, the module of each imported name. */
  readonly imports: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

function readImports(source: ts.SourceFile): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name !== undefined) imports.set(name.text, from);
    if (namedBindings !== undefined && ts.isNamedImports(namedBindings)) {
      for (const element of namedBindings.elements) imports.set(element.name.text, from);
    }
  }
  return imports;
}

/**
 * Parses declaration files without resolving imports of other packages, since the dependencies of
 * old versions aren't installed.
 */
export function indexDeclarations(files: ReadonlyMap<string, string>): DeclarationIndex {
  const types = new Map<string, Declaration[]>();
  const imports = new Map<string, Map<string, string>>();
  for (const [file, text] of files) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    imports.set(file, readImports(source));
    for (const node of source.statements) {
      if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
      const { text: name } = node.name;
      types.set(name, [...(types.get(name) ?? []), { node, file }]);
    }
  }
  return { types, imports };
}

/**
 * Returns the declaration that a name in a file most likely refers to: in the same file, the same
 * folder, a folder with that name, or anywhere in the package.
 */
export function findDeclaration(
  index: DeclarationIndex,
  name: string,
  file: string,
): Declaration | undefined {
  const candidates = index.types.get(name) ?? [];
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return (
    candidates.find((candidate) => candidate.file === file) ??
    candidates.find((candidate) => candidate.file.startsWith(folder) && folder !== '') ??
    candidates.find((candidate) =>
      candidate.file.includes(`${name.replace(/Props$|TypeMap$/, '')}/`),
    ) ??
    candidates[0]
  );
}
