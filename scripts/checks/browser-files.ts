import ts from 'typescript'

/** Our own files that a browser loads: those that say 'use client' and what they import, at once or later. */
export function ownBrowserFiles(program: ts.Program): ts.SourceFile[] {
  const own = program
    .getSourceFiles()
    .filter(
      ({ fileName, isDeclarationFile }) => !isDeclarationFile && !/node_modules/.test(fileName),
    )
  const reached = new Set(own.filter(({ text }) => /^['"]use client['"]/.test(text)))
  // A set also gives what is added to it meanwhile.
  for (const file of reached) {
    for (const specifier of importsOf(file)) {
      const { resolvedModule } = ts.resolveModuleName(
        specifier,
        file.fileName,
        program.getCompilerOptions(),
        ts.sys,
      )
      const imported = program.getSourceFile(resolvedModule?.resolvedFileName ?? '')
      if (imported && own.includes(imported)) reached.add(imported)
    }
  }
  return [...reached]
}

/** What a file imports or exports from, without types. */
function importsOf(file: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const from = sourceOf(node)
    if (from && ts.isStringLiteral(from)) found.push(from.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function sourceOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node)) {
    const { phaseModifier, namedBindings, name } = node.importClause ?? {}
    const isOfTypes =
      phaseModifier === ts.SyntaxKind.TypeKeyword ||
      (!name &&
        namedBindings &&
        ts.isNamedImports(namedBindings) &&
        namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly))
    return isOfTypes ? undefined : node.moduleSpecifier
  }
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isImport ? node.arguments[0] : undefined
}
