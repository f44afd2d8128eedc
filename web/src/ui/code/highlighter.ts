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

export const THEME = 'kinds'
export const COLOUR_PREFIX = '--code-token-'

let made: HighlighterCore | undefined

/** Made on first use: grammars take a moment to read, and most pages show no code. */
export function highlighter(): HighlighterCore {
  made ??= createHighlighterCoreSync({
    // Its colours are the names of variables, so a token's colour says what kind of thing it is.
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--code-' })],
    langs: [bash, http, json, javascript, python, go, ruby, sql],
    engine: createJavaScriptRegexEngine(),
  })
  return made
}
