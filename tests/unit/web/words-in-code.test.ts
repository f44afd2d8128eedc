import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { wordsInCode } from './words-in-code.ts'

const SITE = join(import.meta.dirname, '../../../web/src')

/** Files that visitors do not read, or that are code by design: forms, account screens and the dashboard. */
const LEFT_OUT =
  /^(account|cache|leads|sanity|server|next-workarounds|site\/(draft-mode)|site\/structured-data|app\/(\(account\)|api|gallery|og))\/|^env(-faults|-schema)?\.ts|^proxy\.ts|^instrumentation\.ts|\.gen\.tsx?$|(example|words)\.ts$|-structured-data\.ts$|^site\/security-text\.ts$/

/** Texts that may be in code, by file. Keep this list short: what a visitor reads is content. */
const ALLOWED: Record<string, readonly string[]> = {
  // It must work when content cannot be read.
  'app/global-error.tsx': [
    'Unexpected Application Error!',
    'Something went wrong on our side. Please try again in a moment.',
    'Try again',
    'Back to the home page',
  ],
  // Log messages, and job names in errors.
  'site/report-pdf/draw-report.ts': ['the process ended ('],
  'site/share-image/draw-in-worker.ts': ['A share image'],
  'markdown/kept-markdown.ts': ['The Markdown of a page'],
  // Key names and code languages.
  'search/search-dialog.tsx': ['Enter', 'Esc', 'Ctrl K', '⌘ K'],
  'ui/code/code-panel.tsx': ['Python', 'Ruby'],
  // Console lines.
  'consent/after-load.ts': ['not allowed', 'Chat widget:'],
  'consent/chat.ts': ['not configured', 'not allowed'],
  'lib/format-date.ts': ['America/New_York'],
  // Responses for programs.
  'documents/article/articles-api.ts': [
    'must have at most',
    'must be a whole number from 1 to',
    'area must be blog or news',
  ],
  'app/llms.txt/llms-text.ts': ['Each page is Markdown at its address with .md at the end.'],
  'markdown/ask-for-markdown.ts': ['Accept'],
  'lib/problem.ts': ['Error'],
  'lib/unavailable.ts': ['This cannot be answered now. Ask again in a few seconds.'],
}

const files = globSync('**/*.{ts,tsx}', { cwd: SITE }).filter((file) => !LEFT_OUT.test(file))

test('every word of the marketing pages is content', () => {
  expect(files.length).toBeGreaterThan(250)
  const found = files.flatMap((file) =>
    wordsInCode(readFileSync(join(SITE, file), 'utf8'))
      .filter(({ text }) => !ALLOWED[file]?.includes(text))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(found).toEqual([])
})

test.each(Object.entries(ALLOWED))('%s still has each text that it may have', (file, texts) => {
  const found = wordsInCode(readFileSync(join(SITE, file), 'utf8'))
  expect(texts.filter((text) => !found.some((each) => each.text === text))).toEqual([])
})

describe('a text in code is found', () => {
  test.each([
    ['in an element', 'const a = <p>Try <b>{x}</b></p>', ['Try']],
    ['in an expression', 'const a = <p>{x ? "again" : y && "results"}</p>', ['again', 'results']],
    ['in an attribute', 'const a = <nav aria-label="Tags" className="Tags" />', ['Tags']],
    ['in a template', `const a = <img alt={\`\${x} of five\`} />`, ['of five']],
    ['in a constant', 'const LOADING = "Loading articles…"', ['Loading articles…']],
    ['in a table', 'const kinds = { news: "News", jobs: "Jobs" }', ['News', 'Jobs']],
    ['in an argument', 'say("Nothing found")', ['Nothing found']],
    ['in a returned value', 'const a = () => "about cookies"', ['about cookies']],
  ])('%s', (_, source, texts) => {
    expect(wordsInCode(source).map(({ text }) => text)).toEqual(texts)
  })

  test.each([
    ['classes', 'const look = "border-risk bg-risk-wash text-risk"'],
    ['a comparison', 'const a = x === "Full time" && <b>{x}</b>'],
    ['an error', 'throw new Error("The server answered")'],
    ['a query', 'const F = /* groq */ `"title": coalesce(title, "Untitled one")`'],
    ['a type', 'type A = "On the left" | "On the right"'],
    ['a directive', '"use client"'],
    ['a lookup', 'const a = <p>{words["Full time"]}</p>'],
  ])('but not %s', (_, source) => {
    expect(wordsInCode(source)).toEqual([])
  })
})
