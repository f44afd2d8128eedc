import { describe, expect, test } from 'vitest'
import { loadForms } from '@/leads/server/accept/check-submission'

describe.each([...(await loadForms()).values()])('$form.formType', ({ form, schema }) => {
  const required = Object.keys(form.fields).filter((name) => form.fields[name]?.required)

  test('refuses an empty submission at exactly its required fields', () => {
    const { error } = schema.safeParse({})
    expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual(required.sort())
    for (const issue of error?.issues ?? [])
      expect(issue.message).toMatch(/^(“[^”]+\?”|[^?]+) is required$/)
  })

  test('refuses required text that is only white space', () => {
    const blank = Object.fromEntries(Object.keys(form.fields).map((name) => [name, ' \n ']))
    const refused = schema.safeParse(blank).error?.issues.map(({ path }) => path[0]) ?? []
    expect(refused).toEqual(expect.arrayContaining(required))
  })
})
