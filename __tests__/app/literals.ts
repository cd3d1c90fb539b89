import ts from 'typescript';

/** Props and fields whose value somebody reads or hears. */
const READ = new Set([
  ...['label', 'title', 'text', 'about', 'placeholder', 'reason', 'says'],
  ...['hanzi', 'pinyin', 'close', 'say', 'alt'],
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
  ...['accessibilityLabel', 'accessibilityHint'],
]);

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Words that stand in the code itself, where no language can change them: `line: words`. */
export function literalsIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];

  const report = (node: ts.Node, text: string) => {
    if (!hasLetters(text)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${line + 1}: ${text.trim()}`);
  };

  /** What an expression can turn out to be, as far as it is written down right here. */
  const readAloud = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isStringLiteralLike(node)) report(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      for (const { text } of [node.head, ...node.templateSpans.map((span) => span.literal)]) {
        report(node, text);
      }
    } else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
      readAloud(node.expression);
    } else if (ts.isConditionalExpression(node)) {
      readAloud(node.whenTrue);
      readAloud(node.whenFalse);
    } else if (ts.isBinaryExpression(node) && joins(node.operatorToken.kind)) {
      readAloud(node.left);
      readAloud(node.right);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) readAloud(node);
    if (ts.isJsxAttribute(node) && READ.has(node.name.getText())) readAloud(node.initializer);
    if (ts.isPropertyAssignment(node) && READ.has(nameOf(node))) readAloud(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function joins(kind: ts.SyntaxKind): boolean {
  const { PlusToken, AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = ts.SyntaxKind;
  return [PlusToken, AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken].includes(kind);
}
