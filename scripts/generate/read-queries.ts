import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../run/root.ts'

/** The site's queries as [name of the result type, query], read from the types that TypeGen generated. */
export function readQueries(): [string, string][] {
  const path = join(ROOT, 'web/src/sanity/types.gen.ts')
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
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
