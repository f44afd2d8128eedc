import type { Field } from '../../web/src/leads/forms/fields.ts'

/** A word that no page and no log has by itself: where it appears, a visitor's words have got there. */
export const MARK = 'zqxmark'

/** A valid answer with the mark wherever a visitor may write. */
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
