import { expect, test } from 'vitest'
import { checkAlertLabel } from '../../../studio/schema/sections/alerts/alerts.ts'
import { checkOneTaggedPlan } from '../../../studio/schema/sections/plans/plans.ts'

test.each([[undefined], [[]], [[{}, { tag: 'POPULAR' }, {}]]])(
  'the plans %j are accepted',
  (plans) => {
    expect(checkOneTaggedPlan(plans)).toBe(true)
  },
)

test('only one plan may have a tag', () => {
  expect(checkOneTaggedPlan([{ tag: 'POPULAR' }, { tag: 'RECOMMENDED' }])).toMatch(/more than one/i)
})

test.each([
  [undefined],
  [{ label: 'BLOCKED' }],
  [{ label: 'BLOCKED', risk: 'high' }],
  [{ label: 'REVIEW', risk: 'medium' }],
])('the alert %j is accepted', (alert) => {
  expect(checkAlertLabel(alert)).toBe(true)
})

test.each([
  [{ label: 'REVIEW', risk: 'high' }, 'BLOCKED'],
  [{ label: 'BLOCKED', risk: 'medium' }, 'REVIEW'],
])('the alert %j must have the label %s', (alert, label) => {
  expect(checkAlertLabel(alert)).toContain(label)
})
