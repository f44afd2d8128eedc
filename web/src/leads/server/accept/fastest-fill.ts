import type { Field } from '../../definitions/fields/field'
import type { FormDefinition } from '../../definitions/form-definition'

// To find a button and press it takes anybody longer, and so does each field that is filled in by hand.
const TO_SEND = 300
const BY_HAND = 250

/**
 * The least time in milliseconds in which a person could have filled in a form.
 * A browser may fill in a name or an address at once, and the page may fill in a title, so neither counts:
 * a newsletter takes 0.3 s, a request for support 1.55 s. Whoever is faster is a program.
 */
export function fastestFill({ fields }: Pick<FormDefinition, 'fields'>): number {
  return TO_SEND + Object.values(fields).filter(isByHand).length * BY_HAND
}

function isByHand({ required, prefill, control }: Field): boolean {
  if (!required || prefill || control.kind === 'hidden') return false
  return !('autoComplete' in control && control.autoComplete)
}
