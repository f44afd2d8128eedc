import type { Resolver } from 'react-hook-form'
import type { Answers, FormDefinition } from '../forms/form-definition'

/** Loads the code that checks answers; a form may call it before it is needed. */
export const loadChecks = () => import('./check-answers')

/** Checks answers with code that loads when there is something to check. */
export function lazyResolver(form: FormDefinition): Resolver<Answers, unknown, Answers> {
  return async (values, context, options) => {
    const checks = await loadChecks().catch(() => undefined)
    // The browser's own check has passed, and the server's is still to come.
    if (!checks) return { values, errors: {} }
    return checks.answersResolver(form)(values, context, options)
  }
}
