import type { z } from 'zod'

interface Problem {
  path: PropertyKey[]
  message: string
}

/** One line about a failed parse: of all problems the deepest, which is nearest to what was meant. */
export function firstProblem(error: z.ZodError): string {
  const problems = error.issues.flatMap((issue) => flatten(issue, []))
  const deepest = problems.toSorted((a, b) => b.path.length - a.path.length)[0]
  if (!deepest) return 'is not known'
  const where = deepest.path.map(String).join('.')
  return where ? `(${where}) ${deepest.message}` : `is not known: ${deepest.message}`
}

/** The problems inside a problem: of the members of a union, and of a name in a record. */
function flatten(issue: z.core.$ZodIssue, outer: PropertyKey[]): Problem[] {
  const path = [...outer, ...issue.path]
  const inner =
    issue.code === 'invalid_union'
      ? issue.errors.flat()
      : issue.code === 'invalid_key'
        ? issue.issues
        : []
  if (inner.length === 0) return [{ path, message: issue.message }]
  return inner.flatMap((each) => flatten(each, path))
}
