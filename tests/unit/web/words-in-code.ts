import ts from 'typescript'

/** A text in code that a visitor could read: in an element, an attribute or a constant. */
export type WordInCode = { line: number; text: string }

/** Attributes with readable values. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|label|placeholder|text|\w+Label|\w+Text)$/

const hasLetter = (text: string) => /\p{L}/u.test(text)

/** CSS classes: lower-case words, at least one with a hyphen. */
const isClasses = (text: string) =>
  text.includes('-') &&
  text.split(/\s+/).every((word) => !/\p{Lu}|[.!?…]$/u.test(word.replace(/\[.*/, '')))

/** Two words, or one with a capital; names in code, classes and paths are neither. */
const isProse = (text: string) =>
  /\p{L}{2,} \p{Ll}+|^\p{Lu}\p{Ll}{2,}(\p{P}|$)/u.test(text.trim()) && !isClasses(text.trim())

/** Properties and arguments for code only. */
const CODE_PROPERTIES =
  /^(className|style|d|name|query|\w*Class(Name)?|key|type|source|field|preserveAspectRatio)$/
const CODE_CALLS =
  /^(clsx|buttonClass|defineQuery|log|warn|error|\w*Error|requireContent|DateTimeFormat|localFont)$/

/** The texts of a TypeScript file that a visitor could read. */
export function wordsInCode(source: string): WordInCode[] {
  const file = ts.createSourceFile(
    'file.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const found: WordInCode[] = []

  function add(node: ts.Node, text: string) {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push({ line: line + 1, text: text.replace(/\s+/g, ' ').trim() })
  }

  /** `isShown`: the expression's value appears in an element or a readable attribute. */
  function visit(node: ts.Node, isShown: boolean): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) return
    if (ts.isTemplateLiteral(node) && node.getFullText().includes('/* groq */')) return
    if (ts.isJsxText(node)) {
      if (hasLetter(node.text)) add(node, node.text)
      return
    }
    if (ts.isJsxAttribute(node)) {
      if (node.initializer && !CODE_PROPERTIES.test(node.name.getText()))
        visit(node.initializer, READ.test(node.name.getText()))
      return
    }
    if (ts.isPropertyAssignment(node)) {
      const name = ts.isComputedPropertyName(node.name) ? '' : node.name.text
      if (!CODE_PROPERTIES.test(name)) visit(node.initializer, false)
      return
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = node.expression.getText().split('.').at(-1) ?? ''
      if (CODE_CALLS.test(name)) return
      node.forEachChild((child) => visit(child, false))
      return
    }
    if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return
    if (ts.isElementAccessExpression(node)) {
      visit(node.expression, false)
      return
    }
    if (ts.isCaseClause(node)) {
      for (const statement of node.statements) visit(statement, isShown)
      return
    }
    if (ts.isJsxExpression(node)) {
      const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)
      if (node.expression) visit(node.expression, isChild || isShown)
      return
    }
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      if (isShown ? hasLetter(node.text) : isProse(node.text)) add(node, node.text)
      return
    }
    const passes =
      ts.isConditionalExpression(node) ||
      ts.isBinaryExpression(node) ||
      ts.isParenthesizedExpression(node) ||
      ts.isTemplateExpression(node) ||
      ts.isTemplateSpan(node)
    node.forEachChild((child) => visit(child, passes && isShown))
  }

  visit(file, false)
  return found
}
