import { expect, test } from 'vitest'
import { prefersMarkdown } from '../../../web/src/http/markdown/ask-for-markdown.ts'

test.each([
  'Text/Markdown',
  'text/markdown, text/html, */*',
  'text/markdown;q=0.9, */*;q=0.1',
  'text/markdown; charset=UTF-8, text/html; charset=UTF-8',
])('%s prefers Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true)
})

test.each([
  undefined,
  '',
  '*/*',
  'text/html,text/markdown;q=0.5',
  'text/html, text/markdown',
  'text/markdown;q=0',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
])('%s does not', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false)
})
