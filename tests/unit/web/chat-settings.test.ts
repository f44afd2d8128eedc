import { expect, test } from 'vitest'
import { parseEnv } from '@/env'

const CHAT = { CHAT_SCRIPT_URL: 'https://chat.example/widget.js', CHAT_ID: 'abc-1' }

test('without a chat, the policy allows no extra origin', () => {
  expect(parseEnv({}).CHAT_ORIGINS).toEqual([])
  expect(parseEnv({ CHAT_ORIGINS: 'https://chat.example' }).CHAT_ORIGINS).toEqual([])
})

test('the policy allows the origin of the script and the listed origins', () => {
  expect(parseEnv(CHAT).CHAT_ORIGINS).toEqual(['https://chat.example'])
  const CHAT_ORIGINS = 'https://*.chat.example, https://chat.example,http://127.0.0.1:99'
  expect(parseEnv({ ...CHAT, CHAT_ORIGINS }).CHAT_ORIGINS).toEqual([
    'https://chat.example',
    'https://*.chat.example',
    'http://127.0.0.1:99',
  ])
})

test.each([
  { ...CHAT, CHAT_ORIGINS: "https://chat.example; script-src 'unsafe-eval'" },
  { ...CHAT, CHAT_ORIGINS: '*' },
  { ...CHAT, CHAT_ORIGINS: 'https://chat.example/path' },
  { ...CHAT, CHAT_ID: '"><script>' },
  { ...CHAT, CHAT_SCRIPT_URL: 'javascript:alert(1)' },
  { CHAT_SCRIPT_URL: CHAT.CHAT_SCRIPT_URL },
  { CHAT_ID: CHAT.CHAT_ID },
])(
  'incomplete settings, and values that would widen the policy, are refused in one line: %o',
  (source) => {
    expect(() => parseEnv(source)).toThrow(/^CHAT_[A-Z_]+ .+$/)
  },
)
