import { expect, test } from 'vitest'
import { dialogForms, inlineForms } from '@/leads/forms/forms'
import { dialogs } from '../../../studio/schema/options'

const offered = dialogs.map(({ value }) => value)

test('editors are offered every form that opens as a dialog, in words', () => {
  expect(offered).toEqual(Object.keys(dialogForms))
  expect(dialogs[0]).toEqual({ title: 'Free investigation', value: 'free-investigation' })
})

test('a form that is part of a page is not a dialog', () => {
  expect(Object.keys(inlineForms).filter((name) => offered.includes(name))).toEqual([])
})

test('every form has a form type of its own', async () => {
  const loads = [...Object.values(dialogForms), ...Object.values(inlineForms)]
  const types = (await Promise.all(loads.map((load) => load()))).map(({ formType }) => formType)
  expect(new Set(types).size).toBe(types.length)
})
