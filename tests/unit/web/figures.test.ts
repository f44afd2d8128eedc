import { expect, test, vi } from 'vitest'
import { fillFigures, namesFigures, toRegister } from '@/content/read/figures'
import { log } from '@/lib/log'

const figures = [
  { key: 'customers', value: '500+' },
  { key: 'uptime', value: '99.9%' },
]

test('names of figures are replaced at any depth, and everything else stays', () => {
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

test('code keeps its braces, in blocks, examples, endpoints and paragraphs', () => {
  const code = {
    body: [
      { _type: 'codeBlock', code: 'id: {{customers}} {{token}}' },
      { _type: 'span', text: '{{customers}}', marks: ['strong', 'code'] },
    ],
    examples: [{ install: 'run {{customers}}', code: '{{ uptime }}' }],
    endpoints: [{ path: '/v1/{{customers}}', fields: ['{{customers}}'] }],
  }
  expect(namesFigures(code)).toBe(false)
  expect(fillFigures({ code: '{{uptime}}', caption: '{{uptime}} here' }, figures)).toEqual({
    code: '{{uptime}}',
    caption: '99.9% here',
  })
  expect(fillFigures({ ...code, title: '{{uptime}}' }, figures)).toEqual({
    ...code,
    title: '99.9%',
  })
})

test('a value that contains a name is not filled again', () => {
  const odd = [{ key: 'customers', value: '$& {x}' }]
  expect(fillFigures('{{customers}}', odd)).toBe('$& {x}')
})

test('a value that needs the register itself is not shown, and is logged once', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const register = toRegister([
    { key: 'customers', value: '{{customers}}' },
    { key: 'partners', value: 42 },
    { key: ['uptime'], value: '99.9%' },
  ])
  expect(warn).toHaveBeenCalledTimes(2)
  expect(fillFigures(['Our {{customers}} customers', '{{partners}} partners'], register)).toEqual([
    'Our customers',
    ' partners',
  ])
  expect(warn).toHaveBeenCalledTimes(2)
})

test('a large figure does not show the value of another one', () => {
  const large = { value: '{{uptime}}', label: 'Customers' }
  const registered = { key: 'customers', definition: 'Organizations', asOf: null, source: null }
  expect(
    fillFigures(
      [
        { ...large, registered },
        { ...large, registered: null },
      ],
      figures,
    ),
  ).toEqual([
    { value: '', label: 'Customers', registered },
    { value: '99.9%', label: 'Customers', registered: null },
  ])
})

test('only texts with a name need the register', () => {
  expect(namesFigures([{ title: 'GET /v1/address/{address}' }, null, 3])).toBe(false)
  expect(namesFigures({ code: 'style={{ color: 1 }}' })).toBe(false)
  expect(namesFigures({ sections: [{ points: ['{{customers}}'] }] })).toBe(true)
})
