import type { Answers, FormDefinition } from '../../forms/form-definition.ts'
import { submissionNumber } from '../../forms/form-definition.ts'
import type { AttachedFile } from './check-files.ts'
import type { LeadContext } from './context.ts'
import { answerWords, deliverable } from './format-message.ts'
import type { ConsentRecord } from './store-submission.ts'

type Envelope = {
  submissionId: string
  /** In ms since 1970. */
  acceptedAt: number
  context?: LeadContext | undefined
  consent?: ConsentRecord | undefined
  downloads: readonly { title: string; url: string }[]
  files: readonly AttachedFile[]
}

/**
 * The webhook's body, as JSON, the same at each attempt: every answer with its label and in words, where it came from,
 * what was agreed to. Files are described only; their bytes stay in the store (`npm run leads -- export --files`).
 */
export function webhookBody(
  form: Pick<FormDefinition, 'formType' | 'fields'>,
  answers: Answers,
  { submissionId, acceptedAt, context, consent, downloads, files }: Envelope,
): string {
  return JSON.stringify({
    id: submissionId,
    number: submissionNumber(submissionId),
    form: form.formType,
    acceptedAt: new Date(acceptedAt).toISOString(),
    answers: Object.entries(form.fields).flatMap(([name, field]) => {
      const given = answers[name]
      const value = field.control.kind === 'email' ? deliverable(String(given ?? '')) : given
      const text = answerWords(field, given)
      return text ? [{ name, label: field.label, value, text }] : []
    }),
    page: context?.page ?? null,
    button: context?.button ?? null,
    preset: context?.parameters ?? {},
    visit: context?.visit ?? null,
    firstVisit: context?.firstVisit ?? null,
    consent: consent ?? null,
    downloads,
    files: files.map(({ content: _, ...facts }) => facts),
  })
}
