import { expect, test } from 'vitest'
import { seedDocuments } from '../../support/seed.ts'
import { objectsOfType } from '../../support/seed-text.ts'

/** Targets without their own field. */
const WITHOUT_FIELD = ['chat']

/** Buttons that may have no target, each with its reason. */
const IDLE: Record<string, string> = {}

const actions = seedDocuments.flatMap((document) =>
  objectsOfType(document, 'action').map((action) => [document._id, action] as const),
)

test('the seed has buttons', () => {
  expect(actions.length).toBeGreaterThan(100)
})

test.each(actions)('%s: the button $label has a target', (id, action) => {
  const { label, target } = action
  if (IDLE[`${id}: ${label}`]) return
  expect(target).not.toBe('none')
  if (WITHOUT_FIELD.includes(String(target))) return
  expect(target && action[String(target)]).toBeTruthy()
})
