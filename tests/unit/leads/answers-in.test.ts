import { expect, test } from 'vitest'
import { contactMessage } from '@/leads/forms/contact-message'
import { answersIn } from '@/leads/forms/form-definition'
import { personalDemo } from '@/leads/forms/personal-demo'

function posted(entries: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('every field of the form has an answer, and nothing else does', () => {
  const answers = answersIn(
    contactMessage,
    posted([
      ['topic', 'demo'],
      ['admin', 'yes'],
    ]),
  )
  expect(Object.keys(answers)).toEqual(Object.keys(contactMessage.fields))
  expect(answers).toMatchObject({ firstName: '', topic: 'demo', consent: false })
})

test('single checkboxes are booleans, groups are lists', () => {
  expect(answersIn(contactMessage, posted([['consent', 'on']])).consent).toBe(true)
  const two = posted([
    ['interests', 'fund-tracking'],
    ['interests', 'risk-assessment'],
  ])
  expect(answersIn(personalDemo, two).interests).toEqual(['fund-tracking', 'risk-assessment'])
})

test('a filled trap field is included, an empty one is not', () => {
  expect(answersIn(contactMessage, posted([['contactReference', 'x']]))).toHaveProperty(
    'contactReference',
    'x',
  )
  expect(answersIn(contactMessage, posted([['contactReference', '']]))).not.toHaveProperty(
    'contactReference',
  )
})
