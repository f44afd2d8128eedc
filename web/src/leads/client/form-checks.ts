import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { inTime } from '@/lib/in-time'
import type { Answers, FormDefinition } from '../forms/form-definition'

// zod and the schemas: a dialog opens without them.
const loadChecks = () =>
  inTime(Promise.all([import('@hookform/resolvers/zod'), import('../forms/form-schema')]))

/** Loads them early; a failure matters only to those who send. */
export const prepareChecks = () => void loadChecks().catch(() => {})

/** Checks answers with code that is loaded when there is something to check. */
export function lazyResolver(form: FormDefinition): Resolver<Answers, unknown, Answers> {
  return async (answers, context, options) => {
    const checks = await loadChecks().catch((error: unknown) => {
      // The browser has checked the other forms itself, and the server still will.
      if (form.ownMessages) throw error
    })
    if (!checks) return { values: answers, errors: {} }
    const [{ zodResolver }, { formSchema }] = checks
    // The schema checks whatever the controls hold: its input has no type.
    const schema = formSchema(form) as z.ZodMiniType<Answers, Answers>
    return zodResolver<Answers, unknown, Answers>(schema)(answers, context, options)
  }
}
