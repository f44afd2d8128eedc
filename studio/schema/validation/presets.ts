import type { CustomValidatorResult, ValidationContext } from 'sanity'
import { dialogForms } from '../../../web/src/leads/forms/forms.gen'
import type { TargetValues } from './target'

type Preset = { _key: string; field?: string; value?: string }

/** A field of a form that a button may preset; with options, the answer is one of them. */
export type PresetField = {
  name: string
  label: string
  options?: Readonly<Record<string, string>>
}

/**
 * The fields of a dialog's form that a button may preset: what a visitor types or chooses from one list, and what the
 * page adds. Empty for an unknown dialog.
 */
export async function presetFields(dialog: unknown): Promise<PresetField[]> {
  if (typeof dialog !== 'string' || !Object.hasOwn(dialogForms, dialog)) return []
  const { fields } = await dialogForms[dialog as keyof typeof dialogForms]()
  return Object.entries(fields).flatMap(([name, { label, prefill, control }]) => {
    if (control.kind === 'checkbox' || control.kind === 'checkboxes') return []
    const options = control.kind === 'select' ? { options: control.options } : {}
    return [{ name: prefill ?? name, label, ...options }]
  })
}

/** Refuses presets that the form of the button's dialog does not know, which would be lost in silence. */
export async function checkPresets(
  presets: unknown,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  const { target, dialog } = (context.parent ?? {}) as TargetValues
  const list = (presets ?? []) as Preset[]
  if (list.length === 0) return true
  if (target !== 'dialog') return 'This belongs to an earlier choice under “Leads to”. Clear it.'
  const known = await presetFields(dialog)
  for (const [index, { _key, field, value }] of list.entries()) {
    const at = (name: string, message: string) => ({ message, path: [{ _key }, name] })
    if (!field) return at('field', 'Choose the field of the form that this fills in.')
    const found = known.find(({ name }) => name === field)
    if (!found) {
      const names = known.map(({ name }) => name).join(', ')
      return at('field', `The form of this dialog has no field “${field}”. It knows ${names}.`)
    }
    if (list.findIndex((other) => other.field === field) < index) {
      return at('field', `“${field}” is preset twice. Remove one.`)
    }
    if (!value?.trim()) return at('value', 'Enter the answer that the form begins with.')
    if (found.options && !Object.hasOwn(found.options, value)) {
      const answers = Object.keys(found.options).join(', ')
      return at('value', `“${found.label}” has no answer “${value}”. It can be ${answers}.`)
    }
  }
  return true
}
