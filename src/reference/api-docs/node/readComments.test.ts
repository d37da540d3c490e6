import ts from 'typescript';
import { readComment } from './readComments';
import type { Comment } from './readComments';

/** Reads the comment of an interface's only member. */
function read(lines: string): Comment {
  const name = 'props.ts';
  const file = ts.createSourceFile(
    name,
    `interface Props {\n  /**\n${lines}\n   */\n  transition: string;\n}`,
    ts.ScriptTarget.ES2022,
    true,
  );
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (wanted) => (wanted === name ? file : undefined),
  };
  const checker = ts.createProgram([name], { noLib: true }, host).getTypeChecker();
  const [props] = file.statements as unknown as [ts.InterfaceDeclaration];
  const symbol = checker.getTypeAtLocation(props).getProperty('transition');
  if (symbol === undefined) throw new Error('The interface has no member.');
  return readComment(symbol, checker);
}

test('reads a default on a separate line', () => {
  expect(read('   * @default Zoom')).toMatchObject({ default: 'Zoom' });
});

// `SpeedDial.d.ts` of @mui/material 7 has one asterisk too many before the next tag.
test('drops the stray asterisk of the next tag from a default', () => {
  const comment = read('   * @default Zoom\n   * * @deprecated Use `slots.transition`.');
  expect(comment).toMatchObject({ default: 'Zoom', deprecated: 'Use `slots.transition`.' });
});

test('keeps the asterisk of a multiplication', () => {
  expect(read('   * @default 2 * 60')).toMatchObject({ default: '2 * 60' });
});
