import ts from 'typescript';

/** A type by its name, in the file that declares it. */
export interface Declaration {
  readonly node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
  readonly file: string;
}

/** What the files of a package declare, and from where they take names. */
export interface DeclarationIndex {
  readonly types: ReadonlyMap<string, readonly Declaration[]>;
  /** Per file: imported name -> module. */
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

/** Parses type files without resolving them: old versions have no dependencies beside them. */
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

/** The declaration that a name in a file means: its own, its folder's, or the package's only one. */
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
