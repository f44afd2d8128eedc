import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { type CodeKind, highlight } from '@/ui/code/highlight'
import { ROOT } from '../../../scripts/run/root.ts'
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

const kindsOf = (code: string, language: string) =>
  new Map(highlight(code, language).map(({ text, kind }) => [text.trim(), kind]))

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

test.each(['bash', 'javascript', 'python', 'go', 'ruby', 'sql'])(
  '%s: comments have their own color',
  (name) => {
    expect(highlight(SAMPLES[name] ?? '', name).some(({ kind }) => kind === 'comment')).toBe(true)
  },
)

test('JSON names, strings and numbers have different colors', () => {
  const kinds = kindsOf(SAMPLES.json ?? '', 'json')
  expect(kinds.get('"score"')).toBe('keyword')
  expect(kinds.get('92')).toBe('constant')
  expect(kinds.get('"Mixer"')).toBe('string')
})

test('code in an unknown language is plain text, and its markup is escaped', () => {
  expect(highlight('<b>&amp;</b>', 'cobol')).toEqual([{ text: '<b>&amp;</b>' }])
})

test('adjacent tokens of one kind are merged', () => {
  const tokens = highlight(SAMPLES.python ?? '', 'python')
  const repeated = tokens.filter(({ kind }, index) => index > 0 && tokens[index - 1]?.kind === kind)
  expect(repeated).toEqual([])
})

describe('the colors', () => {
  const read = (name: string) => readFileSync(join(ROOT, 'web/src/styles', name), 'utf8')
  const tokens = read('tokens.css')
  const named = (name: string) => new RegExp(`${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? ''

  test.each<CodeKind>(['keyword', 'string', 'constant', 'comment', 'function'])(
    '%s has enough contrast on the dark background',
    (kind) => {
      const rule = new RegExp(`\\.code-${kind} \\{\\s*color: (?:var\\((.+?)\\)|(#[0-9a-f]{6}))`)
      const [, variable, literal] = rule.exec(read('code.css')) ?? []
      const color = literal ?? named(variable ?? 'none')
      expect(contrast(color, named('--color-night'))).toBeGreaterThan(4.5)
    },
  )
})

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = Number.NaN, green = 0, blue = 0] = channels.map((each) =>
    each <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('highlighting does not depend on the speed of the machine', () => {
  const code = SAMPLES.javascript ?? ''
  const expected = highlight(code, 'javascript')
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  expect(highlight(code, 'javascript')).toEqual(expected)
})
