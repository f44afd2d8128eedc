import { describe, expect, test } from 'vitest'
import { describeTarget } from '../../../studio/schema/objects/target'
import { checkTargetField } from '../../../studio/schema/validation/target'

const fields = ['document', 'route', 'url', 'dialog', 'file', 'anchor']
const filled: Record<string, unknown> = {
  document: { _type: 'reference', _ref: 'page-home' },
  route: '/signup',
  url: 'https://example.com',
  dialog: 'demo-video',
  file: { _type: 'file', asset: { _type: 'reference', _ref: 'file-abc-pdf' } },
  anchor: 'plans',
}

describe.each(fields)('a target of %s', (name) => {
  test('requires its field', () => {
    expect(checkTargetField(name, { target: name })).toEqual(expect.any(String))
    expect(checkTargetField(name, { target: name, [name]: '  ' })).toEqual(expect.any(String))
    expect(checkTargetField(name, { target: name, [name]: filled[name] })).toBe(true)
  })

  test('requires the other fields to be empty', () => {
    const others = fields.filter((field) => field !== name)
    // A page may be followed by one of its anchors.
    for (const other of others.filter((field) => name !== 'document' || field !== 'anchor')) {
      expect(checkTargetField(other, { target: name })).toBe(true)
      expect(checkTargetField(other, { target: name, [other]: filled[other] })).toMatch(
        /earlier choice/,
      )
    }
  })
})

test('a page may be followed by one of its anchors', () => {
  expect(checkTargetField('anchor', { target: 'document' })).toBe(true)
  expect(checkTargetField('anchor', { target: 'document', anchor: 'plans' })).toBe(true)
})

test('a file field that was cleared but kept its type counts as empty', () => {
  expect(checkTargetField('file', { target: 'url', file: { _type: 'file' } })).toBe(true)
})

describe('the description of a target', () => {
  test.each([
    [{ target: 'document', path: '/products/kyt' }, '→ /products/kyt'],
    [{ target: 'document', path: '/pricing', anchor: 'oracle' }, '→ /pricing#oracle'],
    [{ target: 'document' }, 'No page chosen'],
    [{ target: 'url', url: 'mailto:a@example.com' }, '→ mailto:a@example.com'],
    [{ target: 'dialog', dialog: 'personal-demo' }, 'Opens Personal demo'],
    [{ target: 'dialog' }, 'Opens no dialog yet'],
    [{}, 'Plain text'],
  ])('%o', (selected, line) => {
    expect(describeTarget(selected)).toBe(line)
  })
})
