import { describe, expect, test } from 'vitest'
import type { FormDefinition } from '@/leads/forms/form-definition'
import { loadForms } from '@/leads/server/accept/check-submission'
import { SPEC_FORMS } from './spec-forms.ts'

const list = (text: string) => text.split(text.includes(',') ? ',' : ' ').filter(Boolean)

function namesOf(form: FormDefinition, ...kinds: string[]): string[] {
  return Object.keys(form.fields).filter((name) =>
    kinds.includes(form.fields[name]?.control.kind ?? ''),
  )
}

/** The texts around the fields and their hints, one line each. */
function wordsAround({ notices, fields, texts }: FormDefinition): string[] {
  const told = notices.flatMap((notice) => {
    if (notice.kind === 'text') return [notice.text]
    if (notice.kind === 'list') return notice.points
    return notice.rows.map(({ name, value, note = '' }) => `${name} ${value} ${note}`.trim())
  })
  return [...told, ...Object.values(fields).map(({ hint = '' }) => hint), texts.success.text]
}

describe.each(Object.entries(SPEC_FORMS))('%s', async (formType, specified) => {
  const form = (await loadForms()).get(formType)?.form
  if (!form) throw new Error(`There is no form ${formType}`)

  test('asks for the specified fields and marks those that must be filled in', () => {
    for (const name of list(specified.required))
      expect(form.fields[name], name).toMatchObject({ required: true })
    for (const name of list(specified.optional))
      expect(form.fields[name], name).toMatchObject({ required: false })
  })

  test('offers the specified answers, in their order, and no others', () => {
    for (const [name, answers] of Object.entries(specified.answers)) {
      const control = form.fields[name]?.control
      const offered = control && 'options' in control ? Object.keys(control.options) : []
      expect(offered, name).toEqual(list(answers))
    }
    expect(namesOf(form, 'checkboxes')).toEqual(
      expect.arrayContaining(list(specified.several ?? '')),
    )
  })

  test('has the specified checkboxes, URLs, dates and text areas', () => {
    expect(namesOf(form, 'checkbox')).toEqual(expect.arrayContaining(list(specified.boxes)))
    for (const [name, kind] of Object.entries(specified.kinds))
      expect(form.fields[name]?.control.kind, name).toBe(kind)
  })

  test('begins empty: nothing is selected, ticked or typed', () => {
    for (const [name, { control, initial }] of Object.entries(form.fields)) {
      const empty = { checkbox: false, checkboxes: [] as string[], hidden: 'Not specified' }
      const expected = control.kind in empty ? empty[control.kind as keyof typeof empty] : ''
      expect(initial, name).toEqual(expected)
    }
  })

  test('has the specified busy text, success text and closing time', () => {
    const { width = 640, busy, success, delay = 0, closes = 2000, resets = true } = specified.dialog
    expect(form).toMatchObject({
      width,
      delayMs: delay,
      closesAfterMs: closes,
      resetsOnSuccess: resets,
      texts: { busy, success: { title: success } },
    })
  })

  test('shows the specified notices', () => {
    const words = wordsAround(form).map((line) => line.replace(/[()]/g, ''))
    for (const promise of specified.promises)
      expect(words.join('\n')).toContain(promise.replace(/[()]/g, ''))
  })
})

test('the personal demo asks for at least one interest but does not require one', async () => {
  const known = (await loadForms()).get('Personal Demo Request')
  expect(known?.form.fields.interests).toMatchObject({
    hint: 'Choose at least one.',
    required: false,
  })
})

test('a job’s title and location are filled in', async () => {
  const fields = (await loadForms()).get('Job Application')?.form.fields
  expect(fields?.position?.prefill).toBe('jobTitle')
  expect(fields?.jobTitle?.control).toEqual({ kind: 'hidden', fallback: 'Not specified' })
  expect(fields?.jobLocation?.control).toEqual({ kind: 'hidden', fallback: 'Not specified' })
})
