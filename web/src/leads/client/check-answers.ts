import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Answers, FormDefinition } from '../forms/form-definition'
import { formSchema } from '../forms/form-schema'

/** The check of a form's answers as react-hook-form runs it. */
export function answersResolver(form: FormDefinition): Resolver<Answers, unknown, Answers> {
  // Whatever stands in the controls goes into the check: its input has no type.
  const schema = formSchema(form) as z.ZodMiniType<Answers, Answers>
  return zodResolver<Answers, unknown, Answers>(schema)
}
