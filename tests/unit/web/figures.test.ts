import { expect, test, vi } from 'vitest'
import { fillFigures, namesFigures } from '@/sanity/figures'
import { log } from '@/site/log'

const figures = [
  { key: 'customers', value: '500+' },
  { key: 'uptime', value: '99.9%' },
]

test('figures stand in place of their names, at any depth, and all else stays', () => {
  const value = {
    _id: 'page-a',
    title: '{{customers}} customers, {{ uptime }} uptime',
    sections: [{ points: ['{{customers}}', 7, null, true], body: { text: 'By {author}' } }],
  }
  expect(fillFigures(value, figures)).toEqual({
    _id: 'page-a',
    title: '500+ customers, 99.9% uptime',
    sections: [{ points: ['500+', 7, null, true], body: { text: 'By {author}' } }],
  })
})

test('a value that contains a name is not filled again', () => {
  const odd = [{ key: 'customers', value: '$& {x}' }]
  expect(fillFigures('{{customers}}', odd)).toBe('$& {x}')
})

test('a figure that is not published is left out, and the log names it', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  expect(fillFigures('More than {{gone}} customers. {{gone}}', figures)).toBe(
    'More than customers.',
  )
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('{{gone}}'))
})

test('only texts with a name need the register', () => {
  expect(namesFigures([{ title: 'GET /v1/address/{address}' }, null, 3])).toBe(false)
  expect(namesFigures({ code: 'style={{ color: 1 }}' })).toBe(false)
  expect(namesFigures({ sections: [{ points: ['{{customers}}'] }] })).toBe(true)
})
