import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import ts from 'typescript'
import { ownBrowserFiles } from './browser-files.ts'

/** The oldest browsers, by their names in the compatibility data, as "111" or "16.4". */
export type Floor = Readonly<Record<string, string>>

/**
 * The built-ins of JavaScript and the DOM that the browser code of `program` uses although a browser of the floor lacks
 * them, one line each. What a condition around it or `?.()` tests for is left out.
 */
export function youngBuiltIns(program: ts.Program, floor: Floor): string[] {
  const checker = program.getTypeChecker()
  const found = new Set<string>()
  for (const file of ownBrowserFiles(program)) {
    const visit = (node: ts.Node): void => {
      // Types are gone in the browser.
      if (ts.isTypeNode(node)) return
      if (ts.isIdentifier(node)) {
        const name = builtInOf(node)
        const missing = name && !isTestedFor(node) ? missingIn(name, floor) : ''
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        if (missing) found.add(`${file.fileName}:${line + 1}: ${missing}`)
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return [...found].toSorted()

  /** The paths in the compatibility data under which a built-in may stand, the likeliest first. */
  function builtInOf(node: ts.Identifier): string[] | undefined {
    const symbol = checker.getSymbolAtLocation(node)
    // The types of Node.js declare a part of the DOM, too.
    const declaration = symbol?.declarations?.find((each) => {
      const source = each.getSourceFile()
      return program.isSourceFileDefaultLibrary(source) || /@types\/node/.test(source.fileName)
    })
    if (!declaration) return
    const { parent } = node
    const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node
    if (!isMember) return [node.text, `Window.${node.text}`]
    const holder = checker.getTypeAtLocation(parent.expression)
    const names = [ownerOf(declaration), ...typeNames(checker.getApparentType(holder))]
    return names.flatMap((owner) => [
      `${owner}.${node.text}${owner === parent.expression.getText() ? '_static' : ''}`,
      `${owner}.${node.text}`,
    ])
  }

  /** A type and what it inherits from: members of mixins stand in the data under the interfaces that have them. */
  function typeNames(type: ts.Type): string[] {
    const bases = type.isUnionOrIntersection() ? type.types : (type.getBaseTypes?.() ?? [])
    return [plainName(type.symbol?.name ?? ''), ...bases.flatMap(typeNames)]
  }
}

/** The interface, or the variable with an object type, that declares a member: `PromiseConstructor` is `Promise`. */
function ownerOf({ parent }: ts.Declaration): string {
  const named = ts.isTypeLiteralNode(parent) ? parent.parent : parent
  const isNamed = ts.isInterfaceDeclaration(named) || ts.isVariableDeclaration(named)
  return plainName(isNamed ? named.name.getText() : '')
}

const plainName = (name: string) =>
  name
    .replace(/^Readonly(?=Array|Map|Set)/, '')
    .replace(/^(Array|Map|Set|RegExpString|String)?Iterator(Object)?$/, 'Iterator')
    .replace(/^(Big)?(Ui|I)nt\d+(Clamped)?Array$|^Float\d+Array$/, 'TypedArray')
    .replace(/(?<=.)Constructor$/, '')

type Compat = { __compat?: { support: Record<string, Support | Support[]> } }
type Support = { version_added: string | false; flags?: unknown; prefix?: string }

/** What lacks the built-in, as "Promise.withResolvers needs safari 17.4"; '' if nothing does or the data has no entry. */
function missingIn(names: readonly string[], floor: Floor): string {
  for (const name of names) {
    const compat = entryOf(`javascript.builtins.${name}`) ?? entryOf(`api.${name}`)
    const support = compat?.__compat?.support
    if (!support) continue
    const needs = Object.entries(floor).flatMap(([browser, oldest]) => {
      const all = [support[browser] ?? []].flat().filter(({ flags, prefix }) => !flags && !prefix)
      const added = all.map(({ version_added }) => version_added || 'none')
      if (added.some((version) => !isYounger(version, oldest))) return []
      return [`${browser} ${added[0] ?? 'none'}`]
    })
    return needs.length > 0 ? `${name.replace('_static', '')} needs ${needs.join(', ')}` : ''
  }
  return ''
}

function entryOf(path: string): Compat | undefined {
  const isIn = (at: unknown, step: string): at is Record<string, unknown> =>
    typeof at === 'object' && at !== null && Object.hasOwn(at, step)
  return path
    .split('.')
    .reduce<unknown>((at, step) => (isIn(at, step) ? at[step] : undefined), bcd) as
    | Compat
    | undefined
}

/** A version is a number, "≤37", "preview" or "none". */
const isYounger = (version: string, oldest: string) =>
  version.replace('≤', '').localeCompare(oldest, 'en', { numeric: true }) > 0

/** Whether a condition around a use, or an optional call, tests that the browser has it. */
function isTestedFor(use: ts.Identifier): boolean {
  const names = new RegExp(`['.]${use.text}\\b(?!\\()`)
  for (let node: ts.Node = use; node.parent; node = node.parent) {
    const { parent } = node
    if (ts.isCallExpression(parent) && parent.expression === node && parent.questionDotToken)
      return true
    const condition = ts.isIfStatement(parent)
      ? parent.expression
      : ts.isConditionalExpression(parent)
        ? parent.condition
        : ts.isBinaryExpression(parent) && parent.operatorToken.kind === LOGICAL_AND
          ? parent.left
          : undefined
    if (condition && names.test(condition.getText())) return true
    if (ts.isFunctionLike(parent)) return false
  }
  return false
}

const LOGICAL_AND = ts.SyntaxKind.AmpersandAmpersandToken
