import ts from 'typescript';

/**
 * Returns the code of a call, such as `Date.now()`, whose value differs between the server, the browser,
 * and test runs, or `undefined` for any other node.
 */
export function getUnstableCall(node: ts.Node): string | undefined {
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
