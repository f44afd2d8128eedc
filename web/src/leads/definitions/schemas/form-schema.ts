import * as z from 'zod/mini'
import type { Field, FieldValue } from '../fields/field.ts'
import type { Answers, FormDefinition } from '../form-definition.ts'
import { choiceSchema, choicesSchema, tickSchema } from './choice-schema.ts'
import { isDay } from './is-day.ts'
import { isWebAddress } from './is-web-address.ts'
import { textSchema } from './text-schema.ts'

/** The check of a form's answers, the same on both sides, derived from its definition. */
export function formSchema({ fields }: Pick<FormDefinition, 'fields'>): z.ZodMiniType<Answers> {
  const shape: Record<string, z.ZodMiniType<FieldValue>> = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]),
  )
  return z.object(shape, { error: 'The answers must be an object' })
}

function fieldSchema({ label, required, control }: Field): z.ZodMiniType<FieldValue> {
  switch (control.kind) {
    case 'text':
    case 'tel':
    case 'textarea':
      return textSchema(label, required)
    case 'email': {
      const passes = (text: string) => control.pattern.test(text)
      return textSchema(label, required, { passes, message: 'Please enter a valid email address' })
    }
    case 'url': {
      const message = `${label} must be a full web address, such as https://example.org`
      return textSchema(label, required, { passes: isWebAddress, message })
    }
    case 'date':
      return textSchema(label, required, { passes: isDay, message: `${label} must be a date` })
    case 'hidden': {
      const orFallback = z.transform((text: string) => text || control.fallback)
      return z.pipe(textSchema(label, false), orFallback)
    }
    case 'select':
      return choiceSchema(label, required, control.options)
    case 'checkboxes':
      return choicesSchema(label, control.options)
    case 'checkbox':
      return tickSchema(label, required)
  }
}
