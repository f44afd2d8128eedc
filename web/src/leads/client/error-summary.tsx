import type { FieldErrors } from 'react-hook-form'
import type { Field } from '../definitions/fields/field'
import type { Answers } from '../definitions/form-definition'
import type { SubmissionError } from './submission-error'

const MOST_NAMED = 4

type ErrorSummaryProps = {
  fields: Readonly<Record<string, Field>>
  errors: FieldErrors<Answers>
  refusal: SubmissionError | null
}

/** Says above the buttons how much is wrong and where, so that nobody has to search for it. */
export function ErrorSummary({ fields, errors, refusal }: ErrorSummaryProps) {
  const labels = Object.entries(fields).flatMap(([name, { label }]) =>
    errors[name] ? [label] : [],
  )
  const general = labels.length === 0 && refusal && !hasFieldErrors(refusal) ? refusal.message : ''
  // A single fault has the focus, and its field says it.
  const several = labels.length > 1 && `Please check: ${listed(labels)}`
  return (
    <div role="alert">
      {(general || several) && (
        <p className="border-risk/30 border-t bg-risk-wash px-5 py-3 text-risk text-small sm:px-8">
          {general || several}
        </p>
      )}
    </div>
  )
}

/** The first few by name: a long list would stand in the way of the fields. */
function listed(labels: readonly string[]): string {
  if (labels.length <= MOST_NAMED) return labels.join(', ')
  return `${labels.slice(0, MOST_NAMED).join(', ')} and ${labels.length - MOST_NAMED} more`
}

function hasFieldErrors({ fieldErrors }: SubmissionError): boolean {
  return Object.keys(fieldErrors).length > 0
}
