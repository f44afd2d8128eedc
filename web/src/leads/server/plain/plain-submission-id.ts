import { createHash } from 'node:crypto'
import type { Answers } from '../../definitions/form-definition'

/**
 * The id of a form that a browser sent by itself, which gives it none. It follows from the words and the
 * day, so that a button pressed twice, or a page sent again after an error, is stored once.
 */
export function plainSubmissionId(formType: string, answers: Answers, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  const content = JSON.stringify([day, formType, answers])
  const digits = createHash('sha256').update(content).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
