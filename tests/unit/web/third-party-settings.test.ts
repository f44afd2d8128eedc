import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/env'

const MORE = 'THIRD_PARTY_ORIGINS'

describe.each([
  ['CHAT', 'abc-1'],
  ['ANALYTICS', '7'],
] as const)('%s', (kind, id) => {
  const URL = `${kind}_SCRIPT_URL` as const
  const given = { [URL]: `https://chat.example/widget.js#${id}` }
  const origins = (source: Record<string, string>) => parseEnv(source)[kind]?.origins ?? []

  test('without a script, the policy allows no extra origin', () => {
    expect(origins({})).toEqual([])
    expect(origins({ [MORE]: 'https://chat.example' })).toEqual([])
  })

  test('the policy allows the origin of the script and the listed origins', () => {
    expect(origins(given)).toEqual(['https://chat.example'])
    const listed = 'https://*.chat.example, https://chat.example,http://127.0.0.1:99'
    expect(origins({ ...given, [MORE]: listed })).toEqual([
      'https://chat.example',
      'https://*.chat.example',
      'http://127.0.0.1:99',
    ])
  })

  test.each([
    { [URL]: 'https://chat.example/widget.js' },
    { [URL]: 'https://chat.example/widget.js#"><script>' },
    { [URL]: `javascript:alert(1)#${id}` },
    { [URL]: `https://a;script-src'self'.example/widget.js#${id}` },
  ])('an address without an id, or that would widen the policy, is refused: %o', (source) => {
    expect(() => parseEnv(source)).toThrow(new RegExp(`^${URL} .+$`))
  })

  test.each(["https://chat.example; script-src 'unsafe-eval'", 'https://*.com'])(
    'an origin that would widen the policy is refused: %s',
    (origin) => {
      expect(() => parseEnv({ ...given, [MORE]: origin })).toThrow(new RegExp(`^${MORE} .+$`))
    },
  )
})

test.each(['GTM-ABC123', '7', 'www.example.com'])('an id of a measurement is taken: %s', (id) => {
  const { ANALYTICS } = parseEnv({
    ANALYTICS_SCRIPT_URL: `https://measure.example/script.js?id={id}#${id}`,
  })
  expect(ANALYTICS?.script).toEqual({ src: `https://measure.example/script.js?id=${id}`, id })
})

test.each([
  ['#G-ABC1234567', /^ANALYTICS_SCRIPT_URL must end in # and a container of Google Tag Manager/],
  ['#GTM-ABC123', /^ANALYTICS_SCRIPT_URL needs \{id\}, as in https/],
])('an id of no product, or a script that would not get it, is refused: %s', (end, message) => {
  const ANALYTICS_SCRIPT_URL = `https://measure.example/script.js${end}`
  expect(() => parseEnv({ ANALYTICS_SCRIPT_URL })).toThrow(message)
})
