import { describe, expect, test } from 'vitest'
import type { Field } from '@/leads/forms/fields'
import { formSchema } from '@/leads/forms/form-schema'
import { loadForms } from '@/leads/server/accept/check-submission'
import { BODY_LIMIT } from '@/leads/server/accept/guards'

const forms = [...(await loadForms()).values()].map(({ form }) => form)
const fields = forms.flatMap((form) =>
  Object.entries(form.fields).map(([name, field]) => ({ form, name, field })),
)

/** The specified limits, by the purpose of a field. */
const MOST: { [kind: string]: number } = {
  name: 100,
  email: 254,
  tel: 40,
  url: 2048,
  text: 200,
  textarea: 5000,
  hidden: 200,
  file: 255,
}

/** A valid answer of `length` characters, of four bytes each if any character is allowed. */
function answerOf({ control }: Field, length: number): string {
  const filled = (before: string, after = '', filling = '🦝') =>
    before + filling.repeat(length - before.length - after.length) + after
  switch (control.kind) {
    case 'email':
      return filled('a', '@example.org', 'a')
    case 'url':
      return filled('https://example.org/')
    case 'tel':
      return filled('+1 555 0100')
    case 'file':
      return filled('', '.pdf')
    default:
      return filled('')
  }
}

/** The error message of an answer; undefined if it is accepted. */
function messageAt({ form, name }: (typeof fields)[number], value: unknown): string | undefined {
  const { error } = formSchema(form).safeParse({ [name]: value })
  return error?.issues.find(({ path }) => path[0] === name)?.message
}

const texts = fields.filter(({ field }) => Object.hasOwn(MOST, field.control.kind))
const typed = texts.filter(({ field }) => field.control.kind !== 'hidden')
const called = ({ form, name, field }: (typeof fields)[number], index: number) =>
  [`${form.formType}, ${name} (${field.control.kind})`, index] as const

describe('no answer is longer than the limit of its kind', () => {
  test.each(typed.map(called))('%s', (_, index) => {
    const one = typed[index] as (typeof fields)[number]
    const { field } = one
    const most = MOST[field.control.kind] ?? 0
    expect(messageAt(one, answerOf(field, most))).toBeUndefined()
    const limit = most.toLocaleString('en-US')
    expect(messageAt(one, answerOf(field, most + 7))).toBe(
      `${field.label.endsWith('?') ? `“${field.label}”` : field.label} is longer than ${limit} characters. Shorten it by 7.`,
    )
  })
})

const envelope = { formType: 'X', data: {}, submissionId: crypto.randomUUID() }

test.each(forms.map((form) => [form.formType, form] as const))(
  '%s: answers that keep their limits are never too much',
  (formType, form) => {
    const longest = Object.entries(form.fields).map(([name, field]) => {
      const { control } = field
      if ('options' in control) return [name, Object.keys(control.options)]
      return [name, answerOf(field, MOST[control.kind] ?? 10)]
    })
    const data = Object.fromEntries(longest)
    const place = { path: `/${'x'.repeat(300)}`, button: 'x'.repeat(300), parameters: {} }
    const body = JSON.stringify({ ...envelope, formType, data, context: place })
    expect(Buffer.byteLength(body)).toBeLessThan(BODY_LIMIT)
    const posted = new URLSearchParams({ formType, ...data }).toString()
    expect(Buffer.byteLength(posted)).toBeLessThan(3 * BODY_LIMIT)
  },
)
