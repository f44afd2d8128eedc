import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/env'

const KINDS = {
  CHAT: { CHAT_SCRIPT_URL: 'https://chat.example/widget.js', CHAT_ID: 'abc-1' },
  ANALYTICS: { ANALYTICS_SCRIPT_URL: 'https://chat.example/widget.js', ANALYTICS_ID: '7' },
} as const

describe.each(['CHAT', 'ANALYTICS'] as const)('%s', (kind) => {
  const given = KINDS[kind]
  const [URL, ID, ORIGINS] = [`${kind}_SCRIPT_URL`, `${kind}_ID`, `${kind}_ORIGINS`] as const
  const origins = (source: Record<string, string>) => parseEnv(source)[`${kind}_ORIGINS`]

  test('without a script, the policy allows no extra origin', () => {
    expect(origins({})).toEqual([])
    expect(origins({ [ORIGINS]: 'https://chat.example' })).toEqual([])
  })

  test('the policy allows the origin of the script and the listed origins', () => {
    expect(origins(given)).toEqual(['https://chat.example'])
    const listed = 'https://*.chat.example, https://chat.example,http://127.0.0.1:99'
    expect(origins({ ...given, [ORIGINS]: listed })).toEqual([
      'https://chat.example',
      'https://*.chat.example',
      'http://127.0.0.1:99',
    ])
  })

  test.each([
    { ...given, [ORIGINS]: "https://chat.example; script-src 'unsafe-eval'" },
    { ...given, [ORIGINS]: 'https://*.com' },
    { ...given, [ID]: '"><script>' },
    { ...given, [URL]: 'javascript:alert(1)' },
    { ...given, [URL]: "https://a;script-src'self'.example/widget.js" },
    { [URL]: given[URL as keyof typeof given] },
    { [ID]: given[ID as keyof typeof given] },
  ])(
    'incomplete settings, and values that would widen the policy, are refused in one line: %o',
    (source) => {
      expect(() => parseEnv(source)).toThrow(new RegExp(`^${kind}_[A-Z_]+ .+$`))
    },
  )
})

test.each(['GTM-ABC123', '7', 'www.example.com'])('an id of a measurement is taken: %s', (id) => {
  const script = 'https://measure.example/script.js?id={id}'
  expect(parseEnv({ ANALYTICS_SCRIPT_URL: script, ANALYTICS_ID: id }).ANALYTICS_ID).toBe(id)
})

test.each([
  [{ ANALYTICS_ID: 'G-ABC1234567' }, /^ANALYTICS_ID must be a container of Google Tag Manager/],
  [{ ANALYTICS_ID: 'GTM-ABC123' }, /^ANALYTICS_SCRIPT_URL needs \{id\}, as in https/],
])('an id of no product, or a script that would not get it, is refused: %o', (source, message) => {
  const ANALYTICS_SCRIPT_URL = 'https://measure.example/script.js'
  expect(() => parseEnv({ ANALYTICS_SCRIPT_URL, ...source })).toThrow(message)
})
