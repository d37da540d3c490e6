import ts from 'typescript';

/** A call whose value differs between the server, the browser, and two tests. */
export function readUnstable(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const name = node.expression.getText();
    return /^(?:Math\.random|Date\.now|performance\.now|crypto\.randomUUID)$/u.test(name)
      ? `${name}()`
      : undefined;
  }
  return ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length
    ? 'new Date()'
    : undefined;
}
