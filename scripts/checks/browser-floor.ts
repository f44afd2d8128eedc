import { readFileSync } from 'node:fs'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import ts from 'typescript'

/**
 * The built-ins of JavaScript and the DOM that the browser code of `program` uses although a browser of the floor lacks
 * them, one line each, but those that the code around tests for: `'name' in …`, `….name?.(` or `if (….name)`.
 */
function youngBuiltIns(program: ts.Program, floor: Record<string, string>): string[] {
  const checker = program.getTypeChecker()
  const found = new Set<string>()
  for (const file of browserFiles(program)) {
    const visit = (node: ts.Node): void => {
      // Types are gone in the browser.
      if (ts.isTypeNode(node)) return
      if (ts.isIdentifier(node) && isBuiltIn(node) && !isTestedFor(node)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        const young = youngOf(namesOf(node), floor)
        if (young) found.add(`${file.fileName}:${line + 1}: ${young}`)
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return [...found].toSorted()

  function isBuiltIn(node: ts.Identifier): boolean {
    const files = checker.getSymbolAtLocation(node)?.declarations?.map((it) => it.getSourceFile())
    // The types of Node.js declare a part of the DOM, too.
    return !!files?.some(
      (it) => program.isSourceFileDefaultLibrary(it) || /@types\/node/.test(it.fileName),
    )
  }

  /** The paths in the data under which it may stand; members of mixins stand under the interfaces that have them. */
  function namesOf(node: ts.Identifier): string[] {
    const { parent, text } = node
    if (!ts.isPropertyAccessExpression(parent) || parent.name !== node)
      return [text, `Window.${text}`]
    const holder = checker.getApparentType(checker.getTypeAtLocation(parent.expression))
    return [parent.expression.getText(), ...typeNames(holder)].flatMap((owner) => [
      ...(owner === parent.expression.getText() ? [`${owner}.${text}_static`] : []),
      `${owner}.${text}`,
    ])
  }

  function typeNames(type: ts.Type): string[] {
    const bases = type.isUnionOrIntersection() ? type.types : (type.getBaseTypes?.() ?? [])
    const name = (type.symbol?.name ?? '')
      .replace(/^Readonly(?=Array|Map|Set)/, '')
      .replace(/^\w*Iterator(Object)?$/, 'Iterator')
      .replace(/^(Big)?(Ui|I)nt\d+(Clamped)?Array$|^Float\d+Array$/, 'TypedArray')
    return [name, ...bases.flatMap(typeNames)]
  }
}

/** Our own files that a browser loads: those that say 'use client' and what they import, at once or later. */
function browserFiles(program: ts.Program): Set<ts.SourceFile> {
  const options = program.getCompilerOptions()
  const isClient = ({ text }: ts.SourceFile) => /^['"]use client['"]/.test(text)
  const reached = new Set(program.getSourceFiles().filter(isClient))
  // A set also gives what is added to it meanwhile.
  for (const { text, fileName } of reached) {
    // Without imports of types.
    const { outputText } = ts.transpileModule(text, { fileName, compilerOptions: options })
    for (const imported of ts.preProcessFile(outputText).importedFiles) {
      const found = ts.resolveModuleName(imported.fileName, fileName, options, ts.sys)
      const file = program.getSourceFile(found.resolvedModule?.resolvedFileName ?? '')
      if (file && !/\.d\.ts$|node_modules/.test(file.fileName)) reached.add(file)
    }
  }
  return reached
}

type Support = { version_added: string | false; flags?: unknown; prefix?: string }

/** The first of these names that the data has, if a browser of the floor lacks it. */
function youngOf(names: readonly string[], floor: Record<string, string>): string | undefined {
  const name = names.find((each) => supportOf(each))
  const support = supportOf(name ?? '')
  const isThere = ([browser, oldest]: [string, string]) =>
    [support?.[browser] ?? []].flat().some(({ version_added: added, flags, prefix }) => {
      if (flags || prefix || !added) return false
      return added.replace('≤', '').localeCompare(oldest, 'en', { numeric: true }) <= 0
    })
  return support && !Object.entries(floor).every(isThere) ? name?.replace('_static', '') : undefined
}

function supportOf(name: string): Record<string, Support | Support[]> | undefined {
  const at = (path: string) =>
    `${path}.${name}.__compat.support`
      .split('.')
      .reduce<unknown>((it, key) => (it instanceof Object ? Reflect.get(it, key) : undefined), bcd)
  return (at('javascript.builtins') ?? at('api')) as Record<string, Support | Support[]> | undefined
}

function isTestedFor(use: ts.Node): boolean {
  const name = use.getText()
  const test = new RegExp(`'${name}' in|\\.${name}(\\?\\.\\(|\\) )`)
  for (let node = use; node.parent && !ts.isFunctionLike(node); node = node.parent)
    if (test.test(node.getText()) && !ts.isSourceFile(node)) return true
  return false
}

if (import.meta.main) {
  const { browserslist } = JSON.parse(readFileSync('web/package.json', 'utf8')) as {
    browserslist: string[]
  }
  const floor = Object.fromEntries(browserslist.map((each) => each.split(' >= ')))
  const { config } = ts.readConfigFile('web/tsconfig.json', ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, 'web')
  const found = youngBuiltIns(ts.createProgram(fileNames, options), floor)
  for (const line of found) console.error(line)
  if (found.length > 0) console.error('Use an older built-in, or test for it (web/README.md).')
  process.exitCode = found.length > 0 ? 1 : 0
}
