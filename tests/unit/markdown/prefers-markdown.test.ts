import { expect, test } from 'vitest'
import { prefersMarkdown } from '../../../web/src/markdown/ask-for-markdown.ts'

test.each([
  'text/markdown',
  'Text/Markdown',
  'text/markdown, text/html, */*',
  'text/markdown;q=0.9, */*;q=0.1',
  'text/html;q=0.5, text/markdown',
  'text/markdown; charset=UTF-8, text/html; charset=UTF-8',
  'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
])('%s prefers Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true)
})

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/plain',
  'text/html',
  'text/html,text/markdown;q=0.5',
  'text/html, text/markdown',
  'text/html;charset=utf-8, text/markdown',
  'text/markdown;q=0',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/markdownish',
])('%s does not', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false)
})
