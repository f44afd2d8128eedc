import type { Field } from '../../../web/src/leads/forms/fields.ts'

/** A word that occurs nowhere by itself: wherever it appears, a visitor's text has leaked. */
export const MARK = 'zqxmark'

/** A valid answer that contains the mark wherever a visitor can type. */
export function markedAnswer({ control }: Field): unknown {
  switch (control.kind) {
    case 'email':
      return `${MARK}@example.org`
    case 'url':
      return `https://${MARK}.example/`
    case 'date':
      return '2026-11-22'
    case 'select':
      return Object.keys(control.options)[0]
    case 'checkboxes':
      return Object.keys(control.options).slice(0, 1)
    case 'checkbox':
      return true
    case 'file':
      return `${MARK}.pdf`
    case 'tel':
      return '+1 555 0177 0177'
    default:
      return `${MARK} in words`
  }
}
