import type { Answers, FormDefinition } from '../../definitions/form-definition.ts'
import { answerWords } from './answer-words.ts'
import { escapeHtml } from './escape-html.ts'

type Envelope = { submissionId: string; acceptedAt: number }

/** The bot message of a submission: heading, a line per answered field, the time and the id. */
export function formatMessage(
  form: Pick<FormDefinition, 'formType' | 'fields'>,
  answers: Answers,
  { submissionId, acceptedAt }: Envelope,
): string {
  const lines = Object.entries(form.fields).flatMap(([name, field]) => {
    const words = answerWords(field, answers[name])
    return words ? [line(field.label, words)] : []
  })
  const time = `${new Date(acceptedAt).toISOString().slice(0, 19).replace('T', ' ')} UTC`
  return [
    `<b>New ${escapeHtml(form.formType)} Submission</b>`,
    '',
    ...lines,
    '',
    line('Submitted', time),
    line('Submission id', submissionId),
  ].join('\n')
}

function line(label: string, words: string): string {
  return `<b>${escapeHtml(label)}:</b> ${escapeHtml(words)}`
}
