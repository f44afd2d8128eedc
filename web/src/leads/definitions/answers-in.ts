import type { Answers, FormDefinition } from './form-definition.ts'
import { TRAP_FIELD } from './trap-field.ts'

/** What stands in a posted or still open form, unchecked; with the trap, if something filled it in. */
export function answersIn({ fields }: Pick<FormDefinition, 'fields'>, posted: FormData): Answers {
  const text = (name: string) => {
    const value = posted.get(name)
    return typeof value === 'string' ? value : ''
  }
  const answers = Object.entries(fields).map(([name, { control }]) => {
    if (control.kind === 'checkbox') return [name, posted.has(name)]
    if (control.kind === 'checkboxes') return [name, posted.getAll(name).map(String)]
    return [name, text(name)]
  })
  const trapped = text(TRAP_FIELD)
  return Object.fromEntries([...answers, ...(trapped ? [[TRAP_FIELD, trapped]] : [])])
}
