import { expect, test, vi } from 'vitest'
import { highlight } from '@/ui/code/highlight'
import { codeLanguages } from '../../../studio/schema/options'

const SAMPLES: Record<string, string> = {
  bash: 'curl -H "Authorization: Bearer $KEY" https://a.example # why\n',
  http: 'GET /v1/a HTTP/1.1\nHost: a.example\n\n{"a": 1}',
  json: '{\n  "score": 92,\n  "found": true,\n  "reason": "Mixer"\n}',
  javascript: "const a = await client.screen('x') // why",
  python: 'def is_ours(body: bytes) -> bool:\n    return len(body) > 3  # why',
  go: 'if err != nil {\n\treturn fmt.Errorf("screening: %w", err) // why\n}',
  ruby: 'client = Client.new(api_key: ENV.fetch("KEY")) # why',
  sql: 'select count(*) from transfers where score >= 75 -- why',
  text: 'as it <stands> & nothing else',
}

test.each(codeLanguages.map(({ value }) => value))(
  '%s: highlighting keeps every character',
  (language) => {
    const code = SAMPLES[language] ?? ''
    expect(code).not.toBe('')
    const tokens = highlight(code, language)
    expect(tokens.map(({ text }) => text).join('')).toBe(code)
    expect(tokens.length > 1).toBe(language !== 'text')
  },
)

test('code in an unknown language is plain text, and its markup is escaped', () => {
  expect(highlight('<b>&amp;</b>', 'cobol')).toEqual([{ text: '<b>&amp;</b>' }])
})

test('highlighting does not depend on the speed of the machine', () => {
  const code = SAMPLES.javascript ?? ''
  const expected = highlight(code, 'javascript')
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  expect(highlight(code, 'javascript')).toEqual(expected)
})
