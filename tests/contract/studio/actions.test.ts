import { expect, test } from 'vitest'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { objectsOfType } from '../../support/seed-text.ts'

/** Targets that need nothing else: there is one chat. */
const COMPLETE = ['chat']

/** Buttons that may stand without a target, each with its reason. None is needed now. */
const IDLE: Record<string, string> = {}

const actions = seedDocuments.flatMap((document) =>
  objectsOfType(document, 'action').map((action) => [document._id, action] as const),
)

test('there are buttons to look at', () => {
  expect(actions.length).toBeGreaterThan(100)
})

test.each(actions)('%s: the button $label does something', (id, action) => {
  const { label, target } = action
  if (IDLE[`${id}: ${label}`]) return
  expect(target).not.toBe('none')
  if (COMPLETE.includes(String(target))) return
  expect(target && action[String(target)]).toBeTruthy()
})
