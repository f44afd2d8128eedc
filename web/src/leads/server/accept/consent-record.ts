import { createHash } from 'node:crypto'
import type { Answers, FormDefinition } from '../../definitions/form-definition.ts'
import type { Submission } from '../../definitions/submission.ts'

/** What somebody agreed to: which box, its words as they were shown, and a short hash of those words. */
type AgreedStatement = { field: string; statement: string; version: string }

/** What is stored, as JSON, of what a visitor had agreed to when they sent a form. */
export type ConsentRecord = { cookies?: Submission['consent']; statements: AgreedStatement[] }

/** The proof of what a visitor agreed to: the boxes they ticked and their choice about cookies. */
export function consentRecord(
  { fields }: Pick<FormDefinition, 'fields'>,
  answers: Answers,
  cookies: Submission['consent'],
): ConsentRecord | undefined {
  const statements = Object.entries(fields).flatMap(([field, { control }]) =>
    control.kind === 'checkbox' && control.isConsent && answers[field] === true
      ? [{ field, statement: control.statement, version: versionOf(control.statement) }]
      : [],
  )
  if (!cookies && statements.length === 0) return undefined
  return { ...(cookies && { cookies }), statements }
}

function versionOf(statement: string): string {
  return createHash('sha256').update(statement).digest('hex').slice(0, 12)
}
