import { expect, test } from 'vitest'
import { dialogForms, inlineForms } from '@/leads/forms/forms.gen'
import { dialogs } from '../../../studio/schema/options'

const offered = dialogs.map(({ value }) => value)

test('the Studio offers every dialog form with a readable title', () => {
  expect(offered).toEqual(Object.keys(dialogForms))
  expect(dialogs).toContainEqual({ title: 'Free investigation', value: 'free-investigation' })
})

test('a form inside a page is not offered as a dialog', () => {
  expect(Object.keys(inlineForms).filter((name) => offered.includes(name))).toEqual([])
})

test('every form has a unique form type', async () => {
  const loads = [...Object.values(dialogForms), ...Object.values(inlineForms)]
  const types = (await Promise.all(loads.map((load) => load()))).map(({ formType }) => formType)
  expect(new Set(types).size).toBe(types.length)
})
