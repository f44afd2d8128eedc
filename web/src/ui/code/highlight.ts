import 'server-only'
import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type HighlighterCore,
} from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import bash from 'shiki/langs/bash.mjs'
import go from 'shiki/langs/go.mjs'
import http from 'shiki/langs/http.mjs'
import javascript from 'shiki/langs/javascript.mjs'
import json from 'shiki/langs/json.mjs'
import python from 'shiki/langs/python.mjs'
import ruby from 'shiki/langs/ruby.mjs'
import sql from 'shiki/langs/sql.mjs'

/** Token kinds with a color; all others are plain. */
export type CodeKind = 'keyword' | 'string' | 'constant' | 'comment' | 'function'
export type CodeToken = { text: string; kind?: CodeKind | undefined }

const KINDS: Record<string, CodeKind> = {
  keyword: 'keyword',
  string: 'string',
  'string-expression': 'string',
  constant: 'constant',
  comment: 'comment',
  function: 'function',
  link: 'string',
}

/** Code as tokens of one kind each, including line breaks; plain for an unknown language. */
export function highlight(code: string, language: string): CodeToken[] {
  const { getLoadedLanguages, codeToTokensBase } = highlighter()
  if (!getLoadedLanguages().includes(language)) return [{ text: code }]
  // By default Shiki stops highlighting a line after 500 ms, which a busy machine exceeds.
  const options = { lang: language, theme: THEME, tokenizeTimeLimit: 0 }
  const lines = codeToTokensBase(code, options).map((line) =>
    line.map(({ content, color }) => ({ text: content, kind: kindOf(color) })),
  )
  return joined(lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line])))
}

function kindOf(color = ''): CodeKind | undefined {
  const start = color.indexOf(COLOR_PREFIX)
  return start < 0 ? undefined : KINDS[color.slice(start + COLOR_PREFIX.length, -1)]
}

/** Merges adjacent tokens of one kind; white space joins either side. */
function joined(tokens: readonly CodeToken[]): CodeToken[] {
  const runs: CodeToken[] = []
  for (const token of tokens) {
    const last = runs.at(-1)
    if (last && (last.kind === token.kind || !token.text.trim())) last.text += token.text
    else runs.push({ ...token })
  }
  return runs
}

const THEME = 'kinds'
const COLOR_PREFIX = '--code-token-'

let made: HighlighterCore | undefined

/** Created on first use: grammars load slowly, and most pages have no code. */
function highlighter(): HighlighterCore {
  made ??= createHighlighterCoreSync({
    // The theme's colors are variable names, so a token's color identifies its kind.
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--code-' })],
    langs: [bash, http, json, javascript, python, go, ruby, sql],
    engine: createJavaScriptRegexEngine(),
  })
  return made
}
