import { expect, test } from 'vitest'
import { fieldsNotShown } from '../../../studio/schema/shown-fields'

test('fields without text of their own are named, with their place where another field of the name has text', () => {
  const alert = {
    name: 'alert',
    fields: [{ name: 'label', type: 'string', options: { list: [] } }],
  }
  const page = {
    name: 'page',
    fields: [
      { name: 'label', type: 'string' },
      { name: 'path', type: 'slug' },
      { name: 'anchor', type: 'string', options: { shown: 'never' as const } },
      { name: 'code', type: 'text', options: { shown: 'unmarked' as const } },
      { name: 'alerts', type: 'array', of: [{ type: 'alert' }] },
    ],
  }
  expect(fieldsNotShown([page, alert])).toEqual({
    never: ['alerts.label', 'anchor', 'path'],
    unmarked: ['code'],
  })
})
