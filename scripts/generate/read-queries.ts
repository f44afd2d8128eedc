import ts from 'typescript'

/** The site's queries as [name of the result type, query], in the text of types as TypeGen generates it. */
export function readQueries(types: string): [string, string][] {
  const source = ts.createSourceFile('types.ts', types, ts.ScriptTarget.Latest)
  const found: [string, string][] = []
  const visit = (node: ts.Node): void => {
    const inQueries = ts.isInterfaceDeclaration(node) && node.name.text === 'SanityQueries'
    for (const member of inQueries ? node.members : []) {
      if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name)) continue
      found.push([member.type?.getText(source) ?? '', member.name.text])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * The types that TypeGen generated, with results by the name of their query. TypeGen repeats each query in lines of up to
 * 28 KB, which change with every field.
 */
export function byName(types: string, queries: readonly [string, string][]): string {
  const map = types.indexOf('// Query TypeMap')
  if (map === -1) throw new Error('TypeGen wrote no “// Query TypeMap”: has its output changed?')
  const names = queries.map(([type]) => `  ${type.replace(/_RESULT$/, '')}: ${type};`)
  return `${types.slice(0, map).replaceAll(/^\/\/ Query: .*\n/gm, '')}/** The result of each query. */
export interface QueryResults {
${names.join('\n')}
}
`
}

/** The text of `queries.gen.ts`: the queries as they are sent, with a line for each of their clauses, for tests. */
export function queryTexts(queries: readonly [string, string][]): string {
  const texts = queries.map(([type, query]) => {
    const text = query.replaceAll(/[\\`]|\$\{/g, '\\$&')
    return `  ${type.replace(/_RESULT$/, '')}: \`${text}\`,`
  })
  return `// Generated from the queries by npm run types: do not edit.

/** The queries of the site, by the names of their constants. */
export const QUERIES = {
${texts.join('\n')}
}
`
}
